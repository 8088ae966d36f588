"""The strongest level of Equinox: a network judges where a few turns lead, in many imagined worlds."""

from pathlib import Path
from typing import Final

from moondrake.equinox.seat import View as EquinoxView
from moondrake.players.equinox.guess import Guess
from moondrake.players.equinox.guide import NextTurnGuide
from moondrake.players.equinox.levels import STEPS_FOR_A_WORLD, ClubPlayer
from moondrake.players.equinox.network import WEIGHTS, NetworkJudge, weights
from moondrake.players.search import Budget, Evaluator, Race, Worlds

MOST_CANDIDATES: Final = 24
"""So many answers are compared, divided by the number of seats: at a large table a world takes longer."""
TRIES: Final = 5
"""Of so many worlds that fit the view one is played in, the likelier ones more often; with two players."""
SIGHT: Final = 0.06
"""What a point at first sight counts beside a sum of wins over imagined worlds, with two players ..."""
CROWDED_SIGHT: Final = 1.2
"""... and with more, where worlds are few and luck is large."""


class ChampionPlayer(ClubPlayer):
    """Tries its answers in imagined worlds until its next turn; a network judges what came of them."""

    name = "champion"

    def __init__(self, seed: int = 0, pace: float = 0.0, path: Path = WEIGHTS) -> None:
        super().__init__(seed, pace)
        self.judge: Evaluator = NetworkJudge(weights(path))
        self.tries = TRIES
        self.trust = 1.0
        """What first sight counts beside what it usually does."""

    def search(self, view: EquinoxView, actions: list[int], budget: Budget) -> Race:
        """Compare the answers, those that look best at first sight first."""
        guide = NextTurnGuide(self.thumb, view.determinize(self.rng), view.seat)
        seats = view.table.options.seats
        is_duel = seats == 2
        tries = self.tries if is_duel else 1
        worlds = Worlds(view, self.rng, None, STEPS_FOR_A_WORLD, Guess(view.seat).weigh, tries)
        sight = self.trust * (SIGHT if is_duel else CROWDED_SIGHT)
        candidates = self._candidates(view, actions, MOST_CANDIDATES // seats, sight)
        race = Race(worlds, view.seat, guide, self.judge, candidates)
        race.run(budget)
        return race
