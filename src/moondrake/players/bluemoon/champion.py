"""The strongest level of Blue Moon: searches its turn, lets a network judge where it ends, and looks on."""

from pathlib import Path
from typing import Final

from moondrake.bluemoon.match import Match
from moondrake.bluemoon.view import BlueMoonView
from moondrake.players.bluemoon.guide import BlueMoonGuide, without_foresight
from moondrake.players.bluemoon.levels import ClubPlayer
from moondrake.players.bluemoon.network import WEIGHTS, NetworkJudge, weights
from moondrake.players.search import STEPS_PER_MILLISECOND, Budget, Candidate, Race, Worlds, find_lines
from moondrake.players.search.answering import AnsweringRace

LINES_SHARE: Final = 0.45
MOST_LINES: Final = 400
LEAST_CANDIDATES: Final = 3
MOST_CANDIDATES: Final = 16
STEPS_FOR_A_CANDIDATE: Final = 400
JUDGING: Final = 1
"""What judging a position costs, in steps."""
FIRST_WEIGHT: Final = 6.0
"""The network's judgement of where a line ends counts as much as so many imagined worlds."""


TASTE: Final = 0.03
"""What it counts beside a chance to win that strong players like to end a turn so."""


class ChampionPlayer(ClubPlayer):
    """Searches its own turn, judges it with the network, and plays the best lines on in imagined worlds."""

    name = "champion"

    def __init__(
        self, seed: int = 0, pace: float = STEPS_PER_MILLISECOND, path: Path = WEIGHTS, imagines: bool = True
    ) -> None:
        super().__init__(seed, pace)
        self.path = path
        self.imagines = imagines
        """Without, the network's first judgement decides."""
        self.first_weight = FIRST_WEIGHT
        self.answers = 0
        self.answer_steps = 60
        self.most = MOST_CANDIDATES
        self.per = STEPS_FOR_A_CANDIDATE
        self.taste = TASTE
        self.blur = 0.0
        """How far the judgement of a line may be off, as a chance to win: for weaker levels, for learning."""
        self._judge: NetworkJudge | None = None

    def judge(self, match: Match) -> NetworkJudge:
        """The network for this match."""
        if self._judge is None or self._judge.features.lore.match is not match:
            self._judge = NetworkJudge(self.thumb(match).lore, weights(self.path))
        return self._judge

    def search(self, view: BlueMoonView, actions: list[int], budget: Budget) -> Race:
        """Compare the seat's lines; at least one candidate, in the order of first sight if time is short."""
        thumb = self.thumb(view.match)
        guide, judge = BlueMoonGuide(thumb), self.judge(view.match)
        worlds = Worlds(view, self.rng, without_foresight)
        first = worlds.next()
        part = budget.part(LINES_SHARE if self.imagines else 1.0)
        lines = find_lines(first.state, view.seat, guide, part, MOST_LINES)
        lines = [line for line in lines if line.actions[0] in actions] or lines
        budget.join(part)
        budget.take(JUDGING * len(lines))
        values, liking = judge.judged([line.state for line in lines], view.seat)
        if self.blur:
            values = [value + self.blur * self.rng.gauss(0.0, 1.0) for value in values]
        scores = [value + self.taste * liked for value, liked in zip(values, liking, strict=True)]
        order = sorted(range(len(lines)), key=lambda index: (-scores[index], lines[index].cost))
        wanted = budget.steps // self.per if self.imagines else 1
        chosen = order[: max(LEAST_CANDIDATES, min(wanted, self.most))] if self.imagines else order[:1]
        candidates = [Candidate(lines[index].actions, lines[index].cost, scores[index]) for index in chosen]
        for candidate in candidates:
            candidate.favour = self.first_weight * (candidate.prior - candidates[0].prior)
        race: Race
        if self.answers:
            race = AnsweringRace(worlds, view.seat, guide, judge, candidates)
            race.answer_steps = self.answer_steps
        else:
            race = Race(worlds, view.seat, guide, judge, candidates)
        self._first_world = first
        if len(candidates) > 1:
            race.run(budget)
        return race
