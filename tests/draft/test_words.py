"""The draft in three languages."""

from string import Formatter

import pytest

from moondrake.draft import GAME
from moondrake.draft.happenings import Happening
from moondrake.draft.prints import NUMBERS
from moondrake.draft.state import Step
from moondrake.draft.words import LANGUAGES, event_words, question_words
from moondrake.table import HIDDEN, Event

NAMES = ("Ada", "Bela", "Cleo")
CARD_EVENTS = (Happening.DEALT, Happening.KEPT, Happening.DISCARDED, Happening.LEFT_OUT)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_question_has_a_sentence(language):
    tongue = LANGUAGES[language]
    assert set(tongue.events) == set(Happening)
    assert set(tongue.hidden) == set(CARD_EVENTS)
    assert set(tongue.questions) == set(Step) - {Step.OVER}
    for kind in Happening:
        assert event_words(Event(kind, 0, (5,) if kind in CARD_EVENTS else (), 2), language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_things(language):
    tongue, english = LANGUAGES[language], LANGUAGES["en"]
    for kind in Happening:
        said = fields(tongue.several.get(kind, tongue.events[kind]))
        assert said == fields(english.several.get(kind, english.events[kind])), kind
    for kind in CARD_EVENTS:
        assert fields(tongue.hidden[kind]) == {"seat"}


@pytest.mark.parametrize(
    ("language", "kept", "hidden", "passed"),
    [
        ("en", "Bela keeps ", "Bela keeps a card.", "Everybody passes 4 cards to the right."),
        ("de", "Bela behält ", "Bela behält eine Karte.", "Alle geben 4 Karten nach rechts weiter."),
        (
            "hu",
            "Bela ezt a lapot tartja meg: ",
            "Bela megtart egy lapot.",
            "Mindenki továbbad 4 lapot jobbra.",
        ),
    ],
)
def test_a_hidden_card_is_not_named(language, kept, hidden, passed):
    card = NUMBERS["aqua-14"]
    told = event_words(Event(Happening.KEPT, 1, (card,)), language, NAMES)
    assert told.startswith(kept)
    assert "(aqua-14)" in told
    assert event_words(Event(Happening.KEPT, 1, (HIDDEN,)), language, NAMES) == hidden
    assert event_words(Event(Happening.PASSED_RIGHT, -1, (), 4), language, NAMES) == passed


def test_one_card_is_not_said_as_several():
    assert event_words(Event(Happening.PASSED_LEFT, -1, (), 1), "de", NAMES).startswith("Alle geben 1 Karte ")
    assert (
        event_words(Event(Happening.SET_ASIDE, -1, (), 1), "en", NAMES)
        == "1 card of the people set is put aside."
    )


def test_the_question_counts_the_cards_to_leave_out():
    state = GAME.start({"players": "2", "sets": "hoax vulca flit"})
    while state.position.step != Step.LEAVE:
        state.apply(state.legal_actions()[0])
    too_many = state.view(0).table.to_leave
    assert question_words(state.view(0), "en") == f"Which card do you leave out? {too_many} cards too many."
    for _ in range(too_many - 1):
        state.apply(state.legal_actions()[0])
    assert question_words(state.view(0), "de") == "Welche Karte lässt du weg? Es ist 1 Karte zu viel."
