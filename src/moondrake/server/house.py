"""The house: all tables of this process, its storage, bots, bus, alarms and guests."""

import asyncio
from typing import Protocol

from sqlalchemy import Connection

from moondrake.server import store
from moondrake.server.botseats import BotSeats
from moondrake.server.course import OVER
from moondrake.server.neighbours import SPENT
from moondrake.server.pulse import Pulse
from moondrake.server.rooms import Rooms
from moondrake.server.settings import Settings
from moondrake.server.store import SeatRow, TableRow
from moondrake.server.sweep import Sweep
from moondrake.server.table import Table
from moondrake.server.tournaments.director import Director
from moondrake.table.saying import Saying


class Pipe(Protocol):
    """A conversation that can be ended."""

    def close(self) -> None: ...


class House(Rooms):
    """Everything one server process holds."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.bot_seats = BotSeats(self)
        self.director = Director(self)
        self.sweep = Sweep(self, self.bot_seats, self.director)
        self.pulse = Pulse(self, self.sweep.forgive_nap)
        self.pipes: set[Pipe] = set()
        """Ends of conversations that are passed on to other processes."""
        self.sweeper: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.calling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open everything; tables are restored when somebody needs them, alarms at once."""
        await self.open()
        await self.people.start()
        await self.sweep.forgive_downtime()
        await self.bus.start(self.hear)
        self.sweeper = self.spawn(self.sweep.run())
        self.beating = self.spawn(self.pulse.run())
        self.calling = self.spawn(self.neighbours.run())

    def say_good_bye(self) -> None:
        """Viewers and listeners are sent away to reconnect; nothing new is begun."""
        self.is_stopping = True
        self.notices.end()
        for pipe in list(self.pipes):
            pipe.close()
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                viewer.leave(Saying("farewell-restart"))

    async def stop(self) -> None:
        """Say good-bye; what is being stored is stored."""
        self.say_good_bye()
        await self.neighbours.leave()
        for task in (self.sweeper, self.beating, self.calling):
            if task is not None:
                task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        await self.bots.stop()
        await self.bus.stop()
        await asyncio.to_thread(self.database.close)

    # What happens by itself

    async def settle(self) -> None:
        """Before somebody's time is said to be up: was it spent awake?"""
        await self.pulse.settle()

    def moved(self, table: Table, whom: str) -> None:
        """A table has new entries: let bots think, tell other processes, tell whose turn it became."""
        course = table.course
        self.people.moved(table)
        if course.bot_to_act() and not self.is_stopping and self.neighbours.home(table.id) is None:
            self.spawn(self.bot_seats.play(table))
        if course.outcome is not None and course.setup.tournament and not self.is_stopping:
            self.spawn(self.director.tend(course.setup.tournament))
        if self.settings.bus:
            self.spawn(self.bus.publish(f"entry {table.id} {course.seq} {self.name} ?"))
        self._tell_news(table.id, whom)

    def _tell_news(self, table_id: str, whom: str) -> None:
        """Whose turn it became, or that a game ended: `whom` are the identities, `?` somebody, `-` nobody."""
        ears = self.notices.ears
        if ears and (whom == "?" or any(identity in ears for identity in whom.split(","))):
            self.spawn(self._tell_turn(table_id))

    async def _tell_turn(self, table_id: str) -> None:
        """Tell whoever listens here that it is their turn, or that the game is over."""

        def work(connection: Connection) -> tuple[TableRow | None, list[SeatRow]]:
            return store.load_table(connection, table_id), store.load_seats(connection, table_id)

        table, seats = await self.database.read(work)
        if table is None or (table.to_act is None and table.status != OVER):
            return
        notice = {"type": "turn", "table": table.id, "game": table.game, "status": table.status}
        for row in seats:
            if row.identity is not None and table.to_act in (None, row.seat):
                told = notice | {"seat": row.seat, "your_turn": table.to_act is not None}
                self.notices.tell(row.identity, told)

    # Other processes

    def hear(self, line: str) -> None:
        """A notice from the bus."""
        word, _, rest = line.partition(" ")
        if word == "entry":
            self._hear_entry(rest)
        elif word == SPENT:
            sender, _, told = rest.partition(" ")
            if sender != self.name:
                self.sharing.hear(told)
        elif word == "reread":
            self.reread([rest])
        elif word == "owners" and rest in self.tables:
            self.tables[rest].owners = None
        elif self.people.hear(word, rest):
            pass
        elif word == "again":
            for table in list(self.tables.values()):
                table.owners = None
                if table.viewers:
                    self.spawn(table.catch_up())

    def _hear_entry(self, rest: str) -> None:
        """Another process stored something at a table."""
        table_id, number, sender, whom, told = (rest + "    ").split(" ", 4)
        if sender == self.name:
            return
        table = self.tables.get(table_id)
        if table is None:
            self._tell_news(table_id, whom)
        elif number.isdecimal() and table.course.seq < int(number):
            new = store.noticed_entries(told.strip())
            self.spawn(table.take_in(new) if new else table.catch_up(int(number)))
