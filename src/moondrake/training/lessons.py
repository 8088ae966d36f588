"""Samples of many files as one set to learn from: table rows, numbers, targets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from moondrake.players.bluemoon.features import MINE, VERSION, ZONES
from moondrake.table import SetupError

Array = np.ndarray[Any, Any]
BLOCK: Final = 20_000


@dataclass
class Lessons:
    """Positions in the order they came about, game after game."""

    rows: Array
    """Rows of the network's table, position after position."""
    starts: Array
    """Where the rows of each position begin; one more than there are positions."""
    numbers: Array
    games: Array
    seats: Array
    won: Array
    """1 where the seat won the game."""
    crystals: Array
    values: Array
    groups: Array
    """For choices: where each group of positions begins, one more than there are groups; else empty."""
    files: Array
    """Which of the files that were read a position comes from."""

    def __len__(self) -> int:
        return len(self.games)

    def batch(self, picked: Array) -> tuple[Array, Array, Array]:
        """Rows, where each position begins in them, and numbers."""
        begins, ends = self.starts[picked], self.starts[picked + 1]
        lengths = ends - begins
        starts = np.zeros(len(picked), np.int64)
        np.cumsum(lengths[:-1], out=starts[1:])
        places = np.repeat(begins - starts, lengths) + np.arange(lengths.sum())
        return self.rows[places].astype(np.int64), starts, self.numbers[picked].astype(np.float32)


def read_lessons(paths: Sequence[Path], keys: Sequence[str]) -> Lessons:
    """All samples of these files; raises SetupError for files of another version of the features."""
    places = {key: place for place, key in enumerate(keys, start=1)}
    parts: list[Lessons] = []
    first_game = 0
    for path in paths:
        with np.load(path) as data:
            if int(data["version"]) != VERSION:
                raise SetupError("problem-features", path=path, version=int(data["version"]), ours=VERSION)
            part = _read(data, places, first_game, len(parts))
        first_game = int(part.games[-1]) + 1 if len(part) else first_game
        parts.append(part)
    starts, groups = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
    total = positions = 0
    for part in parts:
        starts.append(part.starts[1:] + total)
        groups.append(part.groups[1:] + positions)
        total += int(part.starts[-1])
        positions += len(part)

    def joined(name: str) -> Array:
        return np.concatenate([getattr(part, name) for part in parts])

    return Lessons(
        rows=joined("rows"),
        starts=np.concatenate(starts),
        numbers=joined("numbers"),
        games=joined("games"),
        seats=joined("seats"),
        won=joined("won"),
        crystals=joined("crystals"),
        values=joined("values"),
        groups=np.concatenate(groups),
        files=joined("files"),
    )


def _read(data: Any, places: dict[str, int], first_game: int, file: int) -> Lessons:
    known = np.array([0, *(places.get(str(key), 0) for key in data["keys"])], np.uint16)
    decks = known[data["decks"]]
    games, seats, zones = data["games"], data["seats"].astype(np.int64), data["zones"]
    winners, crystals = data["results"][games, 0], data["results"][games, 1]
    won = (winners == seats).astype(np.float32)
    sides = np.array([side != MINE for _, side, _ in ZONES], np.int64)
    rows, lengths = [], []
    for block in _blocks(len(games)):
        bits = np.unpackbits(np.ascontiguousarray(zones[block]).view(np.uint8), axis=1, bitorder="little")
        position, place = np.nonzero(bits)
        zone, card = place // 64, place % 64
        side = seats[block][position] ^ sides[zone]
        number = decks[games[block][position], side, card]
        rows.append((zone * (len(places) + 1) + number).astype(np.uint16))
        lengths.append(np.bincount(position, minlength=len(bits)))
    starts = np.concatenate([[0], np.cumsum(np.concatenate(lengths))]) if lengths else np.zeros(1, np.int64)
    signed = np.where(won > 0, crystals, -crystals).astype(np.float32)
    return Lessons(
        np.concatenate(rows) if rows else np.zeros(0, np.uint16),
        starts.astype(np.int64),
        data["numbers"],
        games.astype(np.int32) + first_game,
        seats.astype(np.int8),
        won,
        signed,
        data["values"].astype(np.float32),
        np.concatenate([[0], np.cumsum(data["sizes"])]) if "sizes" in data else np.zeros(1, np.int64),
        np.full(len(games), file, np.int32),
    )


def _blocks(count: int) -> Iterator[slice]:
    for begin in range(0, count, BLOCK):
        yield slice(begin, min(begin + BLOCK, count))


def smoothed(lessons: Lessons, chances: Array, trust: float) -> Array:
    """Temporal differences: each position's target is a mix of what later ones seem worth and the result.

    `trust` is lambda: 1 is the result alone, 0 the next position alone.
    """
    targets = [0.0] * len(lessons)
    games, seats, won = lessons.games.tolist(), lessons.seats.tolist(), lessons.won.tolist()
    seen: list[float] = chances.tolist()
    ahead: dict[int, tuple[float, float]] = {}
    game = -1
    for place in range(len(lessons) - 1, -1, -1):
        if games[place] != game:
            game = games[place]
            ahead = {}
        chance, target = ahead.get(seats[place], (won[place], won[place]))
        targets[place] = mixed = (1.0 - trust) * chance + trust * target
        ahead[seats[place]] = (seen[place], mixed)
    return np.array(targets, np.float32)
