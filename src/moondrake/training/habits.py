"""Learning habits for Equinox: rules of thumb play against slightly different ones, and what wins is kept.

A game of thumbs takes two milliseconds, so thousands of small changes are tried at once: in every game each
number is off by chance, and a linear fit tells which of them won games. Then all are moved a step that way,
and on fresh deals the new habits must beat the old ones.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import time
from typing import Final

import numpy as np

from moondrake.equinox import GAME
from moondrake.players.equinox.habits import Habits
from moondrake.players.equinox.thumb import Thumb
from moondrake.sim.dealing import derived
from moondrake.sim.intervals import Estimate, estimate
from moondrake.table import CHANCE, Dice, SetupError
from moondrake.training.folder import CourseFolder

SPREAD: Final[Mapping[str, float]] = {
    "empty_strength": 1.5,
    "round_cards": 3.0,
    "sure": 0.6,
    "open": 0.15,
    "vanishes": 0.4,
    "ability": 0.15,
    "spent": 0.01,
    "bet": 0.15,
    "secret": 0.4,
    "secret_backing": 0.02,
    "backing": 0.015,
    "rivals": 0.02,
    "control": 0.15,
    "stone": 0.25,
    "chameleon": 0.15,
    "chameleon_step": 0.02,
    "tree": 0.2,
    "place_stone": 0.4,
    "take_stone": 0.4,
    "draw": 0.2,
    "discard_any": 0.15,
    "discard_dead": 0.3,
    "discard_useless": 0.1,
    "regained": 0.2,
}
"""The habits that are learned, each with the change that is tried."""
LEAST: Final[Mapping[str, float]] = {"round_cards": 2.0, "sure": 0.5, "open": 0.0}
"""Below these a habit makes no sense."""
STEPS: Final = (3.0, 1.5)
"""How far the habits are moved, in changes of SPREAD; a shorter one is tried if the longer does not win."""
HABITS: Final = "habits.json"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a course does; kept in its folder, so that it goes on as it began."""

    game: str = "equinox"
    players: int = 2
    seed: int = 1
    games: int = 4000
    """Games in which changes are tried, in each generation."""
    measured: int = 2000
    """Games of the new habits against the old ones, on fresh deals."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a generation and whether it was better."""

    generation: int
    hours: float
    step: float
    against_last: tuple[float, float, float]
    is_better: bool


def made(values: Mapping[str, float]) -> Habits:
    """Habits with these numbers; raises SetupError for a name that is none."""
    habits = Habits()
    for name, value in values.items():
        if name not in SPREAD:
            raise SetupError("problem-habit", name=name, known=", ".join(SPREAD))
        setattr(habits, name, max(float(value), LEAST.get(name, float(value))))
    return habits


def usual() -> dict[str, float]:
    """The numbers everybody begins with."""
    habits = Habits()
    return {name: float(getattr(habits, name)) for name in SPREAD}


def share(first: Habits, others: Habits, players: int, seat: int, deal: int) -> float:
    """One game of a seat with the first habits among seats with the others: its share of the win."""
    state = GAME.start({"players": str(players)})
    state.keep_events(False)
    thumbs = [Thumb(first if place == seat else others) for place in range(players)]
    dice = Dice(deal)
    while not state.is_over():
        actions = state.legal_actions()
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(actions[dice.below(len(actions))])
        else:
            state.apply(thumbs[asked].best(state, actions))
    return float(state.returns()[seat])


def against(first: Habits, others: Habits, players: int, games: int, seed: int) -> Estimate:
    """How often the first habits win, every deal from each seat; even is one over the number of players."""
    blocks = []
    for deal in range((games + players - 1) // players):
        number = derived(seed, "measured habits", deal)
        blocks.append([share(first, others, players, seat, number) for seat in range(players)])
    return estimate(blocks)


def slope(values: Mapping[str, float], plan: Plan, generation: int) -> list[float]:
    """Which habits win games when they are changed: the gain for a change of SPREAD, for each of them."""
    names = list(SPREAD)
    changes, gains = [], []
    others = made(values)
    for deal in range((plan.games + plan.players - 1) // plan.players):
        number = derived(plan.seed, "changed habits", generation, deal)
        rng = Random(number)
        change = [rng.gauss(0.0, 1.0) for _ in names]
        changed = {name: values[name] + SPREAD[name] * by for name, by in zip(names, change, strict=True)}
        tried = made(changed)
        for seat in range(plan.players):
            changes.append(change)
            gains.append(share(tried, others, plan.players, seat, number) - 1.0 / plan.players)
    found = np.linalg.lstsq(np.array([[1.0, *change] for change in changes]), np.array(gains), rcond=None)[0]
    return [float(gain) for gain in found[1:]]


class HabitCourse(CourseFolder):
    """A course in a folder: may be killed at any time and goes on with the generation it was in."""

    def __init__(self, folder: Path, plan: Plan, report: Callable[[Entry], None]) -> None:
        super().__init__(folder, plan)
        self.plan = plan
        self.report = report

    def values(self) -> dict[str, float]:
        """The habits so far."""
        path = self.folder / HABITS
        return json.loads(path.read_text()) if path.exists() else usual()

    def generation(self) -> Entry:
        """Try changes, move, and keep the new habits if they beat the old ones."""
        began, entries, values = time(), self.log(), self.values()
        number = len(entries)
        gains = slope(values, self.plan, number)
        entry = None
        for step in STEPS:
            moved = _moved(values, gains, step)
            seed = derived(self.plan.seed, "confirmed", number, step)
            found = against(made(moved), made(values), self.plan.players, self.plan.measured, seed)
            is_better = found.low > 1.0 / self.plan.players
            hours = (entries[-1]["hours"] if entries else 0.0) + (time() - began) / 3600
            rates = (round(found.rate, 4), round(found.low, 4), round(found.high, 4))
            entry = Entry(number, round(hours, 3), step, rates, is_better)
            if is_better:
                self._write(moved)
                break
        assert entry is not None
        self.note(entry)
        self.report(entry)
        return entry

    def _write(self, values: Mapping[str, float]) -> None:
        rounded = {name: round(value, 4) for name, value in values.items()}
        self.keep(HABITS, (json.dumps(rounded, indent=2) + "\n").encode())


def _moved(values: Mapping[str, float], gains: Sequence[float], step: float) -> dict[str, float]:
    length = sum(gain * gain for gain in gains) ** 0.5 or 1.0
    return {
        name: values[name] + SPREAD[name] * step * gain / length
        for name, gain in zip(SPREAD, gains, strict=True)
    }
