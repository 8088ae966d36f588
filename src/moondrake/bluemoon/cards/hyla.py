"""The Hyla: influence cards of which one is active for both players together (BM-9.7)."""

from typing import Final

from moondrake.bluemoon.effects import (
    Card,
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

CARDS: Final = (
    Card(
        key="hyla-both",
        name=Name(
            "Hyla of Both Worlds",
            "Hyla beider Welten",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        fire=1,
        earth=1,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-dragon",
        name=Name(
            "Dragon Hyla",
            "Drachen-Hyla",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        text=(Sentence(When.WHILE_ACTIVE, SecondDragonAt(4), "BM-7.4a"),),
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-draw",
        name=Name(
            "Finding Hyla",
            "Finder-Hyla",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        tags=Tag.END_DRAW,
        text=(Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True),),
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-earth",
        name=Name(
            "Earth Hyla",
            "Erd-Hyla",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        fire=0,
        earth=2,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-fire",
        name=Name(
            "Fire Hyla",
            "Feuer-Hyla",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        fire=2,
        earth=0,
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-piplox",
        name=Name("Piplox", "Piplox", ours=("en",)),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        text=(Sentence(When.WHILE_ACTIVE, PermitEither(1), "BM-6.15"),),
        certainty="reconstructed",
        box="X1-or-X2",
    ),
    Card(
        key="hyla-refill",
        name=Name(
            "Resting Hyla",
            "Rast-Hyla",
            ours=(
                "en",
                "de",
            ),
        ),
        people="hyla",
        number=0,
        kind=Kind.HYLA,
        text=(Sentence(When.BETWEEN_FIGHTS, DrawTo(8), "BM-7.6", may=True),),
        certainty="reconstructed",
        box="X1-or-X2",
    ),
)
