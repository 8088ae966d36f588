"""Khind: every card as printed, and its ready-made deck (facts of the printed cards, BM-2.4, BM-2.5)."""

from collections import Counter

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, ready_made
from moondrake.bluemoon.effects import Kind
from tests.bluemoon.cards.facts import check_printed

# key, kind, fire, earth, icons, moons, capacity, ready-made deck, special text?, name en|de
FACTS = """
khind-00 leader - - - 0 0 khind - PitPan|Pit Pan
khind-01 character 2 2 gang-cool 2 0 khind text CoolCat|Cool Cat
khind-02 character 2 2 gang-cool 2 0 khind text CoolCop|Cool Cop
khind-03 character 2 2 gang-cool 2 0 khind text CoolKid|Cool Kid
khind-04 character 2 2 gang-cool 2 0 khind text CoolCub|Cool Cub
khind-05 character 2 2 gang-top 1 0 khind text TopGun|Top Gun
khind-06 character 2 2 gang-top 1 0 khind text TopDog|Top Dog
khind-07 character 2 2 gang-top 2 0 khind text TopNotch|Top Star
khind-08 character 2 2 gang-top 1 0 khind text TopBanana|Top Banana
khind-09 character 2 2 gang-top 2 0 khind text TopShot|Top Shot
khind-10 character 3 2 gang-fun 1 0 khind - FunFair|Fun Fair
khind-11 character 2 3 gang-fun 1 0 khind - FunFlop|Fun Flop
khind-12 character 3 1 gang-fun 1 0 khind - FunFlap|Fun Flap
khind-13 character 1 3 gang-fun 1 0 khind - FunFlip|Fun Flip
khind-14 character 0 0 gang-fun 3 0 khind text FunFun|Fun Fun
khind-15 character 3 1 gang-no 1 0 khind - NoNo|Null Null
khind-16 character 1 3 gang-no 1 0 khind - NoStopping|Null Diät
khind-17 character 3 0 gang-no 1 0 khind - NoStyle|Null Stil
khind-18 character 0 3 gang-no 1 0 khind - NoBrains|Null Hirn
khind-19 character 2 2 gang-no 1 0 mimix - NoProblem|Null Bock
khind-20 character 2 1 gang-no 0 0 khind - NoClue|Null Ahnung
khind-21 character 1 2 gang-no 0 0 khind - NoClass|Null Chance
khind-22 character 1 1 gang-no 0 0 khind - NoRespect|Null Respekt
khind-25 support - - - 2 0 khind text Gluing Dust|Klebriger Staub
khind-26 support - - - 2 0 vulca text Pandemonium|Höllenlärm
khind-27 support - - - 3 0 khind text Laughing Gas|Lachgas
khind-28 support - - - 1 0 khind text Oath of Khindship|Khind-Brüderschaft
khind-29 leadership - - - 4 0 khind text Blow Whistle of Friendship|Pfeif das Lied der Freundschaft
khind-30 leadership - - - 3 0 khind text Open Lucky Bag of Life|Öffne die Wundertüte des Lebens
khind-31 leadership - - stop 3 0 pillar text Bounce Back|Lass' die Fäuste tanzen
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_khind_cards_carry_the_printed_facts(line: str) -> None:
    check_printed(line, "khind")


@pytest.mark.rule("BM-2.2")
def test_no_other_khind_cards_are_in_ready_made_decks() -> None:
    assert [card.key for card in ALL_CARDS if card.people == "khind" and card.deck] == [
        line.split()[0] for line in LINES
    ]


@pytest.mark.rule("BM-2.4")
def test_the_khind_deck_is_complete() -> None:
    leader, cards = ready_made("khind")
    assert (leader.key, len(cards), len({card.key for card in cards})) == ("khind-00", 30, 30)
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter({Kind.LEADERSHIP: 3, Kind.CHARACTER: 23, Kind.SUPPORT: 4})
    assert (sum(card.earth or 0 for card in cards), sum(card.fire or 0 for card in cards)) == (48, 48)
    peoples = Counter(card.people for card in cards)
    assert (peoples["khind"], peoples["mutant"]) == (26, 1)
