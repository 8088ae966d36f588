"""The inquisitors: beside the leader from the beginning (BM-9.19)."""

from typing import Final

from moondrake.bluemoon.effects import (
    Attract,
    Card,
    Draw,
    Kind,
    Name,
    ReplaceAny,
    Sentence,
    Tag,
    When,
)

CARDS: Final = (
    Card(
        key="inq-412",
        name=Name("Argus Eye", "Argusauge", ours=("en",)),
        people="inq",
        number=412,
        kind=Kind.INQUISITOR,
        text=(Sentence(When.WHILE_ACTIVE, ReplaceAny(), "BM-16.17"),),
        certainty="reconstructed",
        box="X1",
        extra_cards=5,
        extra_moons=5,
    ),
    Card(
        key="inq-donnerfaust",
        name=Name("Thunderfist", "Donnerfaust", ours=("en",)),
        people="inq",
        number=0,
        kind=Kind.INQUISITOR,
        text=(Sentence(When.GAME_BEGIN, Attract(1), "BM-9.19"),),
        box="X2",
    ),
    Card(
        key="inq-eisenfuss",
        name=Name("Ironfoot", "Eisenfuß", ours=("en",)),
        people="inq",
        number=0,
        kind=Kind.INQUISITOR,
        certainty="reconstructed",
        box="X1",
        extra_cards=10,
        extra_moons=15,
    ),
    Card(
        key="inq-schlangenzunge",
        name=Name("Snaketongue", "Schlangenzunge", ours=("en",)),
        people="inq",
        number=0,
        kind=Kind.INQUISITOR,
        tags=Tag.END_DRAW,
        text=(Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True),),
        box="X2",
        extra_cards=15,
        extra_moons=10,
    ),
)
