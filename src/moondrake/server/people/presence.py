"""Who is here: whoever looks at the lobby or sits at a table, as all processes know it."""

import contextlib
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from moondrake.server import identities
from moondrake.server.database import Conflict
from moondrake.server.errors import Refused
from moondrake.server.ground import Ground
from moondrake.server.people.schema import PRESENCE
from moondrake.server.schema import IDENTITIES
from moondrake.server.setups import DAY, SECOND

HERE_MS: Final = 60 * SECOND
"""Whoever was seen so lately is here."""
NOTE_MS: Final = 20 * SECOND
KEPT_MS: Final = DAY
"""So long it is kept when somebody was here, and from where."""
MOST_HERE: Final = 200
MOST_OF_ONE: Final = 25
"""So many of one address are told of: nobody fills the list with names alone."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is here, or was."""

    identity: str
    handle: str
    name: str
    seen_at: int


class Presence:
    """The guests of this process; written down now and then, so that other processes know them too."""

    def __init__(self, house: Ground) -> None:
        self.house = house
        self.open: Counter[str] = Counter()
        self.origins: dict[str, str] = {}
        self.noted: dict[str, int] = {}

    def handle(self, identity: str) -> str:
        """How others name somebody: it tells nothing, and nobody can become somebody by it."""
        word = hmac.new(self.house.cookie_key, b"handle " + identity.encode(), hashlib.sha256).hexdigest()
        return word[:20]

    def meet(self, identity: str | None, address: str) -> None:
        """Somebody looks in."""
        if identity is None or self.house.is_stopping:
            return
        now = self.house.clock.now()
        self.origins[identity] = identities.origin(self.house.cookie_key, address)
        if now - self.noted.get(identity, 0) >= NOTE_MS:
            self.noted[identity] = now
            self.house.spawn(self.note([identity]))

    @contextlib.contextmanager
    def staying(self, identity: str | None, address: str) -> Iterator[None]:
        """For as long as a connection lasts."""
        if identity is None:
            yield
            return
        self.open[identity] += 1
        self.meet(identity, address)
        try:
            yield
        finally:
            self.open[identity] -= 1
            if self.open[identity] <= 0:
                del self.open[identity]

    async def note_all(self) -> None:
        """Those who are connected are still here."""
        now = self.house.clock.now()
        here = list(self.open)
        self.noted = {name: at for name, at in self.noted.items() if now - at < HERE_MS}
        self.noted |= dict.fromkeys(here, now)
        self.origins = {name: word for name, word in self.origins.items() if name in self.noted}
        await self.note(here)

    async def note(self, here: Sequence[str]) -> None:
        """Write down who is here."""
        now, origins = self.house.clock.now(), dict(self.origins)
        told = {identity: self.handle(identity) for identity in here}

        def work(connection: Connection) -> None:
            known = select(IDENTITIES.c.id).where(IDENTITIES.c.id.in_(list(told)))
            for identity in connection.execute(known).scalars().all():
                row = {"origin": origins.get(identity, ""), "seen_at": now, "handle": told[identity]}
                mine = update(PRESENCE).where(PRESENCE.c.identity == identity).values(**row)
                if connection.execute(mine).rowcount == 0:
                    connection.execute(insert(PRESENCE).values(identity=identity, **row))

        if told:
            with contextlib.suppress(Refused, Conflict):
                await self.house.database.write(work, is_compound=True)


def people_here(connection: Connection, now: int) -> list[Person]:
    """Those who are here, whoever came last first."""
    place = func.row_number().over(
        partition_by=PRESENCE.c.origin, order_by=(PRESENCE.c.seen_at.desc(), PRESENCE.c.identity)
    )
    lately = (
        select(PRESENCE.c.identity, PRESENCE.c.handle, IDENTITIES.c.name, PRESENCE.c.seen_at)
        .add_columns(place.label("place"))
        .join(IDENTITIES, IDENTITIES.c.id == PRESENCE.c.identity)
        .where(PRESENCE.c.seen_at > now - HERE_MS)
        .subquery()
    )
    query = (
        select(lately.c.identity, lately.c.handle, lately.c.name, lately.c.seen_at)
        .where(lately.c.place <= MOST_OF_ONE)
        .order_by(lately.c.seen_at.desc(), lately.c.identity)
        .limit(MOST_HERE)
    )
    return [Person(*row) for row in connection.execute(query)]


def person_of(connection: Connection, handle: str) -> Person | None:
    """Whom a handle names, if that one was here within the last day."""
    query = (
        select(PRESENCE.c.identity, PRESENCE.c.handle, IDENTITIES.c.name, PRESENCE.c.seen_at)
        .join(IDENTITIES, IDENTITIES.c.id == PRESENCE.c.identity)
        .where(PRESENCE.c.handle == handle)
    )
    found = connection.execute(query).one_or_none()
    return None if found is None else Person(*found)


def origin_of(connection: Connection, identity: str) -> str | None:
    """The digest of the address somebody was last seen at, if that was within a day."""
    query = select(PRESENCE.c.origin).where(PRESENCE.c.identity == identity)
    return connection.execute(query).scalar_one_or_none() or None


def drop_old(connection: Connection, now: int) -> None:
    """Nobody is remembered for longer than a day."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.seen_at < now - KEPT_MS))
