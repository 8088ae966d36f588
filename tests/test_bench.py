"""`moondrake bench` runs and reports everything; how fast it is, is not a matter for tests."""

import json
import os

import pytest

from moondrake.cli import main
from scripts import bench_report

PROCESSOR = "games_per_processor_second"
KEYS = {
    "game",
    "compiled",
    "games_per_second",
    "games_per_second_headline",
    "games_per_processor_second",
    "decisions_per_simulated_game",
    "decisions_per_second",
    "decisions_per_game",
    "choices_per_game",
    "copy_us",
    "view_us",
    "legal_actions_us",
    "apply_us",
    "determinize_us",
    "explain_us",
    "explain_worst_us",
    "explain_hand_us",
    "explain_hand_worst_us",
    "yardsticks",
    "machine",
    "noise",
    "cpu_share",
}
PACES = {"bluemoon": ("ansmann", "traces"), "equinox": ("2 players", "5 players")}


def bench(capsys, *words):
    assert main(["bench", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_the_report_has_every_key_with_a_positive_number(game, capsys):
    report = json.loads(bench(capsys, game, "--seconds", "0.5", "--json"))
    assert set(report) >= KEYS
    assert report["game"] == game
    assert isinstance(report["compiled"], bool)
    numbers = KEYS - {"game", "compiled", "games_per_second", "yardsticks", "machine"} - {PROCESSOR}
    assert all(value > 0 for value in report[PROCESSOR].values())
    assert all(report[key] > 0 for key in numbers)
    assert report["choices_per_game"] < report["decisions_per_game"]
    assert {"python", "platform", "cpus", "load"} <= set(report["machine"])


def test_blue_moon_is_measured_in_two_rulesets_with_and_without_events(capsys):
    games = json.loads(bench(capsys, "bluemoon", "--seconds", "0.5", "--json"))["games_per_second"]
    assert set(games) == {"ansmann", "traces"}
    for both in games.values():
        assert set(both) == {"events_off", "events_on"}
        assert min(both.values()) > 0


def test_equinox_is_measured_for_each_number_of_players(capsys):
    games = json.loads(bench(capsys, "equinox", "--seconds", "0.5", "--json"))["games_per_second"]
    assert set(games) == {"2", "3", "4", "5"}
    assert min(games.values()) > 0


def test_equinox_says_how_long_the_slowest_worlds_take(capsys):
    report = json.loads(bench(capsys, "equinox", "--seconds", "0.1", "--json"))
    middle, slow, worst = (report[f"determinize_{name}_us"] for name in ("first", "p999", "worst"))
    assert 0 < middle <= slow <= worst
    assert "determinize_p999" in bench(capsys, "equinox", "--seconds", "0.1")


def test_yardsticks_are_measured_or_say_why_not(capsys):
    found = json.loads(bench(capsys, "equinox", "--seconds", "0.1", "--json"))["yardsticks"]
    assert found["python"] > 0
    for name in ("open_spiel.gin_rummy", "open_spiel.dou_dizhu"):
        assert found[name] is None or found[name] > 0
        assert (found[name] is None) == bool(found["note"])


@pytest.mark.parametrize("game", ["bluemoon", "equinox"])
def test_people_get_a_table(game, capsys):
    out = bench(capsys, game, "--seconds", "0.1")
    assert "random games a second" in out
    assert all(f"  {name}, events " in out for name in PACES[game])
    assert "determinize" in out


@pytest.mark.parametrize(
    "words", [["chess"], [], ["bluemoon", "--seconds", "0"], ["bluemoon", "--seconds", "x"]]
)
def test_wrong_usage_is_exit_2(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["bench", *words])
    assert caught.value.code == 2
    assert "usage: moondrake bench" in capsys.readouterr().err


def test_a_busy_machine_writes_no_figures_unless_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (64.0 * (os.cpu_count() or 1), 0.0, 0.0))
    with pytest.raises(SystemExit, match=r"the machine is busy.*--busy"):
        bench_report.refuse_if_busy(is_told=False)
    bench_report.refuse_if_busy(is_told=True)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.1, 0.0, 0.0))
    bench_report.refuse_if_busy(is_told=False)
