"""How processes on one database tell each other that a table moved on. A lost notice is made up for."""

import asyncio
import contextlib
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

import psycopg

from moondrake.server.store import CHANNEL

log = logging.getLogger("moondrake.bus")
Hear = Callable[[str], None]
WAIT: Final = 1.0


class Bus(ABC):
    """Short lines of text to all processes. `hear` is called in the event loop, also for own lines."""

    @abstractmethod
    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    @abstractmethod
    async def publish(self, line: str) -> None:
        """Tell the others. Not needed for entries where the database itself tells them."""

    @abstractmethod
    async def stop(self) -> None:
        """Listen no more."""


class LocalBus(Bus):
    """One process alone: nobody to tell."""

    async def start(self, hear: Hear) -> None:
        return None

    async def publish(self, line: str) -> None:
        return None

    async def stop(self) -> None:
        return None


class PostgresBus(Bus):
    """LISTEN and NOTIFY. Entries are announced inside the transaction that stores them (`store.append`)."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.is_stopping = threading.Event()
        self.thread: threading.Thread | None = None

    async def start(self, hear: Hear) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()

        def said(line: str) -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(hear, line)

        def listen() -> None:
            while not self.is_stopping.is_set():
                try:
                    self._listen(said, lambda: loop.call_soon_threadsafe(ready.set))
                except (psycopg.Error, OSError) as error:
                    log.warning("the bus lost its connection", extra={"reason": str(error).splitlines()[:1]})
                    self.is_stopping.wait(WAIT)

        self.thread = threading.Thread(target=listen, name="bus", daemon=True)
        self.thread.start()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    def _listen(self, said: Hear, is_ready: Callable[[], Any]) -> None:
        with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            is_ready()
            said("again")
            while not self.is_stopping.is_set():
                for notice in connection.notifies(timeout=WAIT, stop_after=1):
                    said(notice.payload)

    async def publish(self, line: str) -> None:
        await asyncio.to_thread(self._publish, line)

    def _publish(self, line: str) -> None:
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, line))

    async def stop(self) -> None:
        self.is_stopping.set()
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join, WAIT + 5)


class RedisBus(Bus):
    """Redis publish and subscribe, for those who have one already."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.task: asyncio.Task[None] | None = None
        self.client: Any = None

    async def start(self, hear: Hear) -> None:
        try:
            from redis import asyncio as redis
        except ImportError as error:
            raise RuntimeError("the Redis bus needs: pip install 'moondrake[redis]'") from error
        self.client = redis.from_url(self.url)
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._listen(hear, ready))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.client.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    ready.set()
                    hear("again")
                    async for message in heard.listen():
                        if message["type"] == "message":
                            hear(message["data"].decode())
            except (OSError, self._errors()) as error:
                log.warning("the bus lost its connection", extra={"reason": str(error)})
                await asyncio.sleep(WAIT)

    def _errors(self) -> type[Exception]:
        from redis.exceptions import RedisError

        return RedisError

    async def publish(self, line: str) -> None:
        with contextlib.suppress(OSError, self._errors()):
            await self.client.publish(CHANNEL, line)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.client is not None:
            await self.client.aclose()


def open_bus(database: str, bus: str) -> Bus:
    """The bus that fits: Redis if asked for, PostgreSQL's own, or none for an embedded database."""
    if bus:
        return RedisBus(bus)
    return PostgresBus(database) if database.startswith("postgresql") else LocalBus()
