"""What is shipped for those who run a server says what is true."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from moondrake.server.metrics import Metrics, merged
from scripts import drill, grafana
from scripts.postgres import NoPostgres

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_every_figure_on_the_grafana_board_is_on_the_page_of_figures() -> None:
    metrics = Metrics()
    metrics.refusals.labels("x")
    metrics.requests.labels("GET", "200")
    metrics.tables.labels("over")
    for figure in (metrics.bot_queue, metrics.bot_wait_seconds):
        figure.labels("people")
    page = merged({"a": metrics.text(), "b": metrics.text()}).decode()
    board = json.loads(grafana.BOARD.read_text())
    named = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    wanted = {word for expression in named for word in re.findall(r"moondrake_\w+", expression)}
    there = set(re.findall(r"^(moondrake_\w+)\{", page, re.M))
    assert len(wanted) > 10
    assert wanted <= there
    labels = {word for expression in named for word in re.findall(r"by \((\w+)\)", expression)} - {"le"}
    assert all(f'{label}="' in page for label in labels)


def test_the_grafana_board_is_the_one_that_its_script_writes() -> None:
    assert grafana.main(["--check"]) == 0


def test_figures_of_several_processes_are_told_apart_and_none_is_lost() -> None:
    pages = {}
    for name, count in (("a", 3), ("b", 4)):
        metrics = Metrics()
        metrics.entries.inc(count)
        metrics.decision_seconds.observe(0.004)
        pages[name] = metrics.text()
    page = merged(pages).decode()
    assert re.findall(r'^moondrake_entries_total\{process="(.)"\} (\S+)', page, re.M) == [
        ("a", "3.0"),
        ("b", "4.0"),
    ]
    assert page.count("# TYPE moondrake_decision_seconds histogram") == 1
    assert (
        len(re.findall(r'^moondrake_decision_seconds_bucket\{le="0.005",process="."\} 1.0', page, re.M)) == 2
    )


def test_caddy_accepts_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no Caddy here")
    file = str(DEPLOY / "Caddyfile")
    formatted = subprocess.run([caddy, "fmt", file], capture_output=True, text=True, check=False)
    assert formatted.stdout == (DEPLOY / "Caddyfile").read_text()
    words = [caddy, "validate", "--config", file, "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_linter_of_container_files_has_nothing_to_say() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")
    if hadolint is None:
        pytest.skip("there is no hadolint for this machine")
    done = subprocess.run(
        [hadolint, "--no-color", str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_compose_file_is_one_by_the_schema_of_compose() -> None:
    words = ["--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")]
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_systemd_accepts_its_unit() -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    done = subprocess.run(
        [analyze, "verify", str(DEPLOY / "moondrake.service")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, "moondrake.service" in done.stderr) == (0, False), done.stderr


def test_the_container_has_everything_that_is_copied_into_it() -> None:
    """Every path that is copied is here and let in by the ignore file."""
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line[:1] == "!"}
    for line in (DEPLOY / "Containerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert (ROOT / name).exists(), name
                assert name in let_in, name


@pytest.mark.medium
def test_everything_is_destroyed_and_restored_and_everybody_plays_on(tmp_path: Path) -> None:
    """The drill of `make drill`, small: PostgreSQL, two server processes, no Caddy."""
    told: list[str] = []
    try:
        made = drill.drill(drill.Plain(tmp_path), tmp_path, tables=2, decisions=6, tell=told.append)
    except NoPostgres as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")
    assert made > 40
    assert [line.partition(" (")[0] for line in told if "restored" in line or "destroyed" in line] == [
        "destroyed",
        "restored",
    ]


def test_the_drill_notices_what_is_lost() -> None:
    regular = drill.Regular(0)
    regular.acknowledged = {"q3": 3, "q4": 4}
    regular._compare([{"seq": 3, "kind": "decide"}, {"seq": 4, "kind": "decide"}])
    with pytest.raises(drill.DrillError, match=r"entries \[4\]"):
        regular._compare([{"seq": 3, "kind": "decide"}])
