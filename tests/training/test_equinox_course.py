"""The network of Equinox learns from games: of rules of thumb first, then of its own."""

import json
from xml.etree import ElementTree

import numpy as np
import pytest

from moondrake.cli import main
from moondrake.equinox import GAME
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.features import SEAT, TABLE, Features
from moondrake.players.equinox.network import (
    SEATS_FROM,
    STAKES_FROM,
    TABLE_FROM,
    WEIGHTS,
    NetworkJudge,
    weights,
)
from moondrake.table import Dealer, SetupError
from moondrake.training.equinox_course import NetworkCourse, NetworkPlan
from moondrake.training.equinox_games import EquinoxSamples, play_game
from moondrake.training.equinox_measure import PARTS, Seat, alone, champion, measured, thumb
from moondrake.training.equinox_measure import main as measure
from moondrake.training.equinox_plots import main as plots
from moondrake.training.equinox_ratings import main as ratings


def quiet(what, share, seconds):
    """Nobody watches."""


def test_a_game_becomes_positions_with_the_share_of_the_win_and_the_same_for_a_seed():
    samples, again = EquinoxSamples(), EquinoxSamples()
    for number in range(8):
        play_game(samples, 3, number)
        play_game(again, 3, number)
    assert samples.packed() == again.packed()
    assert {len(row) for row in samples.rows} == {TABLE_FROM + len(TABLE)}
    assert set(samples.games) == set(range(8))
    assert all(sum(shares) == pytest.approx(1.0) for shares in samples.shares)
    sits = [row[SEATS_FROM : STAKES_FROM : len(SEAT)] for row in samples.rows]
    for shares, here in zip(samples.shares, sits, strict=True):
        assert all(share == 0.0 for share, one in zip(shares, here, strict=True) if not one)


def test_what_torch_learned_is_what_numpy_plays(tmp_path):
    torch = pytest.importorskip("torch")
    from moondrake.training.equinox_network import Network

    network = Network()
    network.read_weights(WEIGHTS)
    path = tmp_path / "copy.npz"
    network.write(path)
    state = GAME.start({"players": "3"})
    Dealer(3).deal(state)
    rows = np.array([Features().rows(state, seat) for seat in range(3)], np.float32)
    with torch.no_grad():
        wanted = network(torch.from_numpy(rows)).numpy()
    assert NetworkJudge(weights(path)).outputs(rows) == pytest.approx(wanted, abs=1e-4)


def test_a_network_of_other_features_is_not_taken_over(tmp_path):
    pytest.importorskip("torch")
    with np.load(WEIGHTS) as data:
        arrays = dict(data) | {"version": np.array(1)}
    np.savez(tmp_path / "old.npz", **arrays)
    course = NetworkCourse(tmp_path / "course", NetworkPlan(seed=2, games=2, measured=0), quiet)
    with pytest.raises(SetupError):
        course.begin_with(tmp_path / "old.npz")
    assert not (tmp_path / "course" / "best.npz").exists()


def test_a_course_goes_on_where_it_was_and_only_with_its_own_plan(tmp_path):
    pytest.importorskip("torch")
    plan = NetworkPlan(seed=2, games=2, measured=0)
    course = NetworkCourse(tmp_path, plan, quiet)
    course.begin_with(WEIGHTS)
    first = course.generation()
    assert first.generation == 0
    assert (tmp_path / "best.npz").exists()
    played = (tmp_path / "games-0000-000.npz").read_bytes()
    second = NetworkCourse(tmp_path, plan, quiet).generation()
    assert (second.generation, (tmp_path / "games-0000-000.npz").read_bytes()) == (1, played)
    assert second.positions > first.positions
    told = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["generation"] for line in told] == [0, 1]
    with pytest.raises(SetupError):
        NetworkCourse(tmp_path, NetworkPlan(seed=3, games=2, measured=0), quiet)


def test_one_seat_among_others_is_measured_from_every_seat():
    found = alone(champion(60), thumb(), 3, 3, 1)
    assert found.games == 3
    assert 0.0 <= found.low <= found.rate <= found.high <= 1.0


def test_a_line_of_the_card_is_the_same_for_a_seed(capsys):
    for _ in range(2):
        assert measure(["champion", "thumb", "--games", "2", "--steps", "40", "--without", "likely"]) == 0
    first, second = (line.split(" | ") for line in capsys.readouterr().out.splitlines())
    assert first[:3] == ["| `champion`, without likely", "`thumb`, 2 players", "40"]
    assert first[:3] + first[4:] == second[:3] + second[4:], "all but the processor time"


@pytest.mark.medium
def test_two_processes_measure_the_same_as_one():
    alike = [measured(thumb(), Seat("beginner"), 3, 9, 4, jobs).estimate for jobs in (1, 2)]
    assert alike[0] == alike[1]
    assert alike[0].games == 9


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_champion_can_be_left_out(part):
    state = GAME.start({"players": "3"})
    Dealer(3).deal(state)
    view, actions = state.view(state.seat_to_act()), state.legal_actions()
    whole, less = (Seat("champion", 200, without=without)(1) for without in ((), (part,)))
    assert isinstance(whole, ChampionPlayer)
    assert isinstance(less, ChampionPlayer)
    assert less.choose(view, actions) in actions
    kept = ("tries", "trust", "looks", "most_cards")
    changed = [name for name in kept if getattr(whole, name) != getattr(less, name)]
    assert len(changed) + (type(whole.judge) is not type(less.judge)) == 1


def test_lines_that_were_kept_become_pictures_and_ratings(tmp_path, capsys):
    log = tmp_path / "measured.jsonl"
    words = ["--games", "2", "--steps", "30", "--log", str(log)]
    for steps in ("30", "60"):
        measure(["champion", "thumb", *words, "--steps", steps, "--curve", "steps"])
    measure(["thumb", "beginner", *words, "--curve", "ratings"])
    measure(["beginner", "random", *words, "--curve", "ratings"])
    assert plots([str(log), str(tmp_path)]) == 0
    picture = ElementTree.fromstring((tmp_path / "equinox-steps.svg").read_text())
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2
    assert not (tmp_path / "equinox-training.svg").exists()
    capsys.readouterr()
    assert ratings([str(log)]) == 0
    head, _, told = capsys.readouterr().out.splitlines()
    assert {"`beginner`", "`random`", "`thumb`"} == set(head.strip("| ").split(" | "))
    assert "| 1000 |" in told


def test_the_command_trains_the_network_of_equinox(tmp_path, capsys):
    pytest.importorskip("torch")
    folder = str(tmp_path / "course")
    words = ["train", "equinox", folder, "--network", "--from", str(WEIGHTS), "--games", "1"]
    assert main([*words, "--measured", "0", "--hours", "0.000001"]) == 0
    assert "Generation 0" in capsys.readouterr().out
    assert main([*words, "--recorded", "games.jsonl"]) == 1
