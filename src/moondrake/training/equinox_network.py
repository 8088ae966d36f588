"""The network of Equinox while it learns (torch). What it learned is written for numpy."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from moondrake.equinox.prints import IN_TOURNAMENT, KINDS
from moondrake.players.equinox.features import CREATURE, MOST_SEATS, SEAT, TABLE, VERSION
from moondrake.players.equinox.network import (
    HIDDEN,
    LAID_FROM,
    NOBODY,
    POOLED,
    SEATS_FROM,
    STAKES_FROM,
    TABLE_FROM,
)
from moondrake.table import SetupError
from moondrake.training.network import write_weights

Array = np.ndarray[Any, Any]
BATCH: Final = 1024
HELD_OUT: Final = 20
"""Every so many games one is kept for looking how good the network is."""
WARMING: Final = 50
"""So many batches until the rate is reached."""


class Network(nn.Module):
    """Reads each creature alike, then each seat by the creatures it has stakes in, and judges who wins."""

    def __init__(self, creature: int = 48, seat: int = 96, last: int = 48) -> None:
        super().__init__()
        self.one = nn.Linear(len(CREATURE), creature)
        self.two = nn.Linear(creature, creature)
        self.table = nn.Linear(creature + len(TABLE), seat)
        self.seat = nn.Linear(2 * creature + len(SEAT), seat)
        self.self = nn.Linear(seat, last)
        self.all = nn.Linear(seat, last)
        self.out = nn.Linear(last, 1)

    def forward(self, rows: Tensor) -> Tensor:
        """The logits of the shares of the win of all five places."""
        count = len(rows)
        creatures = rows[:, :SEATS_FROM].reshape(count, IN_TOURNAMENT, len(CREATURE))
        known = torch.relu(self.two(torch.relu(self.one(creatures))))
        known = known * creatures[:, :, :KINDS].sum(dim=2, keepdim=True)
        seats = rows[:, SEATS_FROM:STAKES_FROM].reshape(count, MOST_SEATS, len(SEAT))
        stakes = rows[:, STAKES_FROM:LAID_FROM].reshape(count, MOST_SEATS, IN_TOURNAMENT)
        laid = rows[:, LAID_FROM:TABLE_FROM].reshape(count, MOST_SEATS, IN_TOURNAMENT)
        laid = laid * seats[:, :, HIDDEN : HIDDEN + 1]
        told = torch.cat([stakes @ known, laid @ known, seats], dim=2)
        common = self.table(torch.cat([POOLED * known.sum(dim=1), rows[:, TABLE_FROM:]], dim=1))
        sits = seats[:, :, 0]
        top = torch.relu(self.seat(told) + common[:, None]) * sits[:, :, None]
        around = self.all(POOLED * top.sum(dim=1))
        last = torch.relu(self.self(top) + around[:, None])
        found: Tensor = self.out(last)[:, :, 0] + NOBODY * (1.0 - sits)
        return found

    def read_weights(self, path: Path) -> None:
        """Go on from what was written before; raises SetupError for one of other features."""
        with np.load(path) as data:
            if int(data["version"]) != VERSION:
                raise SetupError("problem-features", path=path, version=int(data["version"]), ours=VERSION)
            for name, parameter in self.named_parameters():
                parameter.data = torch.from_numpy(data[name.replace(".", "_")].astype(np.float32))

    def write(self, path: Path) -> None:
        """Everything the judge needs, as arrays of numpy."""
        arrays = {
            name.replace(".", "_"): parameter.detach().numpy().astype(np.float16)
            for name, parameter in self.named_parameters()
        }
        arrays["version"] = np.array(VERSION)
        arrays["creature_names"] = np.array(CREATURE)
        arrays["seat_names"] = np.array(SEAT)
        arrays["table_names"] = np.array(TABLE)
        write_weights(path, arrays)


@dataclass
class EquinoxLessons:
    """Samples of many files as one set to learn from."""

    rows: Array
    shares: Array
    games: Array

    def held_out(self) -> Array:
        """The positions of games that are not learned from."""
        held: Array = self.games % HELD_OUT == 0
        return held


def read_lessons(paths: Sequence[Path]) -> EquinoxLessons:
    """All samples of these files; raises SetupError for files of another version of the features."""
    rows, shares, games = [], [], []
    for path in paths:
        with np.load(path) as data:
            if int(data["version"]) != VERSION:
                raise SetupError("problem-features", path=path, version=int(data["version"]), ours=VERSION)
            rows.append(data["rows"])
            shares.append(data["shares"])
            games.append(data["games"])
    return EquinoxLessons(np.concatenate(rows), np.concatenate(shares), np.concatenate(games))


def loss_of(network: Network, lessons: EquinoxLessons, picked: Array) -> float:
    """How far the network is off, as cross-entropy."""
    network.eval()
    total = 0.0
    with torch.no_grad():
        for begin in range(0, len(picked), 4 * BATCH):
            places = picked[begin : begin + 4 * BATCH]
            total += float(_loss(network, lessons, places)) * len(places)
    return total / max(len(picked), 1)


def fit(
    network: Network,
    lessons: EquinoxLessons,
    passes: int,
    rate: float,
    seed: int,
    tell: Callable[[float], None] = lambda share: None,
) -> float:
    """Go through the samples; the loss on games that were not learned from."""
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-3)
    held = lessons.held_out()
    train = np.nonzero(~held)[0]
    batches = max((len(train) + BATCH - 1) // BATCH, 1)
    step = 0
    for _ in range(passes):
        network.train()
        order = rng.permutation(train)
        for begin in range(0, len(order), BATCH):
            share = step / (batches * passes)
            for group in optimizer.param_groups:
                group["lr"] = rate * (1.0 - 0.97 * share) * min(1.0, (step + 1) / WARMING)
            loss = _loss(network, lessons, order[begin : begin + BATCH])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
        tell(step / (batches * passes))
    return loss_of(network, lessons, np.nonzero(held)[0])


def _loss(network: Network, lessons: EquinoxLessons, places: Array) -> Tensor:
    rows = torch.from_numpy(lessons.rows[places].astype(np.float32))
    wanted = torch.from_numpy(lessons.shares[places])
    return -(wanted * torch.log_softmax(network(rows), dim=1)).sum(dim=1).mean()
