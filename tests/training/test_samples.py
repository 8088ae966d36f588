"""Samples and choices of recorded games, and what a course makes of them."""

import gzip
import json
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moondrake.players.bluemoon.features import NUMBERS, VERSION, ZONES
from moondrake.players.bluemoon.network import WEIGHTS
from moondrake.sim.executors import Alone, Processes
from moondrake.table import SetupError
from moondrake.training.choices import Choices
from moondrake.training.course import Course
from moondrake.training.lessons import read_lessons, smoothed
from moondrake.training.plan import Plan
from moondrake.training.plot import course_plot
from moondrake.training.recorded import add_recorded
from moondrake.training.samples import Samples
from moondrake.training.selfplay import KINDS, decks_for, play_game
from moondrake.training.shards import RecordedGames

GAMES = Path(__file__).parents[3] / "shared" / "traces" / "games.jsonl.gz"
needs_games = pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")


def recorded(count):
    with gzip.open(GAMES, "rt", encoding="utf-8") as file:
        lines = [json.loads(next(file)) for _ in range(count + 1)]
    return lines[0], lines[1:]


def all_keys(*paths):
    return sorted({str(key) for path in paths for key in np.load(path)["keys"]})


@needs_games
def test_a_recorded_game_becomes_positions_of_both_seats_with_its_result(tmp_path):
    header, games = recorded(3)
    samples = Samples()
    assert sum(add_recorded(samples, header, game) for game in games) == 3
    path = tmp_path / "one.npz"
    path.write_bytes(samples.packed())
    lessons = read_lessons([path, path], all_keys(path))
    assert len(lessons) == 2 * sum(len(part) for part in samples.games)
    assert set(lessons.seats.tolist()) == {0, 1}
    assert lessons.games.max() == 5
    for number, game in enumerate(games):
        own = lessons.games == number
        assert (lessons.won[own] == (lessons.seats[own] == game["winner"])).all()
        assert set(np.abs(lessons.crystals[own])) == {float(max(game["crystals"]))}
    rows, starts, numbers = lessons.batch(np.array([0, 5]))
    assert len(starts) == 2
    assert 60 <= len(rows) <= 2 * 70
    assert numbers.shape == (2, len(NUMBERS))


@needs_games
def test_what_a_strong_player_chose_is_first_among_what_it_could_have_done(tmp_path):
    header, games = recorded(2)
    choices = Choices()
    assert choices.add_recorded(header, games[0], 1.0)
    assert choices.missed <= 0.2 * (len(choices.sizes) + choices.missed)
    path = tmp_path / "choices.npz"
    path.write_bytes(choices.packed())
    lessons = read_lessons([path], all_keys(path))
    assert len(lessons.groups) == len(choices.sizes) + 1
    assert lessons.groups[-1] == len(lessons)
    assert min(choices.sizes) >= 2


@needs_games
def test_a_broken_game_is_left_out(tmp_path):
    header, games = recorded(1)
    games[0]["events"] = games[0]["events"][:40]
    samples = Samples()
    assert not add_recorded(samples, header, games[0])
    assert samples.results == []


def test_samples_of_other_features_are_refused(tmp_path):
    path = tmp_path / "old.npz"
    np.savez(path, version=np.array(VERSION + 1))
    with pytest.raises(SetupError, match=f"version {VERSION + 1}, not {VERSION}"):
        read_lessons([path], [])


def test_targets_lie_between_the_result_and_what_comes_next(tmp_path):
    samples = Samples()
    assert play_game(Plan(seed=3, taught=0.0), samples, Choices(), 2, WEIGHTS)
    path = tmp_path / "self.npz"
    path.write_bytes(samples.packed())
    lessons = read_lessons([path], all_keys(path))
    assert smoothed(lessons, np.full(len(lessons), 0.5), 1.0) == pytest.approx(lessons.won)
    mixed = smoothed(lessons, np.full(len(lessons), 0.5), 0.5)
    last = [int(np.nonzero(lessons.seats == seat)[0][-1]) for seat in (0, 1)]
    assert mixed[last] == pytest.approx(lessons.won[last])
    assert abs(mixed[0] - 0.5) < 0.01


def test_self_play_uses_all_kinds_of_decks_and_the_same_for_a_seed():
    decks = [decks_for(7, number) for number in range(len(KINDS))]
    assert decks == [decks_for(7, number) for number in range(len(KINDS))]
    assert sum(deck.name == deck.leader.people for pair in decks for deck in pair) >= 2
    assert any(deck.drafted for pair in decks for deck in pair)
    assert any(deck.emissary for pair in decks for deck in pair)


def test_the_picture_of_a_course_has_a_point_for_each_generation():
    entries: list[dict[str, Any]] = [
        {"hours": 0.5, "auc": 0.76, "against_club": None},
        {"hours": 1.0, "auc": 0.77, "against_club": {"rate": 0.6, "low": 0.5, "high": 0.7}},
    ]
    drawn = course_plot(entries)
    assert drawn.count("<polyline") == 2
    assert "hours, up to 1.0" in drawn
    assert course_plot([])


@needs_games
@pytest.mark.medium
def test_a_course_goes_on_where_it_was(tmp_path):
    pytest.importorskip("torch")
    header, games = recorded(4)
    few = tmp_path / "few.jsonl"
    few.write_text("\n".join(json.dumps(line) for line in (header, *games)))
    plan = Plan(games=1, passes=1, measured=0)
    course = Course(tmp_path / "course", plan, lambda what, share, seconds: None)
    course.read_recorded(few, 4)
    written = {path.name for path in course.folder.iterdir()}
    assert {"recorded-0000.npz", "choices-0000.npz"} <= written
    first = course.fit(course.generation())
    assert first.is_best
    again = Course(tmp_path / "course", plan, lambda what, share, seconds: None)
    assert again.generation() == 1
    before = (again.folder / "network.npz").read_bytes()
    again.fit(1)
    assert (again.folder / "network.npz").read_bytes() != before
    assert len(again.log()) == 2
    again.draw()
    with pytest.raises(SetupError, match="another course"):
        Course(tmp_path / "course", Plan(games=2), lambda what, share, seconds: None)


@needs_games
@pytest.mark.medium
def test_a_course_writes_the_same_games_whoever_plays_them(tmp_path):
    header, games = recorded(3)
    few = tmp_path / "few.jsonl"
    few.write_text("\n".join(json.dumps(line) for line in (header, *games)))
    written = []
    for name, executor in (("alone", Alone()), ("two", Processes(2))):
        course = Course(tmp_path / name, Plan(games=1), lambda what, share, seconds: None, executor)
        course.read_recorded(few, 3)
        course.begin_with(WEIGHTS)
        (course.folder / "earlier-0000.npz").write_bytes(WEIGHTS.read_bytes())
        course.play(1)
        written.append({path.name: path.read_bytes() for path in sorted(course.folder.iterdir())})
    assert {"games-0001-000.npz", "taught-0001-000.npz"} <= set(written[0])
    assert written[0] == written[1]


def test_a_file_without_a_header_is_refused(tmp_path):
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"game": 1}\n')
    with pytest.raises(SetupError, match="must be the header with 'decks'"):
        RecordedGames(broken, 1)


def test_zones_fit_into_the_rows_of_a_network():
    assert len(ZONES) * 400 < 2**16


def test_a_game_is_the_same_however_the_clock_runs(monkeypatch: pytest.MonkeyPatch):
    written = []
    for seconds in (0.0, 1000.0):
        now = count(0.0, seconds)
        monkeypatch.setattr("moondrake.players.search.budget.perf_counter", partial(next, now))
        monkeypatch.setattr("moondrake.players.bluemoon.levels.perf_counter", partial(next, now))
        samples, taught = Samples(), Choices()
        assert play_game(Plan(steps=100, taught=0.1), samples, taught, 3, WEIGHTS)
        written.append((samples.packed(), taught.packed()))
    assert written[0] == written[1]
