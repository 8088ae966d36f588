"""Pairings for a group, and its table."""

import doctest
from itertools import combinations

import pytest

import moondrake.tournament
from moondrake.table import SetupError, TableError
from moondrake.tournament import Result, check_match, parallel_games, round_robin, standings

BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}
"""The tables of the FIDE handbook, C.05 Annex 1."""


@pytest.mark.rule("BM-21.12")
@pytest.mark.parametrize("players", BERGER)
def test_a_round_robin_follows_the_berger_tables(players):
    told = [
        " ".join(f"{first + 1}-{second + 1}" for first, second in turn.tables)
        for turn in round_robin(players)
    ]
    assert told == BERGER[players]


@pytest.mark.parametrize("players", [3, 5, 7])
def test_with_an_odd_number_whoever_would_meet_the_last_place_of_the_table_rests(players):
    for turn, line in zip(round_robin(players), BERGER[players + 1], strict=True):
        with_last = next(pair for pair in line.split() if str(players + 1) in pair.split("-"))
        assert str(turn.resting[0] + 1) in with_last.split("-")


@pytest.mark.rule("BM-21.12")
@pytest.mark.parametrize("players", range(2, 21))
def test_everybody_meets_everybody_once_and_nobody_plays_twice_in_a_round(players):
    rounds = round_robin(players)
    met = [frozenset(pair) for turn in rounds for pair in turn.tables]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(players), 2)]
    for turn in rounds:
        seated = [player for pair in turn.tables for player in pair]
        assert sorted([*seated, *turn.resting]) == list(range(players))
        assert len(turn.tables) == parallel_games(players)
    assert len(rounds) == players - 1 + players % 2


@pytest.mark.parametrize("players", range(2, 21))
def test_nobody_has_the_first_seat_much_more_often_than_the_second(players):
    pairs = [pair for turn in round_robin(players) for pair in turn.tables]
    for player in range(players):
        firsts = sum(first == player for first, _ in pairs)
        seconds = sum(second == player for _, second in pairs)
        assert abs(firsts - seconds) <= 1


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 9, 12, 16])
def test_at_larger_tables_everybody_meets_everybody_and_nobody_sits_alone(players, size):
    rounds = round_robin(players, size)
    met = {frozenset(pair) for turn in rounds for table in turn.tables for pair in combinations(table, 2)}
    assert met == {frozenset(pair) for pair in combinations(range(players), 2)}
    for turn in rounds:
        assert sorted(player for table in turn.tables for player in table) == list(range(players))
        assert all(2 <= len(table) <= size for table in turn.tables)
    least = -(-(players - 1) // (size - 1))
    assert len(rounds) <= 3 * least + 1


def test_one_player_cannot_be_paired():
    with pytest.raises(SetupError, match="at least 2"):
        round_robin(1)


def ranks(players, *results):
    return [(line.rank, line.player) for line in standings(players, results)]


def pair(first, second, scores):
    return Result((first, second), scores)


@pytest.mark.rule("BM-20.3")
def test_matches_won_come_before_crystals():
    table = ranks(3, pair(0, 1, (5, 4)), pair(0, 2, (5, 4)), pair(1, 2, (8, 0)))
    assert table == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.rule("OQ-61")
@pytest.mark.rule("BM-8.5")
def test_with_equal_wins_the_difference_of_crystals_decides():
    table = ranks(3, pair(0, 1, (5, 4)), pair(1, 2, (5, 0)), pair(2, 0, (5, 3)))
    assert table == [(1, 1), (2, 0), (3, 2)]


def test_with_equal_difference_more_crystals_are_better():
    table = ranks(4, pair(0, 1, (5, 3)), pair(2, 3, (6, 4)))
    assert table == [(1, 2), (2, 0), (3, 3), (4, 1)]


def test_those_who_are_still_equal_are_told_apart_by_their_own_match():
    results = (pair(0, 1, (5, 3)), pair(1, 2, (5, 3)), pair(0, 3, (3, 5)), pair(2, 3, (6, 2)))
    equal = [
        line
        for line in standings(4, results)
        if (line.won, int(line.scored), int(line.conceded)) == (1, 8, 8)
    ]
    assert [line.player for line in equal] == [0, 1]
    assert [rank for rank, _ in ranks(4, *results)] == [1, 2, 3, 4]


def test_players_who_cannot_be_told_apart_share_a_rank():
    circle = (pair(0, 1, (5, 3)), pair(1, 2, (5, 3)), pair(2, 0, (5, 3)))
    assert [rank for rank, _ in ranks(3, *circle)] == [1, 1, 1]
    assert ranks(2) == [(1, 0), (1, 1)]


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (pair(0, 5, (5, 1)), "no player 5"),
        (pair(1, 1, (5, 1)), "each of them once"),
        (pair(0, 1, (5, -1)), "none is below 0"),
        (Result((0, 1), (5, 2, 1)), "no scores of 2 players"),
        (Result((0, 1), (5, 2), gone=(2,)), "cannot have left"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result, told):
    with pytest.raises(TableError, match=told):
        standings(3, [result])


@pytest.mark.rule("BM-8.5")
def test_nobody_wins_a_match_with_equal_crystals():
    with pytest.raises(TableError, match="no result of a match"):
        check_match(pair(0, 1, (5, 5)))
    check_match(Result((0, 1), (3, 3), gone=(0,)))


def test_at_a_larger_table_points_are_the_share_of_the_others_who_are_behind():
    result = Result((4, 1, 2, 0), (12, 7, 7, 3))
    assert [float(result.points_of(player)) for player in (4, 1, 2, 0)] == [1.0, 0.5, 0.5, 0.0]
    left = Result((4, 1, 2, 0), (12, 7, 7, 3), gone=(4,))
    assert [float(left.points_of(player)) for player in (4, 1, 2, 0)] == pytest.approx(
        [0, 5 / 6, 5 / 6, 1 / 3]
    )


def test_the_example_of_the_package_is_true():
    assert doctest.testmod(moondrake.tournament).failed == 0
