"""The steps of a turn and the kinds of questions: what a seat can be asked, and when.

Plain numbers, not enums: compiled, comparing a number with a number costs nothing.
"""

from typing import Final

from moondrake.table.numbers import names_of

STAYS: Final = 99
"""The row in which a creature vanished, while it has not."""


class Step:
    """EQ-4.2: Where in the turn we are; before the first turn and after the last one too."""

    START: Final = 0
    INVITE: Final = 1
    DEAL: Final = 2
    BET: Final = 3
    PLAY: Final = 4
    DISCARD: Final = 5
    DRAW: Final = 6
    CHECK: Final = 7
    OVER: Final = 8


class Ask:
    """The questions a seat, or chance, can be asked."""

    START: Final = 0
    INVITE: Final = 1
    DEAL: Final = 2
    BET: Final = 3
    PLAY: Final = 4
    ABILITY: Final = 5
    """Use the ability (on which target), or pass."""
    TARGET: Final = 6
    """The target of an ability or tree that is being carried out; no passing any more."""
    CREATURE: Final = 7
    """Demand: which creature?"""
    SECOND_FIELD: Final = 8
    """Swap: with which field?"""
    GIVE: Final = 9
    """Demand: which of the fitting cards?"""
    PICK: Final = 10
    """Chance draws a hand card."""
    KEEP: Final = 11
    """Rob: which of the cards looked at?"""
    DISCARD: Final = 12


STEP_NAMES: Final = names_of(Step)
ASK_NAMES: Final = names_of(Ask)
