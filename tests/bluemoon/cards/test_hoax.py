"""Hoax: the characters with a special text."""

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-7.4a")
@pytest.mark.parametrize(
    ("mine", "yours", "gained"),
    [
        (["hoax-10"], [], 2),
        (["hoax-10", "hoax-19", "hoax-18", "vulca-18", "vulca-19", "mimix-25"], [], 3),
        (["hoax-10"], ["flit-12"], 1),
    ],
    ids=["one more", "beside the six cards", "ignored"],
)
def test_redamikanas_attracts_one_more_dragon_when_you_retreat(mine, yours, gained) -> None:
    game = given(
        me=side(active=mine, hand=["hoax-01"]),
        you=side(hand=["vulca-01"], active=yours),
        element="fire",
        turn="you",
        phase="decision",
        older="you",
    )
    game.when("retreat")
    assert game.dragons("me") == gained


@pytest.mark.rule("BM-7.4a")
def test_redamikanas_gives_nothing_when_its_owner_retreats_or_it_is_inactive() -> None:
    mine = given(me=side(active=["hoax-10"], hand=["hoax-01"]), you=side(hand=["vulca-01"]), element="fire")
    assert mine.when("retreat").dragons("you") == 1
    covered = given(
        me=side(active=["hoax-01"], inactive=["hoax-10"], hand=["hoax-02"]),
        you=side(hand=["vulca-01"]),
        element="fire",
        turn="you",
    )
    assert covered.when("retreat").dragons("me") == 1


@pytest.mark.rule("BM-7.4a", "BM-13.1")
def test_bethenitana_lets_you_attract_no_dragon_of_the_fight() -> None:
    many = side(
        hand=["vulca-01"],
        active=["vulca-02", "vulca-18", "vulca-19"],
        support=["vulca-23", "vulca-24", "vulca-27"],
    )
    game = given(me=side(active=["hoax-11"], hand=["hoax-01"]), you=many, element="fire")
    assert game.when("retreat").dragons() == 0
    game = given(me=side(inactive=["hoax-11"], hand=["hoax-01"]), you=many, element="fire")
    assert game.when("retreat").dragons("you") == 3, "six cards and vulca-27"
    game = given(
        me=side(active=["hoax-11"], hand=["hoax-01"]),
        you=side(active=["flit-12"], hand=["vulca-01"]),
        element="fire",
        older="you",
    )
    assert game.when("retreat").dragons("you") == 1, "ignored"


@pytest.mark.rule("BM-7.4a", "BM-7.8")
def test_bethenitana_stops_neither_other_dragons_nor_those_of_your_retreat() -> None:
    game = given(
        me=side(active=["hoax-11"], hand=["hoax-01"]),
        you=side(hand=["vulca-29", "vulca-01", "vulca-03", "vulca-04"], active=["vulca-08"]),
        element="fire",
        turn="you",
        phase="action",
    )
    game.when("play vulca-29", "choose vulca-01", "choose vulca-03")
    assert game.dragons("you") == 1
    assert game.when("retreat").dragons("me") == 0


@pytest.mark.rule("BM-14.4")
@pytest.mark.parametrize(
    ("yours", "fire", "earth"),
    [
        ({}, 14, 11),
        ({"support": ["khind-27"]}, 9, 7),
        ({"active": ["flit-08"]}, 4, 3),
        ({"active": ["khind-03"]}, 8, 2),
    ],
    ids=["doubled", "text ignored", "supports ignored", "odd values blanked before"],
)
def test_demegodas_doubles_both_values_of_the_own_supports_only(yours, fire, earth) -> None:
    game = given(
        me=side(active=["hoax-12", "mimix-25"], support=["hoax-20", "hoax-21"]),
        you=side(**yours),
        element="fire",
        older="you",
    )
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth)


@pytest.mark.rule("BM-14.4")
def test_demegodas_leaves_your_supports_alone() -> None:
    game = given(me=side(active=["hoax-12"]), you=side(support=["hoax-20"]), element="fire")
    assert game.power("you") == 3


@pytest.mark.rule("BM-10.36", "RS-13", "BM-14.4")
@pytest.mark.parametrize(("ruleset", "other"), [("kosmos", 6), ("ansmann", 6), ("legends", 2)])
def test_demegodas_doubles_a_bluff_support(ruleset, other) -> None:
    game = given(me=side(active=["hoax-12"], bluffs=["buka-07"]), element="fire", ruleset=ruleset)
    assert (game.power("me", "fire"), game.power("me", "earth")) == (6, other)


BANNED = ["hoax-27", "vulca-18", "aqua-16", "hoax-21", "aqua-21", "aqua-23"]


@pytest.mark.rule("BM-11.5", "BM-10.12", "BM-10.15", "BM-10.34", "BM-9.11")
def test_thirkomedas_forbids_leadership_boosters_and_supports() -> None:
    game = given(
        me=side(hand=["vulca-01", "buka-07", "buka-28", *BANNED], ships={"buka-30": []}),
        you=side(active=["hoax-13"]),
        element="fire",
        phase="action",
    )
    assert game.legal() == ["pass", "play buka-28"], "a ship is no leadership action"
    game.when("pass", "fight")
    assert game.legal() == ["play vulca-01", "play buka-07"]
    game.when("play vulca-01")
    assert game.asked() == "you", "nothing to play, bluff or load: announced, refilled, your turn"
    assert game.power("me") == 7


@pytest.mark.rule("BM-11.5")
def test_thirkomedas_binds_the_opponent_only_while_active_and_not_ignored() -> None:
    hand = ["flit-12", "vulca-18", "hoax-21"]
    game = given(me=side(hand=hand), you=side(active=["hoax-13"]), element="fire", phase="character")
    game.when("play flit-12")
    assert game.legal() == ["pass", "play vulca-18", "play hoax-21"], "flit-12 ignores it"
    game = given(me=side(hand=["hoax-13", "vulca-18"]), element="fire", phase="character")
    assert game.when("play hoax-13").legal() == ["pass", "play vulca-18"], "its owner is not bound"
    game = given(
        me=side(hand=["hoax-01", "hoax-21"]),
        you=side(inactive=["hoax-13"]),
        element="fire",
        phase="character",
    )
    assert game.when("play hoax-01").legal() == ["pass", "play hoax-21"]


@pytest.mark.rule("BM-6.15", "BM-6.14")
def test_genathones_allows_one_support_beside_the_normal_card() -> None:
    hand = ["hoax-14", "hoax-20", "hoax-21", "hoax-22", "vulca-18", "vulca-19"]
    game = given(me=side(hand=hand), element="fire", phase="character").when("play hoax-14", "play hoax-20")
    assert game.legal() == ["pass", "play hoax-21", "play hoax-22", "play vulca-18", "play vulca-19"]
    twice = given(me=side(hand=hand), element="fire", phase="character")
    twice.when("play hoax-14", "play hoax-20", "play hoax-21")
    assert twice.asked() == "you", "no third support, no booster beside two supports"
    assert game.when("play vulca-18").asked() == "you", "one booster and one support"
    first = given(me=side(hand=hand), phase="character").when("play hoax-14")
    assert first.legal() == ["pass", "play hoax-20", "play hoax-21", "play hoax-22"]
    assert first.when("play hoax-20").legal() == ["announce earth", "announce fire"]


@pytest.mark.rule("BM-6.15", "BM-13.3")
def test_genathones_allows_nothing_more_while_ignored() -> None:
    game = given(
        me=side(hand=["hoax-14", "hoax-20", "hoax-21"]),
        you=side(support=["khind-27"]),
        element="fire",
        phase="character",
    )
    game.when("play hoax-14", "play hoax-20")
    assert game.asked() == "you"


@pytest.mark.rule("RS-7", "BM-16.21")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
def test_genathones_allows_exactly_one_support_after_stop(ruleset) -> None:
    mine = side(hand=["khind-31", "hoax-20", "pillar-29", "vulca-18"], active=["hoax-14"])
    game = given(me=mine, element="fire", phase="action", ruleset=ruleset).when("play khind-31", "fight")
    assert game.legal() == ["pass", "play hoax-20", "play pillar-29"]
    assert game.when("play hoax-20").asked() == "you", "FREE gives no further card after STOP"
    strict = given(me=mine, element="fire", phase="action", ruleset=f"{ruleset}+stopVsPermission=absolute")
    assert strict.when("play khind-31", "fight").asked() == "you"
