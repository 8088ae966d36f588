"""Levels have names, and wrong names say which there are."""

import pytest

from moondrake.games import contests
from moondrake.players.base import GamePlayer
from moondrake.players.registry import levels, player
from moondrake.table import SetupError


@pytest.mark.parametrize("game", contests())
def test_every_level_of_a_game_makes_a_player(game):
    assert levels(game)[0] == "random"
    for level in levels(game):
        assert isinstance(player(game, level, seed=1), GamePlayer)


def test_an_unknown_game_or_level_is_refused_with_the_names_there_are():
    with pytest.raises(SetupError, match="bluemoon, equinox"):
        levels("chess")
    with pytest.raises(SetupError, match="no game 'chess'"):
        player("chess", "random", seed=1)
    with pytest.raises(SetupError, match="no level 'master' in equinox; levels: random, beginner"):
        player("equinox", "master", seed=1)
