"""Pairings for a group, and its table."""

import doctest
from itertools import combinations

import pytest

import moondrake.tournament
from moondrake.table import SetupError, TableError
from moondrake.tournament import Result, parallel_games, round_robin, standings


@pytest.mark.rule("BM-21.12")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_meets_everybody_once_and_nobody_plays_twice_in_a_round(players):
    rounds = round_robin(players)
    met = [frozenset((one.first, one.second)) for turn in rounds for one in turn.pairings]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(players), 2)]
    for turn in rounds:
        seated = [player for one in turn.pairings for player in (one.first, one.second)]
        resting = [turn.resting] if players % 2 else []
        assert sorted(seated + resting) == list(range(players))
        assert len(turn.pairings) == parallel_games(players)
    assert len(rounds) == players - 1 + players % 2


@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_has_the_first_seat_much_more_often_than_the_second(players):
    pairings = [one for turn in round_robin(players) for one in turn.pairings]
    for player in range(players):
        firsts = sum(one.first == player for one in pairings)
        seconds = sum(one.second == player for one in pairings)
        assert abs(firsts - seconds) <= 1


def test_one_player_cannot_be_paired():
    with pytest.raises(SetupError, match="at least 2"):
        round_robin(1)


def ranks(players, *results):
    return [(line.rank, line.player) for line in standings(players, results)]


@pytest.mark.rule("BM-20.3")
def test_matches_won_come_before_crystals():
    table = ranks(3, Result(0, 1, (5, 4)), Result(0, 2, (5, 4)), Result(1, 2, (8, 0)))
    assert table == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.rule("OQ-61")
@pytest.mark.rule("BM-8.5")
def test_with_equal_wins_the_difference_of_crystals_decides():
    table = ranks(3, Result(0, 1, (5, 4)), Result(1, 2, (5, 0)), Result(2, 0, (5, 3)))
    assert table == [(1, 1), (2, 0), (3, 2)]


def test_with_equal_difference_more_crystals_are_better():
    table = ranks(4, Result(0, 1, (5, 3)), Result(2, 3, (6, 4)))
    assert table == [(1, 2), (2, 0), (3, 3), (4, 1)]


def test_those_who_are_still_equal_are_told_apart_by_their_own_match():
    table = ranks(
        4,
        Result(0, 1, (5, 3)),
        Result(1, 2, (5, 3)),
        Result(0, 3, (3, 5)),
        Result(2, 3, (6, 2)),
    )
    lines = standings(
        4, [Result(0, 1, (5, 3)), Result(1, 2, (5, 3)), Result(0, 3, (3, 5)), Result(2, 3, (6, 2))]
    )
    equal = [line for line in lines if (line.won, line.crystals, line.conceded) == (1, 8, 8)]
    assert [line.player for line in equal] == [0, 1]
    assert [rank for rank, _ in table] == [1, 2, 3, 4]


def test_players_who_cannot_be_told_apart_share_a_rank():
    circle = (Result(0, 1, (5, 3)), Result(1, 2, (5, 3)), Result(2, 0, (5, 3)))
    assert [rank for rank, _ in ranks(3, *circle)] == [1, 1, 1]
    assert ranks(2) == [(1, 0), (1, 1)]


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (Result(0, 5, (5, 1)), "no player 5"),
        (Result(1, 1, (5, 1)), "against himself"),
        (Result(0, 1, (5, 5)), "no result of a match"),
        (Result(0, 1, (5, -1)), "no result of a match"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result, told):
    with pytest.raises(TableError, match=told):
        standings(3, [result])


def test_the_example_of_the_package_is_true():
    assert doctest.testmod(moondrake.tournament).failed == 0
