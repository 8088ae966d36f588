"""Who plays Blue Moon: the levels by name."""

from typing import Final

from moondrake.games import Makers
from moondrake.players.base import Player
from moondrake.players.bluemoon.levels import BeginnerPlayer, ClubPlayer, GreedyPlayer
from moondrake.players.random import RandomPlayer


def apprentice(seed: int) -> Player:
    """The network with a blurred eye."""
    from moondrake.players.bluemoon.champion import ApprenticePlayer

    return ApprenticePlayer(seed)


def expert(seed: int) -> Player:
    """The network alone; numpy is loaded by those who play it."""
    from moondrake.players.bluemoon.champion import ExpertPlayer

    return ExpertPlayer(seed)


def champion(seed: int) -> Player:
    """The strongest level."""
    from moondrake.players.bluemoon.champion import ChampionPlayer

    return ChampionPlayer(seed)


LEVELS: Final[Makers] = {
    "random": RandomPlayer,
    "beginner": BeginnerPlayer,
    "apprentice": apprentice,
    "club": ClubPlayer,
    "expert": expert,
    "champion": champion,
}
"""What people choose from, the weakest first."""

YARDSTICKS: Final[Makers] = {"greedy": GreedyPlayer}
"""Players to measure others with: `player` makes them, `levels` does not offer them."""
