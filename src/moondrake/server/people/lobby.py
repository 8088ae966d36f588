"""The lobby: tables that wait or are worth watching, who is here. Read for all, every few seconds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from moondrake.server import store
from moondrake.server.desks import desk_of
from moondrake.server.limits import CROWD
from moondrake.server.people.presence import HERE_MS, Person, Presence, people_here
from moondrake.server.people.ratings import Standing, ratings_of
from moondrake.server.people.schema import SEEKS
from moondrake.server.schema import SEATS, TABLES
from moondrake.server.setups import BOT, SECOND
from moondrake.server.store import TableRow
from moondrake.server.table import Keeper
from moondrake.server.turnstile import BOTS, PEOPLE

FRESH_MS: Final = 2 * SECOND
LIVELY_MS: Final = 15 * 60 * SECOND
"""A table at which something happened so lately may be worth watching."""
MOST_OPEN: Final = 100
MOST_LOOKED_AT: Final = 200
MOST_FEATURED: Final = 12
MOST_OF_ONE: Final = 3
"""Open tables that are shown of one person; of one address so many times that as it counts for."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table in the lobby."""

    identity: str | None
    name: str
    is_free: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A table in the lobby."""

    row: TableRow
    seats: tuple[Place, ...]
    is_seek: bool

    @property
    def people(self) -> set[str]:
        """Those who sit there, or are waited for."""
        return {place.identity for place in self.seats if place.identity is not None}


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The lobby as it was read."""

    at: int
    open: tuple[Line, ...]
    featured: tuple[Line, ...]
    here: tuple[Person, ...]
    ratings: dict[tuple[str, str, str], Standing]


class Lobby:
    """Reads the lobby at most every two seconds, however many look at it."""

    def __init__(self, house: Keeper, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        self.last: Snapshot | None = None

    def stale(self) -> None:
        """Something changed here: read again."""
        self.last = None

    async def snapshot(self) -> Snapshot:
        """The lobby, fresh enough."""
        now = self.house.clock.now()
        if self.last is None or now - self.last.at >= FRESH_MS:
            self.last = await self.house.database.read(lambda connection: read(connection, now))
        return self.last

    def seat_json(self, line: Line, seat: int, snapshot: Snapshot) -> dict[str, Any]:
        """A seat as everybody sees it."""
        place, plan = line.seats[seat], line.row.setup.seats[seat]
        company = BOTS if any(one.kind == BOT for one in line.row.setup.seats) else PEOPLE
        standing = snapshot.ratings.get((place.identity or "", line.row.game, company))
        return {
            "kind": plan.kind,
            "name": place.name,
            "level": plan.level,
            "is_free": place.is_free,
            "handle": self.presence.handle(place.identity) if place.identity else None,
            "rating": standing.told(snapshot.at) if standing else None,
        }

    def line_json(self, line: Line, snapshot: Snapshot) -> dict[str, Any]:
        """A table as everybody sees it: nothing of it follows from hidden cards."""
        row = line.row
        table = self.house.tables.get(row.id)
        return {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "seats": [self.seat_json(line, seat, snapshot) for seat in range(len(line.seats))],
            "setup": desk_of(row.game).shown_header(row.setup.header, None, ()),
            "clock": msgspec.to_builtins(row.setup.options.clock),
            "is_rated": row.setup.options.rated,
            "is_match": bool(row.setup.crystals),
            "to_act": row.to_act,
            "watchers": len(table.watchers()) if table is not None else 0,
            "updated_at": row.updated_at,
        }


def read(connection: Connection, now: int) -> Snapshot:
    """Everything the lobby shows."""
    here = people_here(connection, now)
    present = {person.identity for person in here}
    waiting = lines(connection, _fairly(store.open_tables(connection, 4 * MOST_OPEN)))
    open_now = [line for line in waiting if not line.is_seek or line.people & present][:MOST_OPEN]
    playing = lines(connection, _lively(connection, now))
    worth = sorted(filter(is_worth_watching, playing), key=lambda line: -line.row.updated_at)
    featured = worth[:MOST_FEATURED]
    people = {one for line in (*open_now, *featured) for one in line.people} | present
    return Snapshot(
        now, tuple(open_now), tuple(featured), tuple(here), ratings_of(connection, sorted(people))
    )


def _fairly(rows: Sequence[TableRow]) -> list[TableRow]:
    """The latest tables of each person and address, so that nobody fills the lobby alone."""
    counts: Counter[str] = Counter()
    shown = []
    for row in rows:
        creator, origin = f"identity {row.creator or row.id}", f"origin {row.origin or row.id}"
        if counts[creator] < MOST_OF_ONE and counts[origin] < MOST_OF_ONE * CROWD:
            counts.update((creator, origin))
            shown.append(row)
    return shown


def is_worth_watching(line: Line) -> bool:
    """Two people or more play, and let everybody watch."""
    return line.row.setup.options.watching == "on" and len(line.people) > 1


def _lively(connection: Connection, now: int) -> list[TableRow]:
    query = (
        select(TABLES)
        .where(TABLES.c.status == "playing", TABLES.c.updated_at > now - LIVELY_MS)
        .order_by(TABLES.c.updated_at.desc())
        .limit(MOST_LOOKED_AT)
    )
    return [store.table_row(row) for row in connection.execute(query)]


def lines(connection: Connection, rows: Sequence[TableRow]) -> list[Line]:
    """Tables with who sits where."""
    ids = [row.id for row in rows]
    seats: dict[str, list[Place]] = {table_id: [] for table_id in ids}
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for seat in connection.execute(query):
        is_free = seat.invite_hash is not None
        seats[seat.table_id].append(Place(seat.identity, seat.name, is_free))
    sought = set(connection.execute(select(SEEKS.c.table_id).where(SEEKS.c.table_id.in_(ids))).scalars())
    return [Line(row, tuple(seats[row.id]), row.id in sought) for row in rows]


def is_here(person: Person, now: int) -> bool:
    """Was somebody seen lately?"""
    return person.seen_at > now - HERE_MS
