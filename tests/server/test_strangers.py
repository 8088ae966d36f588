"""Strangers who say nothing, say it slowly, or do not listen: the server goes on for everybody else."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from moondrake.server import guard, wires
from moondrake.server.app import create_app
from moondrake.server.settings import Limits, Settings, sqlite_url
from tests.server.harness import Place, in_place

pytestmark = pytest.mark.medium
PATIENCE = 0.4


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second instead of half a minute."""
    for module, name in ((wires, "HEAD_SECONDS"), (wires, "READ_SECONDS"), (guard, "BODY_SECONDS")):
        monkeypatch.setattr(module, name, PATIENCE)
    monkeypatch.setattr(wires, "MOST_SILENT", 20)


@contextlib.asynccontextmanager
async def serving(app: Any) -> AsyncIterator[int]:
    """An application on a port of its own, over the wires of `moondrake serve`."""
    config = uvicorn.Config(
        app, port=0, log_config=None, http=wires.Wire, ws=wires.SocketWire, lifespan="on", access_log=False
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


def settings(folder: Path) -> Settings:
    return Settings(sqlite_url(folder), folder, patience=1.0, limits=Limits(requests=(1e9, 1e9)))


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Does the other end lose its patience? A minute is many times as much, also on a busy machine."""
    try:
        async with asyncio.timeout(60):
            while await reader.read(65_536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_silent_connections_keep_nobody_out_and_are_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(create_app(settings(tmp_path))) as port:
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as guest:
                assert (await guest.get("/api/games")).status_code == 200
            assert len(wires.SILENT) <= 20
            assert all([await is_closed(reader) for reader, _ in silent])
            assert not wires.SILENT
            for _, writer in silent:
                writer.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{",
    ],
    ids=["headers", "second request", "body", "chunked body"],
)
def test_whoever_sends_a_byte_now_and_then_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    async def work() -> None:
        async with serving(create_app(settings(tmp_path))) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)

            async def dribble() -> None:
                while True:
                    await asyncio.sleep(PATIENCE / 4)
                    writer.write(b"1")

            slow = asyncio.create_task(dribble())
            assert await is_closed(reader)
            slow.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await slow
            writer.close()

    asyncio.run(work())


def test_a_reader_that_never_reads_is_dropped() -> None:
    ended = asyncio.Event()

    async def endless(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        if scope["type"] == "lifespan":
            for kind in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{kind}.complete"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        gone = asyncio.create_task(until_gone(receive))
        while not gone.done():
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            await asyncio.sleep(0)
        ended.set()

    async def until_gone(receive: Callable[..., Any]) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def work() -> None:
        async with serving(endless) as port:
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            deaf.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            async with asyncio.timeout(20):
                await ended.wait()
            deaf.close()

    asyncio.run(work())


def test_looking_again_from_the_beginning_is_limited_and_made_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table, *guests = await place.duel()
        for _ in range(40):
            await place.move(table, *guests)
        held = place.house.tables[table]
        asked = 0

        async def counted(since: int) -> Any:
            nonlocal asked
            asked += 1
            return await real(since)

        real, held._steps_after = held._steps_after, counted  # type: ignore[method-assign]
        codes = [
            (await guests[0].get(f"/api/tables/{table}/position", params={"since": 0})).status_code
            for _ in range(14)
        ]
        assert codes.count(429) >= 3
        asked = 0
        first = await held._missed(held_lens(), 0)
        assert await held._missed(held_lens(), 0) is first
        assert asked == 1
        await place.move(table, *guests)
        assert await held._missed(held_lens(), 0) != first

    in_place(work, tmp_path, Limits(requests=(1e9, 1e9), messages=(1e9, 1e9)))


def held_lens() -> Any:
    from moondrake.server.frames import Lens

    return Lens(0)
