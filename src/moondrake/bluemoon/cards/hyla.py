"""The Hyla: influence cards of which one is active for both players together (BM-9.7)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    Draw,
    DrawTo,
    Kind,
    Name,
    PermitEither,
    SecondDragonAt,
    Sentence,
    Tag,
    When,
)

hyla = Press("hyla")
CARDS: Final = (
    hyla.card(
        Kind.HYLA,
        0,
        Name("Hyla of Both Worlds", "Hyla beider Welten", ours=("en", "de")),
        key="hyla-both",
        fire=1,
        earth=1,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Dragon Hyla", "Drachen-Hyla", ours=("en", "de")),
        key="hyla-dragon",
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.WHILE_ACTIVE, SecondDragonAt(4), "BM-7.4a")),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Finding Hyla", "Finder-Hyla", ours=("en", "de")),
        key="hyla-draw",
        tags=Tag.END_DRAW,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True)),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Earth Hyla", "Erd-Hyla", ours=("en", "de")),
        key="hyla-earth",
        fire=0,
        earth=2,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Fire Hyla", "Feuer-Hyla", ours=("en", "de")),
        key="hyla-fire",
        fire=2,
        earth=0,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Piplox", "Piplox", ours=("en",)),
        key="hyla-piplox",
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.WHILE_ACTIVE, PermitEither(1), "BM-6.15")),
    hyla.card(
        Kind.HYLA,
        0,
        Name("Resting Hyla", "Rast-Hyla", ours=("en", "de")),
        key="hyla-refill",
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.BETWEEN_FIGHTS, DrawTo(8), "BM-7.6", may=True)),
)
