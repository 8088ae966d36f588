"""Terrah: Quicksand, Earthquake, and the dragon bought with earth."""

import pytest

from moondrake.testing.bluemoon import given, side

ALL = ("kosmos", "ansmann", "legends", "traces")
WHOLE = ("kosmos", "ansmann", "traces")
PILE = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06"]


@pytest.mark.rule("BM-15.10")
@pytest.mark.parametrize("ruleset", ALL)
def test_quicksand_stops_the_refill_at_four_cards(ruleset: str) -> None:
    me = side(hand=["vulca-01", "vulca-02"], active=["vulca-05"], pile=PILE)
    game = given(me=me, you=side(support=["terrah-27"]), element="fire", phase="end", ruleset=ruleset)
    assert (len(game.zone("me", "hand")), game.zone("me", "top")) == (4, PILE[2:])
    assert game.discards("me") == []


@pytest.mark.rule("BM-15.10")
def test_quicksand_is_tested_before_each_card_and_takes_none_away() -> None:
    you = side(active=["vulca-10"], support=["terrah-27"])
    me = side(hand=["hoax-27", "vulca-01", "vulca-02"], active=["vulca-05"], pile=PILE)
    game = given(me=me, you=you, element="fire", phase="action").when("play hoax-27", "yes")
    assert (len(game.zone("me", "hand")), game.asked()) == (4, "me")
    full = side(
        hand=["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-06"], active=["vulca-05"], pile=PILE
    )
    game = given(me=full, you=you, element="fire", phase="end")
    assert (len(game.zone("me", "hand")), game.zone("me", "top")) == (5, PILE)


@pytest.mark.rule("BM-15.9")
def test_quicksand_stops_taking_back_too() -> None:
    you = side(active=["vulca-10"], support=["terrah-27"])
    hand = ["vulca-01", "vulca-02", "vulca-03"]
    me = side(hand=hand, active=["vulca-05"], support=["hoax-23", "hoax-24"])
    game = given(me=me, you=you, element="fire")
    assert set(game.legal()) == {"pass", "retrieve hoax-23", "retrieve hoax-24"}
    game.when("retrieve hoax-24")
    assert (len(game.zone("me", "hand")), set(game.legal())) == (4, {"fight", "retreat"})


@pytest.mark.rule("BM-16.22")
@pytest.mark.rule("BM-15.10")
def test_quicksand_and_the_shaman_of_the_holy_sacrifice() -> None:
    me = side(hand=["vulca-01", "vulca-02", "vulca-03"], active=["mimix-18"], pile=PILE)
    game = given(me=me, you=side(support=["terrah-27"]), element="fire", phase="end").when("use mimix-18")
    assert game.legal() == ["choose hoax-01"]
    game.when("choose hoax-01")
    assert (game.discards("me"), len(game.zone("me", "hand")), game.asked()) == (["hoax-01"], 4, "you")


@pytest.mark.rule("BM-13.3")
def test_quicksand_binds_nobody_while_ignored_after_the_fight_or_its_owner() -> None:
    me = side(hand=["vulca-01"], active=["flit-08"], pile=PILE)
    ignored = given(me=me, you=side(support=["terrah-27"]), element="fire", phase="end")
    assert len(ignored.zone("me", "hand")) == 6
    me = side(hand=["vulca-01"], active=["vulca-05"], pile=PILE)
    lost = given(me=me, you=side(hand=["vulca-10"], support=["terrah-27"]), element="fire", phase="decision")
    assert len(lost.when("retreat").zone("me", "hand")) == 6
    own = side(hand=["vulca-01"], active=["vulca-05"], support=["terrah-27"], pile=PILE)
    assert len(given(me=own, element="fire", phase="end").zone("me", "hand")) == 6


@pytest.mark.rule("BM-16.6")
@pytest.mark.parametrize("ruleset", WHOLE)
def test_earthquake_clears_the_opposing_combat_zone_but_not_active_protected_cards(ruleset: str) -> None:
    you = side(
        active=["vulca-05", "vulca-18", "aqua-02"],
        inactive=["vulca-10", "aqua-05"],
        support=["hoax-20"],
        bluffs=["buka-07"],
    )
    me = side(hand=["terrah-29", "vulca-01"], active=["hoax-01"])
    game = given(me=me, you=you, element="fire", phase="action", ruleset=ruleset).when("play terrah-29")
    assert set(game.legal()) == {"yes", "no"}
    game.when("yes")
    assert game.discards("you") == ["aqua-05", "vulca-05", "vulca-10", "vulca-18"]
    assert (game.zone("you", "combat"), game.zone("you", "active")) == (["aqua-02"], ["aqua-02"])
    assert (game.zone("you", "support"), game.zone("you", "bluffs")) == (["hoax-20"], ["buka-07"])
    assert (game.zone("me", "active"), game.zone("me", "stack")) == (["hoax-01"], ["terrah-29"])


@pytest.mark.rule("RS-24")
def test_in_legends_earthquake_may_take_some_cards_only() -> None:
    you = side(
        active=["vulca-05", "vulca-18", "aqua-02"], inactive=["vulca-10", "aqua-05"], support=["hoax-20"]
    )
    me = side(hand=["terrah-29", "vulca-01"], active=["hoax-01"])
    game = given(me=me, you=you, element="fire", phase="action", ruleset="legends").when("play terrah-29")
    hits = {"choose vulca-05", "choose vulca-18", "choose vulca-10", "choose aqua-05"}
    assert set(game.legal()) == {"done", *hits}
    game.when("choose vulca-05", "choose aqua-05", "done")
    assert (game.discards("you"), game.phase()) == (["aqua-05", "vulca-05"], "decision")
    none = given(me=me, you=you, element="fire", phase="action", ruleset="legends")
    assert none.when("play terrah-29", "done").discards("you") == []
    every = given(me=me, you=you, element="fire", phase="action", ruleset="legends")
    every.when("play terrah-29", *sorted(hits))
    assert (every.zone("you", "combat"), every.phase()) == (["aqua-02"], "decision")


@pytest.mark.rule("RS-9")
@pytest.mark.parametrize(("ruleset", "left"), [("ansmann", []), ("kosmos", ["aqua-02"])])
def test_earthquake_takes_protected_cards_whose_icon_is_ignored(ruleset: str, left: list[str]) -> None:
    me = side(hand=["terrah-29", "vulca-01"], active=["hoax-16"])
    you = side(active=["vulca-05", "aqua-02"])
    game = given(me=me, you=you, element="fire", phase="action", ruleset=ruleset).when(
        "play terrah-29", "yes"
    )
    assert game.zone("you", "combat") == left
    legends = given(me=me, you=you, element="fire", phase="action", ruleset="legends").when("play terrah-29")
    assert set(legends.legal()) == {"done", "choose vulca-05"}


@pytest.mark.rule("BM-12.6")
def test_earthquake_may_be_held_back_and_is_not_asked_without_a_target_or_a_working_text() -> None:
    me = side(hand=["terrah-29", "vulca-01"])
    calm = given(me=me, you=side(active=["vulca-05"]), element="fire", phase="action").when(
        "play terrah-29", "no"
    )
    assert (calm.zone("you", "active"), calm.discards("you")) == (["vulca-05"], [])
    for you in (
        side(active=["aqua-02"], support=["hoax-20"]),
        side(active=["vulca-05"], support=["khind-27"]),
    ):
        game = given(me=me, you=you, element="fire", phase="action").when("play terrah-29")
        assert set(game.legal()) == {"fight", "retreat"}
        assert game.discards("you") == []


EARTH = ["terrah-30", "terrah-01", "terrah-10", "pillar-04", "hoax-09", "vulca-01"]


@pytest.mark.rule("BM-16.7")
@pytest.mark.rule("BM-15.3")
@pytest.mark.parametrize("ruleset", ALL)
def test_eight_printed_earth_buy_a_dragon_without_a_superfluous_card(ruleset: str) -> None:
    game = given(me=side(hand=EARTH), element="fire", phase="action", ruleset=ruleset).when("play terrah-30")
    first = {"choose terrah-01", "choose terrah-10", "choose pillar-04", "choose hoax-09"}
    assert set(game.legal()) == {"done", *first}
    exact = given(me=side(hand=EARTH), element="fire", phase="action", ruleset=ruleset)
    exact.when("play terrah-30", "choose hoax-09")
    assert set(exact.legal()) == {"choose terrah-01", "choose pillar-04"}
    game.when("choose terrah-10")
    assert set(game.legal()) == {"choose terrah-01", "choose pillar-04"}
    assert game.dragons() == 0
    game.when("choose pillar-04")
    assert (game.dragons(), game.discards("me")) == (1, ["pillar-04", "terrah-10"])
    assert set(game.legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-16.7")
def test_impressing_the_dragon_may_be_left_and_needs_eight_earth_and_a_working_text() -> None:
    left = given(me=side(hand=EARTH), element="fire", phase="action").when("play terrah-30", "done")
    assert (left.dragons(), len(left.zone("me", "hand"))) == (0, 5)
    poor = given(me=side(hand=["terrah-30", "terrah-10", "hoax-09"]), element="fire", phase="action")
    assert poor.when("play terrah-30").legal() == ["done"]
    assert (poor.when("done").dragons(), len(poor.zone("me", "hand"))) == (0, 2)
    ignored = given(me=side(hand=EARTH), you=side(support=["khind-27"]), element="fire", phase="action")
    assert set(ignored.when("play terrah-30").legal()) == {"fight", "retreat"}


@pytest.mark.rule("BM-7.5")
@pytest.mark.rule("BM-8.1")
def test_impressing_the_dragon_takes_one_from_the_opponent_or_wins_the_game() -> None:
    words = ("play terrah-30", "choose terrah-01", "choose hoax-09")
    assert given(me=side(hand=EARTH), element="fire", phase="action", dragons=-3).when(*words).dragons() == -2
    won = given(me=side(hand=EARTH), element="fire", phase="action", dragons=3).when(*words)
    assert (won.phase(), won.state.winner) == ("over", 0)


@pytest.mark.rule("RS-8")
@pytest.mark.parametrize(("ruleset", "supports"), [("ansmann", True), ("kosmos", True), ("legends", False)])
def test_a_character_whose_retrieve_lies_in_the_fog_still_blocks(ruleset: str, supports: bool) -> None:
    me = side(hand=["hoax-01"], active=["hoax-05"], support=["terrah-26", "hoax-23"])
    game = given(me=me, you=side(active=["flit-01"]), element="fire", ruleset=ruleset)
    assert not game.may("retrieve hoax-05")
    assert game.may("retrieve hoax-23") is supports
