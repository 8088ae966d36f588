"""Events and questions of Blue Moon in words, in three languages."""

import pytest

from moondrake.bluemoon.events import What
from moondrake.bluemoon.words import LANGUAGES, event_sentence
from moondrake.table import Event

NAMES = ("Anna", "Ben")


def told(language: str, what: What, cards: tuple[str, ...] = (), amount: int = 0, seat: int = 0) -> str:
    event = Event(what, seat, (0,) * len(cards), amount, "BM-5.2")
    return event_sentence(event, LANGUAGES[language], list(cards), NAMES)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["no cards", "one card", "two cards", "five cards"]),
        ("de", ["keine Karten", "eine Karte", "zwei Karten", "fünf Karten"]),
        ("hu", ["egyetlen lapot sem", "egy lapot", "két lapot", "öt lapot"]),
    ],
)
def test_counted_cards_are_singular_or_plural_as_the_language_wants(language, expected):
    for amount, words in zip((0, 1, 2, 5), expected, strict=True):
        assert words in told(language, What.MULLIGAN, amount=amount)
        if amount:
            assert words in told(language, What.DRAW, cards=("",) * amount)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["wins one crystal.", "wins two crystals.", "wins five crystals."]),
        ("de", ["gewinnt einen Kristall.", "gewinnt zwei Kristalle.", "gewinnt fünf Kristalle."]),
        ("hu", ["nyer egy kristályt.", "nyer két kristályt.", "nyer öt kristályt."]),
    ],
)
def test_crystals_are_counted_in_the_case_of_an_object(language, expected):
    for amount, words in zip((1, 2, 5), expected, strict=True):
        assert told(language, What.OVER, amount=amount).endswith(words)


@pytest.mark.rule("BM-7.5")
def test_a_dragon_is_told_by_where_it_goes():
    assert told("en", What.DRAGON, amount=1) == "Anna gains a dragon and has one dragon."
    assert told("de", What.DRAGON, amount=2) == "Anna gewinnt einen Drachen und hat zwei Drachen."
    assert told("de", What.DRAGON, amount=0, seat=1) == (
        "Ben gewinnt einen Drachen: Er geht von Anna in die Mitte."
    )
    assert told("hu", What.DRAGON, amount=4) == "Anna a negyedik sárkányt csábítaná magához."


def test_a_list_ends_with_the_word_of_the_language():
    cards = ("Volca", "Blaze", "Flare")
    assert told("en", What.REVEAL_HAND, cards).endswith("Volca, Blaze and Flare.")
    assert told("de", What.REVEAL_HAND, cards).endswith("„Volca“, „Blaze“ und „Flare“.")
    assert told("hu", What.REVEAL_HAND, cards).endswith("Volca, Blaze és Flare.")
    assert told("hu", What.REVEAL_HAND) == "Anna felfedi a kezét: nincs lap."
