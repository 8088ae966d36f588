"""One match as learners see it: numbers for actions and positions, chance dealt by a seed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from moondrake.adapters.extras import MissingExtra
from moondrake.games import learned_named
from moondrake.table import SetupError, State
from moondrake.table.encoding import Stretch
from moondrake.table.saying import listed

try:
    import numpy as np
except ImportError as error:
    raise MissingExtra("numpy", "gymnasium") from error

Bytes = np.ndarray[Any, np.dtype[np.int8]]
S = TypeVar("S", bound=State)
Observed = np.ndarray[Any, Any]
"""Signed bytes, or numbers of 32 bits where a coder says so."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: a label and its cards, each a few words."""

    label: str
    tiles: tuple[str, ...] = ()
    paper: str = "none"


class Coder(ABC, Generic[S]):
    """A game in numbers that mean the same in every match of it."""

    name: str
    title: str
    """Its name for Gymnasium, as in `moondrake/BlueMoon-v1`."""
    version: int
    actions: int
    """All actions are below this number."""
    size: int
    """Bytes of an observation."""
    stretches: tuple[Stretch, ...]
    is_real: bool = False
    """Are observations real numbers instead of bytes?"""
    defaults: Mapping[str, str]
    """The header of a match where nothing else is asked for."""
    seats: tuple[int, int] = (2, 2)
    """The fewest and the most players."""
    most: float = 1.0
    """The largest return."""
    is_zero_sum: bool = False
    """Do all returns of a match add up to nothing? Otherwise none is below nothing."""

    @abstractmethod
    def start(self, header: Mapping[str, str]) -> S:
        """A new match; raises SetupError."""

    @abstractmethod
    def numbers(self, state: S, actions: list[int]) -> list[int]:
        """The fixed numbers of actions that are legal now."""

    @abstractmethod
    def action(self, state: S, number: int) -> int:
        """The action of this match that a fixed number means now."""

    @abstractmethod
    def encode(self, state: S, seat: int) -> bytearray:
        """What a seat knows."""

    @abstractmethod
    def rows(self, view: Any) -> list[Row]:
        """The table line by line, as everybody may see it."""

    def outcome(self, state: S, rewards: str) -> tuple[float, ...]:
        """The rewards of a match that is over: `win` or `score`."""
        returns = state.returns()
        if rewards == "score":
            return returns
        return tuple(float(value > 0) - float(value < 0) for value in returns)

    def parameters(self) -> dict[str, str | int]:
        """The header where nothing else is asked for, as OpenSpiel's parameters."""
        told: dict[str, str | int] = {key.replace(" ", "_"): value for key, value in self.defaults.items()}
        return told | ({"players": int(self.defaults["players"])} if "players" in self.defaults else {})

    def place_word(self, stretch: Stretch, place: int) -> str:
        """What one byte of a stretch is called."""
        return str(place)

    def describe(self, encoded: bytearray) -> str:
        """What the bytes say, a line for each stretch that says anything."""
        lines = []
        for stretch in self.stretches:
            told = encoded[stretch.offset : stretch.offset + stretch.size]
            if any(told):
                lines.append(f"{stretch.name}: {self._told(stretch, told)}")
        return "\n".join(lines)

    def _told(self, stretch: Stretch, told: bytearray) -> str:
        signed = [value - 256 if value > 127 else value for value in told]
        if stretch.size == 1:
            return str(signed[0])
        return " ".join(
            self.place_word(stretch, place) + (f"={value}" if value != 1 else "")
            for place, value in enumerate(signed)
            if value
        )

    def observation(self, state: S, seat: int) -> Observed:
        """What a seat knows, as an array."""
        return np.frombuffer(self.encode(state, seat), dtype=np.int8)

    def header(self, options: Mapping[str, str]) -> dict[str, str]:
        """The defaults with options over them; `deck_a` is as good as `deck a`."""
        return {**self.defaults, **{key.replace("_", " "): str(value) for key, value in options.items()}}


AnyCoder = Coder[Any]


def coder(game: str, observation: str = "bytes") -> AnyCoder:
    """The numbers of a game; raises SetupError."""
    ways = learned_named(game).coders
    if observation not in ways:
        raise SetupError("problem-observation", game=game, word=observation, known=listed(tuple(ways)))
    found: AnyCoder = ways[observation]()
    return found
