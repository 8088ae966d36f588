"""Comparing plans: each is played in the same imagined worlds, and the weaker half drops out now and then."""

from math import ceil, log2, sqrt
from typing import Final

from moondrake.players.search.budget import Budget
from moondrake.players.search.guide import Evaluator, Guide
from moondrake.players.search.replies import play_searched
from moondrake.players.search.worlds import World, Worlds, follow
from moondrake.table import State

MOST_WORLDS: Final = 1000
CLEAR_WORLDS: Final = 24
"""From so many worlds on a race may be over early ..."""
CLEAR: Final = 4.0
"""... if the lead is so many times its standard error."""


DEEP_STEPS: Final = 6000
"""From this budget on the last plans may be compared with searched replies ..."""
DEEP_FIELD: Final = 4
"""... when so many are left."""
DEEP_WEIGHT: Final = 4.0
"""What a world with searched replies counts beside one without."""


class Candidate:
    """A plan with what it was worth in each world so far."""

    def __init__(self, actions: list[int], cost: int, prior: float = 0.0) -> None:
        self.actions = actions
        self.cost = cost
        """How far it strays from first sight; decides between equals."""
        self.prior = prior
        """What it is worth before it was played in any world."""
        self.favour = 0.0
        """A head start, as a sum over worlds: counts much at first and fades with every world."""
        self.total = 0.0
        self.weight = 0.0
        self.values: list[float] = []

    @property
    def worlds(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return self.total / self.weight if self.weight else self.prior

    def score(self) -> float:
        """The mean with the head start; what plans are ordered by."""
        return self.mean() + self.favour / max(self.weight, 1.0)

    def add(self, value: float, weight: float) -> None:
        self.values.append(value)
        self.total += weight * value
        self.weight += weight

    def forget(self) -> None:
        """As if it had not been played in any world."""
        self.values = []
        self.total = self.weight = 0.0

    def leads_clearly(self, other: "Candidate") -> bool:
        """Is this plan better beyond doubt? Compared world by world, as both met the same luck."""
        count = len(self.values)
        lead = (sum(self.values) + self.favour - sum(other.values) - other.favour) / count
        spread = 0.0
        for index in range(count):
            spread += (self.values[index] - other.values[index] - lead) ** 2
        return lead > CLEAR * sqrt(spread) / count


class Race:
    """Plans of one seat, compared until the budget is spent.

    The budget is divided into as many rounds as it takes to halve the field down to two plans.
    """

    def __init__(
        self, worlds: Worlds, seat: int, guide: Guide, evaluator: Evaluator, candidates: list[Candidate]
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.guide = guide
        self.evaluator = evaluator
        self.candidates = candidates
        self.running = list(candidates)
        self.searched_turns = 0
        """How many turns after a plan are searched, where the budget allows it."""

    def run(self, budget: Budget) -> Candidate:
        """The best plan; estimates stay in `candidates`."""
        may_search = budget.steps >= DEEP_STEPS
        rounds = max(ceil(log2(max(len(self.running), 2))), 1)
        share = max(budget.steps - budget.used, 0) / rounds
        until = budget.used + share
        number = 0
        while not budget.is_spent() and number < MOST_WORLDS and len(self.running) > 1:
            is_deep = may_search and len(self.running) <= DEEP_FIELD
            budget.take(self.worlds.cost)
            if not self._play_in(self.worlds.next(), budget, self.searched_turns if is_deep else 0):
                break
            number += 1
            if budget.used >= until:
                until += share
                self._cut()
            if number % CLEAR_WORLDS == 0 and self._is_decided():
                break
        return self.ranking()[0]

    def ranking(self) -> list[Candidate]:
        """The candidates, the best first: those that ran longest, then by their score."""
        return sorted(self.candidates, key=lambda one: (-one.worlds, -one.score(), one.cost))

    def _play_in(self, world: World, budget: Budget, turns: int) -> bool:
        """All running plans in one world; a world that was not finished counts for none."""
        ends: list[State] = []
        for candidate in self.running:
            state = world.state.copy()
            follow(state, candidate.actions, world, self.guide, self.seat, budget)
            end = play_searched(state, world, self.guide, self.evaluator, turns, budget)
            if end is None:
                return False
            ends.append(end)
        weight = DEEP_WEIGHT if turns else 1.0
        for candidate, value in zip(self.running, self.evaluator.evaluate(ends, self.seat), strict=True):
            candidate.add(value, weight)
        return True

    def _cut(self) -> None:
        """Keep the better half, two at least."""
        ordered = sorted(self.running, key=lambda one: (-one.score(), one.cost))
        self.running = ordered[: max((len(ordered) + 1) // 2, 2)]

    def _is_decided(self) -> bool:
        """Does one plan lead all others clearly?"""
        ordered = sorted(self.running, key=lambda one: (-one.score(), one.cost))
        return all(ordered[0].leads_clearly(other) for other in ordered[1:])
