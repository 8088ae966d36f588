"""The controller of a creature: EQ-2.6, EQ chapter 5."""

from moondrake.equinox.prints import CHAMPION_VALUE, NOBODY, ROW_VALUES, ROWS
from moondrake.equinox.state import Position

NO_STONE = -1


def prestige(position: Position, creature: int, seat: int) -> int:
    """EQ-2.5, EQ-5.1: The sum of a seat's stones on a creature's fields and champion card.

    NO_STONE, which is less than the sum of a stone in row 5, if it has none there. Unrevealed secret
    bets (EQ-4.8) and Ursus' halves (EQ-5.5) count nothing.
    """
    total = 0
    has_stone = False
    first = creature * ROWS
    for row in range(ROWS):
        if position.stones[first + row] == seat:
            total += ROW_VALUES[row]
            has_stone = True
    if position.champions[creature] >> seat & 1:
        return total + CHAMPION_VALUE
    return total if has_stone else NO_STONE


def controller(position: Position, creature: int) -> int:
    """EQ-5.2: The seat with the strictly highest sum; NOBODY if the highest sums are equal."""
    # EQ-5.3: whoever has no stone has 0 as well, so 0 wins nothing, unless OQE-6 is decided otherwise.
    best = NO_STONE if position.rules.zero_controls else 0
    leader = NOBODY
    for seat in range(position.seats):
        total = prestige(position, creature, seat)
        if total > best:
            best = total
            leader = seat
        elif total == best:
            leader = NOBODY
    return leader
