"""How a game's views and questions are written as JSON: one class per game (docs/protocol.md)."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from moondrake.table import View

V = TypeVar("V", bound=View)
Json = dict[str, Any]


class Wire(ABC, Generic[V]):
    """Pure: nothing but the view decides what comes out."""

    @abstractmethod
    def view_json(self, view: V, memory: bool = True) -> Json:
        """`setup`, `table`, `memory`, and `cards`, the key of every card number in it."""

    @abstractmethod
    def read_view(self, told: Json, seat: int, blank: Any) -> V:
        """The view that was written so; `blank` is the class its imagined states are made of."""

    @abstractmethod
    def question_json(self, view: V) -> Json:
        """What the seat is asked: its kind as a word, and what it is about."""
