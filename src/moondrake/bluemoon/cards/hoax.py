"""The people of Hoax: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ACHIEVEMENTS,
    ANY_NUMBER,
    CHARACTERS,
    HYLAS,
    LEADERSHIPS,
    SUPPORTS,
    WITH_FREE,
    Ban,
    BanFurther,
    BuyDragon,
    Cards,
    DiscardAllYours,
    Double,
    DragonCap,
    Draw,
    DrawTo,
    EachPlayer,
    Elements,
    FightDragons,
    Icon,
    IDiscard,
    IgnoreIcons,
    IgnoreTexts,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    Permit,
    RandomDiscard,
    Rank,
    Scope,
    Sentence,
    Tag,
    When,
)

hoax = Press("hoax")
CARDS: Final = (
    hoax.leader("Xelethotiras", "Xelethotiras"),
    hoax.character(1, "Wogarathoras the Gloomy", "Wogarathoras der Düstere", fire=5, earth=1, moons=1),
    hoax.character(2, "Athradysas the Seeker", "Athradysas der Suchende", fire=5, earth=0, moons=1),
    hoax.character(3, "Ledinemras the Monk", "Ledinemras der Mönch", fire=4, earth=1),
    hoax.character(4, "Zedemikras the Brain", "Zedemikras das Gehirn", fire=4, earth=0),
    hoax.character(
        5,
        "Ciklarethas the Bitter",
        "Ciklarethas der Mürrische",
        fire=3,
        earth=3,
        icons=Icon.RETRIEVE,
        moons=1,
    ),
    hoax.character(6, "Nirwadas the Traveler", "Nirwadas der Reisende", fire=3, earth=2),
    hoax.character(7, "Penemikanas the Paranoid", "Penemikanas der Paranoide", fire=2, earth=3),
    hoax.character(8, "Vetraskedas the Sceptic", "Vetraskedas der Skeptiker", fire=3, earth=1),
    hoax.character(9, "Helkomedes the Rhetorician", "Helkomedes der Redner", fire=1, earth=3),
    hoax.character(
        10, "Redamikanas the Cartographer", "Redamikanas der Kartograph", fire=2, earth=2, moons=2
    ).says(Sentence(When.WHILE_ACTIVE, FightDragons(my_retreat=False, more=1), "BM-7.4a")),
    hoax.character(
        11, "Bethenitana the Storyteller", "Bethenitana die Erzählerin", fire=2, earth=2, moons=2
    ).says(Sentence(When.WHILE_ACTIVE, DragonCap(0), "BM-7.4a", Rank.MAY_NOT)),
    hoax.character(12, "Demegodas the Odd", "Demegodas der Kauz", fire=2, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(SUPPORTS, one=False), Elements.BOTH), "BM-14.4")
    ),
    hoax.character(13, "Thirkomedas the Serene", "Thirkomedas der Heitere", fire=2, earth=2, moons=2).says(
        Sentence(
            When.WHILE_ACTIVE,
            Ban(Cards(kinds=(Kind.LEADERSHIP, Kind.BOOSTER, Kind.SUPPORT))),
            "BM-11.5",
            Rank.MAY_NOT,
        )
    ),
    hoax.character(14, "Genathones the Blind", "Genathones der Blinde", fire=2, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, Permit(Kind.SUPPORT, 1), "BM-6.15")
    ),
    hoax.character(
        15, "Ketharkopas the Astronomer", "Ketharkopas der Astronom", deck="khind", fire=2, earth=2, moons=2
    ).says(Sentence(When.MY_TURN_END, DrawTo(9), "BM-16.14", may=True)),
    hoax.character(
        16, "Mekarthas the Shrewd", "Mekarthas der Scharfsinnige", deck="aqua", fire=2, earth=2, moons=1
    ).says(
        Sentence(
            When.WHILE_ACTIVE, IgnoreIcons(except_icons=Icon.STOP, pierces=True), "BM-10.5", Rank.IGNORED
        )
    ),
    hoax.character(17, "Sarogakanas the Ancient", "Sarogakanas der Uralte", fire=1, earth=1, moons=1).says(
        Sentence(When.NOW, RandomDiscard(2), "BM-16.33", may=True)
    ),
    hoax.booster(
        18, "Inscrutable Armor", "Undurchdringliche Rüstung", fire=0, earth=0, icons=Icon.SHIELD_FIRE, moons=1
    ),
    hoax.booster(
        19, "Battling Boomerang", "Kämpfender Bumerang", fire=2, earth=2, icons=Icon.RETRIEVE, moons=2
    ),
    hoax.support(20, "Tome of Wisdom", "Buch der Weisheit", fire=3, earth=3, moons=3),
    hoax.support(21, "Trebuchet of Fear", "Kriegsmaschine der Angst", fire=2, earth=1, moons=1),
    hoax.support(22, "Ballista of Confusion", "Schleuder der Verwirrung", fire=1, earth=2, moons=1),
    hoax.support(
        23,
        "Pulsating Shockwave",
        "Pulsierende Schockwelle",
        deck="mimix",
        fire=2,
        earth=1,
        icons=Icon.RETRIEVE,
        moons=2,
    ),
    hoax.support(
        24, "Homing Missiles", "Zielsuchende Geschosse", fire=1, earth=2, icons=Icon.RETRIEVE, moons=2
    ),
    hoax.support(25, "Duplicator of Strength", "Trickreicher Stärkedoppler", moons=4).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(CHARACTERS, one=True), Elements.EARTH), "BM-14.6")
    ),
    hoax.support(26, "Brain Drain", "Tückischer Gedankenblocker", moons=4).says(
        Sentence(When.WHILE_ACTIVE, BanFurther(combat_only=False), "BM-10.15", Rank.MAY_NOT)
    ),
    hoax.leadership(27, "Muster Reinforcements", "Sammle neue Anhänger", moons=4).says(
        Sentence(When.NOW, Draw(5), "BM-15.7", may=True)
    ),
    hoax.leadership(28, "Enthrall Opposition", "Banne den Gegner", moons=1).says(
        Sentence(
            When.WHILE_ACTIVE,
            IgnoreTexts(except_tags=Tag.LAUGHING_GAS | Tag.TITTERTWEET),
            "BM-16.15",
            Rank.IGNORED,
        )
    ),
    hoax.leadership(29, "Trigger Brainstorm", "Entfache den Gedankensturm", moons=1).says(
        Sentence(When.WHILE_ACTIVE, Permit(Kind.SUPPORT, ANY_NUMBER), "BM-6.15")
    ),
    hoax.card(
        Kind.LEADERSHIP,
        30,
        Name("Drive Off the Followers", "Vertreibe die Gefolgsleute", ours=("en",)),
        moons=1,
        box="X1",
    ).says(Sentence(When.NOW, DiscardAllYours((WITH_FREE,)), "BM-16.8", may=True)),
    hoax.card(
        Kind.LEADERSHIP,
        31,
        Name("Sway Holy Dragon", "Beeinflusse den Heiligen Drachen", ours=("en",)),
        moons=4,
        box="X2",
    ).says(
        Sentence(
            When.NOW,
            BuyDragon(
                Payment(
                    (
                        (Part(Measure.CARDS, 2, LEADERSHIPS),),
                        (Part(Measure.CARDS, 2, HYLAS),),
                        (Part(Measure.CARDS, 2, ACHIEVEMENTS),),
                    )
                )
            ),
            "BM-7.8",
            may=True,
        )
    ),
    hoax.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of the Mind", "Auserwählter des Geistes", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X1",
    ).says(Sentence(When.NOW, EachPlayer(IDiscard(3)), "BM-16.33")),
)
