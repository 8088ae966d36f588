"""All levels of both games against each other."""

import pytest

from moondrake.testing.level_games import level_game


@pytest.mark.parametrize("number", range(4))
def test_levels_play_each_other_without_crash_stall_or_illegal_move(number):
    assert level_game(number) > 10


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("first", range(4, 164, 20))
def test_games_of_all_levels_with_every_pairing_of_peoples(first):
    for number in range(first, first + 20):
        level_game(number, seed=1)
