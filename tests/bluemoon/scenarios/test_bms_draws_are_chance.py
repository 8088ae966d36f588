"""Acceptance scenario BMS-84: draws are chance."""

import pytest

from moondrake.table import HIDDEN
from moondrake.testing.bluemoon import card_index, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, plays, walk

TEN = [f"vulca-{number:02}" for number in range(1, 11)]


@every_ruleset
@pytest.mark.scenario("BMS-84")
@pytest.mark.rule("BM-23.4", "BM-23.5", "BM-23.6")
def test_draws_are_chance_and_cards_put_under_come_last_in_order(ruleset: str) -> None:
    hand = ["aqua-14", "hoax-02", "hoax-01", "khind-29"]
    game = given(me=side(hand=hand, rest=TEN), you=side(hand=["hoax-03"]), element="fire", ruleset=ruleset)
    walk(game, "fight", "play aqua-14", "choose hoax-02", "choose hoax-01", "done")
    mine, yours = game.state.view(0).memory.sides[0], game.state.view(1).memory.sides[0]
    assert game.zone("me", "bottom") == ["hoax-02", "hoax-01"]
    assert mine.pile_bottom == tuple(card_index(game.state, "me", key) for key in ("hoax-02", "hoax-01"))
    assert yours.pile_bottom == (HIDDEN, HIDDEN), "known to me only"
    assert plays(game, "deal") == TEN, "the refill is chance among the ten"
    few = given(
        me=side(hand=["hoax-09"], active=["hoax-08"], rest=["vulca-01"], bottom=["hoax-02", "hoax-01"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    few.when("deal vulca-01")
    assert sorted(few.zone("me", "hand")) == ["hoax-01", "hoax-02", "hoax-09", "vulca-01"]
    shuffled = given(
        me=side(hand=["khind-29", "hoax-09"], rest=TEN, bottom=["hoax-02", "hoax-01"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    shuffled.when("play khind-29", "done")
    assert shuffled.zone("me", "bottom") == []
    assert sorted(shuffled.zone("me", "rest")) == sorted([*TEN, "hoax-01", "hoax-02"])
