"""The strongest levels of Blue Moon: a network judges where a turn ends, and where the answer to it ends.

`club`'s judgement by hand is its second opinion: it never saw a game and is as good on decks that nobody saw.
"""

from pathlib import Path
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.seat import BlueMoonView, Imagined, Match
from moondrake.players.bluemoon.guess import BlueMoonGuess
from moondrake.players.bluemoon.guide import BlueMoonGuide, without_foresight
from moondrake.players.bluemoon.judgement import Judgement
from moondrake.players.bluemoon.levels import ClubPlayer
from moondrake.players.bluemoon.network import WEIGHTS, NetworkJudge, weights
from moondrake.players.pace import pace_of
from moondrake.players.search import (
    ANSWER_STEPS,
    AnsweringRace,
    Budget,
    Candidate,
    Race,
    World,
    Worlds,
    find_lines,
)
from moondrake.table import CHANCE, State

PACE: Final = 180.0
"""Steps a millisecond, compiled (docs/players/champion.md) ..."""
PACE_SHARE: Final = 0.45
"""... which is so much of what a machine is measured to do at rules of thumb."""
LINES_SHARE: Final = 0.45
"""The part of a budget that may go into finding lines."""
MOST_LINES: Final = 400
LEAST_CANDIDATES: Final = 3
MOST_CANDIDATES: Final = 16
STEPS_FOR_A_CANDIDATE: Final = 600
"""So many steps of the budget pay for comparing one line more."""
ANSWERS_IN_A_BUDGET: Final = 75
"""With more time an answer is searched more thoroughly: this part of the budget goes into each."""
JUDGING: Final = 1
"""What judging a position costs, in steps."""
FIRST_WEIGHT: Final = 4.0
"""The first judgement of where a line ends counts as much as so many imagined worlds ..."""
USUAL_STEPS: Final = 9000
"""... and more where a move has more steps than these: worlds share their judge's faults, however many."""
TASTE: Final = 0.03
"""What it counts beside a chance to win that strong players like to end a turn so. It says which lines are
compared, not which of them is best: among those it differs four times as much as the chance does."""
SECOND_SHARE: Final = 0.33
"""What `club`'s judgement counts beside the network's where a line ends."""

TRIES: Final = 4
"""Each world is drawn from so many, the likelier ones more often."""
DEALS: Final = 24
"""A first hand is judged by so many deals of what would replace the cards put back."""
APPRENTICE_STEPS: Final = 200
APPRENTICE_BLUR: Final = 0.2
"""An apprentice sees fewer lines, and what it thinks of each is off by so much, as a chance to win."""
ENOUGH: Final = Verb.DONE * ARGUMENTS


class ChampionPlayer(ClubPlayer):
    """Finds the lines of its turn and lets the network judge them; the best meet answers in imagined worlds.

    Of the opponent's hand it knows what its view knows: in every world another one is dealt, and the opponent
    answers with the line that looks best to the same network from its own seat.
    """

    name = "champion"

    def __init__(self, seed: int = 0, pace: float = 0.0, path: Path = WEIGHTS, imagines: bool = True) -> None:
        super().__init__(seed, pace)
        self.path = path
        self.imagines = imagines
        """Without, the network's first judgement decides."""
        self.tries = TRIES if imagines else 1
        self.blur = 0.0
        """How far the judgement of a line may be off, as a chance to win: for weaker levels, for learning."""
        self._judge: NetworkJudge | None = None
        self.ends: list[State] = []
        """Where the lines end that were compared last, in the order of the candidates."""

    def usual_pace(self) -> float:
        """Half of its steps are looked at by the network, which takes longer than playing on."""
        return pace_of("bluemoon", PACE, PACE_SHARE)

    def judge(self, match: Match) -> NetworkJudge:
        """The network for this match."""
        if self._judge is None or self._judge.features.lore.match is not match:
            self._judge = NetworkJudge(self.thumb(match).lore, weights(self.path))
        return self._judge

    def search(self, view: BlueMoonView, actions: list[int], budget: Budget) -> Race:
        """Compare the seat's lines; at least one candidate, in the order of first sight if time is short."""
        race = self.compared(view, actions, budget, self._field(budget))
        if len(race.candidates) > 1:
            race.run(budget)
        return race

    def compared(self, view: BlueMoonView, actions: list[int], budget: Budget, field: int) -> AnsweringRace:
        """The seat's best lines by first judgement, before they meet any answer."""
        thumb, judge = self.thumb(view.match), self.judge(view.match)
        guide, judgement = BlueMoonGuide(thumb), Judgement(thumb)
        guess = BlueMoonGuess(thumb.lore, view.seat)
        worlds = Worlds(view, self.rng, without_foresight, guess=guess, tries=self.tries)
        self._first_world = worlds.next()
        part = budget.part(LINES_SHARE if self.imagines else 1.0)
        lines = find_lines(self._first_world.state, view.seat, guide, part, MOST_LINES)
        lines = [line for line in lines if line.actions[0] in actions] or lines
        budget.join(part)
        budget.take(JUDGING * len(lines))
        ends = [line.state for line in lines]
        values, liking = judge.judged(ends, view.seat)
        if self.imagines:
            other = judgement.evaluate(ends, view.seat)
            values = [
                value + SECOND_SHARE * (second - value) for value, second in zip(values, other, strict=True)
            ]
        scores = [value + TASTE * liked for value, liked in zip(values, liking, strict=True)]
        if self.blur:
            scores = [score + self.blur * self.rng.gauss(0.0, 1.0) for score in scores]
        order = sorted(range(len(lines)), key=lambda index: (-scores[index], lines[index].cost))
        chosen = order[:field]
        candidates = [Candidate(lines[index].actions, lines[index].cost, values[index]) for index in chosen]
        self.ends = [ends[index] for index in chosen]
        weight = FIRST_WEIGHT * max(budget.steps / USUAL_STEPS, 1.0)
        for candidate in candidates:
            candidate.favour = weight * (candidate.prior - candidates[0].prior)
        race = AnsweringRace(worlds, view.seat, guide, judge, judgement, candidates)
        race.answer_steps = max(ANSWER_STEPS, budget.steps // ANSWERS_IN_A_BUDGET)
        return race

    def mulligan(self, view: BlueMoonView, actions: list[int]) -> int:
        """Put one card more back where the first hand that comes of it is worth more, over many deals."""
        worlds, guide = Worlds(view, self.rng, without_foresight), BlueMoonGuide(self.thumb(view.match))
        dealt = [worlds.next() for _ in range(DEALS)]
        begun = [dealt_hands(world, number, view.seat, guide) for number in actions for world in dealt]
        values = self.judge(view.match).evaluate(begun, view.seat)
        sums = [sum(values[first : first + DEALS]) for first in range(0, len(values), DEALS)]
        return actions[max(range(len(actions)), key=lambda index: sums[index])]

    def _field(self, budget: Budget) -> int:
        """How many lines are compared."""
        if not self.imagines:
            return 1
        return max(LEAST_CANDIDATES, min(budget.steps // STEPS_FOR_A_CANDIDATE, MOST_CANDIDATES))


def dealt_hands(world: World, number: int, seat: int, guide: BlueMoonGuide) -> State:
    """Where the first turn begins if this is the seat's last word on its first hand."""
    state = world.state.copy()
    assert isinstance(state, Imagined)
    state.apply(number)
    while not state.is_over() and state.frames:
        actions = state.legal_actions()
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(world.deal(actions))
        elif asked == seat and ENOUGH in actions:
            state.apply(ENOUGH)
        else:
            state.apply(guide.choose(state, actions))
    return state


class ExpertPlayer(ChampionPlayer):
    """The network's first judgement decides: strong and quick, but it does not look at the answer."""

    name = "expert"

    def __init__(self, seed: int = 0, pace: float = 0.0) -> None:
        super().__init__(seed, pace, imagines=False)


class ApprenticePlayer(ExpertPlayer):
    """Thinks like an expert and is often wrong about it: halfway between a beginner and an expert."""

    name = "apprentice"

    def __init__(self, seed: int = 0, pace: float = 0.0) -> None:
        super().__init__(seed, pace)
        self.steps = APPRENTICE_STEPS
        self.blur = APPRENTICE_BLUR
