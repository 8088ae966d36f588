"""The fourteen creatures and the two trees: EQ-1.1, EQ-1.8, chapters 9 and 10. Data, no functions."""

from dataclasses import dataclass
from typing import Final

from moondrake.equinox.effects import (
    Demand,
    DiscardAny,
    Draw,
    Effect,
    Expose,
    PlaceStone,
    PlayAgain,
    Remove,
    Rob,
    SetAside,
    Stronger,
    Swap,
    TakeCard,
    TakeStone,
    UseVanished,
    Which,
)


@dataclass(frozen=True, slots=True)
class Printed:
    """A creature or a tree: the word people type, its proper name, what it does, under which rule."""

    key: str
    name: str
    effect: Effect
    rule: str


CREATURES: Final = (
    Printed("susi", "Susi", Draw(3), "EQ-9.1"),
    Printed("moosmann", "Moosmann", TakeStone(), "EQ-9.2"),
    Printed("cornu", "Cornu", SetAside(divisor=2), "EQ-9.3"),
    Printed("klumpi", "Klumpi", PlaceStone(), "EQ-9.4"),
    Printed("echomir", "Echomir", PlayAgain(), "EQ-9.5"),
    Printed("lupino", "Lupino", TakeCard(Which.OWN_EARLIER), "EQ-9.6"),
    Printed("noctia", "Noctia", Demand(), "EQ-9.7"),
    Printed("carmen", "Carmen", DiscardAny(), "EQ-9.8"),
    Printed("fungi", "Fungi", UseVanished(), "EQ-9.9"),
    Printed("ziegfried", "Ziegfried", Rob(look=3), "EQ-9.10"),
    Printed("aquilon", "Aquilon", TakeCard(Which.CHAMELEON), "EQ-9.11"),
    Printed("raneri", "Raneri", Swap(), "EQ-9.12"),
    Printed("vulpa", "Vulpa", Remove(), "EQ-9.13"),
    Printed("ursus", "Ursus", Stronger(halves=1), "EQ-9.14"),
)

TREES: Final = (
    Printed("urvater", "Urvater", Expose(), "EQ-10.1"),
    Printed("dryada", "Dryada", TakeCard(Which.CREATURE), "EQ-10.2"),
)

ABILITIES: Final[list[Printed]] = [*CREATURES, *TREES]
"""Numbered: creatures 0 to 13, Urvater 14, Dryada 15."""

EFFECTS: Final[list[Effect]] = [printed.effect for printed in ABILITIES]

HALVES: Final[list[int]] = [
    printed.effect.halves if isinstance(printed.effect, Stronger) else 0 for printed in CREATURES
]
"""EQ-9.14: by how many half points a creature's cards and stones are better than printed."""
