"""Players who keep playing whatever happens to the server, and what must be true afterwards."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import Engine
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from moondrake.players import registry
from moondrake.server import store
from moondrake.server.botseats import bot_seed
from moondrake.server.course import Course, new_course
from moondrake.server.database import normal_url, open_engine
from moondrake.server.desks import desk_of
from moondrake.server.entries import DECIDE, JOIN, START, Entry
from tests.server.harness import Json, first_choice

BROKEN = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError, EOFError)


@dataclass
class Ledger:
    """What one player's table was promised."""

    table: str = ""
    acks: dict[str, int] = field(default_factory=dict)
    errors: list[Json] = field(default_factory=list)
    games: int = 0


class Regular:
    """Plays hot-seat or against a bot, game after game; answers depend on the question alone."""

    def __init__(self, name: int, where: "Address", game: str, bot: bool, seed: int) -> None:
        self.name = name
        self.where = where
        self.game = game
        self.bot = bot
        self.rng = random.Random(seed)
        self.cookies = httpx.Cookies()
        self.ledgers: list[Ledger] = []
        self.is_done = False
        self.cut = 0.0
        """How likely a socket is cut after a message."""

    async def play(self) -> None:
        """Until told to be done, then to the end of the game."""
        while not self.is_done or not self.ledgers:
            ledger = Ledger()
            while not ledger.table:
                try:
                    ledger.table = await self.make()
                except BROKEN:
                    await asyncio.sleep(0.03)
            self.ledgers.append(ledger)
            while True:
                try:
                    if await self.sit(ledger):
                        break
                except BROKEN:
                    await asyncio.sleep(0.02 + 0.05 * self.rng.random())

    async def make(self) -> str:
        async with httpx.AsyncClient(base_url=self.where.url, cookies=self.cookies, timeout=10) as http:
            seats: list[Json] = [{"kind": "me", "seed": f"seed-{self.name}"}, {"kind": "me", "seed": "other"}]
            if self.bot:
                seats[1] = {"kind": "bot", "level": "random"}
            reply = await http.post("/api/tables", json={"game": self.game, "seats": seats})
            if reply.status_code >= 500:
                raise EOFError(reply.text)
            assert reply.status_code == 201, reply.text
            self.cookies = http.cookies
            made: Json = reply.json()
            return str(made["table"]["id"])

    async def sit(self, ledger: Ledger) -> bool:
        """One connection; True when the game is over."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = self.where.url.replace("http", "ws", 1) + f"/api/tables/{ledger.table}/socket"
        async with asyncio.timeout(20):
            socket = await connect(
                url, additional_headers={"Cookie": cookies}, max_queue=None, open_timeout=10
            )
        try:
            await socket.send(json.dumps({"type": "hello"}))
            return await self.talk(socket, ledger)
        finally:
            socket.transport.abort()

    async def talk(self, socket: Any, ledger: Ledger) -> bool:
        while True:
            frame: Json = json.loads(await asyncio.wait_for(socket.recv(), 20))
            kind = frame["type"]
            if kind == "over":
                ledger.games += 1
                return True
            if kind == "ack" and frame["id"]:
                known = ledger.acks.setdefault(frame["id"], frame["seq"])
                assert known == frame["seq"], "one message was stored twice"
            elif kind == "error":
                ledger.errors.append(frame)
                if frame["code"] in ("storage", "stopping", "conflict"):
                    raise EOFError(frame["message"])
            elif kind == "choose":
                await self.answer(socket, frame)
                if self.rng.random() < self.cut:
                    raise EOFError("cut")
            elif kind == "view" and not self.bot and frame["to_act"] is not None:
                await socket.send(json.dumps({"type": "look", "seat": frame["to_act"]}))

    async def answer(self, socket: Any, frame: Json) -> None:
        """The answer, now and then twice, or after a late one that nobody waits for."""
        message = {
            "type": "answer",
            "action": first_choice(frame),
            "sequence": frame["sequence"],
            "id": f"q{frame['sequence']}",
        }
        if self.rng.random() < 0.1:
            late = message | {"sequence": max(0, frame["sequence"] - 1), "id": f"late{frame['sequence']}"}
            await socket.send(json.dumps(late))
        await socket.send(json.dumps(message))
        if self.rng.random() < 0.2:
            await socket.send(json.dumps(message))


@dataclass
class Address:
    """Where the server is just now."""

    url: str = ""


def open_store(url: str) -> Engine:
    return open_engine(normal_url(url))


def check_tables(engine: Engine, ledgers: list[Ledger]) -> int:
    """Nothing acknowledged is lost, nothing is there twice, and every game is the one without faults."""
    decisions = 0
    for ledger in ledgers:
        with engine.connect() as connection:
            row = store.load_table(connection, ledger.table)
            assert row is not None, "a table was lost"
            listed = store.load_entries(connection, ledger.table)
        assert [entry.seq for entry in listed] == list(range(1, row.seq + 1))
        by_client = {entry.client: entry.seq for entry in listed if entry.client}
        clients = [entry.client for entry in listed if entry.client]
        assert len(clients) == len(set(clients))
        for client, seq in ledger.acks.items():
            assert by_client.get(client) == seq, (
                f"acknowledged {client} as {seq}, stored {by_client.get(client)}"
            )
        stored = [(entry.seat, entry.action, entry.draws) for entry in listed if entry.kind == DECIDE]
        assert stored == undisturbed(row, listed)[: len(stored)]
        assert row.status == "over", f"table {row.id} is stuck at entry {row.seq}"
        decisions += len(stored)
    return decisions


Decisions = list[tuple[int, int | None, tuple[int, ...] | None]]


def undisturbed(row: store.TableRow, listed: list[Entry]) -> Decisions:
    """The decisions of the same game without faults: the same seeds, the same players."""
    desk = desk_of(row.game)
    course: Course = new_course(row.id, desk, row.setup, row.server_seed)
    for entry in listed:
        if entry.kind in (JOIN, START):
            copy = Entry(entry.kind, entry.seat, data=entry.data, seq=course.seq + 1)
            course.apply(copy)
    played: Decisions = []
    while course.outcome is None and course.state is not None:
        seat, actions = course.state.seat_to_act(), course.state.legal_actions()
        level = course.seats[seat].level
        if level:
            seed = bot_seed(row.server_seed, seat, len(course.decisions))
            action = registry.player(row.game, level, seed).choose(course.state.view(seat), actions, 1.0)
        else:
            shown = {"actions": [{"id": number} for number in actions], "decisions": len(course.decisions)}
            action = first_choice(shown)
        entry = Entry(DECIDE, seat, action, seq=course.seq + 1)
        course.apply(entry)
        played.append((seat, action, entry.draws))
    return played
