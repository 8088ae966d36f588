"""Habits of Equinox: small changes are tried, what wins is kept, and a course goes on where it was."""

import json

import pytest

from moondrake.cli import main
from moondrake.players.equinox.habits import Habits
from moondrake.sim.intervals import estimate
from moondrake.table import SetupError
from moondrake.training import habits
from moondrake.training.habits import SPREAD, Entry, HabitCourse, Plan, against, made, share, slope, usual

QUICK = Plan(players=2, games=4, measured=2)


def test_every_habit_that_is_learned_is_one_and_the_usual_ones_are_everybodys():
    plain = Habits()
    assert usual() == {name: getattr(plain, name) for name in SPREAD}
    changed = made({"control": 0.75})
    assert changed.control == 0.75
    assert changed.bet == plain.bet


def test_a_habit_that_is_none_is_refused_and_one_without_sense_is_held_back():
    with pytest.raises(SetupError, match="no habit is called 'greed'"):
        made({"greed": 1.0})
    assert made({"sure": -3.0}).sure == 0.5


def test_a_deal_and_a_seat_decide_a_game_and_equal_habits_are_even():
    assert share(Habits(), Habits(), 3, 1, 5) == share(Habits(), Habits(), 3, 1, 5)
    assert against(Habits(), Habits(), 2, 8, seed=3).rate == 0.5


def test_bad_habits_lose():
    careless = made({"vanishes": -3.0, "sure": 30.0, "stone": -9.0})
    assert against(careless, Habits(), 2, 12, seed=1).rate < 0.35


def test_the_slope_has_a_gain_for_every_habit_and_is_the_same_again():
    first, second = (slope(usual(), QUICK, 0) for _ in range(2))
    assert first == second
    assert len(first) == len(SPREAD)


def test_a_course_goes_on_where_it_was_and_keeps_only_what_won(tmp_path, monkeypatch):
    told: list[Entry] = []
    monkeypatch.setattr(habits, "slope", lambda *_: [1.0] * len(SPREAD))
    course = HabitCourse(tmp_path, QUICK, told.append)
    lost = estimate([[0.0, 0.0]] * 20)
    won = estimate([[1.0, 1.0]] * 20)
    monkeypatch.setattr(habits, "against", lambda *_: lost)
    assert not course.generation().is_better
    assert course.values() == usual()
    monkeypatch.setattr(habits, "against", lambda *_: won)
    again = HabitCourse(tmp_path, QUICK, told.append)
    assert again.generation().generation == 1
    assert all(again.values()[name] > value for name, value in usual().items())
    assert [entry.is_better for entry in told] == [False, True]
    with pytest.raises(SetupError, match="holds another course"):
        HabitCourse(tmp_path, Plan(players=3), told.append)


def test_the_command_trains_equinox_and_says_what_does_not_belong_to_it(tmp_path, capsys):
    folder = str(tmp_path / "course")
    words = ["--games", "2", "--measured", "2", "--hours", "1e-9"]
    assert main(["train", "equinox", folder, *words]) == 0
    assert json.loads((tmp_path / "course" / "plan.json").read_text())["players"] == 2
    assert main(["train", "equinox", folder, *words, "--players", "7"]) != 0
    assert "2 to 5" in capsys.readouterr().err
    assert main(["train", "equinox", folder, *words, "--from", "x.npz"]) != 0
    assert "no --recorded" in capsys.readouterr().err
