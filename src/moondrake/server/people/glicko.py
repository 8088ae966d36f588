"""Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system"): how strong somebody is, and how surely.

A result changes what is known at once: every game is a rating period of its own, and the time since the last
one makes the deviation grow by the share of a month that passed.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 173.7178
TAU: Final = 0.5
"""How much the volatility may change."""
MONTH: Final = 30 * 24 * 60 * 60 * 1000
"""Milliseconds after which somebody's deviation has grown by their volatility once."""
EXACT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """1500 is the middle; the true strength is within two deviations nineteen times of twenty."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        return (self.rating - 1500.0) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


NEW: Final = Rating()


def aged(rating: Rating, periods: float) -> Rating:
    """The same strength, less surely known after a while; never less than at first."""
    phi = math.sqrt(rating.phi**2 + rating.volatility**2 * max(0.0, periods))
    return Rating(rating.rating, min(phi * SCALE, NEW.deviation), rating.volatility)


def updated(rating: Rating, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """What is known after games (opponent, score from 0 to 1) and the periods that passed with them."""
    if not games:
        return aged(rating, periods)
    weights = [1 / math.sqrt(1 + 3 * (other.phi / math.pi) ** 2) for other, _ in games]
    chances = [
        1 / (1 + math.exp(-weight * (rating.mu - other.mu)))
        for weight, (other, _) in zip(weights, games, strict=True)
    ]
    variance = 1 / sum(
        weight**2 * chance * (1 - chance) for weight, chance in zip(weights, chances, strict=True)
    )
    gain = sum(
        weight * (score - chance) for weight, chance, (_, score) in zip(weights, chances, games, strict=True)
    )
    volatility = _volatility(rating, variance, variance * gain)
    grown = rating.phi**2 + volatility**2 * periods
    phi = 1 / math.sqrt(1 / grown + 1 / variance)
    mu = rating.mu + phi**2 * gain
    return Rating(1500.0 + SCALE * mu, min(SCALE * phi, NEW.deviation), volatility)


def _volatility(rating: Rating, variance: float, delta: float) -> float:
    """Step 5: where f is zero, by the Illinois variant of regula falsi."""
    a, phi_squared = math.log(rating.volatility**2), rating.phi**2

    def f(x: float) -> float:
        grown = phi_squared + variance + math.exp(x)
        return math.exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi_squared + variance:
        high = math.log(delta**2 - phi_squared - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EXACT:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return math.exp(low / 2)
