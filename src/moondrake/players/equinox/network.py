"""The network of Equinox at play: judges many positions at once. Needs numpy and nothing else."""

import os

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # the products are small: threads would only wait for each other

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from moondrake.equinox.prints import IN_TOURNAMENT, KINDS
from moondrake.equinox.seat import Imagined
from moondrake.players.equinox.features import CREATURE, MOST_SEATS, SEAT, VERSION, Features

Array = np.ndarray[Any, Any]
WEIGHTS: Final = Path(__file__).parent / "weights" / "champion.npz"
HIDDEN: Final = SEAT.index("1 with a hidden bet")
SEATS_FROM: Final = IN_TOURNAMENT * len(CREATURE)
STAKES_FROM: Final = SEATS_FROM + MOST_SEATS * len(SEAT)
LAID_FROM: Final = STAKES_FROM + MOST_SEATS * IN_TOURNAMENT
TABLE_FROM: Final = LAID_FROM + MOST_SEATS * IN_TOURNAMENT
"""Where the parts of a row of features begin; creatures are the first."""
POOLED: Final = 0.25
"""What creatures and seats are added up with, so that the sums are about as large as other numbers."""
NOBODY: Final = -30.0
"""The logit of a place where nobody sits."""
LAYERS: Final = ("one", "two", "table", "seat", "self", "all", "out")


class Weights:
    """What the network learned."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as data:
            version = int(data["version"])
            if version != VERSION:
                raise ValueError(f"{path}: features of version {version}, this is version {VERSION}")
            self.layers = [
                (
                    np.ascontiguousarray(data[f"{name}_weight"].astype(np.float32).T),
                    data[f"{name}_bias"].astype(np.float32),
                )
                for name in LAYERS
            ]


@cache
def weights(path: Path = WEIGHTS) -> Weights:
    """The weights of a file, read once."""
    return Weights(path)


class NetworkJudge:
    """The chance to win: by the rules when a game is over, by the network before."""

    def __init__(self, learned: Weights) -> None:
        self.features = Features()
        self.layers = learned.layers

    def evaluate(self, positions: Sequence[Imagined], seat: int) -> list[float]:
        """For each position the share of the win that this seat can expect."""
        values = [0.0] * len(positions)
        asked: list[int] = []
        rows: list[list[float]] = []
        for index, state in enumerate(positions):
            if state.is_over():
                values[index] = state.returns()[seat]
            else:
                asked.append(index)
                rows.append(self.features.rows(state, seat))
        if asked:
            shares = self.shares(np.array(rows, np.float32))
            for index, chance in zip(asked, shares[:, 0].tolist(), strict=True):
                values[index] = chance
        return values

    def shares(self, rows: Array) -> Array:
        """The share of the win of all five places for rows of features, the judging seat first."""
        logits = self.outputs(rows)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = raised / raised.sum(axis=1, keepdims=True)
        return found

    def outputs(self, rows: Array) -> Array:
        """The logits of the shares."""
        count = len(rows)
        one, two, table, seat, itself, everybody, out = self.layers
        creatures: Array = rows[:, :SEATS_FROM].reshape(-1, len(CREATURE))
        known: Array = np.maximum(creatures @ one[0] + one[1], 0.0)
        known = np.maximum(known @ two[0] + two[1], 0.0)
        known *= creatures[:, :KINDS].sum(axis=1, keepdims=True)
        known = known.reshape(count, IN_TOURNAMENT, -1)
        seats = rows[:, SEATS_FROM:STAKES_FROM].reshape(count, MOST_SEATS, len(SEAT))
        stakes = rows[:, STAKES_FROM:LAID_FROM].reshape(count, MOST_SEATS, IN_TOURNAMENT)
        laid = rows[:, LAID_FROM:TABLE_FROM].reshape(count, MOST_SEATS, IN_TOURNAMENT)
        told = np.concatenate(
            [stakes @ known, (laid * seats[:, :, HIDDEN, None]) @ known, seats], axis=2
        ).reshape(count * MOST_SEATS, -1)
        common = np.concatenate([POOLED * known.sum(axis=1), rows[:, TABLE_FROM:]], axis=1)
        common = common @ table[0] + table[1]
        sits = seats[:, :, 0]
        top = (told @ seat[0] + seat[1]).reshape(count, MOST_SEATS, -1) + common[:, None]
        top = np.maximum(top, 0.0) * sits[:, :, None]
        around = POOLED * top.sum(axis=1) @ everybody[0] + everybody[1]
        last = (top.reshape(count * MOST_SEATS, -1) @ itself[0] + itself[1]).reshape(count, MOST_SEATS, -1)
        last = np.maximum(last + around[:, None], 0.0)
        found: Array = (last @ out[0] + out[1])[:, :, 0] + NOBODY * (1.0 - sits)
        return found
