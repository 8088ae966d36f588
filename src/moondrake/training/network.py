"""The network while it learns (torch). What it learned is written for numpy by `weights`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from moondrake.bluemoon.cards import BY_KEY
from moondrake.players.bluemoon.card_features import card_features
from moondrake.players.bluemoon.features import NUMBERS, VERSION, ZONES
from moondrake.table import SetupError

Array = np.ndarray[Any, Any]


def card_names() -> list[str]:
    """Every name that a printed card uses, in a fixed order."""
    return sorted({name for card in BY_KEY.values() for name in card_features(card)})


def card_matrix(keys: Sequence[str], names: Sequence[str]) -> Array:
    """The cards as rows of these names; row 0 is no card."""
    places = {name: place for place, name in enumerate(names)}
    matrix = np.zeros((len(keys) + 1, len(names)), np.float32)
    for row, key in enumerate(keys, start=1):
        for name, number in card_features(BY_KEY[key]).items():
            if name in places:
                matrix[row, places[name]] = number
    return matrix


class Network(nn.Module):
    """Reads each card once, adds the cards of each zone up, and judges the sum.

    Outputs: the chance to win as a logit, crystals won minus lost, and how much a strong player would like to
    end a turn here.
    """

    def __init__(self, reading: int = 128, card: int = 64, first: int = 512, second: int = 96) -> None:
        super().__init__()
        self.names = card_names()
        self.keys = sorted(BY_KEY)
        self.register_buffer("cards", torch.from_numpy(card_matrix(self.keys, self.names)))
        self.read = nn.Linear(len(self.names), reading)
        self.read_more = nn.Linear(reading, card)
        self.places = nn.Parameter(torch.randn(len(ZONES), card, first) * (1.0 / card) ** 0.5 * 0.3)
        self.numbers = nn.Linear(len(NUMBERS), first)
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, 24)
        self.out = nn.Linear(24, 3)
        self.dropout = nn.Dropout(0.1)

    def table(self) -> Tensor:
        """What a card adds to the first layer in each zone: row `zone * cards + card`."""
        cards = self.cards
        assert isinstance(cards, Tensor)
        known = self.read_more(torch.relu(self.read(cards)))
        return torch.einsum("cd,zdh->zch", known, self.places).reshape(-1, self.places.shape[2])

    def forward(self, rows: Tensor, starts: Tensor, numbers: Tensor) -> Tensor:
        """Positions as rows of the table, one after the other, and numbers."""
        sums = nn.functional.embedding_bag(rows, self.table(), starts, mode="sum")
        first = self.dropout(torch.relu(sums + self.numbers(numbers)))
        second = torch.relu(self.second(first))
        out: Tensor = self.out(torch.relu(self.third(second)))
        return out

    def read_weights(self, path: Path) -> None:
        """Go on from what was written before; raises SetupError for a network of another shape."""
        with np.load(path) as data:
            for name, parameter in self.named_parameters():
                stored = data[name.replace(".", "_")]
                if stored.shape != tuple(parameter.shape):
                    raise SetupError(
                        "problem-network-shape",
                        path=path,
                        name=name,
                        stored=stored.shape,
                        wanted=tuple(parameter.shape),
                    )
                parameter.data = torch.from_numpy(stored.astype(np.float32))

    def weights(self) -> dict[str, Array]:
        """Everything the judge needs, as arrays of numpy."""
        arrays = {
            name.replace(".", "_"): parameter.detach().numpy().astype(np.float16)
            for name, parameter in self.named_parameters()
        }
        arrays["version"] = np.array(VERSION)
        arrays["card_names"] = np.array(self.names)
        arrays["zone_names"] = np.array([f"{side} {name}" for name, side, _ in ZONES])
        arrays["number_names"] = np.array([name for name, _ in NUMBERS])
        return arrays


def write_weights(path: Path, arrays: dict[str, Array]) -> None:
    """A file of numpy that `read_weights` and the judge at play read."""
    named: dict[str, Any] = dict(arrays)
    np.savez_compressed(path, **named)
