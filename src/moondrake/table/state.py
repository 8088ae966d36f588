"""The state of a game and what one seat may know of it."""

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from moondrake.table.events import Event

CHANCE: Final = -1
"""Where the dealer sits: chance is a seat like any other, its choices are uniform."""

SPECTATOR: Final = -2
"""Somebody who watches and holds no seat."""


class View(ABC):
    """What one seat may know: `table`, what lies open to it now, and `memory`, what it has seen.

    Views are plain values: equal knowledge gives equal views. The concrete class adds `table` and `memory`
    (frozen dataclasses that `dataclasses.asdict` turns into JSON).
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


class State(ABC):
    """One position of one game. Copies are independent; no clock, no randomness, no output inside."""

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
    def copy(self) -> "State":
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
    def keep_events(self, wanted: bool) -> None:
        """Switch events on or off (simulation does not need them). New states keep them.

        What happened and was not taken stays there when events are kept already.
        """

    @abstractmethod
    def take_events(self) -> list[Event]:
        """The events since the last call, oldest first."""
