"""The levels of Equinox that need no network: beginner and club."""

from random import Random
from time import perf_counter
from typing import Final

from moondrake.equinox.seat import EquinoxView
from moondrake.players.base import GamePlayer
from moondrake.players.equinox.guide import EquinoxGuide, Judgement
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.pace import pace_of
from moondrake.players.search import Budget, Candidate, Race, Worlds
from moondrake.players.uncollected import uncollected

SLIP: Final = 0.2
"""How often a beginner does not look properly."""
BLUR: Final = 2.4
"""How far a beginner's feeling for the worth of an answer is off, in points."""
MOST_CANDIDATES: Final = 6
FIRST_SIGHT: Final = 24
"""The first sight of an answer counts for as much as so many imagined worlds."""
POINT: Final = 0.05
"""How much of a win a point at first sight is."""
STEPS_FOR_A_WORLD: Final = 6
"""What it takes to imagine a world, in steps of the engine."""


class BeginnerPlayer(GamePlayer[EquinoxView]):
    """Knows the rules of thumb, misjudges worths, and now and then takes the first thing that looks fine."""

    name = "beginner"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.thumb = Thumb()

    def choose(self, view: EquinoxView, actions: list[int], clock: float = 1.0) -> int:
        if len(actions) == 1:
            return actions[0]
        rng = self.rng
        worths = self.thumb.worths(view.determinize(rng), actions)
        sight = 0.3 if rng.random() < SLIP else 1.0
        felt = [sight * worth + BLUR * (rng.random() + rng.random() - 1.0) for worth in worths]
        return actions[felt.index(max(felt))]


class ThumbPlayer(GamePlayer[EquinoxView]):
    """A yardstick: the rules of thumb without mistakes, and without looking ahead."""

    name = "thumb"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.thumb = Thumb()

    def choose(self, view: EquinoxView, actions: list[int], clock: float = 1.0) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.thumb.best(view.determinize(self.rng), actions)


class ClubPlayer(GamePlayer[EquinoxView]):
    """Tries its answers in imagined worlds: plays the round on by rules of thumb and judges the end."""

    name = "club"

    def __init__(self, seed: int = 0, pace: float = 0.0) -> None:
        self.rng = Random(seed)
        self.pace = pace
        """Steps of search for a millisecond of the clock; 0: what this process was measured to do."""
        self.thumb = Thumb()

    def choose(self, view: EquinoxView, actions: list[int], clock: float = 1.0) -> int:
        began = perf_counter()
        if len(actions) == 1:
            return actions[0]
        budget = Budget(clock, self.pace or self.usual_pace(), began, self.steps)
        with uncollected():
            race = self.search(view, actions, budget)
        self.late += budget.is_late
        return race.ranking()[0].actions[0]

    def usual_pace(self) -> float:
        """Steps of search a millisecond on this machine."""
        return pace_of("equinox")

    def search(self, view: EquinoxView, actions: list[int], budget: Budget) -> Race:
        """Compare the answers that look best at first sight."""
        worlds = Worlds(view, self.rng, cost=STEPS_FOR_A_WORLD)
        guide = EquinoxGuide(self.thumb, view.table.row)
        candidates = self._candidates(view, actions, MOST_CANDIDATES, FIRST_SIGHT * POINT)
        race = Race(worlds, view.seat, guide, Judgement(), candidates)
        race.run(budget)
        return race

    def _candidates(self, view: EquinoxView, actions: list[int], most: int, sight: float) -> list[Candidate]:
        """At most so many answers, those that look best first, each with a head start by its first sight."""
        worths = self.thumb.worths(view.determinize(self.rng), actions)
        order = sorted(range(len(actions)), key=lambda index: -worths[index])
        candidates = []
        for cost, index in enumerate(order[:most]):
            candidate = Candidate([actions[index]], cost)
            candidate.favour = sight * (worths[index] - worths[order[0]])
            candidates.append(candidate)
        return candidates
