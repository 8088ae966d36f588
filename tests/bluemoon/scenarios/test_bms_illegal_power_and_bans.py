"""Acceptance scenarios BMS-68, BMS-69 and BMS-72 to BMS-76: illegal power, demands, gangs and bans."""

from typing import Any

import pytest

from moondrake.bluemoon.rules.foreseeing import can_end_legally
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    NOT_THIS_CARD,
    announced,
    element,
    every_ruleset,
    plays,
    walk,
    winner,
)


def shaman_without_power(ruleset: str) -> Scenario:
    """Two cards came out of the discard pile, the power is 2 against 6."""
    game = given(
        me=side(hand=["mimix-21", "hoax-01"], discard=["hoax-02", "hoax-03", "hoax-04"]),
        you=side(hand=["hoax-05"], active=["vulca-03"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    walk(game, "fight", "play mimix-21", "yes")
    while game.asked() == "chance":
        game.when(game.legal()[0])
        if game.legal() == ["yes", "no"]:
            game.when("yes")
    return game


@pytest.mark.parametrize(
    "ruleset", ["kosmos", "ansmann", "legends", "kosmos+illegalPower=undo", "ansmann+illegalPower=undo"]
)
@pytest.mark.scenario("BMS-68")
@pytest.mark.rule("RS-27", "BM-17.1", "BM-17.2", "BM-17.2a")
def test_too_little_power_is_a_retreat(ruleset: str) -> None:
    game = shaman_without_power(ruleset)
    assert game.has_retreated("me")
    assert game.dragons("you") == 1
    assert announced(game, "me") == []
    assert (game.asked(), game.state.is_first) == ("me", True)


@pytest.mark.parametrize("base", ["kosmos", "ansmann", "legends"])
@pytest.mark.scenario("BMS-68")
@pytest.mark.rule("RS-27", "BM-17.2", "BM-17.3")
def test_penalty_after_new_information_costs_the_game(base: str) -> None:
    assert winner(shaman_without_power(f"{base}+illegalPower=penalty")) == ("you", 4)


@pytest.mark.scenario("BMS-68")
@pytest.mark.rule("BM-17.2", "RS-27")
def test_courtesy_after_new_information_goes_back_to_the_decision_only() -> None:
    game = shaman_without_power("legends+illegalPower=courtesy")
    assert (game.phase(), game.legal()) == ("decision", ["retreat"])
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "mimix-21"]
    game.when("retreat")
    assert game.dragons("you") == 1


def volca_in_earth(ruleset: str, rival_hand: list | None = None) -> Scenario:
    return given(
        me=side(hand=["vulca-05", "terrah-01"]),
        you=side(hand=rival_hand or [], rest=["hoax-05"], active=["terrah-03"]),
        element="earth",
        phase="decision",
        ruleset=ruleset,
    )


@pytest.mark.parametrize("procedure", ["undo", "penalty"])
@pytest.mark.parametrize(("base", "phase"), [("kosmos", "character"), ("ansmann", "decision")])
@pytest.mark.scenario("BMS-68")
@pytest.mark.rule("BM-17.2", "BM-17.2a", "BM-17.3")
def test_without_new_information_the_turn_goes_back(procedure: str, base: str, phase: str) -> None:
    game = volca_in_earth(f"{base}+illegalPower={procedure}").when("fight", "play vulca-05")
    assert (game.phase(), game.legal()) == (phase, ["retreat"])
    assert sorted(game.zone("me", "hand")) == ["terrah-01", "vulca-05"]
    assert game.dragons("you") == 0
    game.when("retreat")
    assert game.dragons("you") == 1


def window_passed(base: str) -> Scenario:
    game = volca_in_earth(f"{base}+illegalPower=penalty", [NOT_THIS_CARD]).when("fight", "play vulca-05")
    assert game.asked() == "you"
    return game.when("pass")


@pytest.mark.scenario("BMS-68")
@pytest.mark.rule("BM-17.3", "RS-27")
def test_in_ansmann_a_passed_interference_window_is_new_information() -> None:
    assert winner(window_passed("ansmann")) == ("you", 4)


@pytest.mark.rule("BM-17.3", "RS-27")
def test_in_kosmos_a_passed_interference_window_is_no_new_information() -> None:
    game = window_passed("kosmos")
    assert (game.phase(), game.legal()) == ("character", ["retreat"])


@every_ruleset
@pytest.mark.parametrize(
    ("storms", "dragons"), [(["terrah-21"], 0), (["terrah-21", "terrah-22", "terrah-23"], 1)]
)
@pytest.mark.scenario("BMS-69")
@pytest.mark.rule("BM-16.27", "BM-6.1")
def test_storms_bring_one_dragon_a_turn(ruleset: str, storms: list[str], dragons: int) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-02"], support=storms),
        element="fire",
        phase="turn",
        ruleset=ruleset,
    )
    assert game.dragons("me") == dragons


@every_ruleset
@pytest.mark.parametrize(
    ("first", "then"),
    [("hoax-08", []), ("vulca-13", ["hoax-09"]), ("hoax-09", ["vulca-13"])],
)
@pytest.mark.scenario("BMS-69")
@pytest.mark.rule("RS-25", "BM-15.3")
def test_no_superfluous_card_may_be_paid(ruleset: str, first: str, then: list[str]) -> None:
    """3 fire are wanted from cards of 3, 2 and 1 fire: {3} or {2, 1}."""
    game = given(
        me=side(hand=["hoax-08", "vulca-13", "hoax-09"], active=["hoax-02"]),
        you=side(active=["pillar-16"]),
        element="fire",
        ruleset=ruleset,
    )
    game.when("pay pillar-16")
    assert plays(game, "choose") == ["hoax-08", "hoax-09", "vulca-13"]
    game.when(f"choose {first}")
    assert plays(game, "choose") == then
    if then:
        game.when(f"choose {then[0]}")
    assert sorted(game.discards("me")) == sorted([first, *then])
    assert not game.may("pay pillar-16")


@every_ruleset
@pytest.mark.parametrize("fight", ["earth", "fire"])
@pytest.mark.scenario("BMS-72")
@pytest.mark.rule("BM-9.3a", "BM-6.18", "BM-16.9")
def test_a_first_turn_mutant_leaves_the_choice_of_the_element(ruleset: str, fight: str) -> None:
    game = given(
        me=side(hand=["mutant-101", "mutant-105", "mutant-106", "mutant-107"]),
        you=side(hand=["hoax-01"]),
        phase="character",
        dragons=-1,
        ruleset=ruleset,
    )
    assert plays(game) == ["mutant-101"], "nobody attacks in a first turn"
    game.when("play mutant-101")
    assert sorted(game.legal()) == ["announce earth", "announce fire"]
    game.when(f"announce {fight}")
    assert announced(game, "me") == [8]
    assert (element(game), game.asked()) == (fight, "you")


@every_ruleset
@pytest.mark.scenario("BMS-72")
@pytest.mark.rule("BM-9.3a")
def test_goo_laa_in_a_first_turn(ruleset: str) -> None:
    game = given(me=side(hand=["buka-23"]), you=side(hand=["hoax-01"]), phase="character", ruleset=ruleset)
    game.when("play buka-23", "announce earth")
    assert announced(game, "me") == [2]
    assert element(game) == "earth"
    hand = ["buka-23", "hoax-01"]
    ship = given(me=side(hand=hand, ships={"buka-30": []}), phase="character", ruleset=ruleset)
    assert plays(ship) == ["hoax-01"], "only with an empty influence zone"


def gang_against(ruleset: str, rival: str, hand: list[str], gang: bool = True) -> Scenario:
    zone: dict[str, Any] = {"active": [rival]} if rival in ("terrah-12", "flit-10") else {"support": [rival]}
    return given(
        me=side(hand=hand, active=["khind-11", "khind-10"] if gang else ["hoax-01"]),
        you=side(**zone),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-73")
@pytest.mark.rule("BM-10.25", "BM-10.25b")
def test_a_further_gang_member_passes_bans_that_name_characters(ruleset: str) -> None:
    hand = ["khind-14", "khind-12"]
    assert plays(gang_against(ruleset, "vulca-25", hand)) == ["khind-12", "khind-14"]
    assert plays(gang_against(ruleset, "vulca-25", hand, gang=False)) == ["khind-12"], (
        "no freedom for the first"
    )
    assert plays(gang_against(ruleset, "terrah-12", hand)) == ["khind-12"], "cards with special text"
    one = gang_against(ruleset, "flit-10", hand).when("play khind-12", "keep")
    assert one.zone("me", "hand") == ["khind-14"]
    assert one.asked() == "you", "no second card into the combat zone"


@every_ruleset
@pytest.mark.scenario("BMS-73")
@pytest.mark.rule("BM-10.25c")
def test_after_a_member_a_character_outside_the_gang_needs_free(ruleset: str) -> None:
    game = gang_against(ruleset, "hoax-21", ["khind-12", "khind-13", "vulca-10", "mimix-22"])
    game.when("play khind-12", "keep")
    assert plays(game) == ["khind-13", "mimix-22"]
    game.when("play khind-13")
    assert game.power("me") == 2 + 3 + 3 + 1
    game.when("play mimix-22")
    assert plays(game) == []


def brandar(ruleset: str, hand: list[str], lookahead: bool = False) -> Scenario:
    return given(
        me=side(hand=hand, active=["hoax-01"]),
        you=side(hand=["hoax-02"], active=["vulca-03"], support=["hoax-20"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
        lookahead=lookahead,
    )


@every_ruleset
@pytest.mark.scenario("BMS-74")
@pytest.mark.rule("BM-6.6", "BM-6.6a", "BM-17.1", "BM-17.5", "BM-17.6")
def test_only_the_lack_of_a_character_is_enforced_in_the_decision(ruleset: str) -> None:
    game = brandar(ruleset, ["vulca-10"])
    assert game.power("you") == 9
    assert sorted(game.legal()) == ["fight", "retreat"]
    assert not can_end_legally(game.state)
    game.when("fight", "play vulca-10")
    assert game.has_retreated("me")
    assert brandar(ruleset, ["vulca-18"]).legal() == ["retreat"]
    enough = brandar(ruleset, ["vulca-01", "vulca-18"])
    assert can_end_legally(enough.state)


@every_ruleset
@pytest.mark.scenario("BMS-74")
@pytest.mark.rule("BM-17.7")
def test_exact_lookahead_offers_only_what_can_end_legally(ruleset: str) -> None:
    assert brandar(ruleset, ["vulca-10"], lookahead=True).legal() == ["retreat"]
    game = brandar(ruleset, ["vulca-10", "vulca-01", "vulca-18"], lookahead=True)
    assert sorted(game.legal()) == ["fight", "retreat"]
    game.when("fight")
    assert game.legal() == ["play vulca-01"], "4 + 3 is too little"
    game.when("play vulca-01")
    assert game.legal() == ["play vulca-18"], "passing would end with 7"
