"""Every question the server asks its database. Functions run in the database's threads."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, tuple_, update

from moondrake.server.database import Conflict, raw_statements
from moondrake.server.entries import Entry
from moondrake.server.schema import (
    DECKS,
    ENTRIES,
    IDENTITIES,
    MUTES,
    PROCESSES,
    SEATS,
    SECRETS,
    TABLES,
    TOURNAMENT_PLAYERS,
    TOURNAMENTS,
)
from moondrake.server.setups import TableSetup, from_json, read_setup, setup_text, to_json

CHANNEL = "moondrake"
COOKIE_KEY = "cookie key"
"""The name of the secret that signs cookies."""


def new_secret() -> str:
    """A word that nobody guesses."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who may sit where; secrets only as digests."""

    seat: int
    identity: str | None
    invite_hash: str | None
    key_hash: str | None
    seen_at: int


@dataclass(frozen=True, slots=True)
class Taker:
    """Who takes a seat."""

    identity: str | None
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, without its entries."""

    id: str
    game: str
    rules_version: int
    created_at: int
    updated_at: int
    seq: int
    status: str
    setup: TableSetup
    server_seed: str
    to_act: int | None
    result: Any
    creator: str | None
    is_open: bool
    rematch_of: str | None
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What a table's row repeats of its entries."""

    status: str
    to_act: int | None
    wake_at: int | None
    result: Any = None


def create_table(connection: Connection, row: TableRow, seats: Sequence[SeatRow], summary: Summary) -> bool:
    """Store a new table without entries; False: a broken connection left it behind, and it is here."""
    known = select(TABLES.c.id).where(TABLES.c.id == row.id, TABLES.c.server_seed == row.server_seed)
    if connection.execute(known).one_or_none() is not None:
        return False
    connection.execute(
        insert(TABLES).values(
            id=row.id,
            game=row.game,
            rules_version=row.rules_version,
            created_at=row.created_at,
            updated_at=row.updated_at,
            seq=0,
            status=summary.status,
            setup=setup_text(row.setup),
            server_seed=row.server_seed,
            to_act=summary.to_act,
            wake_at=summary.wake_at,
            creator=row.creator,
            is_open=row.is_open,
            rematch_of=row.rematch_of,
            origin=row.origin,
        )
    )
    connection.execute(
        insert(SEATS),
        [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "identity": seat.identity,
                "invite_hash": seat.invite_hash,
                "key_hash": seat.key_hash,
                "name": row.setup.seats[seat.seat].name,
                "seen_at": seat.seen_at,
            }
            for seat in seats
        ],
    )
    return True


def append(
    connection: Connection,
    table_id: str,
    before: int,
    new: Sequence[Entry],
    summary: Summary,
    told: tuple[str, str] = ("-", "-"),
) -> None:
    """Add entries after number `before`; if others were quicker raises Conflict before it writes.

    Raw statements, one where the database can: this is what every decision costs. `told` is who stores
    them, and whom they are news for.
    """
    last = new[-1]
    result = None if summary.result is None else to_json(summary.result)
    values = (last.seq, last.at, summary.status, summary.to_act, summary.wake_at, result, result is None)
    rows = [_entry_values(table_id, entry) for entry in new]
    with raw_statements(connection) as raw:
        if connection.dialect.name == "postgresql":
            notice = entry_notice(table_id, new, *told)
            flat = [value for row in rows for value in row[1:]]
            done = raw.execute(_appending(len(rows)), (*values, table_id, before, *flat, CHANNEL, notice))
        else:
            done = raw.execute(_MOVE, (*values, table_id, before))
        if done.rowcount != 1:
            raise Conflict(f"table {table_id} is not at entry {before} any more")
        if connection.dialect.name != "postgresql":
            raw.executemany(_APPEND, rows)


@cache
def _appending(count: int) -> str:
    """The statement that moves a table on, stores so many entries and tells other processes."""
    line = "%s::int, %s, %s::int, %s::int, %s, %s, %s, %s::bigint"
    lines = " UNION ALL ".join(f"SELECT id, {line} FROM moved" for _ in range(count))
    return (
        f"WITH moved AS ({_MOVE.replace('?', '%s')} RETURNING id), "
        f"stored AS (INSERT INTO entries ({_COLUMNS}) {lines}) "
        "SELECT pg_notify(%s, %s) FROM moved"
    )


LONGEST_NOTICE = 7_900
"""PostgreSQL carries 8,000 bytes."""


def entry_notice(table_id: str, new: Sequence[Entry], sender: str = "-", whom: str = "-") -> str:
    """What other processes are told: the entries themselves, or only their number where that is too long."""
    short = f"entry {table_id} {new[-1].seq} {sender} {whom}"
    whole = f"{short} {to_json([_entry_values(table_id, entry)[1:] for entry in new])}"
    return whole if len(whole.encode()) <= LONGEST_NOTICE else short


def noticed_entries(text: str) -> list[Entry]:
    """The entries in a notice; none if it has none."""
    return [_entry(values) for values in from_json(text or "[]")]


def _entry(values: Sequence[Any]) -> Entry:
    seq, kind, seat, action, draws, data, client, at = values
    return Entry(kind, seat, action, tuple(from_json(draws) or ()), from_json(data) or {}, client, seq, at)


_MOVE = (
    "UPDATE tables SET seq = ?, updated_at = ?, status = ?, to_act = ?, wake_at = ?, result = ?, "
    "origin = CASE WHEN ? THEN origin END WHERE id = ? AND seq = ?"
)
_COLUMNS = "table_id, seq, kind, seat, action, draws, data, client, at"
_APPEND = f"INSERT INTO entries ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
"""What every decision does, as the database reads it."""


def _entry_values(table_id: str, entry: Entry) -> tuple[Any, ...]:
    return (
        table_id,
        entry.seq,
        entry.kind,
        entry.seat,
        entry.action,
        to_json(entry.draws) if entry.draws else None,
        to_json(entry.data) if entry.data else None,
        entry.client,
        entry.at,
    )


def load_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table's row, None if there is none."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return None if row is None else table_row(row)


def table_row(row: Any) -> TableRow:
    """A row as it was read."""
    return TableRow(
        row.id,
        row.game,
        row.rules_version,
        row.created_at,
        row.updated_at,
        row.seq,
        row.status,
        read_setup(row.setup),
        row.server_seed,
        row.to_act,
        from_json(row.result),
        row.creator,
        row.is_open,
        row.rematch_of,
        row.origin,
    )


def load_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries after a number, in order."""
    rows = connection.execute(
        select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
    )
    return [
        _entry((row.seq, row.kind, row.seat, row.action, row.draws, row.data, row.client, row.at))
        for row in rows
    ]


def entry_of_client(connection: Connection, table_id: str, seat: int, client: str) -> int | None:
    """The number of the entry that a seat sent under this name; None if there is none."""
    found = connection.execute(
        select(ENTRIES.c.seq).where(
            ENTRIES.c.table_id == table_id, ENTRIES.c.seat == seat, ENTRIES.c.client == client
        )
    ).scalar_one_or_none()
    return None if found is None else int(found)


def load_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return [SeatRow(row.seat, row.identity, row.invite_hash, row.key_hash, row.seen_at) for row in rows]


def take_seat(
    connection: Connection, table_id: str, seat: int, invite_hash: str | None, taker: Taker
) -> None:
    """Give a seat to an identity and let its invitation lapse; raises Conflict if it is not there to take."""
    is_free = SEATS.c.invite_hash == invite_hash if invite_hash else SEATS.c.identity == taker.identity
    changed = connection.execute(
        update(SEATS)
        .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, is_free)
        .values(
            identity=taker.identity,
            key_hash=digest(taker.key),
            invite_hash=None,
            **({"name": taker.name} if taker.name else {}),
        )
    )
    if changed.rowcount != 1:
        raise Conflict(f"seat {seat} of table {table_id} is not free")


def set_invite(connection: Connection, table_id: str, seat: int, invite: str) -> bool:
    """A new invitation to a seat nobody has taken; the old one lapses. False if the seat is not open."""
    changed = connection.execute(
        update(SEATS)
        .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.invite_hash.is_not(None))
        .values(invite_hash=digest(invite))
    )
    return changed.rowcount == 1


def mark_seen(connection: Connection, seats: Sequence[tuple[str, int]], at: int) -> None:
    """Note when these seats (table, seat) were last here, in one statement."""
    if seats:
        pair = tuple_(SEATS.c.table_id, SEATS.c.seat)
        connection.execute(update(SEATS).where(pair.in_(list(seats))).values(seen_at=at))


def seen_since(connection: Connection, ids: Sequence[str], since: int) -> dict[str, set[int]]:
    """The seats of these tables that somebody was connected for after a time."""
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.table_id.in_(ids), SEATS.c.seen_at > since)
    found: dict[str, set[int]] = {}
    for table_id, seat in connection.execute(query):
        found.setdefault(table_id, set()).add(seat)
    return found


def due_tables(connection: Connection, now: int, most: int = 200) -> list[tuple[str, int]]:
    """Tables where a clock has run out or a bot has been waited for, and since when."""
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.wake_at)
        .where(TABLES.c.status.in_(("playing", "waiting")), TABLES.c.wake_at <= now)
        .order_by(TABLES.c.wake_at)
        .limit(most)
    )
    return [(row.id, row.wake_at) for row in rows]


def postpone(connection: Connection, table_id: str, seq: int | None, wake_at: int | None) -> None:
    """Set the alarm of a table anew, unless it has moved on from `seq`."""
    if seq is None:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(wake_at=wake_at))
        return
    connection.execute(
        update(TABLES).where(TABLES.c.id == table_id, TABLES.c.seq == seq).values(wake_at=wake_at)
    )


def unfinished_setups(connection: Connection, creator: str | None, origin: str | None) -> list[TableSetup]:
    """The set-ups of tables not yet over that were made by an identity, or from an origin."""
    made_by = TABLES.c.creator == creator if origin is None else TABLES.c.origin == origin
    rows = connection.execute(select(TABLES.c.setup).where(made_by, TABLES.c.status != "over"))
    return [read_setup(row.setup) for row in rows]


def clean(connection: Connection, before: int, most: int = 500) -> list[str]:
    """Remove tables nobody finished or touched since, and identities that left nothing; the tables' ids.

    A table with a clock is none of them: its time runs out, and then it is finished.
    """
    forsaken = select(TABLES.c.id).where(
        TABLES.c.status != "over", TABLES.c.updated_at < before, TABLES.c.wake_at.is_(None)
    )
    ids = list(connection.execute(forsaken.limit(most)).scalars())
    delete_tables(connection, ids)
    owned = (
        SEATS.c.identity,
        DECKS.c.identity,
        TABLES.c.creator,
        TOURNAMENTS.c.creator,
        TOURNAMENT_PLAYERS.c.identity,
    )
    left = [exists().where(column == IDENTITIES.c.id) for column in owned]
    empty = (IDENTITIES.c.created_at < before, IDENTITIES.c.name == "", *[~something for something in left])
    connection.execute(delete(IDENTITIES).where(*empty))
    return ids


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each table."""
    rows = connection.execute(select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(ids)))
    return {row.id: row.seq for row in rows}


def rematch_of(connection: Connection, table_id: str) -> str | None:
    """The table that continues this one."""
    found = connection.execute(
        select(TABLES.c.id).where(TABLES.c.rematch_of == table_id)
    ).scalar_one_or_none()
    return None if found is None else str(found)


def tables_of(connection: Connection, identity: str, most: int = 200) -> list[tuple[TableRow, list[int]]]:
    """The tables at which an identity has seats, the latest first, with these seats."""
    rows = connection.execute(
        select(TABLES, SEATS.c.seat.label("my_seat"))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.identity == identity)
        .order_by(TABLES.c.updated_at.desc(), TABLES.c.id, SEATS.c.seat)
        .limit(most)
    ).all()
    found: dict[str, tuple[TableRow, list[int]]] = {}
    for row in rows:
        found.setdefault(row.id, (table_row(row), []))[1].append(row.my_seat)
    return list(found.values())


def names_at(connection: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    """The names at each of these tables, seat by seat."""
    found: dict[str, list[str]] = {}
    query = select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.table_id.in_(ids))
    for table_id, name in connection.execute(query.order_by(SEATS.c.table_id, SEATS.c.seat)):
        found.setdefault(table_id, []).append(name)
    return found


def alarms_and_asked(
    connection: Connection, ids: Sequence[str], identity: str | None
) -> dict[str, tuple[int | None, bool]]:
    """When each table's alarm rings, and whether a seat is kept there for somebody who has not taken it."""
    alarms = select(TABLES.c.id, TABLES.c.wake_at).where(TABLES.c.id.in_(ids))
    kept = select(SEATS.c.table_id).where(
        SEATS.c.table_id.in_(ids),
        SEATS.c.identity == identity,
        SEATS.c.key_hash.is_(None),
        SEATS.c.invite_hash.is_(None),
    )
    asked = set(connection.execute(kept).scalars()) if identity is not None else set()
    return {row.id: (row.wake_at, row.id in asked) for row in connection.execute(alarms)}


def open_tables(connection: Connection, most: int = 100) -> list[TableRow]:
    """Tables that wait for anybody to sit down, the latest first."""
    rows = connection.execute(
        select(TABLES)
        .where(TABLES.c.status == "waiting", TABLES.c.is_open)
        .order_by(TABLES.c.updated_at.desc())
        .limit(most)
    )
    return [table_row(row) for row in rows]


def all_tables(connection: Connection, status: str | None = None) -> list[TableRow]:
    """Every table, the latest first."""
    query = select(TABLES).order_by(TABLES.c.updated_at.desc())
    if status is not None:
        query = query.where(TABLES.c.status == status)
    return [table_row(row) for row in connection.execute(query)]


def delete_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Remove tables with everything that belongs to them; how many there were."""
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are in each status."""
    rows = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    return {row[0]: row[1] for row in rows}


def secret(connection: Connection, name: str, fresh: str) -> str:
    """A stored secret, made on first use."""
    found = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one_or_none()
    if found is not None:
        return str(found)
    connection.execute(insert(SECRETS).values(name=name, value=fresh))
    return fresh


def note(connection: Connection, name: str, value: str) -> None:
    """Remember a small fact about the server."""
    if connection.execute(update(SECRETS).where(SECRETS.c.name == name).values(value=value)).rowcount == 0:
        connection.execute(insert(SECRETS).values(name=name, value=value))


def noted(connection: Connection, name: str) -> str | None:
    """What was remembered."""
    found = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one_or_none()
    return None if found is None else str(found)


_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def say_here(connection: Connection, name: str, address: str, alive: int) -> dict[str, str]:
    """Note that a process is there, and forget those long gone; all that were heard of lately."""
    connection.exec_driver_sql(
        f"INSERT INTO processes (name, address, seen_at) VALUES (%s, %s, {_NOW}) "
        "ON CONFLICT (name) DO UPDATE SET address = excluded.address, seen_at = excluded.seen_at",
        (name, address),
    )
    connection.exec_driver_sql(f"DELETE FROM processes WHERE seen_at < {_NOW} - 20 * {alive}")
    found = connection.exec_driver_sql(
        f"SELECT name, address FROM processes WHERE seen_at > {_NOW} - {alive}"
    )
    return {row[0]: row[1] for row in found}


def say_gone(connection: Connection, name: str) -> None:
    """A process ends."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name == name))


def mutes_of(connection: Connection, table_id: str, identity: str) -> frozenset[int]:
    """The seats whose chat an identity does not want to read."""
    rows = connection.execute(
        select(MUTES.c.seat).where(MUTES.c.table_id == table_id, MUTES.c.identity == identity)
    )
    return frozenset(row.seat for row in rows)


def set_mute(connection: Connection, table_id: str, identity: str, seat: int, is_on: bool) -> None:
    """Mute a seat for an identity, or hear it again."""
    here = (MUTES.c.table_id == table_id, MUTES.c.identity == identity, MUTES.c.seat == seat)
    connection.execute(delete(MUTES).where(*here))
    if is_on:
        connection.execute(insert(MUTES).values(table_id=table_id, identity=identity, seat=seat))


def make_identity(connection: Connection, identity: str, now: int) -> None:
    """A new, nameless identity."""
    if identity_name(connection, identity) is not None:
        return
    connection.execute(insert(IDENTITIES).values(id=identity, name="", created_at=now, seen_at=now))


def identity_name(connection: Connection, identity: str) -> str | None:
    """An identity's nickname; None if there is no such identity."""
    found = connection.execute(
        select(IDENTITIES.c.name).where(IDENTITIES.c.id == identity)
    ).scalar_one_or_none()
    return None if found is None else str(found)


def rename(connection: Connection, identity: str, name: str) -> None:
    """A new nickname."""
    connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == identity).values(name=name))


def set_transfer(connection: Connection, identity: str, code: str, until: int) -> None:
    """A code by which another device may become this identity, once and until a time."""
    connection.execute(
        update(IDENTITIES)
        .where(IDENTITIES.c.id == identity)
        .values(transfer_hash=digest(code), transfer_until=until)
    )


def use_transfer(connection: Connection, code: str, now: int) -> str | None:
    """The identity a code belongs to; the code is used up."""
    found = connection.execute(
        select(IDENTITIES.c.id).where(
            IDENTITIES.c.transfer_hash == digest(code), IDENTITIES.c.transfer_until >= now
        )
    ).scalar_one_or_none()
    if found is None:
        return None
    connection.execute(
        update(IDENTITIES).where(IDENTITIES.c.id == found).values(transfer_hash=None, transfer_until=None)
    )
    return str(found)


def decks_of(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """The legal decks of an identity, by name."""
    mine = (DECKS.c.identity == identity, DECKS.c.is_legal)
    rows = connection.execute(select(DECKS).where(*mine).order_by(DECKS.c.name, DECKS.c.id))
    return [
        {"id": row.id, "game": row.game, "name": row.name, "text": row.text, "updated_at": row.updated_at}
        for row in rows
    ]


def delete_deck(connection: Connection, identity: str, deck: str) -> bool:
    """Remove a deck; False if the identity has none of this id."""
    return (
        connection.execute(delete(DECKS).where(DECKS.c.id == deck, DECKS.c.identity == identity)).rowcount
        == 1
    )


def chat_of(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """What an identity wrote at its tables."""
    rows = connection.execute(
        select(ENTRIES.c.table_id, ENTRIES.c.at, ENTRIES.c.data)
        .join(SEATS, (SEATS.c.table_id == ENTRIES.c.table_id) & (SEATS.c.seat == ENTRIES.c.seat))
        .where(SEATS.c.identity == identity, ENTRIES.c.kind == "chat")
        .order_by(ENTRIES.c.at)
    )
    return [{"table": row.table_id, "at": row.at, **(from_json(row.data) or {})} for row in rows]
