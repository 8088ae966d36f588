"""One position of Equinox: plain data, ints and lists of ints.

Lists of cards are sorted, so that legal actions come out in order. Creatures, cards, fields and seats
are ints; a field is `creature * ROWS + row`, rows counted from 0.
"""

from collections.abc import Hashable
from typing import Final

from moondrake.equinox.options import Options
from moondrake.equinox.prints import FIELDS, KINDS, NO_CARD, NOBODY, STONES
from moondrake.equinox.questions import STAYS, Ask, Step
from moondrake.table.dice import Dice
from moondrake.table.events import Event
from moondrake.table.native import mypyc_attr

__all__ = ["STAYS", "Ask", "Frame", "Position", "Step", "ask", "opened", "vanished"]


UNKNOWN: Final[list[int]] = []
"""Answers that nobody has looked for yet. Never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One question that waits for its answer. Never changed, so copies may share it.

    `ability` is the number of the effect in question, `source` the creature that uses it (not the same
    when a vanished creature's ability is used), `other` the seat or field chosen before, `left` how often
    the question still comes. `below` is the question that waits until this one is answered. `answers` are the
    legal ones where a simulation had to find them to ask at all, otherwise empty.
    """

    __slots__ = ("ability", "answers", "ask", "below", "left", "other", "seat", "source")

    def __init__(  # noqa: PLR0917
        self,
        ask: int,
        seat: int,
        ability: int = -1,
        source: int = -1,
        other: int = -1,
        left: int = 1,
        below: "Frame | None" = None,
        answers: list[int] = UNKNOWN,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.ability = ability
        self.source = source
        self.other = other
        self.left = left
        self.below = below
        self.answers = answers


_UNSET: Final[list[int]] = []
_UNSET_HANDS: Final[list[list[int]]] = []


class Position:
    """Everything on and around the table."""

    def __init__(self, options: Options) -> None:
        # The placeholders are shared and never changed: `opened` and `copy` put real lists in their place,
        # and a copy that would first build a dozen empty lists costs half as much again.
        self.options = options
        self.rules = options.ruleset
        self.seats = options.seats
        self.step: int = Step.START
        self.turn = 0
        self.row = 0
        self.creatures: list[int] = _UNSET
        self.alive: list[int] = _UNSET
        self.vanished_in: list[int] = _UNSET
        self.pile: list[int] = _UNSET
        self.discard: list[int] = _UNSET
        self.hands: list[list[int]] = _UNSET_HANDS
        self.asides: list[list[int]] = _UNSET_HANDS
        self.picked: list[int] = _UNSET
        self.fields: list[int] = _UNSET
        self.stones: list[int] = _UNSET
        self.champions: list[int] = _UNSET
        self.stones_left: list[int] = _UNSET
        self.secrets: list[int] = _UNSET
        self.secret_used = 0
        self.bet_on = 0
        self.echoed = False
        self.free_discards = False
        self.bet_secretly = False
        self.asked: Frame | None = None
        self.log: list[int] = _UNSET
        self.events: list[Event] | None = None
        self.dice: Dice | None = None
        """Simulation: answers for chance and for whoever has a single answer. Not copied."""
        self.offered: list[int] = _UNSET
        """Simulation: the answers to the open question, once they are known to be several. Not copied."""

    @property
    def frames(self) -> list[Frame]:
        """All questions that wait, the open one last."""
        frames: list[Frame] = []
        frame = self.asked
        while frame is not None:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    def question(self) -> Frame:
        """The open question; there is one while the game runs."""
        frame = self.asked
        assert frame is not None, "the game is over"
        return frame

    def key(self) -> Hashable:
        """Equal for positions of one match that play the same, whatever led to them and whoever saw it."""
        questions = [
            (frame.ask, frame.seat, frame.ability, frame.source, frame.other, frame.left)
            for frame in self.frames
        ]
        cards = [tuple(hand) for hand in self.hands] + [tuple(aside) for aside in self.asides]
        return (
            (self.step, self.turn, self.row, self.bet_on, self.secret_used),
            (self.echoed, self.free_discards, self.bet_secretly),
            tuple(questions),
            tuple(cards),
            tuple(self.creatures),
            tuple(self.vanished_in),
            tuple(self.pile),
            tuple(self.picked),
            tuple(self.fields),
            tuple(self.stones),
            tuple(self.champions),
            tuple(self.stones_left),
            tuple(self.secrets),
        )

    def copy(self) -> "Position":
        """An independent copy. `creatures`, `alive` and frames are never changed in place and are shared."""
        twin = Position(self.options)
        twin.step = self.step
        twin.turn = self.turn
        twin.row = self.row
        twin.creatures = self.creatures
        twin.alive = self.alive
        twin.vanished_in = self.vanished_in.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.asides = [aside.copy() for aside in self.asides]
        twin.picked = self.picked.copy()
        twin.fields = self.fields.copy()
        twin.stones = self.stones.copy()
        twin.champions = self.champions.copy()
        twin.stones_left = self.stones_left.copy()
        twin.secrets = self.secrets.copy()
        twin.secret_used = self.secret_used
        twin.bet_on = self.bet_on
        twin.echoed = self.echoed
        twin.free_discards = self.free_discards
        twin.bet_secretly = self.bet_secretly
        twin.asked = self.asked
        twin.log = self.log.copy()
        if self.events is not None:
            twin.events = self.events.copy()
        return twin


def opened(options: Options) -> Position:
    """EQ-3.1: An empty table; each seat has its five stones before it."""
    position = Position(options)
    seats = options.seats
    position.creatures = []
    position.alive = []
    position.vanished_in = [STAYS] * KINDS
    position.pile = []
    position.discard = []
    position.hands = [[] for _ in range(seats)]
    position.asides = [[] for _ in range(seats)]
    position.picked = []
    position.fields = [0] * FIELDS
    position.stones = [NOBODY] * FIELDS
    position.champions = [0] * KINDS
    position.stones_left = [STONES] * seats
    position.secrets = [NO_CARD] * seats
    position.log = []
    position.events = []
    return position


def ask(  # noqa: PLR0917
    position: Position,
    kind: int,
    seat: int,
    ability: int = -1,
    source: int = -1,
    other: int = -1,
    left: int = 1,
    answers: list[int] = UNKNOWN,
) -> None:
    """Ask a question; what was asked before waits for its answer.

    Only a simulation keeps the answers: whoever is asked outside of one may see the table rearranged first.
    """
    kept = UNKNOWN if position.dice is None else answers
    position.asked = Frame(kind, seat, ability, source, other, left, position.asked, kept)


def vanished(position: Position) -> list[int]:
    """EQ-2.2: The creatures of this match that have vanished."""
    return [creature for creature in position.creatures if position.vanished_in[creature] != STAYS]
