"""The people of Khind: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    BOOSTERS_AND_SUPPORTS,
    CHARACTERS,
    SUPPORTS,
    WITH_ICONS,
    Ban,
    BanTaking,
    BlankPrinted,
    DiscardYours,
    Double,
    Draw,
    EachPlayer,
    Elements,
    FightDragons,
    Icon,
    IgnoreTexts,
    KeepOld,
    Kind,
    Mill,
    Name,
    PlayAchievement,
    Rank,
    Scope,
    SearchPile,
    Sentence,
    Tag,
    TakeDiscards,
    WaiveCharacter,
    When,
    YouDiscard,
)

khind = Press("khind")
CARDS: Final = (
    khind.leader("PitPan", "Pit Pan"),
    khind.character(1, "CoolCat", "Cool Cat", fire=2, earth=2, icons=Icon.GANG_COOL, moons=2).says(
        Sentence(When.WHILE_ACTIVE, BlankPrinted(CHARACTERS, odd=True), "BM-16.11")
    ),
    khind.character(2, "CoolCop", "Cool Cop", fire=2, earth=2, icons=Icon.GANG_COOL, moons=2).says(
        Sentence(When.WHILE_ACTIVE, BlankPrinted(CHARACTERS, odd=False), "BM-16.11")
    ),
    khind.character(3, "CoolKid", "Cool Kid", fire=2, earth=2, icons=Icon.GANG_COOL, moons=2).says(
        Sentence(When.WHILE_ACTIVE, BlankPrinted(BOOSTERS_AND_SUPPORTS, odd=True), "BM-16.11")
    ),
    khind.character(4, "CoolCub", "Cool Cub", fire=2, earth=2, icons=Icon.GANG_COOL, moons=2).says(
        Sentence(When.WHILE_ACTIVE, BlankPrinted(BOOSTERS_AND_SUPPORTS, odd=False), "BM-16.11")
    ),
    khind.character(
        5, "TopGun", "Top Gun", fire=2, earth=2, icons=Icon.GANG_TOP, moons=1, tags=Tag.END_DRAW
    ).says(Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True)),
    khind.character(6, "TopDog", "Top Dog", fire=2, earth=2, icons=Icon.GANG_TOP, moons=1).says(
        Sentence(When.MY_TURN, DiscardYours(WITH_ICONS, spares_last_character=True), "BM-16.18", may=True)
    ),
    khind.character(7, "TopNotch", "Top Star", fire=2, earth=2, icons=Icon.GANG_TOP, moons=2).says(
        Sentence(When.MY_TURN, DiscardYours(BOOSTERS_AND_SUPPORTS), "BM-12.4", may=True)
    ),
    khind.character(8, "TopBanana", "Top Banana", fire=2, earth=2, icons=Icon.GANG_TOP, moons=1).says(
        Sentence(When.MY_TURN_END, YouDiscard(1), "BM-16.33", may=True)
    ),
    khind.character(9, "TopShot", "Top Shot", fire=2, earth=2, icons=Icon.GANG_TOP, moons=2).says(
        Sentence(When.MY_TURN_END, Mill(), "BM-6.24", may=True)
    ),
    khind.character(10, "FunFair", "Fun Fair", fire=3, earth=2, icons=Icon.GANG_FUN, moons=1),
    khind.character(11, "FunFlop", "Fun Flop", fire=2, earth=3, icons=Icon.GANG_FUN, moons=1),
    khind.character(12, "FunFlap", "Fun Flap", fire=3, earth=1, icons=Icon.GANG_FUN, moons=1),
    khind.character(13, "FunFlip", "Fun Flip", fire=1, earth=3, icons=Icon.GANG_FUN, moons=1),
    khind.character(14, "FunFun", "Fun Fun", fire=0, earth=0, icons=Icon.GANG_FUN, moons=3).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(CHARACTERS, one=False), Elements.BOTH), "BM-14.4")
    ),
    khind.character(15, "NoNo", "Null Null", fire=3, earth=1, icons=Icon.GANG_NO, moons=1),
    khind.character(16, "NoStopping", "Null Diät", fire=1, earth=3, icons=Icon.GANG_NO, moons=1),
    khind.character(17, "NoStyle", "Null Stil", fire=3, earth=0, icons=Icon.GANG_NO, moons=1),
    khind.character(18, "NoBrains", "Null Hirn", fire=0, earth=3, icons=Icon.GANG_NO, moons=1),
    khind.character(19, "NoProblem", "Null Bock", deck="mimix", fire=2, earth=2, icons=Icon.GANG_NO, moons=1),
    khind.character(20, "NoClue", "Null Ahnung", fire=2, earth=1, icons=Icon.GANG_NO),
    khind.character(21, "NoClass", "Null Chance", fire=1, earth=2, icons=Icon.GANG_NO),
    khind.character(22, "NoRespect", "Null Respekt", fire=1, earth=1, icons=Icon.GANG_NO),
    khind.card(
        Kind.CHARACTER, 23, Name("KhindKin", "KhindKin", ours=("en",)), fire=1, earth=1, moons=4, box="X1"
    ).says(Sentence(When.TO_PLAY, KeepOld(), "BM-16.38", may=True)),
    khind.card(
        Kind.BOOSTER,
        24,
        Name("Slingshot of Dismay", "Schleuder der Bestürzung", ours=("en",)),
        moons=2,
        box="X2",
    ).says(Sentence(When.WHILE_ACTIVE, FightDragons(my_retreat=False, more=1), "BM-7.4a")),
    khind.support(25, "Gluing Dust", "Klebriger Staub", moons=2).says(
        Sentence(When.WHILE_ACTIVE, BanTaking(pile_only=True, after=1), "BM-16.19", Rank.MAY_NOT)
    ),
    khind.support(26, "Pandemonium", "Höllenlärm", deck="vulca", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Ban(SUPPORTS), "BM-11.5", Rank.MAY_NOT)
    ),
    khind.support(27, "Laughing Gas", "Lachgas", moons=3, tags=Tag.LAUGHING_GAS).says(
        Sentence(
            When.WHILE_ACTIVE,
            IgnoreTexts(except_tags=Tag.LAUGHING_GAS | Tag.FLIT_CHARACTER, rival=Tag.LAUGHING_GAS),
            "BM-16.20",
            Rank.IGNORED,
        )
    ),
    khind.support(28, "Oath of Khindship", "Khind-Brüderschaft", moons=1, tags=Tag.END_DRAW).says(
        Sentence(When.MY_TURN_END, Draw(1), "BM-16.14", may=True)
    ),
    khind.leadership(29, "Blow Whistle of Friendship", "Pfeif das Lied der Freundschaft", moons=4).says(
        Sentence(When.NOW, SearchPile(), "BM-16.39")
    ),
    khind.leadership(30, "Open Lucky Bag of Life", "Öffne die Wundertüte des Lebens", moons=3).says(
        Sentence(When.NOW, TakeDiscards(3), "BM-16.32", may=True)
    ),
    khind.leadership(
        31, "Bounce Back", "Lass' die Fäuste tanzen", deck="pillar", icons=Icon.STOP, moons=3
    ).says(Sentence(When.WHILE_ACTIVE, WaiveCharacter(), "BM-16.21")),
    khind.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of Youth", "Auserwählte der Jugend", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X2",
    ).says(Sentence(When.NOW, EachPlayer(PlayAchievement()), "BM-9.8b", may=True)),
)
