"""Quick pairing: whoever wants the same game plays it together, whoever waits longest first."""

import asyncio
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from moondrake.server import store
from moondrake.server.course import WAITING
from moondrake.server.ground import Ground
from moondrake.server.people.mutes import apart
from moondrake.server.people.presence import HERE_MS
from moondrake.server.people.schema import PRESENCE, SEEKS
from moondrake.server.schema import SEATS, TABLES
from moondrake.server.setups import TableSetup

MOST_TRIED: Final = 50


def wish_key(setup: TableSetup) -> str:
    """What two wishes must have in common; days and hours are waited for even by those who have gone."""
    clock, players = setup.options.clock, len(setup.seats)
    rated = "rated" if setup.options.rated else "free"
    return f"{setup.game} {players} {clock.kind} {clock.seconds} {clock.increment} {clock.days} {rated}"


class Pairing:
    """Finds a table for a wish. One at a time in each process; what two processes do at once is put right
    when the later one asks again."""

    def __init__(self, house: Ground) -> None:
        self.house = house
        self.lock = asyncio.Lock()

    async def mine(self, identity: str, wish: str) -> str | None:
        """The table at which somebody waits with this wish."""
        return await self.house.database.read(lambda connection: own_seek(connection, identity, wish))

    async def partner(self, identity: str, wish: str, mine: str | None) -> tuple[str, int] | None:
        """A table (and its free seat) that waits for this wish, longer than one's own does."""
        now = self.house.clock.now()
        is_patient = " days " in wish
        return await self.house.database.read(
            lambda connection: find(connection, identity, wish, mine, None if is_patient else now - HERE_MS)
        )

    def mark(self, connection: Connection, table_id: str, wish: str, now: int) -> None:
        """A table that waits for whoever wants the same."""
        connection.execute(insert(SEEKS).values(table_id=table_id, wish=wish, at=now))


def own_seek(connection: Connection, identity: str, wish: str | None = None) -> str | None:
    """The table at which somebody waits (with this wish)."""
    query = (
        select(SEEKS.c.table_id)
        .join(TABLES, TABLES.c.id == SEEKS.c.table_id)
        .where(TABLES.c.creator == identity, TABLES.c.status == WAITING)
        .order_by(SEEKS.c.at)
    )
    if wish is not None:
        query = query.where(SEEKS.c.wish == wish)
    return connection.execute(query).scalars().first()


def find(
    connection: Connection, identity: str, wish: str, mine: str | None, seen_after: int | None
) -> tuple[str, int] | None:
    """The oldest table of others that fits; None if there is none before one's own."""
    query = (
        select(SEEKS.c.table_id, TABLES.c.creator)
        .join(TABLES, TABLES.c.id == SEEKS.c.table_id)
        .where(SEEKS.c.wish == wish, TABLES.c.status == WAITING, TABLES.c.creator.is_not(None))
        .order_by(SEEKS.c.at, SEEKS.c.table_id)
        .limit(MOST_TRIED)
    )
    if seen_after is not None:
        query = query.join(PRESENCE, PRESENCE.c.identity == TABLES.c.creator)
        query = query.where(PRESENCE.c.seen_at > seen_after)
    away = apart(connection, identity)
    for table_id, creator in connection.execute(query).all():
        if table_id == mine:
            return None
        seats = store.load_seats(connection, table_id)
        owners = {row.identity for row in seats if row.identity is not None}
        free = [row.seat for row in seats if row.invite_hash is not None]
        if creator != identity and identity not in owners and not owners & away and free:
            return table_id, free[0]
    return None


def withdraw(connection: Connection, identity: str) -> list[str]:
    """Take back whatever somebody waits for with nobody else at the table; the tables that are gone."""
    query = (
        select(SEEKS.c.table_id, TABLES.c.seq)
        .join(TABLES, TABLES.c.id == SEEKS.c.table_id)
        .where(TABLES.c.creator == identity, TABLES.c.status == WAITING)
    )
    gone = []
    for table_id, seq in connection.execute(query).all():
        taken = select(SEATS.c.identity).where(SEATS.c.table_id == table_id, SEATS.c.identity != identity)
        if connection.execute(taken).first() is None:
            # Not if somebody sat down a moment ago, in another process: then there is a further entry.
            mine = delete(TABLES).where(TABLES.c.id == table_id, TABLES.c.seq == seq)
            if connection.execute(mine).rowcount == 1:
                gone.append(table_id)
    return gone
