"""Who is kept out, by identity or by address, and until when."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from moondrake.server import identities
from moondrake.server.errors import Refused
from moondrake.server.identities import new_name
from moondrake.server.people.schema import BANS
from moondrake.server.schema import IDENTITIES
from moondrake.server.setups import SECOND
from moondrake.server.table import Keeper
from moondrake.table.saying import Saying

FRESH_MS: Final = 30 * SECOND
"""Other processes are told at once; whoever missed that reads the list again after so long."""
NOTICE: Final = "bans"


@dataclass(frozen=True, slots=True)
class Ban:
    """One line of the list."""

    until: int
    reason: str


class Bans:
    """The list, in memory."""

    def __init__(self, house: Keeper) -> None:
        self.house = house
        self.people: dict[str, Ban] = {}
        self.origins: dict[str, Ban] = {}
        self.read_at = 0

    async def load(self) -> None:
        """Read the list, and send away whoever is on it."""
        now = self.house.clock.now()
        rows = await self.house.database.read(lambda connection: standing(connection, now))
        self.people = {row.identity: Ban(row.until, row.reason) for row in rows if row.identity}
        self.origins = {row.origin: Ban(row.until, row.reason) for row in rows if row.origin}
        self.read_at = now
        if rows:
            for table in list(self.house.tables.values()):
                for viewer in list(table.viewers):
                    if viewer.identity in self.people or viewer.origin in self.origins:
                        viewer.leave(Saying("farewell-banned"))

    async def refresh(self) -> None:
        """Read the list again where that was long ago."""
        if self.house.clock.now() - self.read_at >= FRESH_MS:
            await self.load()

    def check(self, identity: str | None, address: str) -> None:
        """Raises Refused('banned') for somebody on the list."""
        if not self.people and not self.origins:
            return
        ban = self.people.get(identity or "")
        if ban is None and self.origins:
            ban = self.origins.get(identities.origin(self.house.cookie_key, address))
        if ban is not None and ban.until > self.house.clock.now():
            more = {"until": ban.until}
            if ban.reason:
                raise Refused("banned", "refused-banned-why", reason=ban.reason, more=more)
            raise Refused("banned", "refused-banned", more=more)


def standing(connection: Connection, now: int) -> list[Any]:
    """All bans that last, the latest first, with the names of those they are for."""
    query = (
        select(BANS, IDENTITIES.c.name.label("name"))
        .join(IDENTITIES, IDENTITIES.c.id == BANS.c.identity, isouter=True)
        .where(BANS.c.until > now)
        .order_by(BANS.c.at.desc(), BANS.c.id)
    )
    return list(connection.execute(query).all())


def add(connection: Connection, subject: dict[str, str], now: int, until: int, reason: str) -> str:
    """Put an `identity` or an `origin` on the list, in place of what was said of it before."""
    column = BANS.c.identity if "identity" in subject else BANS.c.origin
    connection.execute(delete(BANS).where(column == next(iter(subject.values()))))
    ban = new_name()
    connection.execute(insert(BANS).values(id=ban, at=now, until=until, reason=reason, **subject))
    return ban


def lift(connection: Connection, ban: str) -> bool:
    """Take a line off the list."""
    return connection.execute(delete(BANS).where(BANS.c.id == ban)).rowcount == 1


def drop_old(connection: Connection, now: int) -> None:
    """What is over is forgotten."""
    connection.execute(delete(BANS).where(BANS.c.until <= now))
