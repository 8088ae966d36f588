"""Play as it happens: a socket for browsers, streams of lines for programs, notices of one's turn."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, WebSocket
from fastapi.responses import StreamingResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from moondrake.server import frames, identities, messages
from moondrake.server.api.common import AGuest, TheHouse, address_of, bearer, known_identity
from moondrake.server.api.models import TEXT_RESPONSES, TableId
from moondrake.server.desks import MOST_SEATS
from moondrake.server.errors import Refused, short, spoken
from moondrake.server.house import House
from moondrake.server.reception import Guest, Reception, viewer_for
from moondrake.server.table import Table, Viewer
from moondrake.table.saying import Saying
from moondrake.words import PATTERN

router = APIRouter(tags=["live"], responses=TEXT_RESPONSES)
HELLO_SECONDS: Final = 10.0
CLOSE_SECONDS: Final = 5.0
PATIENCE: Final = 40
"""So many refused messages in a row end a socket."""
POLICY, RESTART, LATER = 1008, 1012, 1013
LINES = "application/x-ndjson"


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """A conversation: hello first, then messages and frames."""
    house: House = websocket.app.state.house
    address = address_of(websocket.client)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            key = bearer(websocket.headers.get("authorization"))
            house.limiters["requests"].spend(address)
        except Refused:
            await websocket.close(POLICY)
            return
        identity = await known_identity(house, websocket.cookies.get(identities.COOKIE))
        guest = Guest(identity, key, address)
        await websocket.accept()
        conversation = Conversation(house, websocket, guest)
        try:
            house.people.bans.check(identity, address)
            with house.doors.opened((f"silent {address}",)):
                hello = await conversation.hello()
        except Refused as refusal:
            await conversation.refuse(refusal)
            return
        await conversation.run(table_id, hello)


class Conversation:
    """One socket from hello to its end."""

    def __init__(self, house: House, websocket: WebSocket, guest: Guest) -> None:
        self.house = house
        self.websocket = websocket
        self.guest = guest
        self.language = spoken(websocket.headers)

    async def run(self, table_id: str, hello: messages.Hello) -> None:
        """Everything after hello."""
        self.language = hello.language
        if hello.key is not None:
            self.guest = Guest(self.guest.identity, hello.key, self.guest.address)
        try:
            with self.guest.connected(self.house):
                await self._sit(table_id, hello)
        except Refused as refusal:
            await self.refuse(refusal)

    async def _sit(self, table_id: str, hello: messages.Hello) -> None:
        table = await self.house.table(table_id)
        viewer, seats = await viewer_for(self.house, table, self.guest, hello.seat, hello.language)
        self.guest.spend_look(self.house, table, hello.since, seats)
        await table.attach(viewer, hello.since)
        try:
            await self._talk(table, viewer)
        finally:
            table.detach(viewer)

    async def refuse(self, refusal: Refused) -> None:
        """Say why, and close."""
        self.house.metrics.refusals.labels(refusal.code).inc()
        frame = frames.error_frame(**refusal.told(self.language), client=None)
        await self.websocket.send_text(frames.encode(frame).decode())
        await self._close(LATER if refusal.status >= 429 else POLICY, refusal.in_language(self.language))

    async def hello(self) -> messages.Hello:
        try:
            raw = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError as error:
            raise Refused("malformed", "refused-hello-first") from error
        message = messages.read_message(raw)
        if not isinstance(message, messages.Hello):
            raise Refused("malformed", "refused-hello-first")
        return message

    async def _receive(self) -> bytes | str:
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        said: str | bytes | None = event.get("text")
        if said is None:
            said = bytes(event["bytes"])
        return said

    async def _talk(self, table: Table, viewer: Viewer) -> None:
        sending = asyncio.create_task(self._send(viewer))
        hearing = asyncio.create_task(self._hear(table, viewer))
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        if viewer.is_lost:  # sent away by the server: what is queued is still sent, then a close
            await asyncio.wait((sending,), timeout=CLOSE_SECONDS)
        for task in (sending, hearing):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task

    async def _send(self, viewer: Viewer) -> None:
        while (frame := await viewer.queue.get()) is not None:
            await self.websocket.send_text(frame.decode())
        await self._close(
            RESTART if viewer.may_come_back else LATER, viewer.farewell.in_language(viewer.lens.language)
        )

    async def _hear(self, table: Table, viewer: Viewer) -> None:
        reception = Reception(self.house, table, self.guest, viewer.lens, viewer)
        refused = 0
        while True:
            raw = await self._receive()
            message = None
            try:
                message = messages.read_message(raw)
                reply = await reception.receive(message)
            except Refused as refusal:
                refused += 1
                self.house.metrics.refusals.labels(refusal.code).inc()
                client = message.id if message is not None else None
                viewer.tell(
                    frames.encode(frames.error_frame(**refusal.told(viewer.lens.language), client=client))
                )
                if refused >= PATIENCE:
                    viewer.leave(Saying("farewell-refused"))
                    return
                continue
            refused = 0
            if reply is not None:
                viewer.tell(frames.encode(reply))

    async def _close(self, code: int, reason: str) -> None:
        if self.websocket.application_state == WebSocketState.CONNECTED:
            await self.websocket.close(code, short(reason))


@router.get(
    "/api/tables/{table_id}/stream",
    summary="The same frames as a stream of lines (ndjson), for programs",
    response_class=StreamingResponse,
)
async def stream(
    table_id: Annotated[TableId, Path()],
    house: TheHouse,
    guest: AGuest,
    since: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)] = None,
    language: Annotated[str, Query(pattern=PATTERN)] = "en",
) -> StreamingResponse:
    table = await house.table(table_id)
    viewer, seats = await viewer_for(house, table, guest, seat, language)
    guest.spend_look(house, table, since, seats)

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                try:
                    frame = await asyncio.wait_for(viewer.queue.get(), house.settings.heartbeat)
                except TimeoutError:
                    frame = frames.encode({"type": "beat", "seq": table.course.seq})
                if frame is None:
                    told = viewer.farewell.in_language(language)
                    yield frames.encode(frames.error_frame("stopping", told)) + b"\n"
                    return
                yield frame + b"\n"
        finally:
            table.detach(viewer)
            stack.close()

    with contextlib.ExitStack() as opening:
        opening.enter_context(guest.connected(house))
        await table.attach(viewer, since)
        stack = opening.pop_all()
    return StreamingResponse(lines(), media_type=LINES)


@router.get(
    "/api/notices",
    summary="Lines (ndjson) that say where it is one's turn",
    response_class=StreamingResponse,
)
async def notices(house: TheHouse, guest: AGuest) -> StreamingResponse:
    if guest.identity is None:
        raise Refused("no_identity", "refused-no-identity")
    identity = guest.identity
    stack = contextlib.ExitStack()
    stack.enter_context(guest.connected(house))
    ear = house.notices.listen(identity)

    async def lines() -> AsyncIterator[bytes]:
        try:
            while not house.is_stopping:
                try:
                    notice = await asyncio.wait_for(ear.get(), house.settings.heartbeat)
                except TimeoutError:
                    notice = {"type": "beat"}
                if notice is None:
                    return
                yield frames.encode(notice) + b"\n"
        finally:
            house.notices.leave(identity, ear)
            stack.close()

    return StreamingResponse(lines(), media_type=LINES)
