"""Decks with their versions, and packs of one's own cards, in the database."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from moondrake.server.schema import DECK_VERSIONS, DECKS, PACKS

VERSIONS: Final = 20
"""Earlier versions that are kept of a deck."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck as it is stored."""

    id: str
    game: str
    name: str
    text: str
    updated_at: int
    is_legal: bool


def decks(connection: Connection, identity: str) -> list[KeptDeck]:
    """Every deck of an identity, finished or not, the latest first."""
    rows = connection.execute(
        select(DECKS).where(DECKS.c.identity == identity).order_by(DECKS.c.updated_at.desc(), DECKS.c.id)
    )
    return [_kept(row) for row in rows]


def _kept(row: Any) -> KeptDeck:
    return KeptDeck(row.id, row.game, row.name, row.text, row.updated_at, row.is_legal)


def deck(connection: Connection, identity: str, deck_id: str) -> KeptDeck | None:
    """One deck of an identity."""
    mine = (DECKS.c.id == deck_id, DECKS.c.identity == identity)
    row = connection.execute(select(DECKS).where(*mine)).one_or_none()
    return None if row is None else _kept(row)


def add_deck(connection: Connection, identity: str, new: KeptDeck, most: int) -> bool:
    """Store a new deck; False if there are too many already."""
    count = select(func.count()).select_from(DECKS).where(DECKS.c.identity == identity)
    if connection.execute(count).scalar_one() >= most:
        return False
    values = {name: getattr(new, name) for name in new.__slots__}
    connection.execute(insert(DECKS).values(identity=identity, **values))
    return True


def change_deck(connection: Connection, identity: str, new: KeptDeck) -> bool:
    """Store a deck in place of the one with this id, which stays as an earlier version; False for none."""
    before = deck(connection, identity, new.id)
    if before is None:
        return False
    if before.text != new.text:
        here = DECK_VERSIONS.c.deck == new.id
        last = connection.execute(select(func.max(DECK_VERSIONS.c.number)).where(here)).scalar() or 0
        connection.execute(
            insert(DECK_VERSIONS).values(
                deck=new.id, number=last + 1, name=before.name, text=before.text, at=before.updated_at
            )
        )
        old = delete(DECK_VERSIONS).where(here, DECK_VERSIONS.c.number <= last + 1 - VERSIONS)
        connection.execute(old)
    values = {name: getattr(new, name) for name in new.__slots__}
    connection.execute(update(DECKS).where(DECKS.c.id == new.id).values(**values))
    return True


def versions(connection: Connection, identity: str, deck_id: str) -> list[dict[str, Any]]:
    """What a deck was before, the latest first."""
    rows = connection.execute(
        select(DECK_VERSIONS)
        .join(DECKS, DECKS.c.id == DECK_VERSIONS.c.deck)
        .where(DECKS.c.id == deck_id, DECKS.c.identity == identity)
        .order_by(DECK_VERSIONS.c.number.desc())
    )
    return [{"number": row.number, "name": row.name, "text": row.text, "at": row.at} for row in rows]


def packs(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """The packs of an identity by name."""
    rows = connection.execute(select(PACKS).where(PACKS.c.identity == identity).order_by(PACKS.c.name))
    return [{"name": row.name, "text": row.text, "updated_at": row.updated_at} for row in rows]


def put_pack(connection: Connection, identity: str, pack: dict[str, Any], most: int) -> bool:
    """Store a pack, new or in place of the one of this name; False if there are too many already."""
    mine = (PACKS.c.identity == identity, PACKS.c.name == pack["name"])
    if connection.execute(update(PACKS).where(*mine).values(**pack)).rowcount:
        return True
    count = select(func.count()).select_from(PACKS).where(PACKS.c.identity == identity)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(insert(PACKS).values(identity=identity, **pack))
    return True


def delete_pack(connection: Connection, identity: str, name: str) -> bool:
    """Remove a pack; False if the identity has none of this name."""
    mine = (PACKS.c.identity == identity, PACKS.c.name == name)
    return connection.execute(delete(PACKS).where(*mine)).rowcount == 1
