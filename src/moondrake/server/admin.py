"""Looking after the stored tables from outside, also while the server runs."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, text

from moondrake.server import store
from moondrake.server.course import OVER
from moondrake.server.database import migrate, normal_url, open_engine
from moondrake.server.store import TableRow

DAY_MS = 24 * 60 * 60 * 1000


def open_database(url: str) -> Engine:
    """The database of a server, brought up to date."""
    engine = open_engine(normal_url(url))
    migrate(engine)
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


def old_tables(engine: Engine, days: float, now: int) -> list[str]:
    """Finished tables nobody touched for so many days."""
    limit = now - round(days * DAY_MS)
    return [row.id for row in tables(engine, OVER) if row.updated_at < limit]


def delete(engine: Engine, ids: Sequence[str]) -> int:
    """Delete tables; a running server sends their guests away when they next move."""

    def work(connection: Connection) -> int:
        return store.delete_tables(connection, ids)

    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return work(connection)


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


def backup(engine: Engine, file: Path) -> None:
    """A consistent copy of the embedded database, page by page, while others write."""
    raw = engine.raw_connection()
    try:
        with sqlite3.connect(file) as copy:
            raw.driver_connection.backup(copy, pages=1000)  # type: ignore[union-attr]
        copy.close()
    finally:
        raw.close()
