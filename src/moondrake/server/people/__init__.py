"""People beside their tables: who is here, lobby, pairing, mutes, reports, bans, accounts, ratings."""

import asyncio
from typing import Any

from sqlalchemy import Connection

from moondrake.server import store
from moondrake.server.course import OVER
from moondrake.server.errors import Refused
from moondrake.server.people import bans, pairing, presence
from moondrake.server.people.bans import Bans
from moondrake.server.people.lobby import Lobby
from moondrake.server.people.mutes import apart, muted_seats
from moondrake.server.people.pairing import Pairing
from moondrake.server.people.presence import Presence, person_of
from moondrake.server.people.push import Push
from moondrake.server.people.ratings import Counting
from moondrake.server.table import Keeper, Table
from moondrake.table.saying import Saying

__all__ = ["People"]
CHALLENGE = "challenge"


class People:
    """What the house knows of its guests."""

    def __init__(self, house: Keeper) -> None:
        self.house = house
        self.presence = Presence(house)
        self.bans = Bans(house)
        self.lobby = Lobby(house, self.presence)
        self.pairing = Pairing(house)
        self.counting = Counting(house)
        self.push = Push(house)
        self.slowly = asyncio.Semaphore(1)
        """Each recovery phrase takes 32 MB and a tenth of a second: a crowd waits in line."""

    async def start(self) -> None:
        """When the database is open."""
        await self.bans.load()

    def hear(self, word: str, rest: str) -> bool:
        """A notice from another process; was it one of ours?"""
        if word == bans.NOTICE:
            self.house.spawn(self.bans.load())
        elif word == CHALLENGE:
            table_id, _, identity = rest.partition(" ")
            self.notices_of_challenge(table_id, identity)
        else:
            return False
        return True

    def notices_of_challenge(self, table_id: str, identity: str) -> None:
        """Tell somebody who listens here that a table waits for them."""
        self.house.notices.tell(identity, {"type": "challenge", "table": table_id})

    async def challenge(self, table_id: str, identity: str, game: str, name: str) -> None:
        """Tell somebody, wherever they listen, that a table waits for them."""
        self.notices_of_challenge(table_id, identity)
        await self.house.bus.publish(f"{CHALLENGE} {table_id} {identity}")
        self.house.spawn(self.push.tell(identity, "notice-challenge", table_id, game, name))

    def moved(self, table: Table) -> None:
        """A table has new entries."""
        if table.course.status == OVER and table.course.setup.options.rated:
            self.house.spawn(self.counting.count(table.id))
        self.push.moved(table)

    async def look_after(self) -> None:
        """Now and then."""
        await self.presence.note_all()
        await self.bans.refresh()
        await self.counting.count_due()

    async def clean(self) -> None:
        """What is kept for a while only."""
        now = self.house.clock.now()

        def work(connection: Connection) -> None:
            presence.drop_old(connection, now)
            bans.drop_old(connection, now)

        await self.house.database.write(work)

    async def known(self, handle: str) -> presence.Person:
        """Whom a handle names; raises Refused."""
        person = await self.house.database.read(lambda connection: person_of(connection, handle))
        if person is None:
            raise Refused("unknown", "refused-no-handle")
        return person

    async def are_apart(self, identity: str | None, others: set[str]) -> bool:
        """Has one of these muted the other?"""
        if identity is None or not others:
            return False
        return bool(await self.house.database.read(lambda connection: apart(connection, identity)) & others)

    async def muted_seats(self, table_id: str, identity: str) -> frozenset[int]:
        """Seats of a table whose owners somebody muted."""
        return await self.house.database.read(lambda connection: muted_seats(connection, table_id, identity))

    async def remove(self, table_id: str, farewell: Saying) -> None:
        """A table that nobody has begun to play at is gone."""
        await self.house.database.write(lambda connection: store.delete_tables(connection, [table_id]))
        if (table := self.house.tables.get(table_id)) is not None:
            table.vanish(farewell)
        await self.house.bus.publish(f"reread {table_id}")
        self.lobby.stale()

    async def withdraw(self, identity: str) -> list[str]:
        """Nobody is to be paired with this one any more."""
        gone: list[str] = await self.house.database.write(
            lambda connection: pairing.withdraw(connection, identity)
        )
        for table_id in gone:
            if (table := self.house.tables.get(table_id)) is not None:
                table.vanish(Saying("farewell-withdrawn"))
        self.lobby.stale()
        return gone

    def told(self, identity: str) -> dict[str, Any]:
        """How somebody is named to others."""
        return {"handle": self.presence.handle(identity)}
