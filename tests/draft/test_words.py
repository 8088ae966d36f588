"""The draft in three languages."""

import pytest

from moondrake.draft import GAME
from moondrake.draft.happenings import Happening
from moondrake.draft.prints import NUMBERS
from moondrake.draft.state import Step
from moondrake.draft.words import EVENTS, QUESTIONS, event_words, question_words
from moondrake.table import HIDDEN, Event
from moondrake.words import languages, source
from tests.words.reading import entries

NAMES = ("Ada", "Bela", "Cleo")
CARD_EVENTS = (Happening.DEALT, Happening.KEPT, Happening.DISCARDED, Happening.LEFT_OUT)


@pytest.mark.parametrize("language", languages())
def test_every_event_and_question_has_a_sentence(language):
    wanted = {*EVENTS.values(), *(f"{EVENTS[kind]}-hidden" for kind in CARD_EVENTS)}
    wanted |= {QUESTIONS[step] for step in Step if step != Step.OVER} | {"drafting-question-leave-one"}
    begins = ("drafting-event-", "drafting-question-")
    assert sorted(key for key in entries(source(language)) if key.startswith(begins)) == sorted(wanted)
    for kind in Happening:
        assert event_words(Event(kind, 0, (5,) if kind in CARD_EVENTS else (), 2), language, NAMES)


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
