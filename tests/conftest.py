"""Options and helpers for all tests."""

import os
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
"""The same examples in every run, however long one takes; `--hypothesis-profile=default` looks for others."""

LONGEST = (
    "test_deploy.py",
    "test_executors.py",
    "test_faults.py",
    "test_pictures.py",
    "test_simulation.py",
    "test_together.py",
)
"""Files with a test that takes most of a minute or more: nobody begins one when all others are done."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden files anew instead of comparing")
    parser.addoption(
        "--deals", default="", help="any word: other deals in the tests of the server and the page"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with files of what takes seconds, the longest first, and ends with what is quick, of
    which an idle one takes its part: so all end together, and what a file's tests share is made once."""
    shares: list[list[pytest.Item]] = [
        [] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    ]
    quick = [item for item in items if item.get_closest_marker("medium") is None]
    long = [item for item in items if item.get_closest_marker("medium") is not None]
    long.sort(key=lambda item: item.path.name not in LONGEST)
    for _, together in groupby(long, lambda item: item.path):
        min(shares, key=len).extend(together)
    room = len(items) // len(shares)
    items.clear()
    for share in shares:
        more = max(room - len(share), 0)
        items += share + quick[:more]
        del quick[:more]
    items += quick


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What failed once is told, even where a second try passed."""
    again = terminalreporter.getreports("rerun")
    if again:
        terminalreporter.section("failed, and was tried again")
    for report in again:
        said = [line[1:].strip() for line in report.longreprtext.splitlines() if line.startswith("E ")]
        terminalreporter.write_line(f"{report.nodeid}: {' '.join(said[:1])}")


class Golden:
    """Compares a text with a golden file, or writes it anew with --golden."""

    def __init__(self, folder: Path, rewrite: bool) -> None:
        self.folder = folder
        self.rewrite = rewrite

    def check(self, name: str, text: str) -> None:
        path = self.folder / name
        if self.rewrite:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing; make golden writes it"
        assert text == path.read_text(encoding="utf-8"), (
            f"{name} changed; make golden, then read the diff like code"
        )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    return Golden(Path(__file__).parent / "golden", request.config.getoption("--golden"))


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read what a terminal without a language says."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def deals(request: pytest.FixtureRequest) -> str:
    """What the deals of this test follow from."""
    return f"{request.node.name} {request.config.getoption('--deals')}"
