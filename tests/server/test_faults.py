"""Faults on a real SQLite and a real PostgreSQL: nothing acknowledged is lost, nothing is applied twice."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from moondrake.server.settings import sqlite_url
from scripts.postgres import Cluster
from tests.server.crowd import Address, Regular, check_tables, open_store
from tests.server.harness import PATIENCE, START, Player, first_choice
from tests.server.nurseries import Nursery, gone

KILLS = 100
"""For each database; `make test` kills a server 200 times."""


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, tuple[str, ...]]:
    """A database: its URL, and the words that make a server use it."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path), ("--port", "0", "--data", str(tmp_path), "--no-limits")
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.new_database()
    return url, ("--port", "0", "--database", url, "--no-limits")


def crowd(where: Address) -> list[Regular]:
    """Both games, with and without bots."""
    return [
        Regular(number, where, ("bluemoon", "equinox")[number % 2], number in (2, 3), number)
        for number in range(5)
    ]


def acknowledged(regulars: list[Regular]) -> int:
    """How many answers the server has promised to keep."""
    return sum(len(ledger.acks) for regular in regulars for ledger in regular.ledgers)


async def play_under(
    where: Address,
    regulars: list[Regular],
    disturb: Callable[[], object],
    times: int,
    steps: Callable[[], int],
) -> None:
    """Let everybody play while something disturbs, each time after so many more steps; then let them finish.

    Time decides nothing: a slow machine is disturbed as often in a game as a quick one.
    """
    players = [asyncio.create_task(regular.play()) for regular in regulars]
    for _ in range(times):
        aim = acknowledged(regulars) + steps()
        async with asyncio.timeout(PATIENCE):
            while acknowledged(regulars) < aim and not all(player.done() for player in players):
                await asyncio.sleep(0.005)
        await asyncio.to_thread(disturb)
        for player in players:
            if player.done():
                player.result()
    for regular in regulars:
        regular.is_done = True
    await asyncio.wait_for(asyncio.gather(*players), 3 * PATIENCE)


@pytest.mark.timeout(3600)
@pytest.mark.medium
def test_killed_at_random_moments_under_load_nothing_is_lost(
    nursery: Nursery, place: tuple[str, tuple[str, ...]]
) -> None:
    url, words = place
    rng, where = Random(4), Address()
    pid, where.url = nursery.start(*words)

    def kill() -> None:
        nonlocal pid
        os.kill(pid, signal.SIGKILL)
        gone(pid)
        pid, where.url = nursery.start(*words)

    regulars = crowd(where)
    asyncio.run(play_under(where, regulars, kill, KILLS, lambda: rng.randrange(6)))
    os.kill(pid, signal.SIGKILL)
    engine = open_store(url)
    ledgers = [ledger for regular in regulars for ledger in regular.ledgers]
    decisions = check_tables(engine, ledgers)
    engine.dispose()
    assert acknowledged(regulars) > KILLS
    assert decisions >= acknowledged(regulars)


@pytest.mark.medium
def test_sockets_cut_after_every_message_play_the_same_games(
    nursery: Nursery, place: tuple[str, tuple[str, ...]]
) -> None:
    url, words = place
    where = Address()
    pid, where.url = nursery.start(*words)
    regulars = crowd(where)[:4]
    for regular in regulars:
        regular.cut = 1.0
    # Nobody hears that an answer was kept: what is counted is what the server has.
    asyncio.run(play_under(where, regulars, lambda: None, 0, lambda: 0))
    os.kill(pid, signal.SIGKILL)
    engine = open_store(url)
    assert check_tables(engine, [ledger for regular in regulars for ledger in regular.ledgers]) > 100
    engine.dispose()


@pytest.mark.medium
def test_postgresql_restarted_under_load_loses_nothing(nursery: Nursery, cluster: Cluster) -> None:
    url = cluster.new_database()
    where = Address()
    pid, where.url = nursery.start("--port", "0", "--database", url, "--no-limits")
    regulars = crowd(where)
    asyncio.run(play_under(where, regulars, cluster.restart, 4, lambda: 15))
    os.kill(pid, signal.SIGKILL)
    engine = open_store(url)
    assert check_tables(engine, [ledger for regular in regulars for ledger in regular.ledgers]) > 50
    engine.dispose()


@pytest.mark.medium
def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room(
    nursery: Nursery, tmp_path: Path
) -> None:
    pid, url = nursery.start("--port", "0", "--data", str(tmp_path), "--no-limits")

    async def work() -> None:
        player = Player(url)
        table = (await player.make(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["id"]

        async def answer() -> int:
            position = (await player.get(f"/api/tables/{table}/position"))["position"]
            body = {"action": first_choice(position), "sequence": position["sequence"]}
            reply = await player.http.post(f"/api/tables/{table}/answer", json=body)
            replies.append(reply.json())
            return reply.status_code

        replies: list[dict[str, object]] = []
        assert await answer() == 200
        before = (await player.get(f"/api/tables/{table}/position", params={"seat": 0}))["position"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        for _ in range(3):
            assert await answer() == 503
            assert replies[-1]["code"] == "storage"
            assert "disk" in str(replies[-1]["message"])
            assert "nothing was" in str(replies[-1]["message"])
        after = (await player.get(f"/api/tables/{table}/position", params={"seat": 0}))["position"]
        assert after == before
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert await answer() == 200
        await player.close()

    asyncio.run(work())
    os.kill(pid, signal.SIGKILL)
    gone(pid)


@pytest.mark.medium
def test_a_locked_database_makes_people_wait_and_loses_nothing(nursery: Nursery, tmp_path: Path) -> None:
    pid, url = nursery.start("--port", "0", "--data", str(tmp_path), "--no-limits")

    async def work() -> None:
        player = Player(url)
        table = (await player.make(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["id"]
        position = (await player.get(f"/api/tables/{table}/position"))["position"]
        lock = sqlite3.connect(tmp_path / "moondrake.sqlite3", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        body = {"action": first_choice(position), "sequence": position["sequence"]}
        waiting = asyncio.create_task(player.http.post(f"/api/tables/{table}/answer", json=body))
        await asyncio.sleep(2.5)
        assert not waiting.done()
        assert (await player.get(f"/api/tables/{table}"))["status"] == "playing"
        lock.execute("ROLLBACK")
        lock.close()
        assert (await waiting).status_code == 200
        await player.close()

    asyncio.run(work())
    os.kill(pid, signal.SIGKILL)
    gone(pid)


@pytest.mark.medium
def test_a_second_server_on_the_same_folder_is_refused(nursery: Nursery, tmp_path: Path) -> None:
    pid, _ = nursery.start("--port", "0", "--data", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", START, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    os.kill(pid, signal.SIGKILL)
    gone(pid)
    assert done.returncode == 1
    assert "another server uses" in done.stderr
