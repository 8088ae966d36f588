"""The steps of a turn and the kinds of questions: what a seat can be asked, and when."""

from enum import IntEnum
from typing import Final

STAYS: Final = 99
"""The row in which a creature vanished, while it has not."""


class Step(IntEnum):
    """EQ-4.2: Where in the turn we are; before the first turn and after the last one too."""

    START = 0
    INVITE = 1
    DEAL = 2
    BET = 3
    PLAY = 4
    DISCARD = 5
    DRAW = 6
    CHECK = 7
    OVER = 8


class Ask(IntEnum):
    """The questions a seat, or chance, can be asked."""

    START = 0
    INVITE = 1
    DEAL = 2
    BET = 3
    PLAY = 4
    ABILITY = 5
    """Use the ability (on which target), or pass."""
    TARGET = 6
    """The target of an ability or tree that is being carried out; no passing any more."""
    CREATURE = 7
    """Demand: which creature?"""
    SECOND_FIELD = 8
    """Swap: with which field?"""
    GIVE = 9
    """Demand: which of the fitting cards?"""
    PICK = 10
    """Chance draws a hand card."""
    KEEP = 11
    """Rob: which of the cards looked at?"""
    DISCARD = 12
