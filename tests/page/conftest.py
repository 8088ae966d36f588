"""A built page, a server and a real browser for all tests of a worker; nobody may leave trouble behind."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from scripts import page
from scripts.debian import find_or_install
from tests.page.person import Person
from tests.server.harness import ServerProcess

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Meet = Callable[..., Person]


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page as the sources are now."""
    page.build()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found, reason = find_or_install("chromium", chromium)
    assert found is not None, reason
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield started
        started.close()


@contextmanager
def serving(folder: Path) -> Iterator[ServerProcess]:
    """A server that keeps its things there."""
    words = ("--port", "0", "--data", str(folder), "--no-limits")
    with ServerProcess(*words, log=folder / "log", dice=folder / "dice") as running:
        running.deal_for(folder.name)
        yield running


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture
def meet(browser: Browser, server: ServerProcess, deals: str) -> Iterator[Meet]:
    """Somebody new at a browser; at the end nobody may have seen an error or asked another host."""
    met: list[Person] = []
    server.deal_for(deals)
    assert server.log is not None
    said = server.log.stat().st_size

    def anybody(url: str = "", **how: Any) -> Person:
        person = Person(browser, url or server.url, **how)
        met.append(person)
        return person

    yield anybody
    troubles = [trouble for person in met for trouble in person.troubles]
    for person in met:
        person.close()
    assert troubles == []
    assert b"Traceback" not in server.log.read_bytes()[said:]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A browser, a server and bots share two cores: what fails once is tried again, but for `--reruns 0`."""
    for item in items:
        if Path(__file__).parent in item.path.parents and config.getoption("reruns") is None:
            item.add_marker(pytest.mark.flaky(reruns=2))
