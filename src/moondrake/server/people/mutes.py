"""Whom somebody does not want to hear of: one's own list, which nobody else is shown."""

from sqlalchemy import Connection, delete, insert, select

from moondrake.server.people.schema import MUTED
from moondrake.server.schema import IDENTITIES, SEATS


def muted_by(connection: Connection, identity: str) -> dict[str, str]:
    """Whom somebody muted, with names."""
    query = (
        select(MUTED.c.other, IDENTITIES.c.name)
        .join(IDENTITIES, IDENTITIES.c.id == MUTED.c.other)
        .where(MUTED.c.identity == identity)
    )
    return {other: name for other, name in connection.execute(query.order_by(MUTED.c.other))}


def apart(connection: Connection, identity: str) -> set[str]:
    """Those whom somebody muted, and those who muted them: they do not meet in the lobby."""
    muted = connection.execute(select(MUTED.c.other).where(MUTED.c.identity == identity)).scalars()
    muters = connection.execute(select(MUTED.c.identity).where(MUTED.c.other == identity)).scalars()
    return {*muted, *muters}


def set_muted(connection: Connection, identity: str, other: str, is_on: bool) -> None:
    """Mute somebody, or hear of them again."""
    connection.execute(delete(MUTED).where(MUTED.c.identity == identity, MUTED.c.other == other))
    if is_on:
        connection.execute(insert(MUTED).values(identity=identity, other=other))


def muted_seats(connection: Connection, table_id: str, identity: str) -> frozenset[int]:
    """The seats of a table that belong to somebody muted."""
    query = (
        select(SEATS.c.seat)
        .join(MUTED, MUTED.c.other == SEATS.c.identity)
        .where(SEATS.c.table_id == table_id, MUTED.c.identity == identity)
    )
    return frozenset(connection.execute(query).scalars())
