"""Connections before and below requests: whoever says nothing, or does not read, holds nothing for long."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from moondrake.server import relay
from moondrake.server.house import House
from moondrake.server.neighbours import Neighbour

HEAD_SECONDS: Final = 10.0
"""So long a request's first line and headers may take."""
READ_SECONDS: Final = 30.0
"""So long a reader may leave everything unread before it is dropped."""
MOST_SILENT: Final = 256
"""So many connections may be open without having asked for anything; then the oldest of them is dropped."""

SILENT: "OrderedDict[Wire, None]" = OrderedDict()
"""Connections of this process on which no request has arrived, the oldest first."""


class Unread:
    """Drops a connection whose other end does not read."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.dropping: asyncio.TimerHandle | None = None

    def stuck(self) -> None:
        """The other end has read nothing for a while."""
        if self.dropping is None:
            loop = asyncio.get_running_loop()
            self.dropping = loop.call_later(READ_SECONDS, lambda: self.transport.abort())

    def moving(self) -> None:
        """The other end reads again, or is gone."""
        if self.dropping is not None:
            self.dropping.cancel()
            self.dropping = None


class Wire(H11Protocol):
    """An HTTP connection with an end to every patience."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.heading: asyncio.TimerHandle | None = None
        self.unread = Unread()
        self.is_passed_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread.transport = transport
        self._begin_head()
        SILENT[self] = None
        while len(SILENT) > MOST_SILENT:
            oldest, _ = SILENT.popitem(last=False)
            oldest.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._end_head()
        elif self.heading is None and self.transport.get_protocol() is self and not self.is_passed_on:
            self._begin_head()

    def _begin_head(self) -> None:
        self.heading = asyncio.get_running_loop().call_later(HEAD_SECONDS, lambda: self.transport.abort())

    def _end_head(self) -> None:
        SILENT.pop(self, None)
        if self.heading is not None:
            self.heading.cancel()
            self.heading = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._end_head()
        house: House | None = self.app_state.get("house")
        neighbour = relay.home_of(house, event.target, self.headers) if house is not None else None
        if house is None or neighbour is None:
            super().handle_websocket_upgrade(event)
            return
        self.is_passed_on = True
        self.transport.pause_reading()
        house.spawn(self._pass_on(house, neighbour, event))

    async def _pass_on(self, house: House, neighbour: Neighbour, event: Any) -> None:
        """The table is at home elsewhere: so is this conversation, unless nobody answers there."""
        head = relay.socket_head(house, event, self.headers, self.client, self.scheme or "http")
        if await relay.pass_on(house, neighbour, self.transport, head):
            self.connections.discard(self)
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_head()
        self.unread.moving()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.moving()


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket whose other end has to read."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.unread = Unread()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.moving()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.moving()
