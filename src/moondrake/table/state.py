"""The state of a game and what one seat may know of it."""

from abc import ABC, abstractmethod
from random import Random
from typing import Final, Self

from moondrake.table.dice import Dice
from moondrake.table.events import Event

LETTERS: Final = "abcdefgh"
LONGEST: Final = 40
"""A longer word of a set-up is cut in a `repr`."""

CHANCE: Final = -1
"""Where the dealer sits: chance is a seat like any other, its choices are uniform."""

SPECTATOR: Final = -2
"""Somebody who watches and holds no seat."""

NOBODY: Final = -1
"""Where a seat could stand and none does: no winner yet, no owner."""


class View(ABC):
    """What one seat may know: `table`, what lies open to it now, and `memory`, what it has seen.

    Views are plain values: equal knowledge gives equal views. The concrete class adds `table` and `memory`.
    """

    seat: int
    """Whose knowledge it is, or SPECTATOR."""

    @abstractmethod
    def game(self) -> str:
        """The name of the game."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """An action as a word, from what the seat knows."""

    @abstractmethod
    def determinize(self, rng: Random) -> "State":
        """A complete state, drawn at random among those that fit everything this seat has seen."""

    def __deepcopy__(self, memo: object) -> "View":
        """A view never changes, so it is its own copy."""
        return self


def seat_name(seat: int) -> str:
    """A seat for people who read messages: a letter, or who else it is."""
    return {CHANCE: "chance", SPECTATOR: "a spectator"}.get(seat) or f"seat {LETTERS[seat]}"


class State(ABC):
    """One position of one game. Copies are independent; no clock, no randomness, no output inside."""

    def __repr__(self) -> str:
        """What it is, where it stands, and its set-up."""
        if self.is_over():
            where = f"over, returns {self.returns()}"
        else:
            where = f"{seat_name(self.seat_to_act())} is asked, {len(self.legal_actions())} legal actions"
        words = [f"{key} {word}" for key, word in self.header().items() if len(word) <= LONGEST]
        return f"<{type(self).__module__.split('.')[1]}: {where}; {', '.join(words)}>"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the table."""

    @abstractmethod
    def seat_to_act(self) -> int:
        """Who is asked now: 0, 1, ... or CHANCE. Undefined when the game is over."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Everything that may be answered now: sorted, never empty before the end."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Carry out a legal action. Trusts the caller; `table.play` checks first."""

    @abstractmethod
    def is_over(self) -> bool:
        """Has the game ended?"""

    @abstractmethod
    def returns(self) -> tuple[float, ...]:
        """The result for all seats, zeros while the game runs."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What this seat (or SPECTATOR) may know."""

    @abstractmethod
    def action_bound(self) -> int:
        """All actions of this match are below this number."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """An action as a word for people; `parse` reads it back."""

    @abstractmethod
    def parse(self, word: str) -> int:
        """The action that a word names; raises IllegalAction where it names none."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """The set-up in words: what a record needs to start the same match again."""

    @abstractmethod
    def swap_events(self, kept: list[Event] | None) -> list[Event] | None:
        """Leave events in another list from now on, or none at all with None; the list so far."""

    def keep_events(self, wanted: bool) -> None:
        """Switch events on or off; switched off they cost nothing. New states keep them.

        What happened and was not taken stays there when events are kept already.
        """
        before = self.swap_events([] if wanted else None)
        if wanted and before:
            self.swap_events(before)

    def take_events(self) -> list[Event]:
        """The events since the last call, oldest first."""
        taken = self.swap_events([])
        if taken is None:
            self.swap_events(None)
        return taken or []

    def simulate(self, dice: Dice | None) -> None:  # noqa: B027 a game need not take part
        """For simulation: dice answer for chance, and whoever has a single answer gives it, unasked.

        The games are the same and come up equally often, only fewer questions are asked, so a record must
        not be made of them. `None` ends it; a copy asks everything again. A game may go on asking.
        """

    def pick(self, dice: Dice) -> int:
        """One of the legal actions, all equally likely."""
        actions = self.legal_actions()
        return actions[dice.below(len(actions))]
