"""What the server does with a message, whichever way it came: socket, stream or POST."""

import contextlib
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from moondrake.server import entries, frames, identities, messages, proposals, store
from moondrake.server.bots import BotFailure, Place, Thought
from moondrake.server.course import Course
from moondrake.server.entries import Entry, own_name
from moondrake.server.errors import Refused
from moondrake.server.frames import Frame, Lens
from moondrake.server.house import House
from moondrake.server.identities import owner_tag
from moondrake.server.limits import CROWD
from moondrake.server.messages import AnyMessage
from moondrake.server.table import Table, Viewer
from moondrake.table import SPECTATOR, IllegalAction

HINT_SECONDS: Final = 1.0
MOST_ASKS: Final = 5
"""So many strangers may wait at once for leave to watch."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Who speaks: an identity (by cookie), the key of a seat (programs), or nobody we know."""

    identity: str | None
    key: str | None = None
    address: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Everything this guest is known by; whoever changes one of them keeps the others."""
        key = f"key {store.digest(self.key)[:16]}" if self.key else None
        return tuple(name for name in (self.identity, key) if name is not None)

    @contextlib.contextmanager
    def connected(self, house: House) -> Iterator[None]:
        """For as long as one of this guest's connections lasts; raises Refused where there are too many."""
        with house.doors.opened(self.names), house.doors.opened((self.door,), CROWD):
            house.metrics.connections.inc()
            try:
                with house.people.presence.staying(self.identity, self.address):
                    yield
            finally:
                house.metrics.connections.dec()

    @property
    def door(self) -> str:
        """The address, as connections are counted by it."""
        return f"address {self.address}"

    def spend(
        self, house: House, what: str, table: str = "", seat: int | None = None, amount: float = 1.0
    ) -> None:
        """Count something this guest does, in every way; raises Refused('too_many').

        Those who look on at a table are a crowd; whoever has a seat there is counted apart from them, so that
        no stranger uses up what the players need.
        """
        names = self.names + ((f"seat {table} {seat}",) if seat is not None else ())
        crowds = [self.door] + ([f"table {table}"] if table and seat is None else [])
        house.allowances[what].spend(names, crowds, amount)

    def spend_look(self, house: House, table: Table, since: int | None, seats: Sequence[int]) -> None:
        """Count a look far back; what happened just now is told as often as somebody asks."""
        if since is not None and table.is_far_back(since):
            self.spend(house, "looks", table.id, seats[0] if seats else None)


async def seats_of(house: House, table: Table, guest: Guest) -> tuple[int, ...]:
    """The seats this guest may speak for."""
    if guest.identity is None and guest.key is None:
        return ()
    digest = store.digest(guest.key) if guest.key else None
    mine = []
    for row in await house.seat_rows(table):
        if digest is not None and row.key_hash == digest:
            house.people.bans.check(row.identity, guest.address)  # whoever throws the cookie away has the key
            mine.append(row.seat)
        elif guest.identity is not None and row.identity == guest.identity:
            mine.append(row.seat)
    return tuple(mine)


async def viewer_for(
    house: House, table: Table, guest: Guest, seat: int | None, language: str
) -> tuple[Viewer, tuple[int, ...]]:
    """Somebody who is to be told what happens, and the seats they may speak for."""
    lens, seats = await lens_for(house, table, guest, seat, language)
    identity = guest.identity
    if identity is None and seats:
        identity = next(row.identity for row in await house.seat_rows(table) if row.seat == seats[0])
    return Viewer(lens, identity, seats, identities.origin(house.cookie_key, guest.address)), seats


async def lens_for(
    house: House, table: Table, guest: Guest, seat: int | None, language: str
) -> tuple[Lens, tuple[int, ...]]:
    """How this guest may look at the table: from one of its seats, or as a spectator where allowed."""
    seats = await seats_of(house, table, guest)
    mutes: frozenset[int] = frozenset()
    if guest.identity is not None:
        identity = guest.identity
        mutes = await house.database.read(lambda connection: store.mutes_of(connection, table.id, identity))
        mutes |= await house.people.muted_seats(table.id, identity)
    if seats:
        if seat is not None and seat not in seats:
            raise Refused("not_yours", "refused-seat-not-yours", seat=seat, yours=list(seats))
        asked = table.course.to_act()
        best = seat if seat is not None else asked if asked in seats else seats[0]
        assert best is not None
        return Lens(best, language, mutes), seats
    if guest.key is not None:
        raise Refused("bad_token", "refused-key-no-seat")
    if seat is not None:
        raise Refused("not_yours", "refused-seat-not-yours-none", seat=seat)
    _check_watching(table, guest)
    return Lens(SPECTATOR, language, mutes), ()


def _check_watching(table: Table, guest: Guest) -> None:
    watching = table.course.setup.options.watching
    if watching == "on":
        return
    owner = owner_tag(table.id, guest.identity)
    if watching == "consent" and owner and owner in table.course.watchers:
        return
    raise Refused("not_yours", "refused-ask-to-watch" if watching == "consent" else "refused-no-watching")


async def ask_to_watch(table: Table, guest: Guest, name: str) -> int:
    """Ask the players whether one may watch."""
    if guest.identity is None:
        raise Refused("no_identity", "refused-watch-identity")
    if table.course.setup.options.watching == "off":
        raise Refused("not_yours", "refused-no-watching")
    owner = owner_tag(table.id, guest.identity)

    def propose(course: Course, now: int) -> Sequence[Entry]:
        if owner in course.watchers or any(ask.data.get("owner") == owner for ask in course.asks.values()):
            return []
        if sum(ask.what == "watch" for ask in course.asks.values()) >= MOST_ASKS:
            raise Refused("too_many", "refused-watch-others", retry_after=60)
        data = {"what": "watch", "owner": owner, "name": name or "Guest"}
        return [Entry(entries.ASK, data=data)]

    table.check_remarks(entries.NOBODY)
    seq, _ = await table.submit(propose, entries.NOBODY, None)
    return seq


class Reception:
    """Carries out messages of one guest at one table."""

    def __init__(
        self, house: House, table: Table, guest: Guest, lens: Lens, viewer: Viewer | None = None
    ) -> None:
        self.house = house
        self.table = table
        self.guest = guest
        self.lens = lens
        self.viewer = viewer

    async def receive(self, message: AnyMessage) -> Frame | None:
        """The reply to the sender, if there is one; raises Refused."""
        seats = await seats_of(self.house, self.table, self.guest)
        self.guest.spend(self.house, "messages", self.table.id, seats[0] if seats else None)
        if self.viewer is not None:
            self.viewer.seats = seats
        if isinstance(message, messages.Ping):
            return {"type": "pong", "seq": self.table.course.seq, "id": message.id}
        if isinstance(message, messages.Hello):
            raise Refused("malformed", "refused-hello-again")
        if isinstance(message, messages.Resync | messages.Look | messages.Speak):
            await self._look(message, seats)
            return None
        if isinstance(message, messages.Breakdown | messages.Why) and self.lens.seat == SPECTATOR:
            return await self._explain(message, SPECTATOR)
        seat = self._speaks_for(message, seats)
        if isinstance(message, messages.Why | messages.Breakdown | messages.Hint):
            return await self._explain(message, seat)
        if isinstance(message, messages.Mute):
            return await self._mute(message)
        return await self._submit(message, seat)

    def _speaks_for(self, message: AnyMessage, seats: tuple[int, ...]) -> int:
        """The seat a message is from: the one looked from, which must (still) be the guest's."""
        seat = self.lens.seat if message.seat is None else message.seat
        if seat not in seats:
            raise Refused("not_yours", "refused-not-your-seat", yours=list(seats))
        is_bound = not isinstance(message, messages.Reveal)
        if self.viewer is not None and seat != self.lens.seat and is_bound:
            raise Refused("not_yours", "refused-look-first", here=self.lens.seat, there=seat)
        return seat

    async def _look(
        self, message: messages.Resync | messages.Look | messages.Speak, seats: tuple[int, ...]
    ) -> None:
        if self.viewer is None:
            raise Refused("malformed", "refused-for-sockets", kind=type(message).__name__.lower())
        since = None
        if isinstance(message, messages.Speak):
            self.lens.language = message.language
        elif isinstance(message, messages.Look):
            if message.seat is None or message.seat not in seats:
                raise Refused("not_yours", "refused-not-your-seat", yours=list(seats))
            self.lens.seat = message.seat
        else:
            since = message.since
        self.guest.spend_look(self.house, self.table, since, seats)
        await self.table.resync(self.viewer, since)

    async def _explain(self, message: messages.Why | messages.Breakdown | messages.Hint, seat: int) -> Frame:
        course = self.table.course
        names, language = course.names(), self.lens.language
        if isinstance(message, messages.Why):
            return {
                "type": "why",
                "id": message.id,
                **message.told(),
                "reasons": self._reasons(message, seat),
            }
        if isinstance(message, messages.Breakdown):
            if course.state is None:
                raise Refused("not_now", "refused-not-begun")
            parts = course.desk.breakdown(course.state, seat, language, names)
            return {"type": "breakdown", "id": message.id, "parts": parts}
        return await self._hint(message, seat)

    def _reasons(self, message: messages.Why, seat: int) -> list[dict[str, Any]]:
        course = self.table.course
        names, language, attempt = course.names(), self.lens.language, message.attempt()
        if course.outcome is not None and course.state is not None:
            return course.desk.why_over(course.state, language, names)
        state = self.table.state()
        if isinstance(attempt, int):
            proposals.named_action(state, attempt)
        try:
            return course.desk.why(state, seat, attempt, language, names)
        except IllegalAction as error:
            raise Refused("illegal", error) from error

    async def _hint(self, message: messages.Hint, seat: int) -> Frame:
        course = self.table.course
        self.table.state()
        if not course.setup.options.hints:
            raise Refused("not_now", "refused-no-hints")
        if course.to_act() != seat:
            raise Refused("not_asked", "refused-other-asked")
        self.guest.spend(self.house, "hints", self.table.id, seat)
        thought = Thought(
            table=f"hint {self.table.id} {seat}",
            game=self.table.row.game,
            header=course.setup.header,
            actions=self.table.flat_actions(),
            seat=seat,
            level="",
            seed=course.position,
            clock=HINT_SECONDS,
            language=self.lens.language,
            names=course.names(),
        )
        try:
            advice = await self.house.bots.advise(thought, Place(self.table.owner))
        except BotFailure as failure:
            raise Refused("not_now", "refused-no-hint") from failure
        return {"type": "hint", "id": message.id, "sequence": course.position, **advice}

    async def _mute(self, message: messages.Mute) -> Frame:
        identity = self.guest.identity
        if identity is None:
            raise Refused("no_identity", "refused-mute-identity")
        if message.whom >= len(self.table.course.seats):
            raise Refused("malformed", "refused-no-seat", seat=message.whom)

        def work(connection: Connection) -> frozenset[int]:
            store.set_mute(connection, self.table.id, identity, message.whom, message.on)
            return store.mutes_of(connection, self.table.id, identity)

        everywhere = await self.house.people.muted_seats(self.table.id, identity)
        self.lens.mutes = await self.house.database.write(work) | everywhere
        return {"type": "muted", "id": message.id, "seats": sorted(self.lens.mutes)}

    async def _submit(self, message: AnyMessage, seat: int) -> Frame:
        """Store what the message asks for; acknowledged when it is durable."""
        began = time.perf_counter()
        if self.house.is_stopping:
            raise Refused("stopping", "refused-restarting")
        away: set[int] = set()
        if isinstance(message, messages.AskBot | messages.Claim):
            away = await self.house.away(self.table)
        if isinstance(message, messages.Say):
            self.guest.spend(self.house, "chat", self.table.id, seat)
        if isinstance(message, messages.Say | messages.TakeBack | messages.AskBot):
            self.table.check_remarks(seat)
        await self._ring_clock()

        owner, client = named_by(message, seat, self.table.course)

        def propose(course: Course, now: int) -> Sequence[Entry]:
            entry = proposed(course, seat, message, away)
            entry.client = client
            return [entry]

        seq, is_duplicate = await self.table.submit(propose, owner, client)
        if is_duplicate:
            self.house.metrics.duplicates.inc()
        self.house.metrics.decision_seconds.observe(time.perf_counter() - began)
        return frames.ack_frame(seq, message.id, is_duplicate)

    async def _ring_clock(self) -> None:
        deadline = self.table.course.deadline()
        if deadline is not None and self.house.clock.now() > deadline:
            await self.table.flag_if_late()


def named_by(message: AnyMessage, seat: int, course: Course) -> tuple[int, str]:
    """The seat of the entry, and the name under which the same message is known if it comes again.

    What a client gives no name gets one here, so that a commit whose answer was lost is not made twice.
    """
    if isinstance(message, messages.Claim):
        return message.against, own_name("claim", course.position)
    if message.id is not None:
        return seat, message.id
    if isinstance(message, messages.Answer):
        return seat, own_name("question", message.sequence)
    return seat, own_name("once", secrets.token_hex(8))


def proposed(course: Course, seat: int, message: AnyMessage, away: set[int]) -> Entry:
    """The entry a message asks for; raises Refused if it is not allowed now."""
    if isinstance(message, messages.Answer):
        return proposals.answer(course, seat, message)
    if isinstance(message, messages.TakeBack):
        return proposals.take_back(course, seat, message)
    if isinstance(message, messages.AskBot):
        return proposals.ask_bot(course, seat, message, away)
    if isinstance(message, messages.Consent):
        return proposals.consent(course, seat, message)
    if isinstance(message, messages.Reveal):
        return proposals.reveal(course, seat, message)
    if isinstance(message, messages.Resign):
        return proposals.resign(course, seat, message)
    if isinstance(message, messages.Claim):
        return proposals.claim(course, seat, message, away)
    if isinstance(message, messages.Return):
        return proposals.come_back(course, seat, message)
    if isinstance(message, messages.Say):
        return proposals.say(course, seat, message)
    raise Refused("malformed", "refused-not-understood", kind=type(message).__name__)
