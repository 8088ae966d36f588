"""Several processes on one database: a table is at home in one of them, and any of them can take it over."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from moondrake.server import store
from moondrake.server.neighbours import MACHINE, Neighbour, Neighbours, address_of, is_local
from moondrake.server.people.stewards import let_in
from moondrake.server.relay import WORD
from scripts.postgres import Cluster
from tests.server.crowd import Address, Regular, check_tables, open_store
from tests.server.harness import PATIENCE, START, Json, Place, Player, first_choice, in_place
from tests.server.nurseries import Nursery, gone

pytestmark = pytest.mark.medium


def alone(*others: str) -> Neighbours:
    """What a process knows, without a house."""
    made = Neighbours(SimpleNamespace(name="here"))  # type: ignore[arg-type]
    made.address = "here:1"
    made.others = {name: Neighbour(name, f"{name}:1") for name in others}
    return made


def test_all_processes_agree_where_a_table_is_at_home_and_few_tables_move() -> None:
    names = ["a", "b", "c"]
    everyone = {name: alone(*(other for other in names if other != name)) for name in names}
    for name, knows in everyone.items():
        knows.name = name
    tables = [f"table{number}" for number in range(600)]

    def homes(knows: Neighbours) -> list[str]:
        return [(found.name if (found := knows.home(table)) else knows.name) for table in tables]

    first = homes(everyone["a"])
    assert homes(everyone["b"]) == homes(everyone["c"]) == first
    assert all(150 < first.count(name) < 250 for name in names)
    everyone["a"].lost(everyone["a"].others["c"])
    without = homes(everyone["a"])
    assert "c" not in without
    assert all(now == then for now, then in zip(without, first, strict=True) if then != "c")


def test_a_process_that_nobody_can_reach_keeps_to_itself() -> None:
    hermit = alone("b", "c")
    hermit.address = ""
    assert all(hermit.home(f"table{number}") is None for number in range(50))


def test_addresses_that_mean_something_on_one_machine_only_are_known_as_such() -> None:
    assert is_local("/tmp/x.socket")
    assert is_local("127.0.0.1:80")
    assert is_local("[::1]:80")
    assert not is_local("10.0.0.7:80")
    assert address_of(("127.0.0.1", 81), "postgresql://x/y") == "127.0.0.1:81"
    assert address_of(("0.0.0.0", 81), "postgresql://x@/y?host=/tmp") == "127.0.0.1:81"
    assert address_of(("2001:db8::1", 81, 0, 0), "postgresql://x/y") == "[2001:db8::1]:81"
    assert address_of("/run/a.socket", "postgresql://x/y") == "/run/a.socket"


def test_nobody_else_can_speak_for_a_guest(tmp_path: Path) -> None:
    """The word of a neighbour is signed, for one guest and one minute."""

    async def work(place: Place) -> None:
        knows = place.house.neighbours
        word = knows.vouch(("203.0.113.7", 5), "https")
        assert knows.vouched(word) == (("203.0.113.7", 5), "https")
        assert knows.vouched(knows.vouch(None, "http")) == (None, "http")
        for forged in ("", "x", word[:-1] + "0", word.replace("203", "204"), " ".join(word.split()[:4])):
            assert knows.vouched(forged) is None or forged == word
        old = knows._signed(f"203.0.113.7 5 https {int(time.time()) - 600}")
        assert knows.vouched(old) is None

    in_place(work, tmp_path)


class Pair:
    """Two players at one table, each at another process; who is cut off comes back, where somebody is."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.players = [Player(url) for url in urls]
        self.table = ""
        self.said: dict[int, tuple[int, int]] = {}

    async def sit(self, **more: Any) -> None:
        first, second = self.players
        made = await first.make(seats=[{"kind": "me"}, {"kind": "open"}], **more)
        self.table = made["table"]["id"]
        await second.post(f"/api/tables/{self.table}/seats/1", {"invite": made["invites"][0]["token"]})
        for player in self.players:
            await player.connect(self.table, since=0)
            await player.until("choose", "view")

    async def hear(self, player: Player) -> Json:
        while True:
            try:
                return await player.hear()
            except (ConnectionClosed, OSError):
                await self.come_back(player)

    async def come_back(self, player: Player) -> None:
        for url in self.urls * 40:
            player.url = url
            try:
                await player.connect(self.table, since=player.last_step)
                return
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.05)
        raise AssertionError("nobody answers any more")

    async def move(self) -> bool:
        """Whoever is asked answers, and both hear of it; False when the game is over."""
        if any(player.position["type"] == "over" for player in self.players):
            return False
        asked = next(player for player in self.players if player.position["type"] == "choose")
        aim = asked.position["seq"] + 1
        while all(player.last_step < aim for player in self.players):
            await self.answer(asked)
            await self.hear(asked)
        for player in self.players:
            while player.last_step < aim or player.position["seq"] < player.last_step:
                await self.hear(player)
        return True

    async def answer(self, asked: Player) -> None:
        """Once more after a cut: the same answer is the same entry."""
        position = asked.position
        said = (id(asked.socket), position["seq"])
        if position["type"] != "choose" or self.said.get(id(asked)) == said:
            return
        message = {"type": "answer", "action": first_choice(position), "sequence": position["sequence"]}
        try:
            await asked.say(message)
            self.said[id(asked)] = said
        except (ConnectionClosed, OSError):
            await self.come_back(asked)

    def check(self) -> None:
        """Both were told every step once, the same."""
        first, second = (player.steps for player in self.players)
        assert list(first) == list(second) == list(range(1, len(first) + 1))
        assert [step["at"] for step in first.values()] == [step["at"] for step in second.values()]

    async def close(self) -> None:
        for player in self.players:
            await player.close()


@pytest.mark.parametrize("killed", [0, 1])
def test_the_holder_or_the_other_is_killed_and_both_see_every_step_once(
    nursery: Nursery, cluster: Cluster, killed: int
) -> None:
    url = cluster.new_database()
    words = ("--port", "0", "--database", url, "--no-limits")
    servers = [nursery.start(*words) for _ in range(2)]

    async def work() -> None:
        await until_known(servers)
        pair = Pair([address for _, address in servers])
        await pair.sit()
        played = 0
        while await pair.move():
            played += 1
            if played == 12:
                os.kill(servers[killed][0], signal.SIGKILL)
                gone(servers[killed][0])
        assert played > 20
        pair.check()
        await pair.close()

    asyncio.run(work())
    os.kill(servers[1 - killed][0], signal.SIGKILL)


async def until_known(servers: list[tuple[int, str]]) -> None:
    """Until every process has heard of all the others."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for _, url in servers:
            for _ in range(600):
                figures = (await http.get(f"{url}/metrics")).text
                if re.search(rf"^moondrake_processes(\{{.*\}})? {len(servers)}\.0", figures, re.M):
                    break
                await asyncio.sleep(0.5)
            else:
                raise AssertionError("the processes do not know each other")


def test_one_process_works_each_decision_out_and_the_other_passes_it_on(
    nursery: Nursery, cluster: Cluster
) -> None:
    """The process a table is not at home with has nothing of it in memory, whichever door is used."""
    url = cluster.new_database()
    servers = [nursery.start("--port", "0", "--database", url, "--no-limits") for _ in range(2)]

    async def work() -> None:
        await until_known(servers)
        pair = Pair([address for _, address in servers])
        await pair.sit()
        for _ in range(8):
            await pair.move()
        other = pair.players[1]
        position = (await other.get(f"/api/tables/{pair.table}/position", params={"since": 0}))["position"]
        assert position["seq"] == other.last_step
        missing = await other.http.get("/api/tables/nosuchtable123")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown")
        async with other.http.stream("GET", f"/api/tables/{pair.table}/stream") as lines:
            async for line in lines.aiter_lines():
                assert '"type":"start"' in line
                break
        figures = (await other.http.get("/metrics")).text
        stored = re.findall(r"^moondrake_entries_total\{.*\} (\S+)", figures, re.M)
        assert sorted(float(number) >= 8 for number in stored) == [False, True]
        assert "0.0" in stored
        await pair.close()

    asyncio.run(work())
    for pid, _ in servers:
        os.kill(pid, signal.SIGKILL)


def test_a_clock_runs_out_though_the_process_of_its_table_is_dead(nursery: Nursery, cluster: Cluster) -> None:
    url = cluster.new_database()
    servers = [nursery.start("--port", "0", "--database", url, "--no-limits") for _ in range(2)]

    async def work() -> None:
        await until_known(servers)
        first, second = (Player(address) for _, address in servers)
        clock = {"clock": {"kind": "move", "seconds": 5}}
        made = await first.make(seats=[{"kind": "me"}, {"kind": "me"}], options=clock)
        os.kill(servers[0][0], signal.SIGKILL)
        info: Json = {}
        for _ in range(600):
            info = await second.get(f"/api/tables/{made['table']['id']}")
            if info["status"] == "over":
                break
            await asyncio.sleep(0.1)
        assert info["result"]["reason"] == "flag"
        for player in (first, second):
            await player.close()

    asyncio.run(work())
    os.kill(servers[1][0], signal.SIGKILL)


def test_limits_count_the_guest_and_not_the_process_that_passes_it_on(
    nursery: Nursery, cluster: Cluster
) -> None:
    """Many guests come by one neighbour: none of them pays for another. And nobody can pretend to be one."""
    url = cluster.new_database()
    servers = [nursery.start("--port", "0", "--database", url, "requests=80") for _ in range(2)]

    async def work() -> None:
        await until_known(servers)
        first, second = (address for _, address in servers)
        maker = Player(first)
        table = (await maker.make(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["id"]

        async def looks(count: int, **headers: str) -> list[int]:
            """So many, a few at a time, or until one is refused."""
            told: list[int] = []
            async with httpx.AsyncClient(base_url=second, timeout=PATIENCE) as http:
                while len(told) < count and 429 not in told:
                    asked = [http.get(f"/api/tables/{table}", headers=headers) for _ in range(5)]
                    told += [reply.status_code for reply in await asyncio.gather(*asked)]
            return told

        spent = await looks(300, **{"x-forwarded-for": "198.51.100.1"})
        assert 429 in spent
        assert set(await looks(5, **{"x-forwarded-for": "198.51.100.2"})) == {200}
        forged = f"198.51.100.3 1 http {int(time.time())} " + "0" * 64
        name = WORD.decode()
        trick = {"x-forwarded-prefix": f"/api/tables/{table}", "x-forwarded-for": "198.51.100.9"}
        async with httpx.AsyncClient(base_url=second, timeout=PATIENCE) as http:
            for path in (f"/api/tables/{table}/metrics", f"/metrics?/api/tables/{table}/"):
                assert (await http.get(path, headers=trick)).status_code == 403
        assert 429 in await looks(300, **{"x-forwarded-for": "198.51.100.4", name: forged})
        await maker.close()

    asyncio.run(work())
    for pid, _ in servers:
        os.kill(pid, signal.SIGKILL)


def test_two_processes_pair_everybody_once_and_both_know_who_is_kept_out(
    nursery: Nursery, cluster: Cluster
) -> None:
    """All ask at the same moment, half of them at each process: nobody plays two games or is left out."""
    url = cluster.new_database()
    servers = [nursery.start("--port", "0", "--database", url, "--no-limits") for _ in range(2)]

    async def find(player: Player) -> str:
        wish: Json = {"game": "bluemoon"}
        while True:
            reply = await player.http.post("/api/lobby/pairing", json=wish)
            if reply.status_code == 200 and reply.json()["is_paired"]:
                return str(reply.json()["table"]["id"])
            wish["table"] = reply.json()["table"]["id"] if reply.status_code == 200 else wish.get("table")
            await asyncio.sleep(0.3)

    async def work() -> None:
        await until_known(servers)
        players = [Player(servers[number % 2][1]) for number in range(8)]
        for player in players:
            player.http.timeout = httpx.Timeout(200)
            await player.post("/api/identity")
        async with asyncio.timeout(200):
            tables = await asyncio.gather(*(find(player) for player in players))
        assert sorted(tables.count(table) for table in tables) == [2] * 8
        for player, table in zip(players, tables, strict=True):
            mine = (await player.get("/api/tables"))["tables"]
            assert [line["id"] for line in mine] == [table]
        await kept_out_everywhere(players)
        for player in players:
            await player.close()

    async def kept_out_everywhere(players: list[Player]) -> None:
        """By an administrator at one process, seen at the other."""
        engine = open_store(url)
        with engine.begin() as connection:
            key = let_in(connection, int(time.time() * 1000))
        engine.dispose()
        here, there = players[0], players[1]
        await there.http.patch("/api/identity", json={"name": "Vandal"})
        handle = ""
        async with asyncio.timeout(200):
            while not handle:
                await there.get("/api/lobby")
                seen = (await here.get("/api/lobby"))["here"]
                handle = next((person["handle"] for person in seen if person["name"] == "Vandal"), "")
                await asyncio.sleep(0.05)
            said = {"Authorization": f"Bearer {key}"}
            wish = {"handle": handle, "ban_days": 1}
            assert (await here.http.post("/api/admin/bans", json=wish, headers=said)).status_code == 200
            while (await there.http.get("/api/lobby")).status_code != 403:
                await asyncio.sleep(0.05)

    asyncio.run(work())
    for pid, _ in servers:
        os.kill(pid, signal.SIGKILL)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_crew_replaces_whoever_is_killed_and_loses_nothing(cluster: Cluster) -> None:
    url = cluster.new_database()
    words = ["serve", "--no-browser", "--port", "0", "--database", url, "--processes", "2", "--no-limits"]
    crew = subprocess.Popen(
        [sys.executable, "-c", START, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert crew.stdout is not None
    where = Address(crew.stdout.readline().split()[3].rstrip("/"))
    regulars = [Regular(number, where, "bluemoon", number == 2, number) for number in range(3)]

    async def work() -> None:
        players = [asyncio.create_task(regular.play()) for regular in regulars]
        for _ in range(6):
            await asyncio.sleep(0.5)
            members = children(crew.pid)
            if len(members) == 2:
                os.kill(members[0], signal.SIGKILL)
        for regular in regulars:
            regular.is_done = True
        async with asyncio.timeout(3 * PATIENCE):
            await asyncio.gather(*players)
            while len(children(crew.pid)) < 2:
                await asyncio.sleep(0.05)

    asyncio.run(work())
    assert len(children(crew.pid)) == 2
    crew.send_signal(signal.SIGTERM)
    assert crew.wait(timeout=PATIENCE) == 0
    crew.stdout.close()
    engine = open_store(url)
    assert check_tables(engine, [ledger for regular in regulars for ledger in regular.ledgers]) > 50
    engine.dispose()


def test_a_process_says_that_it_is_there_and_hears_who_else_is(cluster: Cluster, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        knows, database = place.house.neighbours, place.house.database
        await knows.open("127.0.0.1:9")
        assert knows.others == {}
        others = {"near": f"{MACHINE}@127.0.0.1:7", "far": "nowhere@127.0.0.1:7", "open": "a:1"}
        for name, address in others.items():
            await database.write(partial(store.say_here, name=name, address=address, alive=60_000))
        await knows.beat()
        known = {name: other.address for name, other in knows.others.items()}
        assert known == {"near": "127.0.0.1:7", "open": "a:1"}
        await database.write(lambda link: store.say_gone(link, "near"))
        await knows.beat()
        assert list(knows.others) == ["open"]

    in_place(work, tmp_path, database=cluster.new_database())
