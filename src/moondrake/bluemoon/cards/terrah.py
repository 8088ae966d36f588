"""The people of Terrah: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ACHIEVEMENTS,
    ACTION_CARDS,
    BOOSTERS_AND_SUPPORTS,
    Attract,
    Ban,
    BanTaking,
    BuyDragon,
    Cards,
    ClearCombat,
    DemandPlay,
    DiscardYours,
    Draw,
    EachPlayer,
    Icon,
    IgnoreIcons,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    Rank,
    Sentence,
    Tag,
    Together,
    When,
    YouDiscard,
)

terrah = Press("terrah")
CARDS: Final = (
    terrah.leader("Tecton Earthquaker", "Tekton Erdbeber"),
    terrah.character(1, "Megalit Mountainshaker", "Megalit Bergerschütterer", fire=0, earth=7, moons=3),
    terrah.character(2, "Roomban Rockmaster", "Romban Felsenmeister", fire=3, earth=6, moons=2),
    terrah.character(3, "Suranom Stormbringer", "Suranom Sturmbringer", fire=0, earth=6, moons=2),
    terrah.character(4, "Gravitos Greatpower", "Gravitos Kraftstrotzer", fire=4, earth=5, moons=2),
    terrah.character(5, "Catusan", "Catusan", deck="hoax", fire=1, earth=5, moons=1),
    terrah.character(6, "Flamitos", "Flamitos", fire=4, earth=3, moons=1),
    terrah.character(7, "Terraton", "Terraton", fire=3, earth=4, moons=1),
    terrah.character(8, "Helitos", "Helitos", fire=4, earth=1),
    terrah.character(9, "Sonatos", "Sonatos", fire=4, earth=0),
    terrah.character(10, "Rocara", "Rocara", fire=0, earth=4),
    terrah.character(11, "Torana", "Torana", fire=3, earth=3),
    terrah.character(12, "Ferro Fos", "Ferro Fos", fire=2, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, Ban(Cards(has_text=True)), "BM-11.5", Rank.MAY_NOT)
    ),
    terrah.character(13, "Kabu Kat", "Kabu Kat", fire=2, earth=1, moons=3).says(
        Sentence(When.WHILE_ACTIVE, DemandPlay(Kind.SUPPORT), "BM-16.30")
    ),
    terrah.character(14, "Baku But", "Baku But", fire=1, earth=2, moons=3).says(
        Sentence(When.WHILE_ACTIVE, DemandPlay(Kind.BOOSTER), "BM-16.30")
    ),
    terrah.character(15, "Bashdin", "Bashdin", deck="flit", fire=1, earth=2, moons=1).says(
        Sentence(When.NOW, YouDiscard(2), "BM-16.33", may=True)
    ),
    terrah.character(16, "Corono Cos", "Korono Kos", fire=1, earth=1, moons=3).says(
        Sentence(When.WHILE_ACTIVE, Ban(Cards(has_text=False)), "BM-11.5", Rank.MAY_NOT)
    ),
    terrah.character(17, "Silento Sol", "Silento Sol", fire=0, earth=0, icons=Icon.SHIELD_FIRE, moons=1),
    terrah.booster(18, "Earthblast", "Erdrutsch", fire=2, earth=3, moons=1),
    terrah.booster(19, "Earthtremor", "Erdbeben", moons=1).says(
        Sentence(When.NOW, DiscardYours(BOOSTERS_AND_SUPPORTS), "BM-3.9", may=True)
    ),
    terrah.support(20, "Seismic Drill", "Unaufhaltsamer Erdbohrer", fire=1, earth=3, moons=2),
    terrah.support(
        21, "Crashing Thunder Storm", "Krachender Gewittersturm", fire=1, earth=1, moons=2, tags=Tag.STORM
    ).says(Sentence(When.MY_TURN_BEGIN, Together(Tag.STORM, at_least=2, then=Attract(1)), "BM-16.27")),
    terrah.support(
        22, "Swirling Snow Storm", "Wirbelnder Schneesturm", fire=1, earth=1, moons=2, tags=Tag.STORM
    ).says(Sentence(When.MY_TURN_BEGIN, Together(Tag.STORM, at_least=2, then=Attract(1)), "BM-16.27")),
    terrah.support(
        23, "Lashing Sand Storm", "Peitschender Sandsturm", fire=1, earth=1, moons=2, tags=Tag.STORM
    ).says(Sentence(When.MY_TURN_BEGIN, Together(Tag.STORM, at_least=2, then=Attract(1)), "BM-16.27")),
    terrah.support(
        24,
        "Drowning Rain Storm",
        "Mitreißender Regensturm",
        deck="aqua",
        fire=1,
        earth=1,
        moons=2,
        tags=Tag.STORM,
    ).says(Sentence(When.MY_TURN_BEGIN, Together(Tag.STORM, at_least=2, then=Attract(1)), "BM-16.27")),
    terrah.support(25, "Cloying Mud", "Stinkender Morast", moons=1).says(
        Sentence(
            When.WHILE_ACTIVE, Ban(Cards(kinds=(Kind.CHARACTER,), value_above=4)), "BM-11.5", Rank.MAY_NOT
        )
    ),
    terrah.support(26, "Impenetrable Fog", "Undurchdringlicher Nebel", moons=2).says(
        Sentence(
            When.WHILE_ACTIVE, IgnoreIcons(except_icons=Icon.STOP | Icon.PROTECTED), "BM-10.5", Rank.IGNORED
        )
    ),
    terrah.support(27, "Quivering Quicksand", "Undurchquerbarer Treibsand", moons=2).says(
        Sentence(When.WHILE_ACTIVE, BanTaking(pile_only=False, holding=4), "BM-15.10", Rank.MAY_NOT)
    ),
    terrah.card(
        Kind.SUPPORT, 28, Name("Spiteful Eye", "Boshaftes Auge", ours=("en",)), moons=1, box="X1"
    ).says(Sentence(When.WHILE_ACTIVE, Ban(ACTION_CARDS), "BM-11.5", Rank.MAY_NOT)),
    terrah.leadership(29, "Provoke Earthquake", "Erzeuge ein Erdbeben", moons=4).says(
        Sentence(When.NOW, ClearCombat(one_stays=False), "BM-16.6", may=True)
    ),
    terrah.leadership(30, "Impress Holy Dragon", "Imponiere dem Heiligen Drachen", moons=4).says(
        Sentence(When.NOW, BuyDragon(Payment(((Part(Measure.EARTH, 8),),))), "BM-16.7", may=True)
    ),
    terrah.card(
        Kind.LEADERSHIP,
        31,
        Name("Conjure Typhoon", "Beschwöre einen Taifun", ours=("en",)),
        moons=1,
        box="X2",
    ).says(Sentence(When.NOW, DiscardYours(ACHIEVEMENTS), "BM-15.4", may=True)),
    terrah.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of the Earth", "Auserwählter der Erde", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X2",
    ).says(Sentence(When.NOW, EachPlayer(Draw(3)), "BM-16.1")),
)
