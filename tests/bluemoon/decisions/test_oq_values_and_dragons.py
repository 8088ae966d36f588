"""Decisions on open questions: bluffs, values, the dragons of a fight."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import BLUFF_SUPPORTS, Formula, Kind, RaiseToPrinted, Scope
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, says, walk

BLUFF_SUM = fixture_card(
    "fx-bluff-sum",
    Kind.CHARACTER,
    0,
    0,
    text=says(RaiseToPrinted(Scope(BLUFF_SUPPORTS, one=False), Formula.SUM)),
)


@every_ruleset
@pytest.mark.parametrize(
    ("bluff", "fight", "is_true"),
    [
        ("buka-04", "fire", False),
        ("buka-04", "earth", False),
        ("buka-07", "fire", True),
        ("buka-07", "earth", False),
        ("buka-08", "earth", True),
        ("buka-08", "fire", False),
    ],
)
@pytest.mark.rule("OQ-35", "RS-14")
def test_the_plain_bluff_symbol_matches_neither_element(
    ruleset: str, bluff: str, fight: str, is_true: bool
) -> None:
    game = given(
        me=side(hand=["hoax-04"], active=["buka-01"], bluffs=[bluff]),
        you=side(hand=["hoax-05"], active=["hoax-09"]),
        element=fight,
        phase="announce",
        ruleset=ruleset,
    )
    game.when("challenge")
    assert game.has_retreated("me") is not is_true
    assert game.dragons("me") == (1 if is_true else -2), "a failed bluff: the challenge and the fight"


@every_ruleset
@pytest.mark.parametrize(
    ("active", "support", "power"),
    [
        (["vulca-13", "pillar-26"], [], 5),
        (["vulca-13", "pillar-21"], [], 2 * 2),
        (["vulca-13", "pillar-26", "pillar-21"], [], 2 * 5),
        (["vulca-01", "pillar-26", "pillar-21"], [], 2 * 7),
        (["vulca-13", "pillar-26", "pillar-21"], ["buka-26"], 2 * 2 * 5),
        (["vulca-01", "vulca-13", "pillar-26", "pillar-21"], [], 2 * 7 + 5),
    ],
    ids=["raised", "doubled", "raised, then doubled", "never lowered", "doubled twice", "best targets"],
)
@pytest.mark.rule("OQ-36", "BM-14.4a", "RS-22")
def test_inside_a_layer_values_rise_before_they_are_doubled(
    ruleset: str, active: list[str], support: list[str], power: int
) -> None:
    """pillar-26 raises to 5, pillar-21 doubles; in the other order 2 would end as 5, not 10."""
    for order in (active, active[::-1]):
        game = given(me=side(active=order, support=support), element="fire", ruleset=ruleset)
        assert game.power("me") == power


@every_ruleset
@pytest.mark.rule("OQ-36", "BM-14.4a")
def test_the_order_of_playing_does_not_change_the_result_of_a_layer(ruleset: str) -> None:
    """The bluff rises to 4 (buka-21) and is doubled as a support (hoax-12)."""
    for characters in (["buka-21", "hoax-12"], ["hoax-12", "buka-21"]):
        game = given(me=side(active=characters, bluffs=["buka-07"]), element="fire", ruleset=ruleset)
        assert game.power("me") == 2 + 2 + 2 * 4


def retreat_of_mine(ruleset: str, yours: dict[str, Any], *words: str, **mine: Any) -> Scenario:
    """I retreat; so many dragons come to you."""
    game = given(
        me=side(**{"hand": ["vulca-10"], **mine}),
        you=side(hand=["hoax-20"], **yours),
        element="fire",
        phase="action",
        ruleset=ruleset,
        dragons=3,
    )
    return walk(game, *words, "retreat")


SIX = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06"]


@every_ruleset
@pytest.mark.parametrize(
    ("yours", "mine", "won"),
    [
        ({"active": ["hoax-08"]}, {}, 1),
        ({"active": ["hoax-10"]}, {}, 1 + 1),
        ({"active": ["hoax-10"], "inactive": SIX}, {}, 2 + 1),
        ({"active": ["hoax-10"], "support": ["vulca-27"], "inactive": SIX}, {}, 2 + 1 + 1),
        ({"active": ["hoax-08"]}, {"support": ["mimix-29"]}, 1 - 1),
        ({"active": ["hoax-08"]}, {"active": ["hoax-07", "flit-27"], "support": ["mimix-29"]}, 0),
        ({"active": ["hoax-10"]}, {"active": ["hoax-07", "flit-27"], "support": ["mimix-29"]}, 1 + 1 - 2),
        (
            {"active": ["hoax-10"], "support": ["vulca-27"]},
            {"active": ["hoax-07", "flit-27"], "support": ["mimix-29"]},
            1 + 2 - 2,
        ),
    ],
    ids=["1", "1+1", "2+1", "2+2", "1-1", "1-2", "1+1-2", "1+2-2"],
)
@pytest.mark.rule("OQ-37", "BM-7.4a")
def test_additional_dragons_are_added_before_fewer_ones_are_subtracted(
    ruleset: str, yours: dict, mine: dict, won: int
) -> None:
    """With 1 + 1 - 2 the other order would leave one dragon: 1 - 2 is 0 at least, and then one more."""
    assert retreat_of_mine(ruleset, yours, **mine).dragons("you") == won - 3


@every_ruleset
@pytest.mark.parametrize(
    ("yours", "support", "won"),
    [
        ({"active": ["hoax-08"]}, [], 1),
        ({"active": ["hoax-10"], "inactive": SIX}, [], 1),
        ({"active": ["hoax-10"]}, ["mimix-29"], 1),
        ({"active": ["hoax-08"]}, ["mimix-29"], 0),
    ],
    ids=["1", "2+1", "1+1-1", "1-1"],
)
@pytest.mark.rule("OQ-37", "BM-7.4a")
def test_a_cap_on_dragons_comes_after_the_sum(
    ruleset: str, yours: dict, support: list[str], won: int
) -> None:
    """flit-29: no more than one. Capped before the subtraction, 1 + 1 - 1 would leave none."""
    game = retreat_of_mine(ruleset, yours, "play flit-29", hand=["flit-29", "vulca-10"], support=support)
    assert game.dragons("you") == won - 3


@every_ruleset
@pytest.mark.parametrize("words", [(), ("play flit-29",)])
@pytest.mark.rule("OQ-37", "BM-7.4a", "BM-13.1")
def test_may_not_attract_comes_last_and_leaves_no_dragon(ruleset: str, words: tuple[str, ...]) -> None:
    """hoax-11 against 2 for six cards and two additional dragons."""
    yours = {"active": ["hoax-10"], "support": ["vulca-27"], "inactive": SIX}
    game = retreat_of_mine(ruleset, yours, *words, hand=["flit-29", "vulca-10"], active=["hoax-11"])
    assert game.dragons("you") == -3


@pytest.mark.parametrize("ruleset", ["legends", "kosmos", "ansmann"])
@pytest.mark.parametrize(
    ("rival", "power"),
    [
        ([], 5 + 2 + 3 + 2),
        (["khind-01"], 0 + 2 + 3 + 2),
        (["khind-02"], 5 + 0 + 3 + 2),
        (["khind-03"], 5 + 2 + 0 + 2),
        (["khind-04"], 5 + 2 + 3 + 0),
    ],
)
@pytest.mark.rule("OQ-44", "BM-16.11", "RS-21")
def test_the_cool_gang_changes_printed_values_in_legends_too(
    ruleset: str, rival: list[str], power: int
) -> None:
    """Characters of 5 and 2 fire, a booster of 3 and a support of 2."""
    game = given(
        me=side(active=["hoax-01", "vulca-13", "vulca-18"], support=["hoax-21"]),
        you=side(active=rival),
        element="fire",
        ruleset=ruleset,
    )
    assert game.power("me") == power


@every_ruleset
@pytest.mark.rule("OQ-44", "BM-14.4")
def test_texts_about_printed_values_see_what_the_cool_gang_left(ruleset: str) -> None:
    """pillar-22 raises vulca-06 (4 fire, 3 earth) to the sum of its printed values."""

    def power(*rival: str) -> int:
        game = given(
            me=side(active=["vulca-06", "pillar-22"]),
            you=side(active=rival),
            element="fire",
            ruleset=ruleset,
        )
        return game.power("me")

    assert power() == 4 + 3
    assert power("khind-01") == 4, "its 3 counts as 0"
    assert power("khind-02") == 3, "its 4 counts as 0"
    assert power("khind-01", "khind-02") == 0


@pytest.mark.parametrize(
    ("ruleset", "rival", "fire", "earth"),
    [
        ("legends", [], 2, 0),
        ("legends", ["khind-04"], 0, 0),
        ("legends", ["khind-03"], 2, 0),
        ("ansmann", [], 2, 2),
        ("ansmann", ["khind-04"], 0, 0),
        ("ansmann", ["khind-03"], 2, 2),
        ("kosmos", ["khind-04"], 0, 0),
    ],
)
@pytest.mark.rule("OQ-52", "RS-13")
def test_the_2_of_a_bluff_support_is_a_printed_value(
    ruleset: str, rival: list[str], fire: int, earth: int
) -> None:
    """khind-04 blanks even printed values of boosters and supports, khind-03 odd ones."""
    game = given(
        me=side(active=["flit-14"], bluffs=["buka-07"]),
        you=side(active=rival),
        element="fire",
        ruleset=ruleset,
    )
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth)


@pytest.mark.parametrize(("ruleset", "power"), [("legends", 2), ("ansmann", 4), ("kosmos", 4)])
@pytest.mark.rule("OQ-52", "RS-13", "BM-14.4")
def test_in_legends_the_other_element_of_a_bluff_has_no_printed_value(ruleset: str, power: int) -> None:
    """A fixture raises bluffs to the sum of their printed values: 2 + 0, elsewhere 2 + 2."""
    game = given(me=side(active=[BLUFF_SUM], bluffs=["buka-07"]), element="fire", ruleset=ruleset)
    assert game.power("me") == power
