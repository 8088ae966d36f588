"""A drill for those who run a server: start everything, play, back up, destroy, restore, and play on.

    python -m scripts.drill                 # with containers where compose runs, else with processes
    python -m scripts.drill --plain         # PostgreSQL, two server processes, Caddy where it is installed
    python -m scripts.drill --containers    # deploy/compose.yaml, by podman or docker compose

Nothing of it touches a server that runs already: folders, ports and names are its own. It fails loudly if
anything acknowledged is missing after the restore, or if somebody cannot go on at a table.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.postgres import Cluster, NoPostgres

ROOT: Final = Path(__file__).resolve().parent.parent
DEPLOY: Final = ROOT / "deploy"
START: Final = "import sys; from moondrake.cli import main; sys.exit(main())"
Json = dict[str, Any]


class DrillError(Exception):
    """Something that must not happen in earnest."""


class SetUp(ABC):
    """Everything that has to run, and what can be done to it."""

    url = ""
    trust: ssl.SSLContext | bool = True

    @abstractmethod
    def start(self) -> None:
        """With whatever is stored; returns when it answers."""

    @abstractmethod
    def back_up(self, file: Path) -> None:
        """A copy of everything, while people play."""

    @abstractmethod
    def destroy(self) -> None:
        """Nothing of it is left."""

    @abstractmethod
    def restore(self, file: Path) -> None:
        """A new, empty one, with what is in the copy; not started."""

    def until_it_answers(self) -> None:
        last = ""
        for _ in range(600):
            try:
                reply = httpx.get(f"{self.url}/healthz", verify=self.trust, timeout=5)
                if reply.status_code == 200:
                    return
                last = f"{reply.status_code}: {reply.text[:200]}"
            except httpx.HTTPError as error:
                last = f"{type(error).__name__}: {error}"
            time.sleep(0.1)
        raise DrillError(f"nobody answers at {self.url}: {last}")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Plain(SetUp):
    """PostgreSQL, `moondrake serve --processes 2`, and Caddy with TLS of its own where it is installed."""

    def __init__(self, folder: Path, processes: int = 2, caddy: str | None = None) -> None:
        self.folder = folder
        self.processes = processes
        self.caddy = caddy
        self.cluster: Cluster | None = None
        self.database = ""
        self.running: list[subprocess.Popen[str]] = []
        self.front = free_port() if caddy else 0

    def start(self) -> None:
        if self.cluster is None:
            self.cluster = Cluster().start()
            self.database = self.cluster.new_database()
        words = ["serve", "--no-browser", "--port", "0", "--processes", str(self.processes), "--no-limits"]
        words += ["--public-url", f"https://localhost:{self.front}"] if self.caddy else []
        environment = os.environ | {"MOONDRAKE_DATABASE": self.database}
        server = self._run([sys.executable, "-c", START, *words], environment, stdout=subprocess.PIPE)
        assert server.stdout is not None
        self.url = server.stdout.readline().split()[3].rstrip("/")
        if self.caddy:
            self._start_caddy(self.url.removeprefix("http://"))
        self.until_it_answers()

    def _run(self, words: list[str], environment: dict[str, str], stdout: int) -> subprocess.Popen[str]:
        log = (self.folder / "log").open("a")
        process = subprocess.Popen(words, env=environment, stdout=stdout, stderr=log, text=True)
        log.close()
        self.running.append(process)
        return process

    def _start_caddy(self, server: str) -> None:
        """The Caddyfile that is shipped, at a port of our own and without the port for plain HTTP."""
        assert self.caddy is not None
        home = self.folder / "caddy"
        told = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        (self.folder / "Caddyfile").write_text(told + (DEPLOY / "Caddyfile").read_text())
        environment = os.environ | {
            "HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "MOONDRAKE_DOMAIN": f"https://localhost:{self.front}",
            "MOONDRAKE_UPSTREAM": server,
        }
        words = [self.caddy, "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]
        self._run(words, environment, stdout=subprocess.DEVNULL)
        authority = home / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        for _ in range(600):
            if authority.exists() and authority.stat().st_size:
                break
            time.sleep(0.1)
        else:
            raise DrillError(f"Caddy made no certificate; see {self.folder / 'log'}")
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.url = f"https://localhost:{self.front}"

    def back_up(self, file: Path) -> None:
        assert self.cluster is not None
        copy = self.cluster.folder / "copy"
        words = ("-h", str(self.cluster.folder), "-U", "postgres", "-Fc", "-f", str(copy), self._name())
        self.cluster.run("pg_dump", *words)
        shutil.copyfile(copy, file)
        file.chmod(0o600)

    def _name(self) -> str:
        return self.database.partition("@/")[2].partition("?")[0]

    def destroy(self) -> None:
        for process in reversed(self.running):
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)
            if process.stdout is not None:
                process.stdout.close()
        self.running = []
        if self.cluster is not None:
            self.cluster.stop()
            self.cluster = None

    def restore(self, file: Path) -> None:
        self.cluster = Cluster().start()
        self.database = self.cluster.new_database()
        copy = self.cluster.folder / "copy"
        shutil.copyfile(file, copy)
        copy.chmod(0o644)
        words = (
            "-h",
            str(self.cluster.folder),
            "-U",
            "postgres",
            "--no-owner",
            "-d",
            self._name(),
            str(copy),
        )
        self.cluster.run("pg_restore", *words)


class Containers(SetUp):
    """deploy/compose.yaml as it is, under a name of its own."""

    def __init__(self, folder: Path, compose: list[str]) -> None:
        self.compose = [*compose, "-p", f"moondrake-drill-{os.getpid()}", "-f", str(DEPLOY / "compose.yaml")]
        self.environment = os.environ | {"MOONDRAKE_DOMAIN": "localhost", "POSTGRES_PASSWORD": "only-a-drill"}
        self.url = "https://localhost"
        self.folder = folder

    def _do(self, *words: str, **more: Any) -> bytes:
        done = subprocess.run(
            [*self.compose, *words], env=self.environment, capture_output=True, check=False, **more
        )
        if done.returncode:
            raise DrillError(f"{' '.join(words)}: {done.stderr.decode()[-500:]}")
        return bytes(done.stdout)

    def start(self) -> None:
        self._do("up", "-d", "--build")
        authority = "/data/caddy/pki/authorities/local/root.crt"
        for _ in range(300):
            try:
                certificate = self._do("exec", "-T", "caddy", "cat", authority).decode()
                self.trust = ssl.create_default_context(cadata=certificate)
                break
            except DrillError:
                time.sleep(0.5)
        self.until_it_answers()

    def back_up(self, file: Path) -> None:
        file.write_bytes(self._do("exec", "-T", "database", "pg_dump", "-U", "moondrake", "-Fc", "moondrake"))

    def destroy(self) -> None:
        self._do("down", "--volumes")

    def restore(self, file: Path) -> None:
        self._do("up", "-d", "--wait", "database")
        words = ("pg_restore", "-U", "moondrake", "--no-owner", "-d", "moondrake")
        self._do("exec", "-T", "database", *words, input=file.read_bytes())


class Regular:
    """Plays both seats of a table of its own, in a browser of its own."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.acknowledged: dict[str, int] = {}
        self.is_over = False

    async def play(self, place: SetUp, decisions: int) -> None:
        """So many decisions more, or to the end of the game."""
        async with httpx.AsyncClient(
            base_url=place.url, verify=place.trust, cookies=self.cookies, timeout=30
        ) as http:
            if not self.table:
                await self._sit_down(http)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        secure = place.trust if place.url.startswith("https") else None
        url = f"{place.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(
            url, additional_headers=headers, ssl=secure, max_queue=None, open_timeout=120
        ) as wire:
            await wire.send(json.dumps({"type": "hello", "since": 0}))
            while decisions > 0 and not self.is_over:
                decisions -= await self._hear(wire)

    async def _sit_down(self, http: httpx.AsyncClient) -> None:
        game = ("bluemoon", "equinox")[self.number % 2]
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        reply = await http.post("/api/tables", json=body)
        if reply.status_code != 201:
            raise DrillError(f"no table: {reply.status_code} {reply.text[:200]}")
        self.table = reply.json()["table"]["id"]
        self.cookies = dict(http.cookies)

    async def _hear(self, wire: Any) -> int:
        """One frame; 1 if a decision was acknowledged."""
        frame: Json = json.loads(await asyncio.wait_for(wire.recv(), 60))
        kind = frame["type"]
        if kind == "error":
            raise DrillError(f"refused: {frame}")
        if kind == "steps":
            self._compare(frame["steps"])
        if kind == "over":
            self.is_over = True
        elif kind == "choose":
            action = frame["actions"][frame["decisions"] * 7919 % len(frame["actions"])]["id"]
            name = f"q{frame['sequence']}"
            answer = {"type": "answer", "action": action, "sequence": frame["sequence"], "id": name}
            await wire.send(json.dumps(answer))
        elif kind == "view" and frame["to_act"] is not None:
            await wire.send(json.dumps({"type": "look", "seat": frame["to_act"]}))
        elif kind == "ack":
            self.acknowledged[frame["id"]] = frame["seq"]
            return 1
        return 0

    def _compare(self, steps: list[Json]) -> None:
        """Everything that was acknowledged must still be there."""
        there = {step["seq"] for step in steps if step["kind"] == "decide"}
        missing = sorted(set(self.acknowledged.values()) - there)
        if missing:
            raise DrillError(f"entries {missing} of table {self.table} were acknowledged and are gone")


def say(text: str) -> None:
    print(f"drill: {text}", flush=True)


def timed(what: str, work: Callable[[], None], tell: Callable[[str], None]) -> None:
    began = time.monotonic()
    work()
    tell(f"{what} ({time.monotonic() - began:.1f} s)")


def drill(place: SetUp, folder: Path, tables: int, decisions: int, tell: Callable[[str], None] = say) -> int:
    """The whole drill; how many decisions were made. Raises DrillError."""
    regulars = [Regular(number) for number in range(tables)]
    copy = folder / "backup"

    def play(count: int) -> None:
        async def everybody() -> None:
            await asyncio.gather(*(regular.play(place, count) for regular in regulars))

        asyncio.run(everybody())

    try:
        timed("everything started", place.start, tell)
        tell(f"it answers at {place.url}")
        timed(f"{tables} tables played, {decisions} decisions each", lambda: play(decisions), tell)
        timed("backed up", lambda: place.back_up(copy), tell)
        timed("destroyed", place.destroy, tell)
        timed("restored", lambda: place.restore(copy), tell)
        timed("started again", place.start, tell)
        timed("everybody found their table and played to the end", lambda: play(10_000), tell)
    finally:
        place.destroy()
    if not all(regular.is_over for regular in regulars):
        raise DrillError("not every game was played to its end")
    return sum(len(regular.acknowledged) for regular in regulars)


def compose_command() -> list[str] | None:
    """How compose files are run here; None if they cannot be."""
    for words in (["podman", "compose"], ["docker", "compose"], ["podman-compose"]):
        if shutil.which(words[0]) is None:
            continue
        if subprocess.run([*words, "version"], capture_output=True, check=False).returncode:
            continue
        if (
            words[0] != "docker"
            or not subprocess.run(["docker", "info"], capture_output=True, check=False).returncode
        ):
            return words
    return None


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--plain", action="store_true", help="with processes, also where containers could run"
    )
    parser.add_argument("--containers", action="store_true", help="with containers or not at all")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=30, help="at each table, before the backup")
    chosen = parser.parse_args()
    compose = None if chosen.plain else compose_command()
    if chosen.containers and compose is None:
        print("drill: neither podman compose nor docker compose runs here", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="moondrake-drill-") as name:
        folder, caddy = Path(name), shutil.which("caddy")
        how = " ".join(compose) if compose else "plain processes"
        say(f"with {how}, {'with' if compose or caddy else 'without'} Caddy")
        place = Containers(folder, compose) if compose else Plain(folder, caddy=caddy)
        try:
            made = drill(place, folder, chosen.tables, chosen.decisions)
        except (DrillError, NoPostgres) as error:
            print(f"drill: FAILED: {error}", file=sys.stderr)
            return 1
    say(f"passed: {made} decisions, none lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
