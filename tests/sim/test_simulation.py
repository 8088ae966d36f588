"""Many games into one table: the same bytes however they came about, nothing lost when a run is killed."""

import json
import os
import signal
import subprocess
import sys
import time

import pyarrow.parquet
import pytest

from moondrake.bluemoon import GAME
from moondrake.cli.main import main
from moondrake.sim import simulation
from moondrake.sim.executors import Alone, Processes
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Simulation
from moondrake.table import SetupError, parse_record, replay

PLAN = Plan("bluemoon", ("random", "beginner"), games=24, decks=("hoax", "flit"), seed=8)
PATIENCE = 240.0
"""Seconds for a busy machine."""


def write(path, plan=PLAN, crew=None, records=False):
    Simulation(plan, path, records).run(crew or Alone())
    return path.read_bytes()


@pytest.mark.parametrize("ending", ["parquet", "jsonl"])
def test_any_number_of_workers_writes_the_same_bytes(tmp_path, ending, monkeypatch):
    monkeypatch.setattr(simulation, "PART", 7)
    assert write(tmp_path / f"a.{ending}") == write(tmp_path / f"b.{ending}", crew=Processes(2))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"a.{ending}", f"b.{ending}"]


class Stopped(Exception):
    """The run ends here."""


def test_a_run_that_was_stopped_plays_only_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(simulation, "PART", 7)
    whole = write(tmp_path / "whole.jsonl")
    told = []

    def stop(progress):
        told.append(progress)
        if progress.done == 16:
            raise Stopped

    with pytest.raises(Stopped):
        Simulation(PLAN, tmp_path / "again.jsonl").run(Alone(), stop)
    Simulation(PLAN, tmp_path / "again.jsonl").run(Alone(), told.append)
    assert told[16].kept == 14
    assert (tmp_path / "again.jsonl").read_bytes() == whole


def test_records_in_the_table_replay(tmp_path):
    write(tmp_path / "games.parquet", Plan("bluemoon", ("random", "random"), games=4), records=True)
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(table) == 4
    for row in table:
        assert list(replay(parse_record(row["record"]), GAME).returns()) == row["returns"]
        assert row["returns"][row["winner"]] > 0


def test_parts_of_another_simulation_and_a_finished_file_are_left_alone(tmp_path):
    path = tmp_path / "games.jsonl"
    other = Simulation(Plan("bluemoon", ("random", "random"), games=4, seed=9), path)
    other._open()
    with pytest.raises(SetupError, match="holds parts of another simulation"):
        write(path)
    other.run(Alone())
    with pytest.raises(SetupError, match="is there already"):
        write(path)


def test_a_file_with_another_ending_is_refused(tmp_path):
    with pytest.raises(SetupError, match=r"'games.csv' must end with .parquet or .jsonl"):
        Simulation(PLAN, tmp_path / "games.csv")


def test_the_command_says_where_the_table_is(tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    assert main(["sim", "equinox", "--players", "3", "--games", "3", "--out", str(path)]) == 0
    assert f"6 games are in {path}." in capsys.readouterr().out
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [row["number"] for row in rows] == list(range(6))


@pytest.mark.parametrize(
    "games", [pytest.param("800", marks=pytest.mark.medium), pytest.param("20000", marks=pytest.mark.slow)]
)
def test_a_killed_command_goes_on_and_writes_the_same_file(tmp_path, games):
    command = [sys.executable, "-m", "moondrake", "sim", "bluemoon", "--games", games, "--jobs", "2"]
    killed = subprocess.Popen(
        [*command, "--out", str(tmp_path / "killed.parquet")], stderr=subprocess.PIPE, start_new_session=True
    )
    parts = tmp_path / "killed.parquet.parts"
    limit = time.monotonic() + PATIENCE
    while not list(parts.glob("*.parquet")) and killed.poll() is None and time.monotonic() < limit:
        time.sleep(0.05)
    assert killed.poll() is None, "it was over before it could be killed"
    assert list(parts.glob("*.parquet")), f"no part in {PATIENCE} s"
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    for name in ("killed", "whole"):
        subprocess.run(
            [*command, "--out", str(tmp_path / f"{name}.parquet")], check=True, capture_output=True
        )
    assert (tmp_path / "killed.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()
