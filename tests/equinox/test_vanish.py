"""EQ chapter 8: vanishing and the next round."""

import pytest

from moondrake.equinox.happenings import Happening
from moondrake.equinox.rules.places import has_vanish_card, vanish_cards
from moondrake.testing.equinox import Scenario, creature, full_row, given

FIVES = {"cornu": 5, "klumpi": 5, "vulpa": 5, "fungi": 5, "ursus": 5}


def end_rounds(count: int) -> Scenario:
    """The end of the given round: so many creatures vanish one after the other, the last of them now."""
    names = ["susi", "moosmann", "cornu", "klumpi", "noctia", "vulpa", "fungi", "ursus"]
    row = full_row(count, {name: 5 for name in names[count:]})
    table = given(round_=count, vanished=names[: count - 1], board=row, hands={"a": f"{names[count - 1]} 0"})
    table.when("pass", f"play {names[count - 1]} 0")
    if table.asked()[1] == "discard":
        table.when("done")
    return table.deal()


@pytest.mark.scenario("EQS-7")
@pytest.mark.rule("EQ-8.1", "EQ-8.2", "EQ-8.3")
def test_a_shared_lowest_strength_keeps_everybody_in() -> None:
    board = full_row(2, FIVES | {"moosmann": 1, "susi": 9}) | {"ursus 1": "ursus 0"}
    del board["ursus 2"]
    hands = {"a": "noctia 1", "b": "noctia 4"}
    table = given(hands=hands, board=board, round_=2, vanished=["ursus"])
    table.when("pass", "play noctia 1").deal()
    assert len(table.in_tournament()) == 7
    assert Happening.LOWEST_SHARED in [event.kind for event in table.events()]
    table.when("pass", "play noctia 4").deal()
    assert "moosmann" not in table.in_tournament()
    assert table.position.row == 2
    assert has_vanish_card(table.position, creature("moosmann"), 2)
    assert has_vanish_card(table.position, creature("ursus"), 2)
    assert not has_vanish_card(table.position, creature("moosmann"), 1)


@pytest.mark.rule("EQ-8.1")
def test_an_incomplete_row_lets_nobody_vanish() -> None:
    table = given(hands={"a": "noctia 0"}, board=full_row(1, FIVES)).when("pass", "play noctia 0").deal()
    assert len(table.in_tournament()) == 8


@pytest.mark.scenario("EQS-20")
@pytest.mark.rule("EQ-9.14", "EQ-8.1")
def test_the_half_of_ursus_breaks_the_tie() -> None:
    board = full_row(1, FIVES | {"moosmann": 5, "noctia": 5, "ursus": 2})
    table = given(hands={"a": "susi 2"}, board=board).when("pass", "play susi 2").deal()
    assert "susi" not in table.in_tournament()
    assert "ursus" in table.in_tournament()


@pytest.mark.rule("EQ-8.4", "EQ-8.5")
def test_vanish_cards_fill_the_next_row_for_all_vanished_creatures() -> None:
    table = end_rounds(2)
    events = [event for event in table.events() if event.kind == Happening.VANISH_CARD]
    assert [event.rule for event in events] == ["EQ-8.4", "EQ-8.5"]
    assert [event.amount for event in events] == [creature("moosmann") * 5 + 2, creature("susi") * 5 + 2]


@pytest.mark.scenario("EQS-38")
@pytest.mark.rule("EQ-1.6", "EQ-8.4", "EQ-8.5", "EQ-8.6")
def test_eleven_vanish_cards_are_exactly_enough() -> None:
    placed: list[int] = []
    for count in range(1, 6):
        table = end_rounds(count)
        placed.append(vanish_cards(table.position) - sum(placed))
    assert placed == [1, 2, 3, 4, 1]


@pytest.mark.rule("EQ-8.6", "EQ-8.7", "EQ-11.1")
def test_round_five_ends_the_game_with_three_creatures() -> None:
    table = end_rounds(5)
    assert table.state.is_over()
    assert len(table.in_tournament()) == 3
    assert has_vanish_card(table.position, creature("noctia"), 4)


@pytest.mark.rule("EQ-8.8")
def test_stones_on_a_vanished_creature_stay_and_score_nothing() -> None:
    table = given(stones={"ursus 1": "a"}, vanished=["ursus"], round_=2)
    assert table.stone("ursus 1") == "a"
    line = table.state.score_breakdown()[0]
    assert (line.scores, line.points, line.rule) == (False, 0.0, "EQ-8.8")
