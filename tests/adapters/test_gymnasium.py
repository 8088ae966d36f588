"""Gymnasium's own checks, with every warning an error (pyproject.toml)."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from moondrake.adapters.gymnasium import IDS, AgainstEnv, vector_env
from moondrake.equinox import encoding as equinox
from moondrake.table import SetupError


def play(env, seed):
    """A match with the first legal action each time: all rewards, and whether it ended."""
    _, info = env.reset(seed=seed)
    rewards = []
    while True:
        chosen = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, over, _, info = env.step(chosen)
        rewards.append(reward)
        if over:
            return rewards


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_environment_keeps_the_api(game):
    check_env(AgainstEnv(game, opponent="random"), skip_render_check=True)


@pytest.mark.parametrize("name", list(IDS))
def test_the_environment_is_made_by_its_name(name):
    env = gymnasium.make(name, opponent="random", disable_env_checker=True)
    assert set(play(env, seed=2)[:-1]) <= {0.0}


def test_the_learner_is_paid_for_its_own_seat():
    for seat in (0, 1):
        env = AgainstEnv("bluemoon", opponent="random", seat=seat, lookahead="off")
        assert play(env, seed=5)[-1] == np.sign(env.session.state.returns()[seat])


def test_the_same_seed_plays_the_same_match():
    env = AgainstEnv("bluemoon", opponent="random")
    assert play(env, seed=9) == play(env, seed=9)


def test_the_learner_sits_everywhere_if_no_seat_is_named():
    env = AgainstEnv("equinox", opponent="random", players="3")
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_match_and_is_said():
    env = AgainstEnv("bluemoon", opponent="random")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(SetupError, match="there is no seat 2; seats are 0 to 1"):
        AgainstEnv("bluemoon", seat=2)


@pytest.mark.medium
def test_many_matches_run_in_processes():
    envs = vector_env(2, game="equinox", opponent="random")
    try:
        seen, info = envs.reset(seed=4)
        assert seen.shape == (2, equinox.SIZE)
        for _ in range(10):
            chosen = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
            seen, rewards, _, _, info = envs.step(np.array(chosen))
        assert rewards.shape == (2,)
    finally:
        envs.close()
