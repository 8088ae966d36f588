"""Vulca: boosters and supports with a special text."""

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-14.4", "BM-14.5")
@pytest.mark.parametrize(
    ("active", "yours", "fire", "earth"),
    [
        (["vulca-16", "vulca-20"], {}, 6, 6),
        (["vulca-01", "vulca-20"], {}, 7, 6),
        (["vulca-16", "vulca-20", "vulca-18"], {"active": ["flit-12"]}, 6, 6),
        (["vulca-16", "vulca-20"], {"active": ["flit-09"]}, 1, 1),
        (["vulca-16", "vulca-20"], {"support": ["khind-27"]}, 1, 1),
    ],
    ids=["raised", "never lowered", "applied last", "booster ignored", "text ignored"],
)
def test_elemental_enchantment_raises_the_power_to_six(active, yours, fire, earth) -> None:
    game = given(me=side(active=active), you=side(**yours), element="fire", older="you")
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth)
    assert game.power("you") <= 2, "its owner's power only"


@pytest.mark.rule("BM-14.4")
def test_elemental_enchantment_comes_after_all_value_texts() -> None:
    me = side(hand=["vulca-12", "vulca-21", "vulca-20"], support=["hoax-21"])
    game = given(me=me, element="fire", phase="character").when("play vulca-12", "play vulca-20")
    assert game.power("me") == 6, "3 and 2 rise to 6; not doubled, not added to"


@pytest.mark.rule("BM-14.6")
@pytest.mark.parametrize(("gauntlets", "fire", "earth"), [("vulca-21", 12, 4), ("vulca-22", 8, 6)])
def test_gauntlets_double_one_value_of_one_character(gauntlets, fire, earth) -> None:
    me = side(active=["vulca-08", gauntlets, "mimix-25"], support=["hoax-23"])
    game = given(me=me, element="fire")
    assert (game.power("me", "fire"), game.power("me", "earth")) == (fire, earth), "4/2, 2/1 and 2/1"
    ignored = given(me=me, you=side(active=["flit-09"]), element="fire", older="you")
    assert (ignored.power("me", "fire"), ignored.power("me", "earth")) == (6, 3)
    weak = given(me=side(active=["flit-14", gauntlets, "vulca-18"], support=["hoax-20"]), element="fire")
    assert (weak.power("me", "fire"), weak.power("me", "earth")) == (6, 5), "neither booster nor support"


@pytest.mark.rule("BM-14.6", "RS-23")
@pytest.mark.parametrize(("gauntlets", "element"), [("vulca-21", "fire"), ("vulca-22", "earth")])
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
def test_gauntlets_target_is_the_choice_of_the_owner(gauntlets, element, ruleset) -> None:
    me = side(hand=["mimix-16", "mimix-17", gauntlets])
    game = given(me=me, element=element, phase="character", ruleset=ruleset)
    game.when("play mimix-16", "play mimix-17", f"play {gauntlets}")
    assert game.asked() == "me"
    assert game.legal() == ["choose mimix-16", "choose mimix-17"]
    lower = "mimix-17" if element == "fire" else "mimix-16"
    game.when(f"choose {lower}")
    assert game.asked() == "you"
    assert game.power("me") == 7, "2 doubled and 3"


@pytest.mark.rule("BM-14.6")
def test_gauntlets_ask_nothing_where_the_choice_makes_no_difference() -> None:
    me = side(hand=["mimix-13", "mimix-14", "vulca-21"])
    game = given(me=me, element="fire", phase="character")
    game.when("play mimix-13", "play mimix-14", "play vulca-21")
    assert game.asked() == "you"
    assert game.power("me") == 9


@pytest.mark.rule("BM-11.5")
def test_flickering_fires_forbid_leadership_cards_only() -> None:
    me = side(hand=["hoax-27", "khind-31", "buka-28", "vulca-01", "hoax-20"])
    game = given(me=me, you=side(support=["vulca-24"]), element="fire", phase="action")
    assert game.legal() == ["pass", "play buka-28"]
    game.when("pass", "fight", "play vulca-01")
    assert game.legal() == ["pass", "play hoax-20"]


@pytest.mark.rule("BM-11.5", "BM-13.3")
def test_flickering_fires_bind_neither_their_owner_nor_anybody_while_ignored() -> None:
    owner = given(me=side(hand=["hoax-27", "hoax-01"], support=["vulca-24"]), element="fire", phase="action")
    assert owner.may("play hoax-27")
    ignored = given(
        me=side(hand=["hoax-27", "hoax-01"], active=["flit-08"]),
        you=side(support=["vulca-24"]),
        element="fire",
        phase="action",
    )
    assert ignored.may("play hoax-27")


@pytest.mark.rule("BM-11.5", "BM-10.34")
def test_heat_haze_forbids_characters_and_boosters_with_a_text() -> None:
    hand = ["hoax-17", "mutant-109", "vulca-05", "vulca-20", "flit-27", "vulca-18", "hoax-26", "buka-21"]
    you = side(support=["vulca-25"])
    game = given(
        me=side(hand=[*hand, "hoax-27", "buka-28"], pile=["hoax-01"]),
        you=you,
        element="earth",
        phase="action",
    )
    assert game.legal() == ["pass", "play hoax-27", "play buka-28"], "cards of other kinds"
    game.when("pass", "fight")
    assert game.legal() == ["play vulca-05"]
    game.when("play vulca-05")
    assert game.legal() == ["pass", "play vulca-18", "play hoax-26", "bluff buka-21"]


@pytest.mark.rule("BM-13.3", "BM-10.25b")
def test_heat_haze_is_lifted_by_ignoring_it_and_does_not_stop_a_gang() -> None:
    you = side(support=["vulca-25"])
    gang = side(hand=["khind-01", "khind-05", "hoax-10"], active=["khind-02"])
    assert given(me=gang, you=you, element="earth", phase="character").legal() == ["play khind-01"]
    flutter = side(hand=["hoax-10"], active=["flit-08"])
    ignored = given(me=flutter, you=you, element="earth", phase="character")
    assert ignored.legal() == ["play hoax-10"]


@pytest.mark.rule("BM-16.28", "BM-15.8")
def test_wall_of_fire_keeps_you_from_your_draw_pile() -> None:
    me = side(hand=["vulca-01"], pile=["hoax-01", "hoax-02"], discard=["hoax-03"])
    game = given(me=me, you=side(support=["vulca-26"]), element="fire", phase="character").when(
        "play vulca-01"
    )
    assert game.asked() == "you"
    assert game.zone("me", "hand") == [], "no refill"
    assert game.zone("me", "top") == ["hoax-01", "hoax-02"]


@pytest.mark.rule("BM-16.28", "BM-15.7", "BM-7.6")
def test_wall_of_fire_stops_neither_other_ways_nor_the_refill_after_the_fight() -> None:
    wall = side(support=["vulca-26"], hand=["hoax-20"])
    taking = side(hand=["mimix-31", "vulca-01"], pile=["hoax-01"], discard=["hoax-03"])
    game = given(me=taking, you=wall, element="fire", phase="action")
    game.when("play mimix-31", "choose hoax-03")
    assert game.zone("me", "hand") == ["vulca-01", "hoax-03"]
    game.when("retreat")
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-03", "vulca-01"]
    ignored = given(
        me=side(hand=["flit-08"], pile=["hoax-01", "hoax-02"]), you=wall, element="fire", phase="character"
    )
    assert ignored.when("play flit-08").zone("me", "hand") == ["hoax-01", "hoax-02"]


@pytest.mark.rule("BM-7.4a")
@pytest.mark.parametrize(
    ("support", "yours", "gained"),
    [
        (["vulca-27"], [], 2),
        (["vulca-27", "vulca-23", "vulca-24", "hoax-20", "hoax-21"], [], 3),
        (["vulca-27"], ["flit-08"], 1),
    ],
    ids=["one more", "beside the six cards", "ignored"],
)
def test_fearsome_spirits_attract_one_more_dragon_when_you_retreat(support, yours, gained) -> None:
    game = given(
        me=side(active=["vulca-01"], support=support, hand=["vulca-03"]),
        you=side(active=yours, hand=["hoax-01"]),
        element="fire",
        turn="you",
        phase="decision",
        older="you",
    )
    assert game.when("retreat").dragons("me") == gained
    own = given(me=side(support=support, hand=["vulca-03"]), you=side(hand=["hoax-01"]), element="fire")
    assert own.when("retreat").dragons("you") == 1, "nothing for the own retreat"
