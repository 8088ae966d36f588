"""What a search must know of a game, and how positions are judged."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from moondrake.table import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class GameGuide(ABC, Generic[S]):
    """One game's answers to a search. Abstract, not a protocol: compiled calls are cheaper that way."""

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """Equal for positions of one world that differ in nothing that matters any more."""

    @abstractmethod
    def active_seat(self, state: S) -> int:
        """Whose turn it is, whoever is asked."""

    @abstractmethod
    def worths(self, state: S, actions: list[int]) -> list[float]:
        """How much the asked seat likes each answer at first sight."""

    @abstractmethod
    def choose(self, state: S, actions: list[int]) -> int:
        """The answer the asked seat likes best at first sight."""

    def is_layable(self, action: int) -> bool:
        """Does this answer lay something out, so that two of them in either order come to the same?"""
        return False

    @abstractmethod
    def is_quiet(self, state: S) -> bool:
        """Is this a position where an imagined game may stop and be judged?"""


Guide = GameGuide[Any]
"""For a search, which knows no game."""


class GameEvaluator(Protocol[S_contra]):
    """Judges many positions at once, so that a network can do it as a batch."""

    def evaluate(self, positions: Sequence[S_contra], seat: int) -> list[float]:
        """For each position the chance that this seat wins, from 0 to 1."""
        ...


Evaluator = GameEvaluator[Any]
"""For a search, which knows no game."""
