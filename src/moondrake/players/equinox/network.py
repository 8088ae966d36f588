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
from moondrake.players.equinox.features import CREATURE, VERSION, Features
from moondrake.table import State

Array = np.ndarray[Any, Any]
WEIGHTS: Final = Path(__file__).parent / "weights" / "champion.npz"
MINE: Final = CREATURE.index("my prestige here, over 5")
THEIRS: Final = CREATURE.index("the highest prestige of another seat here, over 5")
POOLED: Final = 0.25
"""What creatures are added up with, so that the sums are about as large as other numbers."""


class Weights:
    """What the network learned."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as data:
            version = int(data["version"])
            if version != VERSION:
                raise ValueError(f"{path}: features of version {version}, this is version {VERSION}")
            layers = ("one", "two", "three", "four", "out")
            self.layers = [
                (
                    np.ascontiguousarray(data[f"{name}_weight"].astype(np.float32).T),
                    data[f"{name}_bias"].astype(np.float32),
                )
                for name in layers
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

    def evaluate(self, positions: Sequence[State], seat: int) -> list[float]:
        """For each position the share of the win that this seat can expect."""
        values = [0.0] * len(positions)
        asked: list[int] = []
        rows: list[list[float]] = []
        for index, state in enumerate(positions):
            if state.is_over():
                values[index] = state.returns()[seat]
            else:
                assert isinstance(state, Imagined)
                asked.append(index)
                rows.append(self.features.rows(state, seat))
        if asked:
            logits = self.outputs(np.array(rows, np.float32))
            for index, chance in zip(asked, (1.0 / (1.0 + np.exp(-logits))).tolist(), strict=True):
                values[index] = chance
        return values

    def outputs(self, rows: Array) -> Array:
        """The logit of the share of the win for rows of features."""
        count, columns = len(rows), len(CREATURE)
        one, two, three, four, out = self.layers
        creatures: Array = rows[:, : IN_TOURNAMENT * columns].reshape(-1, columns)
        known: Array = np.maximum(creatures @ one[0] + one[1], 0.0)
        known = np.maximum(known @ two[0] + two[1], 0.0)
        known *= creatures[:, :KINDS].sum(axis=1, keepdims=True)
        creatures = creatures.reshape(count, IN_TOURNAMENT, columns)
        known = known.reshape(count, IN_TOURNAMENT, -1)
        pooled = np.concatenate(
            [
                POOLED * known.sum(axis=1),
                np.matmul(creatures[:, None, :, MINE], known)[:, 0],
                np.matmul(creatures[:, None, :, THEIRS], known)[:, 0],
                rows[:, IN_TOURNAMENT * columns :],
            ],
            axis=1,
        )
        top = np.maximum(pooled @ three[0] + three[1], 0.0)
        top = np.maximum(top @ four[0] + four[1], 0.0)
        found: Array = (top @ out[0] + out[1])[:, 0]
        return found
