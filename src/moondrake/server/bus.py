"""How processes on one database tell each other that a table moved on. A lost notice is made up for."""

import asyncio
import contextlib
import logging
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


class ListeningBus(Bus):
    """Listens in a task of its own, which connects again whenever the connection is lost."""

    task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._listen(hear, ready))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    @abstractmethod
    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        """For ever; `ready` once it hears."""

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task


class PostgresBus(ListeningBus):
    """LISTEN and NOTIFY. Entries are announced inside the transaction that stores them (`store.append`).

    The event loop itself looks at the connection when something arrives: no thread stands between.
    """

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncio.to_thread(self._connect)
                try:
                    ready.set()
                    hear("again")
                    await self._hear_all(connection, hear)
                finally:
                    connection.close()
            except (psycopg.Error, OSError) as error:
                log.warning("the bus lost its connection", extra={"reason": str(error).splitlines()[:1]})
                await asyncio.sleep(WAIT)

    def _connect(self) -> "psycopg.Connection[Any]":
        connection = psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _hear_all(self, connection: "psycopg.Connection[Any]", hear: Hear) -> None:
        """Until the connection breaks; raises what broke it."""
        loop, wire = asyncio.get_running_loop(), connection.pgconn
        broken: asyncio.Future[None] = loop.create_future()

        def look() -> None:
            try:
                wire.consume_input()
                while (notice := wire.notifies()) is not None:
                    hear(notice.extra.decode())
            except psycopg.Error as error:
                loop.remove_reader(wire.socket)
                if not broken.done():
                    broken.set_exception(error)

        loop.add_reader(wire.socket, look)
        try:
            look()
            await broken
        finally:
            if wire.status == psycopg.pq.ConnStatus.OK:
                loop.remove_reader(wire.socket)

    async def publish(self, line: str) -> None:
        await asyncio.to_thread(self._publish, line)

    def _publish(self, line: str) -> None:
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, line))


class RedisBus(ListeningBus):
    """Redis publish and subscribe, for those who have one already."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client: Any = None

    async def start(self, hear: Hear) -> None:
        try:
            from redis import asyncio as redis
        except ImportError as error:
            raise RuntimeError("the Redis bus needs: pip install 'moondrake[redis]'") from error
        self.client = redis.from_url(self.url)
        await super().start(hear)

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
        await super().stop()
        if self.client is not None:
            await self.client.aclose()


def open_bus(database: str, bus: str) -> Bus:
    """The bus that fits: Redis if asked for, PostgreSQL's own, or none for an embedded database."""
    if bus:
        return RedisBus(bus)
    return PostgresBus(database) if database.startswith("postgresql") else LocalBus()
