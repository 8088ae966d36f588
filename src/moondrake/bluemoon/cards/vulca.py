"""The people of Vulca: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    BOOSTERS_AND_SUPPORTS,
    CHARACTERS,
    LEADERSHIPS,
    MUTANTS,
    SUPPORTS,
    Ban,
    BanTaking,
    BuyDragon,
    Cards,
    DiscardAllYours,
    DiscardYours,
    Double,
    Draw,
    EachPlayer,
    Elements,
    FightDragons,
    Icon,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    RaisePower,
    Rank,
    Recall,
    Scope,
    Sentence,
    ShuffleAway,
    Tag,
    TakeBack,
    When,
    WithoutCondition,
)

vulca = Press("vulca")
CARDS: Final = (
    vulca.leader("Inferno", "Inferno"),
    vulca.character(1, "Flamebreath the Dazzling", "Flammar der Blendende", fire=7, earth=0, moons=3),
    vulca.character(
        2, "Flash the Incendiary", "Blizzar der Brandstifter", deck="terrah", fire=6, earth=3, moons=2
    ),
    vulca.character(3, "Scorch the Inflammable", "Sengar der Glutvolle", fire=6, earth=0, moons=2),
    vulca.character(4, "Lavar the Powerful", "Lavar der Mächtige", fire=5, earth=4, moons=2),
    vulca.character(5, "Volca", "Volca", fire=5, earth=1, moons=1),
    vulca.character(6, "Blaze", "Magma", fire=4, earth=3, moons=1),
    vulca.character(7, "Furnace", "Glutar", fire=3, earth=4, moons=1),
    vulca.character(8, "Spark", "Etnar", fire=4, earth=2),
    vulca.character(9, "Ignite", "Kratar", fire=2, earth=4),
    vulca.character(10, "Sear", "Brandar", fire=4, earth=1),
    vulca.character(11, "Torch", "Kandar", fire=1, earth=4),
    vulca.character(12, "Shimmer", "Shimmar", fire=3, earth=2),
    vulca.character(13, "Glimmer", "Glimma", fire=2, earth=3),
    vulca.character(14, "Cinder", "Asha", fire=2, earth=2, moons=1).says(
        Sentence(When.NOW, DiscardYours(BOOSTERS_AND_SUPPORTS), "BM-3.9", may=True)
    ),
    vulca.character(15, "Flare", "Flacka", fire=2, earth=2, moons=1, tags=Tag.END_DRAW).says(
        Sentence(When.MY_TURN_END, Draw(2), "BM-16.14", may=True)
    ),
    vulca.character(16, "Ember", "Zundar", fire=1, earth=1, moons=2).says(
        Sentence(
            When.WHILE_ACTIVE, Ban(Cards(kinds=(Kind.CHARACTER,), has_text=False)), "BM-11.5", Rank.MAY_NOT
        )
    ),
    vulca.card(
        Kind.CHARACTER, 17, Name("Erupta", "Erupta", ours=("en",)), fire=1, earth=1, moons=3, box="X2"
    ).says(Sentence(When.NOW, ShuffleAway(), "BM-16.6", may=True)),
    vulca.booster(18, "Fireblast", "Feuerstoß", fire=3, earth=2, moons=1),
    vulca.booster(19, "Infernal Armor", "Höllenrüstung", fire=0, earth=0, icons=Icon.SHIELD_EARTH, moons=1),
    vulca.booster(20, "Elemental Enchantment", "Urgewaltiger Zauber", moons=2).says(
        Sentence(When.WHILE_ACTIVE, RaisePower(Elements.BOTH, to=6), "BM-14.4")
    ),
    vulca.booster(21, "Volcanic Gauntlets", "Vulkanhandschuhe", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(CHARACTERS, one=True), Elements.FIRE), "BM-14.6")
    ),
    vulca.booster(22, "Titanic Gauntlets", "Titanhandschuhe", deck="flit", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(CHARACTERS, one=True), Elements.EARTH), "BM-14.6")
    ),
    vulca.support(23, "Lightning Bolts", "Blitzschläge", fire=3, earth=1, moons=2),
    vulca.support(24, "Flickering Fires", "Feuerzauber", fire=1, earth=1, moons=1).says(
        Sentence(When.WHILE_ACTIVE, Ban(LEADERSHIPS), "BM-11.5", Rank.MAY_NOT)
    ),
    vulca.support(25, "Heat Haze", "Hitzeschleier", deck="pillar", moons=2).says(
        Sentence(
            When.WHILE_ACTIVE,
            Ban(Cards(kinds=(Kind.CHARACTER, Kind.BOOSTER), has_text=True)),
            "BM-11.5",
            Rank.MAY_NOT,
        )
    ),
    vulca.support(26, "Wall of Fire", "Feuerwall", moons=3).says(
        Sentence(When.WHILE_ACTIVE, BanTaking(pile_only=True), "BM-16.28", Rank.MAY_NOT)
    ),
    vulca.support(27, "Fearsome Spirits", "Geisterbilder", moons=3).says(
        Sentence(When.WHILE_ACTIVE, FightDragons(my_retreat=False, more=1), "BM-7.4a")
    ),
    vulca.leadership(28, "Summon Sorcerer", "Rufe den Dunklen Meister", moons=2).says(
        Sentence(When.NOW, TakeBack(active=True), "BM-15.7", may=True)
    ),
    vulca.leadership(29, "Charm Holy Dragon", "Bezaubere den Heiligen Drachen", moons=4).says(
        Sentence(When.NOW, BuyDragon(Payment(((Part(Measure.FIRE, 8),),))), "BM-16.7", may=True)
    ),
    vulca.leadership(30, "Cast Cataclysm", "Beschwöre die Feuersbrunst", moons=2).says(
        Sentence(When.NOW, DiscardAllYours((SUPPORTS,)), "BM-15.4", may=True)
    ),
    vulca.card(
        Kind.LEADERSHIP,
        31,
        Name("Inflame the Mutant", "Entflamme den Mutanten", ours=("en",)),
        moons=1,
        box="X1",
    ).says(Sentence(When.WHILE_ACTIVE, WithoutCondition(MUTANTS, 1), "BM-16.35")),
    vulca.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of Fire", "Auserwählte des Feuers", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X1",
    ).says(Sentence(When.NOW, EachPlayer(Recall()), "BM-16.36")),
)
