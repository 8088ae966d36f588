"""The interference cards whose effect is known (BM-9.18)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ACTION_CARDS,
    INTERFERENCES,
    Cancel,
    Kind,
    Name,
    Sentence,
    When,
)

inter = Press("inter")
CARDS: Final = (
    inter.card(
        Kind.INTERFERENCE,
        0,
        Name("I Expected That!", "Das habe ich erwartet!", ours=("en",)),
        key="inter-das-habe-ich",
        moons=None,
        certainty="effect-known",
        box="X1-or-X2",
    ).says(Sentence(When.TO_PLAY, Cancel(INTERFERENCES), "BM-11.2", may=True)),
    inter.card(
        Kind.INTERFERENCE,
        0,
        Name("How Dare You!", "Wie könnt Ihr es wagen!", ours=("en",)),
        key="inter-wie-koennt-ihr",
        moons=None,
        certainty="effect-known",
        box="X1-or-X2",
    ).says(Sentence(When.TO_PLAY, Cancel(ACTION_CARDS), "BM-11.1", may=True)),
)
