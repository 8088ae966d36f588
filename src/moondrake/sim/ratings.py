"""Bradley-Terry ratings: one strength for each contestant, by maximum likelihood, with standard errors.

The model: A beats B with probability 1 / (1 + 10 ** ((B - A) / 400)). Ratings are relative to their mean.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

SCALE: Final = 400 / log(10)
VIRTUAL: Final = 0.5
"""Virtual wins of each side in every pair that met, so that somebody who never lost has a finite rating."""
STEPS: Final = 100
CLOSE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """In points as chess players use them; `error` is one standard error."""

    name: str
    points: float
    error: float


def bradley_terry(names: Sequence[str], wins: Sequence[Sequence[float]]) -> list[Rating]:
    """Ratings from `wins[i][j]`, how often i beat j; Newton's method on the log-likelihood."""
    size = len(names)
    met = [[wins[i][j] + wins[j][i] > 0 for j in range(size)] for i in range(size)]
    won = [[wins[i][j] + VIRTUAL * met[i][j] for j in range(size)] for i in range(size)]
    strengths = [0.0] * size
    information = _information(strengths, won)
    for _ in range(STEPS):
        step = _solve(information, _gradient(strengths, won))
        strengths = [value + change for value, change in zip(strengths, step, strict=True)]
        information = _information(strengths, won)
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    errors = _errors(information)
    return [
        Rating(name, SCALE * strength, SCALE * error)
        for name, strength, error in zip(names, strengths, errors, strict=True)
    ]


def _beats(mine: float, yours: float) -> float:
    return 1 / (1 + exp(yours - mine))


def _gradient(strengths: Sequence[float], won: Sequence[Sequence[float]]) -> list[float]:
    size = range(len(strengths))
    return [
        sum(won[i][j] - (won[i][j] + won[j][i]) * _beats(strengths[i], strengths[j]) for j in size if j != i)
        for i in size
    ]


def _information(strengths: Sequence[float], won: Sequence[Sequence[float]]) -> list[list[float]]:
    """Fisher's information. Only differences matter, so ones are added to hold the mean at zero."""
    count = len(strengths)
    rows = [[1.0] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            if i != j:
                chance = _beats(strengths[i], strengths[j])
                weight = (won[i][j] + won[j][i]) * chance * (1 - chance)
                rows[i][i] += weight
                rows[i][j] -= weight
    return rows


def _errors(information: Sequence[Sequence[float]]) -> list[float]:
    """Standard errors of the ratings around their mean."""
    count = len(information)
    errors = []
    for i in range(count):
        unit = [float(j == i) - 1 / count for j in range(count)]
        column = _solve(information, unit)
        errors.append(sqrt(max(0.0, sum(a * b for a, b in zip(unit, column, strict=True)))))
    return errors


def _solve(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Gaussian elimination with the largest pivot."""
    count = len(values)
    rows = [[*matrix[i], values[i]] for i in range(count)]
    for column in range(count):
        pivot = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(count):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][count] / rows[i][i] for i in range(count)]
