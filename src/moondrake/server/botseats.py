"""Bots at the tables: who is asked thinks, what it chose is stored, one that fails is replaced."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import Final

from moondrake.server import entries
from moondrake.server.bots import BotFailure, Place, Thought
from moondrake.server.course import Course
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.ground import Ground
from moondrake.server.setups import BOT, SECOND
from moondrake.server.table import Table
from moondrake.server.turnstile import BOTS, PEOPLE

log = logging.getLogger("moondrake.bots")
QUICK_BEAT: Final = 100
"""Milliseconds an answer takes at levels that do not search."""
MARGIN: Final = 150
"""Milliseconds that are added to the thinking time of levels that do."""
REST: Final = 1.0
"""Seconds after which the simplest bot is asked again if even that one failed."""


class BotSeats:
    """Lets the bots of this process's tables play, one move at a time at each table."""

    def __init__(self, house: Ground) -> None:
        self.house = house
        self.busy: set[str] = set()

    async def play(self, table: Table) -> None:
        """Until a person is asked. If the table does not move on, its alarm tries again later."""
        if table.id in self.busy:
            return
        self.busy.add(table.id)
        try:
            while table.course.bot_to_act() and not self.house.is_stopping and not table.is_gone:
                before = table.course.seq
                await self._move(table)
                if table.course.seq == before:
                    return
        except Refused as refusal:
            log.warning("a bot could not move", extra={"table": table.id, "code": refusal.code})
        finally:
            self.busy.discard(table.id)

    async def _move(self, table: Table) -> None:
        course = table.course
        position, seat, level = course.position, course.to_act(), course.bot_to_act()
        assert seat is not None
        thought = Thought(
            table.id,
            table.row.game,
            course.setup.header,
            table.flat_actions(),
            seat,
            level,
            bot_seed(table.row.server_seed, seat, len(course.decisions)),
            self.house.settings.bot_seconds,
        )
        try:
            action = await self.house.bots.choose(thought, self._place(table, level))
        except BotFailure as failure:
            if not self.house.is_stopping:
                await self._replace(table, position, seat, level, str(failure))
            return

        name = own_name("bot", position)

        def propose(course: Course, now: int) -> Sequence[Entry]:
            if course.position != position or course.to_act() != seat or course.seats[seat].level != level:
                return []
            if course.state is None or action not in course.state.legal_actions():
                return [failed_bot(course, seat, level, "it chose what is not legal")]
            return [Entry(entries.DECIDE, seat, action, client=name)]

        _, is_duplicate = await table.submit(propose, seat, name)
        if not is_duplicate:
            self.house.metrics.bot_moves.inc()

    def _place(self, table: Table, level: str) -> Place:
        """Everything here is public: who made the table, who plays, and how strong the bot is."""
        course, settings = table.course, self.house.settings
        beat = 0
        is_alone = all(plan.kind == BOT for plan in course.setup.seats)
        if settings.bots_keep_time and not is_alone:  # where no person sat down nobody learns from haste
            is_quick = level in course.desk.quick_levels()
            beat = QUICK_BEAT if is_quick else round(settings.bot_seconds * SECOND) + MARGIN
        return Place(table.owner, PEOPLE if course.persons() else BOTS, beat)

    async def _replace(self, table: Table, position: int, seat: int, level: str, why: str) -> None:
        """A simpler bot takes over, and everybody is told."""
        self.house.metrics.bot_failures.inc()
        log.warning("a bot failed", extra={"table": table.id, "seat": seat, "level": level, "reason": why})
        if level == table.course.desk.simpler(level):
            await asyncio.sleep(REST)  # even the simplest fails: its alarm asks it again, nobody need be told
            return

        def propose(course: Course, now: int) -> Sequence[Entry]:
            if course.position != position or course.seats[seat].level != level:
                return []
            return [failed_bot(course, seat, level, why)]

        await table.submit(propose, seat, None)


def bot_seed(server_seed: str, seat: int, decisions: int) -> int:
    """The same position gives a bot the same seed, also after a restart."""
    text = f"bot {server_seed} {seat} {decisions}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")


def failed_bot(course: Course, seat: int, level: str, why: str) -> Entry:
    """The entry that hands a bot's seat to a simpler one."""
    data = {"level": course.desk.simpler(level), "was": level, "why": why}
    return Entry(entries.BOT_SITS, seat, data=data)
