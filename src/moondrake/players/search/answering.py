"""Comparing plans by the answer they meet: in each world the opponent's best turn, by the same judge."""

from typing import Final

from moondrake.players.search.budget import Budget
from moondrake.players.search.guide import Evaluator, Guide
from moondrake.players.search.lines import find_lines
from moondrake.players.search.race import Candidate, Race
from moondrake.players.search.worlds import World, Worlds, follow, play_on
from moondrake.table import CHANCE, State

ANSWER_STEPS: Final = 60
"""What the search of one answer may cost."""
MOST_LINES: Final = 24
JUDGING: Final = 1
"""What judging a position costs, in steps."""
ENDLESS: Final = 1_000_000_000
FIGHT_STEPS: Final = 400
"""What playing a fight on may cost."""
SECOND_SHARE: Final = 1.0 / 3.0
"""What the second opinion counts beside that of both seats."""
MOST_TURNS: Final = 3
"""So often a plan may be gone on with, where chance interrupted it."""


class AnsweringRace(Race):
    """A race in which every plan is followed by one searched answer, and judged where that ends.

    Both seats judge: each knows what the other does not. A second opinion looks where the fight leads from
    there by first sight: what one judge gets wrong the other need not.
    """

    answer_steps = ANSWER_STEPS
    second_share = SECOND_SHARE

    def __init__(
        self,
        worlds: Worlds,
        seat: int,
        guide: Guide,
        evaluator: Evaluator,
        second: Evaluator,
        candidates: list[Candidate],
    ) -> None:
        super().__init__(worlds, seat, guide, evaluator, candidates)
        self.second = second

    def play(self, worlds: int) -> None:
        """All plans in so many worlds, whatever it costs: for whoever wants to know how sure a choice is."""
        for _ in range(worlds):
            self._play_in(self.worlds.next(), Budget(0.0, steps=ENDLESS), 0)

    def _play_in(self, world: World, budget: Budget, turns: int) -> bool:
        """All running plans in one world; a world that was not finished counts for none."""
        states: list[State] = []
        for candidate in self.running:
            state = world.state.copy()
            follow(state, candidate.actions, world, self.guide, self.seat, budget)
            states.append(state)
        if not self._answer(states, world, budget):
            return False
        for candidate, value in zip(self.running, self._judged(states, world, budget), strict=True):
            candidate.add(value, 1.0)
        return True

    def _judged(self, ends: list[State], world: World, budget: Budget) -> list[float]:
        """What the ends are worth: the mean of both seats' judgements, and the second opinion's share."""
        budget.take(JUDGING * len(ends))
        mine = self.evaluator.evaluate(ends, self.seat)
        theirs = self.evaluator.evaluate(ends, 1 - self.seat)
        later = [self._played_on(state, world, budget) for state in ends]
        second = self.second.evaluate(later, self.seat)
        share = self.second_share
        return [
            (1.0 - share) * (mine[index] + 1.0 - theirs[index]) / 2.0 + share * second[index]
            for index in range(len(ends))
        ]

    def _played_on(self, state: State, world: World, budget: Budget) -> State:
        """Where the fight ends if both go on by first sight."""
        state = state.copy()
        budget.take()
        part = budget.part(1.0)
        part.steps = FIGHT_STEPS
        play_on(state, world, self.guide, part)
        budget.join(part)
        return state

    def _answer(self, states: list[State], world: World, budget: Budget) -> bool:
        """Each state becomes where the opponent's best answer leads; an own turn that chance interrupted is
        finished first. False if the budget ended before that. Lines of all states are judged together."""
        most = budget.steps + ANSWER_STEPS * len(states)
        waiting = list(range(len(states)))
        for turn in range(MOST_TURNS + 2):
            asked = [self._next_choice(states[place], world, budget) for place in waiting]
            if turn > MOST_TURNS:
                return True
            mine = [place for place, seat in zip(waiting, asked, strict=True) if seat == self.seat]
            theirs = [place for place, seat in zip(waiting, asked, strict=True) if seat == 1 - self.seat]
            if not self._choose(states, theirs, 1 - self.seat, budget, most):
                return False
            if not self._choose(states, mine, self.seat, budget, most):
                return False
            if not mine:
                return True
            waiting = mine
        return True

    def _next_choice(self, state: State, world: World, budget: Budget) -> int:
        """Play on to where whose turn it is has a choice: that seat, or -1 if it is quiet or over."""
        while not state.is_over():
            asked, actions = state.seat_to_act(), state.legal_actions()
            if asked == CHANCE or len(actions) == 1:
                budget.take()
                state.apply(world.deal(actions) if asked == CHANCE else actions[0])
            elif self.guide.is_quiet(state):
                return -1
            elif self.guide.active_seat(state) != asked:
                budget.take()
                state.apply(self.guide.choose(state, actions))
            else:
                return asked
        return -1

    def _choose(self, states: list[State], places: list[int], seat: int, budget: Budget, most: int) -> bool:
        """These states become where the seat's best line leads, by the judge; False if the budget ended."""
        ends: list[State] = []
        until: list[int] = []
        for place in places:
            part = budget.part(1.0)
            part.steps = self.answer_steps
            lines = find_lines(states[place], seat, self.guide, part, MOST_LINES)
            budget.join(part)
            budget.take(JUDGING * len(lines))
            if budget.is_late or budget.used > most:
                return False
            ends += [line.state for line in lines]
            until.append(len(ends))
        values = self.evaluator.evaluate(ends, seat) if ends else []
        first = 0
        for place, last in zip(places, until, strict=True):
            best = first
            for index in range(first + 1, last):
                if values[index] > values[best]:
                    best = index
            states[place] = ends[best]
            first = last
        return True
