"""BM-18 and BM-19: which decks are legal, and what is said about those that are not."""

import pytest

from moondrake.bluemoon import KOSMOS, LEGENDS, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.deck_building import deck_size, foreign_moons, moon_limit, table_problems
from moondrake.bluemoon.decks import Agreement, DeckError, check_deck, deck_problems
from moondrake.bluemoon.decks.named import emissary_deck
from moondrake.bluemoon.rulesets import ANSMANN
from tests.bluemoon.decks.helpers import (
    ENVOY,
    LETTERED,
    NAMED,
    PATIENT,
    PLAIN,
    UNKNOWN_MOONS,
    changed,
    small_catalogue,
)

CATALOGUE = small_catalogue()
KNOWN = CATALOGUE.cards


def rules(deck, ruleset=ANSMANN) -> list[str]:
    return [problem.rule for problem in deck_problems(deck, ruleset, KNOWN)]


@pytest.mark.rule("BM-2.4")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends", "traces"])
@pytest.mark.parametrize("people", PEOPLES)
def test_every_ready_made_deck_is_a_legal_constructed_deck(people, ruleset):
    assert deck_problems(ready_made_deck(people), parse_ruleset(ruleset), KNOWN) == []


FOREIGN = ("terrah-24", "mutant-101", "vulca-03", "vulca-04", "vulca-05", "vulca-06")


def example(*more: str, out: int = 0):
    """BMS-18: six foreign cards, the rest with the letter T and of the Terrah, two of other peoples."""
    lettered = [card for card in ready_made_deck("terrah").cards if card.people == "terrah"]
    keys = [*FOREIGN, "flit-13", "pillar-17", *more]
    cards = [BY_KEY[key] for key in keys] + lettered[: 30 - len(keys) - out]
    deck = changed("terrah")
    return type(deck)("example", deck.leader, tuple(cards))


@pytest.mark.scenario("BMS-18")
@pytest.mark.rule("BM-18.1", "BM-18.3", "BM-18.4", "BM-18.5", "RS-30")
def test_the_printed_example_costs_eight_moons_and_has_exactly_thirty_cards():
    assert foreign_moons(example(), LEGENDS) == 8
    assert rules(example(), LEGENDS) == []
    assert rules(example(out=1), LEGENDS) == ["BM-18.1"]
    assert rules(example(out=-1), LEGENDS) == ["BM-18.1"]


@pytest.mark.scenario("BMS-19")
@pytest.mark.rule("BM-18.3", "BM-18.4", "RS-30")
def test_by_people_the_same_deck_costs_ten_and_one_more_card_is_too_much():
    assert foreign_moons(example(), KOSMOS) == 10
    assert rules(example(), KOSMOS) == []
    variant = example("vulca-02")
    assert (foreign_moons(variant, KOSMOS), rules(variant, KOSMOS)) == (12, ["BM-18.4"])
    assert (foreign_moons(variant, ANSMANN), rules(variant, ANSMANN)) == (12, ["BM-18.4"])
    assert (foreign_moons(variant, LEGENDS), rules(variant, LEGENDS)) == (8, [])


@pytest.mark.rule("BM-18.4", "BM-18.6")
def test_too_many_moons_name_the_cards_and_the_cheapest_way_out():
    (problem,) = deck_problems(example("vulca-02"), KOSMOS, KNOWN)
    assert "12 moons, 10 are allowed" in str(problem.what)
    assert "vulca-02 (Flash the Incendiary): 2" in str(problem.what)
    assert str(problem.remedy).startswith("exchange vulca-04 (Lavar the Powerful) for cards of the Terrah")
    with pytest.raises(DeckError, match="1 fault"):
        check_deck(example("vulca-02"), KOSMOS, KNOWN)


@pytest.mark.rule("BM-18.1", "OQ-46")
def test_a_size_is_exact_and_says_how_many_to_add_or_leave_out():
    short = changed("hoax", out=("hoax-01", "hoax-02"))
    (problem,) = deck_problems(short, ANSMANN, KNOWN)
    assert (problem.rule, str(problem.remedy)) == ("BM-18.1", "add 2")
    long = changed("hoax", into=(BY_KEY["mutant-101"],))
    (problem,) = deck_problems(long, ANSMANN, KNOWN)
    assert (problem.rule, str(problem.remedy)) == ("BM-18.1", "leave out 1")


@pytest.mark.rule("BM-18.1", "BM-18.7", "OQ-46")
def test_an_inquisitor_raises_the_exact_size_and_the_moon_limit_and_does_not_count():
    deck = changed("hoax", inquisitor=PATIENT)
    assert (deck_size(deck), moon_limit(deck), rules(deck)) == (35, 14, ["BM-18.1"])
    mutants = tuple(BY_KEY[f"mutant-{n}"] for n in (101, 102, 103, 104, 106))
    full = changed("hoax", into=mutants, inquisitor=PATIENT)
    assert rules(full) == []
    assert rules(changed("hoax", inquisitor=PLAIN)) == []
    assert rules(changed("hoax", out=("hoax-01",), into=(PLAIN,))) == ["BM-18.7"]


@pytest.mark.rule("BM-18.2")
def test_no_card_twice():
    deck = changed("hoax", out=("hoax-02",), into=(BY_KEY["hoax-01"],))
    (problem,) = deck_problems(deck, ANSMANN, KNOWN)
    assert (problem.rule, problem.card) == ("BM-18.2", "hoax-01")


@pytest.mark.rule("BM-9.1")
def test_a_leader_is_not_one_of_the_cards_and_must_be_a_leader():
    deck = changed("hoax", out=("hoax-01",), into=(BY_KEY["vulca-00"],))
    assert rules(deck) == ["BM-9.1"]
    wrong = type(deck)("test", BY_KEY["hoax-01"], ready_made_deck("hoax").cards)
    assert "BM-9.1" in rules(wrong)


@pytest.mark.rule("BM-18.4")
def test_a_card_whose_moons_nobody_knows_is_not_for_constructed_decks():
    (problem,) = deck_problems(changed("hoax", out=("hoax-01",), into=(UNKNOWN_MOONS,)), ANSMANN, KNOWN)
    assert (problem.rule, problem.card) == ("BM-18.4", "fx-secret")


@pytest.mark.rule("BM-18.7", "BM-18.8", "BM-19.1", "BM-19.4")
def test_what_was_not_agreed_on_is_told_for_each_deck():
    plain = ready_made_deck("hoax")
    staffed = changed("hoax", inquisitor=PLAIN, family=3)
    envoy = emissary_deck("vulca", ENVOY, CATALOGUE)
    assert table_problems((staffed, envoy), Agreement()) == []
    nothing = Agreement(inquisitors=False, emissaries=False, families=False, same_cards=False)
    found = table_problems((staffed, envoy), nothing)
    assert [problem.rule for problem in found] == ["BM-18.7", "BM-19.4", "BM-19.1"] + ["BM-18.8"] * (
        len({card.key for card in plain.cards} & {card.key for card in envoy.cards})
    )
    assert len(table_problems((plain, plain), nothing)) == 30


@pytest.mark.scenario("BMS-23")
@pytest.mark.rule("BM-19.2", "BM-19.3")
@pytest.mark.parametrize("people", [people for people in PEOPLES if people != "buka"])
def test_an_emissary_deck_is_the_set_three_unlettered_cards_and_what_the_emissary_brings(people):
    deck = emissary_deck(people, ENVOY, CATALOGUE)
    assert len(deck.cards) == 40
    assert {*NAMED, *LETTERED} <= set(deck.cards)
    assert deck_problems(deck, LEGENDS, KNOWN) == []
    short = type(deck)("test", deck.leader, deck.cards[1:], emissary=ENVOY)
    assert [problem.rule for problem in deck_problems(short, LEGENDS, KNOWN)] == ["BM-19.2", "BM-19.3"]
    other = BY_KEY["mutant-102" if people == "khind" else "mutant-101"]
    swapped = type(deck)("test", deck.leader, (*deck.cards[1:], other), emissary=ENVOY)
    assert [problem.rule for problem in deck_problems(swapped, LEGENDS, KNOWN)] == ["BM-19.2", "BM-19.2"]


@pytest.mark.rule("OQ-60")
@pytest.mark.scenario("BMS-23")
@pytest.mark.rule("BM-19.3")
def test_a_deck_has_an_inquisitor_or_an_emissary():
    deck = emissary_deck("hoax", ENVOY, CATALOGUE)
    both = type(deck)("test", deck.leader, deck.cards, PATIENT, ENVOY)
    assert "BM-19.3" in rules(both)


@pytest.mark.rule("BM-19.4", "BM-19.5", "OQ-38")
def test_a_family_takes_five_places_and_costs_moons_outside_its_people():
    family = tuple(card for card in KNOWN.values() if card.family == 4)
    assert len(family) == 5
    out = tuple(card.key for card in ready_made_deck("hoax").cards if card.people != "hoax")
    own = tuple(card.key for card in ready_made_deck("hoax").cards if card.people == "hoax")
    full = changed("hoax", out=(*out, own[0]), into=family, family=4)
    assert foreign_moons(full, ANSMANN) == 7
    assert rules(full) == []
    added = changed("hoax", out=out[:1], into=family, family=4)
    assert "BM-18.1" in rules(added), "the size stays"
    missing = changed("hoax", out=(*out, own[0]), into=(*family[:4], BY_KEY["mutant-101"]), family=4)
    (problem,) = deck_problems(missing, ANSMANN, KNOWN)
    assert (problem.rule, problem.card) == ("BM-19.4", family[4].key)
    assert rules(changed("buka", family=6)) == []
    assert foreign_moons(changed("buka", family=6), LEGENDS) == 0
    assert rules(changed("hoax", family=7)) == ["BM-19.4"]


@pytest.mark.rule("BM-19.4", "OQ-38")
def test_in_an_emissary_deck_a_family_replaces_five_cards():
    deck = emissary_deck("hoax", ENVOY, CATALOGUE)
    family = tuple(card for card in KNOWN.values() if card.family == 2)
    with_family = type(deck)("test", deck.leader, deck.cards[5:] + family, emissary=ENVOY, family=2)
    assert rules(with_family, LEGENDS) == []
    longer = type(deck)("test", deck.leader, deck.cards + family, emissary=ENVOY, family=2)
    assert rules(longer, LEGENDS) == ["BM-19.3"]
