"""A real PostgreSQL for the tests that name one."""

from collections.abc import Iterator

import pytest

from scripts.postgres import Cluster, NoPostgres

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
