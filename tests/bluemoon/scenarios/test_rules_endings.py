"""Chapters 7 and 8: the end of a fight, dragons, the end of the game, crystals."""

from typing import Any

import pytest

from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import end_turn, every_ruleset, hand_size, turn, walk, winner

FILLERS = [f"vulca-{number:02}" for number in range(1, 10)]


def retreating(ruleset: str, dragons: int = 0, cards: int = 5, **yours: Any) -> Scenario:
    """You are asked for your decision; I have so many cards in the fight."""
    inactive = ["hoax-02", "hoax-03", "hoax-04", "hoax-06", "hoax-07", "hoax-09"][: cards - 1]
    return given(
        me=side(hand=["hoax-20"], active=["hoax-01"], inactive=inactive),
        you=side(hand=["vulca-10"], **yours),
        element="fire",
        phase="decision",
        turn="you",
        dragons=dragons,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize(("cards", "won"), [(1, 1), (5, 1), (6, 2), (7, 2)])
@pytest.mark.rule("BM-7.2", "BM-7.3", "BM-3.8")
def test_six_cards_active_or_not_win_a_second_dragon(ruleset: str, cards: int, won: int) -> None:
    game = retreating(ruleset, cards=cards).when("retreat")
    assert game.dragons("me") == won


@every_ruleset
@pytest.mark.parametrize("dragons", [-3, -2, -1, 0, 1, 2])
@pytest.mark.rule("BM-7.5")
def test_a_dragon_moves_one_step(ruleset: str, dragons: int) -> None:
    game = retreating(ruleset, dragons).when("retreat")
    assert game.dragons("me") == dragons + 1
    assert not game.state.is_over()


@every_ruleset
@pytest.mark.rule("BM-7.5", "BM-8.1", "BM-8.4")
def test_the_fourth_dragon_ends_the_game_before_anything_is_cleared(ruleset: str) -> None:
    game = retreating(ruleset, 3, active=["hoax-08"]).when("retreat")
    assert winner(game) == ("me", 4)
    assert game.zone("you", "combat") == ["hoax-08"]
    assert game.state.returns() == (4.0, -4.0)


@every_ruleset
@pytest.mark.rule("BM-7.4", "BM-7.4a", "BM-13.3")
def test_ignored_texts_do_not_change_the_dragons(ruleset: str) -> None:
    """hoax-11 lets me attract no dragon, unless my Tittertweet ignores its text."""
    plain = retreating(ruleset, active=["hoax-11"]).when("retreat")
    assert plain.dragons("me") == 0
    game = given(
        me=side(hand=["hoax-20"], active=["flit-07"]),
        you=side(hand=["vulca-10"], active=["hoax-11"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert game.dragons("me") == 1


@every_ruleset
@pytest.mark.rule("BM-7.6", "BM-10.38", "BM-3.9")
def test_after_a_fight_both_sides_are_cleared_and_refilled_winner_first(ruleset: str) -> None:
    game = given(
        me=side(
            hand=["hoax-20"], active=["hoax-01"], support=["hoax-21"], bluffs=["buka-07"], pile=FILLERS[:2]
        ),
        you=side(
            hand=["vulca-10"], active=["hoax-08"], inactive=["hoax-09"], bluffs=["buka-08"], pile=FILLERS[2:4]
        ),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert game.discards("me") == ["buka-07", "hoax-01", "hoax-21"]
    assert game.discards("you") == ["buka-08", "hoax-08", "hoax-09"]
    for who in ("me", "you"):
        assert game.zone(who, "combat") + game.zone(who, "support") + game.zone(who, "bluffs") == []
        assert hand_size(game, who) == 3
    draws = [event.seat for event in game.events if event.kind == What.DRAW]
    assert draws == [0, 0, 1, 1], "the winner of the fight draws first"
    shown = [event for event in game.events if event.kind == What.SHOW_BLUFF]
    assert len(shown) == 2


@every_ruleset
@pytest.mark.rule("BM-7.6")
def test_more_than_six_cards_are_kept_after_a_fight(ruleset: str) -> None:
    game = given(
        me=side(hand=FILLERS[:8], active=["hoax-01"], pile=["hoax-02"]),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    game.when("retreat")
    assert hand_size(game, "me") == 8
    assert game.zone("me", "top") == ["hoax-02"]


@every_ruleset
@pytest.mark.rule("BM-7.8", "BM-16.7", "BM-14.8")
def test_a_dragon_leadership_moves_a_dragon_at_once(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-29", "vulca-01", "vulca-12", "vulca-13"], active=["hoax-01"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play vulca-29")
    assert game.may("done"), "I may"
    game.when("choose vulca-01")
    assert not game.may("done"), "completely or not at all"
    assert sorted(game.legal()) == ["choose vulca-12", "choose vulca-13"], (
        "8 fire in all: 7 and one more card"
    )
    game.when("choose vulca-13")
    assert game.dragons("me") == 1
    assert game.discards("me") == ["vulca-01", "vulca-13"]
    poor = given(me=side(hand=["vulca-29", "vulca-01"]), element="fire", phase="action", ruleset=ruleset)
    poor.when("play vulca-29")
    assert poor.dragons("me") == 0
    assert poor.zone("me", "hand") == ["vulca-01"], "7 fire are not 8"


@every_ruleset
@pytest.mark.rule("BM-8.1", "BM-8.3", "BM-8.4")
def test_out_of_cards_at_the_start_of_a_fight_dragons_decide(ruleset: str) -> None:
    game = given(
        me=side(active=["hoax-01"]),
        you=side(hand=["vulca-10"], active=["hoax-08"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=-3,
        ruleset=ruleset,
    )
    game.when("retreat")
    assert winner(game) == ("you", 3)


def run_out(ruleset: str, mine: list[str], dragons: int) -> Scenario:
    """Both have no draw pile; we play card for card."""
    return given(
        me=side(hand=mine),
        you=side(hand=["hoax-06"]),
        element="fire",
        phase="decision",
        dragons=dragons,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("RS-29", "BM-8.2", "BM-8.3")
def test_with_the_dragons_in_the_middle_whoever_had_cards_last_wins(ruleset: str) -> None:
    game = run_out(ruleset, ["hoax-08"], dragons=1)
    turn(game, "fight", "play hoax-08")
    turn(game, "fight", "play hoax-06")
    assert not game.state.is_over(), "a running fight goes on"
    walk(game, "retreat")
    assert winner(game) == ("you", 1), "my last card went first"
    late = run_out(ruleset, ["hoax-08", "hoax-01"], dragons=-1)
    turn(late, "fight", "play hoax-08")
    turn(late, "fight", "play hoax-06")
    turn(late, "fight", "play hoax-01")
    walk(late, "retreat")
    assert winner(late) == ("me", 1), "your last card went first"


@every_ruleset
@pytest.mark.rule("RS-28", "RS-29", "BM-8.1")
def test_a_decliner_with_a_draw_pile_goes_on(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], pile=["hoax-02"]),
        you=side(hand=["vulca-10"]),
        phase="decision",
        ruleset=ruleset,
    )
    game.when("decline", "choose hoax-01")
    assert not game.state.is_over()
    assert game.zone("me", "hand") == ["hoax-02"]
    assert game.asked() == "you"


@every_ruleset
@pytest.mark.rule("BM-8.1", "BM-16.27", "BM-7.8")
def test_a_storm_can_be_the_fourth_dragon(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-02"], support=["terrah-21", "terrah-22"]),
        you=side(hand=["hoax-03"]),
        element="fire",
        phase="turn",
        dragons=3,
        ruleset=ruleset,
    )
    assert winner(game) == ("me", 4)
    assert end_turn(game).legal() == []
