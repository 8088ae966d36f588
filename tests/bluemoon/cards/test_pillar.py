"""Pillar: every card as printed, and its ready-made deck (facts of the printed cards, BM-2.4, BM-2.5)."""

from collections import Counter

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, ready_made
from moondrake.bluemoon.effects import Kind
from tests.bluemoon.cards.facts import check_printed

# key, kind, fire, earth, icons, moons, capacity, ready-made deck, special text?, name en|de
FACTS = """
pillar-00 leader - - - 0 0 pillar - Fucius Con|Fucius Con
pillar-01 character 6 2 - 2 0 pillar - Primus Magicus|Primus Magicus
pillar-02 character 2 6 - 2 0 pillar - Devius Maximus|Devius Maximus
pillar-03 character 1 5 - 1 0 pillar - Colossus Gigantus|Colossus Gigantus
pillar-04 character 0 5 - 1 0 pillar - Bigus Musselus|Grossus Musculus
pillar-05 character 4 3 - 1 0 pillar - Smartia Pantia|Smartia Pantia
pillar-06 character 3 4 - 1 0 pillar - Speedius Unnecessarius|Rasantus Unnoeticus
pillar-07 character 4 2 - 0 0 pillar - Lonus Mightius|Lonus Maechticus
pillar-08 character 4 1 - 0 0 pillar - Halitosus Teriblus|Halitosus Teriblus
pillar-09 character 1 4 - 0 0 pillar - Bodius Maloderus|Bodius Maloderus
pillar-10 character 4 0 - 0 0 pillar - Introvertus Completus|Introvertus Completus
pillar-11 character 2 2 - 1 0 pillar text Gulpus Permanentus|Gulpus Permanentus
pillar-12 character 2 2 - 1 0 pillar text Gloria Gracia|Gloria Gracia
pillar-13 character 2 2 - 1 0 mimix text Cardus Nikkus|Cardus Nikkus
pillar-14 character 2 1 - 1 0 pillar text Crysalus Frendus|Crysalus Frendus
pillar-15 character 1 2 - 1 0 pillar text Bottelus Emptius|Kalebassus Leerus
pillar-16 booster - - free 2 0 pillar text Caterpillar Fireeater|Feuerfresser-Raupe
pillar-17 booster - - free 2 0 terrah text Caterpillar Eartheroder|Erdaushöhler-Raupe
pillar-18 booster - - free 2 0 pillar text Caterpillar Watertamer|Wasserzähmer-Raupe
pillar-19 booster - - free 2 0 pillar text Caterpillar Lightseeker|Lichtsucher-Raupe
pillar-21 booster - - - 3 0 pillar text Potion of Cosmic Power|Trunk der kosmischen Kraft
pillar-22 booster - - - 2 0 pillar text Potion of Conjoining|Trunk der Vereinigung
pillar-23 booster - - - 1 0 pillar text Potion of Mutation|Trunk der Verwandlung
pillar-24 booster - - - 2 0 pillar text Potion of Sparkling Fire|Trunk des Feuers
pillar-25 booster - - - 2 0 pillar text Potion of Trembling Earth|Trunk der Erde
pillar-26 booster - - - 2 0 hoax text Potion of Prodigious Passion|Trunk der Leidenschaft
pillar-27 booster - - - 1 0 pillar text Butterfly Scout|Späher-Falter
pillar-28 support 2 2 retrieve 3 0 pillar - Giant Butterfly Eveningbreeze|Riesenfalter Abendrot
pillar-29 support 2 2 free 3 0 pillar - Giant Butterfly Morningwind|Riesenfalter Morgenwind
pillar-30 leadership - - - 2 0 pillar text Deploy Butterfly|Entsende den Aufklärer-Falter
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_pillar_cards_carry_the_printed_facts(line: str) -> None:
    check_printed(line, "pillar")


@pytest.mark.rule("BM-2.2")
def test_no_other_pillar_cards_are_in_ready_made_decks() -> None:
    assert [card.key for card in ALL_CARDS if card.people == "pillar" and card.deck] == [
        line.split()[0] for line in LINES
    ]


@pytest.mark.rule("BM-2.4")
def test_the_pillar_deck_is_complete() -> None:
    leader, cards = ready_made("pillar")
    assert (leader.key, len(cards), len({card.key for card in cards})) == ("pillar-00", 30, 30)
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter({Kind.LEADERSHIP: 2, Kind.CHARACTER: 16, Kind.BOOSTER: 9, Kind.SUPPORT: 3})
    assert (sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)) == (52, 49)
    peoples = Counter(card.people for card in cards)
    assert (peoples["pillar"], peoples["mutant"]) == (26, 1)
