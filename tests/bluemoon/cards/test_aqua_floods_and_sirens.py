"""Aqua: the Floods, the Sirens and the leadership cards."""

from dataclasses import replace

import pytest

from moondrake.bluemoon.cards import BY_KEY
from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
WHOLE = ("kosmos", "ansmann", "traces")
FLOODS = ["aqua-25", "aqua-26"]


@pytest.mark.rule("BM-16.5")
@pytest.mark.parametrize("ruleset", ALL)
def test_two_floods_force_a_retreat_before_the_opposing_turn(ruleset: str) -> None:
    me = side(hand=["aqua-26"], active=["vulca-05"], support=["aqua-25"])
    you = side(hand=["hoax-01"], active=["khind-22"], support=["hoax-23"])
    game = given(me=me, you=you, element="fire", phase="boost", ruleset=ruleset).when("play aqua-26")
    assert (game.has_retreated("you"), game.dragons("me")) == (True, 1)
    assert game.discards("you") == ["hoax-23", "khind-22"]
    assert game.discards("me") == ["aqua-25", "aqua-26", "vulca-05"]


@pytest.mark.rule("BM-16.5")
@pytest.mark.parametrize("flood", FLOODS)
def test_one_flood_or_a_ignored_pair_does_nothing(flood: str) -> None:
    you = side(hand=["hoax-01"], active=["khind-22"])
    one = given(me=side(active=["vulca-05"], support=[flood]), you=you, element="fire", phase="end")
    assert (one.has_retreated("you"), one.asked(), one.phase()) == (False, "you", "decision")
    assert one.power("me", "fire") == 6
    both = side(active=["vulca-05"], support=FLOODS)
    for support, active in ((["khind-27"], []), ([], ["flit-08"])):
        you = side(hand=["hoax-01"], active=active, support=support)
        assert not given(me=both, you=you, element="fire", phase="end").has_retreated("you")


@pytest.mark.rule("BM-16.5")
@pytest.mark.parametrize("flood", FLOODS)
def test_the_text_of_each_flood_forces_the_retreat_by_itself(flood: str) -> None:
    mute = replace(BY_KEY[flood], key="mute-flood", text=())
    me = side(active=["vulca-05"], support=[flood, mute])
    game = given(me=me, you=side(hand=["hoax-01"], active=["khind-22"]), element="fire", phase="end")
    assert (game.has_retreated("you"), game.dragons("me")) == (True, 1)


@pytest.mark.rule("BM-16.5")
def test_the_floods_never_hit_their_owner() -> None:
    me = side(hand=["hoax-01"], active=["vulca-05"], support=FLOODS)
    game = given(me=me, you=side(active=["khind-22"]), element="fire", phase="turn")
    assert (game.has_retreated("me"), game.has_retreated("you"), game.phase()) == (False, False, "decision")


@pytest.mark.rule("BM-16.5")
@pytest.mark.rule("BM-16.2a")
def test_the_floods_leave_no_time_to_pay_the_sirens() -> None:
    me = side(active=["vulca-05"], support=[*FLOODS, "aqua-28"])
    game = given(me=me, you=side(hand=["hoax-01"], active=["khind-22"]), element="fire", phase="end")
    assert (game.has_retreated("you"), game.dragons("me")) == (True, 2)


@pytest.mark.rule("BM-7.3")
def test_the_floods_win_two_dragons_with_six_cards() -> None:
    me = side(active=["vulca-05", "vulca-18"], inactive=["vulca-06"], support=[*FLOODS, "hoax-20"])
    game = given(me=me, you=side(hand=["hoax-01"]), element="fire", phase="end")
    assert (game.has_retreated("you"), game.dragons("me")) == (True, 2)


SIRENS = side(active=["khind-22"], support=["aqua-28"])


@pytest.mark.rule("BM-16.2")
@pytest.mark.rule("BM-15.3")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_sirens_are_paid_with_one_character_from_hand(ruleset: str) -> None:
    me = side(hand=["hoax-01", "mutant-105", "hoax-20", "vulca-18", "khind-29"], active=["vulca-05"])
    game = given(me=me, you=SIRENS, element="fire", ruleset=ruleset)
    assert set(game.legal()) == {"pass", "pay aqua-28"}
    game.when("pay aqua-28")
    assert set(game.legal()) == {"choose hoax-01", "choose mutant-105"}
    game.when("choose mutant-105")
    assert (game.discards("me"), game.dragons(), game.phase()) == (["mutant-105"], 0, "action")
    game.when("pass", "retreat")
    assert game.dragons("you") == 1


@pytest.mark.rule("BM-16.2")
@pytest.mark.rule("BM-16.2a")
def test_the_sirens_can_be_paid_until_the_end_of_the_boost_phase_and_take_a_dragon_then() -> None:
    me = side(hand=["hoax-01", "hoax-02"], active=["vulca-05"])
    game = given(me=me, you=SIRENS, element="fire").when("pass", "pass", "fight", "play hoax-01")
    assert set(game.legal()) == {"pass", "pay aqua-28"}
    game.when("pass")
    assert (game.phase(), set(game.legal())) == ("boost", {"pass", "pay aqua-28"})
    paid = given(me=me, you=SIRENS, element="fire")
    paid.when("pass", "pass", "fight", "play hoax-01", "pass", "pay aqua-28", "choose hoax-02")
    assert (paid.dragons(), paid.asked()) == (0, "you")
    game.when("pass")
    assert (game.dragons("you"), game.asked(), game.has_retreated("me")) == (1, "you", False)


@pytest.mark.rule("BM-16.2a")
def test_the_sirens_take_their_dragon_from_a_retreat_without_payment() -> None:
    me = side(hand=["hoax-01"], active=["vulca-05"])
    game = given(me=me, you=SIRENS, element="fire").when("pass", "pass", "retreat")
    assert game.dragons("you") == 2
    me = side(hand=["hoax-20"], active=["vulca-05"])
    poor = given(me=me, you=SIRENS, element="fire", phase="decision")
    assert poor.legal() == ["retreat"]
    assert poor.when("retreat").dragons("you") == 2


@pytest.mark.rule("BM-16.2a")
def test_the_sirens_take_one_dragon_only_when_the_power_is_too_low_afterwards() -> None:
    me = side(hand=["khind-22", "hoax-02"])
    you = side(active=["vulca-05"], support=["aqua-28"])
    game = given(me=me, you=you, element="fire", phase="character").when("play khind-22", "pass", "pass")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, 2)


@pytest.mark.rule("BM-12.8")
def test_one_card_does_not_serve_sirens_and_caterpillar() -> None:
    me = side(hand=["hoax-05", "hoax-20"], active=["vulca-01"])
    you = side(active=["khind-22", "pillar-16"], support=["aqua-28"])
    game = given(me=me, you=you, element="fire", phase="boost").when("pay aqua-28", "choose hoax-05")
    assert set(game.legal()) == {"pass", "play hoax-20", "pay pillar-16"}
    game.when("pass")
    assert (game.has_retreated("me"), game.dragons("you")) == (True, 1)
    other = given(me=me, you=you, element="fire", phase="boost").when(
        "pay pillar-16", "choose hoax-05", "pass"
    )
    assert (other.has_retreated("me"), other.dragons("you")) == (False, 1)


@pytest.mark.rule("BM-13.4")
@pytest.mark.rule("BM-16.2a")
def test_ignored_sirens_ask_nothing_and_ignored_characters_still_pay() -> None:
    me = side(hand=["hoax-01"], active=["vulca-05"], support=["khind-27"])
    game = given(me=me, you=SIRENS, element="fire", phase="boost")
    assert (game.dragons(), game.asked()) == (0, "you")
    you = side(active=["flit-12"], support=["aqua-28"])
    ignored = given(me=side(hand=["hoax-01"], active=["vulca-05"]), you=you, element="fire", phase="boost")
    ignored.when("pay aqua-28", "choose hoax-01")
    assert ignored.dragons() == 0


@pytest.mark.rule("BM-7.5")
def test_the_sirens_can_take_the_fourth_dragon() -> None:
    game = given(me=side(active=["vulca-05"]), you=SIRENS, element="fire", phase="boost", dragons=-3)
    assert (game.phase(), game.state.winner, game.state.crystals) == ("over", 1, 4)


SEVEN = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06", "hoax-07", "hoax-27"]


@pytest.mark.rule("BM-16.33")
@pytest.mark.parametrize("ruleset", ALL)
def test_the_water_of_tranquility_leaves_five_cards_of_the_opponents_choice(ruleset: str) -> None:
    me = side(hand=["aqua-29", "vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06"])
    game = given(me=me, you=side(hand=SEVEN), element="fire", phase="action", ruleset=ruleset)
    game.when("play aqua-29")
    assert (game.asked(), set(game.legal())) == ("you", {f"choose {key}" for key in SEVEN})
    game.when("choose hoax-27", "choose hoax-01")
    assert (game.zone("you", "stack"), game.discards("you")) == (["hoax-27"], ["hoax-01"])
    assert (len(game.zone("you", "hand")), len(game.zone("me", "hand"))) == (5, 6)
    assert (game.asked(), game.phase()) == ("me", "decision")


@pytest.mark.rule("BM-16.33")
@pytest.mark.rule("BM-13.3")
def test_the_water_of_tranquility_spares_five_cards_and_can_be_ignored() -> None:
    me = side(hand=["aqua-29", "vulca-01"])
    five = given(me=me, you=side(hand=SEVEN[:5]), element="fire", phase="action").when("play aqua-29")
    assert (five.asked(), len(five.zone("you", "hand"))) == ("me", 5)
    ignored = given(me=me, you=side(hand=SEVEN, support=["khind-27"]), element="fire", phase="action")
    assert (ignored.when("play aqua-29").asked(), len(ignored.zone("you", "hand"))) == ("me", 7)


DROWNED = side(
    active=["vulca-05", "mimix-22", "vulca-18", "aqua-02"],
    inactive=["vulca-10"],
    support=["hoax-20"],
    bluffs=["buka-07"],
)


@pytest.mark.rule("BM-16.34")
@pytest.mark.parametrize("ruleset", WHOLE)
@pytest.mark.parametrize(
    ("left", "gone"),
    [
        ("vulca-05", ["mimix-22", "vulca-18"]),
        ("mimix-22", ["vulca-05", "vulca-18"]),
        ("aqua-02", ["mimix-22", "vulca-05", "vulca-18"]),
    ],
)
def test_drown_resistance_leaves_one_active_character(left: str, gone: list[str], ruleset: str) -> None:
    me = side(hand=["aqua-30", "vulca-01"], active=["hoax-01", "hoax-18"])
    game = given(me=me, you=DROWNED, element="fire", phase="action", ruleset=ruleset).when("play aqua-30")
    assert set(game.legal()) == {"done", "choose vulca-05", "choose mimix-22", "choose aqua-02"}
    game.when(f"choose {left}")
    assert game.discards("you") == gone
    assert set(game.zone("you", "active")) == {left, "aqua-02"}
    assert set(game.zone("you", "combat")) == {left, "aqua-02", "vulca-10"}
    assert (game.zone("you", "support"), game.zone("you", "bluffs")) == (["hoax-20"], ["buka-07"])
    assert game.zone("me", "active") == ["hoax-01", "hoax-18"]


@pytest.mark.rule("RS-24")
@pytest.mark.rule("BM-16.34")
def test_in_legends_drown_resistance_may_take_some_cards_only() -> None:
    me = side(hand=["aqua-30", "vulca-01"])
    game = given(me=me, you=DROWNED, element="fire", phase="action", ruleset="legends").when("play aqua-30")
    assert set(game.legal()) == {"done", "choose vulca-05", "choose mimix-22", "choose aqua-02"}
    game.when("choose vulca-05")
    assert set(game.legal()) == {"done", "choose mimix-22", "choose vulca-18"}
    game.when("choose vulca-18", "done")
    assert (game.discards("you"), game.phase()) == (["vulca-18"], "decision")


@pytest.mark.rule("RS-9")
def test_drown_resistance_takes_protected_cards_whose_icon_is_ignored() -> None:
    me = side(hand=["aqua-30", "vulca-01"], active=["hoax-16"])
    game = given(me=me, you=DROWNED, element="fire", phase="action").when("play aqua-30", "choose vulca-05")
    assert game.zone("you", "active") == ["vulca-05"]


@pytest.mark.rule("BM-12.6")
@pytest.mark.rule("BM-13.3")
def test_drown_resistance_may_be_held_back_or_ignored() -> None:
    me = side(hand=["aqua-30", "vulca-01"])
    game = given(me=me, you=DROWNED, element="fire", phase="action").when("play aqua-30", "done")
    assert game.discards("you") == []
    you = side(active=["vulca-05", "vulca-18"], support=["khind-27"])
    ignored = given(me=me, you=you, element="fire", phase="action").when("play aqua-30")
    assert (ignored.phase(), ignored.discards("you")) == ("decision", [])


@pytest.mark.rule("BM-12.6")
@pytest.mark.rule("BM-16.34")
@pytest.mark.parametrize(("word", "gone"), [("yes", ["vulca-18"]), ("no", [])])
def test_drown_resistance_may_be_held_back_where_no_character_is_active(word: str, gone: list[str]) -> None:
    me = side(hand=["aqua-30", "vulca-01"])
    you = side(active=["vulca-18"], inactive=["vulca-10"])
    game = given(me=me, you=you, element="fire", phase="action").when("play aqua-30")
    assert set(game.legal()) == {"yes", "no"}
    assert game.when(word).discards("you") == gone


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
@pytest.mark.rule("BM-23.6", "RS-24", "BM-3.3")
def test_the_water_of_immortality_shuffles_the_discard_pile_into_the_draw_pile(ruleset: str) -> None:
    """The whole pile or none of it, in legends too: a pile is not searched for the part to take."""
    me = side(
        hand=["aqua-31", "vulca-01"], pile=["hoax-01"], discard=["hoax-02", "hoax-03"], stack=["hoax-27"]
    )
    game = given(me=me, element="fire", phase="action", ruleset=ruleset).when("play aqua-31")
    assert set(game.legal()) == {"yes", "no"}
    kept = given(me=me, element="fire", phase="action", ruleset=ruleset).when("play aqua-31", "no")
    assert (kept.zone("me", "discards"), kept.zone("me", "top")) == (["hoax-02", "hoax-03"], ["hoax-01"])
    game.when("yes")
    assert (game.discards("me"), game.zone("me", "top"), game.zone("me", "bottom")) == ([], [], [])
    assert set(game.zone("me", "rest")) == {"hoax-01", "hoax-02", "hoax-03"}
    assert (game.zone("me", "stack"), game.zone("me", "hand")) == (["hoax-27", "aqua-31"], ["vulca-01"])


@pytest.mark.rule("BM-13.3")
def test_the_water_of_immortality_needs_discards_and_a_working_text_and_no_right_to_draw() -> None:
    bare = given(me=side(hand=["aqua-31", "vulca-01"], pile=["hoax-01"]), element="fire", phase="action")
    assert bare.when("play aqua-31").phase() == "decision"
    me = side(hand=["aqua-31", "vulca-01"], pile=["hoax-01"], discard=["hoax-02"])
    ignored = given(me=me, you=side(support=["khind-27"]), element="fire", phase="action").when(
        "play aqua-31"
    )
    assert (ignored.phase(), ignored.discards("me")) == ("decision", ["hoax-02"])
    you = side(active=["pillar-15"], support=["vulca-26"])
    banned = given(me=me, you=you, element="fire", phase="action").when("play aqua-31", "yes")
    assert set(banned.zone("me", "rest")) == {"hoax-01", "hoax-02"}
