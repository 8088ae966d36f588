"""Chapter 9: card kinds, mutants and ships."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import announced, element, every_ruleset, hand_size, plays, turn, walk


def attacked(ruleset: str, hand: list[str], fight: str, *rival: str, **more: Any) -> Scenario:
    return given(
        me=side(hand=[*hand, "hoax-01"], **more),
        you=side(hand=["hoax-03"], active=rival),
        element=fight,
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize(
    ("fight", "rival", "allowed"),
    [
        ("earth", ("hoax-07", "mimix-25"), []),  # 3 + 1 earth
        ("earth", ("hoax-07", "mimix-26"), ["mutant-106"]),  # 3 + 2 earth
        ("fire", ("hoax-07", "mimix-25"), []),  # 2 + 2 fire
        ("fire", ("hoax-06", "mimix-25"), ["mutant-107"]),  # 3 + 2 fire
        ("earth", ("terrah-01",), ["mutant-105", "mutant-106"]),  # 7 earth
        ("fire", ("vulca-03",), ["mutant-107"]),  # 6 fire
    ],
)
@pytest.mark.rule("BM-9.3", "BM-16.9")
def test_a_mutant_needs_its_attack(
    ruleset: str, fight: str, rival: tuple[str, ...], allowed: list[str]
) -> None:
    game = attacked(ruleset, ["mutant-105", "mutant-106", "mutant-107"], fight, *rival)
    assert plays(game) == sorted([*allowed, "hoax-01"])


@every_ruleset
@pytest.mark.rule("BM-9.3", "BM-13.5")
def test_an_ignored_mutant_text_has_no_condition_and_changes_nothing(ruleset: str) -> None:
    game = attacked(ruleset, ["mutant-106", "vulca-18"], "fire", "flit-07")
    assert plays(game) == ["hoax-01", "mutant-106"]
    game.when("play mutant-106")
    assert element(game) == "fire"
    assert announced(game, "me") == [4], "its STOP still works: no booster was asked for"
    earth = attacked(ruleset, ["mutant-106", "vulca-18"], "earth", "flit-07")
    earth.when("play mutant-106")
    assert element(earth) == "earth", "the fight does not change"


@every_ruleset
@pytest.mark.rule("BM-10.5", "BM-9.3", "BM-13.3")
def test_only_a_wholly_ignored_card_loses_its_stop(ruleset: str) -> None:
    game = attacked(ruleset, ["mutant-106", "vulca-18"], "fire", "flit-12")
    game.when("play mutant-106")
    assert plays(game) == ["vulca-18"], "Hank ignores the whole mutant"
    assert element(game) == "fire"
    assert game.power("me") == 0
    symbols = attacked(ruleset, ["mutant-105", "vulca-18"], "fire", "hoax-16", "vulca-18")
    assert plays(symbols) == ["hoax-01"]
    icons = attacked(ruleset, ["mutant-107", "vulca-18"], "fire", "hoax-16", "vulca-18")
    icons.when("play mutant-107")
    assert "vulca-18" in icons.zone("me", "hand")
    assert announced(icons, "me") == [4], "Mekarthas leaves STOP: nothing was asked"


@every_ruleset
@pytest.mark.rule("BM-9.4", "BM-9.5", "BM-3.7")
def test_boosters_last_one_turn_supports_the_whole_fight(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02", "vulca-18"], support=["hoax-21"]),
        you=side(hand=["mimix-15", "hoax-09"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    turn(game, "fight", "play hoax-01", "play vulca-18")
    turn(game, "fight", "play mimix-15")
    assert game.power("me") == 10, "active until my next character"
    walk(game, "fight", "play hoax-02")
    assert announced(game, "me") == [10, 7]


@every_ruleset
@pytest.mark.rule("BM-9.6", "RS-4", "RS-5")
def test_a_leadership_card_works_this_turn_and_never_comes_back(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-29", "hoax-01", "hoax-02", "hoax-21", "hoax-22", "hoax-20"]),
        you=side(hand=["mimix-15", "hoax-03"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play hoax-29", "fight", "play hoax-01", "play hoax-21", "play hoax-22")
    assert game.zone("me", "leading") == ["hoax-29"]
    turn(game)
    assert game.zone("me", "leading") == []
    assert game.zone("me", "stack") == ["hoax-29"]
    turn(game, "fight", "play mimix-15")
    walk(game, "fight", "play hoax-02")
    assert plays(game) == ["hoax-20"], "one support by the allowance"
    game.when("play hoax-20")
    assert "hoax-29" not in game.discards("me")
    returning = given(
        me=side(hand=["vulca-28", "hoax-01"], active=["hoax-02"], stack=["hoax-29"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    returning.when("play vulca-28")
    assert sorted(returning.legal()) == ["choose hoax-02", "done"], "leadership cards never come back"


@every_ruleset
@pytest.mark.rule("BM-9.9", "BM-9.10", "BM-9.11")
def test_ships_are_action_cards_of_both_players_with_limited_room(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-29", "hoax-01", "hoax-02", "hoax-03", "hoax-04"], ships={"buka-30": []}),
        you=side(hand=["vulca-01"], ships={"buka-28": []}),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play buka-29", "choose hoax-01", "choose hoax-02")
    assert game.may("done"), "up to three"
    game.when("choose hoax-03")
    assert sorted(game.legal()) == ["fight", "retreat"], "three, and no more"
    assert sorted(game.cargo("me", "buka-29")) == ["hoax-01", "hoax-02", "hoax-03"]
    assert game.zone("me", "ships") == ["buka-30", "buka-29"]
    walk(game, "fight", "play hoax-04")
    assert not game.may("load hoax-04")
    assert game.zone("you", "ships") == ["buka-28"]


@every_ruleset
@pytest.mark.rule("BM-9.11", "BM-10.3", "RS-7")
def test_no_loading_after_stop_unless_a_text_grants_a_support(ruleset: str) -> None:
    for support, loaded in (([], False), (["buka-25"], True)):
        game = given(
            me=side(hand=["mimix-20", "hoax-01"], ships={"buka-30": []}, support=support),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        game.when("play mimix-20")
        assert game.may("load hoax-01") == loaded


@every_ruleset
@pytest.mark.rule("BM-9.13", "RS-36", "BM-6.15")
def test_limits_hold_for_cargo_too(ruleset: str) -> None:
    cargo = ["vulca-05", "vulca-06", "vulca-18", "hoax-21"]
    game = given(
        me=side(hand=["hoax-01", "hoax-22"], ships={"buka-30": cargo}), element="fire", ruleset=ruleset
    )
    walk(game, "land buka-30", "fight", "play vulca-05")
    assert plays(game) == ["hoax-21", "vulca-18"], (
        "one character counts; boosters from the ship, not from hand"
    )
    game.when("play hoax-21")
    assert plays(game) == []


@every_ruleset
@pytest.mark.rule("BM-9.15", "BM-10.9")
def test_a_ship_taken_back_loses_its_cargo(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-28", "hoax-01"], ships={"buka-30": ["buka-01", "buka-02"]}),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play vulca-28", "choose buka-30")
    assert game.discards("me") == ["buka-01", "buka-02"]
    assert "buka-30" in game.zone("me", "hand")
    assert hand_size(game, "me") == 2


@every_ruleset
@pytest.mark.rule("BM-9.22", "BM-13.4")
def test_ignored_cards_keep_their_kind(ruleset: str) -> None:
    """flit-06 counts two active characters of yours although my Hank ignores them."""
    game = given(
        me=side(hand=["flit-06", "hoax-01"], active=["flit-12"]),
        you=side(hand=["hoax-03"], active=["hoax-02", "hoax-04"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.power("you") == 0
    game.when("play flit-06")
    assert plays(game, "choose") == ["hoax-02", "hoax-04"]
