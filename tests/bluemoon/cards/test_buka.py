"""Buka: every card as printed, and its ready-made deck (facts of the printed cards, BM-2.4, BM-2.5)."""

from collections import Counter

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, ready_made
from moondrake.bluemoon.effects import Kind
from tests.bluemoon.cards.facts import check_printed

# key, kind, fire, earth, icons, moons, capacity, ready-made deck, special text?, name en|de
FACTS = """
buka-00 leader - - - 0 0 buka - Council of Eight|Rat der Acht
buka-01 character 5 4 - 2 0 buka - Commodore Lo Tan|Kommodore Lo Tan
buka-02 character 4 5 - 2 0 buka - Commodore Tai Marn|Kommodore Tai Marn
buka-03 character 4 4 retrieve 2 0 buka - Captain Ariosa Paal|Kapitän Ariosa Paal
buka-04 character 4 3 bluff-plain 1 0 buka - Captain Su Cha|Kapitän Su Cha
buka-05 character 3 4 bluff-plain 1 0 buka - Sailingmaster Yo Cha|Segelmeister Yo Cha
buka-06 character 4 2 bluff-plain 1 0 buka - Sailingmaster Boo Marn|Segelmeister Boo Marn
buka-07 character 2 4 bluff-fire 1 0 buka - Cannoneer Tara Ko|Kanonier Tara Ko
buka-08 character 2 4 bluff-earth 1 0 buka - Cannoneer Qu Cha|Kanonier Qu Cha
buka-09 character 1 4 bluff-fire 1 0 buka - Cannoneer Edilia Paal|Kanonier Edilia Paal
buka-10 character 1 4 bluff-earth 1 0 buka - Cannoneer Rilana Paal|Kanonier Rilana Paal
buka-11 character 0 4 bluff-fire 1 0 buka - Cannoneer Riba Ko|Kanonier Riba Ko
buka-12 character 0 4 bluff-earth 1 0 buka - Cannoneer Alo Cha|Kanonier Alo Cha
buka-13 character 3 3 bluff-plain 1 0 buka text B.P. Unity|B/P Einigkeit
buka-14 character 3 3 bluff-plain 1 0 buka text B.P. Ferocity|B/P Entschlossenheit
buka-15 character 3 3 bluff-plain 1 0 buka text B.P. Bravery|B/P Tapferkeit
buka-16 character 3 3 bluff-plain 1 0 buka text B.P. Mystery|B/P Verschwiegenheit
buka-17 character 3 3 bluff-plain 1 0 buka text B.P. Loyalty|B/P Verbundenheit
buka-18 character 2 2 bluff-plain 1 0 buka text Boatswain Mena Marn|Bootsmann Mena Marn
buka-19 character 2 2 bluff-plain 1 0 buka text Coxswain Mora Marn|Steuermann Mora Marn
buka-20 character 2 2 bluff-plain 2 0 buka text Quartermaster Kura Ko|Quartiermeister Kura Ko
buka-21 character 2 1 bluff-plain 1 0 buka text Powdermaster Yina Ko|Pulvermeister Yina Ko
buka-22 character 1 1 protected 2 0 buka text Lookout Dolora Paal|Ausguck Dolora Paal
buka-23 character 2 2 shield-fire+shield-earth+stop 3 0 buka text Old Goo Laa's Ghost|Geist des alten Goo Laa
buka-24 booster 2 2 free 2 0 buka text Letter of Marque|Kaperbrief
buka-25 support 1 1 - 2 0 buka text Armory|Waffenkammer
buka-26 support - - - 4 0 buka text Duplicator of Fire|Doppelte Feuerkraft
buka-27 leadership - - - 2 0 buka text Entreat Favor|Erbitte eine Gunst
buka-28 ship - - - 4 2 buka text Sea Falcon|Meeresfalke
buka-29 ship - - - 3 3 buka text Sea Devil|Seeteufel
buka-30 ship - - - 3 4 buka - Rising Sun|Aufgehende Sonne
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_buka_cards_carry_the_printed_facts(line: str) -> None:
    check_printed(line, "buka")


@pytest.mark.rule("BM-2.2")
def test_no_other_buka_cards_are_in_ready_made_decks() -> None:
    assert [card.key for card in ALL_CARDS if card.people == "buka" and card.deck] == [
        line.split()[0] for line in LINES
    ]


@pytest.mark.rule("BM-2.4")
def test_the_buka_deck_is_complete() -> None:
    leader, cards = ready_made("buka")
    assert (leader.key, len(cards), len({card.key for card in cards})) == ("buka-00", 30, 30)
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter(
        {Kind.LEADERSHIP: 1, Kind.CHARACTER: 23, Kind.BOOSTER: 1, Kind.SUPPORT: 2, Kind.SHIP: 3}
    )
    assert (sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)) == (74, 59)
    peoples = Counter(card.people for card in cards)
    assert (peoples["buka"], peoples["mutant"]) == (30, 0)
