"""Acceptance scenarios BMS-7, BMS-8 and BMS-10: interference, and when FREE is decided."""

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    FREE_CHARACTER,
    HOW_DARE_YOU,
    I_EXPECTED_THAT,
    every_ruleset,
    plays,
    walk,
)


def interference_game(ruleset: str) -> Scenario:
    return given(
        me=side(hand=["hoax-28", I_EXPECTED_THAT, "mimix-31", "vulca-01"], active=["hoax-01"]),
        you=side(hand=[HOW_DARE_YOU, I_EXPECTED_THAT], active=["hoax-02"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-7")
@pytest.mark.rule("BM-11.1", "BM-11.2", "BM-11.3", "BM-6.2")
def test_interference_chain_leaves_the_action_unused(ruleset: str) -> None:
    game = interference_game(ruleset)
    game.when("play hoax-28", "play fx-wie", "play a:fx-das")
    assert game.asked() == "you"
    game.when("play b:fx-das")
    while game.state.frames and game.may("pass"):
        game.when("pass")
    assert game.discards("me") == ["fx-das"]
    assert game.discards("you") == ["fx-das", "fx-wie"]
    assert game.zone("me", "stack") == ["hoax-28"]
    assert game.zone("me", "leading") == []
    assert game.phase() == "action"
    walk(game, "play mimix-31", "choose a:fx-das")
    assert "fx-das" in game.zone("me", "hand")
    assert game.zone("me", "stack") == ["hoax-28", "mimix-31"]


@every_ruleset
@pytest.mark.scenario("BMS-7")
@pytest.mark.rule("BM-11.4")
def test_an_unanswered_counter_lets_the_ban_work_and_ends_interference(ruleset: str) -> None:
    game = interference_game(ruleset)
    game.when("play hoax-28", "play fx-wie", "play a:fx-das", "pass")
    assert game.zone("me", "leading") == ["hoax-28"]
    assert game.discards("you") == ["fx-wie"]
    assert game.zone("you", "hand") == ["fx-das"]
    walk(game, "fight", "play vulca-01")
    assert game.asked() != "you" or game.state.seat == 1, "no window while your texts are ignored"


def free_and_yin(ruleset: str) -> Scenario:
    return given(
        me=side(hand=[FREE_CHARACTER, "aqua-13"], active=["flit-12"], support=["hoax-21"]),
        you=side(active=["hoax-16"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-8")
@pytest.mark.rule("BM-10.16", "BM-11.1", "BM-13.7")
def test_free_is_decided_at_laying_out(ruleset: str) -> None:
    game = free_and_yin(ruleset)
    assert game.power("you") == 0, "Hank ignores Mekarthas"
    game.when("play fx-free-char")
    assert game.power("you") == 2, "Hank is inactive"
    assert plays(game) == ["aqua-13"]
    game.when("play aqua-13")
    assert game.zone("me", "active") == ["fx-free-char", "aqua-13"]


@every_ruleset
@pytest.mark.scenario("BMS-10")
@pytest.mark.rule("BM-10.17")
def test_the_reverse_order_leaves_no_free(ruleset: str) -> None:
    game = free_and_yin(ruleset)
    assert plays(game) == ["aqua-13", "fx-free-char"]
    game.when("play aqua-13")
    assert not game.may("play fx-free-char")
    assert game.zone("me", "hand") == ["fx-free-char"]
