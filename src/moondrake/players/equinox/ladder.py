"""Who plays Equinox: the levels by name."""

from typing import Final

from moondrake.games import Makers
from moondrake.players.base import Player
from moondrake.players.equinox.levels import BeginnerPlayer, ClubPlayer, ThumbPlayer
from moondrake.players.random import RandomPlayer


def champion(seed: int) -> Player:
    """The strongest level; numpy is loaded by those who play it."""
    from moondrake.players.equinox.champion import ChampionPlayer

    return ChampionPlayer(seed)


LEVELS: Final[Makers] = {
    "random": RandomPlayer,
    "beginner": BeginnerPlayer,
    "club": ClubPlayer,
    "champion": champion,
}
"""What people choose from, the weakest first."""

YARDSTICKS: Final[Makers] = {"thumb": ThumbPlayer}
"""Players to measure others with: `player` makes them, `levels` does not offer them."""
