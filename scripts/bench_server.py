"""How many tables a server carries: WebSocket clients play, each decision is timed until its acknowledgement.

    python scripts/bench_server.py                 # 500 tables on one process, then on two with PostgreSQL
    python scripts/bench_server.py --json FILE     # figures for programs

Clients run in a process of their own. They play at a fixed pace first (the target), then as fast as it goes.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.postgres import Cluster, NoPostgres

START = "import sys; from moondrake.cli import main; sys.exit(main())"
Figures = dict[str, Any]
WARM_UP = 10.0


class Offered(msgspec.Struct):
    """What a client needs of a legal action."""

    id: int


class Frame(msgspec.Struct):
    """What a client needs of a frame; the rest is not even looked at."""

    type: str
    sequence: int = 0
    decisions: int = 0
    id: str | None = None
    actions: list[Offered] = []


READ = msgspec.json.Decoder(Frame)


class Server:
    """One process of `moondrake serve`."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", "--no-browser", "--port", "0", "--no-limits", *words],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")

    def memory(self) -> int:
        """Resident kilobytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=60)


class Pace:
    """Lets so many decisions a second pass, over all tables; none waits when the rate is 0."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if not self.rate:
            return
        now = time.perf_counter()
        self.next = max(self.next + 1 / self.rate, now)
        await asyncio.sleep(self.next - now)


class Crowd:
    """Two players at each of many tables; the first of them on the first server, the second on the last."""

    def __init__(self, urls: list[str], tables: int) -> None:
        self.urls = urls
        self.count = tables
        self.tables: list[tuple[str, list[str]]] = []
        self.times: list[float] = []
        self.pace = Pace(0)
        self.finished = 0
        self.decided = 0

    async def make(self, http: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
        game = "equinox" if number % 4 == 3 else "bluemoon"
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
        return made["table"]["id"], [made["keys"]["0"], made["keys"]["1"]]

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=60) as http:
            for number in range(self.count):
                self.tables.append(await self.make(http, number))

    async def play(self, seat: int, number: int) -> None:
        """One player: answers whatever it is asked, at a new table when a game is over."""
        url = self.urls[0] if seat == 0 else self.urls[-1]
        while True:
            table, keys = self.tables[number]
            address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            async with connect(address, max_queue=None, compression=None, ping_interval=None) as socket:
                await socket.send(json.dumps({"type": "hello", "key": keys[seat]}))
                with contextlib.suppress(ConnectionClosed):
                    await self.answer_all(socket)
            if seat == 0:
                self.finished += 1
                async with httpx.AsyncClient(base_url=self.urls[0], timeout=60) as http:
                    self.tables[number] = await self.make(http, number)
            else:
                while self.tables[number][0] == table:
                    await asyncio.sleep(0.05)

    async def answer_all(self, socket: ClientConnection) -> None:
        """Read on while an answer waits for its turn, so that no acknowledgement lies unread."""
        waiting: dict[str | None, float] = {}
        answering: asyncio.Task[None] | None = None
        while True:
            frame = READ.decode(await socket.recv())
            if frame.type == "over":
                return
            if frame.type == "ack":
                self.times.append(time.perf_counter() - waiting.pop(frame.id))
                self.decided += 1
            elif frame.type == "choose" and (answering is None or answering.done()):
                answering = asyncio.create_task(self.answer(socket, frame, waiting))

    async def answer(self, socket: ClientConnection, frame: Frame, waiting: dict[str | None, float]) -> None:
        await self.pace.wait()
        name = f"m{frame.sequence}"
        action = frame.actions[frame.decisions * 7919 % len(frame.actions)].id
        message = {"type": "answer", "action": action, "sequence": frame.sequence, "id": name}
        waiting[name] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps(message))

    async def phase(self, rate: float, seconds: float) -> Figures:
        """Play at a pace, warmed up; the figures of this time."""
        self.pace = Pace(rate)
        await asyncio.sleep(WARM_UP)
        self.times, before, began = [], self.decided, time.perf_counter()
        await asyncio.sleep(seconds)
        times, took = sorted(self.times), time.perf_counter() - began
        return {
            "wanted": rate,
            "decisions_per_second": (self.decided - before) / took,
            "p50_ms": _quantile(times, 0.50),
            "p95_ms": _quantile(times, 0.95),
            "p99_ms": _quantile(times, 0.99),
            "slowest_ms": _quantile(times, 1.0),
        }


def _quantile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def crowd_process(pipe: Any, urls: list[str], tables: int, rates: list[float], seconds: float) -> None:
    """The clients' side; tells the other end when each phase is over."""

    async def run() -> None:
        crowd = Crowd(urls, tables)
        await crowd.open()
        pipe.send({"phase": "opened"})
        pipe.recv()
        players = [
            asyncio.create_task(crowd.play(seat, number)) for number in range(tables) for seat in (0, 1)
        ]
        for rate in rates:
            figures = await crowd.phase(rate, seconds)
            pipe.send({"phase": "played", **figures, "games": crowd.finished})
            pipe.recv()
        for player in players:
            player.cancel()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    asyncio.run(run())
    pipe.send({"phase": "done"})


def measure(name: str, servers: list[Server], tables: int, rates: list[float], seconds: float) -> Figures:
    """Let a crowd play at these servers."""
    empty = sum(server.memory() for server in servers)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    urls = [server.url for server in servers]
    clients = multiprocessing.get_context("spawn").Process(
        target=crowd_process, args=(theirs, urls, tables, rates, seconds)
    )
    clients.start()
    ours.recv()
    idle = sum(server.memory() for server in servers)
    figures: Figures = {
        "name": name,
        "tables": tables,
        "idle_kb_per_table": (idle - empty) / tables,
        "phases": [],
    }
    ours.send("go")
    cpu = sum(server.cpu() for server in servers)
    for _ in rates:
        phase = ours.recv()
        now = sum(server.cpu() for server in servers)
        phase["cpu_cores"] = (now - cpu) / (seconds + WARM_UP)
        phase["memory_mb"] = sum(server.memory() for server in servers) / 1024
        cpu = now
        figures["phases"].append(phase)
        ours.send("on")
    clients.join(timeout=60)
    return figures


def lines(figures: Figures) -> list[str]:
    """The figures as rows of a table."""
    return [
        f"| {figures['name']} | {figures['tables']} | {phase['wanted'] or 'as fast as it goes'} "
        f"| {phase['decisions_per_second']:.0f} | {phase['p50_ms']:.1f} | {phase['p95_ms']:.1f} "
        f"| {phase['p99_ms']:.1f} | {phase['cpu_cores']:.2f} "
        f"| {1000 * phase['cpu_cores'] / max(phase['decisions_per_second'], 1):.1f} "
        f"| {figures['idle_kb_per_table']:.0f} |"
        for phase in figures["phases"]
    ]


HEAD = (
    "| server | tables | wanted /s | decisions /s | p50 ms | p95 ms | p99 ms | cores | ms of a core each "
    "| kB per idle table |\n|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="decisions a second in the first phase")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each phase is measured")
    parser.add_argument("--json", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    rates, every = [chosen.rate, 0.0], []
    machine = f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} CPUs"
    print(f"{machine}, load {os.getloadavg()[0]:.1f}")
    print(HEAD, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--data", folder)
        every.append(measure("one process, SQLite", [server], chosen.tables, rates, chosen.seconds))
        server.stop()
    print("\n".join(lines(every[-1])), flush=True)
    try:
        with Cluster() as cluster:
            url = cluster.new_database()
            servers = [Server("--database", url) for _ in range(2)]
            every.append(measure("two processes, PostgreSQL", servers, chosen.tables, rates, chosen.seconds))
            for server in servers:
                server.stop()
        print("\n".join(lines(every[-1])), flush=True)
    except NoPostgres as error:
        print(f"NOT MEASURED ON POSTGRESQL: {error}")
    if chosen.json:
        chosen.json.write_text(json.dumps(every, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
