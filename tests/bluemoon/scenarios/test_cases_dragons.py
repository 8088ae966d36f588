"""How many dragons a retreat moves: texts of both sides together, worked out from BM-7.4a by hand."""

from typing import Any

import pytest

from tests.bluemoon.scenarios.helpers import every_ruleset, my_turn, walk, winner

FIVE = ("vulca-02", "vulca-03", "vulca-04", "vulca-06", "vulca-07")
ME: dict[str, Any] = {"hand": ["hoax-01"], "active": ["hoax-04"]}
YOU: dict[str, Any] = {"active": ["vulca-05"]}

RETREATS: dict[str, Any] = {
    "one dragon": (1, {}, {}),
    "a sixth card": (2, {}, {"inactive": FIVE}),
    "a seventh": (2, {}, {"inactive": FIVE, "support": ["hoax-20"]}),
    "five cards and a bluff": (1, {}, {"inactive": FIVE[:4], "bluffs": ["buka-07"]}),
    "two texts for one more": (3, {}, {"active": ["hoax-10"], "support": ["vulca-27"]}),
    "one more by a booster": (2, {}, {"active": ["vulca-05", "khind-24"]}),
    "an inactive text": (1, {}, {"inactive": ["hoax-10"]}),
    "its text is ignored": (1, {"active": ["flit-12"]}, {"active": ["hoax-10"]}),
    "its booster is ignored": (1, {"active": ["flit-09"]}, {"active": ["vulca-05", "khind-24"]}),
    "its text is ignored this turn": (1, {"leading": ["hoax-28"]}, {"support": ["vulca-27"]}),
    "one more and one fewer": (1, {"active": ["hoax-04", "flit-27"]}, {"active": ["hoax-10"]}),
    "two fewer of one": (0, {"active": ["hoax-04", "flit-27"], "support": ["mimix-29"]}, {}),
    "two fewer of two": (
        0,
        {"active": ["hoax-04", "flit-27"], "support": ["mimix-29"]},
        {"inactive": FIVE},
    ),
    "one fewer, ignored": (1, {"support": ["mimix-29"]}, {"active": ["flit-08"]}),
    "at most one of three": (1, {"leading": ["flit-29"]}, {"inactive": FIVE, "support": ["vulca-27"]}),
    "fewer before the limit": (
        1,
        {"leading": ["flit-29"], "support": ["mimix-29"]},
        {"inactive": FIVE, "support": ["vulca-27"]},
    ),
    "at most one is no least": (0, {"leading": ["flit-29"], "support": ["mimix-29"]}, {}),
    "none at all": (0, {"active": ["hoax-11"]}, {"inactive": FIVE, "support": ["vulca-27"]}),
    "none, ignored": (1, {"active": ["hoax-11"]}, {"active": ["flit-07"]}),
    "none, inactive": (1, {"inactive": ["hoax-11"]}, {}),
    "one more for a Tutu": (2, {"active": ["tutu-2c"]}, {}),
    "a Tutu and a sixth card": (3, {"active": ["tutu-2c"]}, {"inactive": FIVE}),
    "a Tutu ignored": (1, {"active": ["tutu-2c"]}, {"active": ["flit-12"]}),
    "a Tutu and none at all": (0, {"active": ["tutu-2c", "hoax-11"]}, {}),
    "a Tutu and a limit": (1, {"active": ["tutu-2c"], "leading": ["flit-29"]}, {}),
    "a Tutu of the winner": (1, {}, {"active": ["tutu-2c"]}),
    "four cards and the Hyla": (2, {}, {"inactive": FIVE[:3], "lasting": ["hyla-dragon"]}),
    "three cards and the Hyla": (1, {}, {"inactive": FIVE[:2], "lasting": ["hyla-dragon"]}),
    "six cards and the Hyla": (2, {}, {"inactive": FIVE, "lasting": ["hyla-dragon"]}),
    "three cards, a bluff and the Hyla": (
        1,
        {},
        {"inactive": FIVE[:2], "bluffs": ["buka-07"], "lasting": ["hyla-dragon"]},
    ),
    "the Hyla of who retreats": (1, {"lasting": ["hyla-dragon"]}, {"inactive": FIVE[:3]}),
    "the Hyla ignored": (
        1,
        {"active": ["flit-07"]},
        {"inactive": FIVE[:3], "lasting": ["hyla-dragon"]},
    ),
    "Sirens and none at all": (1, {"active": ["hoax-11"]}, {"support": ["aqua-28"]}),
    "Sirens and a limit": (2, {"leading": ["flit-29"]}, {"inactive": FIVE, "support": ["aqua-28"]}),
    "Sirens and one fewer": (1, {"support": ["mimix-29"]}, {"support": ["aqua-28"]}),
    "Sirens ignored": (1, {"active": ["flit-08"]}, {"support": ["aqua-28"]}),
}


@every_ruleset
@pytest.mark.parametrize("case", RETREATS)
@pytest.mark.rule("BM-7.4a", "BM-7.3", "BM-7.8", "BM-16.4", "OQ-37")
def test_dragons_of_a_retreat(ruleset: str, case: str) -> None:
    won, mine, yours = RETREATS[case]
    game = my_turn(ruleset, "decision", ME | mine, YOU | yours)
    assert game.when("retreat").dragons("you") == won


@every_ruleset
@pytest.mark.parametrize(
    ("before", "mine", "yours", "after"),
    [
        (3, {}, {"inactive": FIVE, "support": ["vulca-27"]}, 0),
        (1, {}, {"inactive": FIVE, "support": ["vulca-27"]}, -2),
        (-3, {"active": ["hoax-11"]}, {}, -3),
        (-3, {"support": ["mimix-29"]}, {}, -3),
        (-3, {}, {}, None),
        (-2, {"active": ["hoax-11"]}, {"support": ["aqua-28"]}, -3),
        (-3, {"active": ["hoax-11"]}, {"support": ["aqua-28"]}, None),
        (-1, {"active": ["tutu-2c"]}, {"active": ["hoax-10"]}, None),
    ],
)
@pytest.mark.rule("BM-7.5", "BM-7.8", "BM-8.1", "BM-8.4")
def test_dragons_come_back_one_by_one_and_a_fourth_ends_the_game(
    ruleset: str, before: int, mine: dict, yours: dict, after: int | None
) -> None:
    game = my_turn(ruleset, "decision", ME | mine, YOU | yours, dragons=before).when("retreat")
    if after is None:
        assert winner(game) == ("you", 4)
    else:
        assert (game.state.is_over(), game.dragons("me")) == (False, after)


@every_ruleset
@pytest.mark.parametrize(("keep", "won"), [("mimix-29", 0), ("hoax-20", 1)])
@pytest.mark.rule("BM-16.5", "BM-7.4a")
def test_texts_about_dragons_hold_for_a_retreat_before_the_turn(ruleset: str, keep: str, won: int) -> None:
    floods = {"support": ["aqua-25", "aqua-26"]}
    game = my_turn(ruleset, "before_turn", ME | {"support": [keep]}, YOU | floods)
    assert game.has_retreated("me")
    assert game.dragons("you") == won


@every_ruleset
@pytest.mark.parametrize(("beside", "won"), [("hoax-11", 1), ("mimix-22", 2), ("tutu-2c", 3)])
@pytest.mark.rule("BM-10.41", "BM-7.4a")
def test_a_failed_bluff_costs_its_own_dragon_whatever_the_retreat_costs(
    ruleset: str, beside: str, won: int
) -> None:
    me = {"hand": ["hoax-01"], "active": ["vulca-01", beside], "bluffs": ["buka-08"]}
    game = my_turn(ruleset, "announce", me)
    walk(game, "challenge")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, won)
