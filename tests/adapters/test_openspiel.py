"""OpenSpiel's own checks, its search on our games, and stored games."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import moondrake.adapters.openspiel as adapter
from moondrake.adapters.seating import coder
from moondrake.table import SetupError

GAMES: tuple = (
    ("moondrake_bluemoon", {}),
    ("moondrake_bluemoon", {"deck_a": "flit", "deck_b": "khind", "ruleset": "legends"}),
    ("moondrake_equinox", {}),
    ("moondrake_equinox", {"players": 4}),
)


def random_state(game, decisions, seed):
    """A position after so many decisions, or the last one before the end, with a player to act."""
    rng = Random(seed)
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        following = state.child(rng.choice(actions))
        if following.is_terminal():
            return state
        state = following
        decisions -= 1
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_random_games_keep_the_api_and_survive_serialisation(name, options):
    pyspiel.random_sim_test(pyspiel.load_game(name, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_resampled_state_is_the_same_to_the_seat_that_asks(name, options):
    game = pyspiel.load_game(name, options)
    differing = 0
    for seed in range(4):
        state = random_state(game, 90 + 17 * seed, seed)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, Random(seed).random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        differing += str(other) != str(state)
    assert differing


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_information_state_grows_and_the_tensors_are_the_encoding(name, options):
    game = pyspiel.load_game(name, options)
    state = random_state(game, 80, seed=1)
    seat = state.current_player()
    before = state.information_state_string(seat)
    encoded = coder(name.removeprefix("moondrake_")).size
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [encoded]
    assert np.array(state.observation_tensor(seat)).shape == (encoded,)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(seat) != before


@pytest.mark.parametrize(("name", "options"), GAMES[:1] + GAMES[2:3])
def test_information_set_search_plays(name, options):
    game = pyspiel.load_game(name, options)
    dice = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 6, random_state=dice)
    state = random_state(game, 75, seed=4)
    assert bot.step(state) in state.legal_actions()


def told(name, options, seed):
    """A random game as text: every action in words, and what everybody knows now and then."""
    game = pyspiel.load_game(name, options)
    state, rng, lines = game.new_initial_state(), Random(seed), [str(game)]
    while not state.is_terminal():
        is_chance = state.is_chance_node()
        actions = [a for a, _ in state.chance_outcomes()] if is_chance else state.legal_actions()
        action = rng.choice(actions)
        who = "chance" if is_chance else str(state.current_player())
        lines.append(f"{who}: {action} {state.action_to_string(action)}")
        state.apply_action(action)
        if len(lines) % 60 == 0 and not state.is_terminal():
            lines += [state.observation_string(seat) for seat in range(game.num_players())]
    return "\n".join([*lines, f"returns: {state.returns()}"]) + "\n"


@pytest.mark.parametrize(("name", "options"), GAMES[:1] + GAMES[3:])
def test_stored_games_play_as_before(name, options, golden):
    golden.check(f"openspiel-{name}.txt", told(name, options, seed=11))


def test_a_wrong_parameter_is_refused_with_what_is_allowed():
    with pytest.raises(SetupError, match="there is no ready-made deck 'elves'"):
        adapter.TableGame("bluemoon", {"deck_a": "elves"})
