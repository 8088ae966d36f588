"""The position: what lies where, whose turn it is, and which question waits for an answer.

Cards of one side are small numbers (the index in the deck, 0 the leader); a card of the match is
`seat * 64 + index`. Unordered zones are bit sets, piles are known-order lists plus an unordered rest
(BM-23.4, BM-23.7). Everything here is plain data: the rules live in `rules/`.
"""

from abc import ABC
from typing import Final

from moondrake.bluemoon.effects import Effect, Element
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import FIRST_WORK, Ask, Phase
from moondrake.bluemoon.zones import bits_of
from moondrake.table import Event, State

__all__ = [
    "CARD_SHIFT",
    "CONSENTED",
    "FIRST_WORK",
    "NO_CARD",
    "Ask",
    "Frame",
    "Limit",
    "Phase",
    "Position",
    "Side",
    "Turn",
    "empty_side",
    "new_sides",
]


CARD_SHIFT: Final = 6
NO_CARD: Final = -1
CONSENTED: Final = 2
"""In a RESOLVE frame's `left`: its owner already said yes (by USE, by answering MAY, by interfering)."""


class Frame:
    """Something that waits: a question (`ask`) to a seat, or work to be done, with its particulars.

    `side` is whose cards it is about, `source` the card that causes it (NO_CARD: the rules), `left` a
    number that counts down, `bits` a set of cards of `side`.
    """

    def __init__(
        self,
        ask: int,
        seat: int,
        side: int = 0,
        source: int = NO_CARD,
        effect: Effect | None = None,
        left: int = 0,
        bits: int = 0,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.side = side
        self.source = source
        self.effect = effect
        self.left = left
        self.bits = bits

    def copy(self) -> "Frame":
        return Frame(self.ask, self.seat, self.side, self.source, self.effect, self.left, self.bits)


class Limit:
    """What the opponent knows of hidden cards: at most `most` of `cards` are in hand (or outside it)."""

    def __init__(self, cards: int, in_hand: bool, most: int) -> None:
        self.cards = cards
        self.in_hand = in_hand
        self.most = most

    def copy(self) -> "Limit":
        return Limit(self.cards, self.in_hand, self.most)


UNSET: Final[list[int]] = []
NO_LIMITS: Final[list[Limit]] = []
"""Stand in a new Side until `empty_side` or `copy` puts real lists there: a copy is made for every step of
a search, and lists made only to be replaced would be half of its cost. Never changed."""


def copied(cards: list[int]) -> list[int]:
    """A copy; most lists are empty, and making a new one is cheaper than copying."""
    return cards.copy() if cards else []


class Side:
    """What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a)."""

    def __init__(self) -> None:
        self.hand = 0
        self.revealed = 0
        """Hand cards that lie open (BM-15.6)."""
        self.top: list[int] = UNSET
        self.rest = 0
        self.bottom: list[int] = UNSET
        self.combat = 0
        """All cards of the combat zone, active or not."""
        self.active = 0
        """The active ones among them (BM-3.7)."""
        self.support = 0
        """BM-3.11: the four places are layout only, any number may lie here."""
        self.bluffs: list[int] = UNSET
        self.discards: list[int] = UNSET
        """Discard pile in known order, the visible card last; `mixed` lies unordered below."""
        self.mixed = 0
        self.stack: list[int] = UNSET
        self.leading = 0
        """Leadership cards active this turn."""
        self.ships: list[int] = UNSET
        self.cargo: list[int] = UNSET
        """Bit sets, one for each ship."""
        self.landed = 0
        self.lasting = 0
        """Active Hyla and crystal cards, which stay between fights, and the staff, whose texts work too."""
        self.vows = 0
        """Own cards whose text forbids their owner to lay out certain cards for the rest of the fight."""
        self.ready: list[int] = UNSET
        """Solo: the Bot's cards that are about to be played, in order (BM-22.6)."""
        self.exposed = 0
        """Solo: the Bot's interference cards, which lie open (BM-22.10)."""
        self.order: list[int] = UNSET
        """Solo: the Bot's hand in the order drawn (BM-22.9); cards that left it may still be here."""
        self.laid = 0
        """A card that is laid out and not yet activated (BM-11.1 step 2)."""
        self.ignored_cards = 0
        self.ignored_texts = 0
        self.bluffs_ignored = False
        self.icons_off = 0
        """Icons ignored on this side's cards."""
        self.icons_off_protected = 0
        """Icons ignored even on active cards with PROTECTED (RS-9)."""
        self.target_sources: list[int] = UNSET
        self.targets: list[int] = UNSET
        self.target_marks: list[int] = UNSET
        """The texts (`values.text_key`) applied to one card of choice, these cards, and what opposing texts
        did to each when it was chosen (`values.influence`, RS-23)."""
        self.out_at = 0
        """The moment the last hand card (or last card at all, RS-29) left; 0 while there are any."""
        # What the opponent has seen.
        self.known_hand = 0
        self.known_bottom = 0
        """Cards under the draw pile that went there openly."""
        self.pool = 0
        """Cards that may lie in `mixed`, all the opponent knows of it."""
        self.not_bluffs: list[int] = UNSET
        """For each bluff support the cards it cannot be."""
        self.limits: list[Limit] = NO_LIMITS
        self.seen = 0
        """Cards that were shown to everybody at some time; closed lists ask for it (BM-3.4b)."""

    def copy(self) -> "Side":
        new = Side()
        new.hand = self.hand
        new.revealed = self.revealed
        new.top = copied(self.top)
        new.rest = self.rest
        new.bottom = copied(self.bottom)
        new.combat = self.combat
        new.active = self.active
        new.support = self.support
        new.bluffs = copied(self.bluffs)
        new.discards = copied(self.discards)
        new.mixed = self.mixed
        new.stack = copied(self.stack)
        new.leading = self.leading
        new.ships = copied(self.ships)
        new.cargo = copied(self.cargo)
        new.landed = self.landed
        new.lasting = self.lasting
        new.vows = self.vows
        new.ready = copied(self.ready)
        new.exposed = self.exposed
        new.order = copied(self.order)
        new.laid = self.laid
        new.ignored_cards = self.ignored_cards
        new.ignored_texts = self.ignored_texts
        new.bluffs_ignored = self.bluffs_ignored
        new.icons_off = self.icons_off
        new.icons_off_protected = self.icons_off_protected
        new.target_sources = copied(self.target_sources)
        new.targets = copied(self.targets)
        new.target_marks = copied(self.target_marks)
        new.out_at = self.out_at
        new.known_hand = self.known_hand
        new.known_bottom = self.known_bottom
        new.pool = self.pool
        new.not_bluffs = copied(self.not_bluffs)
        new.limits = [limit.copy() for limit in self.limits] if self.limits else []
        new.seen = self.seen
        return new

    def pile(self) -> int:
        """All cards of the draw pile."""
        return self.rest | bits_of(self.top) | bits_of(self.bottom)

    def pile_size(self) -> int:
        return self.rest.bit_count() + len(self.top) + len(self.bottom)

    def discard_bits(self) -> int:
        """All cards of the discard pile."""
        return self.mixed | bits_of(self.discards)

    def bluff_bits(self) -> int:
        return bits_of(self.bluffs)

    def landed_cargo(self) -> int:
        """The cards on landed ships."""
        bits = 0
        for index, ship in enumerate(self.ships):
            if self.landed >> ship & 1:
                bits |= self.cargo[index]
        return bits

    def all_cargo(self) -> int:
        bits = 0
        for cargo in self.cargo:
            bits |= cargo
        return bits

    def fight_cards(self) -> int:
        """How many cards lie in combat and support zones, bluffs not counted."""
        return self.combat.bit_count() + self.support.bit_count()


def empty_side() -> Side:
    """A side with no cards anywhere."""
    return Side().copy()


def new_sides(match: Match) -> list[Side]:
    """Two empty sides with their staff in the leader zone (BM-9.19, BM-9.20)."""
    sides = [empty_side(), empty_side()]
    for seat in (0, 1):
        sides[seat].lasting = match.facts[seat].staff
    return sides


class Turn:
    """BM-5.1: what happened in this turn, as far as the rules ask for it."""

    def __init__(self) -> None:
        self.characters = 0
        """Characters laid out that count for the limit (BM-6.10)."""
        self.boosters = 0
        self.supports = 0
        """Boosters and supports that count for the allowance (BM-6.13); loading counts as a support."""
        self.laid_out = 0
        self.laid_in_combat = 0
        self.stopped = False
        self.action_used = False
        self.deactivated = False
        """The first character of this turn was activated (BM-6.11)."""
        self.has_character = False
        self.pair_open = NO_CARD
        self.gang_is_free = False
        self.lenders = 0
        """Cards whose LendFree waits for the next card (BM-16.10)."""
        self.taken = 0
        """Cards taken from the own draw pile this turn (BM-16.19)."""
        self.used = 0
        """Own cards whose once-per-turn text was used; 64 places higher those for the end of the turn."""
        self.paid = 0
        """Opposing demands that were paid."""
        self.paid_twice = 0
        """Those of them for which the payment meets doubled numbers too (BM-16.2a)."""
        self.supports_played = 0
        self.boosters_played = 0
        self.loaded = 0
        self.refilled = False
        self.challenged = False
        self.targeted = False
        self.excused = False
        """BM-17.4: the turn cannot end legally for a reason nobody could foresee."""
        self.went_back = False
        """BM-17.2 `courtesy`: the player already went back once in this turn."""
        self.waived = 0
        """Cards laid out without their condition (BM-16.35)."""
        self.from_hand = 0
        """Cards laid out from hand beside a landed ship (BM-16.12)."""
        self.answered = False
        """The window immediately after announcing was offered (T6c)."""
        self.doomed = False
        """Solo: the Bot retreats at its retreat check, whatever its power (BM-22.20, BM-22.23)."""
        self.ended = 0
        """Own cards whose text for the end of the turn was used (BM-12.5)."""

    def copy(self) -> "Turn":
        new = Turn()
        new.characters = self.characters
        new.boosters = self.boosters
        new.supports = self.supports
        new.laid_out = self.laid_out
        new.laid_in_combat = self.laid_in_combat
        new.stopped = self.stopped
        new.action_used = self.action_used
        new.deactivated = self.deactivated
        new.has_character = self.has_character
        new.pair_open = self.pair_open
        new.gang_is_free = self.gang_is_free
        new.lenders = self.lenders
        new.taken = self.taken
        new.used = self.used
        new.paid = self.paid
        new.paid_twice = self.paid_twice
        new.supports_played = self.supports_played
        new.boosters_played = self.boosters_played
        new.loaded = self.loaded
        new.refilled = self.refilled
        new.challenged = self.challenged
        new.targeted = self.targeted
        new.excused = self.excused
        new.went_back = self.went_back
        new.waived = self.waived
        new.from_hand = self.from_hand
        new.answered = self.answered
        new.doomed = self.doomed
        new.ended = self.ended
        return new


class Position(State, ABC):
    """All data of a state. `game.State` adds the API on top; the rules only need this."""

    def __init__(self, match: Match, sides: list[Side] | None = None) -> None:
        self.match = match
        self.rules = match.rules
        self.facts = match.facts
        self.sides: list[Side] = new_sides(match) if sides is None else sides
        """A list: a compiled tuple would be made anew for every look-up with a variable."""
        self.seat = 0
        """The active player (BM-5.2: A)."""
        self.phase: int = Phase.SETUP
        self.is_first = True
        """First turn of a fight (BM-5.3)."""
        self.element: int = Element.NO_ELEMENT
        self.dragons = 0
        """BM-7.5: from -3 (all with seat 1) to +3 (all with seat 0)."""
        self.turn = Turn()
        self.frames: list[Frame] = []
        self.ignorers: list[int] = []
        """Active cards with an "ignored" text, oldest first (BM-13.2)."""
        self.winner = NO_CARD
        self.crystals = 0
        self.moment = 0
        """Counts the times a hand ran empty (RS-29)."""
        self.must_retreat = False
        """After an undo only retreat (or decline) is left (BM-17.2a)."""
        self.points: list[Position] = []
        """BM-17.2: the points an illegal turn may go back to, kept only where the ruleset wants it."""
        self.informed = False
        """BM-17.3: new information came since the undo point."""
        self.lookahead = match.lookahead
        self.probe = 0
        """BM-17.6: a copy that only asks whether the turn can end legally (`rules/foreseeing.py`)."""
        self.options: list[int] = []
        """What may be answered now, worked out once by `settle`."""
        self.events: list[Event] | None = []

    def become(self, other: "Position") -> None:
        """Take over everything from another position of the same match, except the events."""
        seen = [side.seen for side in self.sides]
        self.sides = [other.sides[0].copy(), other.sides[1].copy()]
        for seat in (0, 1):
            self.sides[seat].seen |= seen[seat]
        self.take_rest(other)

    def take_rest(self, other: "Position") -> None:
        """Take over everything but the sides and the events."""
        self.seat = other.seat
        self.phase = other.phase
        self.is_first = other.is_first
        self.element = other.element
        self.dragons = other.dragons
        self.turn = other.turn.copy()
        self.frames = [frame.copy() for frame in other.frames] if other.frames else []
        self.ignorers = copied(other.ignorers)
        self.winner = other.winner
        self.crystals = other.crystals
        self.moment = other.moment
        self.must_retreat = other.must_retreat
        self.points = other.points.copy()
        self.informed = other.informed
        self.lookahead = other.lookahead
        self.options = other.options
