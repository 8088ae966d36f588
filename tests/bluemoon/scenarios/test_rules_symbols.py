"""Chapter 10: SHIELD, STOP, RETRIEVE, PROTECTED, FREE."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    STOP_CHARACTER,
    announced,
    completely,
    every_ruleset,
    plays,
    turn,
    walk,
)


@every_ruleset
@pytest.mark.parametrize(
    ("fight", "booster", "retreats"),
    [
        ("fire", "hoax-18", False),
        ("earth", "hoax-18", True),
        ("earth", "vulca-19", False),
        ("fire", "vulca-19", True),
        ("earth", "aqua-18", False),
    ],
)
@pytest.mark.rule("BM-10.1", "BM-10.2")
def test_a_shield_of_the_current_element_lowers_the_level(
    ruleset: str, fight: str, booster: str, retreats: bool
) -> None:
    game = given(
        me=side(hand=["hoax-09", booster, "hoax-01"]),
        you=side(hand=["hoax-02"], active=["aqua-01"]),
        element=fight,
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play hoax-09", f"play {booster}")
    assert game.has_retreated("me") == retreats
    if not retreats:
        assert announced(game, "me") == [1 if fight == "fire" else 3], "the value counts normally"
        assert (game.asked(), game.power("you")) == ("you", 5)


@every_ruleset
@pytest.mark.parametrize(
    ("active", "support"), [(["hoax-16", "vulca-10"], []), (["vulca-10", "hoax-08"], ["terrah-26"])]
)
@pytest.mark.rule("BM-10.1", "BM-13.3")
def test_an_ignored_shield_does_nothing(ruleset: str, active: list[str], support: list[str]) -> None:
    game = given(
        me=side(hand=["hoax-09", "hoax-18", "hoax-01"]),
        you=side(hand=["hoax-02"], active=active, support=support),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play hoax-09", "play hoax-18")
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-10.4", "BM-10.3", "BM-6.19")
def test_stop_does_not_meet_the_power(ruleset: str) -> None:
    game = given(
        me=side(hand=[STOP_CHARACTER, "hoax-19"]),
        you=side(hand=["hoax-02"], active=["vulca-03"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play fx-stop-char")
    assert game.has_retreated("me"), "5 against 6, and no booster may follow"


@every_ruleset
@pytest.mark.rule("BM-10.6", "BM-16.31")
def test_stop_binds_laying_out_only(ruleset: str) -> None:
    """mimix-20 has STOP; its search and the refill take place."""
    game = given(
        me=side(hand=["mimix-20", "hoax-01"], pile=["vulca-01", "vulca-02", "vulca-03"]),
        you=side(hand=["hoax-02"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play mimix-20")
    assert plays(game, "choose") == ["vulca-01", "vulca-02", "vulca-03"]
    game.when("choose vulca-02")
    assert announced(game, "me") == [2]
    assert game.asked() == "chance", "the refill"


@every_ruleset
@pytest.mark.rule("BM-10.8")
def test_a_card_taken_back_may_be_played_again_this_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-05", "hoax-19"], inactive=["flit-04"]),
        you=side(hand=["hoax-02"]),
        element="fire",
        ruleset=ruleset,
    )
    assert plays(game, "retrieve") == ["hoax-05", "hoax-19"], "active cards only"
    walk(game, "retrieve hoax-05", "retrieve hoax-19", "fight", "play hoax-05", "play hoax-19")
    assert announced(game, "me") == [5]


@every_ruleset
@pytest.mark.parametrize("rival", ["hoax-16", "flit-13"])
@pytest.mark.rule("BM-10.8", "BM-13.3")
def test_an_ignored_retrieve_does_not_work(ruleset: str, rival: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-05"]),
        you=side(active=[rival]),
        element="fire",
        ruleset=ruleset,
    )
    assert plays(game, "retrieve") == []


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "hand", "cards"),
    [
        ({"active": ["pillar-15"]}, 1, []),
        ({"support": ["terrah-27"]}, 3, ["hoax-05", "hoax-19"]),
        ({"support": ["terrah-27"]}, 4, []),
        ({"support": ["vulca-26"]}, 4, ["hoax-05", "hoax-19"]),
    ],
)
@pytest.mark.rule("BM-10.9", "BM-15.8", "BM-15.9", "BM-15.10", "BM-15.7")
def test_taking_back_is_taking_into_hand(ruleset: str, rival: dict, hand: int, cards: list[str]) -> None:
    mine = ["hoax-01", "hoax-02", "hoax-03", "hoax-04"][:hand]
    game = given(
        me=side(hand=mine, active=["hoax-05", "hoax-19"]), you=side(**rival), element="fire", ruleset=ruleset
    )
    assert plays(game, "retrieve") == cards
    if hand == 3:
        game.when("retrieve hoax-05")
        assert plays(game, "retrieve") == [], "four cards are held now"


@every_ruleset
@pytest.mark.rule("BM-10.10", "BM-10.11")
def test_protected_cards_are_not_discarded_while_active(ruleset: str) -> None:
    game = given(
        me=side(hand=["terrah-29", "hoax-01"]),
        you=side(hand=["hoax-02"], active=["aqua-02", "aqua-16"], inactive=["aqua-05", "hoax-09"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    completely(game.when("play terrah-29"))
    assert game.zone("you", "combat") == ["aqua-02"], "inactive PROTECTED does not help"
    assert game.discards("you") == ["aqua-05", "aqua-16", "hoax-09"]


@every_ruleset
@pytest.mark.rule("BM-10.10", "BM-16.11")
def test_protected_values_are_not_lowered(ruleset: str) -> None:
    game = given(
        me=side(active=["aqua-02", "hoax-01"]), you=side(active=["khind-01"]), element="fire", ruleset=ruleset
    )
    assert game.power("me") == 5, "the odd 5 of hoax-01 counts 0, that of aqua-02 is protected"


@every_ruleset
@pytest.mark.rule("BM-10.13")
def test_own_texts_still_work_on_protected_cards(ruleset: str) -> None:
    game = given(me=side(active=["aqua-02", "vulca-21"]), element="fire", ruleset=ruleset)
    assert game.power("me") == 10


@every_ruleset
@pytest.mark.rule("BM-10.14", "BM-10.15")
def test_free_lifts_limits_but_no_ban(ruleset: str) -> None:
    def with_ban(**rival: Any) -> Scenario:
        game = given(
            me=side(hand=["hoax-01", "hoax-21", "aqua-21", "aqua-22", "aqua-16"]),
            you=side(**rival),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        return game.when("play hoax-01")

    game = with_ban().when("play hoax-21")
    assert plays(game) == ["aqua-16", "aqua-21", "aqua-22"]
    assert plays(with_ban(support=["khind-26"])) == ["aqua-16"], "no supports"
    assert plays(with_ban(support=["mimix-28"])) == ["aqua-21", "aqua-22", "hoax-21"], "no boosters"
    assert plays(with_ban(active=["flit-10"])) == ["aqua-21", "aqua-22", "hoax-21"], "no second combat card"
    assert plays(with_ban(support=["hoax-26"])) == [], "no second card at all"


@every_ruleset
@pytest.mark.rule("BM-10.17", "BM-13.5", "BM-10.39")
def test_free_in_hand_can_be_ignored(ruleset: str) -> None:
    for rival in ("hoax-16", "flit-13"):
        game = given(
            me=side(hand=["hoax-01", "mimix-22", "hoax-21", "aqua-21"]),
            you=side(active=[rival]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        game.when("play hoax-01")
        assert plays(game) == ["aqua-21", "hoax-21"], "the FREE character counts now"
        game.when("play hoax-21")
        assert plays(game) == []
