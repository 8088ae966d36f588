"""The house: all tables of this process, its storage, bots, bus, alarms and guests."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection

from moondrake.games.desk import AnyDesk
from moondrake.server import entries, fair, proposals, store
from moondrake.server.bots import BotPool
from moondrake.server.botseats import BotSeats
from moondrake.server.bus import open_bus
from moondrake.server.course import OVER, WAITING, Course
from moondrake.server.database import Conflict, Database
from moondrake.server.desks import desk_of
from moondrake.server.doors import Doors
from moondrake.server.engines import Engines
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.forgetting import owner_tag
from moondrake.server.limits import Allowance, Limiter
from moondrake.server.metrics import Metrics
from moondrake.server.neighbours import Neighbours
from moondrake.server.notices import Notices
from moondrake.server.people import People
from moondrake.server.pulse import Pulse
from moondrake.server.settings import RATES, Settings
from moondrake.server.setups import HUMAN, SECOND, TableSetup
from moondrake.server.store import SeatRow, Summary, TableRow
from moondrake.server.sweep import Sweep
from moondrake.server.table import Table
from moondrake.server.taking import SeatTaking
from moondrake.server.tournaments.director import Director

if TYPE_CHECKING:
    from moondrake.server.relay import Pipe

log = logging.getLogger("moondrake.house")
Result = TypeVar("Result")

STILL_HERE: Final = 50 * SECOND
STORED_MS: Final = 5 * SECOND


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = settings.clock
        self.database = Database(settings.database, settings.patience)
        self.bus = open_bus(self.database.url, settings.bus)
        self.metrics = Metrics()
        self.bots = BotPool(settings.bots, self.clock, self.metrics, Engines(settings.engines))
        self.notices = Notices()
        self.people = People(self)
        self.bot_seats = BotSeats(self)
        self.sweep = Sweep(self)
        self.director = Director(self)
        self.pulse = Pulse(self)
        self.neighbours = Neighbours(self)
        self.pipes: set[Pipe] = set()
        """Ends of conversations that are passed on to other processes."""
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.elsewhere: dict[str, set[int]] = {}
        self.doors = Doors(settings.limits.connections, self.metrics)
        self.is_stopping = False
        self.stored_at = 0
        self.sweeper: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.calling: asyncio.Task[None] | None = None
        self.cookie_key = b""
        rates = {name: getattr(settings.limits, name) for name in RATES}
        self.limiters = {name: Limiter(name, rate, self.clock) for name, rate in rates.items()}
        """By address alone."""
        self.allowances = {name: Allowance(name, rate, self.clock) for name, rate in rates.items()}
        """By address, identity, key and table together."""

    def desk(self, game: str) -> AnyDesk:
        return desk_of(game)

    async def start(self) -> None:
        """Open everything; tables are restored when somebody needs them, alarms at once."""
        await asyncio.to_thread(self.database.start)
        key = await self.database.write(
            lambda connection: store.secret(connection, store.COOKIE_KEY, secrets.token_hex(32))
        )
        self.cookie_key = bytes.fromhex(key)
        await self.people.start()
        await self.sweep.forgive_downtime()
        await self.bus.start(self.hear)
        self.sweeper = self.spawn(self.sweep.run())
        self.beating = self.spawn(self.pulse.run())
        self.calling = self.spawn(self.neighbours.run())

    async def check_storage(self) -> None:
        """Can something be stored? Tried by writing, every few seconds at most; raises Refused."""
        now = self.clock.now()
        if now - self.stored_at < STORED_MS:
            return
        await self.database.write(lambda connection: store.note(connection, "health", str(now)))
        self.stored_at = now

    def say_good_bye(self) -> None:
        """Viewers and listeners are sent away to reconnect; nothing new is begun."""
        self.is_stopping = True
        self.notices.end()
        for pipe in list(self.pipes):
            pipe.close()
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                viewer.leave("the server restarts: reconnect and resync")

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

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Run something to its end, whoever waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("a task failed", exc_info=error)

    # Tables

    async def table(self, table_id: str) -> Table:
        """A table, from memory or restored from its entries; raises Refused('unknown')."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used_at = self.clock.now()
            return table
        if table_id in self.loading:
            return await asyncio.shield(self.loading[table_id])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.loading[table_id] = future
        try:
            table = await self._restore(table_id)
            self.tables[table_id] = table
            future.set_result(table)
            return table
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # looked at, even if nobody else waits
            raise
        finally:
            del self.loading[table_id]

    async def _restore(self, table_id: str) -> Table:
        def work(connection: Connection) -> tuple[TableRow, list[Entry]] | None:
            row = store.load_table(connection, table_id)
            return None if row is None else (row, store.load_entries(connection, table_id))

        found = await self.database.read(work)
        if found is None:
            raise Refused("unknown", "there is no such table")
        row, listed = found
        version = self.desk(row.game).game.rules_version
        if row.rules_version != version and row.status != OVER:
            raise Refused(
                "not_now",
                f"this table is played under rules version {row.rules_version} of {row.game}; this server "
                f"plays version {version} and would not continue it faithfully",
            )
        table = Table(self, row)
        await table.restore(listed)
        return table

    def forget(self, table: Table) -> None:
        self.tables.pop(table.id, None)

    async def create(
        self,
        setup: TableSetup,
        seats: Sequence[SeatRow],
        creator: str | None,
        is_open: bool,
        rematch_of: str | None = None,
        origin: str | None = None,
        extra: "Callable[[Connection, str], None] | None" = None,
    ) -> Table:
        """Store a new table; the server's seed is settled, and committed to, from here on.

        `extra` is written together with it, or neither is.
        """
        now = self.clock.now()
        row = TableRow(
            id=self._new_id(),
            game=setup.game,
            rules_version=self.desk(setup.game).game.rules_version,
            created_at=now,
            updated_at=now,
            seq=0,
            status=WAITING,
            setup=setup,
            server_seed=fair.new_seed(),
            to_act=None,
            result=None,
            creator=creator,
            is_open=is_open,
            rematch_of=rematch_of,
            origin=origin,
        )
        summary = Summary(WAITING, None, None)

        def work(connection: Connection) -> None:
            if not store.create_table(connection, row, seats, summary):
                return
            if setup.options.rated:
                self.people.counting.mark(connection, row.id)
            if extra is not None:
                extra(connection, row.id)

        await self.database.write(work, is_compound=True)
        table = Table(self, row)
        self.tables[table.id] = table
        return table

    def _new_id(self) -> str:
        """A name for a table that is at home here."""
        while True:
            name = secrets.token_urlsafe(9)
            if self.neighbours.home(name) is None:
                return name

    async def begin_if_ready(self, table: Table) -> None:
        """A table of bots alone begins by itself."""

        def propose(course: Course, now: int) -> Sequence[Entry]:
            begin = proposals.start(course)
            return [] if begin is None else [begin]

        await table.submit(propose, entries.NOBODY, None)

    async def join(self, table: Table, seat: int, wish: SeatTaking) -> str:
        """Sit down: with an invitation, or on a seat kept for this identity. Returns the seat's key."""
        key, client = secrets.token_urlsafe(24), own_name("join", secrets.token_hex(8))
        identity, invite_hash = wish.identity, wish.invite_hash
        taker = store.Taker(identity, key, wish.name)
        data: dict[str, Any] = {"name": wish.name, "owner": owner_tag(table.id, identity)}
        if wish.chosen:
            data["deck"] = wish.chosen
        if wish.seed_hash is not None:
            data["hash"] = wish.seed_hash
        elif wish.seed is not None:
            data["seed"] = wish.seed

        def propose(course: Course, now: int) -> Sequence[Entry]:
            if seat >= len(course.seats) or course.seats[seat].kind != HUMAN:
                raise Refused("unknown", f"there is no seat {seat} for a person at this table")
            if course.seats[seat].is_ready:
                raise Refused("taken", "this seat is taken")
            others = [life.is_ready for number, life in enumerate(course.seats) if number != seat]
            is_last = all(others) and not wish.is_early
            by = {"by": fair.SHOWN_LAST if is_last else fair.SHOWN_EARLY} if "seed" in data else {}
            return [Entry(entries.JOIN, seat, data=data | by, client=client)]

        def extra(connection: Connection) -> None:
            store.take_seat(connection, table.id, seat, invite_hash, taker)

        try:
            await table.submit(propose, seat, client, extra)
        except Refused as refusal:
            if refusal.code == "conflict":
                raise Refused("bad_token", "this invitation is not valid for this seat") from refusal
            raise
        return key

    # What happens by itself

    def moved(self, table: Table, whom: str) -> None:
        """A table has new entries: let bots think, tell other processes, tell whose turn it became."""
        course = table.course
        self.people.moved(table)
        if course.bot_to_act() and not self.is_stopping and self.neighbours.home(table.id) is None:
            self.spawn(self.bot_seats.play(table))
        if course.outcome is not None and course.setup.tournament and not self.is_stopping:
            self.spawn(self.director.tend(course.setup.tournament))
        if self.settings.bus:
            self.spawn(self.bus.publish(f"entry {table.id} {course.seq} {self.neighbours.name} ?"))
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

    def reread(self, table_ids: Sequence[str]) -> None:
        """These tables were changed in the database: whoever looks at them comes back and sees them anew."""
        for table_id in table_ids:
            if (table := self.tables.get(table_id)) is not None:
                for viewer in list(table.viewers):
                    viewer.leave("this table was changed: reconnect and resync")
                self.forget(table)

    # Other processes

    def hear(self, line: str) -> None:
        """A notice from the bus."""
        word, _, rest = line.partition(" ")
        if word == "entry":
            table_id, number, sender, whom, told = (rest + "    ").split(" ", 4)
            if sender == self.neighbours.name:
                return
            table = self.tables.get(table_id)
            if table is None:
                self._tell_news(table_id, whom)
            elif number.isdecimal() and table.course.seq < int(number):
                new = store.noticed_entries(told.strip())
                self.spawn(table.take_in(new) if new else table.catch_up(int(number)))
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

    def seen(self, table: Table, seats: Sequence[int]) -> None:
        """Somebody came or went."""
        if not seats or self.is_stopping:
            return
        here = [(table.id, seat) for seat in seats]
        self.spawn(self.note_seen(here, self.clock.now()))

    async def note_seen(self, here: list[tuple[str, int]], now: int) -> None:
        with contextlib.suppress(Refused, Conflict):
            await self.database.write(lambda connection: store.mark_seen(connection, here, now))

    def seen_elsewhere(self, table: Table) -> set[int]:
        return self.elsewhere.get(table.id, set())

    async def hear_presence(self, watched: Sequence[Table]) -> None:
        """Who is connected to other processes, from when they were last seen."""
        ids, since = [table.id for table in watched], self.clock.now() - STILL_HERE
        seen = await self.database.read(lambda connection: store.seen_since(connection, ids, since))
        for table in watched:
            here = seen.get(table.id, set()) - table.present()
            if here != self.elsewhere.get(table.id, set()):
                self.elsewhere[table.id] = here
                table.tell_presence()

    async def _seats(self, table: Table) -> list[SeatRow]:
        return await self.database.read(lambda connection: store.load_seats(connection, table.id))

    async def seat_rows(self, table: Table) -> list[SeatRow]:
        """Who owns which seat; read anew when somebody joined or was invited, here or elsewhere."""
        if table.owners is None:
            joined = sum(seat.is_ready for seat in table.course.seats)
            rows = await self._seats(table)
            table.owners = rows if joined == sum(seat.is_ready for seat in table.course.seats) else None
            return rows
        return table.owners

    async def away(self, table: Table) -> set[int]:
        """Seats that have been away for longer than the table allows."""
        rows = await self._seats(table)
        now = self.clock.now()
        seen = {row.seat: row.seen_at for row in rows} | dict.fromkeys(table.present(), now)
        return proposals.away_since(table.course, seen, now)
