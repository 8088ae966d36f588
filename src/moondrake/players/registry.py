"""Which levels there are in each game, and a player of any of them."""

from moondrake.games import game_named
from moondrake.players.base import Player
from moondrake.table import SetupError
from moondrake.table.saying import listed


def levels(game: str) -> tuple[str, ...]:
    """The names of the levels of a game, the weakest first."""
    return tuple(game_named(game).levels)


def player(game: str, level: str, seed: int) -> Player:
    """A player of this level; the same seed makes the same choices."""
    found = game_named(game)
    makers = {**found.levels, **found.yardsticks}
    if level not in makers:
        raise SetupError("problem-no-level", name=level, game=game, known=listed(tuple(makers)))
    made: Player = makers[level](seed)
    return made
