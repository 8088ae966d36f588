"""The network at play: judges many positions of one match at once. Needs numpy and nothing else."""

import os

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # the products are small: threads would only wait for each other

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from moondrake.bluemoon.effects import Card
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.seat import Imagined, Match
from moondrake.players.bluemoon.card_features import card_features
from moondrake.players.bluemoon.features import MINE, VERSION, ZONES, Features
from moondrake.players.bluemoon.judgement import CRYSTAL
from moondrake.players.bluemoon.thumb import Lore
from moondrake.table import State

Array = np.ndarray[Any, Any]
WEIGHTS: Final = Path(__file__).parent / "weights" / "champion.npz"
PLACES: Final = 64
ALWAYS: Final = 99.0
"""How much a won game is liked."""


class Weights:
    """What the network learned."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as data:
            version = int(data["version"])
            if version != VERSION:
                raise ValueError(f"{path}: features of version {version}, this is version {VERSION}")
            self.card_names = [str(name) for name in data["card_names"]]
            self.arrays = {
                name: data[name].astype(np.float32) for name in data.files if data[name].dtype == np.float16
            }
        self._read: dict[str, tuple[Card, Array]] = {}

    def cards(self, match: Match, seat: int) -> Array:
        """The cards of a side as the network reads them; each is read once, whatever the match."""
        return np.array([self._known(card) for card in match.facts[seat].printed], np.float32)

    def _known(self, card: Card) -> Array:
        read = self._read.get(card.key)
        if read is None or read[0] is not card:  # another pack may have a card of this name
            named = card_features(card)
            row = np.array([named.get(name, 0.0) for name in self.card_names], np.float32)
            one = self.arrays
            first = np.maximum(row @ one["read_weight"].T + one["read_bias"], 0.0)
            read = self._read[card.key] = (card, first @ one["read_more_weight"].T + one["read_more_bias"])
        return read[1]


@cache
def weights(path: Path = WEIGHTS) -> Weights:
    """The weights of a file, read once."""
    return Weights(path)


class NetworkJudge:
    """Judges positions of one match. Cards are read once; a position is then a sum of table rows."""

    def __init__(self, lore: Lore, learned: Weights) -> None:
        self.features = Features(lore)
        arrays = learned.arrays
        cards = [learned.cards(lore.match, seat) for seat in (0, 1)]
        self.tables = [self._table(cards, seat, arrays["places"]) for seat in (0, 1)]
        self.numbers = np.ascontiguousarray(arrays["numbers_weight"].T)
        self.layers = [
            (np.ascontiguousarray(arrays[f"{name}_weight"].T), arrays[f"{name}_bias"])
            for name in ("second", "third", "out")
        ]
        self.bias = arrays["numbers_bias"]

    def _table(self, cards: list[Array], seat: int, places: Array) -> Array:
        table = np.zeros((len(ZONES), PLACES, places.shape[2]), np.float32)
        for zone, (_, side, _) in enumerate(ZONES):
            known = cards[seat if side == MINE else 1 - seat]
            np.matmul(known, places[zone], out=table[zone, : len(known)])
        return table.reshape(-1, places.shape[2])

    def evaluate(self, positions: Sequence[State], seat: int) -> list[float]:
        """For each position the chance that this seat wins."""
        return self.judged(positions, seat)[0]

    def judged(self, positions: Sequence[State], seat: int) -> tuple[list[float], list[float]]:
        """For each position the chance to win, and how much a strong player would like to end a turn so."""
        values = [0.0] * len(positions)
        liking = [0.0] * len(positions)
        asked: list[int] = []
        zones: list[list[int]] = []
        numbers: list[list[float]] = []
        for index, state in enumerate(positions):
            assert isinstance(state, Imagined)
            if state.phase == Phase.OVER:
                values[index] = result(state, seat)
                liking[index] = ALWAYS if state.winner == seat else -ALWAYS
                continue
            asked.append(index)
            zones.append(self.features.zones(state, seat))
            numbers.append(self.features.numbers(state, seat))
        if asked:
            out = self.outputs(np.array(zones, np.uint64), np.array(numbers, np.float32), seat)
            chances = 1.0 / (1.0 + np.exp(-out[:, 0]))
            for index, chance, liked in zip(asked, chances.tolist(), out[:, 2].tolist(), strict=True):
                values[index] = chance
                liking[index] = liked
        return values, liking

    def outputs(self, zones: Array, numbers: Array, seat: int) -> Array:
        """Win logit, crystals and liking for rows of features.

        Positions of one search share most of their cards: those are added up once, and for each position only
        where it differs from the first.
        """
        bits = np.unpackbits(zones.view(np.uint8), axis=1, bitorder="little")
        common = bits[0]
        differing = np.flatnonzero((bits != common).any(axis=0))
        table = self.tables[seat]
        one: Array = (bits[:, differing].astype(np.float32) - common[differing]) @ table[differing]
        one += table[np.flatnonzero(common)].sum(axis=0)
        one += numbers @ self.numbers
        one += self.bias
        last = len(self.layers) - 1
        for number, (matrix, bias) in enumerate(self.layers):
            one = np.maximum(one, 0.0, out=one) @ matrix + bias
            if number == last:
                break
        return one


def result(state: Imagined, seat: int) -> float:
    """A finished game: a win, and a little more for each crystal."""
    crystals = CRYSTAL * state.crystals
    return 1.0 - 0.02 + crystals if state.winner == seat else 0.02 - crystals
