"""From a message to an entry: is it allowed now? Pure: looks at a course, changes nothing, raises Refused."""

from collections.abc import Sequence
from typing import Any, Final

from moondrake.players import protocol
from moondrake.server import entries, fair, identities, messages
from moondrake.server.course import Consent, Course
from moondrake.server.entries import Entry
from moondrake.server.errors import Refused
from moondrake.server.setups import SECOND, SECRET
from moondrake.table import IllegalAction, State
from moondrake.table.saying import listed

REVEAL_MS: Final = 60 * SECOND
"""So long a table waits for sealed seeds once everybody sits."""


def playing(course: Course) -> State:
    """The state of a game under way."""
    if course.state is None:
        raise Refused("not_now", "refused-not-begun-seats")
    if course.outcome is not None:
        raise Refused("over", "refused-over")
    return course.state


def seated(course: Course, seat: int) -> None:
    """The seat must be played by its person."""
    if course.seats[seat].has_left:
        raise Refused("not_now", "refused-seat-left")
    if course.seats[seat].level:
        raise Refused("not_now", "refused-bot-plays-return")


def named_action(state: State, action: int | str) -> int:
    """An action by its number or word; raises Refused where it names none."""
    if isinstance(action, int):
        if action >= state.action_bound():
            raise Refused("illegal", "refused-no-action", action=action, bound=state.action_bound())
        return action
    try:
        return state.parse(action)
    except IllegalAction as error:
        raise Refused("illegal", error) from error


def answer(course: Course, seat: int, message: messages.Answer) -> Entry:
    """A decision of the asked seat, to the question that is open."""
    state = playing(course)
    seated(course, seat)
    if message.sequence != course.position:
        raise Refused(
            "stale",
            "refused-stale",
            asked=message.sequence,
            open=course.position,
            more={"sequence": course.position},
        )
    if state.seat_to_act() != seat:
        raise Refused("not_asked", "refused-other-asked", more={"to_act": course.to_act()})
    legal = state.legal_actions()
    action = message.action
    if isinstance(action, str):
        try:
            action = protocol.chosen_action(
                protocol.Reply(action, message.sequence), state.view(seat), legal, message.sequence
            )
        except protocol.ProtocolError as error:
            raise Refused("illegal", error) from error
    if action not in legal:
        allowed = [state.notation(other) for other in legal]
        tried = state.notation(action) if action < state.action_bound() else str(action)
        raise Refused("illegal", IllegalAction(tried, allowed), more={"action": message.action})
    return Entry(entries.DECIDE, seat, action)


def free_to(course: Course, seat: int) -> int | None:
    """How far this seat may go back without asking anybody; None if not at all."""
    if course.to_act() != seat or course.setup.options.take_back == "off":
        return None
    length = len(course.decisions)
    while length and course.decisions[length - 1].is_free and course.decisions[length - 1].seat == seat:
        length -= 1
    return length if length < len(course.decisions) else None


def take_back(course: Course, seat: int, message: messages.TakeBack) -> Entry:
    """Free inside the own turn until new information, otherwise a question to the others."""
    playing(course)
    seated(course, seat)
    if course.setup.options.take_back == "off":
        raise Refused("not_now", "refused-no-take-back")
    own = [number for number, decision in enumerate(course.decisions) if decision.seat == seat]
    if not own:
        raise Refused("not_now", "refused-nothing-decided")
    to = own[-1] if message.to is None else message.to
    if to not in own:
        raise Refused("not_now", "refused-not-your-decision", decision=to, known=own[-12:])
    free = free_to(course, seat)
    if free is not None and to >= free:
        return Entry(entries.BACK, seat, data={"to": to})
    if course.setup.counts:
        raise Refused("not_now", "refused-counts-taught")
    if any(ask.what == "take_back" for ask in course.asks.values()):
        raise Refused("not_now", "refused-take-back-asked")
    return Entry(entries.ASK, seat, data={"what": "take_back", "to": to})


def ask_bot(course: Course, seat: int, message: messages.AskBot, away: set[int]) -> Entry:
    """A bot for the own seat or for somebody who is away, if the others agree."""
    playing(course)
    if course.setup.counts:
        raise Refused("not_now", "refused-counts-no-bot")
    other = message.for_seat
    if other >= len(course.seats):
        raise Refused("malformed", "refused-no-seat", seat=other)
    if course.seats[other].level:
        raise Refused("not_now", "refused-bot-plays")
    if other != seat and other not in away:
        absence = course.setup.options.absence
        raise Refused("not_now", "refused-not-away", seconds=absence)
    if any(ask.what == "bot" and ask.data["seat"] == other for ask in course.asks.values()):
        raise Refused("not_now", "refused-bot-asked")
    level = message.level or course.desk.simplest()
    if level not in course.desk.levels():
        raise Refused("malformed", "refused-no-level", name=level, known=listed(course.desk.levels()))
    data = {"what": "bot", "seat": other, "level": level}
    return Entry(entries.ASK, seat, data=data)


def consent(course: Course, seat: int, message: messages.Consent) -> Entry:
    """An answer to what somebody asked for."""
    ask: Consent | None = course.asks.get(message.ask)
    if ask is None:
        raise Refused("stale", "refused-no-consent", ask=message.ask)
    if seat not in ask.needed or seat in ask.agreed:
        raise Refused("not_asked", "refused-consent-not-asked")
    return Entry(entries.ANSWER, seat, data={"ask": message.ask, "yes": message.yes})


def resign(course: Course, seat: int, message: messages.Resign) -> Entry:
    """Give up."""
    playing(course)
    if course.seats[seat].has_left:
        raise Refused("not_now", "refused-seat-left")
    if not course.desk.has_losers:
        seated(course, seat)
        return _bot_for(course, seat, "resign")
    return Entry(entries.RESIGN, seat)


def _bot_for(course: Course, seat: int, why: str) -> Entry:
    """Where nobody can lose a bot goes on for whoever has gone; the person may come back."""
    return Entry(entries.BOT_SITS, seat, data={"level": course.desk.simplest(), "was": "", "why": why})


def claim(course: Course, seat: int, message: messages.Claim, away: set[int]) -> Entry:
    """The other seat is asked and has been away for too long."""
    playing(course)
    against = message.against
    if against == seat or against >= len(course.seats):
        raise Refused("malformed", "refused-no-other-seat", seat=against)
    if course.to_act() != against:
        raise Refused("not_now", "refused-seat-not-asked")
    if course.seats[against].level or against not in away:
        absence = course.setup.options.absence
        raise Refused("not_now", "refused-not-away", seconds=absence)
    if not course.desk.has_losers:
        return _bot_for(course, against, "claim")
    return Entry(entries.CLAIM, against, data={"by": seat})


def come_back(course: Course, seat: int, message: messages.Return) -> Entry:
    """The person takes its seat back from the bot."""
    playing(course)
    life = course.seats[seat]
    if life.has_left or not life.level:
        raise Refused("not_now", "refused-seat-left" if life.level else "refused-no-bot-plays")
    return Entry(entries.RETURN, seat)


def say(course: Course, seat: int, message: messages.Say) -> Entry:
    """Something for everybody to read."""
    if not course.setup.options.chat:
        raise Refused("not_now", "refused-no-chat")
    text = identities.clean_text(message.text)
    if not text:
        raise Refused("malformed", "refused-chat-empty")
    return Entry(entries.CHAT, seat, data={"text": text})


def flag(course: Course, now: int) -> Entry | None:
    """The asked seat's time is up: it has lost, or the desk answers for it."""
    deadline = course.deadline()
    seat = course.to_act()
    if deadline is None or seat is None or now <= deadline:
        return None
    name = entries.own_name("flag", course.position)
    action = course.desk.late_action(course.state)
    if action is not None:
        return Entry(entries.DECIDE, seat, action, client=name)
    return Entry(entries.FLAG, seat, client=name)


def reveal(course: Course, seat: int, message: messages.Reveal) -> Entry:
    """The seed behind the hash that this seat gave when it sat down."""
    life = course.seats[seat]
    if course.state is not None or life.seed_by != fair.SEALED or life.seed:
        raise Refused("not_now", "refused-seed-unasked")
    if seat not in course.sealed():
        raise Refused("not_now", "refused-seed-early")
    if fair.seed_hash(message.seed) != life.fixed:
        raise Refused("malformed", "refused-seed-wrong")
    return Entry(entries.REVEAL, seat, data={"seed": message.seed})


def withheld(course: Course, now: int) -> list[Entry]:
    """Seats whose sealed seed was waited for too long: the game begins without it, and says so."""
    if now <= course.ready_at + REVEAL_MS:
        return []
    return [
        Entry(entries.REVEAL, seat, data={"withheld": True}, client=entries.own_name("withheld", seat))
        for seat in course.sealed()
    ]


def come_without(course: Course, owners: Sequence[str], is_alone: bool) -> list[Entry]:
    """Bots sit down for those who did not come and play until they do; `is_alone`: also if nobody came."""
    absent = [seat for seat, life in enumerate(course.seats) if not life.is_ready]
    came = [life for life in course.seats if life.is_ready and life.is_person]
    if course.state is not None or not absent or not (came or is_alone):
        return []
    return [
        entry
        for seat in absent
        for entry in (
            Entry(entries.JOIN, seat, data={"owner": owners[seat]}),
            _bot_for(course, seat, "absent"),
        )
    ]


def start(course: Course) -> Entry | None:
    """Everybody sits, every sealed seed is shown: the game begins, with the seeds of all seats."""
    if course.state is not None or not all(seat.is_ready for seat in course.seats) or course.sealed():
        return None
    data: dict[str, Any] = {
        "seeds": [seat.seed for seat in course.seats],
        "by": [seat.seed_by for seat in course.seats],
    }
    setup, desk = course.setup, course.desk
    if setup.has_choice:
        chosen = [seat.chosen for seat in course.seats]
        if setup.leaders == SECRET:  # whoever brought nothing, as bots do, has a deck that chance chooses
            chosen = [
                lines or desk.chosen_lines(setup.header, number, "") for number, lines in enumerate(chosen)
            ]
        data["header"] = desk.revealed_header(setup.header, chosen)
    return Entry(entries.START, data=data)


def away_since(course: Course, seen: dict[int, int], now: int) -> set[int]:
    """Seats that have been away for longer than the table allows; `seen` is when each was last here.

    Where a turn takes days nobody has to be here: the clock alone decides.
    """
    if course.setup.options.clock.kind == "days":
        return set()
    limit = course.setup.options.absence * SECOND
    return {
        seat
        for seat, life in enumerate(course.seats)
        if life.is_person and now - max(seen.get(seat, 0), course.last_at) > limit
    }
