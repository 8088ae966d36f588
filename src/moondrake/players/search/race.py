"""Comparing plans: each is played in the same imagined worlds, and the weaker half drops out now and then."""

from typing import Final

from moondrake.players.search.budget import Budget
from moondrake.players.search.guide import Evaluator, Guide
from moondrake.players.search.worlds import World, Worlds, follow, play_on
from moondrake.table import State

ROUND: Final = 4
"""Worlds between two cuts."""
MOST_WORLDS: Final = 400


class Candidate:
    """A plan with what it was worth so far."""

    def __init__(self, actions: list[int], cost: int) -> None:
        self.actions = actions
        self.cost = cost
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0


class Race:
    """Plans of one seat, compared until the budget is spent."""

    def __init__(
        self, worlds: Worlds, seat: int, guide: Guide, evaluator: Evaluator, candidates: list[Candidate]
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.guide = guide
        self.evaluator = evaluator
        self.candidates = candidates
        self.running = list(candidates)

    def run(self, budget: Budget) -> Candidate:
        """The best plan; estimates stay in `candidates`."""
        number = 0
        while not budget.is_spent() and number < MOST_WORLDS and len(self.running) > 1:
            if not self._play_in(self.worlds.next(), budget):
                break
            number += 1
            if number % ROUND == 0:
                self._cut()
        return self.ranking()[0]

    def ranking(self) -> list[Candidate]:
        """The candidates, the best first: those that ran longest, then by their mean."""
        return sorted(self.candidates, key=lambda one: (-one.worlds, -one.mean(), one.cost))

    def _play_in(self, world: World, budget: Budget) -> bool:
        """All running plans in one world; a world that was not finished counts for none."""
        ends: list[State] = []
        for candidate in self.running:
            state = world.state.copy()
            follow(state, candidate.actions, world, self.guide, self.seat, budget)
            if not play_on(state, world, self.guide, budget):
                return False
            ends.append(state)
        for candidate, value in zip(self.running, self.evaluator.evaluate(ends, self.seat), strict=True):
            candidate.total += value
            candidate.worlds += 1
        return True

    def _cut(self) -> None:
        """Keep the better half, two at least."""
        if len(self.running) <= 2:
            return
        ordered = sorted(self.running, key=lambda one: (-one.mean(), one.cost))
        self.running = ordered[: max((len(ordered) + 1) // 2, 2)]
