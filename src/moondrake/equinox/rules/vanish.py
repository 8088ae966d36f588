"""Step 5 of a turn, vanishing, and the next round: EQ chapter 8."""

from moondrake.equinox.happenings import Happening, tell
from moondrake.equinox.prints import ROWS
from moondrake.equinox.rules.ending import end
from moondrake.equinox.rules.places import field_of, strength
from moondrake.equinox.state import Position, vanished
from moondrake.table.state import NOBODY


def check(position: Position) -> None:
    """EQ-8.1, EQ-8.3: In a full row the one creature with the lowest strength vanishes."""
    lowest = 99
    loser = NOBODY
    for creature in position.alive:  # the others' fields have vanish cards
        own = strength(position, creature)
        if own < 0:
            return
        if own < lowest:
            lowest = own
            loser = creature
        elif own == lowest:
            loser = NOBODY
    if loser == NOBODY:
        tell(position, Happening.LOWEST_SHARED, NOBODY, lowest, "EQ-8.2")
    else:
        vanish(position, loser)


def vanish(position: Position, creature: int) -> None:
    """EQ-8.3, EQ-8.8: The creature leaves the tournament, its stones stay lying; the round ends."""
    tell(position, Happening.VANISHED, NOBODY, creature, "EQ-8.1")
    position.vanished_in[creature] = position.row
    position.alive = [other for other in position.alive if other != creature]
    if position.row == ROWS - 1:
        tell(position, Happening.VANISH_CARD, NOBODY, field_of(creature, position.row), "EQ-8.6")
        end(position)  # EQ-8.7: three creatures remain
    else:
        _prepare_next_row(position, creature)


def _prepare_next_row(position: Position, creature: int) -> None:
    """EQ-8.4, EQ-8.5, EQ-7.3: Vanish cards go onto the next row's fields; earlier rows stay as they are."""
    position.row += 1
    position.bet_on = 0
    if position.events is None:
        return
    tell(position, Happening.VANISH_CARD, NOBODY, field_of(creature, position.row), "EQ-8.4")
    for other in vanished(position):
        if other != creature:
            tell(position, Happening.VANISH_CARD, NOBODY, field_of(other, position.row), "EQ-8.5")
    tell(position, Happening.ROUND, NOBODY, position.row + 1, "EQ-4.1")
