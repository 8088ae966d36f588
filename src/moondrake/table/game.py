"""A game as the rest of the house sees it: a name, a version of its rules, a way to start."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from moondrake.table.state import State


class Game(ABC):
    """One game. `rules_version` rises whenever an old record could replay differently."""

    name: str
    rules_version: int

    @abstractmethod
    def start(self, header: Mapping[str, str]) -> State:
        """A new match set up as `State.header` describes it; raises SetupError."""
