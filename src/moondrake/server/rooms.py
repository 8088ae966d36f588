"""The rooms: all tables of this process, read from their entries when needed; new ones are made here."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from moondrake.server import entries, fair, proposals, store
from moondrake.server.course import OVER, WAITING, Course
from moondrake.server.database import Conflict
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.identities import new_name, owner_tag
from moondrake.server.people import People
from moondrake.server.settings import Settings
from moondrake.server.setups import HUMAN, SECOND, TableSetup
from moondrake.server.store import SeatRow, Summary, TableRow
from moondrake.server.table import Keeper, Table
from moondrake.server.taking import SeatTaking
from moondrake.table import SetupError
from moondrake.table.saying import Saying

STILL_HERE: Final = 50 * SECOND


class Rooms(Keeper):
    """The tables, who sits there, and who is near them."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.people = People(self)
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.elsewhere: dict[str, set[int]] = {}

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
            raise Refused("unknown", "refused-no-table")
        row, listed = found
        version = self.desk(row.game).game.rules_version
        if row.rules_version != version and row.status != OVER:
            raise Refused(
                "not_now", "refused-other-rules", had=row.rules_version, game=row.game, here=version
            )
        try:
            table = Table(self, row)
            await table.restore(listed)
        except SetupError as error:
            raise Refused("not_now", "refused-other-cards") from error
        return table

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
            name = new_name()
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
                raise Refused("unknown", "refused-seat-for-person", seat=seat)
            if course.seats[seat].is_ready:
                raise Refused("taken", "refused-seat-taken")
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
                raise Refused("bad_token", "refused-invitation") from refusal
            raise
        return key

    def reread(self, table_ids: Sequence[str]) -> None:
        """These tables were changed in the database: whoever looks at them comes back and sees them anew."""
        for table_id in table_ids:
            if (table := self.tables.get(table_id)) is not None:
                for viewer in list(table.viewers):
                    viewer.leave(Saying("farewell-changed"))
                self.forget(table)

    # Who is near

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
