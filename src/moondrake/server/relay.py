"""Whoever asks here for a table that is at home in another process is connected with that one.

A WebSocket is passed on as bytes, unread, so that a guest at the wrong door costs next to nothing; other
requests are asked there and answered here. Where the other process does not answer, this one serves: any
process can serve any table.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.neighbours import Neighbour

log = logging.getLogger("moondrake.relay")
WORD: Final = b"x-moondrake-neighbour"
"""The header by which a process says for whom it asks."""
ASKED_BY: Final = "moondrake.neighbour"
CAME_FROM: Final = "moondrake.came_from"
HOP: Final = frozenset(
    b"connection keep-alive proxy-connection transfer-encoding te trailer upgrade expect".split()
)
"""Headers about one connection only."""
LENGTH: Final = frozenset((b"content-length",))
ITSELF: Final = "itself"
"""A process asks for no guest."""
TABLE: Final = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
READ: Final = 65_536
SAFE: Final = ("GET", "HEAD")
FAREWELL: Final = 5.0
ASK_SECONDS: Final = 3.0
Headers = Sequence[tuple[bytes, bytes]]


def home_of(house: House, target: bytes, headers: Headers) -> Neighbour | None:
    """The other process that should answer a request; None where this one should."""
    found = TABLE.search(target.partition(b"?")[0])
    if found is None or _word(house, headers) is not None:
        return None
    return house.neighbours.home(found.group(1).decode())


def _word(house: House, headers: Headers) -> tuple[tuple[str, int] | None, str] | None:
    """From where a request came, where another process says so."""
    words = [value for name, value in headers if name == WORD]
    return house.neighbours.vouched(words[0].decode("latin-1")) if len(words) == 1 else None


class Vouching:
    """Outermost: where another process asks for its guest, the request counts as the guest's own."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            known = _word(self.house, scope["headers"])
            scope["headers"] = [pair for pair in scope["headers"] if pair[0] != WORD]
            if known is not None:
                client, scheme = known
                is_socket = scope["type"] == "websocket"
                scope["client"] = client
                scope["scheme"] = _socket_scheme(scheme) if is_socket else scheme.replace(ITSELF, "http")
                scope[ASKED_BY] = ITSELF if scheme == ITSELF else "guest"
            scope[CAME_FROM] = (scope.get("client"), scope.get("scheme", "http"))
        await self.app(scope, receive, send)


def _socket_scheme(scheme: str) -> str:
    return "wss" if scheme in ("https", "wss") else "ws"


class Forwarding:
    """Innermost: asks the process a table is at home with."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or ASKED_BY in scope:
            await self.app(scope, receive, send)
            return
        target = scope.get("raw_path", b"") + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        neighbour = home_of(self.house, target, ())
        if neighbour is None:
            await self.app(scope, receive, send)
            return
        self.house.metrics.passed_on.inc()
        body = await _whole(receive)
        exchange = Exchange(self.house, neighbour, scope, target, body)
        if not await exchange.run(receive, send):
            await self.app(scope, _again(body, receive), send)


async def _whole(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b"".join(parts)
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """The same body once more, then whatever comes."""
    told = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return told.pop() if told else await receive()

    return next_message


class Exchange:
    """One request asked elsewhere."""

    def __init__(self, house: House, neighbour: Neighbour, scope: Scope, target: bytes, body: bytes) -> None:
        self.house = house
        self.neighbour = neighbour
        self.scope = scope
        self.target = target
        self.body = body
        self.has_begun = False

    async def run(self, receive: Receive, send: Send) -> bool:
        """Ask and answer; False if this process should answer itself."""
        try:
            reader, writer = await self.neighbour.connect()
        except (OSError, TimeoutError):
            self.house.neighbours.lost(self.neighbour)
            return False
        watching = asyncio.create_task(_close_when_gone(receive, writer))
        try:
            writer.write(self._request())
            async for message in _answer(reader):
                self.has_begun = True
                await send(message)
        except (OSError, h11.RemoteProtocolError) as error:
            return await self._broken(send, error)
        finally:
            watching.cancel()
            writer.close()
        return True

    def _request(self) -> bytes:
        client, scheme = self.scope[CAME_FROM]
        kept = [(name, value) for name, value in self.scope["headers"] if name not in HOP | LENGTH]
        kept.append((WORD, self.house.neighbours.vouch(client, scheme).encode("latin-1")))
        kept += [(b"content-length", str(len(self.body)).encode()), (b"connection", b"close")]
        connection = h11.Connection(h11.CLIENT)
        asked = h11.Request(method=self.scope["method"], target=self.target, headers=kept)
        parts = [connection.send(asked)]
        parts += [connection.send(h11.Data(data=self.body))] if self.body else []
        return b"".join(part for part in (*parts, connection.send(h11.EndOfMessage())) if part)

    async def _broken(self, send: Send, error: Exception) -> bool:
        """The other process ended in the middle: a look is taken here, a deed may have been done."""
        log.warning(
            "a request was cut off", extra={"neighbour": self.neighbour.name, "reason": str(error)[:100]}
        )
        if self.has_begun:
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return True
        self.house.neighbours.lost(self.neighbour)
        if self.scope["method"] in SAFE:
            return False
        raise Refused("stopping", "refused-process-ended") from error


async def ask(house: House, neighbour: Neighbour, target: bytes) -> bytes | None:
    """What another process itself says to a request; None if it does not answer well."""
    scope = {"method": "GET", "headers": [(b"host", b"localhost")], CAME_FROM: (None, ITSELF)}
    status, parts = 0, []

    async def receive() -> Message:
        never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        return await never

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ASK_SECONDS):
            await Exchange(house, neighbour, scope, target, b"").run(receive, send)
    return b"".join(parts) if status == 200 else None


async def _close_when_gone(receive: Receive, writer: asyncio.StreamWriter) -> None:
    """A guest that leaves in the middle of a stream leaves the other process too."""
    while (await receive())["type"] != "http.disconnect":
        pass
    writer.close()


async def _answer(reader: asyncio.StreamReader) -> AsyncIterator[Message]:
    """What the other process answers, piece by piece."""
    connection = h11.Connection(h11.CLIENT)
    connection.send(h11.Request(method="GET", target="/", headers=[(b"host", b"x")]))
    connection.send(h11.EndOfMessage())
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(READ))
        elif isinstance(event, h11.Response):
            headers = [(name, value) for name, value in event.headers if name not in HOP]
            yield {"type": "http.response.start", "status": event.status_code, "headers": headers}
        elif isinstance(event, h11.Data):
            yield {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
        elif isinstance(event, h11.EndOfMessage):
            yield {"type": "http.response.body", "body": b"", "more_body": False}
            return
        elif event is h11.PAUSED or isinstance(event, h11.ConnectionClosed):
            return


class Pipe(asyncio.Protocol):
    """One end of a conversation that is passed on: what comes in here goes out at the other end."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.transport: asyncio.Transport | None = None
        self.other: Pipe | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.house.pipes.add(self)

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.house.pipes.discard(self)
        if self.other is not None:
            self.other.close()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            with contextlib.suppress(RuntimeError):
                self.other.transport.resume_reading()

    def close(self) -> None:
        """Send what waits, for a moment; whoever does not read it is cut off."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)


async def pass_on(house: House, neighbour: Neighbour, near: asyncio.Transport, head: bytes) -> bool:
    """Connect a guest's socket with another process; False if that one cannot be reached."""
    loop = asyncio.get_running_loop()
    here, there = Pipe(house), Pipe(house)
    here.other, there.other = there, here
    try:
        if neighbour.address.startswith("/"):
            await loop.create_unix_connection(lambda: there, neighbour.address)
        else:
            host, _, port = neighbour.address.rpartition(":")
            await loop.create_connection(lambda: there, host.strip("[]"), int(port))
    except OSError:
        house.neighbours.lost(neighbour)
        return False
    assert there.transport is not None
    if near.is_closing():
        there.transport.abort()
        return True
    house.metrics.passed_on.inc()
    here.connection_made(near)
    near.set_protocol(here)
    there.transport.write(head)
    near.resume_reading()
    return True


def socket_head(
    house: House, event: Any, headers: Headers, client: tuple[str, int] | None, scheme: str
) -> bytes:
    """The request of a WebSocket as another process is asked it."""
    word = house.neighbours.vouch(client, scheme).encode("latin-1")
    lines = [event.method + b" " + event.target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers if name != WORD]
    lines.append(WORD + b": " + word)
    return b"\r\n".join((*lines, b"", b""))
