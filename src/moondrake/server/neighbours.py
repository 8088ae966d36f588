"""The processes that serve one database, and with which of them a table is at home.

Every process says again and again that it is there. A table's home follows from its id and the names of those
that are: all agree without asking, and nothing is stored for a table. A home is advice, never a lock: an
entry is stored only behind the one its writer knew (`store.append`), so two processes that both believe a
table to be theirs are slower, not wrong.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import socket
import time
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from moondrake.server import store
from moondrake.server.errors import Refused
from moondrake.server.ground import Ground

log = logging.getLogger("moondrake.neighbours")
EVERY: Final = 0.7
ALIVE: Final = 4.0
"""Seconds after which a process that says nothing counts as gone."""
VOUCHED_SECONDS: Final = 60
SPENT: Final = "spent"
"""How a line about limits begins."""


def _machine() -> str:
    """A name for this machine (or container): some addresses mean something only on it."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    words = f"{socket.gethostname()} {boot.read_text() if boot.exists() else uuid.getnode()}"
    return hashlib.sha256(words.encode()).hexdigest()[:12]


MACHINE: Final = _machine()


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another process. `address` is `host:port`, or the path of a socket."""

    name: str
    address: str

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to it; raises OSError."""
        if self.address.startswith("/"):
            return await asyncio.open_unix_connection(self.address)
        host, _, port = self.address.rpartition(":")
        async with asyncio.timeout(ALIVE):
            return await asyncio.open_connection(host.strip("[]"), int(port))


class Neighbours:
    """Who else is there, as far as this process knows."""

    def __init__(self, house: Ground) -> None:
        self.house = house
        self.name = house.name
        self.address = ""
        """Where others reach this process; empty as long as nobody can, and then it keeps to itself."""
        self.others: dict[str, Neighbour] = {}
        self.lost_until: dict[str, float] = {}

    async def open(self, address: str) -> None:
        """From now on others may reach this process here."""
        if self.house.database.is_shared:
            self.address = f"{MACHINE}@{address}" if is_local(address) else address
            with contextlib.suppress(Refused):
                await self.beat()

    async def run(self) -> None:
        """Until the house stops."""
        while not self.house.is_stopping:
            await asyncio.sleep(EVERY)
            if self.address:
                try:
                    await self.beat()
                except Refused as refusal:
                    log.warning("the neighbours are unknown", extra={"code": refusal.code})

    async def beat(self) -> None:
        """Say that this process is there, and hear who else is."""
        name, address = self.name, self.address
        found = await self.house.database.write(
            lambda connection: store.say_here(connection, name, address, round(ALIVE * 1000))
        )
        now = {
            other: Neighbour(other, where.removeprefix(f"{MACHINE}@"))
            for other, where in found.items()
            if other != name and ("@" not in where or where.startswith(f"{MACHINE}@"))
        }
        if now.keys() != self.others.keys():
            log.info("the processes are others now", extra={"processes": len(now) + 1})
        self.others = now
        await self._share_limits()
        self.house.metrics.processes.set(len(now) + 1)

    async def _share_limits(self) -> None:
        """Tell the others who spends much here."""
        self.house.sharing.set_shared(bool(self.others))
        for line in self.house.sharing.lines():
            await self.house.bus.publish(f"{SPENT} {self.name} {line}")

    async def leave(self) -> None:
        """This process is about to end: tables are at home elsewhere."""
        if self.address:
            name, self.address = self.name, ""
            with contextlib.suppress(Refused):
                await self.house.database.write(lambda connection: store.say_gone(connection, name))

    def home(self, table_id: str) -> Neighbour | None:
        """The other process a table is at home with; None if that is this one, or nobody else is there."""
        if not self.others or not self.address:
            return None
        now = time.monotonic()
        near = [name for name in self.others if self.lost_until.get(name, 0.0) < now]
        best = max([self.name, *near], key=lambda name: _weight(name, table_id))
        return None if best == self.name else self.others[best]

    def lost(self, neighbour: Neighbour) -> None:
        """A process could not be reached: for a while its tables are at home elsewhere."""
        log.warning("a process does not answer", extra={"neighbour": neighbour.name})
        self.lost_until = {
            name: until for name, until in self.lost_until.items() if until > time.monotonic()
        } | {neighbour.name: time.monotonic() + ALIVE}

    # What processes say to each other for a guest

    def vouch(self, client: tuple[str, int] | None, scheme: str) -> str:
        """The word by which another process knows from where a guest's request came."""
        host, port = client or ("-", 0)
        return self._signed(f"{host} {port} {scheme} {int(time.time())}")

    def vouched(self, word: str) -> tuple[tuple[str, int] | None, str] | None:
        """From where a request came, by the word of another process; None if it is nobody's word."""
        told, _, _ = word.rpartition(" ")
        if not hmac.compare_digest(word.encode(), self._signed(told).encode()):
            return None
        host, port, scheme, at = told.split(" ")
        if abs(time.time() - int(at)) > VOUCHED_SECONDS:
            return None
        return (None if host == "-" else (host, int(port))), scheme

    def _signed(self, told: str) -> str:
        mark = hmac.new(self.house.cookie_key, b"neighbour " + told.encode(), hashlib.sha256).hexdigest()
        return f"{told} {mark}"


def _weight(name: str, table_id: str) -> bytes:
    return hashlib.sha256(f"{name} {table_id}".encode()).digest()


def is_local(address: str) -> bool:
    """Does an address mean something on this machine only?"""
    host = address.rpartition(":")[0].strip("[]")
    return address.startswith("/") or host == "localhost" or host == "::1" or host.startswith("127.")


def address_of(bound: str | tuple[str, int] | tuple[str, int, int, int], database: str) -> str:
    """Where others reach a listening socket: if it listens everywhere, where the database would."""
    if isinstance(bound, str):
        return bound
    host, port = bound[0], bound[1]
    if host in ("0.0.0.0", "::", ""):
        host = _seen_from(make_url(database).host)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _seen_from(host: str | None) -> str:
    """This machine's own address on the way to another."""
    if host and not host.startswith("/"):
        with contextlib.suppress(OSError):
            family = socket.getaddrinfo(host, 5432, type=socket.SOCK_DGRAM)[0]
            with socket.socket(family[0], socket.SOCK_DGRAM) as asking:
                asking.connect(family[4])
                return str(asking.getsockname()[0])
    return "127.0.0.1"
