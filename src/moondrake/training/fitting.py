"""Fitting the network to targets, in small steps that can be stopped at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import numpy as np
import torch

from moondrake.training.lessons import Lessons
from moondrake.training.network import Network

Array = np.ndarray[Any, Any]
BATCH: Final = 2048
HELD_OUT: Final = 20
"""Every so many games one is kept for looking how good the network is."""
CRYSTALS_SHARE: Final = 0.02
WINNING: Final = 0
MARGIN: Final = 1
LIKING: Final = 2
"""Which output is which."""
GROUPS: Final = 128
"""So many choices are looked at beside each batch of positions."""
CHOICE_SHARE: Final = 0.15
TURNS: Final = 192
"""So many taught turns are looked at beside each batch of positions."""
TAUGHT_SHARE: Final = 1.0
APART_SHARE: Final = 10.0
"""What it counts to tell the lines of a taught turn apart, beside what each of them is worth."""
LIKING_SHARE: Final = 0.02
"""Where there are no choices to learn from, what was liked before stays liked."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How well the network foresees the winners of games it did not learn from."""

    loss: float
    auc: float
    positions: int


def is_held_out(lessons: Lessons) -> Array:
    """The positions of games that are not learned from."""
    held: Array = lessons.games % HELD_OUT == 0
    return held


def chances(network: Network, lessons: Lessons, picked: Array) -> Array:
    """The network's chances to win in these positions."""
    found: Array = 1.0 / (1.0 + np.exp(-outputs(network, lessons, picked, WINNING)))
    return found


def outputs(network: Network, lessons: Lessons, picked: Array, which: int) -> Array:
    """One of the network's outputs for these positions."""
    network.eval()
    parts = []
    with torch.no_grad():
        for begin in range(0, len(picked), 8 * BATCH):
            rows, starts, numbers = lessons.batch(picked[begin : begin + 8 * BATCH])
            out = network(torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(numbers))
            parts.append(out[:, which].numpy())
    return np.concatenate(parts) if parts else np.zeros(0, np.float32)


def auc(values: Array, won: Array) -> float:
    """The chance that a won position is rated above a lost one."""
    order = np.argsort(values, kind="stable")
    ranks = np.empty(len(values))
    ranks[order] = np.arange(1, len(values) + 1)
    winners = won > 0.5
    count = int(winners.sum())
    others = len(won) - count
    if not count or not others:
        return 0.5
    return float((ranks[winners].sum() - count * (count + 1) / 2) / (count * others))


def quality(network: Network, lessons: Lessons, most: int = 60_000) -> Quality:
    """Look at held-out games."""
    picked = np.nonzero(is_held_out(lessons))[0]
    picked = picked[:: max(len(picked) // most, 1)]
    values = np.clip(chances(network, lessons, picked), 1e-4, 1 - 1e-4)
    won = lessons.won[picked]
    loss = float(-(won * np.log(values) + (1 - won) * np.log(1 - values)).mean())
    return Quality(loss, auc(values, won), len(picked))


def agreement(network: Network, choices: Lessons, most: int = 3000) -> float:
    """How often the network likes the chosen line best, in held-out games."""
    held = np.nonzero(is_held_out(choices)[choices.groups[:-1]])[0][:most]
    agreed = 0
    for group in held:
        picked = np.arange(choices.groups[group], choices.groups[group + 1])
        agreed += int(outputs(network, choices, picked, LIKING).argmax()) == 0
    return agreed / max(len(held), 1)


class Fitter:
    """Optimizer and schedule around a network."""

    def __init__(self, network: Network, rate: float = 2e-3, decay: float = 1e-3) -> None:
        self.network = network
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=decay)
        self.rate = rate
        self.choices: Lessons | None = None
        """Where strong players had the choice; what they chose should look best."""
        self.taught: Lessons | None = None
        """Lines of turns with what a search found them worth."""
        self.liked: Array | None = None
        """How much each position of a pass was liked when it began."""
        self._group_order = np.zeros(0, np.int64)
        self._turn_order = np.zeros(0, np.int64)

    def _taught_loss(self, rng: np.random.Generator) -> torch.Tensor:
        """How far the first judgement is from what a search found: for each line and between lines."""
        taught = self.taught
        assert taught is not None
        if not len(self._turn_order):
            self._turn_order = rng.permutation(np.nonzero(~is_held_out(taught)[taught.groups[:-1]])[0])
        turns, self._turn_order = self._turn_order[:TURNS], self._turn_order[TURNS:]
        sizes = np.diff(taught.groups)[turns]
        picked = np.repeat(taught.groups[turns] - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
        turn_of = torch.from_numpy(np.repeat(np.arange(len(turns)), sizes))
        rows, starts, numbers = taught.batch(picked)
        out = self.network(torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(numbers))
        wanted = torch.from_numpy(taught.values[picked])
        off = torch.sigmoid(out[:, WINNING]) - wanted
        mean = torch.zeros(len(turns)).index_add_(0, turn_of, off) / torch.from_numpy(
            sizes.astype(np.float32)
        )
        apart: torch.Tensor = ((off - mean[turn_of]) ** 2).mean()
        return (
            torch.nn.functional.binary_cross_entropy_with_logits(out[:, WINNING], wanted)
            + APART_SHARE * apart
        )

    def _choice_loss(self, rng: np.random.Generator) -> tuple[torch.Tensor, float]:
        choices = self.choices
        assert choices is not None
        if len(self._group_order) < GROUPS:
            self._group_order = rng.permutation(np.nonzero(~is_held_out(choices)[choices.groups[:-1]])[0])
        groups, self._group_order = self._group_order[:GROUPS], self._group_order[GROUPS:]
        begins, sizes = choices.groups[groups], np.diff(choices.groups)[groups]
        width = int(sizes.max())
        places = begins[:, None] + np.arange(width)[None, :]
        is_there = np.arange(width)[None, :] < sizes[:, None]
        rows, starts, numbers = choices.batch(places[is_there])
        out = self.network(torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(numbers))
        scores = torch.full(is_there.shape, -1e9)
        scores[torch.from_numpy(is_there)] = out[:, LIKING]
        loss = torch.nn.functional.cross_entropy(scores, torch.zeros(len(groups), dtype=torch.long))
        return loss, float((scores.argmax(dim=1) == 0).float().mean())

    def epoch(
        self,
        lessons: Lessons,
        targets: Array,
        picked: Array,
        rng: np.random.Generator,
        rates: tuple[float, float] = (1.0, 1.0),
        tell: Callable[[float, float, float], None] | None = None,
    ) -> float:
        """Once through these positions; the rate goes from the first to the second of `rates`."""
        self.network.train()
        order = rng.permutation(picked)
        total, began = 0.0, monotonic()
        batches = max((len(order) + BATCH - 1) // BATCH, 1)
        for number in range(batches):
            share = number / batches
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate * (rates[0] + (rates[1] - rates[0]) * share)
            total += self._step(lessons, targets, order[number * BATCH : (number + 1) * BATCH], rng)
            if tell is not None and number % 50 == 49:
                tell(share, total / (number + 1), monotonic() - began)
        return total / batches

    def _step(self, lessons: Lessons, targets: Array, picked: Array, rng: np.random.Generator) -> float:
        rows, starts, numbers = lessons.batch(picked)
        out = self.network(torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(numbers))
        wanted = torch.from_numpy(targets[picked])
        loss = torch.nn.functional.binary_cross_entropy_with_logits(out[:, WINNING], wanted)
        margin = torch.nn.functional.mse_loss(out[:, MARGIN], torch.from_numpy(lessons.crystals[picked]))
        whole = loss + CRYSTALS_SHARE * margin
        if self.choices is not None:
            whole = whole + CHOICE_SHARE * self._choice_loss(rng)[0]
        elif self.liked is not None:
            wanted = torch.from_numpy(self.liked[picked])
            whole = whole + LIKING_SHARE * torch.nn.functional.mse_loss(out[:, LIKING], wanted)
        if self.taught is not None:
            whole = whole + TAUGHT_SHARE * self._taught_loss(rng)
        self.optimizer.zero_grad()
        whole.backward()
        self.optimizer.step()
        return float(loss.detach())
