"""Notices of one's turn for browsers that are not looking: Web Push, where somebody asked for it."""

import asyncio
import contextlib
import hashlib
import json
import logging
import re
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from moondrake.server.course import PLAYING
from moondrake.server.database import Conflict
from moondrake.server.errors import Refused
from moondrake.server.people import sealed
from moondrake.server.people.schema import PUSHES, TOLD
from moondrake.server.schema import SEATS
from moondrake.server.setups import DAY, SECOND
from moondrake.server.table import Keeper, Table
from moondrake.words import has_words, say

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

log = logging.getLogger("moondrake.push")
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""The push services of browsers: a server that asked any address it is given could be sent anywhere."""
MOST: Final = 10
"""Browsers of one identity."""
HOST: Final = re.compile(r"[a-z0-9.-]+")
SECONDS: Final = 10.0
GONE: Final = (404, 410)
SENDERS: Final = 4
FRESH_MS: Final = 60 * SECOND
KNOWN: Final = 10_000


def is_service(endpoint: str, more: tuple[str, ...]) -> bool:
    """Does an address belong to a push service?"""
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    if any(endpoint.startswith(f"{origin}/") for origin in more if "://" in origin):
        return True
    if parts.scheme != "https" or port not in (None, 443) or parts.username is not None:
        return False
    if not HOST.fullmatch(host):
        return False
    hosts = (*SERVICES, *[name for name in more if "://" not in name])
    return any(host.endswith(name) if name.startswith(".") else host == name for name in hosts)


class _Stay(urllib.request.HTTPRedirectHandler):
    """Nobody sends us elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Hand a message to a push service; its answer's status."""
    request = urllib.request.Request(endpoint, body, headers, method="POST")
    opener = urllib.request.build_opener(_Stay, urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=SECONDS) as reply:
            return int(reply.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


class Push:
    """Tells people whose turn it is, once until they have looked."""

    def __init__(self, house: Keeper) -> None:
        self.house = house
        self.gate = asyncio.Semaphore(SENDERS)
        self.wants: dict[str, tuple[bool, int]] = {}
        """Who wants to be told at all, and when that was looked up."""

    @property
    def key(self) -> "ec.EllipticCurvePrivateKey":
        return sealed.sender_key(self.house.cookie_key)

    def public_key(self) -> str:
        """What browsers need to ask their push service."""
        return sealed.encode(sealed.point(self.key.public_key()))

    def moved(self, table: Table) -> None:
        """Whoever is asked now and does not look is told."""
        course = table.course
        seat = course.to_act() if course.status == PLAYING else None
        if seat is None or course.bot_to_act() or seat in table.present() | self.house.seen_elsewhere(table):
            return
        # Only where the table is at home is it known who looks at it.
        if not self.house.is_stopping and self.house.neighbours.home(table.id) is None:
            self.house.spawn(self.tell_turn(table, seat))

    async def tell_turn(self, table: Table, seat: int) -> None:
        """Tell the owner of a seat that it is their turn."""
        owners = {row.seat: row for row in await self.house.seat_rows(table)}
        identity = owners[seat].identity if seat in owners else None
        if identity is None or not await self._is_wanted(identity):
            return
        if not await self._claim(table.id, seat, identity):
            return
        names = [life.name for number, life in enumerate(table.course.seats) if number != seat]
        await self.tell(identity, "notice-turn", table.id, table.row.game, ", ".join(names))

    async def _is_wanted(self, identity: str) -> bool:
        """Does somebody want to be told? Asked of the database once a minute."""
        now = self.house.clock.now()
        known, at = self.wants.get(identity, (False, 0))
        if now - at >= FRESH_MS:
            if len(self.wants) > KNOWN:
                self.wants.clear()
            found = await self.house.database.read(lambda connection: browsers(connection, identity))
            self.wants[identity] = known, _ = bool(found), now
        return known

    async def _claim(self, table_id: str, seat: int, identity: str) -> bool:
        """Is it for this process to tell, and is there anything new to tell?"""
        now = self.house.clock.now()
        with contextlib.suppress(Conflict, Refused):
            return await self.house.database.write(
                lambda connection: claim(connection, table_id, seat, identity, now), is_compound=True
            )
        return False

    async def tell(self, identity: str, key: str, table_id: str, game: str, names: str) -> None:
        """Tell all browsers of somebody."""
        for row in await self.house.database.read(lambda connection: browsers(connection, identity)):
            title, text = words_of(key, game, row.language, names)
            message = {"title": title, "text": text, "table": table_id}
            async with self.gate:
                await self._send(row, json.dumps(message, ensure_ascii=False).encode())

    async def _send(self, row: Any, message: bytes) -> None:
        settings = self.house.settings
        if not is_service(row.endpoint, settings.push_hosts):
            return
        parts = urlsplit(row.endpoint)
        contact = settings.public_url if settings.is_https else "mailto:nobody@localhost.invalid"
        now = self.house.clock.now() // 1000
        topic = sealed.encode(hashlib.sha256(message).digest()[:18])
        headers = {
            "Authorization": sealed.voucher(self.key, f"{parts.scheme}://{parts.netloc}", contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY // 1000),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = sealed.sealed(message, sealed.decode(row.p256dh), sealed.decode(row.auth))
        try:
            status = await asyncio.to_thread(post, row.endpoint, body, headers)
        except (OSError, ValueError) as error:
            log.warning("a notice could not be sent", extra={"reason": type(error).__name__})
            return
        if status in GONE:
            await self.house.database.write(lambda connection: drop(connection, row.identity, row.endpoint))
        elif status >= 400:
            log.warning("a push service refused a notice", extra={"status": status})


def words_of(key: str, game: str, language: str, names: str) -> tuple[str, str]:
    """A notice's title and text."""
    of_game = f"notice-turn-{game}" if key == "notice-turn" else f"notice-challenge-{game}"
    title = say(of_game, language) if has_words(of_game) else "moondrake"
    return title, say(key, language, names=names)


def claim(connection: Connection, table_id: str, seat: int, identity: str, now: int) -> bool:
    """Note that somebody is told of a turn; False if they were and have not looked since, or want none."""
    if not browsers(connection, identity):
        return False
    seen = select(SEATS.c.seen_at).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    seen_at = connection.execute(seen).scalar_one_or_none() or 0
    here = (TOLD.c.table_id == table_id, TOLD.c.identity == identity)
    known = connection.execute(select(TOLD.c.at).where(*here)).scalar_one_or_none()
    if known is None:
        connection.execute(insert(TOLD).values(table_id=table_id, identity=identity, at=now))
        return True
    again = update(TOLD).where(*here, TOLD.c.at <= seen_at, TOLD.c.at < now).values(at=now)
    return connection.execute(again).rowcount == 1


def browsers(connection: Connection, identity: str) -> list[Any]:
    """The browsers of somebody that want to be told."""
    return list(connection.execute(select(PUSHES).where(PUSHES.c.identity == identity)).all())


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add(connection: Connection, identity: str, wish: dict[str, str], now: int) -> None:
    """A browser that wants to be told; a browser belongs to one identity. Raises Refused."""
    connection.execute(delete(PUSHES).where(PUSHES.c.id == name_of(wish["endpoint"])))
    mine = select(func.count()).select_from(PUSHES).where(PUSHES.c.identity == identity)
    if connection.execute(mine).scalar_one() >= MOST:
        raise Refused("too_many", "refused-browsers-told", most=MOST, retry_after=60)
    connection.execute(insert(PUSHES).values(id=name_of(wish["endpoint"]), identity=identity, at=now, **wish))


def drop(connection: Connection, identity: str, endpoint: str | None) -> int:
    """A browser (or all of somebody's) is told no more; how many."""
    query = delete(PUSHES).where(PUSHES.c.identity == identity)
    if endpoint is not None:
        query = query.where(PUSHES.c.id == name_of(endpoint))
    return connection.execute(query).rowcount
