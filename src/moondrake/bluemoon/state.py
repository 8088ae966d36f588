"""The position: what lies where, whose turn it is, and which question waits for an answer.

Cards of one side are small numbers (the index in the deck, 0 the leader); a card of the match is
`seat * 64 + index`. Unordered zones are bit sets, piles are known-order lists plus an unordered rest
(BM-23.4, BM-23.7). Everything here is plain data: the rules live in `rules/`.
"""

from abc import ABC
from collections.abc import Hashable
from typing import Final

from moondrake.bluemoon.effects import Effect
from moondrake.bluemoon.first_values import NO_CARD, UNKNOWN, Limit
from moondrake.bluemoon.kept import PositionFields, SideFields, Turn
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import FIRST_WORK, Ask, Phase
from moondrake.bluemoon.zones import CARD_SHIFT, bits_of, count
from moondrake.table import Dice, Event
from moondrake.table.native import i64, mypyc_attr

__all__ = [
    "CARD_SHIFT",
    "CONSENTED",
    "FIRST_WORK",
    "NO_CARD",
    "SHIPPED",
    "UNKNOWN",
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


SHIPPED: Final = 1
CONSENTED: Final = 2
"""In a RESOLVE frame's `flags`: its card came from a ship; its owner already said yes (by USE, by answering
MAY, by interfering)."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Something that waits: a question (`ask`) to a seat, or work to be done, with its particulars.

    `side` is whose cards it is about, `source` the card of the match that causes it (NO_CARD: the rules),
    `left` how many are still to come (REFILL: the size of a full hand; PAY: the factor on what is asked for,
    BM-16.24), `bits` a set of cards of `side`, `flags` how it is to be done, `place` which one of several: a
    sentence of the card, a rule, a text, a card on its way. `ways` are all ways to pay.
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
        *,
        flags: int = 0,
        place: int = 0,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.side = side
        self.source = source
        self.effect = effect
        self.left = left
        self.bits = bits
        self.flags = flags
        self.place = place
        self.ways: list[int] | None = None

    def numbers(self) -> tuple[int, int, int]:
        """What is known of it beside cards."""
        return self.left, self.flags, self.place

    def copy(self) -> "Frame":
        new = Frame(self.ask, self.seat, self.side, self.source, self.effect, self.left, self.bits)
        new.flags = self.flags
        new.place = self.place
        new.ways = self.ways
        return new


@mypyc_attr(acyclic=True)
class Side(SideFields):
    """What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a): `fields.SIDE`."""

    def copy(self) -> "Side":
        new = Side()
        self.copy_to(new)
        return new

    def pile(self) -> i64:
        """All cards of the draw pile."""
        return self.rest | bits_of(self.top) | bits_of(self.bottom)

    def pile_size(self) -> int:
        return count(self.rest) + len(self.top) + len(self.bottom)

    def discard_bits(self) -> i64:
        """All cards of the discard pile."""
        return self.mixed | bits_of(self.discards)

    def bluff_bits(self) -> i64:
        return bits_of(self.bluffs)

    def landed_cargo(self) -> i64:
        """The cards on landed ships."""
        bits: i64 = 0
        for index, ship in enumerate(self.ships):
            if self.landed >> ship & 1:
                bits |= self.cargo[index]
        return bits

    def all_cargo(self) -> i64:
        bits: i64 = 0
        for cargo in self.cargo:
            bits |= cargo
        return bits

    def fight_cards(self) -> int:
        """How many cards lie in combat and support zones, bluffs not counted."""
        return count(self.combat) + count(self.support)


def empty_side() -> Side:
    """A side with no cards anywhere."""
    return Side().copy()


def new_sides(match: Match) -> list[Side]:
    """Two empty sides with their staff in the leader zone (BM-9.19, BM-9.20)."""
    sides = [empty_side(), empty_side()]
    for seat in (0, 1):
        sides[seat].lasting = match.facts[seat].staff
    return sides


class Position(PositionFields, ABC):
    """All data of a state: `fields.POSITION`, sides, turn, questions. `game.State` adds the API on top."""

    def __init__(self, match: Match, sides: list[Side] | None = None) -> None:
        super().__init__()
        self.match = match
        self.rules = match.rules
        self.facts = match.facts
        self.manners = match.manners
        self.lookahead = match.lookahead
        if sides is None:  # otherwise the rest is taken over, too
            sides, self.ignorers = new_sides(match), []
        self.sides: list[Side] = sides
        """A list: a compiled tuple would be made anew for every look-up with a variable."""
        self.turn = Turn()
        self.frames: list[Frame] = []
        self.points: list[Position] = []
        """BM-17.2: the points an illegal turn may go back to, kept only where the ruleset wants it."""
        self.probe = 0
        """BM-17.6: a copy that only asks whether the turn can end legally (`rules/foreseeing.py`)."""
        self.dice: Dice | None = None
        """Simulation: answers for chance and for whoever has a single answer. Not copied."""
        self.events: list[Event] | None = []

    def key(self) -> Hashable:
        """Equal for positions that play the same; the order of answers that led here is none of it."""
        frames = [
            (frame.ask, frame.seat, frame.side, frame.source, id(frame.effect), *frame.numbers(), frame.bits)
            for frame in self.frames
        ]
        return (
            self.fields_key(),
            self.sides[0].key(),
            self.sides[1].key(),
            self.turn.numbers(),
            tuple(frames),
        )

    def become(self, other: "Position") -> None:
        """Take over everything from another position of the same match, except the events."""
        seen = [side.seen for side in self.sides]
        self.sides = [other.sides[0].copy(), other.sides[1].copy()]
        for seat in (0, 1):
            self.sides[seat].seen |= seen[seat]
        self.take_rest(other)

    def take_rest(self, other: "Position") -> None:
        """Take over everything but the sides, the events, and what a probe or a simulation is about."""
        other.copy_to(self)
        self.turn = other.turn.copy()
        self.frames = [frame.copy() for frame in other.frames] if other.frames else []
        self.points = other.points.copy()
