"""What viewers are told. Every frame is made from one viewer's view and from what everybody may know."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from moondrake.players import protocol
from moondrake.server import entries, fair, shapes
from moondrake.server.course import Course
from moondrake.server.entries import Entry
from moondrake.server.proposals import free_to
from moondrake.server.setups import AGREED, SECOND
from moondrake.table import SPECTATOR, Event, View
from moondrake.table.game import Undoing

Frame = dict[str, Any]
NO_CLOCK: Final = 3600.0
"""Seconds told to bots where there is no clock."""

NO_POSITION: Final = -1

PUBLIC: Final = {
    entries.JOIN: ("name",),
    entries.START: ("by",),
    entries.BACK: ("to",),
    entries.ASK: ("what", "to", "seat", "level", "name"),
    entries.ANSWER: ("ask", "yes"),
    entries.CLAIM: ("by",),
    entries.BOT_SITS: ("level", "was", "why"),
    entries.CHAT: ("text",),
    entries.REMATCH: ("table",),
    entries.PAUSE: ("ms",),
}
"""What everybody may know of an entry's data; nothing else is ever sent."""

_ENCODER: Final = msgspec.json.Encoder()


def encode(frame: Frame) -> bytes:
    """A frame as one line of JSON, without a newline."""
    return _ENCODER.encode(frame)


class Lens:
    """One viewer's way to look at a table: seat, language, and whose chat it does not read."""

    __slots__ = ("language", "mutes", "seat")

    def __init__(
        self, seat: int = SPECTATOR, language: str = "en", mutes: frozenset[int] = frozenset()
    ) -> None:
        self.seat = seat
        self.language = language
        self.mutes = mutes

    def key(self) -> tuple[int, str, frozenset[int]]:
        """Viewers with equal keys are told the same."""
        return (self.seat, self.language, self.mutes)


def identified(course: Course, lens: Lens, kind: str) -> Frame:
    """How every message about the game begins, shared with external bots."""
    seat = lens.seat if lens.seat >= 0 else None
    table = protocol.Heading(course.desk.name, course.desk.game.rules_version, lens.seat)
    return table.message(kind) | {"seat": seat, "table": course.table_id, "seq": course.seq}


def step_frame(course: Course, view: View | None, entry: Entry, events: Sequence[Event], lens: Lens) -> Frame:
    """One entry of the list: what was done, and what happened, in the viewer's language."""
    told = {name: entry.data[name] for name in PUBLIC.get(entry.kind, ()) if name in entry.data}
    if entry.kind == entries.CHAT and entry.seat in lens.mutes:
        told = {"muted": True}
    if entry.kind == entries.DECIDE and entry.seat == lens.seat and entry.action is not None:
        assert view is not None
        told = {"action": entry.action, "word": view.notation(entry.action)}
    shown = []
    if view is not None:
        names = course.names()
        shown = [course.desk.event_json(view, event, lens.language, names) for event in events]
    return {
        "type": "step",
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat if entry.seat >= 0 else None,
        "data": told,
        "events": shown,
    }


class Looks:
    """What lies before each seat, written once for each position and told again while nothing changes.

    A chat, a question to the others, another language or a viewer who comes back change nothing.
    """

    def __init__(self) -> None:
        self.kept: dict[int, tuple[int, Frame]] = {}

    def seen(self, course: Course, view: View) -> Frame:
        """The view, and what the game marks in it."""
        assert course.state is not None
        position, seen = self.kept.get(view.seat, (NO_POSITION, {}))
        if position != course.position:
            seen = {"view": protocol.view_json(view, course.setup.options.memory)}
            marks = course.desk.marks(course.state, view)
            if marks:
                seen["marks"] = marks
            self.kept[view.seat] = (course.position, seen)
        return seen


def position_frame(
    course: Course, lens: Lens, now: int, view: View | None = None, looks: Looks | None = None
) -> Frame:
    """The table as it is: a question to the viewer (`choose`), a look (`view`), or the end (`over`)."""
    if course.state is None:
        return identified(course, lens, "view") | _common(course, now) | {"fair": fair_json(course)}
    if view is None:
        view = course.state.view(lens.seat)
    seen = (looks or Looks()).seen(course, view)
    if course.outcome is not None:
        return identified(course, lens, "over") | _common(course, now) | seen | _outcome(course)
    if course.state.seat_to_act() == lens.seat and not course.seats[lens.seat].level:
        frame = identified(course, lens, "choose") | _common(course, now) | seen
        return frame | _question(course, view, lens, now)
    return identified(course, lens, "view") | _common(course, now) | seen


def moment_frame(course: Course, lens: Lens, looks: Looks) -> Frame:
    """The table as this viewer saw it at a moment of a game that is over: nobody is asked any more."""
    assert course.state is not None
    seen = looks.seen(course, course.state.view(lens.seat))
    return identified(course, lens, "view") | _common(course, course.last_at) | seen


def _question(course: Course, view: View, lens: Lens, now: int) -> Frame:
    assert course.state is not None
    desk, left = course.desk, course.left(now)
    clock = left[lens.seat] / SECOND if left is not None else NO_CLOCK
    names, undoing = course.names(), _undoing(course, lens.seat)
    foreseen = desk.foreseen(course.state, lens.seat)
    return {
        "clock": protocol.milliseconds(clock),
        "question": protocol.question_json(view),
        "text": desk.question_text(view, lens.language),
        "actions": [
            desk.action_json(course.state, view, action, lens.language, names, undoing)
            for action in course.state.legal_actions()
        ],
        "take_back": free_to(course, lens.seat),
        **({"foreseen": foreseen} if foreseen else {}),
    }


def _undoing(course: Course, seat: int) -> Undoing:
    """How surely a decision of this seat can be taken back: bots always agree."""
    if course.setup.options.take_back == "off":
        return "never"
    if course.setup.counts:
        return "free"
    is_alone = all(other.level for number, other in enumerate(course.seats) if number != seat)
    return "always" if is_alone else "free"


def _outcome(course: Course) -> Frame:
    outcome = course.outcome
    assert outcome is not None
    return {
        "returns": list(outcome.returns),
        "winners": list(outcome.winners()),
        "reason": "" if outcome.reason == "rules" else outcome.reason,
        "by": outcome.seat if outcome.seat >= 0 else None,
        "fair": fair_json(course),
    }


def _common(course: Course, now: int) -> Frame:
    asks = [
        {
            "ask": ask.seq,
            "what": ask.what,
            "seat": ask.seat if ask.seat >= 0 else None,
            "waits_for": sorted(ask.needed - ask.agreed),
            **{name: ask.data[name] for name in ("to", "level", "name") if name in ask.data},
            **({"for_seat": ask.data["seat"]} if ask.what == "bot" else {}),
        }
        for ask in course.asks.values()
    ]
    return {
        "sequence": course.position,
        "decisions": len(course.decisions),
        "status": course.status,
        "to_act": course.to_act(),
        "clocks": course.left(now),
        "seats": seats_json(course),
        "asks": asks,
        "is_assisted": course.is_assisted,
        "rematch": course.rematch or None,
    }


def seats_json(course: Course) -> list[Frame]:
    """Who sits where, for everybody; a seat that is kept for nobody has no name before somebody takes it."""
    plans = course.setup.seats
    return [
        {
            "seat": number,
            "name": seat.name if seat.is_ready or plans[number].name else "",
            "kind": seat.kind,
            "level": seat.level or None,
            "is_ready": seat.is_ready,
            "has_left": seat.has_left,
            "left_by": seat.left_by or None,
        }
        for number, seat in enumerate(course.seats)
    ]


def fair_json(course: Course) -> shapes.Fair:
    """What is needed to check the deal: what is fixed always, the seeds only when the game is over."""
    commitment = fair.commitment(course.server_seed)
    told: shapes.Fair = {
        "commitment": commitment,
        "seats": [{"by": seat.seed_by, "fixed": seat.fixed} for seat in course.seats],
        "to_reveal": course.sealed(),
    }
    if all(seat.is_ready for seat in course.seats):
        told["seal"] = fair.seal(commitment, [seat.fixed for seat in course.seats])
    if course.outcome is not None and not course.desk.stays_hidden:
        told["server_seed"] = course.server_seed
        told["seat_seeds"] = [{"seed": seat.seed, "by": seat.seed_by} for seat in course.seats]
    return told


def welcome_frame(course: Course, lens: Lens, now: int, seats: Sequence[int]) -> Frame:
    """First frame of every connection: the set-up and what the viewer may do here."""
    left = course.left(now)
    clock = left[lens.seat] / SECOND if left is not None and lens.seat >= 0 else NO_CLOCK
    return identified(course, lens, "start") | {
        "setup": course.desk.shown_header(course.setup.header, course.state, seats),
        "clock": protocol.milliseconds(clock),
        "options": msgspec.to_builtins(course.setup.options),
        "crystals": list(course.setup.crystals),
        "games": [list(returns) for returns in course.setup.games],
        "tournament": course.setup.tournament or None,
        "match": match_json(course),
        "my_seats": list(seats),
        "fair": fair_json(course),
    }


def match_json(course: Course) -> shapes.Match | None:
    """BM-8.7: how decks are found, and is one brought to this game; None for a single game as agreed on."""
    setup = course.setup
    if not setup.crystals and setup.leaders == AGREED:
        return None
    return {"leaders": setup.leaders, "between": setup.between, "has_choice": setup.has_choice}


def error_frame(code: str, message: str, client: str | None = None, **more: Any) -> Frame:
    """Something was refused; nothing was changed."""
    return {
        "type": "error",
        "protocol": protocol.PROTOCOL,
        "code": code,
        "message": message,
        "id": client,
        **more,
    }


def ack_frame(seq: int, client: str | None, is_duplicate: bool) -> Frame:
    """What was sent is stored for good, as entry `seq`."""
    return {"type": "ack", "id": client, "seq": seq, "duplicate": is_duplicate}
