"""EQ chapter 12: every decided question can be decided otherwise, and then plays otherwise."""

from typing import Any

import pytest

from moondrake.equinox.happenings import Happening
from moondrake.equinox.options import SWITCHES
from moondrake.testing.equinox import given

WITH_LUPINO = "susi lupino cornu klumpi noctia vulpa fungi ursus"
WITH_RANERI = "susi raneri cornu klumpi noctia vulpa fungi ursus"


def test_every_open_question_that_can_play_otherwise_has_a_switch() -> None:
    questions = {switch.question for switch in SWITCHES} | {"OQE-1"}
    without = {"OQE-2", "OQE-3", "OQE-14", "OQE-18"}  # a setting, countable anyway, impossible, impossible
    assert questions | without == {f"OQE-{number}" for number in range(1, 21)}


@pytest.mark.rule("OQE-3")
def test_oqe_3_sizes_of_hands_and_pile_are_public() -> None:
    table = given(hands={"a": "susi 1, susi 2"}, asides={"b": "vulpa 1"}, pile=9)
    view = table.state.view(1)
    assert view.table.hand_sizes == (2, 0)
    assert view.table.aside_sizes == (0, 1)
    assert view.table.pile_size == 9


@pytest.mark.rule("EQ-4.5")
@pytest.mark.parametrize(("value", "again"), [("allowed", True), ("forbidden", False)])
@pytest.mark.rule("OQE-4")
def test_oqe_4_a_second_regular_bet_after_moosmann(value: str, again: bool) -> None:
    hands = {"a": "moosmann 5", "b": "vulpa 1"}
    table = given(ruleset=f"equinox+rebet={value}", hands=hands, stones={"moosmann 1": "a"})
    table.when("bet susi", "play moosmann 5", "field susi 1").deal()
    assert ("bet susi" in table.legal()) == again


@pytest.mark.rule("EQ-10.3")
@pytest.mark.rule("OQE-5")
def test_oqe_5_an_idle_tree_may_be_unplayable() -> None:
    hands = {"a": "dryada 1, ursus 1"}
    table = given(ruleset="equinox+idle-tree=unplayable", hands=hands, vanished=["ursus"], round_=2).when(
        "pass"
    )
    assert table.legal() == ["show"]


@pytest.mark.rule("EQ-5.3")
@pytest.mark.rule("OQE-6")
def test_oqe_6_a_lone_stone_of_no_value_may_control() -> None:
    table = given(ruleset="equinox+zero-stone=controls", players=3, stones={"cornu 5": "a"}, round_=5)
    assert table.controller("cornu") == "a"
    assert table.controller("susi") == "-"


@pytest.mark.rule("EQ-9.4")
@pytest.mark.rule("OQE-7")
def test_oqe_7_klumpi_may_reach_later_rows_or_vanished_creatures() -> None:
    parts: dict[str, Any] = {
        "hands": {"a": "klumpi 3"},
        "round_": 2,
        "stones": {"klumpi 1": "a"},
        "vanished": ["ursus"],
    }
    table = given(ruleset="equinox+klumpi-later=yes", **parts).when("pass", "play klumpi 3")
    assert "field susi 5" in table.legal()
    assert "field ursus 1" not in table.legal()
    table = given(ruleset="equinox+klumpi-vanished=yes", **parts).when("pass", "play klumpi 3")
    assert "field susi 5" not in table.legal()
    assert "field ursus 1" in table.legal()


@pytest.mark.rule("EQ-9.6")
@pytest.mark.rule("OQE-8")
def test_oqe_8_lupino_may_take_covered_cards() -> None:
    board = {"lupino 1": "lupino 9, chameleon 1, lupino 2"}
    parts: dict[str, Any] = {
        "creatures": WITH_LUPINO,
        "hands": {"a": "lupino 3"},
        "board": board,
        "stones": {"lupino 1": "a"},
    }
    table = given(ruleset="equinox+lupino=covered", round_=2, **parts).when("pass", "play lupino 3")
    assert table.legal() == ["pass", "take lupino 2", "take lupino 9"]
    table.when("take lupino 9")
    assert table.cards("lupino 1") == ["chameleon 1", "lupino 2"]


@pytest.mark.rule("EQ-9.7")
@pytest.mark.rule("OQE-9")
def test_oqe_9_chance_may_choose_the_card_for_noctia() -> None:
    hands = {"a": "noctia 3", "b": "susi 1, susi 2"}
    table = given(ruleset="equinox+noctia=random", hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name susi")
    assert table.asked() == ("*", "give")
    assert table.when("give susi 2").hand("a") == ["susi 2"]


@pytest.mark.rule("EQ-9.3")
@pytest.mark.rule("OQE-11")
def test_oqe_11_cornu_may_spare_a_seat_with_cards_aside() -> None:
    parts: dict[str, Any] = {
        "hands": {"a": "cornu 3", "b": "susi 1"},
        "asides": {"b": "vulpa 1"},
        "stones": {"cornu 1": "a"},
    }
    table = given(ruleset="equinox+cornu=once", **parts).when("pass", "play cornu 3")
    assert table.asked()[1] != "ability"


@pytest.mark.rule("EQ-9.3", "EQ-9.7")
@pytest.mark.rule("OQE-12")
def test_oqe_12_empty_hands_may_be_exempt() -> None:
    for name in ("cornu", "noctia"):
        parts: dict[str, Any] = {"hands": {"a": f"{name} 3", "c": "susi 1"}, "stones": {f"{name} 1": "a"}}
        table = given(ruleset="equinox+empty-hand=exempt", players=3, **parts).when("pass", f"play {name} 3")
        assert table.legal() == ["pass", "player c"]


@pytest.mark.rule("EQ-9.1")
@pytest.mark.rule("OQE-13")
def test_oqe_13_susi_may_need_three_cards_in_the_pile() -> None:
    parts: dict[str, Any] = {
        "hands": {"a": "susi 3"},
        "stones": {"susi 1": "a"},
        "ruleset": "equinox+susi=all",
    }
    assert given(pile=2, **parts).when("pass", "play susi 3").asked()[1] != "ability"
    assert given(pile=3, **parts).when("pass", "play susi 3").asked()[1] == "ability"


@pytest.mark.rule("EQ-9.12")
@pytest.mark.rule("OQE-15")
def test_oqe_15_raneri_may_swap_between_two_creatures() -> None:
    board = {"susi 1": "susi 4", "noctia 1": "noctia 8"}
    parts: dict[str, Any] = {
        "creatures": WITH_RANERI,
        "hands": {"a": "raneri 3"},
        "board": board,
        "stones": {"raneri 1": "a"},
    }
    table = given(ruleset="equinox+raneri=two", **parts)
    table.when("pass", "play raneri 3", "field susi 1", "field noctia 1")
    assert table.cards("susi 1") == ["noctia 8"]
    assert table.strength("noctia") == 4


@pytest.mark.rule("EQ-9.14")
@pytest.mark.rule("OQE-16")
def test_oqe_16_ursus_may_be_plain_on_a_chameleon() -> None:
    board = {"ursus 1": "chameleon 1, ursus 3"}
    assert given(ruleset="equinox+ursus=plain", board=board).strength("ursus") == 3
    assert (
        given(ruleset="equinox+ursus=plain", board={"ursus 1": "ursus 1, ursus 3"}).strength("ursus") == 3.5
    )


@pytest.mark.rule("EQ-4.7")
@pytest.mark.rule("OQE-17")
def test_oqe_17_a_secret_bet_may_go_without_refill() -> None:
    table = given(ruleset="equinox+secret-refill=no", hands={"a": "susi 1, susi 2"}).when("secret susi 1")
    assert table.asked() == ("b", "bet")
    assert table.hand("a") == ["susi 2"]


@pytest.mark.rule("EQ-9.7")
@pytest.mark.rule("OQE-19")
def test_oqe_19_the_card_for_noctia_may_be_open() -> None:
    hands = {"a": "noctia 3", "b": "susi 1, susi 2"}
    table = given(ruleset="equinox+noctia-card=open", players=3, hands=hands, stones={"noctia 1": "a"})
    table.when("pass", "play noctia 3", "player b", "name susi", "give susi 2")
    event = next(e for e in table.events() if e.kind == Happening.GIVEN)
    assert event.is_seen_by(2)
    assert table.state.view(2).memory.held[0] == (2,)


@pytest.mark.rule("EQ-9.9", "EQ-6.4")
@pytest.mark.rule("OQE-20")
def test_oqe_20_fungi_may_be_offered_what_does_nothing() -> None:
    parts: dict[str, Any] = {
        "hands": {"a": "fungi 3, susi 1"},
        "stones": {"fungi 1": "a"},
        "vanished": ["ursus"],
        "round_": 2,
    }
    table = given(ruleset="equinox+fungi=any", **parts).when("pass", "play fungi 3")
    assert table.legal() == ["pass", "name ursus"]
    table.events()
    table.when("name ursus")
    assert Happening.NO_EFFECT in [event.kind for event in table.events()]
    assert table.asked() == ("a", "discard")
