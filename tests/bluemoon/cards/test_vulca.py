"""Vulca: the characters with a special text."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import given, side


@pytest.mark.rule("BM-3.9", "BM-10.38")
def test_cinder_discards_one_active_booster_or_support() -> None:
    you = side(
        active=["hoax-01", "hoax-19"],
        inactive=["hoax-18"],
        support=["hoax-20", "aqua-23"],
        bluffs=["buka-07"],
    )
    start: dict[str, Any] = {
        "me": side(hand=["vulca-14", "vulca-18"], support=["hoax-22"]),
        "you": you,
        "element": "fire",
    }
    game = given(**start, phase="character").when("play vulca-14")
    assert game.legal() == ["done", "choose hoax-19", "choose hoax-20", "bluffed 1"]
    game.when("choose hoax-20")
    assert game.discards("you") == ["hoax-20"]
    assert game.zone("you", "support") == ["aqua-23"]
    assert game.legal() == ["pass", "play vulca-18"], "one card only"
    bluff = given(**start, phase="character").when("play vulca-14", "bluffed 1")
    assert bluff.discards("you") == ["buka-07"]
    assert bluff.zone("you", "bluffs") == []


@pytest.mark.rule("BM-3.9", "BM-12.6")
def test_cinder_takes_the_value_away_at_once_and_may_be_declined() -> None:
    you = side(active=["vulca-16"], support=["hoax-20"])
    game = given(me=side(hand=["vulca-14"]), you=you, element="fire", phase="character")
    game.when("play vulca-14", "choose hoax-20")
    assert game.asked() == "you", "2 against 1"
    assert game.discards("you") == ["hoax-20"]
    game = given(me=side(hand=["vulca-14"]), you=you, element="fire", phase="character")
    game.when("play vulca-14", "done")
    assert game.has_retreated("me"), "2 against 4"


@pytest.mark.rule("BM-3.9", "BM-13.7")
def test_cinder_ends_the_text_of_the_discarded_card_at_once() -> None:
    you = side(support=["hoax-26"])
    game = given(me=side(hand=["vulca-14", "vulca-18"]), you=you, element="fire", phase="character")
    game.when("play vulca-14", "choose hoax-26")
    assert game.legal() == ["pass", "play vulca-18"]


@pytest.mark.rule("BM-10.10", "BM-13.3")
@pytest.mark.parametrize(
    "you",
    [
        side(active=["aqua-09"], support=["aqua-24"]),
        side(active=["flit-12", "hoax-19"]),
        side(active=["flit-14"]),
    ],
    ids=["protected", "ignored", "no target"],
)
def test_cinder_asks_nothing_without_a_target(you) -> None:
    me = side(hand=["vulca-14"], support=["hoax-20", "hoax-21"])
    game = given(me=me, you=you, element="fire", phase="character").when("play vulca-14")
    assert game.asked() == "you"
    assert game.discards("you") == []
    assert not game.has_retreated("me")


PILE = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-05", "hoax-06"]
FIVE = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05"]


@pytest.mark.rule("RS-2", "BM-6.24")
def test_flare_draws_two_cards_at_the_end_of_the_turn() -> None:
    me = side(active=["vulca-15"], hand=FIVE, pile=PILE)
    game = given(me=me, element="fire", phase="end")
    assert game.legal() == ["refill", "use vulca-15"]
    assert game.when("use vulca-15").zone("me", "hand") == FIVE + PILE[:2], "before the refill: seven cards"
    later = given(me=me, element="fire", phase="end").when("refill", "use vulca-15")
    assert later.zone("me", "hand") == FIVE + PILE[:3], "after the refill: eight"
    assert later.asked() == "you", "once a turn"
    assert (
        given(me=me, element="fire", phase="end").when("refill", "pass").zone("me", "hand") == FIVE + PILE[:1]
    )


@pytest.mark.rule("RS-2", "RS-24", "OQ-57")
@pytest.mark.parametrize(("ruleset", "has_part"), [("kosmos", False), ("legends", True)])
def test_flare_comes_after_the_refill_and_draws_a_part_in_legends_only(ruleset, has_part) -> None:
    me = side(active=["vulca-15"], hand=FIVE, pile=PILE)
    game = given(me=me, element="fire", phase="end", ruleset=ruleset)
    assert game.zone("me", "hand") == FIVE + PILE[:1]
    assert game.legal() == ["pass", "use vulca-15"]
    game.when("use vulca-15")
    if has_part:
        assert game.legal() == ["yes", "no"]
        game.when("no")
    assert game.zone("me", "hand") == FIVE + PILE[: 2 if has_part else 3]


@pytest.mark.rule("BM-16.28", "BM-16.19", "BM-13.3", "BM-5.5")
def test_flare_is_bound_by_bans_and_silent_while_ignored_or_after_a_retreat() -> None:
    me = side(active=["vulca-15"], hand=FIVE, pile=PILE)
    for yours in (side(support=["vulca-26"]), side(active=["pillar-15"]), side(active=["flit-12"])):
        game = given(me=me, you=yours, element="fire", phase="end", older="you")
        assert not game.may("use vulca-15")
    dust = given(me=me, you=side(support=["khind-25"]), element="fire", phase="end").when("use vulca-15")
    assert dust.zone("me", "hand") == FIVE + PILE[:1]
    left = given(me=me, you=side(hand=["hoax-20"]), element="fire").when("retreat")
    assert left.zone("me", "hand") == FIVE + PILE[:1], "only the refill after the fight"


@pytest.mark.rule("BM-11.5", "BM-10.34")
def test_ember_forbids_characters_without_a_text() -> None:
    hand = ["vulca-01", "hoax-17", "mimix-22", "mutant-109", "vulca-18", "buka-07"]
    game = given(me=side(hand=hand), you=side(active=["vulca-16"]), element="earth", phase="character")
    assert game.legal() == ["play hoax-17", "play mutant-109"]
    game.when("play hoax-17")
    assert game.legal() == ["pass", "play vulca-18", "bluff buka-07"], "boosters and bluffs are no characters"


@pytest.mark.rule("BM-11.5", "BM-6.6a", "BM-6.9")
def test_ember_leaves_only_retreat_to_a_hand_of_plain_characters() -> None:
    game = given(me=side(hand=["vulca-01"]), you=side(active=["vulca-16"]), element="earth")
    assert game.legal() == ["retreat"]
    hank = given(
        me=side(hand=["vulca-01"], active=["flit-12"]), you=side(active=["vulca-16"]), element="earth"
    )
    assert hank.legal() == ["fight", "retreat"], "ignored by flit-12"
    ship = given(me=side(hand=["hoax-17", "buka-30"]), you=side(active=["vulca-16"]), element="earth")
    assert ship.legal() == ["pass", "play buka-30"], "a ship without a text is no character"
    owner = given(me=side(hand=["vulca-01"], active=["vulca-16"]), element="earth")
    assert owner.legal() == ["fight", "retreat"], "its owner is not bound"


@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_ember_does_not_stop_a_further_gang_member() -> None:
    me = side(hand=["khind-10", "khind-15", "vulca-01"], active=["khind-11"])
    game = given(me=me, you=side(active=["vulca-16"]), element="earth", phase="character")
    assert game.legal() == ["play khind-10"]
