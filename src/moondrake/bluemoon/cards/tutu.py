"""The Tutu: free characters that cost other cards (BM-9.21)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ACTION_CARDS,
    ANY_CARD,
    BOOSTERS_AND_SUPPORTS,
    CHARACTERS,
    TUTUS,
    FightDragons,
    Forswear,
    Icon,
    Kind,
    Measure,
    MillToPlay,
    Name,
    Part,
    Payment,
    PayToPlay,
    Rank,
    Sentence,
    Tag,
    When,
)

tutu = Press("tutu")
CARDS: Final = (
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("TimTim", "TimTim", ours=("en", "de")),
        key="tutu-1",
        fire=1,
        earth=1,
        icons=Icon.FREE | Icon.REPLACE,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(
        Sentence(
            When.TO_PLAY, PayToPlay(Payment(((Part(Measure.CARDS, 1, ANY_CARD),),))), "BM-12.4", Rank.MUST
        )
    ),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("BopBop", "BopBop", ours=("en", "de")),
        key="tutu-2b",
        fire=2,
        earth=2,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.TO_PLAY, MillToPlay(1), "BM-12.4", Rank.MUST)),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("LumLum", "LumLum", ours=("en", "de")),
        key="tutu-2c",
        fire=2,
        earth=2,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.WHILE_ACTIVE, FightDragons(my_retreat=True, more=1), "BM-7.4a")),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("KikKik", "KikKik", ours=("en", "de")),
        key="tutu-3a",
        fire=3,
        earth=3,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(
        Sentence(
            When.TO_PLAY, PayToPlay(Payment(((Part(Measure.CARDS, 1, ACTION_CARDS),),))), "BM-12.4", Rank.MUST
        )
    ),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("DubDub", "DubDub", ours=("en", "de")),
        key="tutu-3b",
        fire=3,
        earth=3,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(
        Sentence(
            When.TO_PLAY,
            PayToPlay(Payment(((Part(Measure.CARDS, 1, BOOSTERS_AND_SUPPORTS),),))),
            "BM-12.4",
            Rank.MUST,
        )
    ),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("GromGrom", "GromGrom", ours=("en", "de")),
        key="tutu-4",
        fire=4,
        earth=4,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(Sentence(When.NOW, Forswear(CHARACTERS), "BM-13.1", Rank.MAY_NOT)),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("HukHuk", "HukHuk", ours=("en",)),
        key="tutu-hukhuk",
        fire=2,
        earth=2,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(
        Sentence(
            When.TO_PLAY, PayToPlay(Payment(((Part(Measure.CARDS, 1, CHARACTERS),),))), "BM-12.4", Rank.MUST
        )
    ),
    tutu.card(
        Kind.CHARACTER,
        0,
        Name("PamPam", "PamPam", ours=("en",)),
        key="tutu-pampam",
        fire=5,
        earth=5,
        icons=Icon.FREE | Icon.REPLACE,
        moons=1,
        tags=Tag.TUTU,
        certainty="reconstructed",
        box="X1-or-X2",
    ).says(
        Sentence(When.TO_PLAY, PayToPlay(Payment(((Part(Measure.CARDS, 1, TUTUS),),))), "BM-12.4", Rank.MUST)
    ),
)
