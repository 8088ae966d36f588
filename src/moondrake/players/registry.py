"""Which levels there are in each game, and a player of any of them."""

from collections.abc import Callable
from typing import Final

from moondrake.players.base import Player
from moondrake.players.bluemoon import levels as bluemoon
from moondrake.players.equinox import levels as equinox
from moondrake.players.random import RandomPlayer
from moondrake.table import SetupError
from moondrake.table.errors import listed

Maker = Callable[[int], Player]

LEVELS: Final[dict[str, dict[str, Maker]]] = {
    "bluemoon": {"random": RandomPlayer, "beginner": bluemoon.BeginnerPlayer, "club": bluemoon.ClubPlayer},
    "equinox": {"random": RandomPlayer, "beginner": equinox.BeginnerPlayer, "club": equinox.ClubPlayer},
}
"""What people choose from, the weakest first."""

YARDSTICKS: Final[dict[str, dict[str, Maker]]] = {
    "bluemoon": {"greedy": bluemoon.GreedyPlayer},
    "equinox": {"thumb": equinox.ThumbPlayer},
}
"""Players to measure others with: `player` makes them, `levels` does not offer them."""

GAMES: Final = tuple(LEVELS)


def levels(game: str) -> tuple[str, ...]:
    """The names of the levels of a game, the weakest first."""
    _check_game(game)
    return tuple(LEVELS[game])


def player(game: str, level: str, seed: int) -> Player:
    """A player of this level; the same seed makes the same choices."""
    _check_game(game)
    makers = LEVELS[game] | YARDSTICKS[game]
    if level not in makers:
        raise SetupError(f"there is no level '{level}' in {game}; levels: {listed(tuple(makers))}")
    return makers[level](seed)


def _check_game(game: str) -> None:
    if game not in LEVELS:
        raise SetupError(f"there is no game '{game}'; games: {listed(GAMES)}")
