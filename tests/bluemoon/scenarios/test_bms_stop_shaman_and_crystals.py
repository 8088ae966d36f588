"""Acceptance scenarios BMS-9, BMS-11 to BMS-13 and BMS-15 to BMS-17: STOP, the shaman, crystals."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    RULESETS,
    STOP_CHARACTER,
    announced,
    end_turn,
    every_ruleset,
    hand_size,
    plays,
    turn,
    walk,
    winner,
)

PROCEDURES = ("retreat", "undo", "penalty", "courtesy")


def two_caterpillars(ruleset: str, procedure: str) -> Scenario:
    """My hand pays 6 fire and 4 earth, so it fails only if the earth caterpillar is doubled."""
    game = given(
        me=side(hand=["vulca-10", "vulca-03", "terrah-10"], active=["flit-12"]),
        you=side(hand=["hoax-01"], active=["pillar-14", "pillar-16", "pillar-17"]),
        element="fire",
        phase="decision",
        ruleset=f"{ruleset}+illegalPower={procedure}" if procedure != "retreat" else ruleset,
    )
    game.when("fight", "play vulca-10")
    assert game.asked() == "you"
    assert sorted(game.legal()) == ["choose pillar-16", "choose pillar-17"]
    return game


@every_ruleset
@pytest.mark.parametrize("procedure", PROCEDURES)
@pytest.mark.scenario("BMS-9")
@pytest.mark.rule("BM-14.7", "BM-16.2a", "BM-16.24", "BM-17.1", "BM-17.4")
def test_unforeseeable_demand_is_a_retreat_without_penalty(ruleset: str, procedure: str) -> None:
    game = two_caterpillars(ruleset, procedure).when("choose pillar-17")
    assert plays(game, "pay") == ["pillar-16"]
    end_turn(game.when("pay pillar-16", "choose vulca-03"))
    assert game.has_retreated("me")
    assert game.dragons("you") == 1
    assert not game.state.is_over()
    assert game.asked() == "me"
    assert game.state.is_first
    assert announced(game, "me") == []


@every_ruleset
@pytest.mark.scenario("BMS-9")
@pytest.mark.rule("BM-16.24")
def test_the_other_choice_can_be_paid(ruleset: str) -> None:
    game = two_caterpillars(ruleset, "retreat").when("choose pillar-16")
    assert plays(game, "pay") == ["pillar-16", "pillar-17"]
    turn(game, "pay pillar-17", "choose terrah-10", "pay pillar-16", "choose vulca-03")
    assert not game.has_retreated("me")
    assert announced(game, "me") == [4]


def after_stop(ruleset: str) -> Scenario:
    return given(
        me=side(
            hand=[STOP_CHARACTER, "mimix-22", "mimix-25", "aqua-16", "hoax-21", "aqua-21"],
            support=["buka-25"],
        ),
        you=side(active=["hoax-08"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize("support", ["hoax-21", "aqua-21"])
@pytest.mark.scenario("BMS-11")
@pytest.mark.rule("BM-10.3", "RS-7")
def test_after_stop_one_granted_support_may_follow_free_or_not(ruleset: str, support: str) -> None:
    game = after_stop(ruleset).when("play fx-stop-char")
    assert game.phase() == "boost"
    assert plays(game) == ["aqua-21", "hoax-21"], "supports only: no FREE character, no booster"
    game.when(f"play {support}")
    assert set(game.zone("me", "support")) == {"buka-25", support}
    assert game.state.seat == 1, "no second support: the turn is over"


@pytest.mark.scenario("BMS-11")
@pytest.mark.rule("RS-7")
def test_absolute_stop_lets_nothing_follow() -> None:
    game = after_stop("kosmos+stopVsPermission=absolute").when("play fx-stop-char")
    assert game.state.seat == 1
    assert game.zone("me", "support") == ["buka-25"]


@every_ruleset
@pytest.mark.parametrize(("ban", "allowed"), [("vulca-25", True), ("terrah-12", False)])
@pytest.mark.scenario("BMS-12")
@pytest.mark.rule("BM-10.34")
def test_a_bluff_is_banned_as_a_support_with_its_own_text(ruleset: str, ban: str, allowed: bool) -> None:
    zone: dict[str, Any] = {"active": [ban]} if ban.startswith("terrah") else {"support": [ban]}
    game = given(
        me=side(hand=["buka-21", "buka-04"], active=["hoax-01"]),
        you=side(**zone),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    assert game.may("bluff buka-21") == allowed
    assert game.may("bluff buka-04"), "a bluff without text is free of both bans"


@every_ruleset
@pytest.mark.scenario("BMS-13")
@pytest.mark.rule("BM-16.4", "BM-16.5", "BM-7.8")
def test_floods_force_a_retreat_and_the_sirens_take_a_dragon_too(ruleset: str) -> None:
    game = given(
        me=side(
            hand=["hoax-03"],
            active=["hoax-01"],
            inactive=["hoax-02"],
            support=["aqua-25", "aqua-26", "aqua-28"],
        ),
        you=side(hand=["vulca-01"], active=["hoax-08"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert game.has_retreated("you")
    assert game.dragons("me") == 2
    assert game.discards("you") == ["hoax-08"], "nothing could be paid"
    assert game.asked() == "you"
    assert game.state.is_first


def shaman_and_quicksand(ruleset: str, *supports: str) -> Scenario:
    return given(
        me=side(
            hand=["hoax-01", "hoax-02", "hoax-03"],
            active=["mimix-18"],
            pile=["vulca-01", "vulca-02", "vulca-03"],
        ),
        you=side(hand=["hoax-04"], support=["terrah-27", *supports]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )


@pytest.mark.scenario("BMS-15")
@pytest.mark.rule("BM-16.22", "BM-15.10", "RS-2")
def test_shaman_before_the_refill_under_quicksand() -> None:
    game = shaman_and_quicksand("ansmann")
    assert sorted(game.legal()) == ["refill", "use mimix-18"]
    game.when("use mimix-18")
    assert hand_size(game, "me") == 4
    assert game.legal() == ["choose vulca-01"], "the very card taken is discarded"
    game.when("choose vulca-01")
    assert game.discards("me") == ["vulca-01"]
    assert game.asked() == "you"
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-02", "hoax-03", "vulca-02"]


@pytest.mark.scenario("BMS-15")
@pytest.mark.rule("BM-16.19", "BM-16.22")
def test_sticky_dust_leaves_no_refill_after_the_shaman() -> None:
    game = shaman_and_quicksand("ansmann", "khind-25").when("use mimix-18", "choose vulca-01")
    assert game.asked() == "you"
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-02", "hoax-03"]


@pytest.mark.parametrize("ruleset", ["kosmos", "legends"])
@pytest.mark.rule("RS-2", "BM-15.10")
def test_where_the_refill_comes_first_the_shaman_finds_four_cards_in_hand(ruleset: str) -> None:
    game = shaman_and_quicksand(ruleset)
    assert game.asked() == "you"
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-02", "hoax-03", "vulca-01"]
    assert game.discards("me") == []


@every_ruleset
@pytest.mark.scenario("BMS-16")
@pytest.mark.rule("BM-8.2")
def test_the_last_card_played_does_not_end_the_fight(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-02"]),
        you=side(hand=["vulca-01"], active=["hoax-08"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    game.when("fight", "play hoax-01")
    assert not game.state.is_over()
    assert game.asked() == "you"
    assert not game.state.is_first
    assert sorted(game.legal()) == ["fight", "retreat"]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("dragons", "crystals"), [(2, 4), (1, 3), (0, 2)])
@pytest.mark.scenario("BMS-17")
@pytest.mark.rule("BM-8.3", "BM-8.4")
def test_the_winner_gets_one_crystal_and_one_for_each_dragon(
    ruleset: str, dragons: int, crystals: int
) -> None:
    game = given(
        me=side(active=["hoax-01"], hand=["hoax-02"]),
        you=side(active=["hoax-08"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=dragons,
        ruleset=ruleset,
    )
    game.when("retreat")
    assert winner(game) == ("me", crystals)
    assert game.state.returns() == (crystals, -crystals)


@every_ruleset
@pytest.mark.scenario("BMS-17")
@pytest.mark.rule("BM-8.4", "RS-29")
def test_all_dragons_in_the_middle_are_worth_one_crystal(ruleset: str) -> None:
    game = given(
        me=side(active=["hoax-01"], hand=["hoax-02"]),
        you=side(hand=["hoax-08"], active=["vulca-10"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=-1,
        ruleset=ruleset,
    )
    walk(game, "fight", "play hoax-08")
    assert winner(game) == ("me", 1), "3 against 5: retreat, the dragon returns to the middle, no cards left"
