"""EQ-4.1, EQ-4.15 to EQ-4.26, EQ chapter 7: playing, discarding, drawing."""

import pytest

from moondrake.equinox.happenings import Happening
from moondrake.testing.equinox import full_row, given

VANISHED_HAND = "ursus 0, ursus 1, ursus 2, ursus 3, ursus 4, ursus 5, ursus 6"


@pytest.mark.rule("EQ-4.1")
def test_turns_go_clockwise_from_round_to_round() -> None:
    row = full_row(
        1, {"moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "vulpa": 5, "fungi": 5, "ursus": 5}
    )
    table = given(players=3, turn_of="b", hands={"b": "susi 0"}, board=row).when("pass", "play susi 0").deal()
    assert table.position.row == 1
    assert table.asked() == ("c", "bet")


@pytest.mark.rule("EQ-4.2")
def test_the_five_steps_come_in_their_order() -> None:
    table = given(hands={"a": "vulpa 1, ursus 2"}, vanished=["ursus"], round_=2)
    asked = [table.asked()]
    for word in ("bet vulpa", "play vulpa 1", "done"):
        asked.append(table.when(word).asked())
    assert asked == [("a", "bet"), ("a", "play"), ("a", "discard"), ("*", "deal")]
    assert table.deal().asked() == ("b", "bet")


@pytest.mark.rule("EQ-4.15")
def test_whoever_can_play_must() -> None:
    table = given(hands={"a": "susi 1, ursus 1"}, vanished=["ursus"], round_=2).when("pass")
    assert table.legal() == ["play susi 1"]
    assert table.refuses("pass")
    assert table.refuses("show")


@pytest.mark.rule("EQ-4.16")
def test_a_card_covers_what_lies_there_and_the_stone_stays_on_top() -> None:
    table = given(hands={"a": "susi 1"}, board={"susi 1": "susi 8"}, stones={"susi 1": "b"})
    table.when("pass", "play susi 1")
    assert table.cards("susi 1") == ["susi 8", "susi 1"]
    assert table.stone("susi 1") == "b"
    assert table.strength("susi") == 1


@pytest.mark.rule("EQ-4.16")
def test_no_card_of_a_vanished_creature_is_played() -> None:
    table = given(hands={"a": "susi 1, ursus 1"}, vanished=["ursus"], round_=2).when("pass")
    assert table.refuses("play ursus 1")


@pytest.mark.rule("EQ-4.17")
def test_a_chameleon_goes_on_any_creature_in_the_tournament() -> None:
    table = given(
        hands={"a": "chameleon 4"}, vanished=["ursus"], round_=2, board={"noctia 2": "noctia 9"}
    ).when("pass")
    assert len(table.legal("chameleon 4 on")) == 7
    assert table.refuses("chameleon 4 on ursus")
    assert table.refuses("play chameleon 4")
    table.when("chameleon 4 on noctia")
    assert table.strength("noctia") == 4
    assert table.cards("noctia 2") == ["noctia 9", "chameleon 4"]


@pytest.mark.scenario("EQS-6")
@pytest.mark.rule("EQ-4.17", "EQ-4.18", "EQ-6.3")
def test_a_creature_card_directly_on_a_chameleon_triggers_nothing() -> None:
    table = given(
        hands={"a": "chameleon 4", "b": "noctia 9, susi 1"},
        board={"noctia 1": "noctia 2"},
        stones={"noctia 1": "b"},
    )
    table.when("pass", "chameleon 4 on noctia").deal()
    assert table.controller("noctia") == "b"
    table.when("pass", "play noctia 9")
    assert table.asked() == ("*", "deal"), "no ability is offered"
    assert table.cards("noctia 1") == ["noctia 2", "chameleon 4", "noctia 9"]


@pytest.mark.rule("EQ-4.18")
def test_a_chameleon_further_down_does_not_block() -> None:
    table = given(
        hands={"a": "noctia 9"}, board={"noctia 1": "chameleon 1, noctia 2"}, stones={"noctia 1": "a"}
    )
    assert table.when("pass", "play noctia 9").asked() == ("a", "ability")


@pytest.mark.rule("EQ-6.3")
def test_a_chameleon_triggers_no_ability_of_its_creature() -> None:
    table = given(hands={"a": "chameleon 4"}, stones={"noctia 1": "a"}).when("pass", "chameleon 4 on noctia")
    assert table.asked() == ("*", "deal")


@pytest.mark.rule("EQ-4.19")
def test_a_tree_card_goes_to_the_discard_pile() -> None:
    table = given(hands={"a": "urvater 1"}).when("pass", "play urvater 1", "name susi")
    assert table.discarded() == ["urvater 1"]


@pytest.mark.scenario("EQS-30")
@pytest.mark.rule("EQ-4.15", "EQ-4.20")
def test_skipping_step_two_needs_a_hand_of_vanished_creatures_only() -> None:
    table = given(hands={"a": VANISHED_HAND + ", chameleon 3"}, vanished=["ursus"], round_=2).when("pass")
    assert table.refuses("show")
    assert all(word.startswith("chameleon 3 on") for word in table.legal())
    table = given(hands={"a": VANISHED_HAND + ", ursus 7"}, vanished=["ursus"], round_=2).when("pass")
    assert table.legal() == ["show"]
    table.events()
    table.when("show")
    shown = [event for event in table.events() if event.kind == Happening.HAND_SHOWN]
    assert len(shown[0].cards) == 8
    assert shown[0].is_seen_by(1)
    table.when("discard ursus 0", "discard ursus 1", "discard ursus 2")
    assert table.asked() == ("*", "deal"), "a fourth discard is not offered"


@pytest.mark.rule("EQ-4.20", "EQ-10.3")
@pytest.mark.rule("OQE-5")
def test_oqe_5_a_tree_card_keeps_the_hand_playable() -> None:
    table = given(hands={"a": VANISHED_HAND + ", dryada 1"}, vanished=["ursus"], round_=2).when("pass")
    assert table.legal() == ["play dryada 1"]


@pytest.mark.rule("EQ-4.21")
def test_cards_set_aside_cannot_be_played_nor_shown() -> None:
    table = given(
        hands={"a": "ursus 1"}, asides={"a": "susi 1, dryada 1"}, vanished=["ursus"], round_=2
    ).when("pass")
    assert table.legal() == ["show"]
    table.events()
    table.when("show")
    assert [len(e.cards) for e in table.events() if e.kind == Happening.HAND_SHOWN] == [1]


@pytest.mark.rule("EQ-4.22")
def test_at_most_three_cards_of_vanished_creatures_are_discarded_and_shown() -> None:
    table = given(hands={"a": VANISHED_HAND + ", susi 1, susi 2"}, vanished=["ursus"], round_=2)
    table.when("pass", "play susi 1")
    assert table.refuses("discard susi 2")
    table.events()
    table.when("discard ursus 0", "discard ursus 3", "discard ursus 6")
    assert [e.is_seen_by(1) for e in table.events() if e.kind == Happening.DISCARDED] == [True] * 3
    assert table.refuses("discard ursus 1"), "four discards"
    assert table.discarded() == ["ursus 0", "ursus 3", "ursus 6"]


@pytest.mark.rule("EQ-4.22")
def test_chameleons_and_trees_are_not_discarded() -> None:
    table = given(hands={"a": "susi 1, chameleon 1, dryada 1, ursus 1"}, vanished=["ursus"], round_=2)
    table.when("pass", "play susi 1")
    assert table.legal() == ["done", "discard ursus 1"]


@pytest.mark.rule("EQ-4.22")
def test_a_hand_without_discards_is_asked_all_the_same() -> None:
    table = given(hands={"a": "susi 1, susi 2"}, vanished=["ursus"], round_=2).when("pass", "play susi 1")
    assert table.asked() == ("a", "discard")
    assert table.legal() == ["done"]


@pytest.mark.scenario("EQS-39")
@pytest.mark.rule("EQ-4.23")
def test_a_creature_vanishing_this_turn_is_not_discardable_before() -> None:
    row = full_row(2, {"moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "vulpa": 5, "fungi": 5})
    hands = {"b": "susi 0, susi 1, ursus 1", "c": "susi 3, noctia 1"}
    table = given(players=3, turn_of="b", hands=hands, board=row, vanished=["ursus"], round_=2)
    table.when("pass", "play susi 0")
    assert table.legal() == ["done", "discard ursus 1"]
    table.when("done").deal()
    assert "susi" not in table.in_tournament()
    table.when("pass", "play noctia 1")
    assert "discard susi 3" in table.legal()


@pytest.mark.rule("EQ-4.24")
def test_cards_set_aside_return_after_discarding() -> None:
    table = given(hands={"a": "susi 1, ursus 1"}, asides={"a": "ursus 2"}, vanished=["ursus"], round_=2)
    table.when("pass", "play susi 1")
    assert table.legal() == ["done", "discard ursus 1"]
    table.when("done")
    assert table.hand("a") == ["ursus 1", "ursus 2"]
    assert table.aside("a") == []


@pytest.mark.scenario("EQS-26")
@pytest.mark.rule("EQ-4.25", "EQ-9.1")
def test_with_more_than_eight_cards_nothing_is_drawn_and_nothing_given_up() -> None:
    cards = "susi 5, susi 6, noctia 1, noctia 2, noctia 3, noctia 4, noctia 5, noctia 6"
    table = given(hands={"a": cards}, stones={"susi 1": "a"}).when("pass", "play susi 5", "use").deal()
    assert len(table.hand("a")) == 10
    assert table.asked() == ("b", "bet")


@pytest.mark.scenario("EQS-24")
@pytest.mark.rule("EQ-4.26", "EQ-11.5")
def test_the_last_card_of_the_pile_ends_the_game_before_anything_vanishes() -> None:
    row = full_row(
        1, {"moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "vulpa": 5, "fungi": 5, "ursus": 5}
    )
    cards = "susi 0, noctia 1, noctia 2, noctia 3, noctia 4, noctia 6, noctia 7"
    table = given(hands={"a": cards}, board=row, stones={"susi 1": "b"}, pile=2).when("pass", "play susi 0")
    assert table.position.frames[-1].left == 2
    table.deal()
    assert table.state.is_over()
    assert "susi" in table.in_tournament()
    assert len(table.in_tournament()) == 8
    assert table.state.returns() == (0.0, 1.0)
    assert table.state.standings()[0].points == 4


@pytest.mark.rule("EQ-7.2", "EQ-8.1")
def test_a_field_that_lost_its_only_card_leaves_the_row_incomplete() -> None:
    row = full_row(
        1, {"moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "vulpa": 5, "fungi": 5, "susi": 1}
    )
    table = given(hands={"a": "dryada 1", "b": "ursus 5"}, board=row, turn_of="a")
    table.when("pass", "play dryada 1", "take susi 1").deal()
    assert table.cards("susi 1") == []
    table.when("pass", "play ursus 5").deal()
    assert len(table.in_tournament()) == 8


@pytest.mark.scenario("EQS-33")
@pytest.mark.rule("EQ-7.1", "EQ-10.2")
def test_a_stone_stays_when_the_card_under_it_is_taken() -> None:
    table = given(hands={"a": "dryada 1"}, board={"susi 1": "susi 3"}, stones={"susi 1": "b"})
    table.when("pass", "play dryada 1", "take susi 3")
    assert table.stone("susi 1") == "b"
    assert table.controller("susi") == "b"
    assert table.hand("a") == ["susi 3"]


@pytest.mark.rule("EQ-7.3")
def test_earlier_rows_stay_as_they_are() -> None:
    row = full_row(
        1, {"moosmann": 5, "cornu": 5, "klumpi": 5, "noctia": 5, "vulpa": 5, "fungi": 5, "ursus": 5}
    )
    table = given(hands={"a": "susi 0"}, board=row).when("pass", "play susi 0").deal()
    assert table.in_tournament().count("susi") == 0
    assert table.cards("susi 1") == ["susi 0"]
    assert table.cards("ursus 1") == ["ursus 5"]
