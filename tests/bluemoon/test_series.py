"""Matches to five crystals."""

from random import Random

import pytest

from moondrake.bluemoon import Series, Setup, new_game, ready_made_deck
from moondrake.table import TableError, play_out


def finished(winner: int, crystals: int):
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("flit")), start=0))
    play_out(state, Random(1))
    state.winner, state.crystals = winner, crystals
    return state


@pytest.mark.rule("BM-8.5")
def test_the_match_goes_to_whoever_first_has_five_crystals():
    series = Series().after(finished(0, 4))
    assert series.crystals == (4, 0)
    assert series.winner() == -1
    series = series.after(finished(1, 4)).after(finished(0, 1))
    assert (series.crystals, series.games, series.winner()) == ((5, 4), 3, 0)


@pytest.mark.rule("RS-34")
@pytest.mark.rule("BM-4.3")
def test_the_loser_of_a_game_starts_the_next_one():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")), start=0)
    assert Series().next_setup(setup).start == 0
    assert Series().after(finished(0, 1)).next_setup(setup).start == 1
    assert Series().after(finished(1, 1)).next_setup(setup).start == 0


@pytest.mark.rule("BM-8.5")
def test_only_finished_games_count_and_a_finished_match_is_closed():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")))
    with pytest.raises(TableError, match="not over"):
        Series().after(new_game(setup))
    with pytest.raises(TableError, match="match is over"):
        Series((5, 2), 3, 1).after(finished(0, 1))
