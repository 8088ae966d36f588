"""The levels of Equinox: they play everything, from what their seat knows, and the same for a seed."""

from collections.abc import Callable
from random import Random

import pytest

from moondrake.equinox import GAME, State
from moondrake.equinox import actions as words
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.questions import Ask
from moondrake.players.base import Player
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.guide import EquinoxGuide
from moondrake.players.equinox.levels import BeginnerPlayer, ClubPlayer, ThumbPlayer
from moondrake.players.equinox.outlook import Outlook
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.random import RandomPlayer
from moondrake.players.search import Budget, find_lines
from moondrake.table import CHANCE, Dealer

LONG_CLOCK = 20.0
"""So long that steps end the search and never the wall clock."""


def quick_club(seed: int) -> ClubPlayer:
    return ClubPlayer(seed, pace=0.004)


def quick_champion(seed: int) -> ChampionPlayer:
    return ChampionPlayer(seed, pace=0.004)


LEVELS: tuple[Callable[[int], Player], ...] = (
    RandomPlayer,
    BeginnerPlayer,
    ThumbPlayer,
    quick_club,
    quick_champion,
)
MIXED = "equinox+trees=2-1+noctia=random+raneri=two+klumpi-later=yes+fungi=any+lupino=covered"


def start(players: int, creatures: str = "random", ruleset: str = "equinox") -> State:
    return GAME.start({"players": str(players), "creatures": creatures, "ruleset": ruleset})


def play_game(state: State, players: list[Player], seed: int, most: int = 3000) -> list[int]:
    """All decisions of a game, or so many; fails on an illegal one or a game without end."""
    dealer = Dealer(seed)
    decisions: list[int] = []
    state.keep_events(False)
    while not state.is_over() and len(decisions) < most:
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        choice = players[seat].choose(state.view(seat), actions, LONG_CLOCK)
        assert choice in actions
        decisions.append(choice)
        state.apply(choice)
    assert state.is_over() or most < 3000
    return decisions


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_the_same_game_for_a_seed(level):
    games = [play_game(start(3), [level(3), BeginnerPlayer(4), level(5)], 6, most=60) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", ["equinox", MIXED])
def test_all_levels_play_all_creatures_without_an_illegal_move(players, ruleset):
    keys = [creature.key for creature in CREATURES]
    for turn in range(0, 14, 3):
        chosen = " ".join((keys + keys)[turn : turn + 8])
        seats = [LEVELS[(seat + turn) % len(LEVELS)](turn) for seat in range(players)]
        play_game(start(players, chosen, ruleset), seats, turn)
    play_game(
        start(players, "picked", ruleset), [LEVELS[seat % len(LEVELS)](1) for seat in range(players)], 1
    )


@pytest.mark.parametrize("level", [BeginnerPlayer, ThumbPlayer, quick_club, quick_champion])
@pytest.mark.rule("EQ-3.6")
def test_hidden_cards_change_nothing_same_view_and_seed_same_move(level):
    rng, state, looked, differed = Random(9), start(3), 0, 0
    while not state.is_over() and looked < 12:
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat != CHANCE and len(actions) > 1 and rng.random() < 0.2:
            looked += 1
            other = state.view(seat).determinize(rng)
            differed += other.position.hands != state.position.hands
            choices = {level(3).choose(one.view(seat), actions, LONG_CLOCK) for one in (state, other)}
            assert len(choices) == 1
        state.apply(rng.choice(actions))
    assert looked == 12
    assert differed > 6


def test_a_search_that_is_out_of_time_still_answers():
    state = start(4)
    Dealer(2).deal(state)
    actions = state.legal_actions()
    club = ClubPlayer(1, pace=1e9)
    assert club.choose(state.view(state.seat_to_act()), actions, clock=1e-6) in actions
    assert club.late == 1


def asked_to(ask: int, seed: int = 1) -> State:
    """A position in which a player is asked this."""
    rng = Random(seed)
    while True:
        state = start(2)
        while not state.is_over():
            if state.position.frames[-1].ask == ask and len(state.legal_actions()) > 1:
                return state
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.rule("EQ-4.4")
def test_a_stone_is_bet_in_the_first_turn():
    state = start(2)
    Dealer(4).deal(state)
    for level in (ThumbPlayer, quick_club):
        choice = level(1).choose(state.view(state.seat_to_act()), state.legal_actions(), LONG_CLOCK)
        assert state.notation(choice).split()[0] in ("bet", "secret")


@pytest.mark.rule("EQ-4.22")
def test_cards_of_vanished_creatures_are_thrown_away():
    state = asked_to(Ask.DISCARD)
    choice = ThumbPlayer(1).choose(state.view(state.seat_to_act()), state.legal_actions(), LONG_CLOCK)
    assert state.notation(choice).startswith("discard")


@pytest.mark.rule("EQ-8.1")
def test_the_outlook_knows_who_would_vanish():
    rng, checked = Random(3), 0
    for seed in range(4):
        state = start(2)
        dealer = Dealer(seed)
        while not state.is_over():
            position, actions = state.position, state.legal_actions()
            if state.seat_to_act() == CHANCE:
                state.apply(dealer.choose(actions))
                continue
            outlook = Outlook()
            if position.frames[-1].ask == Ask.PLAY:
                outlook.look(state, state.seat_to_act())
                assert 0.99 < sum(outlook.weights[c] for c in position.alive) / outlook.total < 1.01
                creature = position.alive[0]
                strengths = [outlook.strengths[c] for c in position.alive]
                if min(strengths) >= 0:
                    same = outlook.loser_with(state, creature, outlook.strengths[creature])
                    lowest = [c for c in position.alive if outlook.strengths[c] == min(strengths)]
                    assert same == (lowest[0] if len(lowest) == 1 else -1)
                    checked += 1
            state.apply(rng.choice(actions))
    assert checked


def test_positions_that_ask_something_else_are_different_to_a_search():
    """A pass changes no card and no stone, and yet the next question is another one."""
    state = start(2)
    dealer = Dealer(1)
    while state.seat_to_act() == CHANCE or len(state.legal_actions()) == 1:
        state.apply(dealer.choose(state.legal_actions()))
    assert state.position.frames[-1].ask == Ask.BET
    guide = EquinoxGuide(Thumb(), 0)
    passed = state.copy()
    passed.apply(words.PASS)
    assert passed.position.frames[-1].ask == Ask.PLAY
    assert guide.key(passed) != guide.key(state)
    lines = find_lines(state, state.seat_to_act(), guide, Budget(0.0, steps=4000), 500)
    assert words.PASS in {line.actions[0] for line in lines}
    assert any(line.actions[0] != words.PASS for line in lines)
