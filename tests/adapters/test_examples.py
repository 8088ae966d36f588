"""The worked examples of the lab run, small, as they stand."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from moondrake.sim.executors import Alone
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Simulation

LAB = Path(__file__).parents[2] / "examples" / "lab"


def run(script, *words):
    done = subprocess.run(
        [sys.executable, str(LAB / script), *words], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_in_ten_lines():
    assert run("ten_lines.py").startswith("crystals: (")


def test_a_deck_is_measured_against_all_others():
    told = run("measure_deck.py", "hoax", "--games", "2", "--level", "random").splitlines()
    assert len(told) == 8
    assert told[0].startswith("against vulca: ")


def test_a_tiny_bot_learns_habits(tmp_path):
    out = tmp_path / "habits.json"
    run("tiny_bot.py", "--games", "6", "--out", str(out))
    habits = json.loads(out.read_text(encoding="utf-8"))
    assert sum(tried for _, tried in habits.values()) > 2 * len(habits)


@pytest.mark.medium
def test_maskable_ppo_learns_and_is_measured():
    told = run("maskable_ppo.py", "--opponent", "random", "--steps", "64", "--rollout", "64", "--games", "2")
    assert "of 2 games, 95 % interval" in told


@pytest.mark.medium
def test_information_set_search_plays_a_level():
    told = run("ismcts_against_club.py", "--games", "1", "--simulations", "2", "--level", "beginner")
    assert "of 1 against beginner" in told


def test_the_notebook_draws_a_matrix(tmp_path, monkeypatch):
    plan = Plan("bluemoon", ("random", "random"), games=12, decks=("hoax", "flit", "buka"))
    Simulation(plan, tmp_path / "games.parquet").run(Alone())
    monkeypatch.setenv("GAMES", str(tmp_path / "games.parquet"))
    cells = json.loads((LAB / "matchups.ipynb").read_text(encoding="utf-8"))["cells"]
    space: dict = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), space)
    assert space["names"] == ["buka", "flit", "hoax"]
    assert space["picture"].startswith("<svg")
