"""Taught turns: what a search finds the lines of a turn worth, for the first judgement to learn."""

import gc

import numpy as np
import pytest

from moondrake.bluemoon import Setup, new_game, ready_made_deck
from moondrake.players.bluemoon.levels import ClubPlayer
from moondrake.players.bluemoon.network import WEIGHTS
from moondrake.players.uncollected import uncollected
from moondrake.table import CHANCE
from moondrake.training.choices import Choices
from moondrake.training.lessons import read_lessons
from moondrake.training.plan import Plan
from moondrake.training.samples import Samples
from moondrake.training.selfplay import play_game


@pytest.fixture(scope="module")
def taught_file(tmp_path_factory):
    """The taught turns of one game."""
    taught = Choices()
    assert play_game(Plan(seed=5, taught=0.5), Samples(), taught, 1, WEIGHTS)
    path = tmp_path_factory.mktemp("taught") / "taught.npz"
    path.write_bytes(taught.packed())
    return path


def test_a_taught_turn_has_several_lines_each_worth_a_chance_to_win(taught_file):
    with np.load(taught_file) as data:
        sizes, values, seats = data["sizes"], data["values"].astype(float), data["seats"]
    assert len(sizes) > 4
    assert sizes.min() >= 2
    assert sizes.sum() == len(values) == len(seats)
    assert ((values >= 0.0) & (values <= 1.0)).all()
    assert values.std() > 0.01


def test_both_seats_learn_from_a_taught_turn_the_one_what_the_other_does_not_win(taught_file):
    with np.load(taught_file) as data:
        begins = [0, *np.cumsum(data["sizes"])]
        values, seats = data["values"].astype(float), data["seats"]
    for first, second, end in zip(begins[:-1:2], begins[1::2], begins[2::2], strict=False):
        assert set(seats[first:second]) ^ set(seats[second:end]) == {0, 1}
        assert values[first:second] + values[second:end] == pytest.approx(1.0, abs=2e-3)


def test_a_game_whose_turns_nobody_looks_at_has_no_taught_ones():
    taught = Choices()
    assert play_game(Plan(seed=5, taught=0.0), Samples(), taught, 1, WEIGHTS)
    assert taught.sizes == []


def test_what_is_learned_from_taught_turns_brings_the_first_judgement_nearer_to_the_search(taught_file):
    torch = pytest.importorskip("torch")
    from moondrake.training.fitting import Fitter, chances
    from moondrake.training.network import Network

    torch.manual_seed(1)
    network = Network()
    taught = read_lessons([taught_file], network.keys)
    every = np.arange(len(taught))
    taught.games[:] = 1  # all to learn from: this is about learning, not about foresight
    fitter = Fitter(network)
    fitter.taught = taught
    before = np.abs(chances(network, taught, every) - taught.values).mean()
    for _ in range(30):
        fitter.epoch(taught, taught.values, every, np.random.default_rng(2))
    assert np.abs(chances(network, taught, every) - taught.values).mean() < before / 2


def test_while_a_search_thinks_nobody_looks_for_rings_of_objects(monkeypatch):
    seen = []
    search = ClubPlayer.search

    def watched(self, view, actions, budget):
        seen.append(gc.isenabled())
        return search(self, view, actions, budget)

    monkeypatch.setattr(ClubPlayer, "search", watched)
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca"))), events=False)
    player = ClubPlayer(1, pace=1.0)
    while not seen:
        asked, actions = state.seat_to_act(), state.legal_actions()
        state.apply(actions[0] if asked == CHANCE else player.choose(state.view(asked), actions, 0.05))
    assert seen == [False]
    assert gc.isenabled()


def test_after_a_search_that_fails_rings_are_looked_for_as_before():
    with pytest.raises(RuntimeError), uncollected(), uncollected():
        raise RuntimeError
    assert gc.isenabled()
    gc.disable()
    with uncollected():
        pass
    assert not gc.isenabled()
    gc.enable()
