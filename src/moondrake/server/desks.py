"""The desk of any game, and how many sit at the largest table."""

from typing import Final

from moondrake.games import GAMES, game_named
from moondrake.games.desk import AnyDesk


def desk_of(game: str) -> AnyDesk:
    """The desk of a game; raises SetupError."""
    return game_named(game).desk


MOST_SEATS: Final = max(seats for game in GAMES.values() for seats in game.desk.seats())
