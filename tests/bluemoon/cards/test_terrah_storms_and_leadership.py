"""Terrah: Earthtremor, the Storms, the supports and the leadership cards."""

from dataclasses import replace

import pytest

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Icon
from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")


@pytest.mark.rule("BM-3.9")
@pytest.mark.rule("BM-10.10")
def test_earthtremor_discards_one_active_booster_or_support() -> None:
    you = side(
        active=["vulca-10", "hoax-19"],
        inactive=["vulca-18"],
        support=["hoax-20", "aqua-23"],
        bluffs=["buka-07", "buka-08"],
    )
    me = side(hand=["terrah-19"], active=["vulca-01", "vulca-19"], support=["hoax-21"])
    game = given(me=me, you=you, element="earth", phase="boost").when("play terrah-19")
    hits = {"choose hoax-19", "choose hoax-20", "bluffed 1", "bluffed 2"}
    assert set(game.legal()) == {"done", *hits}
    game.when("bluffed 2")
    assert (game.discards("you"), game.zone("you", "bluffs")) == (["buka-08"], ["buka-07"])


@pytest.mark.rule("BM-12.6")
def test_earthtremor_may_be_declined_needs_a_target_and_can_be_ignored() -> None:
    me = side(hand=["terrah-19"], active=["vulca-01"])
    game = given(me=me, you=side(active=["vulca-10"], support=["hoax-20"]), element="fire", phase="boost")
    game.when("play terrah-19", "done")
    assert (game.zone("you", "support"), game.discards("you")) == (["hoax-20"], [])
    bare = given(me=me, you=side(active=["vulca-10"], support=["aqua-23"]), element="fire", phase="boost")
    assert bare.when("play terrah-19").asked() == "you"
    you = side(active=["vulca-10"], support=["hoax-20", "khind-27"])
    ignored = given(me=me, you=you, element="fire", phase="boost").when("play terrah-19")
    assert (ignored.asked(), ignored.discards("you")) == ("you", [])


STORMS = ["terrah-21", "terrah-22", "terrah-23", "terrah-24"]


@pytest.mark.rule("BM-16.27")
@pytest.mark.parametrize("ruleset", ALL)
@pytest.mark.parametrize(
    "storms",
    [["terrah-21", "terrah-22"], ["terrah-23", "terrah-24"], ["terrah-22", "terrah-23", "terrah-24"], STORMS],
)
def test_two_or_more_storms_attract_one_dragon_at_the_turn_begin(storms: list[str], ruleset: str) -> None:
    me = side(hand=["vulca-05"], active=["vulca-10"], support=storms)
    game = given(me=me, you=side(active=["vulca-11"]), element="fire", phase="turn", ruleset=ruleset)
    assert (game.dragons("me"), game.asked(), game.phase()) == (1, "me", "decision")
    assert game.power("me", "earth") == 1 + len(storms)


@pytest.mark.rule("BM-16.27")
@pytest.mark.parametrize("storm", STORMS)
def test_a_single_storm_or_an_ignored_pair_attracts_nothing(storm: str) -> None:
    me = side(hand=["vulca-05"], active=["vulca-10"], support=[storm])
    assert given(me=me, element="fire", phase="turn").dragons() == 0
    two = side(
        hand=["vulca-05"],
        active=["vulca-10"],
        support=[storm, *(STORMS[:1] if storm != STORMS[0] else STORMS[1:2])],
    )
    assert given(me=two, element="fire", phase="turn").dragons() == 1
    for ignoring in (side(support=["khind-27"]), side(active=["flit-08"])):
        assert given(me=two, you=ignoring, element="fire", phase="turn").dragons() == 0
    yours = given(me=two, you=side(hand=["vulca-01"]), element="fire", phase="turn", turn="you")
    assert yours.dragons() == 0


@pytest.mark.rule("BM-16.27")
@pytest.mark.parametrize("storm", STORMS)
def test_the_text_of_each_storm_attracts_by_itself(storm: str) -> None:
    mute = replace(BY_KEY[storm], key="mute-storm", text=())
    me = side(hand=["vulca-05"], active=["vulca-10"], support=[storm, mute])
    assert given(me=me, element="fire", phase="turn").dragons() == 1


@pytest.mark.rule("BM-7.5")
def test_the_storms_take_a_dragon_back_first_and_the_fourth_one_wins() -> None:
    me = side(hand=["vulca-05"], active=["vulca-10"], support=["terrah-21", "terrah-24"])
    assert given(me=me, element="fire", phase="turn", dragons=-2).dragons() == -1
    won = given(me=me, element="fire", phase="turn", dragons=3)
    assert (won.phase(), won.state.winner, won.state.crystals) == ("over", 0, 4)


@pytest.mark.rule("BM-11.5")
def test_cloying_mud_bans_characters_with_a_printed_value_above_four() -> None:
    me = side(hand=["vulca-05", "terrah-05", "vulca-06", "aqua-04", "mutant-104"])
    you = side(active=["terrah-07"], support=["terrah-25", "hoax-21"])
    game = given(me=me, you=you, element="fire", phase="character")
    assert set(game.legal()) == {"play vulca-06", "play aqua-04"}
    only = given(me=side(hand=["vulca-01"]), you=you, element="fire", phase="decision")
    assert only.legal() == ["retreat"]


@pytest.mark.rule("BM-9.11")
@pytest.mark.rule("BM-13.3")
def test_cloying_mud_stops_neither_loading_nor_anyone_while_ignored() -> None:
    me = side(hand=["vulca-01"], active=["vulca-10"], ships={"buka-30": []})
    you = side(active=["terrah-08"], support=["terrah-25"])
    assert set(given(me=me, you=you, element="fire", phase="boost").legal()) == {"pass", "load vulca-01"}
    me = side(hand=["vulca-01"], active=["vulca-10"], support=["khind-27"])
    assert given(me=me, you=you, element="fire", phase="character").legal() == ["play vulca-01"]
    own = side(hand=["vulca-01"], active=["vulca-10"], support=["terrah-25"])
    assert given(me=own, element="fire", phase="character").legal() == ["play vulca-01"]


@pytest.mark.rule("BM-10.8")
@pytest.mark.rule("BM-10.25")
def test_fog_ignores_retrieve_and_gang() -> None:
    you = side(active=["hoax-09"], support=["terrah-26"])
    me = side(hand=["khind-10", "khind-13"], active=["khind-11"], support=["hoax-23"])
    game = given(me=me, you=you, element="fire")
    assert set(game.legal()) == {"fight", "retreat"}
    game.when("fight", "play khind-10")
    assert game.zone("me", "active") == ["khind-10"]
    assert game.asked() == "you"


@pytest.mark.rule("BM-13.5")
@pytest.mark.rule("BM-10.39")
def test_fog_ignores_free_pair_and_bluff_in_hand() -> None:
    you = side(active=["hoax-09"], support=["terrah-26"])
    me = side(hand=["pillar-29", "hoax-20", "buka-07"], active=["vulca-05"])
    game = given(me=me, you=you, element="fire", phase="boost")
    assert set(game.legal()) == {"pass", "play pillar-29", "play hoax-20"}
    assert game.when("play hoax-20").asked() == "you"
    me = side(hand=["mimix-22", "vulca-05", "mimix-05", "mimix-06"])
    game = given(me=me, you=you, element="fire", phase="character").when("play mimix-22")
    assert game.asked() == "you"
    pair = given(me=me, you=you, element="fire", phase="character").when("play mimix-05")
    assert pair.asked() == "you"
    clear = given(me=me, you=side(active=["hoax-09"]), element="fire", phase="character").when(
        "play mimix-05"
    )
    assert set(clear.legal()) == {"pass", "play mimix-22", "play mimix-06"}


@pytest.mark.rule("BM-10.1")
def test_fog_ignores_shields_of_the_opponent_only() -> None:
    me = side(hand=["terrah-17"])
    you = side(active=["vulca-01"], support=["terrah-26"])
    game = given(me=me, you=you, element="fire", phase="character").when("play terrah-17")
    assert game.has_retreated("me")
    own = side(hand=["terrah-17"], support=["terrah-26"])
    game = given(me=own, you=side(active=["vulca-01"]), element="fire", phase="character").when(
        "play terrah-17"
    )
    assert not game.has_retreated("me")


@pytest.mark.rule("BM-10.5")
@pytest.mark.rule("BM-10.10")
@pytest.mark.parametrize("ruleset", ALL)
def test_fog_spares_stop_and_protected(ruleset: str) -> None:
    me = side(hand=["mimix-20", "mimix-22", "hoax-20"])
    you = side(active=["hoax-09"], support=["terrah-26"])
    game = given(me=me, you=you, element="fire", phase="character", ruleset=ruleset).when("play mimix-20")
    assert (game.asked(), set(game.zone("me", "hand"))) == ("you", {"mimix-22", "hoax-20"})
    me = side(active=["vulca-01"], support=["aqua-23", "hoax-20"])
    you = side(hand=["vulca-02"], active=["khind-07"], support=["terrah-26"])
    game = given(me=me, you=you, element="fire", turn="you", ruleset=ruleset).when("use khind-07")
    assert set(game.legal()) == {"done", "choose hoax-20"}


@pytest.mark.rule("BM-10.10")
def test_fog_leaves_every_icon_of_an_active_protected_card() -> None:
    both = replace(BY_KEY["hoax-23"], key="safe-card", icons=Icon.RETRIEVE | Icon.PROTECTED)
    me = side(hand=["hoax-01"], active=["vulca-05"], support=[both, "hoax-24"])
    game = given(me=me, you=side(support=["terrah-26"]), element="fire")
    assert set(game.legal()) == {"pass", "retrieve safe-card"}


@pytest.mark.rule("BM-10.36")
@pytest.mark.rule("BM-10.39")
@pytest.mark.parametrize(("fog", "retreats"), [([], False), (["terrah-26"], True)])
def test_under_fog_a_bluff_keeps_its_power_but_never_proves_true(fog: list[str], retreats: bool) -> None:
    me = side(hand=["vulca-18"], active=["vulca-05"], bluffs=["buka-07"])
    you = side(active=["vulca-02"], support=fog)
    game = given(me=me, you=you, element="fire", phase="boost")
    assert game.power("me") == 7
    game.when("pass")
    assert (game.asked(), set(game.legal())) == ("you", {"pass", "challenge"})
    game.when("challenge")
    assert (game.has_retreated("me"), game.dragons("me")) == (retreats, -2 if retreats else 1)


@pytest.mark.rule("BM-13.3")
def test_ignored_fog_ignores_nothing() -> None:
    me = side(hand=["vulca-05"], active=["flit-08"], support=["hoax-23"])
    game = given(me=me, you=side(support=["terrah-26"]), element="fire")
    assert set(game.legal()) == {"pass", "retrieve flit-08", "retrieve hoax-23"}
