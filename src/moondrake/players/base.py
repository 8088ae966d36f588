"""What a player is."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from moondrake.table import View

V = TypeVar("V", bound=View)


class GamePlayer(ABC, Generic[V]):
    """Chooses one of the legal actions from what one seat may know. `clock` is seconds for this move."""

    name: str
    steps = 0
    """Steps of search for a move, whatever the clock and the machine; 0: what the clock allows."""
    late = 0
    """How often the clock, and not the steps, ended a search."""

    @abstractmethod
    def choose(self, view: V, actions: list[int], clock: float = 1.0) -> int:
        """One of the actions."""


Player = GamePlayer[Any]
"""Of whatever game: for a table, which hands everybody the views of its own."""
