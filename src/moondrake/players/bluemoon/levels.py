"""The levels of Blue Moon that need no network: beginner, greedy and club."""

from random import Random
from time import perf_counter
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.seat import BlueMoonView, Imagined, Match, OpenTable
from moondrake.players.base import GamePlayer
from moondrake.players.bluemoon.guide import BlueMoonGuide, without_foresight
from moondrake.players.bluemoon.habits import Habits
from moondrake.players.bluemoon.judgement import Judgement
from moondrake.players.bluemoon.thumb import Lore, Thumb
from moondrake.players.pace import pace_of
from moondrake.players.search import Budget, Candidate, Race, Worlds, find_lines
from moondrake.players.uncollected import uncollected

SLIP: Final = 0.12
"""How often a beginner does not look properly."""
BLUR: Final = 1.5
"""How far a beginner's feeling for the worth of an answer is off."""

LINES_SHARE: Final = 0.35
"""The part of a budget that may go into finding lines."""
MOST_LINES: Final = 300
LEAST_CANDIDATES: Final = 6
MOST_CANDIDATES: Final = 24
STEPS_FOR_A_CANDIDATE: Final = 400
"""So many steps of the budget pay for comparing one line more."""


SEARCHED_TURNS: Final = 2
"""With time enough the next two turns, the opponent's first, are searched and not left to the thumb."""


class ThumbPlayer(GamePlayer[BlueMoonView]):
    """A player of rules of thumb. Looks at one imagined world, of which it uses what its seat knows."""

    name = "thumb"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.habits = Habits()
        self._thumb: Thumb | None = None

    def thumb(self, match: Match) -> Thumb:
        """The rules of thumb for this match."""
        if self._thumb is None or self._thumb.lore.match is not match:
            self._thumb = Thumb(Lore(match), self.habits)
        return self._thumb

    def choose(self, view: BlueMoonView, actions: list[int], clock: float = 1.0) -> int:
        if len(actions) == 1:
            return actions[0]
        state = view.determinize(self.rng)
        return self.pick(actions, self.thumb(view.match).worths(state, actions))

    def pick(self, actions: list[int], worths: list[float]) -> int:
        """The answer with the highest worth, drawn among equals."""
        best = max(worths)
        liked = [number for number, worth in zip(actions, worths, strict=True) if worth >= best]
        return liked[int(self.rng.random() * len(liked))]


class BeginnerPlayer(ThumbPlayer):
    """Knows the rules of thumb, misjudges worths, and now and then takes the first thing that looks fine."""

    name = "beginner"

    def pick(self, actions: list[int], worths: list[float]) -> int:
        rng = self.rng
        if rng.random() < SLIP:
            worths = [worth * 0.3 for worth in worths]
        return super().pick(actions, [worth + BLUR * (rng.random() + rng.random() - 1.0) for worth in worths])


class GreedyPlayer(ThumbPlayer):
    """A yardstick: plays everything it can, the strongest first, and leaves a fight only when it must."""

    name = "greedy"

    def choose(self, view: BlueMoonView, actions: list[int], clock: float = 1.0) -> int:
        state = view.determinize(self.rng)
        worths = self.thumb(view.match).worths(state, actions)
        greed = [self._greed(state, number, worth) for number, worth in zip(actions, worths, strict=True)]
        return self.pick(actions, greed)

    def _greed(self, state: Imagined, number: int, worth: float) -> float:
        verb, argument = number // ARGUMENTS, number % ARGUMENTS
        if verb in (Verb.RETREAT, Verb.DECLINE, Verb.PASS, Verb.DONE):
            return -100.0
        if verb in (Verb.PLAY, Verb.BLUFF, Verb.LOAD) and not state.frames:
            facts = state.facts[state.seat]
            card = argument & 63
            values = facts.fire if state.element == 1 else facts.earth
            strong = values[card] if state.element >= 0 else max(facts.fire[card], facts.earth[card])
            return 50.0 + strong - 20.0 * (verb != Verb.PLAY)
        return worth


class Step:
    """A step of a plan: what the seat should see when it comes to it, and its answer."""

    def __init__(self, table: OpenTable, action: int) -> None:
        self.table = table
        self.action = action


class ClubPlayer(ThumbPlayer):
    """Searches its own turn, plays the best ones on in imagined worlds, and judges how the fights end."""

    name = "club"

    def __init__(self, seed: int = 0, pace: float = 0.0) -> None:
        super().__init__(seed)
        self.pace = pace
        """Steps of search for a millisecond of the clock; 0: the usual pace."""
        self.plan: list[Step] = []

    def choose(self, view: BlueMoonView, actions: list[int], clock: float = 1.0) -> int:
        began = perf_counter()
        if len(actions) == 1:
            return actions[0]
        planned = self._planned(view, actions)
        if planned is not None:
            return planned
        if is_mulligan(view):
            return self.mulligan(view, actions)
        budget = Budget(clock, self.pace or self.usual_pace(), began, self.steps)
        with uncollected():
            race = self.search(view, actions, budget)
        best = race.ranking()[0]
        self.late += budget.is_late or budget.was_hurried
        self._keep_plan(view, race, best)
        return best.actions[0]

    def usual_pace(self) -> float:
        """Steps a millisecond that a search like this takes."""
        return pace_of("bluemoon")

    def search(self, view: BlueMoonView, actions: list[int], budget: Budget) -> Race:
        """Compare the seat's lines; at least one candidate, in the order of first sight if time is short."""
        thumb = self.thumb(view.match)
        guide, judgement = BlueMoonGuide(thumb), Judgement(thumb)
        worlds = Worlds(view, self.rng, without_foresight)
        first = worlds.next()
        part = budget.part(LINES_SHARE)
        lines = find_lines(first.state, view.seat, guide, part, MOST_LINES)
        lines = [line for line in lines if line.actions[0] in actions] or lines
        budget.join(part)
        values = judgement.evaluate([line.state for line in lines], view.seat)
        order = sorted(range(len(lines)), key=lambda index: (-values[index], lines[index].cost))
        wanted = budget.steps // STEPS_FOR_A_CANDIDATE
        chosen = order[: max(LEAST_CANDIDATES, min(wanted, MOST_CANDIDATES))]
        chosen += [index for index in range(len(lines)) if lines[index].cost == 0 and index not in chosen]
        race = Race(
            worlds,
            view.seat,
            guide,
            judgement,
            [Candidate(lines[index].actions, lines[index].cost, values[index]) for index in chosen],
        )
        race.searched_turns = SEARCHED_TURNS
        self._first_world = first
        race.run(budget)
        return race

    def mulligan(self, view: BlueMoonView, actions: list[int]) -> int:
        """Which card goes back into the pile, or that no more do (BM-4.5): left to rules of thumb."""
        return super().choose(view, actions)

    def _planned(self, view: BlueMoonView, actions: list[int]) -> int | None:
        """The next step of the plan, if everything looks as it should."""
        while self.plan:
            step = self.plan.pop(0)
            if step.table == view.table and step.action in actions:
                return step.action
        return None

    def _keep_plan(self, view: BlueMoonView, race: Race, best: Candidate) -> None:
        """Remember what the rest of the line should look like."""
        self.plan = []
        state = self._first_world.state.copy()
        for number, action in enumerate(best.actions):
            while not state.is_over() and state.seat_to_act() != view.seat:
                actions = state.legal_actions()
                state.apply(race.guide.choose(state, actions))
            if state.is_over() or action not in state.legal_actions():
                return
            if number:
                seen = state.view(view.seat)
                assert isinstance(seen, BlueMoonView)
                self.plan.append(Step(seen.table, action))
            state.apply(action)


def is_mulligan(view: BlueMoonView) -> bool:
    """First hands are chosen: no turn is searched for that."""
    questions = view.table.questions
    return bool(questions) and questions[-1].ask == Ask.MULLIGAN
