"""The director: pairs rounds, opens their tables, takes the results from them, and waits for nobody for ever.

All it knows is in the database, and every step is one transaction that can happen only once: after a restart,
or beside another process, it goes on where the tournament is.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection

from moondrake.server import entries
from moondrake.server import store as tables_store
from moondrake.server.course import OVER, PENALTY, WAITING, Course
from moondrake.server.database import Conflict
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.rematch import crystals_after, is_decided, play_again
from moondrake.server.rooms import Rooms
from moondrake.server.setups import BOT, HUMAN, SECOND, SeatPlan, TableSetup
from moondrake.server.store import SeatRow
from moondrake.server.table import Table
from moondrake.server.tournaments import store
from moondrake.server.tournaments.store import MATCH, CupTable, PlayerRow, Tournament
from moondrake.table.saying import Saying
from moondrake.tournament import Result

log = logging.getLogger("moondrake.tournaments")
STEPS: Final = 200
"""So many things are done for a tournament before others have their turn."""


class Director:
    """Looks after all tournaments that are played here."""

    def __init__(self, house: Rooms) -> None:
        self.house = house
        self.locks: dict[str, asyncio.Lock] = {}
        self.begun_at = house.clock.now()

    async def tend_all(self) -> None:
        """See to every tournament that is played; trouble with one keeps from none of the others."""
        for tournament in await self.house.database.read(store.running):
            try:
                await self.tend(tournament)
            except Refused as refusal:
                if refusal.code in ("storage", "stopping"):
                    raise
                log.warning("a tournament is stuck", extra={"tournament": tournament, "code": refusal.code})
            except Exception:
                log.exception("a tournament is stuck", extra={"tournament": tournament})

    async def tend(self, tournament: str) -> None:
        """Do everything that can be done now."""
        lock = self.locks.setdefault(tournament, asyncio.Lock())
        async with lock:
            for _ in range(STEPS):
                found = await self.house.database.read(lambda connection: store.load(connection, tournament))
                if found is None or found.status != store.PLAYING or self.house.is_stopping:
                    self.locks.pop(tournament, None)
                    return
                try:
                    if not await self._step(found):
                        return
                except Conflict:
                    continue  # another process did it: look again

    async def _step(self, found: Tournament) -> bool:
        """One thing that changes the tournament; False if there is nothing to do now."""
        open_lines = [line for line in found.tables if len(line.players) > 1 and line.result is None]
        for line in open_lines:
            if line.table_id is not None and await self._follow(found, line):
                return True
        for line in open_lines:
            if line.table_id is None and self._has_room(found, line, open_lines):
                await self._open(found, line)
                return True
        return not open_lines and await self._pair(found)

    # Rounds

    async def _pair(self, found: Tournament) -> bool:
        now, cup = self.house.clock.now(), found.cup()
        turn = cup.next_round()
        if turn is None:
            await self.house.database.write(
                lambda connection: store.set_status(connection, found.id, store.PLAYING, store.OVER, now),
                is_compound=True,
            )
            return True
        await self.house.database.write(
            lambda connection: store.add_round(connection, found.id, found.rounds, turn, now),
            is_compound=True,
        )
        return True

    # Tables

    def _has_room(self, found: Tournament, line: CupTable, lines: list[CupTable]) -> bool:
        """Tables with people open at once; of those of bots alone as many as anybody may have."""
        if any(self._is_person(found, line, player) for player in line.players):
            return True
        alone = [
            other
            for other in lines
            if other.table_id is not None
            and not any(self._is_person(found, other, player) for player in other.players)
        ]
        return len(alone) < self.house.settings.limits.bot_tables

    @staticmethod
    def _is_person(found: Tournament, line: CupTable, player: int) -> bool:
        row = found.players[player]
        return row.is_person and row.identity is not None and player not in line.gone

    async def _open(self, found: Tournament, line: CupTable) -> None:
        """Open a table: people find their seat kept, bots sit already."""
        absent = [player for player in line.players if self._is_missing(found, line, player)]
        if absent:
            await self._missing(found, line, absent, (0,) * len(line.players), 0)
            return
        setup = await asyncio.to_thread(self._setup, found, line)
        seats = [
            SeatRow(
                seat,
                found.players[player].identity if self._is_person(found, line, player) else None,
                None,
                None,
                0,
            )
            for seat, player in enumerate(line.players)
        ]

        def extra(connection: Connection, table_id: str) -> None:
            store.set_game(connection, found.id, line, table_id)

        table = await self.house.create(setup, seats, found.creator, False, extra=extra)
        await self.house.begin_if_ready(table)

    @staticmethod
    def _is_missing(found: Tournament, line: CupTable, player: int) -> bool:
        """A person who was forgotten, or left before this table was opened."""
        row = found.players[player]
        is_away = row.left_after is not None or row.identity is None
        return row.is_person and is_away and player not in line.gone

    def _setup(self, found: Tournament, line: CupTable) -> TableSetup:
        setup, desk = found.setup, self.house.desk(found.setup.game)
        rows = [found.players[player] for player in line.players]
        header = dict(setup.header)
        for seat, row in enumerate(rows):
            header |= desk.brought(seat, row.choice)
        plans = tuple(self._plan(row, row.player in line.gone, desk.simplest()) for row in rows)
        crystals = (0,) * len(plans) if setup.table == MATCH and desk.crystals_to_win else ()
        return TableSetup(
            setup.game,
            desk.header(header, len(rows)),
            plans,
            setup.options,
            crystals,
            tournament=found.id,
            penalty=setup.penalty,
        )

    @staticmethod
    def _plan(row: PlayerRow, is_gone: bool, simplest: str) -> SeatPlan:
        if row.is_person and not is_gone:
            return SeatPlan(HUMAN, "", row.name)
        return SeatPlan(BOT, row.level or simplest, row.name or row.level or simplest)

    async def _follow(self, found: Tournament, line: CupTable) -> bool:
        """See what became of a table: a result, the next game of its match, or somebody who did not come."""
        assert line.table_id is not None
        if line.status is None:  # the table was removed: nobody came back to it
            people = [player for player in line.players if self._is_person(found, line, player)]
            await self._missing(found, line, people, (0,) * len(line.players), 0)
            return True
        if line.status not in (OVER, WAITING):
            return await self._give_up(found, line)
        table = await self.house.table(line.table_id)
        if line.status == WAITING:
            return await self._wait(found, line, table)
        course = table.course
        if course.outcome is None:
            return False
        if is_decided(course):
            await self._take(found, line, self._result(line, course))
            return True
        again = await play_again(self.house, table)
        await self.house.database.write(
            lambda connection: store.set_game(connection, found.id, line, again.id), is_compound=True
        )
        return True

    def _result(self, line: CupTable, course: Course) -> Result:
        """What came out at a table that is over."""
        outcome = course.outcome
        assert outcome is not None
        left = [line.players[seat] for seat, life in enumerate(course.seats) if life.has_left]
        gone = tuple(player for player in line.players if player in left or player in line.gone)
        games = len(course.setup.games) + 1
        if course.setup.crystals:
            is_played = outcome.reason in ("rules", PENALTY)
            played = crystals_after(course) if is_played else course.setup.crystals
            return Result(line.players, played, games, gone)
        if outcome.reason == PENALTY:
            return Result(line.players, tuple(max(0.0, value) for value in outcome.returns), games, gone)
        if outcome.reason != "rules" or course.state is None:
            return Result(line.players, (0,) * len(line.players), games, gone)
        scores, places = course.desk.scores(course.state)
        return Result(line.players, scores, games, gone, places)

    async def _take(self, found: Tournament, line: CupTable, result: Result) -> None:
        now = self.house.clock.now()
        await self.house.database.write(
            lambda connection: store.set_result(connection, found.id, line, result, now), is_compound=True
        )

    # Those who leave or do not come

    async def _give_up(self, found: Tournament, line: CupTable) -> bool:
        """Somebody dropped out in the middle of a game: it is given up."""
        left = [
            seat for seat, player in enumerate(line.players) if found.players[player].left_after is not None
        ]
        if not left:
            return False
        table = await self.house.table(line.table_id or "")
        seats = [
            seat
            for seat in left
            if table.course.seats[seat].is_person and not table.course.seats[seat].has_left
        ]
        if not seats or table.course.outcome is not None:
            return False

        def propose(course: Course, now: int) -> list[Entry]:
            is_over = course.outcome is not None or course.seats[seats[0]].has_left
            return [] if is_over else [Entry(entries.RESIGN, seats[0])]

        await table.submit(propose, entries.NOBODY, None)
        return True

    async def _wait(self, found: Tournament, line: CupTable, table: Table) -> bool:
        """Whoever has not sat down when time is up has lost; who waited has won, or plays with the others."""
        since, seats = max(table.row.created_at, self.begun_at), table.course.seats
        is_late = self.house.clock.now() >= since + found.setup.grace * SECOND
        absent = [
            player
            for player, seat in zip(line.players, seats, strict=True)
            if (not seat.is_ready and is_late)
            or (seat.is_person and found.players[player].left_after is not None)
        ]
        if not absent:
            return False
        setup = table.course.setup
        await self._missing(found, line, absent, setup.crystals or (0,) * len(seats), len(setup.games))
        table.vanish(Saying("farewell-absent"))
        return True

    async def _missing(
        self, found: Tournament, line: CupTable, absent: list[int], scores: tuple[int, ...], games: int
    ) -> None:
        """Absent players are out of the tournament; their table is decided, or goes on without them."""
        now = self.house.clock.now()
        gone = tuple(player for player in line.players if player in absent or player in line.gone)
        goes_on = len(line.players) > 2 and len(line.players) - len(gone) > 1

        def work(connection: Connection) -> None:
            store.leave(connection, found.id, absent, found.rounds, now)
            if line.table_id is not None and (line.status == WAITING or goes_on):
                tables_store.delete_tables(connection, [line.table_id])
            if goes_on:
                store.set_gone(connection, found.id, line, gone)
            else:
                store.set_result(connection, found.id, line, Result(line.players, scores, games, gone), now)

        await self.house.database.write(work, is_compound=True)
