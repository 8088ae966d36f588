"""The mutants: cards as data (BM-2.4)."""

from typing import Final

from moondrake.bluemoon.cards.press import Press
from moondrake.bluemoon.effects import (
    HYLAS,
    WITH_FREE,
    Attacked,
    ChangeElement,
    Element,
    Elements,
    Icon,
    MyFightIsEmpty,
    OnlyIf,
    Sentence,
    Tag,
    When,
    YouHaveActive,
    YouHaveCards,
    YouHaveDragons,
    YourHandLeads,
)

mutant = Press("mutant")
CARDS: Final = (
    mutant.character(
        101,
        "Den-bal-Ton",
        "Den-bal-Ton",
        deck="khind",
        fire=8,
        earth=8,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YouHaveDragons(1)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        102,
        "Sas-van-Son",
        "Sas-van-Son",
        deck="aqua",
        fire=7,
        earth=7,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YourHandLeads(2)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        103,
        "Pen-dor-Nith",
        "Pen-dor-Nith",
        deck="pillar",
        fire=6,
        earth=6,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YouHaveCards(6, active=False)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        104,
        "Neth-sur-Pot",
        "Neth-sur-Pot",
        deck="mimix",
        fire=5,
        earth=5,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YouHaveCards(3, active=True)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        105,
        "Var-dis-Nar",
        "Var-dis-Nar",
        deck="hoax",
        fire=4,
        earth=4,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(Attacked(7, Elements.BOTH)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        106,
        "Zig-nur-Don",
        "Zig-nur-Don",
        deck="vulca",
        fire=4,
        earth=0,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(Attacked(5, Elements.EARTH)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.FIRE), "BM-16.9"),
    ),
    mutant.character(
        107,
        "Ras-mus-Pan",
        "Ras-mus-Pan",
        deck="terrah",
        fire=0,
        earth=4,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(Attacked(5, Elements.FIRE)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.EARTH), "BM-16.9"),
    ),
    mutant.character(
        108,
        "Chu-nan-Chi",
        "Chu-nan-Chi",
        fire=3,
        earth=3,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
        box="X2",
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YouHaveActive(1, HYLAS)), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        109,
        "Fel-nar-Gan",
        "Fel-nar-Gan",
        deck="flit",
        fire=0,
        earth=0,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(MyFightIsEmpty()), "BM-9.3"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
    mutant.character(
        110,
        "Man-shu-Ran",
        "Man-shu-Ran",
        fire=0,
        earth=0,
        icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
        tags=Tag.MUTANT,
        box="X1",
    ).says(
        Sentence(When.TO_PLAY, OnlyIf(YouHaveActive(1, WITH_FREE)), "BM-16.8"),
        Sentence(When.NOW, ChangeElement(Element.NO_ELEMENT), "BM-16.9"),
    ),
)
