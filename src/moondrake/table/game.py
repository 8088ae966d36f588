"""A game as the rest of the house sees it: a name, a version of its rules, a way to start."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Literal

from moondrake.table.state import State

Undoing = Literal["always", "free", "never"]
"""What a table lets its players take back: all (only bots are asked), what told nothing new, nothing."""


class Game(ABC):
    """One game. `rules_version` rises whenever an old record could replay differently."""

    name: str
    rules_version: int
    blank: type[State]
    """The class that its states are made of, imagined ones too."""

    @abstractmethod
    def start(self, header: Mapping[str, str]) -> State:
        """A new match set up as `State.header` describes it; raises SetupError."""
