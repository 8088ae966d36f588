"""Forget me: nothing of an identity stays in the database. Tables stay, for those who played there too."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from moondrake.server.desks import desk_of
from moondrake.server.entries import ASK, CHAT, JOIN, MARK, NOBODY
from moondrake.server.identities import owner_tag
from moondrake.server.schema import ENTRIES, FORGOTTEN, IDENTITIES, SEATS, TABLES
from moondrake.server.setups import BOT, TableSetup, from_json, read_setup, setup_text, to_json
from moondrake.server.store import digest
from moondrake.server.tournaments import store as tournaments


def forget(connection: Connection, identity: str, now: int) -> list[str]:
    """Remove everything an identity said, was called and kept; the tables at which something changed."""
    touched = silence(connection, identity)
    connection.execute(update(TABLES).where(TABLES.c.creator == identity).values(origin=None))
    connection.execute(update(SEATS).where(SEATS.c.identity == identity).values(key_hash=None, name=""))
    tournaments.forget(connection, identity)
    connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id == identity))
    known = select(FORGOTTEN.c.digest).where(FORGOTTEN.c.digest == digest(identity))
    if connection.execute(known).one_or_none() is None:
        connection.execute(insert(FORGOTTEN).values(digest=digest(identity), at=now))
    return sorted(touched)


def silence(connection: Connection, identity: str) -> set[str]:
    """Remove everything an identity said and was called; the tables at which something changed."""
    touched = _blank_seats(connection, identity) | _blank_set_ups(connection, identity)
    touched |= _blank_watching(connection, identity)
    connection.execute(update(SEATS).where(SEATS.c.identity == identity).values(name=""))
    connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == identity).values(name=""))
    return touched


def forget_again(connection: Connection, digests: set[str], now: int) -> int:
    """After a backup was restored: forget those who asked for it since; how many there were."""
    every = connection.execute(select(IDENTITIES.c.id)).scalars().all()
    gone = [identity for identity in every if digest(identity) in digests]
    for identity in gone:
        forget(connection, identity, now)
    return len(gone)


def forgotten(connection: Connection) -> set[str]:
    """The digests of all identities that were forgotten."""
    return set(connection.execute(select(FORGOTTEN.c.digest)).scalars())


def _blank_seats(connection: Connection, identity: str) -> set[str]:
    """Names, chat and the client's own names for what it sent."""
    mine = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.identity == identity)
    seats = connection.execute(mine).all()
    for table_id, seat in seats:
        here = (ENTRIES.c.table_id == table_id, ENTRIES.c.seat == seat)
        query = select(ENTRIES.c.seq, ENTRIES.c.data).where(*here, ENTRIES.c.kind.in_((JOIN, CHAT)))
        for seq, data in connection.execute(query).all():
            blank = to_json(_blanked(from_json(data)))
            connection.execute(update(ENTRIES).where(*here, ENTRIES.c.seq == seq).values(data=blank))
        own = ENTRIES.c.client.not_like(f"{MARK}%")
        connection.execute(update(ENTRIES).where(*here, own).values(client=None))
    return {table_id for table_id, _ in seats}


def _blanked(data: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in data.items() if key not in ("name", "owner")}
    return kept | {"text": ""} if "text" in kept else kept


def _blank_set_ups(connection: Connection, identity: str) -> set[str]:
    """Names of seats; and whatever else the identity named at tables it made."""
    seats = select(SEATS.c.table_id).where(SEATS.c.identity == identity)
    query = select(TABLES.c.id, TABLES.c.creator, TABLES.c.setup)
    touched = set()
    for table_id, creator, text in connection.execute(
        query.where((TABLES.c.creator == identity) | TABLES.c.id.in_(seats))
    ).all():
        owners = select(SEATS.c.seat, SEATS.c.identity).where(SEATS.c.table_id == table_id)
        taken = {row.seat: row.identity for row in connection.execute(owners)}
        setup = _nameless(read_setup(text), taken, identity, creator == identity)
        blank = update(TABLES).where(TABLES.c.id == table_id).values(setup=setup_text(setup))
        connection.execute(blank)
        if creator == identity:
            joined = select(ENTRIES.c.seat, ENTRIES.c.data).where(
                ENTRIES.c.table_id == table_id, ENTRIES.c.kind == JOIN
            )
            own = [row.seat for row in connection.execute(joined) if from_json(row.data).get("name")]
            named = (SEATS.c.table_id == table_id, SEATS.c.seat.not_in(own))
            connection.execute(update(SEATS).where(*named).values(name=""))
        touched.add(table_id)
    return touched


def _nameless(setup: TableSetup, taken: dict[int, str | None], identity: str, is_maker: bool) -> TableSetup:
    seats = []
    for number, plan in enumerate(setup.seats):
        owner = taken.get(number)
        if is_maker or owner == identity:
            plan = msgspec.structs.replace(plan, name=plan.level if plan.kind == BOT else "")
        seats.append(plan)
    header = desk_of(setup.game).nameless(setup.header) if is_maker else setup.header
    return msgspec.structs.replace(setup, seats=tuple(seats), header=header)


def _blank_watching(connection: Connection, identity: str) -> set[str]:
    """Where it asked to watch, it did so by a name and a tag."""
    asked = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.data).where(
        ENTRIES.c.kind == ASK, ENTRIES.c.seat == NOBODY
    )
    touched = set()
    for table_id, seq, data in connection.execute(asked).all():
        told = from_json(data)
        if told.get("owner") == owner_tag(table_id, identity):
            here = (ENTRIES.c.table_id == table_id, ENTRIES.c.seq == seq)
            blank = to_json(told | {"owner": "", "name": ""})
            connection.execute(update(ENTRIES).where(*here).values(data=blank))
            touched.add(table_id)
    return touched
