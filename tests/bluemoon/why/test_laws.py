"""Explanations in random games: every attempt is legal or has a reason, and no answer tells a secret."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, WORDS, Verb, action
from moondrake.bluemoon.breakdown import dragon_breakdown, power_breakdown
from moondrake.bluemoon.cards import BY_KEY, PEOPLES, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.events import What
from moondrake.bluemoon.explain import Intent, Remedy, Why, explain, intent_of, parse_intent, reasons_of
from moondrake.bluemoon.explain.intents import Wish, intent_words
from moondrake.bluemoon.game import State, new_game
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD
from moondrake.table import CHANCE
from moondrake.testing.laws import LONGEST, RULESETS, numbered_setup
from scripts.rules_index import known_rules
from tests.bluemoon.scenarios.helpers import HOW_DARE_YOU, I_EXPECTED_THAT, NOT_THIS_CARD, fixture_card

LIMITS = frozenset(
    (Why.CONDITION, Why.NO_DRAGON, Why.NO_COST, Why.ACTION_USED, Why.CHARACTER_PLAYED, Why.FIRST_TURN)
)
"""Hold as well when the right phase has come."""
ROOT = Path(__file__).parents[3]
RULES = known_rules(ROOT)
KEYS = ("terrah-01", "hoax-01")
RARE = [fixture_card(f"fx-crystal-{number}", Kind.ACHIEVEMENT) for number in range(3)]
RARE += [HOW_DARE_YOU, I_EXPECTED_THAT, NOT_THIS_CARD]
GAMES = 81 * len(RULESETS)


STAFF = (Kind.LEADER, Kind.INQUISITOR, Kind.EMISSARY)


def mixed_setup(number: int, lookahead: bool) -> Setup:
    """Decks of any cards there are, rare kinds more often, so that all prohibitions come up."""
    rng = Random(f"mixed {number}")
    cards = [card for card in BY_KEY.values() if card.kind not in STAFF]
    rare = [card for card in cards if card.people not in PEOPLES] + RARE
    inquisitors = [card for card in BY_KEY.values() if card.kind == Kind.INQUISITOR]
    decks = []
    for _ in range(2):
        chosen = {card.key: card for card in [*rng.sample(rare, 12), *rng.sample(cards, 24)]}
        inquisitor = rng.choice([None, *inquisitors])
        leader, _ = ready_made(rng.choice(PEOPLES))
        decks.append(Deck("mixed", leader, tuple(chosen.values()), inquisitor))
    ruleset = parse_ruleset(RULESETS[number % len(RULESETS)])
    return Setup((decks[0], decks[1]), ruleset, lookahead=lookahead)


def walk(number: int, share: float, lookahead: bool = False):
    """Positions of a random game in which a player is asked; each third of mixed decks, each fifth solo."""
    rng = Random(number)
    setup = mixed_setup(number, lookahead) if number % 3 == 0 else numbered_setup(number, lookahead)
    if number % 5 == 2:
        setup = replace(setup, solo=True, start=BOT)
    state = new_game(setup)
    for _ in range(LONGEST):
        if state.is_over():
            return
        if state.seat_to_act() != CHANCE and rng.random() < share:
            yield state, rng
        state.apply(rng.choice(state.legal_actions()))


def attempts(state: State) -> list[int]:
    """Every action there is in this match, and some that there are not."""
    cards = [seat << CARD_SHIFT | card for seat in (0, 1) for card in range(len(state.facts[seat].printed))]
    numbers = [action(verb, card) for verb in WITH_CARD for card in cards]
    numbers += [action(verb, argument) for verb in WORDS if verb not in WITH_CARD for argument in range(3)]
    return [*numbers, action(Verb.PLAY, 63), 31 * ARGUMENTS]


def check_attempts(number: int, share: float, lookahead: bool) -> set[Why]:
    """BM-5.2: each attempt is legal or has reasons with rules that exist; the seat not asked has them too."""
    found: set[Why] = set()
    for state, rng in walk(number, share, lookahead):
        asked, legal = state.seat_to_act(), set(state.legal_actions())
        for attempt in attempts(state):
            reasons = explain(state, asked, attempt)
            assert (not reasons) == (attempt in legal), state.notation(attempt)
            raw = reasons_of(state, asked, intent_of(attempt)) if attempt in legal else []
            assert raw == [], f"{state.notation(attempt)} is legal, but: {raw}"
            early = [reason for reason in reasons if reason.remedy == Remedy.IN_PHASE]
            order = [reason.why for reason in reasons if reason not in early]
            assert order == sorted(order)
            after = [reason.why for reason in reasons[reasons.index(early[0]) :]] if early else []
            assert not LIMITS & set(after)
            for reason in reasons:
                assert reason.rules, reason
                assert set(reason.rules) <= RULES, reason
                found.add(reason.why)
        other = rng.choice(attempts(state))
        assert explain(state, 1 - asked, other)
    return found


@pytest.mark.rule("BM-5.2", "BM-11.5")
def test_every_attempt_is_legal_or_has_a_reason() -> None:
    found: set[Why] = set()
    for number in range(0, GAMES, 53):
        found |= check_attempts(number, share=0.02, lookahead=number % 2 == 1)
    assert Why.NOT_OFFERED not in found
    assert len(found) > 30


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("batch", range(8))
def test_every_attempt_is_legal_or_has_a_reason_in_many_games(batch: int) -> None:
    found: set[Why] = set()
    for number in range(batch, GAMES, 8 * 9):
        found |= check_attempts(number, share=0.05, lookahead=number % 3 == 0)
    assert Why.NOT_OFFERED not in found


def some_intents(state: State, rng: Random) -> list[Intent]:
    numbers = rng.sample(attempts(state), 25) + rng.sample(state.legal_actions(), 1)
    card = rng.randrange(1, 30) | rng.randrange(2) << CARD_SHIFT
    wishes = [
        Intent(Wish.INTERFERE, card),
        Intent(Wish.MULLIGAN),
        Intent(Wish.DISCARD, card),
        Intent(Wish.DRAW),
    ]
    return [intent_of(number) for number in numbers] + wishes


def check_secrets(number: int, share: float, lookahead: bool) -> None:
    """BM-3.5: in every position that looks the same to a seat it gets the same answers."""
    for state, rng in walk(number, share, lookahead):
        for seat in range(state.seats()):
            imagined = state.view(seat).determinize(rng)
            for intent in some_intents(state, rng):
                assert explain(state, seat, intent) == explain(imagined, seat, intent), intent
            for side in (0, 1):
                assert dragon_breakdown(state, side) == dragon_breakdown(imagined, side)
                for element in (0, 1):
                    assert power_breakdown(state, side, element) == power_breakdown(imagined, side, element)


@pytest.mark.rule("BM-3.5", "BM-23.3", "BM-17.7")
def test_answers_do_not_depend_on_what_a_seat_cannot_know() -> None:
    for number in range(7, GAMES, 60):
        check_secrets(number, share=0.06, lookahead=number % 2 == 1)


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("batch", range(4))
def test_answers_do_not_depend_on_hidden_cards_in_many_games(batch: int) -> None:
    for number in range(batch, GAMES, 4 * 11):
        check_secrets(number, share=0.1, lookahead=number % 3 == 0)


@pytest.mark.rule("BM-14.10", "BM-14.3")
def test_a_breakdown_sums_up_to_the_power() -> None:
    for number in range(11, GAMES, 13):
        for state, _ in walk(number, share=0.1):
            for seat in (0, 1):
                for element in (0, 1):
                    lines = power_breakdown(state, seat, element)
                    assert lines.power == power(state, seat, element)
                    assert lines.total == sum(line.value() for line in lines.lines)
                    check_layers(lines)


def check_layers(lines) -> None:
    """Every change of a number has a line with its layer, and the lines lead from the printed value on."""
    for line in lines.lines:
        steps = [(line.printed, line.after[0]), *zip(line.after, line.after[1:], strict=False)]
        changed = [layer for layer, (before, after) in enumerate(steps, start=1) if before != after]
        assert [change.layer for change in line.changes] == changed
        assert [change.value for change in line.changes] == [line.after[layer - 1] for layer in changed]
        assert all(change.by for change in line.changes), line
    assert lines.power == (lines.raises[-1].value if lines.raises else max(lines.total, 0))


@pytest.mark.rule("BM-7.4a", "BM-7.5")
def test_a_retreat_gives_the_dragons_that_the_breakdown_says() -> None:
    seen: set[int] = set()
    for number in range(0, GAMES, 7):
        for state, _ in walk(number, share=0.5):
            if action(Verb.RETREAT) not in state.legal_actions():
                continue
            winner = 1 - state.seat
            expected = dragon_breakdown(state, winner).dragons
            after = state.copy()
            after.keep_events(True)
            after.take_events()
            after.apply(action(Verb.RETREAT))
            told = [event for event in after.take_events() if event.kind == What.DRAGON]
            gained = [event for event in told if event.rule == "BM-7.2"]
            assert len(gained) == expected or after.is_over()
            seen.add(expected)
    assert {1, 2} <= seen


def test_intents_are_read_from_the_words_they_are_written_in() -> None:
    state = new_game(numbered_setup(5))
    for attempt in attempts(state):
        intent = intent_of(attempt)
        if explain(state, 0, attempt)[0].why == Why.UNKNOWN:
            continue
        assert parse_intent(state.match, intent_words(state.match, intent)) == intent
    load = parse_intent(state.match, f"load {KEYS[0]} onto {KEYS[1]}")
    assert parse_intent(state.match, intent_words(state.match, load)) == load
    assert parse_intent(state.match, f"play {KEYS[0]} as bluff").verb == Verb.BLUFF
    assert parse_intent(state.match, "mulligan") == Intent(Wish.MULLIGAN, NO_CARD)
