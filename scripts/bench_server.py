"""How many tables a server carries: WebSocket clients play, each decision is timed until its acknowledgement.

    python scripts/bench_server.py                 # 500 tables on every set-up
    python scripts/bench_server.py --only two      # only set-ups with this word in their name
    python scripts/bench_server.py --json FILE     # figures for programs
    python scripts/bench_server.py --docs FILE     # the figures of a whole run into a page, between its marks

Clients run in a process of their own. They play at a fixed pace first (the target), then as fast as it goes.
Look-ahead is `exact`, as at every table. The machine's load is said before and after; where it is above the
number of processors, waits tell about the other work, and the processor time of a decision about the server.
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
from collections.abc import Callable
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
WARM_UP = 8.0
MARKS = ("<!-- bench-server: written by `make bench-server` -->", "<!-- end of bench-server -->")
ONE, TWO, CREW = "one process, PostgreSQL", "two processes, PostgreSQL", "`--processes 2`, PostgreSQL"
SQLITE = "one process, SQLite"


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


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process, and of its children that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]


class Server:
    """One `moondrake serve`."""

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
        return sum(memory_of(pid) for pid in (self.process.pid, *children(self.process.pid)))

    def cpu(self) -> float:
        """Seconds of processor time so far, of this process and of those it started."""
        return sum(cpu_of(pid) for pid in (self.process.pid, *children(self.process.pid)))

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
        for number in range(self.count):
            async with httpx.AsyncClient(base_url=self.urls[number % len(self.urls)], timeout=60) as http:
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
                async with httpx.AsyncClient(base_url=self.urls[number % len(self.urls)], timeout=60) as http:
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

    async def warm_up(self, rate: float) -> None:
        """Play at a pace, until it is usual."""
        self.pace = Pace(rate)
        await asyncio.sleep(WARM_UP)

    async def phase(self, rate: float, seconds: float) -> Figures:
        """Go on at this pace; the figures of this time."""
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
            await crowd.warm_up(rate)
            pipe.send({"phase": "warm"})
            pipe.recv()
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


Cpu = Callable[[], float]


def measure(
    name: str, servers: list[Server], tables: int, rates: list[float], seconds: float, database: Cpu
) -> Figures:
    """Let a crowd play at these servers; `database` tells the processor time of theirs."""
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
        "empty_kb": empty,
        "phases": [],
    }
    ours.send("go")
    for _ in rates:
        assert ours.recv()["phase"] == "warm"
        shares, stored, began = [server.cpu() for server in servers], database(), time.perf_counter()
        ours.send("measure")
        phase = ours.recv()
        took = time.perf_counter() - began
        shares = [(server.cpu() - before) / took for server, before in zip(servers, shares, strict=True)]
        phase["shares"] = shares
        phase["cpu_cores"] = sum(shares)
        phase["database_cores"] = (database() - stored) / took
        phase["memory_mb"] = sum(server.memory() for server in servers) / 1024
        phase["load"] = os.getloadavg()[0]
        figures["phases"].append(phase)
        ours.send("on")
    clients.join(timeout=60)
    return figures


def lines(figures: Figures) -> list[str]:
    """The figures as rows of a table."""
    return [
        f"| {figures['name']} | {figures['tables']} | {_pace(phase)} "
        f"| {phase['decisions_per_second']:.0f} | {phase['p50_ms']:.1f} | {phase['p95_ms']:.1f} "
        f"| {phase['p99_ms']:.1f} | {' + '.join(f'{share:.2f}' for share in phase['shares'])} "
        f"| {_each(phase, 'cpu_cores'):.2f} | {_each(phase, 'database_cores'):.2f} | {phase['load']:.1f} "
        f"| {figures['idle_kb_per_table']:.0f} | {_played(figures, phase):.0f} |"
        for phase in figures["phases"]
    ]


def _pace(phase: Figures) -> str:
    return f"{phase['wanted']:g}" if phase["wanted"] else "as fast as it goes"


def _each(phase: Figures, cores: str) -> float:
    """Milliseconds of a core for each decision."""
    return float(1000 * phase[cores] / max(phase["decisions_per_second"], 1))


def _played(figures: Figures, phase: Figures) -> float:
    """Kilobytes that a table takes while two people play there, their connections included."""
    return float((phase["memory_mb"] * 1024 - figures["empty_kb"]) / figures["tables"])


HEAD = (
    "| server | tables | wanted /s | decisions /s | p50 ms | p95 ms | p99 ms | cores | ms of a core each "
    "| database's ms | load | kB per idle table | kB per table with two players |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def summary(every: list[Figures]) -> list[str]:
    """What the figures say about what the server is to reach."""
    paced = {figures["name"]: figures["phases"][0] for figures in every}
    fast = {figures["name"]: figures["phases"][-1] for figures in every}
    told = [
        f"- {name}: {_each(phase, 'cpu_cores'):.2f} ms of a core each, p95 {phase['p95_ms']:.1f} "
        f"ms at {phase['decisions_per_second']:.0f} a second; "
        f"at most {fast[name]['decisions_per_second']:.0f} a second."
        for name, phase in paced.items()
    ]
    for name in (TWO, CREW):
        if name in paced and ONE in paced:
            slow, quick = (
                _each(found[name], "cpu_cores") / _each(found[ONE], "cpu_cores") for found in (paced, fast)
            )
            told.append(
                f"- {name}: {slow:.2f} times the processor time of one at that pace, and {quick:.2f} times "
                "where nobody waits."
            )
    told += [_size(figures) for figures in every if figures["name"] == ONE]
    return told


def _size(figures: Figures) -> str:
    """What 100,000 tables take, by one process."""
    phase = figures["phases"][0]
    each, stored = _each(phase, "cpu_cores"), _each(phase, "database_cores")
    gigabytes = _played(figures, phase) * 10_000 / 1_048_576
    return (
        f"- So one process at half a core takes {500 / each:.0f} decisions a second: {50_000 / each:,.0f} "
        "tables of which a tenth are played with a decision every ten seconds. 100,000 such tables need "
        f"{2 * each:.1f} processes at half load, {stored:.1f} cores of the database and {gigabytes:.1f} GB "
        "for those that are played."
    )


def write_docs(page: Path, head: str, every: list[Figures]) -> None:
    """Put a whole run between the marks of a page."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(MARKS[0])
    _, found, after = rest.partition(MARKS[1])
    if not found:
        raise SystemExit(f"{page} has no marks {MARKS}")
    rows = [line for figures in every for line in lines(figures)]
    told = "\n".join([MARKS[0], "", head, "", HEAD, *rows, "", *summary(every), "", MARKS[1]])
    page.write_text(before + told + after, encoding="utf-8")


def machine() -> str:
    """Where and with what this was measured."""
    from moondrake.bluemoon import state

    engines = "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"
    asked = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    facts = Path("/proc/cpuinfo").read_text().splitlines()
    models = [line.split(":", 1)[1].strip() for line in facts if line.startswith("model name")]
    return (
        f"{time.strftime('%Y-%m-%d')}, commit {commit or '?'}, {os.cpu_count()} cores "
        f"({models[0] if models else platform.machine()}), Python {platform.python_version()}, "
        f"engines {engines}, look-ahead `exact`, load {os.getloadavg()[0]:.1f} before."
    )


def measured(set_ups: dict[str, list[list[str]]], chosen: argparse.Namespace, database: Cpu) -> list[Figures]:
    """Each set-up by its name: the words that its servers are started with."""
    every = []
    for name, starts in set_ups.items():
        servers = [Server(*words) for words in starts]
        time.sleep(2.0)  # until all know each other
        every.append(measure(name, servers, chosen.tables, [chosen.rate, 0.0], chosen.seconds, database))
        for server in servers:
            server.stop()
        print("\n".join(lines(every[-1])), flush=True)
    return every


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="decisions a second in the first phase")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each phase is measured")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--docs", type=Path, metavar="FILE", help="write a whole run into this page")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only set-ups with this word in their name"
    )
    chosen = parser.parse_args()
    every: list[Figures] = []
    head = machine()
    print(head)
    print(HEAD, flush=True)
    if chosen.only in SQLITE:
        with tempfile.TemporaryDirectory() as folder:
            set_up = {SQLITE: [["--data", folder]]}
            every += measured(set_up, chosen, lambda: 0.0)
    try:
        with Cluster() as cluster:
            words = [["--database", cluster.new_database()] for _ in range(4)]
            set_ups = {
                ONE: words[:1],
                TWO: [words[1], words[1]],
                CREW: [[*words[2], "--processes", "2"]],
            }
            wanted = {name: starts for name, starts in set_ups.items() if chosen.only in name}
            every += measured(wanted, chosen, cluster.cpu)
    except NoPostgres as error:
        print(f"NOT MEASURED ON POSTGRESQL: {error}")
    print("\n".join(summary(every)))
    if chosen.docs and not chosen.only:
        write_docs(chosen.docs, head, every)
    if chosen.json:
        chosen.json.write_text(json.dumps(every, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
