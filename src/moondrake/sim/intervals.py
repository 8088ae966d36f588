"""How sure a win rate is: Wilson's score interval, corrected for games that were played on the same deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z_95: Final = 1.959964
Z_999: Final = 3.290527
BEST_EFFECT: Final = 0.5
"""Swapped games never count for more than twice their number, however well they balance each other."""
FEWEST_BLOCKS: Final = 20
"""With fewer deals the effect of the swap cannot be estimated, and games count as if independent."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of wins: the mean, how many games and deals it comes from, and its 95 % interval."""

    rate: float
    games: int
    low: float
    high: float
    effect: float

    def interval(self, z: float = Z_95) -> tuple[float, float]:
        return wilson(self.rate, self.games / self.effect, z)


def wilson(rate: float, games: float, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval for a rate over so many (effective) games."""
    if games <= 0:
        return 0.0, 1.0
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def estimate(blocks: Sequence[Sequence[float]]) -> Estimate:
    """The share of wins from the scores (0 to 1) of all games, grouped by deal."""
    scores = [score for block in blocks for score in block]
    games = len(scores)
    if not games:
        return Estimate(0.5, 0, 0.0, 1.0, 1.0)
    rate = sum(scores) / games
    effect = design_effect(blocks, rate)
    low, high = wilson(rate, games / effect)
    return Estimate(rate, games, low, high, effect)


def design_effect(blocks: Sequence[Sequence[float]], rate: float) -> float:
    """The variance of the rate over that of as many independent games, estimated from the deals."""
    spread = rate * (1 - rate)
    if len(blocks) < FEWEST_BLOCKS or spread <= 0:
        return 1.0
    games = sum(len(block) for block in blocks)
    residuals = sum((sum(block) - rate * len(block)) ** 2 for block in blocks)
    variance = residuals * len(blocks) / (len(blocks) - 1) / games**2
    return max(BEST_EFFECT, variance * games / spread)
