"""Acceptance scenarios BMS-59 to BMS-62, BMS-64 to BMS-67, BMS-83: bluffs, dragons, end of the game."""

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    announced,
    element,
    every_ruleset,
    plays,
    walk,
    winner,
)


@every_ruleset
@pytest.mark.scenario("BMS-59")
@pytest.mark.rule("BM-10.40", "BM-10.43")
def test_true_bluffs_after_an_element_change_win_a_dragon(ruleset: str) -> None:
    game = given(
        me=side(hand=["mutant-107", "hoax-01"], bluffs=["buka-08", "buka-10"]),
        you=side(hand=["hoax-02"], active=["aqua-01"], support=["mimix-27"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.power("you") == 7
    game.when("play mutant-107")
    assert element(game) == "earth"
    assert announced(game, "me") == [8]
    assert game.asked() == "you"
    game.when("challenge")
    assert game.dragons("me") == 1
    assert game.discards("me") == ["buka-08", "buka-10"]
    assert game.zone("me", "bluffs") == []
    assert game.power("me") == 4
    assert not game.has_retreated("me")
    assert (game.asked(), game.phase()) == ("you", "decision")


def caught(
    ruleset: str, bluffs: list[str], dragons: int = 0, fight: str = "fire", many: bool = True
) -> Scenario:
    """My turn has come to the announcement; you may challenge, with six cards (or one)."""
    rival = ["hoax-01", "hoax-02", "hoax-03"] if many else []
    return given(
        me=side(hand=["hoax-04"], active=["vulca-01", "terrah-01"], bluffs=bluffs),
        you=side(
            hand=["hoax-05"],
            active=["hoax-08"],
            inactive=rival[:2],
            support=["hoax-20", "hoax-21", "hoax-22"] if many else [],
        ),
        element=fight,
        phase="announce",
        dragons=dragons,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-60")
@pytest.mark.rule("BM-10.40", "BM-10.41", "BM-7.3")
def test_one_wrong_bluff_among_two_costs_three_dragons(ruleset: str) -> None:
    game = caught(ruleset, ["buka-07", "buka-08"]).when("challenge")
    assert game.dragons("you") == 3
    assert {"buka-07", "buka-08"} <= set(game.discards("me"))
    assert game.has_retreated("me")
    assert not game.state.is_over()
    assert (game.asked(), game.state.is_first) == ("me", True)


@every_ruleset
@pytest.mark.scenario("BMS-61")
@pytest.mark.rule("BM-10.41", "BM-7.5", "BM-8.1")
def test_a_caught_bluff_as_fourth_dragon_ends_the_game(ruleset: str) -> None:
    game = caught(ruleset, ["buka-08"], dragons=-3).when("challenge")
    assert winner(game) == ("you", 4)
    assert game.dragons("you") == 3
    assert not game.has_retreated("me"), "the fight's end is not reached"


@every_ruleset
@pytest.mark.parametrize(("support", "dragons"), [(["hoax-20"], 1), (["hoax-20", "hoax-21"], 2)])
@pytest.mark.scenario("BMS-62")
@pytest.mark.rule("RS-15", "BM-7.3")
def test_bluffs_do_not_count_for_the_second_dragon(ruleset: str, support: list[str], dragons: int) -> None:
    game = given(
        me=side(
            active=["hoax-01", "hoax-19"],
            inactive=["hoax-02", "hoax-03"],
            support=support,
            bluffs=["buka-07", "buka-08"],
        ),
        you=side(hand=["vulca-01"], active=["hoax-08"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert game.dragons("me") == dragons


@every_ruleset
@pytest.mark.scenario("BMS-64")
@pytest.mark.rule("BM-10.36", "BM-10.39", "BM-10.40")
def test_with_ignored_symbols_a_matching_bluff_is_lost(ruleset: str) -> None:
    def challenged(rival: str) -> Scenario:
        return given(
            me=side(hand=["hoax-04"], active=["vulca-01"], bluffs=["buka-07"]),
            you=side(hand=["hoax-05"], active=[rival]),
            element="fire",
            phase="announce",
            ruleset=ruleset,
        )

    true = challenged("hoax-08").when("challenge")
    assert true.dragons("me") == 1, "without Mekarthas the fire symbol is true"
    game = challenged("hoax-16")
    assert announced(game, "me") == [9], "BLUFF2 is not affected: the bluff keeps its 2"
    game.when("challenge")
    assert game.has_retreated("me")
    assert game.dragons("you") == 2
    ignored = challenged("flit-08")
    assert announced(ignored, "me") == [7]
    assert ignored.phase() == "begin", "no challenge: your turn begins"
    assert ignored.zone("me", "bluffs") == ["buka-07"]


@every_ruleset
@pytest.mark.parametrize("fight", ["fire", "earth"])
@pytest.mark.scenario("BMS-83")
@pytest.mark.rule("RS-14", "BM-10.32", "BM-10.40")
def test_the_plain_bluff_symbol_is_never_true(ruleset: str, fight: str) -> None:
    game = caught(ruleset, ["buka-04"], fight=fight, many=False).when("challenge")
    assert game.has_retreated("me")
    assert game.dragons("you") == 2


def about_to_win(ruleset: str, dragons: int, sixth: bool) -> Scenario:
    return given(
        me=side(
            hand=["hoax-05"],
            active=["hoax-01", "hoax-19"],
            inactive=["hoax-02"],
            support=["hoax-20", "hoax-21", *(["hoax-22"] if sixth else [])],
        ),
        you=side(hand=["vulca-01"], active=["hoax-08"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=dragons,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-65")
@pytest.mark.rule("BM-7.5", "BM-8.1")
def test_from_two_dragons_six_cards_win_the_game(ruleset: str) -> None:
    game = about_to_win(ruleset, 2, sixth=True).when("retreat")
    assert winner(game) == ("me", 4)
    game = about_to_win(ruleset, 2, sixth=False).when("retreat")
    assert not game.state.is_over()
    assert game.dragons("me") == 3


@every_ruleset
@pytest.mark.scenario("BMS-66")
@pytest.mark.rule("BM-6.8", "BM-8.1", "RS-28", "RS-29")
def test_declining_with_the_last_cards_loses(ruleset: str) -> None:
    def declining() -> Scenario:
        return given(
            me=side(hand=["hoax-01", "hoax-02"]),
            you=side(hand=["vulca-01", "vulca-02"]),
            phase="decision",
            ruleset=ruleset,
        )

    game = declining().when("decline", "choose hoax-01", "choose hoax-02")
    assert winner(game) == ("you", 1)
    game = declining().when("decline", "choose hoax-01", "done")
    assert not game.state.is_over()
    assert game.zone("me", "hand") == ["hoax-02"]
    assert (game.asked(), game.state.is_first) == ("you", True)


@every_ruleset
@pytest.mark.scenario("BMS-67")
@pytest.mark.rule("BM-8.1", "BM-8.3")
def test_a_player_without_cards_can_win_by_dragons(ruleset: str) -> None:
    game = given(
        me=side(active=["hoax-01"]),
        you=side(hand=["vulca-01"], active=["hoax-08"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert winner(game) == ("me", 2)


@pytest.mark.parametrize(("ruleset", "is_over"), [("kosmos", False), ("ansmann", True), ("legends", False)])
@pytest.mark.rule("RS-28", "BM-8.1", "BM-15.8")
def test_an_empty_hand_with_a_draw_pile_ends_the_game_only_in_ansmann(ruleset: str, is_over: bool) -> None:
    game = given(
        me=side(hand=[], pile=["hoax-01"]),
        you=side(hand=["vulca-01"], pile=["vulca-02"]),
        phase="turn",
        dragons=1,
        ruleset=ruleset,
    )
    assert game.state.is_over() == is_over
    if is_over:
        assert winner(game) == ("me", 2)
    else:
        assert game.legal() == ["decline"], "no character, so no choice"


@every_ruleset
@pytest.mark.rule("BM-10.37", "BM-10.38", "BM-6.1")
def test_own_bluffs_may_be_discarded_at_the_beginning_of_the_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-01"], bluffs=["buka-07", "buka-08"]),
        you=side(active=["flit-08"], hand=["hoax-01"]),
        element="fire",
        ruleset=ruleset,
    )
    assert plays(game, "unmask") == ["buka-07", "buka-08"], "also while they are ignored"
    game.when("unmask buka-08")
    assert game.zone("me", "bluffs") == ["buka-07"]
    assert game.discards("me") == ["buka-08"]
    walk(game, "fight")
    assert not game.may("unmask buka-07"), "only at the beginning"
