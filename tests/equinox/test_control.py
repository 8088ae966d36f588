"""EQ chapters 5 and 6: who controls, and when an ability may be used."""

import pytest

from moondrake.testing.equinox import given


@pytest.mark.scenario("EQS-5")
@pytest.mark.rule("EQ-5.1", "EQ-5.2", "EQ-2.6")
def test_the_strictly_highest_sum_controls() -> None:
    stones = {"vulpa 1": "a", "vulpa 2": "a"}
    table = given(players=3, round_=2, vanished=["ursus"], stones=stones, champions={"vulpa": "b"})
    control = next(c for c in table.state.controllers() if c.creature == 12)
    assert control.sums == (7, 5, -1)
    assert (control.controller, control.rule) == (0, "EQ-5.2")
    assert table.controller("vulpa") == "a"
    table = given(round_=4, stones=stones | {"vulpa 3": "b"}, champions={"vulpa": "b"})
    assert table.controller("vulpa") == "-", "7 against 7"
    control = next(c for c in table.state.controllers() if c.creature == 12)
    assert control.rule == "EQ-5.2"


@pytest.mark.scenario("EQS-5")
@pytest.mark.rule("EQ-6.1")
def test_the_controller_may_use_the_ability_with_every_card() -> None:
    table = given(hands={"a": "vulpa 3, vulpa 4"}, board={"susi 1": "susi 1"}, stones={"vulpa 1": "a"})
    table.when("pass", "play vulpa 3")
    assert table.asked() == ("a", "ability")
    assert table.legal() == ["pass", "field susi 1"]


@pytest.mark.rule("EQ-6.1")
def test_using_an_ability_is_optional() -> None:
    table = given(hands={"a": "vulpa 3"}, board={"susi 1": "susi 1"}, stones={"vulpa 1": "a"})
    table.when("pass", "play vulpa 3", "pass")
    assert table.cards("susi 1") == ["susi 1"]
    assert table.asked() == ("*", "deal")


@pytest.mark.rule("EQ-6.1")
def test_nobody_but_the_controller_may_use_the_ability() -> None:
    table = given(hands={"a": "vulpa 3"}, board={"susi 1": "susi 1"}, stones={"vulpa 1": "b"})
    assert table.when("pass", "play vulpa 3").asked() == ("*", "deal")


@pytest.mark.scenario("EQS-21")
@pytest.mark.rule("EQ-5.3")
def test_a_lone_stone_in_row_five_controls_nothing() -> None:
    table = given(round_=5, vanished=["susi", "vulpa", "fungi", "ursus"], stones={"cornu 5": "a"})
    assert table.controller("cornu") == "-"
    control = next(c for c in table.state.controllers() if c.creature == 2)
    assert control.rule == "EQ-5.3"


@pytest.mark.rule("EQ-5.4")
def test_a_bet_of_the_same_turn_counts_for_control() -> None:
    table = given(hands={"a": "susi 3"}).when("bet susi", "play susi 3")
    assert table.asked() == ("a", "ability")


@pytest.mark.rule("EQ-5.5")
def test_the_halves_of_ursus_do_not_count_for_control() -> None:
    table = given(round_=3, stones={"ursus 1": "a", "ursus 2": "a"}, champions={"ursus": "b"})
    control = next(c for c in table.state.controllers() if c.creature == 13)
    assert control.sums == (7, 5)


@pytest.mark.rule("EQ-6.2", "EQ-9.4")
def test_an_ability_outranks_the_rules_on_bets() -> None:
    table = given(hands={"a": "klumpi 3"}, round_=3, stones={"klumpi 1": "a"}).when("pass", "play klumpi 3")
    assert "field susi 1" in table.legal(), "a regular bet is only possible in the current row"


@pytest.mark.rule("EQ-6.4")
def test_an_ability_without_target_is_not_offered() -> None:
    table = given(hands={"a": "vulpa 3"}, stones={"vulpa 1": "a"}).when("pass", "play vulpa 3")
    assert table.asked() == ("*", "deal")


@pytest.mark.rule("EQ-6.4")
def test_an_ability_once_begun_is_carried_out() -> None:
    table = given(hands={"a": "noctia 3", "b": "susi 1"}, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b")
    assert table.asked() == ("a", "creature")
    assert table.refuses("pass")


@pytest.mark.rule("EQ-6.5")
def test_an_ability_sees_the_table_with_the_played_card_on_it() -> None:
    creatures = "susi raneri cornu klumpi noctia vulpa fungi ursus"
    board = {"raneri 1": "raneri 8"}
    table = given(
        creatures=creatures, round_=2, hands={"a": "raneri 3"}, board=board, stones={"raneri 1": "a"}
    )
    table.when("pass", "play raneri 3")
    assert table.legal() == ["pass", "field raneri 1", "field raneri 2"]
