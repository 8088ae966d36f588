"""Aqua: every card as printed, and its ready-made deck (facts of the printed cards, BM-2.4, BM-2.5)."""

from collections import Counter

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, ready_made
from moondrake.bluemoon.effects import Kind
from tests.bluemoon.cards.facts import check_printed

# key, kind, fire, earth, icons, moons, capacity, ready-made deck, special text?, name en|de
FACTS = """
aqua-00 leader - - - 0 0 aqua - Aqua-Alpha-Alpha|Aqua-Alpha-Alpha
aqua-01 character 5 5 - 2 0 aqua - Eelena-Aqua-Prima-Alpha|Elena-Aqua-Prima-Alpha
aqua-02 character 5 0 protected 1 0 aqua - Giant Octopus|Riesenoktopus
aqua-03 character 0 5 protected 1 0 aqua - Terrible Kraken|Schreckenskrake
aqua-04 character 4 4 - 1 0 vulca - Aaralia-Aqua Secunda|Aaralia-Aqua Secunda
aqua-05 character 4 0 protected 0 0 aqua - Electric Eel|Gewaltiger Zitteraal
aqua-06 character 0 4 protected 0 0 aqua - Briny Behemoth|Verfressener Monsterfisch
aqua-07 character 3 3 - 0 0 aqua - Uurunia-Aqua-Terz|Uurunia-Aqua-Terz
aqua-08 character 3 3 - 0 0 aqua - Iisilia-Aqua-Terz|Iisilia-Aqua-Terz
aqua-09 character 3 0 protected 0 0 aqua - Kelp Leech|Gefräßiger Seetang
aqua-10 character 0 3 protected 0 0 aqua - Colossal Crustacean|Gigantisches Krustentier
aqua-11 character 2 2 - 1 0 aqua text Oomola-Aqua-Delta|Oomola-Aqua-Delta
aqua-12 character 2 0 - 1 0 aqua text Yang|Yang
aqua-13 character 0 2 - 1 0 aqua text Yin|Yin
aqua-14 character 1 1 - 1 0 aqua text Oosa-Aqua-Epsilon|Oosa-Aqua-Epsilon
aqua-16 booster 2 0 free 1 0 aqua - Sudden Waterspout|Tosende Wasserhose
aqua-17 booster 0 2 free 1 0 aqua - Instant Undertow|Unentrinnbarer Sog
aqua-18 booster 0 0 shield-fire+shield-earth 2 0 aqua - Aquatic Armor|Wasserrüstung
aqua-19 booster - - - 2 0 aqua text Firewater|Feuerwasser
aqua-20 booster - - - 2 0 flit text Earthwater|Erdwasser
aqua-21 support 2 0 free 2 0 aqua - Fire Swamp|Brennender Sumpf
aqua-22 support 0 2 free 2 0 aqua - Perilous Marsh|Gefahrvoller Modder
aqua-23 support 3 0 protected 2 0 aqua - Ravenous Razorjaw|Hungrige Sumpflurche
aqua-24 support 0 3 protected 2 0 aqua - Swarming Sea Serpents|Schwärmende Seeschlangen
aqua-25 support 1 1 - 3 0 aqua text Torrential Flood|Reißende Sturzflut
aqua-26 support 1 1 - 3 0 aqua text Tidal Flood|Gewaltige Gezeitenflut
aqua-28 support - - - 3 0 aqua text Irresistible Sirens|Unwiderstehliche Sirenen
aqua-29 leadership - - - 1 0 aqua text Sprinkle Water of Tranquility|Weihe das Wasser der Balance
aqua-30 leadership - - - 2 0 khind text Drown Resistance|Ertränke den Widerstand
aqua-31 leadership - - - 4 0 aqua text Administer Water of Immortality|Trinke das Wasser des Lebens
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_aqua_cards_carry_the_printed_facts(line: str) -> None:
    check_printed(line, "aqua")


@pytest.mark.rule("BM-2.2")
def test_no_other_aqua_cards_are_in_ready_made_decks() -> None:
    assert [card.key for card in ALL_CARDS if card.people == "aqua" and card.deck] == [
        line.split()[0] for line in LINES
    ]


@pytest.mark.rule("BM-2.4")
def test_the_aqua_deck_is_complete() -> None:
    leader, cards = ready_made("aqua")
    assert (leader.key, len(cards), len({card.key for card in cards})) == ("aqua-00", 30, 30)
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter({Kind.LEADERSHIP: 2, Kind.CHARACTER: 15, Kind.BOOSTER: 5, Kind.SUPPORT: 8})
    assert (sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)) == (49, 49)
    peoples = Counter(card.people for card in cards)
    assert (peoples["aqua"], peoples["mutant"]) == (26, 1)
