"""The people of Flit: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    ALL_ICONS,
    ANY_NUMBER,
    BOOSTERS,
    CHARACTERS,
    SUPPORTS,
    BanEndDraws,
    BanFurther,
    BuyDragon,
    Cards,
    DiscardAllMine,
    DiscardYours,
    Double,
    DragonCap,
    EachPlayer,
    Elements,
    FightDragons,
    Icon,
    IgnoreCards,
    IgnoreTexts,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    Permit,
    Rank,
    Scope,
    Sentence,
    Tag,
    When,
)

flit = Press("flit")
CARDS: Final = (
    flit.leader("Falc", "Falk"),
    flit.character(
        1,
        "Wing Commander Razorfeather",
        "Geschwaderführer Säbelfeder",
        fire=4,
        earth=4,
        icons=Icon.RETRIEVE,
        moons=2,
        tags=Tag.FLIT_CHARACTER,
    ),
    flit.character(
        2,
        "Squadron Leader Squeak",
        "Staffelführer Schwinge",
        fire=4,
        earth=2,
        icons=Icon.RETRIEVE,
        moons=1,
        tags=Tag.FLIT_CHARACTER,
    ),
    flit.character(
        3,
        "Flight Leader Squawk",
        "Rottenführer Kralle",
        fire=2,
        earth=4,
        icons=Icon.RETRIEVE,
        moons=1,
        tags=Tag.FLIT_CHARACTER,
    ),
    flit.character(4, "Peckswift", "Flatter", fire=3, earth=2, icons=Icon.RETRIEVE, tags=Tag.FLIT_CHARACTER),
    flit.character(5, "Steepstoop", "Gleiter", fire=2, earth=3, icons=Icon.RETRIEVE, tags=Tag.FLIT_CHARACTER),
    flit.character(
        6, "Highchirp", "Pluster", fire=2, earth=2, icons=Icon.RETRIEVE, moons=1, tags=Tag.FLIT_CHARACTER
    ).says(Sentence(When.NOW, DiscardYours(CHARACTERS, at_least=2), "BM-16.13", may=True)),
    flit.character(
        7,
        "Tittertweet",
        "Zirper",
        fire=2,
        earth=2,
        icons=Icon.RETRIEVE,
        moons=2,
        tags=Tag.FLIT_CHARACTER | Tag.TITTERTWEET,
    ).says(Sentence(When.WHILE_ACTIVE, IgnoreTexts(except_tags=Tag.FLIT_CHARACTER), "BM-13.3", Rank.IGNORED)),
    flit.character(
        8,
        "Flitterflutter",
        "Zwitscher",
        fire=2,
        earth=2,
        icons=Icon.RETRIEVE,
        moons=1,
        tags=Tag.FLIT_CHARACTER,
    ).says(Sentence(When.WHILE_ACTIVE, IgnoreCards(SUPPORTS), "BM-13.3", Rank.IGNORED)),
    flit.character(
        9, "Trillilling", "Triller", fire=2, earth=2, icons=Icon.RETRIEVE, moons=1, tags=Tag.FLIT_CHARACTER
    ).says(Sentence(When.WHILE_ACTIVE, IgnoreCards(BOOSTERS), "BM-13.3", Rank.IGNORED)),
    flit.character(
        10, "Cheepchirrup", "Plärrer", fire=2, earth=2, icons=Icon.RETRIEVE, moons=1, tags=Tag.FLIT_CHARACTER
    ).says(Sentence(When.WHILE_ACTIVE, BanFurther(combat_only=True), "BM-10.25b", Rank.MAY_NOT)),
    flit.character(
        11, "Carl Kamikaze Crow", "Kami Kaze", fire=0, earth=0, moons=1, tags=Tag.FLIT_CHARACTER
    ).says(Sentence(When.WHILE_ACTIVE, Double(Scope(BOOSTERS, one=False), Elements.BOTH), "BM-14.4")),
    flit.character(
        12,
        "Hank Highflyer Hawk",
        "Hacker Hank",
        deck="hoax",
        fire=0,
        earth=0,
        moons=3,
        tags=Tag.FLIT_CHARACTER,
    ).says(
        Sentence(
            When.WHILE_ACTIVE,
            IgnoreCards(Cards(kinds=(Kind.CHARACTER,), without_tags=Tag.FLIT_CHARACTER)),
            "BM-13.3",
            Rank.IGNORED,
        )
    ),
    flit.character(
        13, "Mad Mike Magpie", "Mad Mike", deck="terrah", fire=0, earth=0, moons=2, tags=Tag.FLIT_CHARACTER
    ).says(
        Sentence(
            When.WHILE_ACTIVE,
            IgnoreCards(Cards(icons=ALL_ICONS, without_tags=Tag.FLIT_CHARACTER), spares_protected=True),
            "BM-16.6",
            Rank.IGNORED,
        )
    ),
    flit.character(
        14,
        "Proud Phoenix Phil",
        "Stolzhaupt Phönix",
        fire=0,
        earth=0,
        icons=Icon.SHIELD_EARTH,
        moons=1,
        tags=Tag.FLIT_CHARACTER,
    ),
    flit.booster(
        15,
        "Launch Burning Earth",
        "Abwurf Gluterde",
        fire=3,
        earth=3,
        icons=Icon.PAIR,
        moons=2,
        pair="launch",
    ),
    flit.booster(
        16,
        "Launch Rain of Fire",
        "Abwurf Feuerregen",
        fire=3,
        earth=2,
        icons=Icon.PAIR,
        moons=2,
        pair="launch",
    ),
    flit.booster(
        17,
        "Launch Locust Paratroopers",
        "Abwurf Heuschreckenschwarm",
        fire=2,
        earth=3,
        icons=Icon.PAIR,
        moons=2,
        pair="launch",
    ),
    flit.booster(
        18,
        "Launch Dazzling Flares",
        "Abwurf Brandfackeln",
        fire=3,
        earth=1,
        icons=Icon.PAIR,
        moons=2,
        pair="launch",
    ),
    flit.booster(
        19, "Launch Boiling Oil", "Abwurf Siedeöl", fire=1, earth=3, icons=Icon.PAIR, moons=2, pair="launch"
    ),
    flit.booster(
        20,
        "Launch Hail of Doom",
        "Abwurf Eishagel",
        deck="aqua",
        fire=2,
        earth=2,
        icons=Icon.PAIR,
        moons=1,
        pair="launch",
    ),
    flit.card(
        Kind.BOOSTER,
        21,
        Name("Launch Cockroaches", "Abwurf Kakerlaken", ours=("en",)),
        fire=2,
        earth=2,
        icons=Icon.PAIR | Icon.RETRIEVE,
        moons=2,
        pair="launch",
        box="X1",
    ),
    flit.booster(
        22,
        "Launch Fire Flash",
        "Abwurf Feuerblitze",
        fire=2,
        earth=1,
        icons=Icon.PAIR,
        moons=1,
        pair="launch",
    ),
    flit.booster(
        23, "Launch Rockdrop", "Abwurf Felsbrocken", fire=1, earth=2, icons=Icon.PAIR, moons=1, pair="launch"
    ),
    flit.booster(
        24,
        "Launch Flaming Dust",
        "Abwurf Flammenstaub",
        fire=2,
        earth=0,
        icons=Icon.PAIR,
        moons=1,
        pair="launch",
    ),
    flit.booster(
        25,
        "Launch Slippery Slime",
        "Abwurf Schleimsuppe",
        fire=0,
        earth=2,
        icons=Icon.PAIR,
        moons=1,
        pair="launch",
    ),
    flit.booster(
        26,
        "Launch Itching Bugs",
        "Abwurf Juckkäfer",
        fire=1,
        earth=1,
        icons=Icon.PAIR | Icon.RETRIEVE,
        moons=1,
        pair="launch",
    ),
    flit.booster(27, "Launch Sloth Gas", "Abwurf Faulgas", icons=Icon.PAIR, moons=2, pair="launch").says(
        Sentence(When.WHILE_ACTIVE, FightDragons(my_retreat=True, more=-1), "BM-7.4a")
    ),
    flit.card(
        Kind.SUPPORT,
        28,
        Name("Nerve-racking Chirping", "Nervtötendes Gezwitscher", ours=("en",)),
        fire=1,
        earth=1,
        moons=2,
        box="X2",
    ).says(Sentence(When.WHILE_ACTIVE, BanEndDraws(), "BM-16.14", Rank.MAY_NOT)),
    flit.leadership(29, "Distract Holy Dragon", "Verwirre den Heiligen Drachen", moons=1).says(
        Sentence(When.WHILE_ACTIVE, DragonCap(1), "BM-7.4a")
    ),
    flit.leadership(30, "Beguile Holy Dragon", "Täusche den Heiligen Drachen", moons=4).says(
        Sentence(When.NOW, BuyDragon(Payment(((Part(Measure.CARDS, 3, CHARACTERS),),))), "BM-7.8", may=True)
    ),
    flit.leadership(31, "Commence Mega Launch", "Starte Großangriff", moons=1).says(
        Sentence(When.WHILE_ACTIVE, Permit(Kind.BOOSTER, ANY_NUMBER), "BM-6.15")
    ),
    flit.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of the Air", "Auserwählter der Lüfte", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X1",
    ).says(Sentence(When.NOW, EachPlayer(DiscardAllMine(SUPPORTS)), "BM-16.6")),
)
