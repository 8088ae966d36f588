"""The bus between processes: every line arrives, on each kind of bus that there is."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from moondrake.server import store
from moondrake.server.bus import Bus, LocalBus, PostgresBus, RedisBus, open_bus
from moondrake.server.entries import Entry
from scripts.debian import find_or_install
from scripts.postgres import Cluster
from tests.server.harness import PATIENCE, Place, Player, ServerProcess, first_choice, in_place

pytestmark = pytest.mark.medium


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    program, why = find_or_install("redis-server", lambda: shutil.which("redis-server"))
    if program is None:
        pytest.skip(f"NOT TESTED ON REDIS: {why}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("redis")
    words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    yield f"redis://127.0.0.1:{port}"
    process.kill()
    process.wait()


async def exchange(first: Bus, second: Bus) -> list[str]:
    """What the second hears of the first, after both began to listen."""
    heard: list[str] = []
    await first.start(lambda line: None)
    await second.start(heard.append)
    lines = [f"entry table {number}" for number in range(20)]
    for line in lines:
        await first.publish(line)
    for _ in range(1200):
        if len([line for line in heard if line != "again"]) >= len(lines):
            break
        await asyncio.sleep(0.05)
    await first.stop()
    await second.stop()
    return [line for line in heard if line != "again"]


def test_a_postgresql_bus_brings_every_line_in_order(cluster: Cluster) -> None:
    url = cluster.new_database()
    heard = asyncio.run(exchange(PostgresBus(url), PostgresBus(url)))
    assert heard == [f"entry table {number}" for number in range(20)]


def test_a_redis_bus_brings_every_line_in_order(redis_url: str) -> None:
    heard = asyncio.run(exchange(RedisBus(redis_url), RedisBus(redis_url)))
    assert heard == [f"entry table {number}" for number in range(20)]


def test_the_bus_fits_the_database() -> None:
    assert isinstance(open_bus("sqlite:///x", ""), LocalBus)
    assert isinstance(open_bus("postgresql+psycopg://x", ""), PostgresBus)
    assert isinstance(open_bus("postgresql+psycopg://x", "redis://x"), RedisBus)


def test_two_processes_with_redis_between_them_play_one_table(
    redis_url: str, cluster: Cluster, tmp_path: Path
) -> None:
    words = ("--port", "0", "--database", cluster.new_database(), "--bus", redis_url, "--no-limits")

    async def work(urls: list[str]) -> None:
        first, second = (Player(url) for url in urls)
        made = await first.make(seats=[{"kind": "me"}, {"kind": "open"}])
        table = made["table"]["id"]
        await second.post(f"/api/tables/{table}/seats/1", {"invite": made["invites"][0]["token"]})
        for player in (first, second):
            await player.connect(table, since=0)
            await player.until("choose", "view")
        for _ in range(12):
            asked = first if first.position["type"] == "choose" else second
            position = asked.position
            answer = {"type": "answer", "action": first_choice(position), "sequence": position["sequence"]}
            await asked.say(answer)
            aim = asked.last_step + 1
            for player in (first, second):
                while player.last_step < aim or player.position["seq"] < player.last_step:
                    await player.hear()
        assert first.steps.keys() == second.steps.keys()
        for player in (first, second):
            await player.close()

    with ServerProcess(*words) as one, ServerProcess(*words) as other:
        asyncio.run(work([one.url, other.url]))


def test_a_notice_carries_the_entries_unless_they_are_too_long() -> None:
    new = [
        Entry("chat", 1, data={"text": "ő" * 40}, client="m1", seq=7, at=5),
        Entry("decide", 0, 9, (1, 2), seq=8),
    ]
    word, table, number, sender, whom, told = store.entry_notice("abc", new, "me", "x,y").split(" ", 5)
    assert (word, table, number, sender, whom) == ("entry", "abc", "8", "me", "x,y")
    told_of = store.noticed_entries(told)
    assert [(entry.seq, entry.data, entry.action) for entry in told_of] == [
        (7, new[0].data, None),
        (8, {}, 9),
    ]
    assert told_of[1].draws == (1, 2)
    long = [Entry("chat", 1, data={"text": "ő" * 500}, seq=number) for number in range(1, 20)]
    assert store.entry_notice("abc", long) == "entry abc 19 - -"
    assert store.noticed_entries("") == []


def test_entries_told_by_another_process_are_taken_in_once_and_in_order(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel()
        held = place.house.tables[table]
        before, seq = held.course.copy(), held.course.seq
        for _ in range(4):
            await place.move(table, *guests)
        listed = await place.house.database.read(
            lambda connection: store.load_entries(connection, table, seq)
        )
        after = held.course
        held.course = before
        for entry in (listed[0], listed[0], listed[3], listed[1], listed[2]):
            place.house.hear(store.entry_notice(table, [entry]))
            await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            while held.course.seq < after.seq:
                await asyncio.sleep(0.01)
        assert held.course.seq == after.seq
        assert held.course.decisions == after.decisions

    in_place(work, tmp_path)
