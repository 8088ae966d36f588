"""Challenges: a table with a seat that is kept for somebody who is here."""

from typing import Final

from sqlalchemy import Connection, func, select

from moondrake.server.course import WAITING
from moondrake.server.errors import Refused
from moondrake.server.people.mutes import apart
from moondrake.server.schema import SEATS, TABLES

MOST_FROM_ONE: Final = 3
"""So many challenges of one person may wait for the same other one."""
MOST_FROM_HERE: Final = 6
"""The same for everybody of one address."""
MOST_FOR_ONE: Final = 20


def check(connection: Connection, identity: str, whom: str, origin: str | None) -> None:
    """May somebody challenge somebody now? Raises Refused."""
    if whom == identity:
        raise Refused("bad_setup", "refused-challenge-self")
    if whom in apart(connection, identity):
        raise Refused("not_now", "refused-no-challenges")
    waiting = (
        select(func.count())
        .select_from(SEATS)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.identity == whom, SEATS.c.key_hash.is_(None), TABLES.c.status == WAITING)
        .where(TABLES.c.creator != whom)
    )
    if connection.execute(waiting.where(TABLES.c.creator == identity)).scalar_one() >= MOST_FROM_ONE:
        raise Refused("too_many", "refused-challenges-yours", retry_after=60)
    if origin and connection.execute(waiting.where(TABLES.c.origin == origin)).scalar_one() >= MOST_FROM_HERE:
        raise Refused("too_many", "refused-challenges-address", retry_after=60)
    if connection.execute(waiting).scalar_one() >= MOST_FOR_ONE:
        raise Refused("not_now", "refused-no-challenges")


def is_challenged(connection: Connection, table_id: str, identity: str) -> bool:
    """Is a seat of this table kept for somebody who has not sat down yet?"""
    query = (
        select(SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.table_id == table_id, SEATS.c.identity == identity, SEATS.c.key_hash.is_(None))
        .where(TABLES.c.status == WAITING)
    )
    return connection.execute(query).first() is not None
