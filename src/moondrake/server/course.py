"""The course of a table: what its list of entries adds up to. Applying entries is all that changes it.

A course has no clock, no randomness and no storage: the same entries give the same course, after a
restart, in another process, or in a check by somebody else.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

import msgspec

from moondrake.games.desk import NO_PENALTY, AnyDesk, Fine
from moondrake.server import entries, fair
from moondrake.server.entries import Entry
from moondrake.server.setups import BOT, DAY, HUMAN, SECOND, SeatPlan, TableSetup
from moondrake.table import Event, State
from moondrake.table.record import seat_letter

CHECKPOINT_EVERY: Final = 64
"""A copy of the state is kept after so many decisions: going back replays at most this many."""
STEP: Final = 8
"""Whoever went back once may do so again: on the way copies are kept after so many decisions."""

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
PENALTY: Final = "penalty"
"""BM-20.4: a game that was lost by a take-back."""
FORSAKEN: Final = 3 * DAY
"""A game that counts is lost by whoever is asked and lets it lie for so long, where there is no clock."""
ENDING: Final = (entries.RESIGN, entries.FLAG, entries.CLAIM)
TURNING: Final = (entries.START, entries.DECIDE, entries.BACK, entries.PAUSE, *ENDING)
"""Kinds of entries that change whose clock runs, or how much is on it."""
REMARKS: Final = (entries.CHAT, entries.ASK, entries.ANSWER, entries.BACK, entries.RETURN)
"""Kinds of entries of which somebody could make any number."""


@dataclass(slots=True)
class SeatLife:
    """A seat as it is now. `level` is the bot that plays it, empty for a person."""

    name: str
    kind: str
    level: str
    is_ready: bool = False
    seed: str = ""
    seed_by: str = fair.SUBSTITUTE
    fixed: str = ""
    """The hash of the seed this seat is held to."""
    owner: str = ""
    chosen: dict[str, str] = field(default_factory=dict)
    """BM-8.7: the deck this seat chose in secret, as lines of the header; nobody is told before all are."""
    has_left: bool = False
    left_by: str = ""
    """How: `resign`, `time` or `claim`."""

    @property
    def is_person(self) -> bool:
        return not self.level


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that stands. `is_free`: whoever made it learned nothing by it and is still asked."""

    seat: int
    action: int
    draws: tuple[int, ...]
    is_free: bool


@dataclass(frozen=True, slots=True)
class Consent:
    """Something that needs consent: who asked for what, who must agree, who has."""

    seq: int
    what: str
    seat: int
    data: dict[str, Any]
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: by the `rules`, or `resign`, `flag` (time), `claim` (absence), `penalty` of `seat`."""

    reason: str
    returns: tuple[float, ...]
    seat: int = entries.NOBODY

    def winners(self) -> tuple[int, ...]:
        best = max(self.returns)
        return tuple(seat for seat, value in enumerate(self.returns) if value == best)

    def told(self) -> dict[str, Any]:
        """As JSON: `answers.Ending`."""
        return {"reason": self.reason, "returns": list(self.returns), "winners": list(self.winners())}


@dataclass(slots=True)
class Clocks:
    """Milliseconds left on each seat's clock, and since when the asked seat's clock has been running."""

    left: list[int]
    seat: int = entries.NOBODY
    since: int = 0


@dataclass(slots=True)
class Course:
    """Everything a table's entries add up to."""

    table_id: str
    desk: AnyDesk
    setup: TableSetup
    server_seed: str
    seats: list[SeatLife]
    clocks: Clocks
    state: State | None = None
    key: bytes = b""
    first_draws: tuple[int, ...] = ()
    decisions: list[Decision] = field(default_factory=list)
    draw_count: int = 0
    seq: int = 0
    position: int = 0
    """The last entry that changed the game: answers repeat it, so that none meets another question."""
    last_at: int = 0
    moved_at: int = 0
    """When the game last went on."""
    ready_at: int = 0
    """When the last seat was taken."""
    over_at: int = 0
    """When the game ended."""
    fines: tuple[Fine, ...] = ()
    """BM-20.4: what was charged in this game."""
    asks: dict[int, Consent] = field(default_factory=dict)
    watchers: frozenset[str] = frozenset()
    outcome: Outcome | None = None
    is_assisted: bool = False
    rematch: str = ""
    remarks: dict[int, int] = field(default_factory=dict)
    """How many entries of each seat were no part of the game itself."""
    checkpoints: list[tuple[int, State]] = field(default_factory=list)

    @property
    def status(self) -> str:
        if self.outcome is not None:
            return OVER
        return WAITING if self.state is None else PLAYING

    def copy(self) -> "Course":
        """An independent copy, to try an entry on before it is stored. Seats are copied when one changes."""
        new: Course = object.__new__(Course)
        for name in _FIELDS:
            setattr(new, name, getattr(self, name))
        new.clocks = Clocks(self.clocks.left.copy(), self.clocks.seat, self.clocks.since)
        new.state = None if self.state is None else self.state.copy()
        new.decisions = self.decisions.copy()
        new.asks = self.asks.copy()
        new.checkpoints = self.checkpoints.copy()
        return new

    def to_act(self) -> int | None:
        """The seat that is asked; None before the start and after the end."""
        if self.state is None or self.outcome is not None or self.state.is_over():
            return None
        return self.state.seat_to_act()

    def sealed(self) -> list[int]:
        """Seats that have to show the seed they sealed; none before everybody sits."""
        if self.state is not None or not all(seat.is_ready for seat in self.seats):
            return []
        return [n for n, seat in enumerate(self.seats) if seat.seed_by == fair.SEALED and not seat.seed]

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def bot_to_act(self) -> str:
        """The level of the bot that is asked, empty if a person or nobody is."""
        seat = self.to_act()
        return "" if seat is None else self.seats[seat].level

    def deadline(self) -> int | None:
        """When the time of the asked person is up; None without a clock, unless the game counts."""
        seat = self.to_act()
        if seat is None or self.seats[seat].level:
            return None
        if not self.setup.options.clock.budget():
            return self.moved_at + FORSAKEN if self.setup.options.rated else None
        return self.clocks.since + self.clocks.left[seat]

    def left(self, now: int) -> list[int] | None:
        """What every clock shows now; None without clocks."""
        if not self.setup.options.clock.budget():
            return None
        shown = self.clocks.left.copy()
        seat = self.to_act()
        if seat is not None and not self.seats[seat].level:
            shown[seat] = max(0, shown[seat] - max(0, now - self.clocks.since))
        return shown

    def persons(self) -> list[int]:
        return [seat for seat, life in enumerate(self.seats) if life.is_person]

    def needed(self, seat: int, but: tuple[int, ...] = ()) -> frozenset[int]:
        """Who must agree to what a seat asks: the other persons, except on seats of the same owner."""
        owner = self.seats[seat].owner if seat >= 0 else ""
        others = [
            other
            for other in self.persons()
            if other != seat and other not in but and not (owner and self.seats[other].owner == owner)
        ]
        return frozenset(others)

    def apply(self, entry: Entry) -> list[Event]:
        """Take in the next entry; to a new one (`draws` None) chance is dealt here. Returns what happened."""
        before = self.to_act()
        events = self._take(entry)
        self.seq = entry.seq
        if entry.kind in REMARKS:
            self.remarks = self.remarks | {entry.seat: self.remarks.get(entry.seat, 0) + 1}
        self.last_at = max(self.last_at, entry.at)
        if self.position == entry.seq:
            self.moved_at = self.last_at
        if self.outcome is not None and not self.over_at:
            self.over_at = self.last_at
        if entry.kind in TURNING or (entry.kind == entries.ANSWER and self.position == entry.seq):
            self._run_clocks(before, entry)
        return events

    def _take(self, entry: Entry) -> list[Event]:
        kind = entry.kind
        if kind == entries.DECIDE:
            return self._decide(entry)
        if kind == entries.START:
            return self._start(entry)
        self.seats = [replace(seat) for seat in self.seats]
        if kind == entries.JOIN:
            self._join(entry)
        elif kind == entries.REVEAL:
            self._reveal(entry)
        elif kind == entries.BACK:
            self._go_back(entry.data["to"], entry.seq)
        elif kind in ENDING:
            self._leave(entry)
        elif kind == entries.ASK:
            self._ask(entry)
        elif kind == entries.ANSWER:
            self._answer(entry)
        elif kind in (entries.BOT_SITS, entries.RETURN):
            self.seats[entry.seat].level = entry.data.get("level", "")
        elif kind == entries.REMATCH:
            self.rematch = entry.data["table"]
        return []

    def _join(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.name = entry.data.get("name") or seat.name
        seat.owner = entry.data.get("owner", "")
        seat.chosen = entry.data.get("deck", {})
        seat.fixed = entry.data.get("hash", "")
        if seat.fixed:
            seat.seed, seat.seed_by = "", fair.SEALED
        else:
            self._settle_seed(entry.seat, entry.data.get("seed"), entry.data.get("by", fair.SHOWN_EARLY))
            seat.fixed = fair.seed_hash(seat.seed)
        seat.is_ready = True
        self.ready_at = entry.at

    def _settle_seed(self, seat: int, seed: str | None, by: str) -> None:
        life = self.seats[seat]
        life.seed_by = fair.SUBSTITUTE if seed is None and by != fair.WITHHELD else by
        life.seed = fair.substitute(self.server_seed, seat) if seed is None else seed

    def _reveal(self, entry: Entry) -> None:
        """The seed a seat sealed; or, when it was waited for too long, what follows from the server's."""
        seed = entry.data.get("seed")
        self._settle_seed(entry.seat, seed, fair.SEALED if seed is not None else fair.WITHHELD)

    def _start(self, entry: Entry) -> list[Event]:
        self.key = fair.deal_key(self.server_seed, entry.data["seeds"])
        if "header" in entry.data:  # BM-4.2: what was chosen in secret is shown together
            self.setup = msgspec.structs.replace(self.setup, header=entry.data["header"])
        self.state = self.desk.start(self.setup.header)
        self.first_draws = self._deal(entry)
        self.draw_count = len(self.first_draws)
        self.position = entry.seq
        self.checkpoints = [(0, self.state.copy())]
        self._see_end()
        return self.state.take_events()

    def _deal(self, entry: Entry) -> tuple[int, ...]:
        """Chance answers: as it is written, or from the key of the deal if the entry is new."""
        assert self.state is not None
        if entry.draws is None:
            entry.draws = tuple(fair.deal(self.state, self.key, self.draw_count))
        else:
            for action in entry.draws:
                self.state.apply(action)
        return entry.draws

    def _decide(self, entry: Entry) -> list[Event]:
        state = self.state
        assert state is not None
        assert entry.action is not None
        state.apply(entry.action)
        draws = self._deal(entry)
        events = state.take_events()
        goes_on = not state.is_over() and state.seat_to_act() == entry.seat
        is_free = goes_on and not draws and not self.desk.reveals(state, events)
        self.decisions.append(Decision(entry.seat, entry.action, draws, is_free))
        self.draw_count += len(draws)
        self.position = entry.seq
        self._drop_asks("take_back")
        self._charge(state, events)
        if len(self.decisions) % CHECKPOINT_EVERY == 0:
            self.checkpoints.append((len(self.decisions), state.copy()))
        self._see_end()
        return events

    def _charge(self, state: State, events: list[Event]) -> None:
        """BM-20.4: take-backs that the rules granted cost what the organiser fixed; perhaps the game."""
        if self.setup.penalty == NO_PENALTY:
            return
        for fine in self.desk.fines(state, self.setup.penalty, events):
            self.fines = (*self.fines, fine)
            others = [seat for seat in range(len(self.seats)) if seat != fine.seat]
            returns = fine.returns
            if any(self.crystals_of(seat) >= self.desk.crystals_to_win for seat in others):  # BM-8.5
                returns = tuple(-1.0 if seat == fine.seat else 0.0 for seat in range(len(self.seats)))
            if returns:
                self.outcome = Outcome(PENALTY, returns, fine.seat)
                self.asks = {}
                return

    def crystals_of(self, seat: int) -> int:
        """The crystals of a seat in its match before the running game is over; 0 where none is played."""
        before = self.setup.crystals[seat] if self.setup.crystals else 0
        return before + sum(fine.crystals for fine in self.fines if fine.seat != seat)

    def _see_end(self) -> None:
        if self.outcome is None and self.state is not None and self.state.is_over():
            self.outcome = Outcome("rules", self.desk.returns(self.state))
            self.asks = {}

    def _go_back(self, length: int, seq: int) -> None:
        """Replay to a prefix: the same decisions meet the same draws."""
        while self.checkpoints[-1][0] > length:
            self.checkpoints.pop()
        start, state = self.checkpoints[-1]
        self.state = state.copy()
        self.state.take_events()
        for number, decision in enumerate(self.decisions[start:length], start + 1):
            self.state.apply(decision.action)
            for action in decision.draws:
                self.state.apply(action)
            self.state.take_events()
            if number % STEP == 0:
                self.checkpoints.append((number, self.state.copy()))
        del self.decisions[length:]
        self.draw_count = len(self.first_draws) + sum(len(decision.draws) for decision in self.decisions)
        self.position = seq
        self._drop_asks("take_back")

    def _leave(self, entry: Entry) -> None:
        """A seat gives up, is out of time or stays away: of two the other wins, of more a bot plays on."""
        life = self.seats[entry.seat]
        life.has_left = True
        life.left_by = entry.kind
        self.position = entry.seq
        if len(self.seats) > 2:
            life.level = self.desk.simplest()
            return
        self.outcome = Outcome(entry.kind, self.desk.given_up(entry.seat), entry.seat)
        self.asks = {}

    def _ask(self, entry: Entry) -> None:
        but = (entry.data["seat"],) if entry.data["what"] == "bot" else ()
        needed = self.needed(entry.seat, but)
        ask = Consent(entry.seq, entry.data["what"], entry.seat, entry.data, needed)
        self.asks[entry.seq] = ask
        if not needed:
            self._grant(ask, entry.seq)

    def _answer(self, entry: Entry) -> None:
        ask = self.asks.get(entry.data["ask"])
        if ask is None:
            return
        if not entry.data["yes"]:
            del self.asks[ask.seq]
            return
        ask = replace(ask, agreed=ask.agreed | {entry.seat})
        self.asks[ask.seq] = ask
        if ask.needed <= ask.agreed:
            self._grant(ask, entry.seq)

    def _grant(self, ask: Consent, seq: int) -> None:
        del self.asks[ask.seq]
        if ask.what == "take_back":
            self.is_assisted = True
            self._go_back(ask.data["to"], seq)
        elif ask.what == "bot":
            self.seats[ask.data["seat"]].level = ask.data["level"]
        else:
            self.watchers = self.watchers | {ask.data["owner"]}

    def _drop_asks(self, what: str) -> None:
        self.asks = {seq: ask for seq, ask in self.asks.items() if ask.what != what}

    def _run_clocks(self, before: int | None, entry: Entry) -> None:
        """Charge the seat that was asked, and start the clock of the one that is asked now."""
        rule, clocks = self.setup.options.clock, self.clocks
        if rule.budget() == 0:
            return
        pause = entry.data.get("ms", 0) if entry.kind == entries.PAUSE else 0
        if before is not None and not self.seats[before].level:
            spent = max(0, entry.at - clocks.since - pause)
            clocks.left[before] = max(0, clocks.left[before] - spent)
        clocks.since = max(entry.at, clocks.since)
        now = self.to_act()
        if now is None or now == clocks.seat:
            return
        if rule.kind == "game":
            if clocks.seat >= 0 and entry.kind == entries.DECIDE:
                clocks.left[clocks.seat] += rule.increment * SECOND
        else:
            clocks.left[now] = rule.budget()
        clocks.seat = now


_FIELDS: Final = tuple(field.name for field in fields(Course))


def new_course(table_id: str, desk: AnyDesk, setup: TableSetup, server_seed: str) -> Course:
    """A table before its first entry."""
    seats = [_seat_life(plan, number) for number, plan in enumerate(setup.seats)]
    clocks = Clocks([setup.options.clock.budget()] * len(seats))
    return Course(table_id, desk, setup, server_seed, seats, clocks)


def _seat_life(plan: SeatPlan, number: int) -> SeatLife:
    name = plan.name or f"Seat {seat_letter(number)}"
    if plan.kind == BOT:
        return SeatLife(name, BOT, plan.level, is_ready=True, seed_by=fair.OF_BOT)
    return SeatLife(name, HUMAN, "")
