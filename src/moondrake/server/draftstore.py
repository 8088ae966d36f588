"""The decks built from a draft, and the tables of its round, in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from moondrake.server.course import WAITING
from moondrake.server.database import Conflict
from moondrake.server.schema import DRAFT_DECKS, DRAFT_TABLES, TABLES

AT_ONCE: Final = 50


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two seats of a draft that play each other; `table` is empty until there is one."""

    number: int
    round: int
    first: int
    second: int
    table: str = ""


def decks(connection: Connection, draft: str) -> dict[int, list[str]]:
    """The decks of the seats that are ready, by key."""
    rows = connection.execute(select(DRAFT_DECKS).where(DRAFT_DECKS.c.draft == draft))
    return {row.seat: row.cards.split() for row in rows}


def put_deck(connection: Connection, draft: str, seat: int, cards: Sequence[str]) -> None:
    """A seat is ready with these cards."""
    here = (DRAFT_DECKS.c.draft == draft, DRAFT_DECKS.c.seat == seat)
    connection.execute(delete(DRAFT_DECKS).where(*here))
    connection.execute(insert(DRAFT_DECKS).values(draft=draft, seat=seat, cards=" ".join(cards)))


def meetings(connection: Connection, draft: str) -> list[Meeting]:
    """Who plays whom."""
    rows = connection.execute(
        select(DRAFT_TABLES).where(DRAFT_TABLES.c.draft == draft).order_by(DRAFT_TABLES.c.number)
    )
    return [Meeting(row.number, row.round, row.first, row.second, row.table_id) for row in rows]


def plan(connection: Connection, draft: str, planned: Sequence[Meeting]) -> bool:
    """Store who plays whom; False if somebody did so already."""
    if meetings(connection, draft):
        return False
    try:
        for one in planned:
            values = {"round": one.round, "first": one.first, "second": one.second, "table_id": ""}
            connection.execute(insert(DRAFT_TABLES).values(draft=draft, number=one.number, **values))
    except IntegrityError:
        return False
    return True


def draft_of(connection: Connection, table_id: str) -> str | None:
    """The draft to whose round a table belongs; None for any other table."""
    query = select(DRAFT_TABLES.c.draft).where(DRAFT_TABLES.c.table_id == table_id)
    return connection.execute(query).scalars().first()


def waiting(connection: Connection, before: int) -> list[str]:
    """Tables of rounds that have not begun, and at which nothing has happened since then."""
    query = select(TABLES.c.id).join(DRAFT_TABLES, DRAFT_TABLES.c.table_id == TABLES.c.id)
    old = query.where(TABLES.c.status == WAITING, TABLES.c.updated_at < before)
    return list(connection.execute(old.limit(AT_ONCE)).scalars())


def note_table(connection: Connection, draft: str, number: int, table_id: str) -> None:
    """The table of a meeting is there; raises Conflict if there is one already."""
    here = (DRAFT_TABLES.c.draft == draft, DRAFT_TABLES.c.number == number, DRAFT_TABLES.c.table_id == "")
    if connection.execute(update(DRAFT_TABLES).where(*here).values(table_id=table_id)).rowcount != 1:
        raise Conflict(f"meeting {number} of draft {draft} has its table")
