"""Chapter 15: discarding, revealed hands, taking cards; bans on both (BM-16.19, BM-16.28)."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, hand_size, plays, walk

PILE = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06"]


@every_ruleset
@pytest.mark.rule("BM-15.1", "BM-15.2")
def test_cards_are_discarded_one_by_one_in_an_order_of_choice(ruleset: str) -> None:
    game = given(
        me=side(hand=["aqua-11", "hoax-01", "hoax-02", "hoax-03"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play aqua-11", "choose hoax-03", "choose hoax-01", "done")
    assert game.zone("me", "discards") == ["hoax-03", "hoax-01"], "the last one lies on top"
    top = game.state.view(1).table.sides[0].discard_top
    assert top == game.state.match.by_key[0]["hoax-01"]


@every_ruleset
@pytest.mark.rule("BM-15.4", "BM-10.10")
def test_each_card_is_examined_separately(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-22", "hoax-01"], support=["hoax-20", "vulca-23"]),
        you=side(hand=["hoax-03"], active=["hoax-09", "vulca-18"], support=["aqua-23", "hoax-21"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play buka-22")
    assert sorted(game.legal()) == ["done", "which 1", "which 2"]
    game.when("which 2")
    if ruleset == "legends":
        assert plays(game, "choose") == ["hoax-21"]
        game.when("choose hoax-21")
    assert game.discards("you") == ["hoax-21"], "the PROTECTED support stays, boosters are not meant"
    assert game.zone("you", "support") == ["aqua-23"]


@every_ruleset
@pytest.mark.parametrize("card", ["pillar-27", "pillar-30"])
@pytest.mark.rule("BM-15.6", "BM-16.25")
def test_a_revealed_hand_stays_open_cards_taken_later_do_not(ruleset: str, card: str) -> None:
    game = given(
        me=side(hand=[card, "hoax-08", "hoax-02"]),
        you=side(hand=["hoax-03", "vulca-10"], active=["hoax-09"], pile=["vulca-05", "vulca-06"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    if card == "pillar-30":
        walk(game, "play pillar-30", "fight", "play hoax-08")
    else:
        walk(game, "fight", "play hoax-08", "play pillar-27")
    number = game.state.match.by_key[1]
    expected = tuple(64 + number[key] for key in ("hoax-03", "vulca-10"))
    assert game.state.view(0).table.sides[1].hand == expected
    walk(game, "fight", "play hoax-03")
    assert game.state.view(0).table.sides[1].hand == (64 + number["vulca-10"],)
    assert hand_size(game, "you") == 3, "two hidden cards came"


def drawing(ruleset: str, hand: list[str], phase: str = "action", **rival: Any) -> Scenario:
    return given(
        me=side(hand=hand, active=["hoax-08"], pile=PILE, discard=["hoax-20", "hoax-21", "hoax-22"]),
        you=side(hand=["vulca-10"], **rival),
        element="fire",
        phase=phase,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "size"),
    [
        ({}, 6),
        ({"support": ["vulca-26"]}, 2),
        ({"support": ["khind-25"]}, 3),
        ({"support": ["terrah-27"]}, 4),
        ({"active": ["pillar-15"]}, 2),
    ],
)
@pytest.mark.rule("BM-15.8", "BM-15.9", "BM-15.10", "BM-16.19", "BM-16.28")
def test_bans_on_taking_stop_the_refill(ruleset: str, rival: dict, size: int) -> None:
    game = drawing(ruleset, ["hoax-01", "hoax-02"], "end", **rival)
    assert game.state.seat == 1
    assert hand_size(game, "me") == size


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "draws", "takes"),
    [
        ({}, 5, True),
        ({"support": ["vulca-26"]}, 0, True),
        ({"support": ["khind-25"]}, 1, True),
        ({"support": ["terrah-27"]}, 2, True),
        ({"active": ["pillar-15"]}, 0, False),
    ],
)
@pytest.mark.rule("BM-15.7", "BM-15.8", "BM-15.9", "BM-16.19")
def test_taking_from_the_discard_pile_is_not_drawing(
    ruleset: str, rival: dict, draws: int, takes: bool
) -> None:
    game = drawing(ruleset, ["hoax-27", "hoax-01", "hoax-02"], **rival).when("play hoax-27")
    while game.may("yes"):
        game.when("yes")
    assert hand_size(game, "me") == 2 + draws
    searching = drawing(ruleset, ["mimix-31", "hoax-01", "hoax-02"], **rival).when("play mimix-31")
    assert searching.may("choose hoax-21") == takes


@every_ruleset
@pytest.mark.parametrize(("ban", "takes"), [("vulca-26", False), ("khind-25", True), ("terrah-27", True)])
@pytest.mark.rule("BM-16.39", "BM-16.31", "BM-15.8")
def test_a_search_under_a_ban_looks_and_shuffles(ruleset: str, ban: str, takes: bool) -> None:
    game = drawing(ruleset, ["khind-29", "hoax-01"], support=[ban]).when("play khind-29")
    assert game.may("choose vulca-03") == takes
    if game.may("done"):
        game.when("done")
    assert game.zone("me", "top") == [], "shuffled all the same"
    assert sorted(game.zone("me", "rest")) == PILE


@every_ruleset
@pytest.mark.rule("BM-16.19", "BM-16.31")
def test_sticky_dust_counts_a_searched_card(ruleset: str) -> None:
    game = drawing(ruleset, ["khind-29", "hoax-01"], support=["khind-25"])
    walk(game, "play khind-29", "choose vulca-06", "fight", "play hoax-01")
    game.dealt()
    assert game.state.seat == 1
    assert game.zone("me", "hand") == ["vulca-06"], "no refill after one card from the pile"


@every_ruleset
@pytest.mark.rule("BM-16.28", "BM-15.8")
def test_firewall_binds_only_the_opponent(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-08"], support=["vulca-26"], pile=PILE),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert hand_size(game, "me") == 6
