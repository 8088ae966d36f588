"""Cards as data and found by words."""

import json

import pytest

from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.effects import Icon, Kind
from moondrake.reference.cards import (
    KINDS,
    UnknownCard,
    card,
    card_data,
    card_rules,
    find_cards,
    icon_words,
    peoples,
)
from moondrake.reference.rules import places
from moondrake.words import UnknownLanguage, languages

FACT_ICONS = set(
    [
        "shield-fire",
        "shield-earth",
        "stop",
        "retrieve",
        "protected",
        "free",
        "pair",
        "gang-cool",
        "gang-top",
        "gang-fun",
        "gang-no",
        "replace",
        "bluff-fire",
        "bluff-earth",
        "bluff-none",
    ]
)
CERTAINTIES = {"verified", "reconstructed", "effect-known", "unknown"}


def test_symbols_and_kinds_have_the_words_of_the_facts():
    assert {word for icon in Icon for word in icon_words(icon)} == FACT_ICONS
    assert set(KINDS) == set(Kind)
    assert KINDS[Kind.HYLA] == "influence-hyla"


def test_a_card_as_data():
    data = card_data(card("buka-21"))
    assert {
        key: data[key] for key in ("key", "people", "number", "kind", "earth", "fire", "icons", "moons")
    } == {
        "key": "buka-21",
        "people": "buka",
        "number": 21,
        "kind": "character",
        "earth": 1,
        "fire": 2,
        "icons": ["bluff-none"],
        "moons": 1,
    }
    assert data["name"]["de"] == "Pulvermeister Yina Ko"
    assert data["name"]["hu"] == data["name"]["en"] == "Powdermaster Yina Ko"
    assert data["certainty"] == "verified"
    assert "RS-13" in data["rules"]


@pytest.mark.parametrize("one", ALL_CARDS, ids=lambda one: one.key)
def test_every_card_is_whole(one):
    data = card_data(one)
    assert json.loads(json.dumps(data)) == data
    assert set(data["name"]) == set(data["text"]) == set(languages())
    assert all(data["name"].values())
    assert len({bool(text) for text in data["text"].values()}) == 1
    assert bool(data["text"]["en"]) == bool(one.text)
    assert not any("*" in text for text in data["text"].values())
    assert set(data["icons"]) <= FACT_ICONS
    assert data["certainty"] in CERTAINTIES
    assert all(number in places("en") for number in data["rules"])


def test_what_is_not_printed_or_not_known_is_none():
    assert card_data(card("hoax-00"))["number"] == 0
    assert card_data(card("hoax-00"))["earth"] is None
    assert card_data(card("tutu-1"))["number"] is None
    assert card_data(card("inq-412"))["moons"] is None
    assert card_data(card("inter-das-habe-ich"))["moons"] is None
    assert card_data(card("hyla-fire"))["unofficial_names"] == ["en", "de"]


@pytest.mark.parametrize(
    "typed", ["hoax-13", " HOAX-13 ", "thirkomedas the serene", "Thirkomedas der Heitere"]
)
def test_a_card_is_found_by_key_or_whole_name(typed):
    assert card(typed).key == "hoax-13"


@pytest.mark.parametrize(
    ("typed", "near"), [("hoax-99", "hoax-09"), ("Thirkomedas der", "hoax-13"), ("buka21", "buka-21")]
)
def test_an_unknown_card_names_those_near_it(typed, near):
    with pytest.raises(UnknownCard) as caught:
        card(typed)
    assert near in caught.value.near


def test_a_word_that_is_like_no_card_gets_the_form_of_a_key():
    with pytest.raises(UnknownCard, match="keys look like hoax-13"):
        card("???")


def test_a_search_needs_all_words_and_prefers_names():
    found = [one.key for one in find_cards("storm", "en", ["terrah"])]
    assert found == ["terrah-03", "terrah-21", "terrah-22", "terrah-23", "terrah-24"]
    assert [one.key for one in find_cards("sturm drache", "de")][:1] == ["terrah-21"]
    assert find_cards("storm qqqq") == []


def test_a_search_finds_symbols_kinds_and_accents():
    assert {one.key for one in find_cards("reconstructed")} >= {"tutu-1", "hyla-fire"}
    assert all(
        one.icons & Icon.REPLACE for one in find_cards("csere", "hu", ["tutu"]) if one.key == "tutu-3b"
    )
    assert "buka-21" in {one.key for one in find_cards("bluff-none")}
    assert find_cards("FEUER", "de", ["vulca"]) == find_cards("feuer", "de", ["vulca"])
    assert find_cards("vezeteskartya", "hu", ["hoax"]) == find_cards("vezetéskártya", "hu", ["hoax"]) != []


def test_no_words_give_every_card_in_order():
    assert find_cards() == list(ALL_CARDS)
    assert {one.people for one in find_cards(among=["tutu", "hyla"])} == {"tutu", "hyla"}
    assert peoples()[:2] == ("hoax", "vulca")
    with pytest.raises(UnknownLanguage):
        find_cards(language="fr")


def test_rules_of_a_card_are_named_once():
    numbers = card_rules(card("pillar-16"))
    assert "BM-16.2" in numbers
    assert len(numbers) == len(set(numbers))
