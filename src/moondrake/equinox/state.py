"""One position of Equinox: plain data, ints and lists of ints.

Lists of cards are sorted, so that legal actions come out in order. Creatures, cards, fields and seats
are ints; a field is `creature * ROWS + row`, rows counted from 0.
"""

from collections.abc import Hashable
from typing import Final

from moondrake.equinox.kept import UNSET, PositionFields
from moondrake.equinox.options import Options
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


class Position(PositionFields):
    """Everything on and around the table: `fields.POSITION`, and the questions that wait."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.rules = options.ruleset
        self.seats = options.seats
        self.asked: Frame | None = None
        self.events: list[Event] | None = None
        self.dice: Dice | None = None
        """Simulation: answers for chance and for whoever has a single answer. Not copied."""
        self.offered: list[int] = UNSET
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
        return tuple(questions), self.fields_key()

    def copy(self) -> "Position":
        """An independent copy. Frames are never changed in place and are shared."""
        twin = Position(self.options)
        self.copy_to(twin)
        twin.asked = self.asked
        if self.events is not None:
            twin.events = self.events.copy()
        return twin


def opened(options: Options) -> Position:
    """EQ-3.1: An empty table; each seat has its five stones before it."""
    position = Position(options)
    position.clear(options.seats)
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
