"""Words in three languages: abilities, events and reasons; golden files for reading."""

from pathlib import Path
from random import Random

import pytest

from moondrake.equinox import GAME, State, actions, explain
from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.happenings import Happening
from moondrake.equinox.prints import FIELDS
from moondrake.equinox.questions import ASK_NAMES
from moondrake.equinox.reasons import Reason, Why
from moondrake.equinox.state import Step
from moondrake.equinox.text import de, en, hu
from moondrake.equinox.words import (
    EVENTS,
    HIDDEN_TOO,
    QUESTIONS,
    REASONS,
    card_name,
    event_words,
    question_words,
    reason_words,
)
from moondrake.table import CHANCE, HIDDEN, SPECTATOR, Event
from moondrake.table.record import seat_letter
from moondrake.testing.equinox import card, given
from moondrake.words import languages, say, source
from tests.words.reading import entries

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = languages()
NAMES = ["Anna", "Ben", "Clara", "David", "Eva"]
TEXTS = {"en": en.sentence, "de": de.sentence, "hu": hu.sentence}


@pytest.fixture
def same_as_golden(request):
    """Compare with a golden file, or write it anew with --golden."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--golden", default=False):
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text

    return compare


def told(state: State, seed: int) -> str:
    """A whole game, decision by decision, with everything a spectator is told."""
    rng = Random(seed)
    lines = [f"{key}: {value}" for key, value in state.header().items()]
    while not state.is_over():
        action = rng.choice(state.legal_actions())
        lines.append(f"{seat_letter(state.seat_to_act())} {state.notation(action)}")
        state.apply(action)
        events = [event.shown_to(SPECTATOR) for event in state.take_events()]
        lines += [f"    {event.rule}: {event_words(event, 'en', NAMES)}" for event in events]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_told_as_before(players: int, same_as_golden) -> None:
    state = GAME.start({"players": str(players), "creatures": "random"})
    state.take_events()
    same_as_golden(f"game-{players}-players.txt", told(state, seed=players))


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_abilities_read_as_before(language: str, same_as_golden) -> None:
    sentence = TEXTS[language]
    lines = [f"{printed.name} ({printed.rule}): {sentence(printed.effect)}" for printed in ABILITIES]
    same_as_golden(f"abilities-{language}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_every_event_and_reason_reads_as_before(language: str, same_as_golden) -> None:
    lines = [f"{kind.name}: {event_words(event, language, NAMES)}" for kind, event in samples()]
    lines += [f"{why.name}: {reason_words(sample_reason(why), language, NAMES)}" for why in Why]
    lines += [f"{name}: {question_words(ask, language)}" for ask, name in ASK_NAMES.items()]
    same_as_golden(f"words-{language}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_whoever_sits_at_the_table_is_spoken_to_and_hears_the_others_by_name(language: str) -> None:
    for kind, event in samples():
        told = event_words(event, language, NAMES)
        assert NAMES[3] not in told, kind
        assert event_words(event, language, NAMES, 3) == told, kind
        for reader in range(3):
            words = event_words(event, language, NAMES, reader)
            assert NAMES[reader] not in words, (kind, words)


def samples() -> list[tuple[Happening, Event]]:
    """An event of each kind, also as somebody sees it who may not know the card."""
    found = []
    for kind in Happening:
        for amount in amounts_for(kind):
            cards = (card("susi 7"), card("chameleon 4"), card("dryada 1"))
            event = Event(kind, 0, cards[:1] if "HAND" not in kind.name else cards, amount, "EQ-1.1", 1)
            found.append((kind, event))
            if kind in HIDDEN_TOO:
                found.append((kind, event.shown_to(1)))
    return found


def amounts_for(kind: Happening) -> list[int]:
    if kind == Happening.SWAPPED:
        return [1 * FIELDS + 2]
    if kind == Happening.STONE_TAKEN:
        return [1, FIELDS + 12]
    if kind == Happening.PASSED:
        return [Step.BET, Step.PLAY]
    return [1, 2, 5] if kind in (Happening.SCORED, Happening.WON, Happening.TAKEN_BACK) else [1]


def sample_reason(why: Why) -> Reason:
    return Reason(why, "EQ-1.1", creature=0, card=card("susi 7"), seat=1, number=3)


def test_every_event_question_and_reason_has_its_sentence_and_there_is_no_other() -> None:
    """Keys are made from names, so that only this finds one that is missing or left over."""
    wanted = {
        *EVENTS.values(),
        *(f"{EVENTS[kind]}-hidden" for kind in HIDDEN_TOO),
        *("equinox-event-stone-from-champion", "equinox-event-ability-declined"),
        *QUESTIONS.values(),
        *REASONS.values(),
    }
    begins = ("equinox-event-", "equinox-question-", "equinox-why-")
    assert sorted(key for key in entries(source("en")) if key.startswith(begins)) == sorted(wanted)


@pytest.mark.parametrize("seed", range(6))
def test_every_event_of_a_game_has_a_sentence_for_every_seat(seed: int) -> None:
    state = GAME.start({"players": str(2 + seed % 4)})
    rng = Random(seed)
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))
        for event in state.take_events():
            for seat in (SPECTATOR, 0, 1):
                for language in LANGUAGES:
                    words = event_words(event.shown_to(seat), language, NAMES)
                    assert words.endswith(".")
                    assert "{" not in words


def test_hidden_cards_stay_hidden_in_words() -> None:
    event = Event(Happening.DRAWN, 0, (card("susi 7"),), 0, "EQ-4.25", 1)
    assert event_words(event, "en", NAMES) == "Anna draws Susi 7."
    assert event_words(event.shown_to(1), "en", NAMES) == "Anna draws a card."
    assert event.shown_to(1).cards == (HIDDEN,)


def test_an_empty_hand_is_shown_in_words() -> None:
    table = given(hands={"a": "noctia 3"}, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b")
    table.events()
    table.when("name vulpa")
    event = next(e for e in table.events() if e.kind == Happening.HAND_SEEN)
    assert event_words(event, "hu", NAMES).count("nincs lap") == 1


def test_numbers_follow_the_language() -> None:
    event = Event(Happening.SCORED, 1, (), 13, "EQ-11.1")
    assert event_words(event, "en", NAMES) == "Ben has 6.5 prestige points."
    assert event_words(event, "de", NAMES) == "Ben hat 6,5 Prestigepunkte."
    assert (
        event_words(Event(Happening.SCORED, 1, (), 2, "EQ-11.1"), "de", NAMES) == "Ben hat 1 Prestigepunkt."
    )


def test_cards_have_names_in_every_language() -> None:
    assert [card_name(card("chameleon 4"), language) for language in LANGUAGES] == [
        "Chameleon 4",
        "Chamäleon 4",
        "Kaméleon 4",
    ]
    assert card_name(card("dryada 2"), "hu") == "Dryada"
    assert {card_name(c * 11, "en")[:-2] for c in range(14)} == {printed.name for printed in CREATURES}


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_reasons_are_told_with_their_rule(language: str) -> None:
    table = given(hands={"a": "susi 1"}, stones={"susi 1": "b"})
    for intent in range(0, actions.BOUND, 3):
        for reason in explain(table.state, 0, intent):
            words = reason_words(reason, language, NAMES)
            assert words.endswith(f"({reason.rule})")
            assert "{" not in words
    reason = Reason(Why.NOT_ASKED, "EQ-4.1", seat=CHANCE)
    assert say("equinox-chance", language) in reason_words(reason, language, NAMES)
