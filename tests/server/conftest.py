"""Deals that come again, and a real PostgreSQL for the tests that name one."""

import secrets
from collections.abc import Iterator

import pytest

from moondrake.server import fair
from scripts.postgres import Cluster, NoPostgres
from tests.server.dice import Dice
from tests.server.nurseries import Nursery

REASONS: list[str] = []


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One for all tests of a worker; the tests are skipped, loudly, where there can be none."""
    try:
        made = Cluster()
    except NoPostgres as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")
    with made:
        yield made


@pytest.fixture(autouse=True)
def steady_dice(deals: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals in this process are the same in every run: what happened once happens again."""
    dice = Dice(lambda: deals)
    monkeypatch.setattr(fair, "new_seed", dice.new_seed)
    monkeypatch.setattr(secrets, "choice", dice.choice)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Real servers, started and killed as often as a test wants; their imports happen once a worker."""
    made = Nursery()
    yield made
    made.close()
