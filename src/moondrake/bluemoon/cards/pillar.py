"""The people of Pillar: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    CATERPILLARS,
    CHARACTERS,
    BanTaking,
    BuyDragon,
    DemandPayment,
    Double,
    DoubleNumbers,
    EachPlayer,
    Elements,
    Formula,
    Icon,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    Permit,
    Raise,
    RaiseToPrinted,
    RandomDiscard,
    Rank,
    RevealHand,
    Scope,
    Sentence,
    Tag,
    TakeBack,
    When,
)

pillar = Press("pillar")
CARDS: Final = (
    pillar.leader("Fucius Con", "Fucius Con"),
    pillar.character(1, "Primus Magicus", "Primus Magicus", fire=6, earth=2, moons=2),
    pillar.character(2, "Devius Maximus", "Devius Maximus", fire=2, earth=6, moons=2),
    pillar.character(3, "Colossus Gigantus", "Colossus Gigantus", fire=1, earth=5, moons=1),
    pillar.character(4, "Bigus Musselus", "Grossus Musculus", fire=0, earth=5, moons=1),
    pillar.character(5, "Smartia Pantia", "Smartia Pantia", fire=4, earth=3, moons=1),
    pillar.character(6, "Speedius Unnecessarius", "Rasantus Unnoeticus", fire=3, earth=4, moons=1),
    pillar.character(7, "Lonus Mightius", "Lonus Maechticus", fire=4, earth=2),
    pillar.character(8, "Halitosus Teriblus", "Halitosus Teriblus", fire=4, earth=1),
    pillar.character(9, "Bodius Maloderus", "Bodius Maloderus", fire=1, earth=4),
    pillar.character(10, "Introvertus Completus", "Introvertus Completus", fire=4, earth=0),
    pillar.character(11, "Gulpus Permanentus", "Gulpus Permanentus", fire=2, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, Permit(Kind.BOOSTER, 1), "BM-6.15")
    ),
    pillar.character(12, "Gloria Gracia", "Gloria Gracia", fire=2, earth=2, moons=1).says(
        Sentence(When.NOW, TakeBack(active=False, other=True), "BM-15.7", may=True)
    ),
    pillar.character(13, "Cardus Nikkus", "Cardus Nikkus", deck="mimix", fire=2, earth=2, moons=1).says(
        Sentence(When.NOW, RandomDiscard(1), "BM-16.33", may=True)
    ),
    pillar.character(14, "Crysalus Frendus", "Crysalus Frendus", fire=2, earth=1, moons=1).says(
        Sentence(When.WHILE_ACTIVE, DoubleNumbers(CATERPILLARS), "BM-16.24")
    ),
    pillar.character(15, "Bottelus Emptius", "Kalebassus Leerus", fire=1, earth=2, moons=1).says(
        Sentence(When.WHILE_ACTIVE, BanTaking(pile_only=False), "BM-15.9", Rank.MAY_NOT)
    ),
    pillar.booster(
        16, "Caterpillar Fireeater", "Feuerfresser-Raupe", icons=Icon.FREE, moons=2, tags=Tag.CATERPILLAR
    ).says(Sentence(When.WHILE_ACTIVE, DemandPayment(Payment(((Part(Measure.FIRE, 3),),))), "BM-16.2")),
    pillar.booster(
        17,
        "Caterpillar Eartheroder",
        "Erdaushöhler-Raupe",
        deck="terrah",
        icons=Icon.FREE,
        moons=2,
        tags=Tag.CATERPILLAR,
    ).says(Sentence(When.WHILE_ACTIVE, DemandPayment(Payment(((Part(Measure.EARTH, 3),),))), "BM-16.2")),
    pillar.booster(
        18, "Caterpillar Watertamer", "Wasserzähmer-Raupe", icons=Icon.FREE, moons=2, tags=Tag.CATERPILLAR
    ).says(
        Sentence(
            When.WHILE_ACTIVE,
            DemandPayment(Payment(((Part(Measure.FIRE, 2), Part(Measure.EARTH, 2)),))),
            "BM-16.2",
        )
    ),
    pillar.booster(
        19, "Caterpillar Lightseeker", "Lichtsucher-Raupe", icons=Icon.FREE, moons=2, tags=Tag.CATERPILLAR
    ).says(
        Sentence(
            When.WHILE_ACTIVE,
            DemandPayment(Payment(((Part(Measure.FIRE, 5),), (Part(Measure.EARTH, 5),)))),
            "BM-16.2",
        )
    ),
    pillar.card(
        Kind.BOOSTER,
        20,
        Name("Moonset Caterpillar", "Monduntergangs-Raupe", ours=("en",)),
        icons=Icon.FREE,
        moons=2,
        tags=Tag.CATERPILLAR,
        box="X2",
    ).says(Sentence(When.WHILE_ACTIVE, DemandPayment(Payment(((Part(Measure.MOONS, 2),),))), "BM-16.2")),
    pillar.booster(21, "Potion of Cosmic Power", "Trunk der kosmischen Kraft", moons=3).says(
        Sentence(When.WHILE_ACTIVE, Double(Scope(CHARACTERS, one=True), Elements.BOTH), "BM-14.6")
    ),
    pillar.booster(22, "Potion of Conjoining", "Trunk der Vereinigung", moons=2).says(
        Sentence(When.WHILE_ACTIVE, RaiseToPrinted(Scope(CHARACTERS, one=True), Formula.SUM), "BM-14.5")
    ),
    pillar.booster(23, "Potion of Mutation", "Trunk der Verwandlung", moons=1).says(
        Sentence(When.WHILE_ACTIVE, RaiseToPrinted(Scope(CHARACTERS, one=True), Formula.HIGHER), "BM-14.5")
    ),
    pillar.booster(24, "Potion of Sparkling Fire", "Trunk des Feuers", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Raise(Scope(CHARACTERS, one=True), Elements.FIRE, to=6), "BM-14.6")
    ),
    pillar.booster(25, "Potion of Trembling Earth", "Trunk der Erde", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Raise(Scope(CHARACTERS, one=True), Elements.EARTH, to=6), "BM-14.6")
    ),
    pillar.booster(26, "Potion of Prodigious Passion", "Trunk der Leidenschaft", deck="hoax", moons=2).says(
        Sentence(When.WHILE_ACTIVE, Raise(Scope(CHARACTERS, one=True), Elements.BOTH, to=5), "BM-14.6")
    ),
    pillar.booster(27, "Butterfly Scout", "Späher-Falter", moons=1).says(
        Sentence(When.NOW, RevealHand(), "BM-16.25")
    ),
    pillar.support(
        28,
        "Giant Butterfly Eveningbreeze",
        "Riesenfalter Abendrot",
        fire=2,
        earth=2,
        icons=Icon.RETRIEVE,
        moons=3,
    ),
    pillar.support(
        29,
        "Giant Butterfly Morningwind",
        "Riesenfalter Morgenwind",
        fire=2,
        earth=2,
        icons=Icon.FREE,
        moons=3,
    ),
    pillar.leadership(30, "Deploy Butterfly", "Entsende den Aufklärer-Falter", moons=2).says(
        Sentence(When.NOW, RevealHand(), "BM-16.25")
    ),
    pillar.card(
        Kind.LEADERSHIP,
        31,
        Name("Tempt Holy Dragon", "Versuche den Heiligen Drachen", ours=("en",)),
        moons=4,
        box="X1",
    ).says(Sentence(When.NOW, BuyDragon(Payment(((Part(Measure.MOONS, 5),),))), "BM-16.26", may=True)),
    pillar.card(
        Kind.LEADERSHIP,
        32,
        Name("Chosen of the Wide Land", "Auserwählter der Weite", ours=("en",)),
        tags=Tag.CHOSEN,
        box="X2",
    ).says(
        Sentence(
            When.NOW,
            EachPlayer(BuyDragon(Payment(((Part(Measure.EARTH, 2), Part(Measure.FIRE, 2)),)))),
            "BM-16.7",
            may=True,
        )
    ),
)
