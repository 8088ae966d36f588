"""Hints: a move, alternatives with estimates and reasons, from one seat's knowledge, in every language."""

from random import Random

import pytest

from moondrake.bluemoon import BlueMoonView, Setup, State, new_game, ready_made_deck
from moondrake.bluemoon.questions import Phase
from moondrake.equinox import GAME as EQUINOX
from moondrake.players import pace
from moondrake.players.bluemoon.champion import ChampionPlayer
from moondrake.players.bluemoon.habits import Habits
from moondrake.players.bluemoon.reasons import reasons
from moondrake.players.bluemoon.thumb import Lore, Thumb
from moondrake.players.hints import Choice, Hint, hint, hint_lines, reason_line
from moondrake.players.reasons import Reason
from moondrake.table import CHANCE, Dealer
from moondrake.testing.bluemoon import given, side
from moondrake.words import languages

CLOCK = 1.5
LONG_CLOCK, FEW_STEPS = 60.0, 0.05
"""So long, and so few steps a millisecond, that steps end the search and never the wall clock."""
REASONS = (
    Reason("dragon", {"dragons": 1}),
    Reason("out-of-reach", {"power": 7, "reach": 4}),
    Reason("too-dear", {"power": 7, "cards": 1}),
    Reason("decline"),
    Reason("begins", {"element": "fire", "power": 5}),
    Reason("reaches", {"element": "earth", "power": 5, "needed": 4}),
    Reason("shield", {"power": 9}),
    Reason("hard-to-answer", {"chance": 0.5}),
    Reason("deck-retreats", {"chance": 0.46}),
    Reason("second-dragon", {"cards": 6}),
    Reason("bluff", {"chance": 0.25, "challenge": 0}),
)


def decision_of(seed: int) -> State:
    """A position in which a seat decides whether to stay in a fight."""
    state = new_game(Setup((ready_made_deck("vulca"), ready_made_deck("terrah")), start=0), events=False)
    rng = Random(seed)
    while state.phase != Phase.DECISION or state.is_first or len(state.legal_actions()) < 2:
        state.apply(rng.choice(state.legal_actions()))
        assert not state.is_over()
    return state


def test_a_hint_names_a_legal_move_alternatives_and_estimates(monkeypatch):
    monkeypatch.setattr(ChampionPlayer, "usual_pace", lambda _self: FEW_STEPS)
    state = decision_of(3)
    seat, actions = state.seat_to_act(), state.legal_actions()
    advice = hint(state.view(seat), actions, LONG_CLOCK, seed=1)
    assert [choice.action in actions for choice in advice.choices] == [True] * len(advice.choices)
    assert len({choice.action for choice in advice.choices}) == len(advice.choices)
    assert all(choice.line[0] == choice.action for choice in advice.choices)
    assert all(choice.chance is None or 0.0 <= choice.chance <= 1.0 for choice in advice.choices)
    assert advice.choices[0].worlds > 0


@pytest.mark.rule("BM-16.7")
def test_no_hint_advises_a_card_that_comes_to_nothing():
    state = given(
        me=side(hand=["vulca-29", "vulca-01"]), you=side(active=["hoax-01"]), element="fire", phase="action"
    ).state
    actions = state.legal_actions()
    assert len(actions) == 2
    advice = hint(state.view(0), actions, CLOCK, seed=1)
    assert [state.view(0).notation(choice.action) for choice in advice.choices] == ["pass"]


def test_reasons_come_from_what_the_seat_knows():
    state = decision_of(4)
    seat = state.seat_to_act()
    twin = state.view(seat).determinize(Random(8))
    assert twin.sides[1 - seat].hand != state.sides[1 - seat].hand
    thumb = Thumb(Lore(state.match), Habits())
    views = [state.view(seat), twin.view(seat)]
    for action in state.legal_actions():
        told = [reasons(view, [action], thumb, 3) for view in views if isinstance(view, BlueMoonView)]
        assert len(told) == 2
        assert told[0] == told[1]


@pytest.mark.rule("BM-6.19")
def test_a_power_out_of_reach_is_the_reason_for_a_retreat():
    state = given(
        me=side(hand=["vulca-10"]),
        you=side(hand=["hoax-01"], active=["terrah-02"], support=["terrah-20"]),
        element="earth",
        phase="decision",
    ).state
    plan = [state.parse("retreat")]
    found = reasons(state.view(0), plan, Thumb(Lore(state.match), Habits()), 1)
    assert [reason.kind for reason in found] == ["out-of-reach"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.kind)
def test_every_reason_has_a_sentence_in_every_language(language, reason):
    line = reason_line("bluemoon", reason, language)
    assert line.endswith(".")
    assert "{" not in line


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_told_move_reasons_line_and_alternatives(language):
    state = decision_of(5)
    seat, actions = state.seat_to_act(), state.legal_actions()
    advice = hint(state.view(seat), actions, CLOCK, seed=1)
    lines = hint_lines(advice, state.notation, language)
    assert state.notation(advice.choices[0].action) in lines[0]
    told = "\n".join(lines)
    assert all(state.notation(choice.action) in told for choice in advice.choices)
    assert len(lines) >= 1 + len(advice.reasons) + (len(advice.choices[0].line) > 1)


@pytest.mark.parametrize("language", languages())
def test_what_is_too_close_to_call_is_as_good_and_the_rest_is_said_with_its_chance(language):
    chances = {1: 0.55, 2: 0.54, 3: 0.53, 4: 0.4}
    choices = tuple(Choice(action, (action,), chance, 40) for action, chance in chances.items())
    lines = hint_lines(Hint("bluemoon", choices, ()), lambda action: f"move-{action}", language)
    assert len(lines) == 3
    assert "move-2, move-3" in lines[1]
    assert "%" not in lines[1]
    assert "move-4" in lines[2]
    assert "40" in lines[2]


def test_a_mulligan_gets_a_hint_without_an_estimate():
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca")), start=0), events=False)
    Dealer(1).deal(state)
    advice = hint(state.view(state.seat_to_act()), state.legal_actions(), CLOCK)
    assert advice.choices[0].action in state.legal_actions()


@pytest.mark.parametrize("language", languages())
def test_equinox_has_hints_too(language):
    state = EQUINOX.start({"players": "2", "creatures": "random", "ruleset": "equinox"})
    rng = Random(2)
    told = set()
    for _ in range(160):
        actions = state.legal_actions()
        if state.seat_to_act() != CHANCE and len(actions) > 1 and rng.random() < 0.2:
            view = state.view(state.seat_to_act())
            advice = hint(view, actions, 0.02, seed=1)
            assert advice.choices[0].action in actions
            assert state.notation(advice.choices[0].action) in hint_lines(advice, state.notation, language)[0]
            told |= {reason.kind for reason in advice.reasons}
        state.apply(rng.choice(actions))
    assert "bets" in told


EQUINOX_REASONS = (
    Reason("vanishes", {"creature": "Susi", "good": 1}),
    Reason("bets", {"creature": "Susi", "points": 5, "cards": 1}),
    Reason("backs", {"creature": "Susi"}),
    Reason("weakens", {"creature": "Susi"}),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", EQUINOX_REASONS, ids=lambda reason: reason.kind)
def test_every_reason_of_equinox_has_a_sentence_in_every_language(language, reason):
    line = reason_line("equinox", reason, language)
    assert line.endswith(".")
    assert "Susi" in line


def test_a_hint_goes_by_the_measured_pace_of_its_process(monkeypatch):
    state = EQUINOX.start({"players": "2"})
    Dealer(4).deal(state)
    worlds = []
    for measured in (2.0, 8.0):
        monkeypatch.setattr(pace, "_measured", {"equinox": measured / 60})
        advice = hint(state.view(state.seat_to_act()), state.legal_actions(), 60.0, seed=1)
        worlds.append(sum(choice.worlds for choice in advice.choices))
    assert worlds[1] > worlds[0]


@pytest.mark.rule("BM-22.6", "BM-22.11")
@pytest.mark.parametrize(
    ("deck", "chance"),
    [
        (["hoax-07", "hoax-09", "terrah-01"], 1.0),
        (["vulca-05", "vulca-04", "vulca-03"], 0.0),
        (["vulca-05", "hoax-09"], 0.5),
    ],
)
def test_against_the_deck_a_hint_reckons_with_what_it_may_turn_up(deck, chance):
    game = given(
        me=side(hand=["vulca-10"], rest=["vulca-11", "vulca-12"]),
        you=side(active=["hoax-04"], rest=deck),
        element="fire",
        phase="decision",
        solo=True,
    )
    view = game.state.view(0)
    plan = [game.state.parse(word) for word in ("fight", "play vulca-10")]
    found = reasons(view, plan, Thumb(Lore(view.match), Habits()), seed=3)
    kinds = {reason.kind: reason.values for reason in found}
    assert "hard-to-answer" not in kinds, "its hand is empty, and says nothing"
    assert abs(kinds["deck-retreats"]["chance"] - chance) <= (0.25 if chance == 0.5 else 0)
