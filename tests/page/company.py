"""People who play by talking to the server directly, to bring a table to where something can be seen."""

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from random import Random
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Kind

Json = dict[str, Any]
LAST = ("retreat", "decline", "pass", "done", "no")
"""What ends a fight or does nothing comes last."""
ZONES = ("active", "inactive", "support", "bluffs", "leading", "lasting", "staff")
SOME_STEPS = 4000


class Company:
    """Anna, whose browser is looked at, and the others; each is an identity of its own."""

    NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")

    def __init__(self, url: str, seed: int = 1) -> None:
        self.url = url
        self.rng = Random(seed)
        self.sockets = ExitStack()
        self.people = [httpx.Client(base_url=f"{url}/api", timeout=60) for _ in self.NAMES]
        for person, name in zip(self.people, self.NAMES, strict=True):
            told(person.post("/identity"))
            told(person.patch("/identity", json={"name": name}))

    def close(self) -> None:
        self.sockets.close()
        for person in self.people:
            person.close()

    def attend(self, table: str, count: int) -> None:
        """The others look at the table too, so that nobody is shown as away."""
        for person in self.people[1:count]:
            cookies = "; ".join(f"{name}={word}" for name, word in person.cookies.items())
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            socket = self.sockets.enter_context(
                connect(address, additional_headers={"Cookie": cookies}, ping_interval=None)
            )
            socket.send(json.dumps({"type": "hello"}))
            Thread(target=listen, args=(socket,), daemon=True).start()

    def cookies(self) -> list[Any]:
        """Anna's, for a browser."""
        return [
            {"name": name, "value": word, "url": self.url} for name, word in self.people[0].cookies.items()
        ]

    def make(self, game: str, seats: Sequence[Json], **more: Any) -> Json:
        return told(self.people[0].post("/tables", json={"game": game, "seats": list(seats), **more}))

    def together(self, game: str, count: int, **more: Any) -> str:
        """A table at which so many people sit."""
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * (count - 1)]
        made = self.make(game, seats, **more)
        table: str = made["table"]["id"]
        for person, invite, name in zip(self.people[1:], made["invites"], self.NAMES[1:], strict=False):
            body = {"invite": invite["token"], "name": name}
            told(person.post(f"/tables/{table}/seats/{invite['seat']}", json=body))
        return table

    def position(self, table: str, person: httpx.Client | None = None) -> Json:
        reply = told((person or self.people[0]).get(f"/tables/{table}/position"))
        position: Json = reply["position"]
        return position

    def play(self, table: str, until: Callable[[Json], bool] = lambda _: False) -> bool:
        """Everybody moves until Anna is asked and likes what she sees; False at the end of the game."""
        for _ in range(SOME_STEPS):
            position = self.position(table)
            if position["type"] == "over":
                return False
            if position["type"] == "choose" and until(position):
                return True
            person = self.people[position["to_act"] or 0]
            if person is not self.people[0]:
                position = self.position(table, person)
            if position["type"] == "choose":
                self.answer(table, person, position)
        raise AssertionError(f"table {table} never ends")

    def answer(self, table: str, person: httpx.Client, position: Json) -> None:
        actions = [action for action in position["actions"] if action["verb"] not in LAST] or position[
            "actions"
        ]
        body = {"action": self.rng.choice(actions)["id"], "sequence": position["sequence"]}
        told(person.post(f"/tables/{table}/answer", json=body))

    def at_a_moment(
        self, game: str, count: int, rich: Callable[[Json], float], wanted: Sequence[float], **more: Any
    ) -> str:
        """A table in the middle of a game where enough lies on it; with each try less is enough."""
        for enough in wanted:
            table = self.together(game, count, **more)

            def is_rich(position: Json, enough: float = enough) -> bool:
                return rich(position) >= enough

            if self.play(table, is_rich):
                self.attend(table, count)
                return table
        raise AssertionError("no game was rich enough to be looked at")


def listen(socket: ClientConnection) -> None:
    """Whoever does not listen is sent away after a while."""
    with suppress(ConnectionClosed):
        for _ in socket:
            pass


def told(reply: httpx.Response) -> Json:
    assert reply.is_success, (reply.status_code, reply.text)
    found: Json = reply.json()
    return found


def cards_in_fight(position: Json) -> float:
    """How many cards lie in front of both; nothing unless Anna can play some of her hand, and others not.

    One of the others is no character: a character that is touched early may be played when its phase comes.
    """
    sides = position["view"]["table"]["sides"]
    lying = [sum(len(side[zone]) for zone in ZONES) for side in sides]
    hand = set(sides[0]["hand"])
    playable = hand & {action["card"] for action in position["actions"]}
    keys = position["view"]["cards"]
    has_refused = any(BY_KEY[keys[str(card)]].kind != Kind.CHARACTER for card in hand - playable)
    return sum(lying) if min(lying) >= 3 and len(playable) >= 2 and has_refused else 0


def cards_in_tournament(position: Json) -> float:
    """How far an Equinox game is: cards and stones on the fields."""
    if position["question"]["ask"] not in ("play", "bet"):
        return 0
    rows = [row for creature in position["view"]["table"]["creatures"] for row in creature["rows"]]
    return sum(row["height"] > 0 for row in rows) + sum(row["stone"] is not None for row in rows)
