"""Looking after the stored tables from outside, also while the server runs."""

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, text

from moondrake.server import store
from moondrake.server.course import OVER
from moondrake.server.database import normal_url, open_engine, prepare
from moondrake.server.forgetting import forget_again, forgotten
from moondrake.server.people import stewards
from moondrake.server.settings import DATABASE, sqlite_url
from moondrake.server.store import COOKIE_KEY, TableRow
from moondrake.table import TableError

DAY_MS = 24 * 60 * 60 * 1000


def open_database(url: str) -> Engine:
    """The database of a server, brought up to date."""
    engine = open_engine(normal_url(url))
    prepare(engine)
    return engine


def tables(engine: Engine, status: str | None) -> list[TableRow]:
    """All tables, the latest first."""
    with engine.connect() as connection:
        return store.all_tables(connection, status)


def exported(engine: Engine, table_id: str) -> dict[str, Any] | None:
    """Everything stored about a table except who may sit there; None if there is no such table.

    The server's seed is part of it only when the game is over.
    """
    with engine.connect() as connection:
        row = store.load_table(connection, table_id)
        if row is None:
            return None
        told: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "rules": row.rules_version,
            "status": row.status,
            "created_at": row.created_at,
            "updated_at": row.updated_at,
            "setup": msgspec.to_builtins(row.setup),
            "result": row.result,
            "entries": [_entry(entry) for entry in store.load_entries(connection, table_id)],
        }
        if row.status == OVER:
            told["server_seed"] = row.server_seed
        return told


def _entry(entry: Any) -> dict[str, Any]:
    data = {key: value for key, value in entry.data.items() if key != "owner"}
    return {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "draws": list(entry.draws or ()),
        "data": data,
    }


def old_tables(engine: Engine, days: float, now: int, status: str | None = None) -> list[str]:
    """Tables nobody touched for so many days, finished or not."""
    limit = now - round(days * DAY_MS)
    return [row.id for row in tables(engine, status) if row.updated_at < limit]


def delete(engine: Engine, ids: Sequence[str]) -> int:
    """Delete tables; a running server sends their guests away when they next move."""

    def work(connection: Connection) -> int:
        return store.delete_tables(connection, ids)

    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return work(connection)


def let_in(engine: Engine, now: int, days: int) -> str:
    """A new key to the administrator's page."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return stewards.let_in(connection, now, days)


def shut_out(engine: Engine) -> int:
    """No key to the administrator's page works any more; how many did."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return stewards.shut_out(connection)


def vacuum(engine: Engine) -> None:
    """Give back space."""
    if engine.dialect.name == "sqlite":
        raw = engine.raw_connection()
        try:
            raw.driver_connection.execute("VACUUM")  # type: ignore[union-attr]
        finally:
            raw.close()
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM ANALYZE"))


def backup(engine: Engine, file: Path) -> Path:
    """A consistent copy of the embedded database, page by page, while others write; where its key is.

    The copy is for its owner alone and has no secrets: the key that signs cookies is in a file of its own.
    """
    _make(file)
    raw = engine.raw_connection()
    try:
        with sqlite3.connect(file) as copy:
            raw.driver_connection.backup(copy, pages=1000)  # type: ignore[union-attr]
    finally:
        raw.close()
    key_file = key_of(file)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as copy:
        copy.execute("PRAGMA secure_delete=ON")
        copy.execute("PRAGMA journal_mode=DELETE")
        found = copy.execute("SELECT value FROM secrets WHERE name = ?", (COOKIE_KEY,)).fetchone()
        copy.execute("DELETE FROM secrets WHERE name = ?", (COOKIE_KEY,))
        copy.execute("VACUUM")
    if found is not None:
        _make(key_file)
        key_file.write_text(found[0] + "\n", encoding="ascii")
    return key_file


def key_of(file: Path) -> Path:
    """Where the key of a backup is."""
    return file.with_name(file.name + ".key")


def _make(file: Path) -> None:
    """A new file that only its owner can read."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def restore(file: Path, key_file: Path | None, data: Path, now: int) -> int:
    """Put a backup into a data folder; how many had asked since to be forgotten, and are again."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
        try:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            copy.execute("SELECT 1 FROM tables LIMIT 1").fetchall()
        except sqlite3.DatabaseError:
            sound = False
    if not sound:
        raise TableError("problem-backup", file=file)
    target, gone = data / DATABASE, set[str]()
    if target.exists():
        engine = open_database(sqlite_url(data))
        with engine.connect() as connection:
            gone = forgotten(connection)
        engine.dispose()
    fresh = target.with_name(target.name + ".new")
    fresh.unlink(missing_ok=True)
    _make(fresh)
    fresh.write_bytes(file.read_bytes())
    for name in ("-wal", "-shm"):
        target.with_name(target.name + name).unlink(missing_ok=True)
    fresh.replace(target)
    engine = open_database(sqlite_url(data))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if key_file is not None and key_file.is_file():
            store.note(connection, COOKIE_KEY, key_file.read_text(encoding="ascii").strip())
        count = forget_again(connection, gone, now)
    engine.dispose()
    return count
