"""EQ chapter 11: final scoring and its tie-breaks."""

from typing import Any

import pytest

from moondrake.equinox.rules.scoring import winners
from moondrake.testing.equinox import Scenario, given

LEFT = "fungi susi noctia ursus vulpa cornu klumpi moosmann"
GONE = ["ursus", "vulpa", "cornu", "klumpi", "moosmann"]


def scored(**parts) -> Scenario:
    return given(creatures=LEFT, round_=5, **parts)


def points(table: Scenario) -> dict[int, float]:
    return {standing.seat: standing.points for standing in table.state.standings()}


@pytest.mark.scenario("EQS-8")
@pytest.mark.rule("EQ-11.1", "EQ-11.2")
def test_stones_on_the_three_that_are_left_score() -> None:
    table = scored(
        players=4,
        vanished=GONE,
        stones={
            "fungi 1": "a",
            "susi 1": "a",
            "susi 2": "a",
            "fungi 4": "a",
            "noctia 2": "b",
            "fungi 2": "b",
            "susi 4": "b",
            "noctia 1": "c",
            "noctia 3": "c",
            "susi 3": "d",
            "ursus 1": "d",
            "cornu 1": "c",
        },
        champions={"fungi": "a", "noctia": "b"},
    )
    assert points(table) == {0: 17, 1: 12, 2: 6, 3: 2}
    assert winners(table.position) == [0]
    assert [standing.place for standing in table.state.standings()] == [1, 2, 3, 4]
    assert sum(line.points for line in table.state.score_breakdown() if line.seat == 0) == 17


@pytest.mark.scenario("EQS-35")
@pytest.mark.rule("EQ-11.3")
def test_equal_points_a_scoring_secret_bet_wins() -> None:
    stones = {"fungi 1": "a", "susi 2": "a", "noctia 1": "b", "susi 1": "b", "fungi 2": "b", "noctia 4": "b"}
    table = scored(vanished=GONE, stones=stones, champions={"susi": "a"})
    assert points(table) == {0: 12, 1: 12}
    assert winners(table.position) == [0]
    assert {standing.rule for standing in table.state.standings()} == {"EQ-11.3"}


@pytest.mark.scenario("EQS-35")
@pytest.mark.rule("EQ-11.3")
def test_both_with_secret_bets_row_one_then_row_two_decide() -> None:
    stones = {"fungi 1": "a", "susi 2": "b", "susi 4": "b"}
    table = scored(vanished=GONE, stones=stones, champions={"susi": "a", "noctia": "b"})
    assert points(table) == {0: 9, 1: 9}
    assert winners(table.position) == [0]
    stones = {"fungi 1": "a", "susi 1": "b", "fungi 3": "a", "susi 3": "b", "fungi 2": "b", "noctia 2": "a"}
    table = scored(vanished=GONE, stones=stones)
    assert winners(table.position) == [0, 1], "equal in every row: shared victory"


@pytest.mark.rule("EQ-11.3")
def test_a_later_row_decides_when_the_earlier_ones_are_equal() -> None:
    stones = {"fungi 2": "b", "noctia 4": "b", "susi 3": "a", "fungi 3": "a"}
    table = scored(vanished=GONE, stones=stones)
    assert points(table) == {0: 4, 1: 4}
    assert winners(table.position) == [1], "row 2 before row 3"


@pytest.mark.scenario("EQS-36")
@pytest.mark.rule("EQ-11.3")
def test_each_stage_keeps_only_its_best_players() -> None:
    stones = {
        "fungi 2": "a",
        "noctia 3": "a",
        "susi 1": "b",
        "fungi 4": "b",
        "fungi 1": "c",
        "noctia 1": "c",
        "susi 3": "c",
    }
    table = scored(players=3, vanished=GONE, stones=stones, champions={"noctia": "a", "susi": "b"})
    assert points(table) == {0: 10, 1: 10, 2: 10}
    assert winners(table.position) == [1]
    assert [standing.seat for standing in table.state.standings()] == [1, 0, 2]


@pytest.mark.scenario("EQS-37")
@pytest.mark.rule("EQ-9.14", "EQ-11.4")
def test_ursus_gives_half_a_point_for_each_stone_if_he_stays() -> None:
    parts: dict[str, Any] = {"stones": {"ursus 5": "a"}, "champions": {"ursus": "a"}}
    table = scored(**parts)
    assert points(table)[0] == 6
    assert [line.rule for line in table.state.score_breakdown()] == ["EQ-9.14"] * 2
    assert points(scored(vanished=["ursus"], **parts))[0] == 0


@pytest.mark.rule("EQ-11.4")
@pytest.mark.rule("OQE-10")
def test_oqe_10_the_halves_count_for_the_row_of_their_stone() -> None:
    stones = {"ursus 5": "a", "ursus 4": "b", "susi 4": "a"}
    table = scored(stones=stones)
    assert points(table) == {0: 1.5, 1: 1.5}
    assert winners(table.position) == [1], "1.5 in row 4 beats 1 in row 4 and 0.5 in row 5"
    assert winners(scored(stones=stones, ruleset="equinox+tie-halves=ignored").position) == [0, 1]


@pytest.mark.rule("EQ-11.4", "EQ-9.4")
def test_a_stone_of_klumpi_counts_for_its_row() -> None:
    table = scored(hands={"a": "klumpi 3"}, stones={"klumpi 1": "a", "fungi 2": "b"})
    table.when("pass", "play klumpi 3", "field susi 1")
    assert table.state.standings()[0].row_points[0] == 8


@pytest.mark.rule("EQ-11.5")
def test_all_creatures_that_are_left_score() -> None:
    stones = {"susi 1": "a", "noctia 1": "a", "cornu 1": "a", "vulpa 1": "a"}
    table = given(stones=stones, hands={"a": "fungi 1"}, pile=1).when("pass", "play fungi 1").deal()
    assert table.state.is_over()
    assert points(table)[0] == 16


@pytest.mark.rule("EQ-11.2", "EQ-11.3")
def test_a_victory_is_shared_in_the_returns() -> None:
    table = given(players=3, hands={"a": "susi 1"}, pile=1).when("pass", "play susi 1").deal()
    assert table.state.returns() == (0.333333,) * 3
    table = given(players=3, hands={"a": "susi 1"}, stones={"noctia 1": "b"}, pile=1)
    assert table.state.returns() == (0.0, 0.0, 0.0)
    assert table.when("pass", "play susi 1").deal().state.returns() == (0.0, 1.0, 0.0)


@pytest.mark.rule("EQ-11.1")
def test_secret_bets_are_revealed_at_the_end() -> None:
    table = given(hands={"a": "susi 1"}, secrets={"a": "noctia 1", "b": "noctia 2"}, pile=1)
    table.when("pass", "play susi 1").deal()
    assert table.champion("noctia") == "ab"
    assert table.state.returns() == (0.5, 0.5)
