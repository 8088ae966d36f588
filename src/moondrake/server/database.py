"""The database: SQLite embedded, or PostgreSQL. One writer that commits many tables' decisions together."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from moondrake.server.errors import Refused
from moondrake.table import TableError

log = logging.getLogger("moondrake.database")
Result = TypeVar("Result")

BATCH: Final = 128
BUSY_SECONDS: Final = 2.0
PATIENCE: Final = 15.0
"""How long a write is tried again while the database is locked, restarting or unreachable."""
MIGRATION_LOCK: Final = 0x6D6F6F6E
SCRUBS: Final = 40
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-8000",
    "secure_delete=ON",
)
DAMAGED_WORDS: Final = ("malformed", "not a database", "corrupt", "unsupported file format")
FULL_WORDS: Final = ("disk is full", "no space left", "disk full", "could not extend file", "disk i/o error")


@contextlib.contextmanager
def raw_statements(connection: Connection) -> Iterator[Any]:
    """The driver's own connection, for statements that every decision needs; its errors are as usual."""
    raw: Any = connection.connection.driver_connection
    try:
        yield raw
    except connection.dialect.loaded_dbapi.Error as error:
        is_lost = connection.dialect.is_disconnect(error, raw, None)
        if is_lost:
            connection.invalidate(error)
        made = DBAPIError.instance(
            None, None, error, connection.dialect.loaded_dbapi.Error, connection_invalidated=is_lost
        )
        raise made from error


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


def normal_url(url: str) -> str:
    """Accept `postgresql://` and `postgres://` as people write them; use psycopg 3."""
    for head in ("postgresql://", "postgres://"):
        if url.startswith(head):
            return "postgresql+psycopg://" + url.removeprefix(head)
    return url


def open_engine(url: str, patience: float = PATIENCE) -> Engine:
    """An engine whose connections keep what they promise: durable commits, foreign keys, no endless waits."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": min(BUSY_SECONDS, patience)}, pool_size=8)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_size=8, pool_pre_ping=False, connect_args={"connect_timeout": 5})


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = (
        None  # transactions begin where `_begin_sqlite` says, not where sqlite3 guesses
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def prepare(engine: Engine) -> None:
    """Bring the schema up to date, or say in one sentence why this database cannot be used."""
    where = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
    try:
        migrate(engine)
    except CommandError as error:
        raise TableError("problem-database-newer", where=where) from error
    except DBAPIError as error:
        words = str(error.orig).lower()
        if any(sign in words for sign in DAMAGED_WORDS):
            raise TableError("problem-database-damaged", where=where) from error
        raise TableError("problem-database-unusable", where=where, error=_short(error)) from error


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; several processes may start at once."""
    config = Config()
    config.set_main_option("script_location", "moondrake.server:migrations")
    with engine.connect().execution_options(writes=True) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.commit()
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()


class Job(Generic[Result]):
    """One piece of writing and where its result goes.

    Plain work raises Conflict before it writes anything; `is_compound` work may raise it later, which
    undoes it.
    """

    def __init__(
        self, work: Callable[[Connection], Result], loop: asyncio.AbstractEventLoop, is_compound: bool
    ) -> None:
        self.work = work
        self.is_compound = is_compound
        self.loop = loop
        self.future: asyncio.Future[Result] = loop.create_future()
        self.outcome: Result | BaseException | None = None

    def deliver(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self.loop.call_soon_threadsafe(self._set)

    def _set(self) -> None:
        if self.future.done():
            return
        if isinstance(self.outcome, BaseException):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)  # type: ignore[arg-type]


class Database:
    """Reads in a few threads, writes in one: whatever waits is committed together, with one flush to disk."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = normal_url(url)
        self.patience = patience
        self.engine = open_engine(self.url, patience)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.batches = 0
        self.written = 0
        self.is_closed = False

    def start(self) -> None:
        """Migrate and begin to write."""
        prepare(self.engine)
        self.writer.start()

    def close(self) -> None:
        """Write what waits, then let go of everything."""
        if self.is_closed:
            return
        self.is_closed = True
        if self.writer.is_alive():
            self.jobs.put(None)
            self.writer.join(timeout=self.patience + 5)
        self.readers.shutdown(wait=True)
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], Result], is_compound: bool = False) -> Result:
        """Run `work` in the writer; returns when it is durable. Raises Conflict or Refused('storage')."""
        if self.is_closed:
            raise Refused("stopping", "refused-shutting-down")
        job = Job(work, asyncio.get_running_loop(), is_compound)
        self.jobs.put(job)
        return await asyncio.shield(job.future)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` in a reader's thread; a lost connection is tried again."""
        if self.is_closed:
            raise Refused("stopping", "refused-shutting-down")
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        """The same for callers that may wait."""
        for pause in self._pauses():
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not _is_passing(error):
                    raise storage_refusal(error) from error
                reason = error
                time.sleep(pause)
        raise storage_refusal(reason)

    async def scrub(self) -> None:
        """Nothing that was deleted stays in the files of the embedded database: also not in its log."""
        if not self.is_shared and not self.is_closed:
            await asyncio.get_running_loop().run_in_executor(self.readers, self._scrub)

    def _scrub(self) -> None:
        for _ in range(SCRUBS):
            with self.engine.connect() as connection:
                connection.rollback()
                raw: Any = connection.connection.driver_connection
                busy, *_ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                return
            time.sleep(0.05)
        log.warning("the database's log could not be emptied; the next checkpoint does it")

    def _pauses(self) -> Iterator[float]:
        """Growing pauses until patience ends."""
        end, pause = time.monotonic() + self.patience, 0.02
        while True:
            yield min(pause, 1.0)
            pause *= 2
            if time.monotonic() > end:
                return

    def _write_all(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            batch, is_last = [job], False
            while len(batch) < BATCH and not is_last:
                try:
                    following = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    is_last = True
                else:
                    batch.append(following)
            self._write_batch(batch)
            for done in batch:
                done.deliver()
            if is_last:
                return

    def _write_batch(self, batch: list[Job[Any]]) -> None:
        """All together; if one spoils the transaction, each by itself."""
        try:
            self._transact(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].outcome = _outcome(error)
                return
            for job in batch:
                self._write_batch([job])

    def _transact(self, batch: list[Job[Any]]) -> None:
        for pause in self._pauses():
            try:
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    for job in batch:
                        try:
                            job.outcome = job.work(connection)
                        except (Conflict, Refused) as refusal:
                            if job.is_compound:
                                raise
                            job.outcome = refusal
                self.batches += 1
                self.written += len(batch)
                return
            except DBAPIError as error:
                if not _is_passing(error):
                    raise
                reason = error
                log.warning("the database is not available, trying again", extra={"reason": _short(error)})
                time.sleep(pause)
        raise reason


def _is_passing(error: DBAPIError) -> bool:
    """May the same work succeed a moment later?"""
    if isinstance(error, IntegrityError):
        return False
    if error.connection_invalidated:
        return True
    words = str(error.orig).lower()
    signs = (
        "locked",
        "busy",
        "connection",
        "starting up",
        "shutting down",
        "terminat",
        "recovery mode",
        "ssl",
    )
    return any(sign in words for sign in signs)


def _outcome(error: Exception) -> BaseException:
    if isinstance(error, IntegrityError):
        return Conflict(_short(error))
    if isinstance(error, DBAPIError):
        log.error("nothing was written", extra={"reason": _short(error)})
        return storage_refusal(error)
    return error


def _short(error: DBAPIError) -> str:
    return str(error.orig).splitlines()[0][:200] if str(error.orig) else type(error.orig).__name__


def storage_refusal(error: DBAPIError) -> Refused:
    """A clear message for the client; the details are in the log."""
    words = str(error.orig).lower()
    if any(sign in words for sign in FULL_WORDS):
        return Refused("storage", "refused-storage-full")
    return Refused("storage", "refused-storage-silent")
