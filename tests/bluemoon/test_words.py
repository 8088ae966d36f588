"""Events and questions of Blue Moon in words, in three languages."""

import re
from collections import Counter
from random import Random

import pytest

from moondrake.bluemoon import Setup, new_game, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.events import What
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK, PHASE_NAMES, Ask, Phase
from moondrake.bluemoon.words import event_sentence, event_words, question_words
from moondrake.bluemoon.words.solo import ANYHOW, REASONS, deck_reason
from moondrake.bluemoon.words.telling import EVENTS, HIDDEN_TOO, PHASES, QUESTIONS
from moondrake.table import CHANCE, SPECTATOR, Event
from moondrake.words import languages, say, source
from tests.words.reading import entries

NAMES = ("Anna", "Ben")
LANGUAGES = languages()
KEYS = list(entries(source("en")))


def told(language: str, what: What, cards: tuple[str, ...] = (), amount: int = 0, seat: int = 0) -> str:
    event = Event(what, seat, (0,) * len(cards), amount, "BM-5.2")
    return event_sentence(event, language, list(cards), NAMES)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["keeps all hand cards", "one card", "two cards", "five cards"]),
        ("de", ["behält alle Handkarten", "eine Karte", "zwei Karten", "fünf Karten"]),
        ("hu", ["minden lapját megtartja", "egy lapot", "két lapot", "öt lapot"]),
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
        ("hu", ["egy kristályt kap.", "két kristályt kap.", "öt kristályt kap."]),
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
    assert told("hu", What.REVEAL_HAND) == "Anna felfedi a kezében lévő lapokat: nincs lap."


WITH_TWO_CARDS = {What.LOAD, What.TARGET, What.REVEAL_HAND, What.CLEAR, What.INACTIVE}
MAY_BE_HIDDEN = {What.BLUFF, What.DRAW, What.PUT_UNDER, What.RETURN, What.TAKE_DISCARD}
WITHOUT_CARDS = {What.REVEAL_HAND, What.MULLIGAN}
ASKED_BY_A_PHASE = {
    Phase.TURN_BEGIN,
    Phase.ACTION,
    Phase.DECISION,
    Phase.CHARACTER,
    Phase.BOOST,
    Phase.ANNOUNCE,
    Phase.AFTER_POWER,
    Phase.TURN_END,
}


def samples(language: str) -> list[str]:
    """Every kind of event with known and with hidden cards, and where it matters with several amounts."""
    lines = []
    for what in What:
        known = ("Volca", "Rising Sun") if what in WITH_TWO_CARDS else ("Volca",)
        unknown = [("",) * len(known)] if what in MAY_BE_HIDDEN else []
        for cards in (known, *unknown, *([()] if what in WITHOUT_CARDS else [])):
            for amount in (0, 1, 2, 5):
                lines.append(f"{what.name}: {told(language, what, cards, amount)}")
    return list(dict.fromkeys(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_questions_stay_as_they_were_read(language, golden):
    lines = samples(language)
    asks = {key: ASK_NAMES[ask] for ask, key in QUESTIONS.items()}
    phases = {key: PHASE_NAMES[phase] for phase, key in PHASES.items()}
    for names in (asks, phases):
        said = {key: say(key, language, card="Volca") for key in KEYS if key in names}
        lines += [f"{names[key]}? {sentence}" for key, sentence in said.items()]
    golden.check(f"bluemoon-words-{language}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_question_has_words(language):
    for line in samples(language):
        assert not re.search(r"[{}]|  |None| [.,:]", line), line
        assert line[-1] in ".“", line


VARIANTS = ("turn-first", "mulligan-none", "retreat-settled", "dragon-fourth", "dragon-home")


def test_every_event_question_and_phase_has_its_sentence_and_there_is_no_other():
    """Keys are made from names, so that only this finds one that is missing or left over."""
    wanted = {
        *(EVENTS[what] for what in What),
        *(f"{EVENTS[what]}-hidden" for what in HIDDEN_TOO),
        *(f"bluemoon-event-{variant}" for variant in VARIANTS),
        *(QUESTIONS[ask] for ask in ASK_NAMES if Ask.MULLIGAN <= ask < FIRST_WORK),
        *(PHASES[phase] for phase in ASKED_BY_A_PHASE),
        *(f"{PHASES[phase]}-again" for phase in (Phase.CHARACTER, Phase.BOOST)),
        *(f"bluemoon-deck-{reason.word}" for reason in (*REASONS.values(), *ANYHOW.values())),
        "bluemoon-question-of",
        *(f"bluemoon-question-answer-{to}" for to in ("bluff", "power", "gain")),
    }
    kinds = ("bluemoon-event-", "bluemoon-question-", "bluemoon-phase-", "bluemoon-deck-")
    assert sorted(key for key in KEYS if key.startswith(kinds)) == sorted(wanted)


def test_hidden_cards_are_only_counted():
    assert told("en", What.DRAW, ("",)) == "Anna draws one card."
    assert (
        told("de", What.TAKE_DISCARD, ("", "")) == "Anna nimmt zwei Karten aus dem Abwurfstapel auf die Hand."
    )
    assert told("hu", What.PUT_UNDER, ("",)) == "Anna a húzópaklija aljára tesz egy lapot."
    for language in LANGUAGES:
        assert told(language, What.BLUFF, ("",)) != told(language, What.BLUFF, ("Volca",))


@pytest.mark.parametrize(
    ("language", "mine", "theirs", "lost"),
    [
        ("en", "You retreat.", "Anna retreats.", "Anna gains a dragon: it goes from you to the middle."),
        (
            "de",
            "Du ziehst dich zurück.",
            "Anna zieht sich zurück.",
            "Anna gewinnt einen Drachen: Er geht von dir in die Mitte.",
        ),
        (
            "hu",
            "Visszavonulsz.",
            "Anna visszavonul.",
            "Anna magához csábít egy sárkányt: az egyik sárkányod a játéktábla közepére kerül.",
        ),
    ],
)
def test_whoever_sits_at_the_table_is_spoken_to(language, mine, theirs, lost):
    retreat = Event(What.RETREAT, 0, (), 0, "BM-7.1")
    assert event_sentence(retreat, language, [], NAMES, 0) == mine
    assert event_sentence(retreat, language, [], NAMES, 1) == theirs
    assert event_sentence(retreat, language, [], NAMES, SPECTATOR) == theirs
    dragon = Event(What.DRAGON, 0, (), 0, "BM-7.5")
    assert event_sentence(dragon, language, [], NAMES, 1) == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_for_the_reader_too(language):
    """Nobody is told of themselves by name, and others are."""
    for what in set(What) - {What.ELEMENT, What.AGAINST}:
        for cards in ([], ["Volca"], [""]):
            for amount in (0, 1, 4, Phase.ANNOUNCE):
                event = Event(what, 0, (0,) * len(cards), amount)
                assert "Anna" not in event_sentence(event, language, cards, NAMES, 0), what
                assert "Anna" in event_sentence(event, language, cards, NAMES, 1), what


@pytest.mark.parametrize("number", range(3))
def test_a_game_is_told_to_every_seat_in_every_language(number):
    decks = (ready_made_deck(PEOPLES[number * 4 % 9]), ready_made_deck("buka"))
    state = new_game(Setup(decks, start=0))
    rng = Random(number)
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat != CHANCE:
            questions = {question_words(state.view(seat), language) for language in LANGUAGES}
            assert len(questions) == len(LANGUAGES)
        state.apply(rng.choice(actions))
        for event in state.take_events():
            for reader in (SPECTATOR, 0, 1):
                lines = {
                    event_words(state.match, event.shown_to(reader), tongue, NAMES, reader)
                    for tongue in LANGUAGES
                }
                assert len(lines) == len(LANGUAGES), lines
                if reader >= 0 and event.kind != What.AGAINST:
                    assert not any(NAMES[reader] in line for line in lines), lines
                assert not any("{" in line or "  " in line for line in lines)


@pytest.mark.rule("BM-22.25")
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_everything_the_solo_deck_decides_has_a_reason_in_every_language(language):
    rng = Random(5)
    reasoned = set()
    for _ in range(30):
        mine, theirs = rng.sample(PEOPLES, 2)
        decks = (ready_made_deck(mine), ready_made_deck(theirs))
        game = new_game(Setup(decks, start=BOT, solo=True))
        while not game.is_over():
            game.apply(rng.choice(game.legal_actions()))
            for event in game.take_events():
                reason = deck_reason(game.match, event, language)
                if event.seat == BOT and event.rule.startswith("BM-22"):
                    assert reason is not None, event
                if reason is not None:
                    assert event.seat == BOT
                    assert reason[0].endswith(".")
                    assert reason[1].startswith("BM-22.")
                    reasoned.add(What(event.kind))
    assert reasoned >= {What.START, What.REVEAL, What.LAY_OUT, What.ELEMENT, What.ANNOUNCE, What.RETREAT}


def test_no_reasons_are_told_where_nobody_is_a_deck():
    game = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca"))))
    event = Event(What.RETREAT, BOT, (), 0, "BM-22.11")
    assert deck_reason(game.match, event, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_its_own_words(language: str) -> None:
    """Nobody has to guess from the buttons what is asked."""
    keys = [key for key in KEYS if key.startswith(("bluemoon-question-", "bluemoon-phase-"))]
    asked = Counter(say(key, language, card="Volca") for key in keys if key != "bluemoon-question-of")
    assert len(asked) > 35
    assert [text for text, times in asked.items() if times > 1] == []
