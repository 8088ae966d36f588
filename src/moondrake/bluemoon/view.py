"""What one seat may know (BM-3.4a): `table` lies open to it now, `memory` it has seen. Built from nothing.

The large values have constructors of their own: compiled, that of a frozen dataclass took half of the time of
a view. Their fields are final all the same.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from moondrake.bluemoon.actions import notation
from moondrake.bluemoon.effects import Effect, Element
from moondrake.bluemoon.imagine import imagined_position
from moondrake.bluemoon.match import BOT, Match
from moondrake.bluemoon.rules.playing import AS_BLUFF, IS_BLUFF
from moondrake.bluemoon.rules.turn import seat_to_act
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Phase, Position, Side
from moondrake.bluemoon.zones import bits_of, cards_in, count
from moondrake.table import HIDDEN, View
from moondrake.table.native import i64
from moondrake.table.state import seat_name


@dataclass(frozen=True, slots=True)
class ShipView:
    """BM-3.6, OQ-8: a ship and its cargo, which lies open."""

    ship: int
    is_landed: bool
    cargo: tuple[int, ...]


@dataclass(slots=True, init=False, unsafe_hash=True)
class SideTable:
    """One side as the viewer sees it lying there; HIDDEN stands for a card it may not see."""

    hand_size: Final[int]
    hand: Final[tuple[int, ...]]
    """The hand cards the viewer sees: all of its own, of the other side the revealed ones."""
    revealed: Final[tuple[int, ...]]
    pile_size: Final[int]
    active: Final[tuple[int, ...]]
    inactive: Final[tuple[int, ...]]
    support: Final[tuple[int, ...]]
    bluffs: Final[tuple[int, ...]]
    discard_top: Final[int]
    stack_top: Final[int]
    leading: Final[tuple[int, ...]]
    ships: Final[tuple[ShipView, ...]]
    lasting: Final[tuple[int, ...]]
    """Active Hyla and crystal cards (BM-9.7, BM-9.8)."""
    staff: Final[tuple[int, ...]]
    """Inquisitor and emissary in the leader zone (BM-9.19, BM-9.20)."""
    vows: Final[tuple[int, ...]]
    """Own cards that forbid their owner others for the rest of the fight."""
    ready: Final[tuple[int, ...]]
    exposed: Final[tuple[int, ...]]
    """Solo: the Bot's cards about to be played, and its open interference cards (BM-22.6, BM-22.10)."""
    laid: Final[tuple[int, ...]]
    power: Final[int]

    def __init__(
        self,
        hand_size: int,
        hand: tuple[int, ...],
        revealed: tuple[int, ...],
        pile_size: int,
        active: tuple[int, ...],
        inactive: tuple[int, ...],
        support: tuple[int, ...],
        bluffs: tuple[int, ...],
        discard_top: int,
        stack_top: int,
        leading: tuple[int, ...],
        ships: tuple[ShipView, ...],
        lasting: tuple[int, ...],
        staff: tuple[int, ...],
        vows: tuple[int, ...],
        ready: tuple[int, ...],
        exposed: tuple[int, ...],
        laid: tuple[int, ...],
        power: int,
    ) -> None:
        self.hand_size = hand_size
        self.hand = hand
        self.revealed = revealed
        self.pile_size = pile_size
        self.active = active
        self.inactive = inactive
        self.support = support
        self.bluffs = bluffs
        self.discard_top = discard_top
        self.stack_top = stack_top
        self.leading = leading
        self.ships = ships
        self.lasting = lasting
        self.staff = staff
        self.vows = vows
        self.ready = ready
        self.exposed = exposed
        self.laid = laid
        self.power = power


@dataclass(frozen=True, slots=True)
class Question:
    """What waits for an answer: whose, of which kind, and what it is about."""

    ask: int
    seat: int
    side: int
    source: int
    effect: Effect | None
    left: int
    cards: tuple[int, ...]


@dataclass(slots=True, init=False, unsafe_hash=True)
class Progress:
    """What happened in this turn; all of it in public."""

    numbers: Final[tuple[int, ...]]
    """The fields of `state.Turn` in their order."""
    ignorers: Final[tuple[int, ...]]
    moment: Final[int]
    must_retreat: Final[bool]
    informed: Final[bool]

    def __init__(
        self,
        numbers: tuple[int, ...],
        ignorers: tuple[int, ...],
        moment: int,
        must_retreat: bool,
        informed: bool,
    ) -> None:
        self.numbers = numbers
        self.ignorers = ignorers
        self.moment = moment
        self.must_retreat = must_retreat
        self.informed = informed


@dataclass(slots=True, init=False, unsafe_hash=True)
class Table:
    """BM-3.4, RS-31: what may be shown to the viewer now; never the size of a discard pile or stack."""

    sides: Final[tuple[SideTable, SideTable]]
    seat: Final[int]
    to_act: Final[int]
    phase: Final[int]
    is_first: Final[bool]
    element: Final[int]
    dragons: Final[int]
    questions: Final[tuple[Question, ...]]
    progress: Final[Progress]
    winner: Final[int]
    crystals: Final[int]

    def __init__(
        self,
        sides: tuple[SideTable, SideTable],
        seat: int,
        to_act: int,
        phase: int,
        is_first: bool,
        element: int,
        dragons: int,
        questions: tuple[Question, ...],
        progress: Progress,
        winner: int,
        crystals: int,
    ) -> None:
        self.sides = sides
        self.seat = seat
        self.to_act = to_act
        self.phase = phase
        self.is_first = is_first
        self.element = element
        self.dragons = dragons
        self.questions = questions
        self.progress = progress
        self.winner = winner
        self.crystals = crystals


@dataclass(frozen=True, slots=True)
class Constraint:
    """At most so many of these cards are in hand (or outside the hand)."""

    cards: tuple[int, ...]
    in_hand: bool
    most: int


@dataclass(slots=True, init=False, unsafe_hash=True)
class SideMemory:
    """What the viewer remembers of a side: everything it saw, without forgetting."""

    discards: Final[tuple[int, ...]]
    mixed_size: Final[int]
    mixed: Final[tuple[int, ...]]
    """The shuffled part of the discard pile, for its owner."""
    pool: Final[tuple[int, ...]]
    """Cards that may lie in the shuffled part of the discard pile, as far as the other side knows."""
    stack: Final[tuple[int, ...]]
    known_hand: Final[tuple[int, ...]]
    limits: Final[tuple[Constraint, ...]]
    bluff_candidates: Final[tuple[tuple[int, ...], ...]]
    pile_top: Final[tuple[int, ...]]
    pile_bottom: Final[tuple[int, ...]]
    """Known-order parts of the draw pile, HIDDEN for whoever does not know them (BM-23.5)."""
    known_bottom: Final[tuple[int, ...]]
    """Cards under the pile that the other side knows."""
    unseen: Final[tuple[int, ...]]
    """Cards whose place the viewer does not know."""
    targets: Final[tuple[tuple[int, int, int], ...]]
    order: Final[tuple[int, ...]]
    """Solo: the Bot's hand from the oldest card to the newest (BM-22.9), as far as the viewer knows it."""
    out_at: Final[int]
    seen: Final[tuple[int, ...]]
    """With closed lists the cards that were shown to everybody at some time (BM-3.4b)."""

    def __init__(
        self,
        discards: tuple[int, ...],
        mixed_size: int,
        mixed: tuple[int, ...],
        pool: tuple[int, ...],
        stack: tuple[int, ...],
        known_hand: tuple[int, ...],
        limits: tuple[Constraint, ...],
        bluff_candidates: tuple[tuple[int, ...], ...],
        pile_top: tuple[int, ...],
        pile_bottom: tuple[int, ...],
        known_bottom: tuple[int, ...],
        unseen: tuple[int, ...],
        targets: tuple[tuple[int, int, int], ...],
        order: tuple[int, ...],
        out_at: int,
        seen: tuple[int, ...] = (),
    ) -> None:
        self.discards = discards
        self.mixed_size = mixed_size
        self.mixed = mixed
        self.pool = pool
        self.stack = stack
        self.known_hand = known_hand
        self.limits = limits
        self.bluff_candidates = bluff_candidates
        self.pile_top = pile_top
        self.pile_bottom = pile_bottom
        self.known_bottom = known_bottom
        self.unseen = unseen
        self.targets = targets
        self.order = order
        self.out_at = out_at
        self.seen = seen


@dataclass(frozen=True, slots=True)
class Memory:
    """BM-3.4a, OQ-33: everything the viewer has legitimately seen so far, without forgetting."""

    sides: tuple[SideMemory, SideMemory]


class BlueMoonView(View):
    """A seat's knowledge. Two views are equal if the seat knows the same."""

    def __init__(
        self,
        match: Match,
        blank: type[Position],
        seat: int,
        table: Table,
        memory: Memory,
        points: tuple["BlueMoonView", ...] = (),
    ) -> None:
        self.match = match
        self.blank = blank
        """The class an imagined position is made of."""
        self.seat = seat
        self.table = table
        self.memory = memory
        self.points = points
        """BM-17.2: the earlier points of this turn the game may go back to, as the seat saw them."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BlueMoonView):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.table == other.table
            and self.memory == other.memory
            and self.points == other.points
            and self.match.setup == other.match.setup
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.table, self.memory))

    def game(self) -> str:
        return "bluemoon"

    def notation(self, action: int) -> str:
        return notation(self.match, action)

    def __repr__(self) -> str:
        return f"<bluemoon: what {seat_name(self.seat)} knows; {self.table}>"

    def determinize(self, rng: Random) -> Position:
        """BM-3.4a, BM-3.4b: a full position that fits everything this seat has seen."""
        return imagined_position(self, rng)


def view_of(state: Position, seat: int, blank: type[Position]) -> BlueMoonView:
    """The view of a seat, or of SPECTATOR; `blank` is the class imagined positions are made of."""
    tables = (_side_table(state, 0, seat), _side_table(state, 1, seat))
    memory = Memory((_side_memory(state, 0, seat), _side_memory(state, 1, seat)))
    table = Table(
        sides=tables,
        seat=state.seat,
        to_act=seat_to_act(state) if state.phase != Phase.OVER else HIDDEN,
        phase=int(state.phase),
        is_first=state.is_first,
        element=int(state.element),
        dragons=state.dragons,
        questions=tuple(_question(frame, seat) for frame in state.frames),
        progress=_progress(state),
        winner=state.winner,
        crystals=state.crystals,
    )
    points = tuple(view_of(point, seat, blank) for point in state.points)
    return BlueMoonView(known_match(state, seat), blank, seat, table, memory, points)


def known_match(state: Position, seat: int) -> Match:
    """BM-3.4b: the match as a seat (or SPECTATOR) knows it: of a closed list only the cards it has seen."""
    if state.match.open_lists:
        return state.match
    seen = [state.facts[side].all_cards if side == seat else seen_by_others(state, side) for side in (0, 1)]
    return state.match.known_with(seen)


def seen_by_others(state: Position, seat: int) -> i64:
    """The cards of a side that everybody has seen at some time, or sees now."""
    return state.sides[seat].seen | state.facts[seat].all_cards & ~hidden_from_others(state, seat)


def _cards(seat: int, bits: i64) -> tuple[int, ...]:
    return tuple([seat << CARD_SHIFT | card for card in cards_in(bits)]) if bits else ()


def _ordered(seat: int, cards: list[int]) -> tuple[int, ...]:
    return tuple([seat << CARD_SHIFT | card for card in cards]) if cards else ()


def _top(seat: int, cards: list[int]) -> int:
    return seat << CARD_SHIFT | cards[-1] if cards else HIDDEN


def _side_table(state: Position, seat: int, viewer: int) -> SideTable:
    """BM-3.4, BM-3.5: hidden are the draw pile, the opponent's hand, the fronts of bluff supports."""
    side = state.sides[seat]
    is_own = seat == viewer
    bluffs = _ordered(seat, side.bluffs) if is_own else (HIDDEN,) * len(side.bluffs)
    laid = _cards(seat, side.laid)
    if not is_own and is_laid_face_down(state, seat):
        laid = (HIDDEN,)
    return SideTable(
        hand_size=count(side.hand),
        hand=_cards(seat, side.hand if is_own else side.revealed),
        revealed=_cards(seat, side.revealed),
        pile_size=side.pile_size(),
        active=_cards(seat, side.active),
        inactive=_cards(seat, side.combat & ~side.active),
        support=_cards(seat, side.support),
        bluffs=bluffs,
        discard_top=_top(seat, side.discards),
        stack_top=_top(seat, side.stack),
        leading=_cards(seat, side.leading),
        ships=tuple(_ship(side, seat, index) for index in range(len(side.ships))),
        lasting=_cards(seat, side.lasting & ~state.facts[seat].staff),
        staff=_cards(seat, state.facts[seat].staff),
        vows=_cards(seat, side.vows),
        ready=_ordered(seat, side.ready),
        exposed=_cards(seat, side.exposed),
        laid=laid,
        power=power(state, seat, state.element) if state.element != Element.NO_ELEMENT else 0,
    )


def is_laid_face_down(state: Position, seat: int) -> bool:
    return any(
        frame.ask == Ask.ACTIVATE and frame.seat == seat and frame.left & AS_BLUFF for frame in state.frames
    )


def _ship(side: Side, seat: int, index: int) -> ShipView:
    ship = side.ships[index]
    return ShipView(seat << CARD_SHIFT | ship, bool(side.landed >> ship & 1), _cards(seat, side.cargo[index]))


def _question(frame: Frame, viewer: int) -> Question:
    """A frame as the viewer sees it: hidden choices of the other seat stay hidden."""
    is_secret = frame.ask in (Ask.MULLIGAN, Ask.MULLIGAN_END) and frame.seat != viewer
    source = frame.source
    if frame.ask == Ask.ACTIVATE and frame.left & AS_BLUFF and frame.seat != viewer:
        source = HIDDEN
    if frame.ask == Ask.ANSWER and frame.left & IS_BLUFF and frame.side != viewer:
        source = HIDDEN
    cards = () if is_secret else _cards(frame.side, frame.bits)
    return Question(int(frame.ask), frame.seat, frame.side, source, frame.effect, frame.left, cards)


def _progress(state: Position) -> Progress:
    return Progress(
        state.turn.numbers(), tuple(state.ignorers), state.moment, state.must_retreat, state.informed
    )


def _side_memory(state: Position, seat: int, viewer: int) -> SideMemory:
    side = state.sides[seat]
    is_own = seat == viewer
    is_bot = state.match.solo and seat == BOT
    unseen = side.rest if is_own else hidden_from_others(state, seat)
    return SideMemory(
        discards=_ordered(seat, side.discards),
        mixed_size=count(side.mixed),
        mixed=_cards(seat, side.mixed) if is_own else (),
        pool=_cards(seat, side.pool),
        stack=_ordered(seat, side.stack),
        known_hand=_cards(seat, side.known_hand),
        limits=tuple(
            Constraint(_cards(seat, limit.cards), limit.in_hand, limit.most) for limit in side.limits
        ),
        bluff_candidates=_bluff_candidates(state, seat),
        pile_top=_ordered(seat, side.top) if is_own or is_bot else (HIDDEN,) * len(side.top),
        pile_bottom=_bottom(side, seat, is_own),
        known_bottom=_cards(seat, side.known_bottom),
        unseen=_cards(seat, unseen),
        targets=tuple(zip(side.target_sources, side.targets, side.target_marks, strict=True)),
        order=_order(state, seat),
        out_at=side.out_at,
        seen=() if state.match.open_lists else _cards(seat, seen_by_others(state, seat)),
    )


def _order(state: Position, seat: int) -> tuple[int, ...]:
    """BM-22.13: the Player knows how old the Bot's hand cards are, not which they are."""
    side = state.sides[seat]
    return tuple(
        seat << CARD_SHIFT | card if side.known_hand >> card & 1 else HIDDEN
        for card in side.order
        if side.hand >> card & 1
    )


def _bottom(side: Side, seat: int, is_own: bool) -> tuple[int, ...]:
    """BM-23.5: what lies under the pile in known order; others know only what went there openly."""
    return tuple(
        seat << CARD_SHIFT | card if is_own or side.known_bottom >> card & 1 else HIDDEN
        for card in side.bottom
    )


def hidden_from_others(state: Position, seat: int) -> i64:
    """The cards of a side that lie where only their owner (or nobody) can see them."""
    side = state.sides[seat]
    laid = side.laid if is_laid_face_down(state, seat) else 0
    hidden = side.hand | side.pile() | side.bluff_bits() | side.mixed | side.pool | laid
    if state.match.solo and seat == BOT:
        hidden &= ~bits_of(side.top)  # BM-22.16: looked at by everybody
    return hidden & ~side.known_hand & ~side.known_bottom


def _bluff_candidates(state: Position, seat: int) -> tuple[tuple[int, ...], ...]:
    side = state.sides[seat]
    hidden = hidden_from_others(state, seat) | side.known_hand
    possible = hidden & state.facts[seat].bluffable
    if state.match.open_lists:
        return tuple(_cards(seat, possible & ~excluded) for excluded in side.not_bluffs)
    seen = seen_by_others(state, seat)  # BM-3.4b: of the others nobody knows what they are
    return tuple(_cards(seat, possible & seen & ~excluded | hidden & ~seen) for excluded in side.not_bluffs)
