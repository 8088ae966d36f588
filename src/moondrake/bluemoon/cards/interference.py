"""The interference cards whose effect is known (BM-9.18)."""

from typing import Final

from moondrake.bluemoon.effects import (
    ACTION_CARDS,
    INTERFERENCES,
    Cancel,
    Card,
    Kind,
    Name,
    Sentence,
    When,
)

CARDS: Final = (
    Card(
        key="inter-das-habe-ich",
        name=Name("I Expected That!", "Das habe ich erwartet!", ours=("en",)),
        people="inter",
        number=0,
        kind=Kind.INTERFERENCE,
        moons=None,
        text=(Sentence(When.TO_PLAY, Cancel(INTERFERENCES), "BM-11.2", may=True),),
        certainty="effect-known",
        box="X1-or-X2",
    ),
    Card(
        key="inter-wie-koennt-ihr",
        name=Name("How Dare You!", "Wie könnt Ihr es wagen!", ours=("en",)),
        people="inter",
        number=0,
        kind=Kind.INTERFERENCE,
        moons=None,
        text=(Sentence(When.TO_PLAY, Cancel(ACTION_CARDS), "BM-11.1", may=True),),
        certainty="effect-known",
        box="X1-or-X2",
    ),
)
