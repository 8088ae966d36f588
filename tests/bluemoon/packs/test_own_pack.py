"""moondrake's own pack: what is in it, marked as ours, and every emissary's deck is legal."""

from collections import Counter

import pytest

from moondrake.bluemoon import Setup, packs
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.decks import catalogue_of, deck_problems, named_deck
from moondrake.bluemoon.decks.named import deck_names, emissaries
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.rulesets import LEGENDS, parse_ruleset
from moondrake.bluemoon.text import LANGUAGES, card_line
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import RULESETS, play_setup_and_check

PACK = packs.load("moondrake")
CATALOGUE = catalogue_of(["moondrake"])


def test_the_pack_has_every_kind_that_the_printed_cards_lack_and_says_that_it_is_ours():
    kinds = Counter(card.kind for card in PACK.cards)
    expected = {Kind.INTERFERENCE: 5, Kind.ACHIEVEMENT: 3, Kind.HYLA: 1, Kind.INQUISITOR: 1, Kind.EMISSARY: 4}
    assert {kind: kinds[kind] for kind in expected} == expected
    assert sum(card.people == "spirit" for card in PACK.cards) == 2
    assert {card.certainty for card in PACK.cards} == {"own"}
    assert not {card.name.en for card in PACK.cards} & {card.name.en for card in BY_KEY.values()}
    assert dict(PACK.flavours).keys() == {card.key for card in PACK.cards}
    for card in PACK.cards:
        assert card.name.de
        assert card.name.hu
        for language in LANGUAGES:
            assert card_line(card, language)


@pytest.mark.rule("BM-19.2")
def test_each_emissary_brings_seven_cards_and_no_card_has_two_masters():
    brought = [key for emissary in emissaries(CATALOGUE) for key in emissary.brings]
    assert len(brought) == len(set(brought)) == 28
    people = Counter(CATALOGUE.cards[key].people for key in brought)
    assert people == {"tutu": 8, "hyla": 8, "inter": 7, "crystal": 3, "spirit": 2}


@pytest.mark.scenario("BMS-23")
@pytest.mark.rule("BM-19.2", "BM-19.3")
@pytest.mark.parametrize("name", deck_names(CATALOGUE))
def test_every_named_deck_is_legal_and_has_exactly_forty_cards_with_an_emissary(name):
    deck = named_deck(name)
    assert deck_problems(deck, LEGENDS, CATALOGUE.cards) == []
    wanted = 30 if not deck.emissary else 38 if name.startswith("buka") else 40
    assert len(deck.cards) == wanted


def emissary_setup(number: int) -> Setup:
    names = [name for name in deck_names(CATALOGUE) if "+" in name]
    first, second = names[number * 7 % len(names)], names[number * 11 % len(names)]
    ruleset = parse_ruleset(RULESETS[number % len(RULESETS)])
    return Setup((named_deck(first), named_deck(second)), ruleset, start=number % 2)


def test_a_few_games_of_emissary_decks_keep_every_law():
    for number in range(3):
        check_record(play_setup_and_check(emissary_setup(number), f"emissary/{number}", views=0.1))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-3.4a", "BM-23.1")
@pytest.mark.parametrize("batch", range(6))
def test_games_of_emissary_decks_keep_every_law(batch):
    for number in range(10 + batch * 8, 18 + batch * 8):
        check_record(play_setup_and_check(emissary_setup(number), f"emissary/{number}"))


def test_every_people_has_a_deck_with_each_emissary():
    assert len(deck_names(CATALOGUE)) == len(PEOPLES) * 5
