"""PettingZoo's own suites, with every warning an error (pyproject.toml)."""

import pytest

from moondrake.adapters import pettingzoo as adapter
from moondrake.adapters.pettingzoo import TableEnv, bluemoon_env, equinox_env, parallel_env
from tests.adapters.suites import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

ENVIRONMENTS: tuple = (
    (bluemoon_env, {}),
    (bluemoon_env, {"deck_a": "flit", "deck_b": "buka", "ruleset": "legends", "rewards": "score"}),
    (bluemoon_env, {"observation": "features"}),
    (equinox_env, {}),
    (equinox_env, {"players": "5", "rewards": "score"}),
)


DICT_SPACE = "ignore:Observation space for each agent probably should be:UserWarning"
DICT_SEEN = "ignore:Observation is not a NumPy array:UserWarning"
"""PettingZoo says both to every environment with a mask that is not in its own list of names."""


@pytest.mark.filterwarnings(DICT_SPACE, DICT_SEEN)
@pytest.mark.parametrize(("make", "options"), ENVIRONMENTS)
def test_the_environment_keeps_the_api(make, options):
    api_test(make(**options), num_cycles=300)


@pytest.mark.parametrize("make", [bluemoon_env, equinox_env])
def test_the_same_seed_plays_the_same_match(make):
    seed_test(make, num_cycles=60)


def test_all_agents_at_once_keep_the_parallel_api():
    parallel_api_test(parallel_env(), num_cycles=200)
    parallel_api_test(parallel_env(game="equinox", players="3"), num_cycles=200)


def test_matches_are_cut_after_max_cycles():
    max_cycles_test(adapter)


@pytest.mark.parametrize("make", [bluemoon_env, equinox_env])
def test_every_mode_of_rendering_gives_what_it_promises(make, capsys):
    render_test(make)
    assert capsys.readouterr().out


def test_an_agent_that_is_not_asked_may_answer_nothing():
    env = bluemoon_env()
    env.reset(seed=3)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_rewards_go_to_whoever_won():
    env = TableEnv("bluemoon", rewards="score", lookahead="off")
    env.reset(seed=1)
    totals = dict.fromkeys(env.agents, 0.0)
    env.action_space("seat_0").seed(1)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
    returns = env.session.state.returns()
    assert totals == {"seat_0": returns[0], "seat_1": returns[1]}
    assert returns[0] != 0


def test_an_illegal_action_ends_the_match_against_whoever_tried_it():
    env = bluemoon_env()
    env.reset(seed=3)
    cheat = env.agent_selection
    illegal = int(env.observe(cheat)["action_mask"].argmin())
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == cheat else 0.0 for agent in env.agents}
    assert env.infos[cheat] == {"illegal": illegal}
