"""Play again: the same people, the next game."""

from collections.abc import Sequence

from msgspec.structs import replace

from moondrake.server import entries, store
from moondrake.server.course import Course
from moondrake.server.database import Conflict
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.setups import TableSetup
from moondrake.server.store import SeatRow
from moondrake.server.table import Table

CRYSTALS_TO_WIN = 5
REMATCHED = own_name("rematch", "")
MOST_GAMES = 50
"""So many lines a score sheet has."""


def next_setup(course: Course) -> TableSetup:
    """The set-up of the next game; a match counts crystals until somebody has five (BM-8.5)."""
    outcome = course.outcome
    if outcome is None:
        raise Refused("not_now", "play again when the game is over")
    setup = course.setup
    crystals = setup.crystals
    games = (*setup.games, tuple(outcome.returns))[-MOST_GAMES:]
    if crystals:
        won = tuple(max(0, round(value)) for value in outcome.returns)
        crystals = tuple(old + new for old, new in zip(crystals, won, strict=True))
        if max(crystals) >= CRYSTALS_TO_WIN:
            crystals, games = (0,) * len(crystals), ()
    header = course.desk.next_header(setup.header, outcome.returns)
    # The same people: their seats keep their names until they sit down again.
    seats = tuple(replace(plan, name=life.name) for plan, life in zip(setup.seats, course.seats, strict=True))
    return TableSetup(setup.game, header, seats, setup.options, crystals, games)


async def play_again(house: House, table: Table) -> Table:
    """The table that continues this one, made by whoever calls first."""
    setup = next_setup(table.course)
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


async def _make(house: House, table: Table, setup: TableSetup) -> str:
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
