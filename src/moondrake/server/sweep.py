"""What happens by itself: alarms ring, other processes are caught up with, tables nobody looks at let go.

Every table is seen to by itself: trouble at one is logged and put off, and the others' clocks run on.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection

from moondrake.server import draftstore, entries, proposals, store
from moondrake.server.botseats import BotSeats
from moondrake.server.course import PLAYING, Course
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.identities import owner_tag
from moondrake.server.rooms import Rooms
from moondrake.server.setups import DAY, SECOND
from moondrake.server.table import BOT_LEASE, Proposal, Table
from moondrake.server.tournaments.director import Director
from moondrake.table.saying import Saying

log = logging.getLogger("moondrake.sweep")
EVERY: Final = 0.5
LOOK_EVERY: Final = 4
"""Rounds after which tables in memory are looked after."""
SEEN_EVERY: Final = 20.0
"""Seconds after which it is noted again that somebody is here."""
SEEN_AT_ONCE: Final = 200
CLEAN_EVERY: Final = 3600.0
LONGEST_PAUSE: Final = 10.0
PUT_OFF: Final = 60 * SECOND
"""A table at which something failed is looked at again after so long."""
PUT_OFF_LONG: Final = 24 * 3600 * SECOND
"""The same for one that this server refuses to go on with: it has other rules."""

KEPT_WAITING: Final = 30 * 60 * SECOND
"""Somebody who sits at a table of a draft's round waits so long for the other."""
NEVER_CAME: Final = 3 * DAY
"""So long such a table is kept for those who have not sat down, where nobody waits for them."""
NOBODY_CAME: Final = 10 * SECOND
"""So late, an alarm is seen to by any process."""
ASTRAY_SECONDS: Final = 10.0
"""So long a table may be looked at here though it is at home in another process."""
MOVED_AT_ONCE: Final = 50


class Sweep:
    """Goes round all tables of the house, again and again."""

    def __init__(self, house: Rooms, bot_seats: BotSeats, director: Director) -> None:
        self.house = house
        self.bot_seats = bot_seats
        self.director = director
        self.tending: asyncio.Task[bool] | None = None
        self.astray: dict[str, float] = {}
        """Tables that are looked at here though they are at home elsewhere, and since when."""

    async def run(self) -> None:
        """Until the house stops; where the storage does not answer, more and more slowly."""
        pause, rounds = EVERY, 0
        while not self.house.is_stopping:
            await asyncio.sleep(pause)
            rounds += 1
            works = [("alarms", self.ring)]
            if rounds % LOOK_EVERY == 0:
                works.append(("other processes", self._follow))
                self._tend_tournaments()
            if rounds % round(SEEN_EVERY / EVERY) == 0:
                works += [("presence", self._note_presence), ("people", self.house.people.look_after)]
                works.append(("rounds", self.fill_rounds))
            if rounds % round(CLEAN_EVERY / EVERY) == 0:
                works += [("cleaning", self.clean), ("people", self.house.people.clean)]
            done = [await self._guarded(what, work) for what, work in works]
            self.send_home()
            self.evict()
            pause = EVERY if all(done) else min(LONGEST_PAUSE, pause * 2)

    def _tend_tournaments(self) -> None:
        """Beside everything else: however many there are, no clock waits for them."""
        if self.tending is None or self.tending.done():
            self.tending = self.house.spawn(self._guarded("tournaments", self.director.tend_all))

    async def _guarded(self, what: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Trouble with one duty keeps from none of the others; was there none?"""
        try:
            await work()
        except Refused as refusal:
            log.warning("the sweep was refused", extra={"duty": what, "code": refusal.code})
            return False
        except Exception:
            log.exception("the sweep failed", extra={"duty": what})
            return False
        return True

    async def ring(self) -> None:
        """See to every table whose alarm rang."""
        now = self.house.clock.now()
        due = await self.house.database.read(lambda connection: store.due_tables(connection, now))
        for table_id in [name for name, at in due if self._is_ours(name, now - at)]:
            try:
                await self.wake(await self.house.table(table_id))
            except Refused as refusal:
                if refusal.code in ("storage", "stopping"):
                    raise
                log.warning("a table is stuck", extra={"table": table_id, "code": refusal.code})
                await self._put_off(table_id, PUT_OFF_LONG)
            except Exception:
                log.exception("a table is stuck", extra={"table": table_id})
                await self._put_off(table_id, PUT_OFF)

    def _is_ours(self, table_id: str, late: int) -> bool:
        """Is a table looked after here? If nobody did for a while, by anybody: no clock stops."""
        return self.house.neighbours.home(table_id) is None or late > NOBODY_CAME

    async def _put_off(self, table_id: str, milliseconds: int) -> None:
        later = self.house.clock.now() + milliseconds
        await self.house.database.write(lambda connection: store.postpone(connection, table_id, None, later))

    async def wake(self, table: Table) -> None:
        """See to a table whose alarm rang."""
        if self.house.database.is_shared:
            await table.catch_up()
        if await table.flag_if_late():
            return
        if not table.course.bot_to_act():
            return
        seq, later = table.course.seq, self.house.clock.now() + BOT_LEASE
        await self.house.database.write(lambda connection: store.postpone(connection, table.id, seq, later))
        self.house.spawn(self.bot_seats.play(table))

    async def _follow(self) -> None:
        """Catch up with what other processes stored at tables that are looked at here."""
        house = self.house
        house.metrics.resident.set(len(house.tables))
        watched = [table for table in house.tables.values() if table.viewers]
        if not house.database.is_shared or not watched:
            return
        ids = [table.id for table in watched]
        last = await house.database.read(lambda connection: store.heads(connection, ids))
        for table in watched:
            if last.get(table.id, -1) != table.course.seq:
                house.spawn(table.catch_up())
        await house.hear_presence(watched)

    async def _note_presence(self) -> None:
        house, now = self.house, self.house.clock.now()
        watched = [table for table in house.tables.values() if table.viewers]
        here = [(table.id, seat) for table in watched for seat in table.present()]
        for start in range(0, len(here), SEEN_AT_ONCE):
            await house.note_seen(here[start : start + SEEN_AT_ONCE], now)
        await house.database.write(lambda connection: store.note(connection, "alive at", str(now)))

    async def fill_rounds(self) -> None:
        """BM-21.12: a draft's round ends, though somebody does not come: a bot plays until they do."""
        house, now = self.house, self.house.clock.now()
        late = await house.database.read(lambda found: draftstore.waiting(found, now - KEPT_WAITING))
        for table in [await house.table(name) for name in late]:
            owners = [owner_tag(table.id, row.identity) for row in await house.seat_rows(table)]
            is_alone = now - table.row.created_at > NEVER_CAME

            def propose(
                course: Course, _: int, owners: list[str] = owners, is_alone: bool = is_alone
            ) -> list[Entry]:
                return proposals.come_without(course, owners, is_alone)

            await table.submit(propose, entries.NOBODY, None)
            await house.begin_if_ready(table)

    async def clean(self) -> None:
        """Remove what was abandoned for longer than this server keeps it."""
        house = self.house
        if not house.settings.keep_days:
            return
        before = house.clock.now() - round(house.settings.keep_days * DAY)
        gone = await house.database.write(lambda connection: store.clean(connection, before))
        for table_id in gone:
            if (table := house.tables.get(table_id)) is not None:
                table.vanish(Saying("farewell-abandoned"))
        if gone:
            log.info("abandoned tables were removed", extra={"tables": len(gone)})

    def send_home(self) -> None:
        """Whoever looks here at a table of another process comes back and is led there; not all at once."""
        house, now = self.house, time.monotonic()
        if not house.neighbours.others and not self.astray:
            return
        here = [table for table in house.tables.values() if house.neighbours.home(table.id) is not None]
        self.astray = {table.id: self.astray.get(table.id, now) for table in here}
        late = [table for table in here if now - self.astray[table.id] > ASTRAY_SECONDS]
        for table in [table for table in late if not table.lock.locked()][:MOVED_AT_ONCE]:
            for viewer in list(table.viewers):
                viewer.leave(Saying("farewell-moved"))
            house.forget(table)

    def evict(self) -> None:
        """Let go of tables nobody looks at; their entries are all that is needed to have them again."""
        house = self.house
        now, limit = house.clock.now(), house.settings.idle_seconds * SECOND
        idle = [
            table
            for table in house.tables.values()
            if not table.viewers and table.id not in self.bot_seats.busy
        ]
        idle.sort(key=lambda table: table.used_at)
        surplus = len(house.tables) - house.settings.limits.resident
        for number, table in enumerate(idle):
            if (number < surplus or now - table.used_at > limit) and not table.lock.locked():
                house.forget(table)

    async def forgive_downtime(self) -> None:
        """Alone on a database: time when the server was down is on nobody's clock; bots go on at once."""
        house = self.house
        if house.database.is_shared:
            return
        now = house.clock.now()

        def work(connection: Connection) -> tuple[int, list[str]]:
            alive = int(store.noted(connection, "alive at") or now)
            store.note(connection, "alive at", str(now))
            rows = store.all_tables(connection, PLAYING)
            return alive, [row.id for row in rows if row.setup.options.clock.budget()] if rows else []

        alive, clocked = await house.database.write(work)
        bots = await house.database.read(lambda connection: store.due_tables(connection, now + BOT_LEASE))
        for table_id in {*clocked, *(name for name, _ in bots)}:
            try:
                table = await house.table(table_id)
                await self._forgive(table, now - max(alive, table.course.last_at))
            except Exception as error:  # also Refused: another rules version
                log.warning("a table is stuck", extra={"table": table_id, "reason": str(error)})
                continue
            if table.course.bot_to_act():
                house.spawn(self.bot_seats.play(table))

    async def forgive_nap(self, lost: int) -> None:
        """The server slept for so many milliseconds; where others serve too, those who looked here did."""
        house, now = self.house, self.house.clock.now()
        if house.database.is_shared:
            ids = [table.id for table in house.tables.values() if table.viewers]
        else:
            rows = await house.database.read(lambda connection: store.all_tables(connection, PLAYING))
            ids = [row.id for row in rows if row.setup.options.clock.budget()]
        for table_id in ids:
            try:
                table = await house.table(table_id)
                await self._forgive(table, min(lost, now - table.course.last_at))
            except Exception as error:
                log.warning("a table is stuck", extra={"table": table_id, "reason": str(error)})

    async def _forgive(self, table: Table, lost: int) -> None:
        """So many milliseconds are on nobody's clock at this table."""
        if table.course.deadline() is not None and lost > 0:
            pause = Entry(entries.PAUSE, data={"ms": lost})
            await table.submit(_just(pause), entries.NOBODY, None)


def _just(entry: Entry) -> Proposal:
    """This entry, whatever the course."""
    return lambda course, now: [entry]
