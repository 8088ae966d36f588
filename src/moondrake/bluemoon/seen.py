"""What a seat sees and remembers: written by write_fields.py, to be changed in fields.py.

Plain values (BM-3.4a), how they come from what a position keeps, and what of a position follows from them.

Constructors of their own: compiled, those of frozen dataclasses took half of the time of a view.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.effects import Effect
from moondrake.bluemoon.kept import PositionFields, SideFields
from moondrake.bluemoon.zones import bits_in, local, of_match, set_of_match


@dataclass(slots=True, init=False, unsafe_hash=True)
class ShipView:
    """BM-3.6, OQ-8: a ship and its cargo, which lies open."""

    ship: Final[int]
    is_landed: Final[bool]
    cargo: Final[tuple[int, ...]]

    def __init__(
        self,
        ship: int,
        is_landed: bool,
        cargo: tuple[int, ...],
    ) -> None:
        self.ship = ship
        self.is_landed = is_landed
        self.cargo = cargo


@dataclass(slots=True, init=False, unsafe_hash=True)
class SideTable:
    """One side as the viewer sees it lying there; HIDDEN stands for a card it may not see."""

    hand_size: Final[int]
    hand: Final[tuple[int, ...]]
    """The hand cards the viewer sees: its own, of the other the revealed ones."""
    revealed: Final[tuple[int, ...]]
    """Hand cards that lie open (BM-15.6)."""
    pile_size: Final[int]
    active: Final[tuple[int, ...]]
    """The active cards of the combat zone (BM-3.7)."""
    inactive: Final[tuple[int, ...]]
    support: Final[tuple[int, ...]]
    """BM-3.11: the four places are layout only, any number may lie here."""
    bluffs: Final[tuple[int, ...]]
    """Face-down supports; only their owner sees which cards they are."""
    discard_top: Final[int]
    stack_top: Final[int]
    """Top of the leadership stack."""
    leading: Final[tuple[int, ...]]
    """Leadership cards active this turn."""
    ships: Final[tuple[ShipView, ...]]
    lasting: Final[tuple[int, ...]]
    """Active Hyla and crystal cards (BM-9.7, BM-9.8)."""
    staff: Final[tuple[int, ...]]
    """Inquisitor and emissary in the leader zone (BM-9.19, BM-9.20)."""
    vows: Final[tuple[int, ...]]
    """Own cards that forbid their owner to lay out others for the rest of the fight."""
    ready: Final[tuple[int, ...]]
    """Solo: the Bot's cards that are about to be played, in order (BM-22.6)."""
    exposed: Final[tuple[int, ...]]
    """Solo: the Bot's interference cards, which lie open (BM-22.10)."""
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


@dataclass(slots=True, init=False, unsafe_hash=True)
class Asked:
    """What waits for an answer: whose, of which kind, and what it is about, as a `state.Frame` has it."""

    ask: Final[int]
    seat: Final[int]
    side: Final[int]
    source: Final[int]
    effect: Final[Effect | None]
    left: Final[int]
    flags: Final[int]
    place: Final[int]
    cards: Final[tuple[int, ...]]

    def __init__(
        self,
        ask: int,
        seat: int,
        side: int,
        source: int,
        effect: Effect | None,
        left: int,
        flags: int,
        place: int,
        cards: tuple[int, ...],
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.side = side
        self.source = source
        self.effect = effect
        self.left = left
        self.flags = flags
        self.place = place
        self.cards = cards


@dataclass(slots=True, init=False, unsafe_hash=True)
class Progress:
    """What happened in this turn; all of it in public."""

    numbers: Final[tuple[int, ...]]
    """The fields of `TURN` in their order."""
    ignorers: Final[tuple[int, ...]]
    """Active cards with an “ignored” text, oldest first (BM-13.2)."""
    moment: Final[int]
    """Counts the times a hand ran empty (RS-29)."""
    must_retreat: Final[bool]
    """After an undo only retreat (or decline) is left (BM-17.2a)."""
    informed: Final[bool]
    """BM-17.3: new information came since the undo point."""

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
class OpenTable:
    """BM-3.4, RS-31: what may be shown to the viewer now; never the size of a discard pile or stack."""

    sides: Final[tuple[SideTable, SideTable]]
    seat: Final[int]
    """The active player (BM-5.2: A)."""
    to_act: Final[int]
    phase: Final[int]
    """BM-5.2: where in the turn we are, by name in `questions.Phase`."""
    is_first: Final[bool]
    """First turn of a fight (BM-5.3)."""
    element: Final[int]
    dragons: Final[int]
    """BM-7.5: from -3 (all with seat 1) to 3 (all with seat 0)."""
    questions: Final[tuple[Asked, ...]]
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
        questions: tuple[Asked, ...],
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


@dataclass(slots=True, init=False, unsafe_hash=True)
class Constraint:
    """At most so many of these cards are in hand (or outside the hand)."""

    cards: Final[tuple[int, ...]]
    in_hand: Final[bool]
    most: Final[int]

    def __init__(
        self,
        cards: tuple[int, ...],
        in_hand: bool,
        most: int,
    ) -> None:
        self.cards = cards
        self.in_hand = in_hand
        self.most = most


@dataclass(slots=True, init=False, unsafe_hash=True)
class SideMemory:
    """What the viewer remembers of a side: everything it saw, without forgetting."""

    discards: Final[tuple[int, ...]]
    """Discard pile in known order, the visible card last; `mixed` lies unordered below."""
    mixed_size: Final[int]
    mixed: Final[tuple[int, ...]]
    """The shuffled part of the discard pile, for its owner."""
    pool: Final[tuple[int, ...]]
    """Cards that may lie in `mixed`, all the opponent knows of it."""
    stack: Final[tuple[int, ...]]
    """The leadership stack, the visible card last."""
    known_hand: Final[tuple[int, ...]]
    """Hand cards that the opponent has seen (BM-3.4a)."""
    limits: Final[tuple[Constraint, ...]]
    bluff_candidates: Final[tuple[tuple[int, ...], ...]]
    pile_top: Final[tuple[int, ...]]
    pile_bottom: Final[tuple[int, ...]]
    """Known-order parts of the draw pile, HIDDEN for whoever does not know them (BM-23.5)."""
    known_bottom: Final[tuple[int, ...]]
    """Cards under the draw pile that went there openly."""
    unseen: Final[tuple[int, ...]]
    """Cards whose place the viewer does not know."""
    targets: Final[tuple[tuple[int, int, int], ...]]
    order: Final[tuple[int, ...]]
    """As far as the viewer knows it, from the oldest card to the newest."""
    out_at: Final[int]
    """The moment the last hand card (or last card at all, RS-29) left; 0 before."""
    seen: Final[tuple[int, ...]]
    """With closed lists these cards, and those that lie open now (BM-3.4b)."""

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
        seen: tuple[int, ...],
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


@dataclass(slots=True, init=False, unsafe_hash=True)
class Memory:
    """BM-3.4a, OQ-33: everything the viewer has legitimately seen so far, without forgetting."""

    sides: Final[tuple[SideMemory, SideMemory]]

    def __init__(
        self,
        sides: tuple[SideMemory, SideMemory],
    ) -> None:
        self.sides = sides


def side_table(
    side: SideFields,
    seat: int,
    *,
    hand_size: int,
    hand: tuple[int, ...],
    pile_size: int,
    inactive: tuple[int, ...],
    bluffs: tuple[int, ...],
    discard_top: int,
    stack_top: int,
    ships: tuple[ShipView, ...],
    lasting: tuple[int, ...],
    staff: tuple[int, ...],
    laid: tuple[int, ...],
    power: int,
) -> SideTable:
    """A side as it lies there."""
    return SideTable(
        hand_size,
        hand,
        set_of_match(seat, side.revealed),
        pile_size,
        set_of_match(seat, side.active),
        inactive,
        set_of_match(seat, side.support),
        bluffs,
        discard_top,
        stack_top,
        set_of_match(seat, side.leading),
        ships,
        lasting,
        staff,
        set_of_match(seat, side.vows),
        of_match(seat, side.ready),
        set_of_match(seat, side.exposed),
        laid,
        power,
    )


def side_memory(
    side: SideFields,
    seat: int,
    *,
    mixed_size: int,
    mixed: tuple[int, ...],
    limits: tuple[Constraint, ...],
    bluff_candidates: tuple[tuple[int, ...], ...],
    pile_top: tuple[int, ...],
    pile_bottom: tuple[int, ...],
    unseen: tuple[int, ...],
    targets: tuple[tuple[int, int, int], ...],
    order: tuple[int, ...],
    seen: tuple[int, ...],
) -> SideMemory:
    """What is remembered of a side."""
    return SideMemory(
        of_match(seat, side.discards),
        mixed_size,
        mixed,
        set_of_match(seat, side.pool),
        of_match(seat, side.stack),
        set_of_match(seat, side.known_hand),
        limits,
        bluff_candidates,
        pile_top,
        pile_bottom,
        set_of_match(seat, side.known_bottom),
        unseen,
        targets,
        order,
        side.out_at,
        seen,
    )


def progress_of(
    position: PositionFields,
    *,
    numbers: tuple[int, ...],
) -> Progress:
    """What happened."""
    return Progress(
        numbers,
        tuple(position.ignorers),
        position.moment,
        position.must_retreat,
        position.informed,
    )


def open_table(
    position: PositionFields,
    *,
    sides: tuple[SideTable, SideTable],
    to_act: int,
    questions: tuple[Asked, ...],
    progress: Progress,
) -> OpenTable:
    """The table as it is."""
    return OpenTable(
        sides,
        position.seat,
        to_act,
        int(position.phase),
        position.is_first,
        int(position.element),
        position.dragons,
        questions,
        progress,
        position.winner,
        position.crystals,
    )


def lay_side(side: SideFields, table: SideTable, memory: SideMemory) -> None:
    """Put there what everybody sees of a side as it lies."""
    side.revealed = bits_in(table.revealed)
    side.active = bits_in(table.active)
    side.support = bits_in(table.support)
    side.leading = bits_in(table.leading)
    side.vows = bits_in(table.vows)
    side.ready = local(table.ready)
    side.exposed = bits_in(table.exposed)
    side.discards = local(memory.discards)
    side.pool = bits_in(memory.pool)
    side.stack = local(memory.stack)
    side.known_hand = bits_in(memory.known_hand)
    side.known_bottom = bits_in(memory.known_bottom)
    side.out_at = memory.out_at


def lay_table(position: PositionFields, table: OpenTable) -> None:
    """Put there what everybody sees beside the sides."""
    position.seat = table.seat
    position.phase = table.phase
    position.is_first = table.is_first
    position.element = table.element
    position.dragons = table.dragons
    position.winner = table.winner
    position.crystals = table.crystals
    position.ignorers = list(table.progress.ignorers)
    position.moment = table.progress.moment
    position.must_retreat = table.progress.must_retreat
    position.informed = table.progress.informed
