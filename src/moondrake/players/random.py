"""Plays anything that is legal."""

from random import Random

from moondrake.players.base import Player
from moondrake.table import View


class RandomPlayer(Player):
    """Uniform over the legal actions; the same seed gives the same game."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        return actions[int(self.rng.random() * len(actions))]
