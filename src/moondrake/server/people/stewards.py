"""Whoever looks after the server: let in by a key from the command line, never by a password."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from moondrake.server.people.schema import STEWARDS
from moondrake.server.setups import DAY
from moondrake.server.store import digest

DAYS: Final = 30


def let_in(connection: Connection, now: int, days: int = DAYS) -> str:
    """A new key; only its digest is kept."""
    key = secrets.token_urlsafe(32)
    connection.execute(delete(STEWARDS).where(STEWARDS.c.until <= now))
    connection.execute(insert(STEWARDS).values(digest=digest(key), at=now, until=now + days * DAY))
    return key


def shut_out(connection: Connection) -> int:
    """No key works any more; how many did."""
    return connection.execute(delete(STEWARDS)).rowcount


def is_steward(connection: Connection, key: str, now: int) -> bool:
    """Does this key let in?"""
    query = select(STEWARDS.c.digest).where(STEWARDS.c.digest == digest(key), STEWARDS.c.until > now)
    return connection.execute(query).first() is not None
