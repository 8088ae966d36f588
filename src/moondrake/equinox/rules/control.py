"""The controller of a creature: EQ-2.6, EQ chapter 5."""

from typing import Final

from moondrake.equinox.prints import CHAMPION_VALUE, ROW_VALUES, ROWS
from moondrake.equinox.state import Position
from moondrake.table.native import i64
from moondrake.table.state import NOBODY

NO_STONE: Final = -1
BITS: Final = 8
"""So many bits of a number are one seat's part of it."""
PART: Final = 255


def prestige(position: Position, creature: i64, seat: i64) -> i64:
    """EQ-2.5, EQ-5.1: The sum of a seat's stones on a creature's fields and champion card.

    NO_STONE, which is less than the sum of a stone in row 5, if it has none there.
    """
    return (_sums(position, creature) >> seat * BITS & PART) - 1


def _sums(position: Position, creature: i64) -> i64:
    """EQ-2.5, EQ-5.1: For each seat its sum and one more, 0 if it has no stone there, in one number.

    Unrevealed secret bets (EQ-4.8) and Ursus' halves (EQ-5.5) count nothing.
    """
    sums: i64 = 0
    first: i64 = creature * ROWS
    row: i64
    for row in range(ROWS):
        owner: i64 = position.stones[first + row]
        if owner != NOBODY:
            sums = _with_stone(sums, owner, ROW_VALUES[row])
    champions: i64 = position.champions[creature]
    seat: i64 = 0
    while champions:
        if champions & 1:
            sums = _with_stone(sums, seat, CHAMPION_VALUE)
        champions >>= 1
        seat += 1
    return sums


def _with_stone(sums: i64, seat: i64, value: i64) -> i64:
    shift: i64 = seat * BITS
    if sums >> shift & PART == 0:
        value += 1
    return sums + (value << shift)


def controller(position: Position, creature: i64) -> i64:
    """EQ-5.2: The seat with the strictly highest sum; NOBODY if the highest sums are equal."""
    sums: i64 = _sums(position, creature)
    # EQ-5.3: whoever has no stone has 0 as well, so 0 wins nothing, unless OQE-6 is decided otherwise.
    best: i64 = NO_STONE if position.rules.zero_controls else 0
    leader: i64 = NOBODY
    seat: i64 = 0
    while sums:  # whoever comes after the last seat with a stone has none
        total: i64 = (sums & PART) - 1
        if total > best:
            best = total
            leader = seat
        elif total == best:
            leader = NOBODY
        sums >>= BITS
        seat += 1
    return leader
