"""What a seat sees and remembers, as plain values (BM-3.4a); `view` builds them, `imagine` deals from them.

The large values have constructors of their own: compiled, that of a frozen dataclass took half of the time of
a view. Their fields are final all the same.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.effects import Effect


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
class Asked:
    """What waits for an answer: whose, of which kind, and what it is about, as a `state.Frame` has it."""

    ask: int
    seat: int
    side: int
    source: int
    effect: Effect | None
    left: int
    flags: int
    place: int
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
class OpenTable:
    """BM-3.4, RS-31: what may be shown to the viewer now; never the size of a discard pile or stack."""

    sides: Final[tuple[SideTable, SideTable]]
    seat: Final[int]
    to_act: Final[int]
    phase: Final[int]
    is_first: Final[bool]
    element: Final[int]
    dragons: Final[int]
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
