"""Terrah: every card as printed, and its ready-made deck (facts of the printed cards, BM-2.4, BM-2.5)."""

from collections import Counter

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, ready_made
from moondrake.bluemoon.effects import Kind
from tests.bluemoon.cards.facts import check_printed

# key, kind, fire, earth, icons, moons, capacity, ready-made deck, special text?, name en|de
FACTS = """
terrah-00 leader - - - 0 0 terrah - Tecton Earthquaker|Tekton Erdbeber
terrah-01 character 0 7 - 3 0 terrah - Megalit Mountainshaker|Megalit Bergerschütterer
terrah-02 character 3 6 - 2 0 terrah - Roomban Rockmaster|Romban Felsenmeister
terrah-03 character 0 6 - 2 0 terrah - Suranom Stormbringer|Suranom Sturmbringer
terrah-04 character 4 5 - 2 0 terrah - Gravitos Greatpower|Gravitos Kraftstrotzer
terrah-05 character 1 5 - 1 0 hoax - Catusan|Catusan
terrah-06 character 4 3 - 1 0 terrah - Flamitos|Flamitos
terrah-07 character 3 4 - 1 0 terrah - Terraton|Terraton
terrah-08 character 4 1 - 0 0 terrah - Helitos|Helitos
terrah-09 character 4 0 - 0 0 terrah - Sonatos|Sonatos
terrah-10 character 0 4 - 0 0 terrah - Rocara|Rocara
terrah-11 character 3 3 - 0 0 terrah - Torana|Torana
terrah-12 character 2 2 - 1 0 terrah text Ferro Fos|Ferro Fos
terrah-13 character 2 1 - 3 0 terrah text Kabu Kat|Kabu Kat
terrah-14 character 1 2 - 3 0 terrah text Baku But|Baku But
terrah-15 character 1 2 - 1 0 flit text Bashdin|Bashdin
terrah-16 character 1 1 - 3 0 terrah text Corono Cos|Korono Kos
terrah-17 character 0 0 shield-fire 1 0 terrah - Silento Sol|Silento Sol
terrah-18 booster 2 3 - 1 0 terrah - Earthblast|Erdrutsch
terrah-19 booster - - - 1 0 terrah text Earthtremor|Erdbeben
terrah-20 support 1 3 - 2 0 terrah - Seismic Drill|Unaufhaltsamer Erdbohrer
terrah-21 support 1 1 - 2 0 terrah text Crashing Thunder Storm|Krachender Gewittersturm
terrah-22 support 1 1 - 2 0 terrah text Swirling Snow Storm|Wirbelnder Schneesturm
terrah-23 support 1 1 - 2 0 terrah text Lashing Sand Storm|Peitschender Sandsturm
terrah-24 support 1 1 - 2 0 aqua text Drowning Rain Storm|Mitreißender Regensturm
terrah-25 support - - - 1 0 terrah text Cloying Mud|Stinkender Morast
terrah-26 support - - - 2 0 terrah text Impenetrable Fog|Undurchdringlicher Nebel
terrah-27 support - - - 2 0 terrah text Quivering Quicksand|Undurchquerbarer Treibsand
terrah-29 leadership - - - 4 0 terrah text Provoke Earthquake|Erzeuge ein Erdbeben
terrah-30 leadership - - - 4 0 terrah text Impress Holy Dragon|Imponiere dem Heiligen Drachen
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_terrah_cards_carry_the_printed_facts(line: str) -> None:
    check_printed(line, "terrah")


@pytest.mark.rule("BM-2.2")
def test_no_other_terrah_cards_are_in_ready_made_decks() -> None:
    assert [card.key for card in ALL_CARDS if card.people == "terrah" and card.deck] == [
        line.split()[0] for line in LINES
    ]


@pytest.mark.rule("BM-2.4")
def test_the_terrah_deck_is_complete() -> None:
    leader, cards = ready_made("terrah")
    assert (leader.key, len(cards), len({card.key for card in cards})) == ("terrah-00", 30, 30)
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter({Kind.LEADERSHIP: 2, Kind.CHARACTER: 18, Kind.BOOSTER: 3, Kind.SUPPORT: 7})
    assert (sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)) == (61, 43)
    peoples = Counter(card.people for card in cards)
    assert (peoples["terrah"], peoples["mutant"]) == (26, 1)
