"""When everything about a finished game may be shown: not while what it hid is still a secret elsewhere."""

from typing import Final

from moondrake.server import draftstore
from moondrake.server.course import PLAYING
from moondrake.server.draftround import has_round_ended
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.rematch import MOST_GAMES, has_match_winner
from moondrake.server.setups import DAY
from moondrake.server.table import Table
from moondrake.server.tournaments import store as tournaments

FORSAKEN_MS: Final = 7 * DAY
"""A match or a round that nobody has touched for so long is not waited for."""


async def check_publishing(house: House, table: Table) -> None:
    """May the record of this finished game be shown? Raises Refused.

    BM-3.4b: a closed list is played with again in the next game of a match, in the next round of a tournament
    or of a draft; BM-21.10: what others kept in a draft is nobody's business before the round is over.
    """
    course = table.course
    if course.desk.stays_hidden:
        await _wait_for_round(house, table)
        return
    if course.desk.shown_header(course.setup.header, course.state, ()) == course.setup.header:
        return  # nothing of the decks is hidden
    if course.setup.tournament:
        await _wait_for_tournament(house, course.setup.tournament)
    elif course.setup.crystals:
        await _wait_for_match(house, table)
    draft = await _draft_of(house, table)
    if draft is not None:
        await _wait_for_round(house, await house.table(draft))


async def _wait_for_tournament(house: House, tournament: str) -> None:
    found = await house.database.read(lambda connection: tournaments.load(connection, tournament))
    if found is not None and found.status != tournaments.OVER:
        raise Refused("not_now", "refused-closed-tournament")


async def _wait_for_match(house: House, table: Table) -> None:
    last = table
    for _ in range(MOST_GAMES):
        if has_match_winner(last.course):
            return
        if not last.course.rematch:
            break
        last = await house.table(last.course.rematch)
    if last.course.status == PLAYING or house.clock.now() - last.course.last_at < FORSAKEN_MS:
        raise Refused("not_now", "refused-closed-match")


async def _draft_of(house: House, table: Table) -> str | None:
    """The draft whose decks are played with here, in a game of its round or in a rematch of one."""
    for _ in range(MOST_GAMES):
        table_id = table.id
        found = await house.database.read(lambda connection: draftstore.draft_of(connection, table_id))  # noqa: B023
        if found is not None or table.row.rematch_of is None:
            return found
        table = await house.table(table.row.rematch_of)
    return None


async def _wait_for_round(house: House, draft: Table) -> None:
    is_old = house.clock.now() - draft.course.last_at > FORSAKEN_MS
    if not is_old and not await has_round_ended(house, draft):
        raise Refused("not_now", "refused-closed-draft")
