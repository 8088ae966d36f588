"""Positions to learn from: features of many positions with what came of them, in files of numpy."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import numpy as np

from moondrake.bluemoon import Match, Position
from moondrake.players.bluemoon.features import NUMBERS, VERSION, ZONES, Features
from moondrake.players.bluemoon.thumb import Lore

Array = np.ndarray[Any, Any]
CARDS: Final = 63
"""Places for the cards of a side."""


class Recorder:
    """Positions of one game as its two seats know them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.features = Features(Lore(match))
        self.zones: list[list[int]] = []
        self.numbers: list[list[float]] = []
        self.seats: list[int] = []
        self.values: list[float] = []
        """What a search thought of the position for that seat; below 0 where none did."""

    def add(self, state: Position, seat: int, value: float = -1.0) -> None:
        """Keep what this seat knows of the position."""
        self.zones.append(self.features.zones(state, seat))
        self.numbers.append(self.features.numbers(state, seat))
        self.seats.append(seat)
        self.values.append(value)


@dataclass
class Samples:
    """Games with their positions, in the order they came about."""

    keys: list[str] = field(default_factory=list)
    decks: list[Array] = field(default_factory=list)
    """For each game which card (a number in `keys`, from 1) is card n of a side."""
    results: list[tuple[int, int]] = field(default_factory=list)
    """Winner and crystals of each game."""
    games: list[Array] = field(default_factory=list)
    seats: list[Array] = field(default_factory=list)
    zones: list[Array] = field(default_factory=list)
    numbers: list[Array] = field(default_factory=list)
    values: list[Array] = field(default_factory=list)
    _numbers_of: dict[str, int] = field(default_factory=dict)

    def add_game(self, recorder: Recorder, winner: int, crystals: int) -> None:
        """A finished game."""
        number = len(self.results)
        deck = np.zeros((2, CARDS), np.uint16)
        for seat in (0, 1):
            for place, card in enumerate(recorder.match.facts[seat].printed):
                deck[seat, place] = self._number_of(card.key)
        self.decks.append(deck)
        self.results.append((winner, crystals))
        count = len(recorder.seats)
        self.games.append(np.full(count, number, np.int32))
        self.seats.append(np.array(recorder.seats, np.int8))
        self.zones.append(np.array(recorder.zones, np.uint64).reshape(count, len(ZONES)))
        self.numbers.append(np.array(recorder.numbers, np.float16).reshape(count, len(NUMBERS)))
        self.values.append(np.array(recorder.values, np.float16))

    def _number_of(self, key: str) -> int:
        if key not in self._numbers_of:
            self.keys.append(key)
            self._numbers_of[key] = len(self.keys)
        return self._numbers_of[key]

    def packed(self) -> bytes:
        """The contents of the file: the same games give the same bytes."""
        return packed(
            version=np.array(VERSION),
            keys=np.array(self.keys),
            decks=np.array(self.decks, np.uint16).reshape(-1, 2, CARDS),
            results=np.array(self.results, np.int8).reshape(-1, 2),
            games=_joined(self.games, (0,), np.int32),
            seats=_joined(self.seats, (0,), np.int8),
            zones=_joined(self.zones, (0, len(ZONES)), np.uint64),
            numbers=_joined(self.numbers, (0, len(NUMBERS)), np.float16),
            values=_joined(self.values, (0,), np.float16),
        )


def packed(**arrays: Array) -> bytes:
    """Arrays as the contents of a file of numpy."""
    out = BytesIO()
    np.savez(out, **arrays)  # type: ignore[arg-type]
    return out.getvalue()


def _joined(parts: Iterable[Array], shape: tuple[int, ...], kind: Any) -> Array:
    return np.concatenate([np.zeros(shape, kind), *parts])
