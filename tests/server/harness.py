"""A real server process, and a client that plays by it."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from moondrake.server import worker
from moondrake.server.app import create_app
from moondrake.server.bots import ANYWHERE, BotFailure, Thought
from moondrake.server.bots import Place as BotPlace
from moondrake.server.clock import HandClock
from moondrake.server.database import normal_url
from moondrake.server.house import House
from moondrake.server.settings import NO_LIMITS, Limits, Settings, sqlite_url

Json = dict[str, Any]
STEADY = Path(__file__).with_name("dice.py")
PATIENCE = 240.0
"""Seconds; nothing takes so long on a calm machine, and nothing fails on a busy one for want of them."""
START = "import sys; from moondrake.cli import main; sys.exit(main())"


class ServerProcess:
    """`moondrake serve` as a user starts it; with `dice`, deals follow from what that file says."""

    def __init__(
        self,
        *words: str,
        env: dict[str, str] | None = None,
        log: Path | None = None,
        dice: Path | None = None,
    ) -> None:
        self.words = words
        self.start_by = [str(STEADY)] if dice else ["-c", START]
        self.env = os.environ | (env or {}) | ({"MOONDRAKE_DICE": str(dice)} if dice else {})
        self.log = log
        self.dice = dice
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> "ServerProcess":
        errors = self.log.open("a") if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen(
            [sys.executable, *self.start_by, "serve", "--no-browser", *self.words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=self.env,
        )
        if not isinstance(errors, int):
            errors.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("moondrake is at "), f"the server did not start: {line!r}"
        self.url = line.split()[3].rstrip("/")
        return self

    def deal_for(self, words: str) -> None:
        """The deals from now on belong to these words."""
        if self.dice is not None:
            self.dice.write_text(words)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def stop(self) -> int:
        """Ctrl+C; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=PATIENCE)
        self.close()
        return code

    def close(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Player:
    """One browser: cookies, a socket, what it was told."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.steps: dict[int, Json] = {}
        self.last_step = 0
        self.position: Json = {}
        self.acks: list[Json] = []
        self.errors: list[Json] = []

    async def post(self, path: str, body: Json | None = None, **more: Any) -> Json:
        reply = await self.http.post(path, json=body if body is not None else {}, **more)
        assert reply.status_code < 300, (reply.status_code, reply.text)
        told: Json = reply.json()
        return told

    async def get(self, path: str, **more: Any) -> Json:
        reply = await self.http.get(path, **more)
        assert reply.status_code < 300, (reply.status_code, reply.text)
        told: Json = reply.json()
        return told

    async def make(self, game: str = "bluemoon", seats: list[Json] | None = None, **more: Any) -> Json:
        body = {"game": game, "seats": seats or [{"kind": "me"}, {"kind": "bot", "level": "random"}], **more}
        return await self.post("/api/tables", body)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, table: str, since: int | None = None, **hello: Any) -> ClientConnection:
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket = await connect(url, additional_headers={"Cookie": self.cookies()}, max_queue=None)
        await self.say({"type": "hello", "since": since, **hello})
        return self.socket

    async def say(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> Json:
        assert self.socket is not None
        frame: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.note(frame)
        return frame

    def note(self, frame: Json) -> None:
        """Steps must come once and in order."""
        kind = frame["type"]
        if kind == "step":
            assert frame["seq"] == self.last_step + 1 or not self.last_step, (frame["seq"], self.last_step)
            self.steps[frame["seq"]] = frame
            self.last_step = frame["seq"]
        elif kind == "steps":
            for step in frame["steps"]:
                self.steps[step["seq"]] = step
                self.last_step = max(self.last_step, step["seq"])
        elif kind in ("choose", "view", "over"):
            self.position = frame
        elif kind == "ack":
            self.acks.append(frame)
        elif kind == "error":
            self.errors.append(frame)

    async def until(self, *kinds: str) -> Json:
        while True:
            frame = await self.hear()
            if frame["type"] in kinds:
                return frame

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(Exception):
                await self.socket.close()
        await self.http.aclose()


def first_choice(frame: Json, salt: int = 0) -> int:
    """A choice that depends on the question only: the same question gets the same answer, after any fault."""
    actions = frame["actions"]
    return int(actions[(frame["decisions"] * 7919 + salt) % len(actions)]["id"])


class Place:
    """A server inside the test, with a clock that is turned by hand."""

    def __init__(self, app: FastAPI, clock: HandClock) -> None:
        self.app = app
        self.clock = clock
        self.house: House = app.state.house

    def guest(self) -> httpx.AsyncClient:
        """A new browser."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")

    def let_bots_think_here(self) -> None:
        """Bots answer at once and in this process, whatever their level; there are no hints."""
        kept: worker.Positions = OrderedDict()

        async def choose(thought: Thought, place: BotPlace = ANYWHERE) -> int:
            asked = {name: getattr(thought, name) for name in thought.__slots__} | {
                "id": 0,
                "level": "random",
            }
            return int(worker.chosen(kept, asked)["action"])

        async def advise(thought: Thought, place: BotPlace = ANYWHERE) -> Json:
            raise BotFailure("nobody to ask")

        self.house.bots.choose = choose  # type: ignore[method-assign]
        self.house.bots.advise = advise  # type: ignore[method-assign]

    async def settle(self) -> None:
        """Wait for what was begun in the background; not for what lasts as long as the house."""
        lasting = {self.house.sweeper, self.house.beating, self.house.calling}
        for task in list(self.house.tasks - lasting):
            await task

    async def table(self, guest: httpx.AsyncClient, *seats: str, **more: Any) -> Json:
        """A table made by a guest: seats are `me`, `open` or the level of a bot."""
        kinds: list[Json] = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        reply = await guest.post("/api/tables", json={"game": "bluemoon", "seats": kinds, **more})
        assert reply.status_code == 201, reply.text
        made: Json = reply.json()
        return made

    async def say(self, guest: httpx.AsyncClient, table: str, message: Json) -> httpx.Response:
        return await guest.post(f"/api/tables/{table}/messages", json=message)

    async def position(self, guest: httpx.AsyncClient, table: str, **query: Any) -> Json:
        reply = await guest.get(f"/api/tables/{table}/position", params=query)
        assert reply.status_code == 200, reply.text
        position: Json = reply.json()["position"]
        return position

    async def duel(self, **more: Any) -> "tuple[str, httpx.AsyncClient, httpx.AsyncClient]":
        """Two guests at a table that has begun."""
        first, second = self.guest(), self.guest()
        made = await self.table(first, "me", "open", **more)
        table = made["table"]["id"]
        body = {"invite": made["invites"][0]["token"], "name": "Ben"}
        reply = await second.post(f"/api/tables/{table}/seats/1", json=body)
        assert reply.status_code == 200, reply.text
        return table, first, second

    async def move(self, table: str, *guests: httpx.AsyncClient) -> Json | None:
        """Whoever is asked answers; None when the game is over."""
        for guest in guests:
            position = await self.position(guest, table)
            if position["type"] == "over":
                return None
            if position["type"] == "choose":
                message = {
                    "type": "answer",
                    "action": first_choice(position),
                    "sequence": position["sequence"],
                }
                reply = await self.say(guest, table, message)
                assert reply.status_code == 200, reply.text
                told: Json = reply.json()["reply"]
                return told
        raise AssertionError("nobody is asked")


def in_place(
    work: Callable[[Place], Coroutine[Any, Any, None]],
    folder: Path,
    limits: Limits = NO_LIMITS,
    later: float = 0,
    **more: Any,
) -> None:
    """Run a test's work in a new server, whose clock is so many seconds later than usual."""

    async def run() -> None:
        clock = HandClock()
        clock.turn(later)
        quick: Json = {"bots_keep_time": False, "keeps_beat": False, "patience": 1.0}
        chosen: Json = {"database": sqlite_url(folder)} | quick | more
        chosen["database"] = normal_url(chosen["database"])
        settings = Settings(data=folder, clock=clock, limits=limits, **chosen)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            await work(Place(app, clock))

    asyncio.run(run())
