"""Vulca: the leadership cards."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-15.7", "OQ-55", "BM-9.15")
def test_summon_sorcerer_takes_any_own_active_card_back() -> None:
    me = side(
        hand=["vulca-28"],
        active=["vulca-01", "vulca-18"],
        inactive=["vulca-03"],
        support=["hoax-20"],
        ships={"buka-28": ["buka-01"]},
        stack=["hoax-27"],
    )
    start: dict[str, Any] = {"me": me, "you": side(active=["hoax-05"]), "element": "fire", "phase": "action"}
    game = given(**start).when("play vulca-28")
    choices = ["done", "choose vulca-01", "choose vulca-18", "choose hoax-20", "choose buka-28"]
    assert game.legal() == choices, "neither the inactive card nor leadership cards"
    game.when("choose vulca-01")
    assert game.zone("me", "hand") == ["vulca-01"]
    assert game.zone("me", "combat") == ["vulca-18", "vulca-03"]
    assert game.legal() == ["fight", "retreat"], "it may be played again"
    ship = given(**start).when("play vulca-28", "choose buka-28")
    assert (ship.zone("me", "hand"), ship.discards("me")) == (["buka-28"], ["buka-01"])
    assert given(**start).when("play vulca-28", "done").zone("me", "hand") == []


@pytest.mark.rule("BM-10.38", "BM-15.9")
def test_summon_sorcerer_takes_a_bluff_back_but_not_under_a_ban_on_taking() -> None:
    me = side(hand=["vulca-28", "hoax-01"], bluffs=["buka-07"])
    game = given(me=me, element="fire", phase="action").when("play vulca-28", "choose buka-07")
    assert game.zone("me", "hand") == ["hoax-01", "buka-07"]
    assert game.zone("me", "bluffs") == []
    for you in (side(active=["pillar-15"]), side(active=["flit-07"])):
        banned = given(me=me, you=you, element="fire", phase="action").when("play vulca-28")
        assert banned.legal() == ["fight", "retreat"]
    wall = given(me=me, you=side(support=["vulca-26"]), element="fire", phase="action").when("play vulca-28")
    assert wall.may("choose buka-07"), "it does not come from the draw pile"


@pytest.mark.rule("BM-13.7")
def test_summon_sorcerer_ends_the_text_of_the_card_taken_back() -> None:
    me = side(hand=["vulca-28"], active=["flit-12"])
    game = given(me=me, you=side(active=["vulca-01"]), element="fire", phase="action")
    assert game.power("you") == 0
    assert game.when("play vulca-28", "choose flit-12").power("you") == 7


@pytest.mark.rule("BM-16.7", "BM-15.3", "BM-7.8")
def test_charm_holy_dragon_buys_a_dragon_for_eight_printed_fire() -> None:
    me = side(hand=["vulca-29", "vulca-01", "vulca-10", "vulca-09", "hoax-20", "vulca-20", "hoax-27"])
    game = given(me=me, element="earth", phase="action").when("play vulca-29")
    assert game.legal() == [
        "done",
        "choose vulca-01",
        "choose vulca-10",
        "choose vulca-09",
        "choose hoax-20",
    ], "7, 4, 2 and 3 fire; cards without fire never help"
    game.when("choose vulca-10")
    assert game.legal() == ["choose vulca-01", "choose vulca-09", "choose hoax-20"]
    game.when("choose vulca-09")
    assert game.legal() == ["choose hoax-20"], "with vulca-01 one of the two would be superfluous"
    game.when("choose hoax-20")
    assert game.dragons("me") == 1
    assert game.discards("me") == ["hoax-20", "vulca-09", "vulca-10"]


@pytest.mark.rule("BM-16.7", "BM-12.7", "BM-14.8")
def test_charm_holy_dragon_is_all_or_nothing() -> None:
    me = side(hand=["vulca-29", "vulca-01", "vulca-11"])
    game = given(me=me, element="earth", phase="action").when("play vulca-29", "done")
    assert (game.dragons(), game.discards("me"), len(game.zone("me", "hand"))) == (0, [], 2)
    few = side(hand=["vulca-29", "vulca-01"])
    poor = given(me=few, element="earth", phase="action").when("play vulca-29")
    assert poor.legal() == ["done"], "7 are not enough; asked all the same: the hand stays secret"
    ignored = given(me=me, you=side(support=["khind-27"]), element="earth", phase="action").when(
        "play vulca-29"
    )
    assert ignored.legal() == ["fight", "retreat"]


@pytest.mark.rule("BM-14.8", "OQ-48", "RS-21")
@pytest.mark.parametrize(
    ("ruleset", "counts"), [("kosmos", True), ("ansmann", True), ("legends", True), ("traces", False)]
)
def test_charm_holy_dragon_counts_what_is_printed_on_ignored_hand_cards(ruleset, counts) -> None:
    me = side(hand=["vulca-29", "vulca-01", "vulca-11"])
    you = side(active=["flit-12"])
    game = given(me=me, you=you, element="earth", phase="action", ruleset=ruleset).when("play vulca-29")
    assert game.may("choose vulca-01") is counts


@pytest.mark.rule("BM-7.5", "BM-8.1")
def test_charm_holy_dragon_wins_with_a_fourth_dragon() -> None:
    me = side(hand=["vulca-29", "vulca-01", "vulca-11"])
    game = given(me=me, element="earth", phase="action", dragons=3)
    game.when("play vulca-29", "choose vulca-01", "choose vulca-11")
    assert game.phase() == "over"
    assert (game.state.winner, game.state.crystals) == (0, 4)


SUPPORTS: dict[str, Any] = {
    "active": ["hoax-01", "hoax-19"],
    "support": ["hoax-20", "hoax-21", "aqua-23"],
    "bluffs": ["buka-07"],
}


@pytest.mark.rule("BM-15.4", "BM-10.10", "BM-10.38")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
def test_cast_cataclysm_discards_every_support_but_protected_ones(ruleset) -> None:
    me = side(hand=["vulca-30", "vulca-01"], support=["vulca-23"])
    start: dict[str, Any] = {
        "me": me,
        "you": side(**SUPPORTS),
        "element": "fire",
        "phase": "action",
        "ruleset": ruleset,
    }
    game = given(**start).when("play vulca-30")
    assert game.legal() == ["yes", "no"]
    game.when("yes")
    assert game.discards("you") == ["buka-07", "hoax-20", "hoax-21"]
    assert (game.zone("you", "support"), game.zone("you", "bluffs")) == (["aqua-23"], [])
    assert game.zone("you", "active") == ["hoax-01", "hoax-19"]
    assert game.zone("me", "support") == ["vulca-23"]
    assert given(**start).when("play vulca-30", "no").discards("you") == []


@pytest.mark.rule("RS-24")
def test_cast_cataclysm_may_discard_a_part_in_legends() -> None:
    you = side(active=["hoax-01"], support=["hoax-20", "hoax-21", "aqua-23"], bluffs=["buka-07"])
    me = side(hand=["vulca-30", "vulca-01"])
    game = given(me=me, you=you, element="fire", phase="action", ruleset="legends").when("play vulca-30")
    assert game.legal() == ["done", "choose hoax-20", "choose hoax-21", "bluffed 1"]
    game.when("choose hoax-20", "bluffed 1")
    assert game.legal() == ["done", "choose hoax-21"]
    game.when("done")
    assert game.discards("you") == ["buka-07", "hoax-20"]


@pytest.mark.rule("BM-13.3", "BM-10.10")
@pytest.mark.parametrize(
    "you",
    [side(support=["aqua-23"]), side(active=["hoax-01", "hoax-19"]), side(support=["khind-27", "hoax-20"])],
    ids=["protected", "no support", "ignored"],
)
def test_cast_cataclysm_asks_nothing_without_anything_to_do(you) -> None:
    game = given(me=side(hand=["vulca-30", "vulca-01"]), you=you, element="fire", phase="action")
    assert game.when("play vulca-30").legal() == ["fight", "retreat"]
