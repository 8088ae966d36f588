"""The dealer: answers for the chance seat."""

from random import Random

from moondrake.table.dice import Dice
from moondrake.table.state import CHANCE, State


class Dealer:
    """Deals fairly from a seed: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, actions: list[int]) -> int:
        """One of the chance actions, all equally likely."""
        return actions[int(self.rng.random() * len(actions))]

    def deal(self, state: State) -> None:
        """Answer for chance until a player is asked or the game is over."""
        while not state.is_over() and state.seat_to_act() == CHANCE:
            state.apply(self.choose(state.legal_actions()))


def play_out(state: State, rng: Random) -> int:
    """Finish the game with random moves for everybody; the number of decisions."""
    decisions = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def simulate_out(state: State, dice: Dice) -> int:
    """Finish the game with random moves, as quickly as it can be done; the number of decisions asked for."""
    state.simulate(dice)
    decisions = 0
    while not state.is_over():
        state.apply(state.pick(dice))
        decisions += 1
    return decisions
