"""The vocabulary: everything a creature or a tree can say, as data.

A verb is a small frozen value. `Effect` is the closed union of all of them; the engine and the three
languages read it with one branch per verb.
"""

from dataclasses import dataclass
from enum import IntEnum


class Which(IntEnum):
    """The cards on the table that a verb may reach; always visible ones."""

    OWN_EARLIER = 0
    """Creature cards of the creature itself, in earlier rows."""
    CHAMELEON = 1
    """Chameleon cards in any row."""
    CREATURE = 2
    """Creature cards in any row."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw `count` cards into hand."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeStone:
    """Take one of your placed stones back."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """Set one in `divisor` of another player's hand cards aside, at random, rounded up."""

    divisor: int


@dataclass(frozen=True, slots=True)
class PlaceStone:
    """Put one of your stones onto a field without a stone, also in earlier rows."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Play one more card; once per turn."""


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take a card from the table into hand."""

    which: Which


@dataclass(frozen=True, slots=True)
class Demand:
    """Demand a creature card of a named creature from another player, or see the whole hand."""


@dataclass(frozen=True, slots=True)
class DiscardAny:
    """In the discard step also discard cards of creatures still in the tournament, unseen."""


@dataclass(frozen=True, slots=True)
class UseVanished:
    """Use the ability of a vanished creature."""


@dataclass(frozen=True, slots=True)
class Rob:
    """Look at `look` random hand cards of another player and keep one of them."""

    look: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap the visible cards of two fields of one creature."""


@dataclass(frozen=True, slots=True)
class Remove:
    """Discard the visible card of another creature in the current row."""


@dataclass(frozen=True, slots=True)
class Stronger:
    """No ability in play: creature cards and scoring stones are worth `halves` half points more."""

    halves: int


@dataclass(frozen=True, slots=True)
class Expose:
    """Every secret bet on a named creature is revealed."""


Effect = (
    Draw
    | TakeStone
    | SetAside
    | PlaceStone
    | PlayAgain
    | TakeCard
    | Demand
    | DiscardAny
    | UseVanished
    | Rob
    | Swap
    | Remove
    | Stronger
    | Expose
)
