"""The script that measures the levels: a tiny run writes the pages, and goes on where it was."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def ladder(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "scripts" / "ladder.py", *words], capture_output=True, text=True, check=False
    )


@pytest.mark.medium
def test_a_tiny_run_writes_the_pages_and_plays_nothing_twice(tmp_path):
    words = ("--only", "bluemoon-all-beginner-random", "equinox-4-one-beginner-random", "--share", "0.01")
    places = ("--folder", str(tmp_path / "ladder"), "--pages", str(tmp_path / "pages"))
    assert ladder(*words, *places).returncode == 0
    page = (tmp_path / "pages" / "measured.md").read_text()
    assert "beginner against random, all 72 pairings | 4 |" in page
    assert "one against the rest | 4 |" in page
    assert "| failures | late | cut short |" in page
    games = sorted((tmp_path / "ladder-0.01").rglob("games.jsonl"))
    before = [path.read_bytes() for path in games]
    assert len(before) == 2
    assert ladder(*words, *places).returncode == 0
    assert [path.read_bytes() for path in games] == before


def test_the_list_has_every_goal_and_an_unknown_name_is_refused():
    listed = ladder("--list").stdout
    for name in (
        "bluemoon-all-club-beginner",
        "bluemoon-drafted-club-greedy",
        "bluemoon-all-club-200-club-20",
    ):
        assert f"{name}: " in listed
    for name in ("equinox-2-half-club-beginner", "equinox-2-half-champion-club", "equinox-4-one-club-thumb"):
        assert f"{name}: " in listed
    refused = ladder("--only", "chess")
    assert refused.returncode == 1
    assert "no measurement 'chess'" in refused.stderr
