"""Play again: the same people, the next game."""

from collections.abc import Sequence

from msgspec.structs import replace

from moondrake.server import entries, store
from moondrake.server.course import PENALTY, Course
from moondrake.server.database import Conflict
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.rooms import Rooms
from moondrake.server.setups import CHOOSE_AGAIN, RANDOM, SWAP_SETS, TableSetup
from moondrake.server.store import SeatRow
from moondrake.server.table import Table

REMATCHED = own_name("rematch", "")
MOST_GAMES = 50
"""So many lines a score sheet has."""


def next_setup(course: Course) -> TableSetup:
    """The set-up of the next game; a match counts crystals until somebody has five (BM-8.5)."""
    outcome = course.outcome
    if outcome is None:
        raise Refused("not_now", "refused-again-later")
    setup = course.setup
    crystals = setup.crystals
    games = (*setup.games, tuple(outcome.returns))[-MOST_GAMES:]
    if crystals:
        crystals = crystals_after(course)
        if max(crystals) >= course.desk.crystals_to_win:
            crystals, games = (0,) * len(crystals), ()
    header = course.desk.next_header(_between(course), outcome.returns)
    # The same people: their seats keep their names until they sit down again.
    seats = tuple(replace(plan, name=life.name) for plan, life in zip(setup.seats, course.seats, strict=True))
    return replace(setup, header=header, seats=seats, crystals=crystals, games=games)


def _between(course: Course) -> dict[str, str]:
    """BM-8.6, BM-8.7: the decks of the next game: kept, exchanged, or dealt anew."""
    setup, desk = course.setup, course.desk
    if setup.crystals and setup.between == SWAP_SETS:
        return desk.swapped_header(setup.header)
    if setup.crystals and setup.between == CHOOSE_AGAIN and setup.leaders == RANDOM:
        return desk.dealt_header(setup.header)
    return dict(setup.header)


def crystals_after(course: Course) -> tuple[int, ...]:
    """BM-8.4, BM-8.5: the crystals of a match after this game; none where no match is played."""
    if not course.setup.crystals:
        return ()
    returns = course.outcome.returns if course.outcome is not None else (0.0,) * len(course.seats)
    return tuple(course.crystals_of(seat) + max(0, round(new)) for seat, new in enumerate(returns))


def has_match_winner(course: Course) -> bool:
    """BM-8.5: is this the last game of a match?"""
    return (
        course.outcome is not None and max(crystals_after(course), default=0) >= course.desk.crystals_to_win
    )


def is_decided(course: Course) -> bool:
    """Is this table of a tournament over? Whoever gives up or stays away gives up the match."""
    outcome = course.outcome
    if outcome is None:
        return False
    crystals = crystals_after(course)
    is_given_up = outcome.reason not in ("rules", PENALTY)
    return is_given_up or not crystals or max(crystals) >= course.desk.crystals_to_win


async def play_again(house: Rooms, table: Table) -> Table:
    """The table that continues this one, made by whoever calls first."""
    setup = next_setup(table.course)
    if setup.tournament and is_decided(table.course):
        raise Refused("not_now", "refused-again-tournament")
    known = await house.database.read(lambda connection: store.rematch_of(connection, table.id))
    if known is None:
        known = await _make(house, table, setup)
    again = await house.table(known)
    new_id = known

    def propose(course: Course, now: int) -> Sequence[Entry]:
        if course.rematch:
            return []
        return [Entry(entries.REMATCH, data={"table": new_id}, client=REMATCHED)]

    await table.submit(propose, entries.NOBODY, REMATCHED)
    await house.begin_if_ready(again)
    return again


async def _make(house: Rooms, table: Table, setup: TableSetup) -> str:
    rows = await house.seat_rows(table)
    kept = [SeatRow(row.seat, row.identity, None, row.key_hash, 0) for row in rows]
    try:
        row = table.row
        made = await house.create(setup, kept, row.creator, False, table.id, row.origin)
    except Conflict:
        known = await house.database.read(lambda connection: store.rematch_of(connection, table.id))
        if known is None:
            raise
        return known
    return made.id
