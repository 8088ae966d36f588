"""Imagined worlds: complete positions that fit a view, each with its own chance."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from moondrake.players.search.budget import Budget
from moondrake.players.search.guess import Guess
from moondrake.players.search.guide import Guide
from moondrake.table import CHANCE, State, View

PLACES: Final = 1009
"""A prime: steps of any width lead through all places, each in another order."""


class World:
    """A complete position and a fixed order in which chance prefers its outcomes.

    All plans that are compared in a world meet the same luck: the same cards come in the same order.
    """

    def __init__(self, state: State, rng: Random) -> None:
        self.state = state
        self.step = 1 + int(rng.random() * (PLACES - 1))

    def deal(self, actions: list[int]) -> int:
        """The outcome that chance prefers in this world."""
        best = actions[0]
        lowest = PLACES
        for number in actions:
            rank = number * self.step % PLACES
            if rank < lowest:
                lowest = rank
                best = number
        return best


class Worlds:
    """A stream of worlds that fit a view; the same seed gives the same worlds.

    `prepare` may switch off in an imagined position what a search does not need, and `cost` is what
    imagining one takes, in steps. With a `guess`, which says how likely a position is beside others, each is
    one of `tries`, the likelier ones more often.
    """

    def __init__(
        self,
        view: View,
        rng: Random,
        prepare: Callable[[State], None] | None = None,
        cost: int = 2,
        guess: Guess[Any] | None = None,
        tries: int = 1,
    ) -> None:
        self.view = view
        self.rng = rng
        self.prepare = prepare
        self.cost = cost * tries
        self.guess = guess
        self.tries = tries

    def next(self) -> World:
        state = self._imagined()
        state.keep_events(False)
        if self.prepare is not None:
            self.prepare(state)
        return World(state, self.rng)

    def _imagined(self) -> State:
        state = self.view.determinize(self.rng)
        if self.guess is not None:
            total = self.guess.weigh(state)
            for _ in range(1, self.tries):
                other = self.view.determinize(self.rng)
                weight = self.guess.weigh(other)
                total += weight
                if self.rng.random() * total < weight:
                    state = other
        return state


def answer_others(state: State, world: World, guide: Guide, seat: int, budget: Budget) -> None:
    """Let chance and the other seats answer until `seat` is asked or the game is over."""
    while not state.is_over():
        asked = state.seat_to_act()
        if asked == seat or not budget.take():
            return
        actions = state.legal_actions()
        state.apply(world.deal(actions) if asked == CHANCE else guide.choose(state, actions))


def follow(state: State, plan: list[int], world: World, guide: Guide, seat: int, budget: Budget) -> bool:
    """Play a seat's plan; False, and no further, where an answer of it is not legal in this world."""
    for number in plan:
        answer_others(state, world, guide, seat, budget)
        if state.is_over() or number not in state.legal_actions():
            return False
        budget.take()
        state.apply(number)
    return True


def play_on(state: State, world: World, guide: Guide, budget: Budget) -> bool:
    """Play the position on until it is quiet or over; False if the budget ended first."""
    while not state.is_over():
        actions = state.legal_actions()
        if state.seat_to_act() == CHANCE:
            number = world.deal(actions)
        elif guide.is_quiet(state):
            return True
        else:
            number = actions[0] if len(actions) == 1 else guide.choose(state, actions)
        if not budget.take():
            return False
        state.apply(number)
    return True
