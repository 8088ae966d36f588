"""Buka characters with special text."""

import pytest

from moondrake.testing.bluemoon import SideSpec, given, side

ALL = ("kosmos", "ansmann", "legends", "traces")

FREE_IF = [
    (
        "buka-13",
        side(
            active=["khind-22"],
            inactive=["hoax-08", "hoax-09"],
            support=["hoax-21", "hoax-22"],
            bluffs=["buka-07"],
        ),
        side(active=["khind-22"], inactive=["hoax-08"], support=["hoax-21", "hoax-22"], bluffs=["buka-07"]),
    ),
    (
        "buka-14",
        side(active=["khind-22", "khind-21"]),
        side(active=["khind-22", "hoax-19"], inactive=["hoax-08"]),
    ),
    (
        "buka-15",
        side(active=["khind-22", "hoax-18", "mimix-26"]),
        side(active=["khind-22", "hoax-18"], inactive=["mimix-26"], support=["hoax-22"]),
    ),
    (
        "buka-16",
        side(active=["khind-22"], support=["hoax-22"], bluffs=["buka-07"]),
        side(active=["khind-22"], support=["hoax-22"]),
    ),
    (
        "buka-17",
        side(active=["khind-22", "hoax-18"], support=["hoax-20"]),
        side(active=["khind-22", "mimix-26"], inactive=["hoax-18"], support=["hoax-20"]),
    ),
]


@pytest.mark.rule("BM-10.17")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(("card", "enough", "short"), FREE_IF)
def test_a_pirate_is_free_while_its_condition_holds(
    card: str, enough: SideSpec, short: SideSpec, ruleset: str
) -> None:
    me = side(hand=["buka-02", card, "vulca-05"])
    game = given(me=me, you=enough, element="fire", phase="character", ruleset=ruleset).when("play vulca-05")
    assert set(game.legal()) == {"pass", f"play {card}"}
    first = given(me=me, you=enough, element="fire", phase="character", ruleset=ruleset).when(f"play {card}")
    assert set(first.legal()) == {"pass", "play buka-02", "play vulca-05"}
    lacking = given(me=me, you=short, element="fire", phase="character", ruleset=ruleset)
    assert f"play {card}" in lacking.legal()
    lacking.when("play vulca-05")
    assert lacking.phase() != "character"


@pytest.mark.rule("BM-13.5")
@pytest.mark.parametrize(("card", "enough", "short"), FREE_IF)
@pytest.mark.parametrize("ignorer", ["khind-27", "terrah-26"])
def test_a_pirate_is_not_free_while_its_text_or_icon_is_ignored(
    card: str, enough: SideSpec, short: SideSpec, ignorer: str
) -> None:
    support = [*enough.support, ignorer]
    you = side(active=enough.active, inactive=enough.inactive, support=support, bluffs=enough.bluffs)
    me = side(hand=[card, "vulca-01"])
    game = given(me=me, you=you, element="fire", phase="character").when("play vulca-01")
    assert game.zone("me", "hand") == [card]
    assert not game.may(f"play {card}")


@pytest.mark.rule("BM-10.17")
@pytest.mark.parametrize(("card", "enough", "short"), FREE_IF)
def test_the_condition_of_a_pirate_looks_at_the_opponents_cards_only(
    card: str, enough: SideSpec, short: SideSpec
) -> None:
    me = side(hand=[card, "vulca-05"], active=enough.active, support=enough.support)
    game = given(me=me, you=side(active=["hoax-07"]), element="fire", phase="character").when("play vulca-05")
    assert not game.may(f"play {card}")


@pytest.mark.rule("BM-16.29")
@pytest.mark.parametrize("ruleset", ALL)
def test_mena_marn_allows_one_active_character_at_the_end_of_the_character_phase(ruleset: str) -> None:
    me = side(hand=["mimix-22", "vulca-05"])
    you = side(active=["buka-18"])
    one = given(me=me, you=you, element="fire", phase="character", ruleset=ruleset).when(
        "play vulca-05", "pass"
    )
    assert (one.has_retreated("me"), one.asked()) == (False, "you")
    two = given(me=me, you=you, element="fire", phase="character", ruleset=ruleset)
    two.when("play vulca-05", "play mimix-22")
    assert (two.has_retreated("me"), two.dragons("you")) == (True, 1)


@pytest.mark.rule("BM-16.29")
def test_mena_marn_forbids_no_laying_out() -> None:
    me = side(hand=["mimix-22", "pillar-12"])
    game = given(me=me, you=side(active=["buka-18"]), element="fire", phase="character")
    game.when("play mimix-22", "play pillar-12", "choose mimix-22", "pass")
    assert (game.has_retreated("me"), game.zone("me", "active")) == (False, ["pillar-12"])
    me = side(hand=["khind-10"], active=["khind-12"])
    released = given(me=me, you=side(active=["buka-18"]), element="fire", phase="character")
    assert not released.when("play khind-10", "release").has_retreated("me")
    kept = given(me=me, you=side(active=["buka-18"]), element="fire", phase="character")
    assert kept.when("play khind-10", "keep").has_retreated("me")


@pytest.mark.rule("BM-16.29")
@pytest.mark.parametrize(("ruleset", "retreats"), [("ansmann", True), ("legends", True), ("traces", False)])
def test_mena_marn_is_tested_after_the_boost_phase_in_recorded_games_only(
    ruleset: str, retreats: bool
) -> None:
    me = side(hand=["mimix-22", "vulca-05", "khind-27"])
    game = given(me=me, you=side(active=["buka-18"]), element="fire", phase="character", ruleset=ruleset)
    game.when("play vulca-05", "play mimix-22")
    assert game.has_retreated("me") is retreats
    if not retreats:
        assert not game.when("play khind-27").has_retreated("me")


@pytest.mark.rule("BM-13.3")
def test_mena_marn_counts_ignored_characters_and_does_nothing_when_ignored() -> None:
    me = side(hand=["mimix-22", "vulca-05"], support=["khind-27"])
    ignored = given(me=me, you=side(active=["buka-18"]), element="fire", phase="character")
    assert not ignored.when("play vulca-05", "play mimix-22").has_retreated("me")
    you = side(active=["buka-18", "flit-12"])
    for characters, retreats in ((["vulca-05", "mimix-05"], True), (["vulca-05"], False)):
        me = side(hand=["khind-31"], active=[*characters, "aqua-19"])
        game = given(me=me, you=you, element="fire", phase="action").when("play khind-31", "fight")
        assert game.has_retreated("me") is retreats


CREW = side(active=["vulca-06", "vulca-18", "aqua-10"], inactive=["vulca-10", "aqua-02"], support=["hoax-22"])


@pytest.mark.rule("BM-16.6")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "traces"])
def test_mora_marn_clears_the_combat_zone_when_played_from_a_landed_ship(ruleset: str) -> None:
    me = side(ships={"buka-30": ["buka-19"]})
    game = given(me=me, you=CREW, element="fire", ruleset=ruleset).when(
        "land buka-30", "fight", "play buka-19"
    )
    assert set(game.legal()) == {"yes", "no"}
    game.when("yes")
    assert game.discards("you") == ["aqua-02", "vulca-06", "vulca-10", "vulca-18"]
    assert (game.zone("you", "combat"), game.zone("you", "active")) == (["aqua-10"], ["aqua-10"])
    assert (game.zone("you", "support"), game.asked()) == (["hoax-22"], "you")


@pytest.mark.rule("RS-24")
@pytest.mark.rule("BM-16.6")
def test_in_legends_mora_marn_may_take_some_cards_only() -> None:
    game = given(me=side(ships={"buka-30": ["buka-19"]}), you=CREW, element="earth", ruleset="legends")
    game.when("land buka-30", "fight", "play buka-19")
    hits = {"choose vulca-06", "choose vulca-18", "choose vulca-10", "choose aqua-02"}
    assert set(game.legal()) == {"done", *hits}
    game.when("choose vulca-18")
    assert game.discards("you") == ["vulca-18"]
    assert set(game.legal()) == {"done", *(hits - {"choose vulca-18"})}


@pytest.mark.rule("BM-12.6")
@pytest.mark.rule("BM-16.6")
def test_mora_marn_may_hold_back_and_does_nothing_from_hand_or_ignored() -> None:
    you = side(active=["khind-22", "hoax-18"], support=["hoax-22"])
    ship = side(ships={"buka-30": ["buka-19"]})
    calm = given(me=ship, you=you, element="fire").when("land buka-30", "fight", "play buka-19", "no")
    assert (calm.discards("you"), calm.asked()) == ([], "you")
    hand = given(me=side(hand=["buka-19"]), you=you, element="fire", phase="character").when("play buka-19")
    assert (hand.discards("you"), hand.asked()) == ([], "you")
    gas = side(active=["khind-22", "hoax-18"], support=["hoax-22", "khind-27"])
    ignored = given(me=ship, you=gas, element="fire").when("land buka-30", "fight", "play buka-19")
    assert (ignored.discards("you"), ignored.asked()) == ([], "you")
    bare = given(me=ship, you=side(active=["aqua-10"]), element="fire")
    assert bare.when("land buka-30", "fight", "play buka-19").asked() == "you"
