"""Chapter 6: the end of a turn (T7)."""

import pytest

from moondrake.testing.bluemoon import given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, hand_size


@every_ruleset
@pytest.mark.parametrize(("size", "left"), [(3, 1), (6, 4), (8, 4)])
@pytest.mark.rule("BM-6.23")
def test_the_refill_goes_to_six_and_takes_nothing_away(ruleset: str, size: int, left: int) -> None:
    hand = [f"vulca-{number:02}" for number in range(1, size + 1)]
    pile = ["hoax-01", "hoax-02", "hoax-03", "hoax-04"]
    game = given(
        me=side(hand=hand, active=["hoax-09"], pile=pile),
        you=side(hand=["hoax-06"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert game.asked() == "you"
    assert hand_size(game, "me") == max(6, size)
    assert len(game.zone("me", "top")) == left


@every_ruleset
@pytest.mark.rule("BM-6.23", "BM-8.2")
def test_an_empty_draw_pile_is_no_penalty(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-09"], pile=["hoax-02"]),
        you=side(hand=["hoax-06"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-02"]
    assert game.asked() == "you"


@pytest.mark.parametrize(("ruleset", "free"), [("kosmos", False), ("ansmann", True), ("legends", False)])
@pytest.mark.rule("BM-6.24", "RS-2")
def test_the_order_of_refill_and_end_texts(ruleset: str, free: bool) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["khind-05"], pile=[f"vulca-{n:02}" for n in range(1, 9)]),
        you=side(hand=["hoax-06"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    assert game.may("refill") == free
    assert hand_size(game, "me") == (1 if free else 6)
    game.when("use khind-05")
    assert hand_size(game, "me") == (6 if free else 7), "used before the refill the extra card is lost"
    assert game.asked() == "you"
