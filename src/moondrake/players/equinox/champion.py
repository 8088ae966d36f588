"""The strongest level of Equinox: a network judges where a few turns lead, in many imagined worlds."""

from math import ceil, log2
from pathlib import Path
from typing import Final

from moondrake.equinox.questions import Ask
from moondrake.equinox.seat import EquinoxView, Imagined
from moondrake.players.equinox.guess import EquinoxGuess
from moondrake.players.equinox.guide import NextTurnGuide
from moondrake.players.equinox.levels import STEPS_FOR_A_WORLD, ClubPlayer
from moondrake.players.equinox.network import WEIGHTS, NetworkJudge, weights
from moondrake.players.pace import pace_of
from moondrake.players.search import Budget, Candidate, Evaluator, Race, World, Worlds, follow, play_on
from moondrake.table import CHANCE, State

MOST_FIRST: Final = 12
"""So many answers are looked at ..."""
MOST_CARDS: Final = 3
"""... and after each bet so many cards, those that look best."""
MOST_CANDIDATES: Final = 8
"""So many plans are compared in imagined worlds until the next own turn."""
LOOKS: Final = 6
"""In so many worlds the network looks where each plan ends, before anybody else has answered ..."""
LOOK_WEIGHT: Final = 12.0
"""... and what it sees counts as much as so many worlds that are played on."""
LOOK_STEPS: Final = 18
"""What a look takes, about ..."""
LOOK_SHARE: Final = 0.3
"""... and the share of the budget that looks may take; a few plans are looked at once at least."""
TRIES: Final = 5
"""Of so many worlds that fit the view one is played in, the likelier ones more often; with two players."""
SIGHT: Final = 0.06
"""What a point at first sight counts beside a sum of wins over imagined worlds, with two players ..."""
CROWDED_SIGHT: Final = 0.6
"""... and with more, where worlds are few and luck is large."""
JUDGING: Final = 12
"""What it takes to judge a position, in steps of the engine."""
AT_ONCE: Final = 4
"""So many worlds are judged at once."""
PACE: Final = 240.0
"""Its steps of search in a millisecond, where a process was not calibrated: 12,000 for 50 ms ..."""
PACE_SHARE: Final = 0.7
"""... and the share of the pace that was measured, where one was."""


class ChampionPlayer(ClubPlayer):
    """Tries its plans in imagined worlds until its next turn; a network judges what came of them."""

    name = "champion"

    def __init__(self, seed: int = 0, pace: float = 0.0, path: Path = WEIGHTS) -> None:
        super().__init__(seed, pace)
        self.judge: Evaluator = NetworkJudge(weights(path))
        self.tries = TRIES
        self.trust = 1.0
        """What first sight counts beside what it usually does."""
        self.looks = LOOKS
        self.look_weight = LOOK_WEIGHT
        self.most_cards = MOST_CARDS
        self.most_candidates = MOST_CANDIDATES
        self.sights = (SIGHT, CROWDED_SIGHT)

    def usual_pace(self) -> float:
        """Its steps count the network's work too."""
        return pace_of("equinox", PACE, PACE_SHARE)

    def search(self, view: EquinoxView, actions: list[int], budget: Budget) -> Race:
        """Compare the plans, those that look best at first sight first."""
        imagined = view.determinize(self.rng)
        guide = NextTurnGuide(self.thumb, imagined, view.seat)
        seats = view.table.options.seats
        tries = self.tries if seats == 2 else 1
        worlds = Worlds(view, self.rng, None, STEPS_FOR_A_WORLD, EquinoxGuess(view.seat), tries)
        plans = self._plans(imagined, actions, self.trust * self.sights[seats > 2])
        affordable = max(int(LOOK_SHARE * budget.steps / LOOK_STEPS), self.most_candidates)
        race = Race(worlds, view.seat, guide, self.judge, plans[:affordable])
        if self.looks:
            self._look(race, budget)
        race.candidates = race.running = self._best(race.candidates, self.most_candidates)
        self._compare(race, budget)
        return race

    def _plans(self, state: Imagined, actions: list[int], sight: float) -> list[Candidate]:
        """Answers, a bet with the card that follows it; each with a head start by its first sight."""
        worths = self.thumb.worths(state, actions)
        order = sorted(range(len(actions)), key=lambda index: -worths[index])
        found: list[tuple[float, list[int]]] = []
        is_bet = state.position.question().ask == Ask.BET
        for index in order[:MOST_FIRST]:
            cards = self._cards(state, actions[index]) if is_bet and self.most_cards > 1 else []
            for worth, card in cards:
                found.append((worths[index] + worth, [actions[index], card]))
            if not cards:
                found.append((worths[index], [actions[index]]))
        best = max(worth for worth, _ in found)
        plans = []
        for cost, (worth, line) in enumerate(sorted(found, key=lambda one: -one[0])):
            plan = Candidate(line, cost)
            plan.favour = sight * (worth - best)
            plans.append(plan)
        return plans

    def _cards(self, state: Imagined, bet: int) -> list[tuple[float, int]]:
        """The cards that look best after a bet, with how much better each looks than the best of them."""
        after = state.copy()
        after.apply(bet)
        if after.is_over() or after.seat_to_act() == CHANCE or after.position.question().ask != Ask.PLAY:
            return []
        actions = after.legal_actions()
        worths = self.thumb.worths(after, actions)
        order = sorted(range(len(actions)), key=lambda index: -worths[index])
        return [(worths[index] - worths[order[0]], actions[index]) for index in order[: self.most_cards]]

    def _look(self, race: Race, budget: Budget) -> None:
        """What the network thinks of each plan before anybody has answered it."""
        plans = race.candidates
        ends: list[State] = []
        looks = min(max(int(LOOK_SHARE * budget.steps / (LOOK_STEPS * len(plans))), 1), self.looks)
        for _ in range(looks):
            world = self._world(race, budget)
            for plan in plans:
                ends.append(self._end_of_turn(race, plan, world, budget))
        values = self._judged(race, ends, budget)
        for place, plan in enumerate(plans):
            plan.add(sum(values[place :: len(plans)]) / looks, self.look_weight * looks / self.looks)

    def _end_of_turn(self, race: Race, plan: Candidate, world: World, budget: Budget) -> State:
        state = world.state.copy()
        assert isinstance(state, Imagined)
        turn = state.position.turn
        follow(state, plan.actions, world, race.guide, race.seat, budget)
        while not state.is_over() and state.position.turn == turn:
            actions = state.legal_actions()
            is_dealt = state.seat_to_act() == CHANCE
            budget.take()
            state.apply(world.deal(actions) if is_dealt else race.guide.choose(state, actions))
        return state

    def _compare(self, race: Race, budget: Budget) -> None:
        """Play the plans in the same worlds; the weaker half drops out now and then, down to two."""
        rounds = max(ceil(log2(max(len(race.running), 2))), 1)
        share = max(budget.steps - budget.used, 0) / rounds
        until = budget.used + share
        while not budget.is_spent() and len(race.running) > 1:
            ends: list[State] = []
            for _ in range(AT_ONCE):
                ends += self._played(race, self._world(race, budget), budget)
            values = self._judged(race, ends, budget)
            count = len(race.running)
            for place, value in enumerate(values):
                race.running[place % count].add(value, 1.0)
            if budget.used >= until:
                until += share
                race.running = self._best(race.running, max((count + 1) // 2, 2))

    def _played(self, race: Race, world: World, budget: Budget) -> list[State]:
        """Where the running plans lead in a world; nothing if the budget ends before."""
        ends = []
        for plan in race.running:
            state = world.state.copy()
            follow(state, plan.actions, world, race.guide, race.seat, budget)
            if not play_on(state, world, race.guide, budget):
                return []
            ends.append(state)
        return ends

    def _world(self, race: Race, budget: Budget) -> World:
        budget.take(race.worlds.cost)
        return race.worlds.next()

    def _judged(self, race: Race, ends: list[State], budget: Budget) -> list[float]:
        budget.take(JUDGING * len(ends))
        return self.judge.evaluate(ends, race.seat)

    def _best(self, plans: list[Candidate], most: int) -> list[Candidate]:
        return sorted(plans, key=lambda one: (-one.score(), one.cost))[:most]
