"""The people of Aqua: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ACHIEVEMENTS,
    CHARACTERS,
    ClearCombat,
    DemandPayment,
    DiscardMine,
    EachPlayer,
    Elements,
    ForceRetreat,
    Formula,
    HandIntoPile,
    HandLimit,
    Icon,
    Kind,
    LendFree,
    Measure,
    Name,
    Part,
    Payment,
    PutUnder,
    RaisePower,
    RaiseToPrinted,
    Rank,
    Scope,
    Sentence,
    ShuffleDiscards,
    Tag,
    Together,
    When,
    WithoutCondition,
)

aqua = Press("aqua")
CARDS: Final = (
    aqua.leader("Aqua-Alpha-Alpha", "Aqua-Alpha-Alpha"),
    aqua.character(1, "Eelena-Aqua-Prima-Alpha", "Elena-Aqua-Prima-Alpha", fire=5, earth=5, moons=2),
    aqua.character(2, "Giant Octopus", "Riesenoktopus", fire=5, earth=0, icons=Icon.PROTECTED, moons=1),
    aqua.character(3, "Terrible Kraken", "Schreckenskrake", fire=0, earth=5, icons=Icon.PROTECTED, moons=1),
    aqua.character(4, "Aaralia-Aqua Secunda", "Aaralia-Aqua Secunda", deck="vulca", fire=4, earth=4, moons=1),
    aqua.character(5, "Electric Eel", "Gewaltiger Zitteraal", fire=4, earth=0, icons=Icon.PROTECTED),
    aqua.character(6, "Briny Behemoth", "Verfressener Monsterfisch", fire=0, earth=4, icons=Icon.PROTECTED),
    aqua.character(7, "Uurunia-Aqua-Terz", "Uurunia-Aqua-Terz", fire=3, earth=3),
    aqua.character(8, "Iisilia-Aqua-Terz", "Iisilia-Aqua-Terz", fire=3, earth=3),
    aqua.character(9, "Kelp Leech", "Gefräßiger Seetang", fire=3, earth=0, icons=Icon.PROTECTED),
    aqua.character(
        10, "Colossal Crustacean", "Gigantisches Krustentier", fire=0, earth=3, icons=Icon.PROTECTED
    ),
    aqua.character(11, "Oomola-Aqua-Delta", "Oomola-Aqua-Delta", fire=2, earth=2, moons=1).says(
        Sentence(When.NOW, DiscardMine(), "BM-15.2", may=True)
    ),
    aqua.character(12, "Yang", "Yang", fire=2, earth=0, moons=1).says(
        Sentence(When.WHILE_ACTIVE, LendFree(), "BM-16.10")
    ),
    aqua.character(13, "Yin", "Yin", fire=0, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, LendFree(), "BM-16.10")
    ),
    aqua.character(14, "Oosa-Aqua-Epsilon", "Oosa-Aqua-Epsilon", fire=1, earth=1, moons=1).says(
        Sentence(When.NOW, PutUnder(), "BM-23.5", may=True)
    ),
    aqua.card(
        Kind.CHARACTER,
        15,
        Name("Uusa-Alpha-Omega", "Uusa-Alpha-Omega", ours=("en",)),
        fire=0,
        earth=0,
        icons=Icon.FREE,
        moons=2,
        box="X2",
    ).says(Sentence(When.WHILE_ACTIVE, WithoutCondition(ACHIEVEMENTS), "BM-9.8b")),
    aqua.booster(16, "Sudden Waterspout", "Tosende Wasserhose", fire=2, earth=0, icons=Icon.FREE, moons=1),
    aqua.booster(17, "Instant Undertow", "Unentrinnbarer Sog", fire=0, earth=2, icons=Icon.FREE, moons=1),
    aqua.booster(
        18,
        "Aquatic Armor",
        "Wasserrüstung",
        fire=0,
        earth=0,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH,
        moons=2,
    ),
    aqua.booster(19, "Firewater", "Feuerwasser", moons=2).says(
        Sentence(When.WHILE_ACTIVE, RaisePower(Elements.FIRE, to=7), "BM-14.4")
    ),
    aqua.booster(20, "Earthwater", "Erdwasser", deck="flit", moons=2).says(
        Sentence(When.WHILE_ACTIVE, RaisePower(Elements.EARTH, to=7), "BM-14.4")
    ),
    aqua.support(21, "Fire Swamp", "Brennender Sumpf", fire=2, earth=0, icons=Icon.FREE, moons=2),
    aqua.support(22, "Perilous Marsh", "Gefahrvoller Modder", fire=0, earth=2, icons=Icon.FREE, moons=2),
    aqua.support(
        23, "Ravenous Razorjaw", "Hungrige Sumpflurche", fire=3, earth=0, icons=Icon.PROTECTED, moons=2
    ),
    aqua.support(
        24,
        "Swarming Sea Serpents",
        "Schwärmende Seeschlangen",
        fire=0,
        earth=3,
        icons=Icon.PROTECTED,
        moons=2,
    ),
    aqua.support(25, "Torrential Flood", "Reißende Sturzflut", fire=1, earth=1, moons=3, tags=Tag.FLOOD).says(
        Sentence(When.BEFORE_YOUR_TURN, Together(Tag.FLOOD, at_least=2, then=ForceRetreat()), "BM-16.5")
    ),
    aqua.support(26, "Tidal Flood", "Gewaltige Gezeitenflut", fire=1, earth=1, moons=3, tags=Tag.FLOOD).says(
        Sentence(When.BEFORE_YOUR_TURN, Together(Tag.FLOOD, at_least=2, then=ForceRetreat()), "BM-16.5")
    ),
    aqua.card(
        Kind.SUPPORT, 27, Name("Water of Union", "Wasser der Verbindung", ours=("en",)), moons=4, box="X1"
    ).says(
        Sentence(When.WHILE_ACTIVE, RaiseToPrinted(Scope(CHARACTERS, one=False), Formula.HIGHER), "BM-14.4")
    ),
    aqua.support(28, "Irresistible Sirens", "Unwiderstehliche Sirenen", moons=3).says(
        Sentence(
            When.WHILE_ACTIVE,
            DemandPayment(Payment(((Part(Measure.CARDS, 1, CHARACTERS),),)), dragon=True),
            "BM-16.2",
        )
    ),
    aqua.leadership(29, "Sprinkle Water of Tranquility", "Weihe das Wasser der Balance", moons=1).says(
        Sentence(When.NOW, HandLimit(5), "BM-16.33", Rank.MAY_NOT)
    ),
    aqua.leadership(30, "Drown Resistance", "Ertränke den Widerstand", deck="khind", moons=2).says(
        Sentence(When.NOW, ClearCombat(one_stays=True), "BM-16.34", may=True)
    ),
    aqua.leadership(31, "Administer Water of Immortality", "Trinke das Wasser des Lebens", moons=4).says(
        Sentence(When.NOW, ShuffleDiscards(), "BM-23.6", may=True)
    ),
    aqua.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of Water", "Auserwählte des Wassers", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X2",
    ).says(Sentence(When.NOW, EachPlayer(HandIntoPile(6)), "BM-16.1")),
)
