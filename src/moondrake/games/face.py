"""How a game looks in the terminal: one face per game, plain lines that a screen reader can follow."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from moondrake.table import Event, Game, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Face(ABC, Generic[S, V]):
    """Turns events, questions and positions of one match into lines."""

    game: Game
    example = ""
    """An answer that `help` shows."""
    lacks: tuple[str, ...] = ()
    """Commands of the terminal that this game has no use for."""

    def __init__(self, names: tuple[str, ...], language: str) -> None:
        self.names = names
        self.language = language

    @abstractmethod
    def event(self, state: S, event: Event) -> str | None:
        """An event in words with the number of its rule; None for what nobody needs to hear."""

    @abstractmethod
    def question(self, view: V) -> str:
        """What the seat is asked."""

    @abstractmethod
    def option(self, state: S, number: int) -> str:
        """A legal action: its word and what it is about."""

    def move(self, state: S, number: int) -> str:
        """A move in a few words, as a hint names it."""
        return state.notation(number)

    @abstractmethod
    def position(self, view: V) -> list[str]:
        """The table as this seat sees it."""

    @abstractmethod
    def card(self, word: str, view: V) -> str:
        """What a card or creature says, or how one is written; of packs only what the view knows."""

    def why(self, state: S, seat: int, words: str) -> list[str]:
        """Why a seat may not do this now, the decisive reason first; empty if it may, or where all is said.

        Words that name nothing raise IllegalAction.
        """
        return []

    def power(self, state: S) -> list[str]:
        """Where the powers come from, line by line; nothing where a game knows no power."""
        return []


AnyFace = Face[Any, Any]
