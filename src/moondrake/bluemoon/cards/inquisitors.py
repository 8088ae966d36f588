"""The inquisitors: beside the leader from the beginning (BM-9.19)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    Attract,
    Draw,
    Kind,
    Name,
    ReplaceAny,
    Sentence,
    Tag,
    When,
)

inq = Press("inq")
CARDS: Final = (
    inq.card(
        Kind.INQUISITOR,
        412,
        Name("Argus Eye", "Argusauge", ours=("en",)),
        certainty="reconstructed",
        box="X1",
        extra_cards=5,
        extra_moons=5,
    ).says(Sentence(When.WHILE_ACTIVE, ReplaceAny(), "BM-16.17")),
    inq.card(
        Kind.INQUISITOR, 0, Name("Thunderfist", "Donnerfaust", ours=("en",)), key="inq-donnerfaust", box="X2"
    ).says(Sentence(When.GAME_BEGIN, Attract(1), "BM-9.19")),
    inq.card(
        Kind.INQUISITOR,
        0,
        Name("Ironfoot", "Eisenfuß", ours=("en",)),
        key="inq-eisenfuss",
        certainty="reconstructed",
        box="X1",
        extra_cards=10,
        extra_moons=15,
    ),
    inq.card(
        Kind.INQUISITOR,
        0,
        Name("Snaketongue", "Schlangenzunge", ours=("en",)),
        key="inq-schlangenzunge",
        tags=Tag.END_DRAW,
        box="X2",
        extra_cards=15,
        extra_moons=10,
    ).says(Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True)),
)
