"""What a player is."""

from abc import ABC, abstractmethod

from moondrake.table import View


class Player(ABC):
    """Chooses one of the legal actions from what one seat may know. `clock` is seconds for this move."""

    name: str

    @abstractmethod
    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        """One of the actions."""
