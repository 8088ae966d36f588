"""The strongest level of Equinox: a network judges where a few turns lead, in many imagined worlds."""

from pathlib import Path
from typing import Final

from moondrake.equinox.seat import View as EquinoxView
from moondrake.players.equinox.guide import NextTurnGuide
from moondrake.players.equinox.levels import ClubPlayer
from moondrake.players.equinox.network import WEIGHTS, NetworkJudge, weights
from moondrake.players.search import Budget, Race

MOST_CANDIDATES: Final = 12
FIRST_SIGHT: Final = 3.0
"""The first sight of an answer counts for as much as so many imagined worlds."""
POINT: Final = 0.02
"""How much of a win a point at first sight is."""


class ChampionPlayer(ClubPlayer):
    """Tries its answers in imagined worlds until its next turn; a network judges what came of them."""

    name = "champion"

    def __init__(self, seed: int = 0, pace: float = 0.0, path: Path = WEIGHTS) -> None:
        super().__init__(seed, pace)
        self.judge = NetworkJudge(weights(path))

    def search(self, view: EquinoxView, actions: list[int], budget: Budget) -> Race:
        """Compare the answers, those that look best at first sight first."""
        guide = NextTurnGuide(self.thumb, view.seat)
        return self._race(view, actions, budget, guide, self.judge, MOST_CANDIDATES, FIRST_SIGHT * POINT)
