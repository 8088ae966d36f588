"""Interference in cases worked out from chapter 11 by hand, with the cards of the shipped pack."""

from typing import Any

import pytest

from moondrake.bluemoon.events import What
from moondrake.bluemoon.packs import load
from moondrake.testing.bluemoon import filler, given, side
from tests.bluemoon.scenarios.helpers import announced, every_ruleset, my_turn, plays, walk, winner
from tests.bluemoon.scenarios.test_bms_solo import by_chance, told

OWN = {card.key: card for card in load("moondrake").cards}
STAY, LAST, TALL, HUSH = (OWN[f"drake-{name}"] for name in ("stay", "last-word", "too-tall", "hush"))
FIVE = ["vulca-02", "vulca-03", "vulca-04", "vulca-06", "vulca-07"]


# After the announcement


@every_ruleset
@pytest.mark.rule("BM-16.16", "BM-6.19", "BM-5.4")
def test_a_support_lost_after_the_announcement_costs_no_fight(ruleset: str) -> None:
    """6 against 4, announced with the support; afterwards 3 are enough."""
    me = {"hand": ["hoax-09"], "active": ["hoax-08"], "support": ["vulca-23"], "rest": filler(6)}
    game = my_turn(ruleset, "announce", me, {"active": ["hoax-04"], "hand": [LAST]})
    assert (announced(game, "me"), game.asked()) == ([6], "you")
    game.when("play drake-last-word")
    if game.asked() == "you":
        game.when("choose vulca-23")
    assert game.discards("me") == ["vulca-23"]
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.16", "BM-10.40", "BM-10.38")
def test_a_bluff_taken_at_once_can_no_longer_be_challenged(ruleset: str) -> None:
    me = {"hand": ["hoax-09"], "active": ["vulca-01"], "bluffs": ["buka-08"], "rest": filler(6)}
    game = my_turn(ruleset, "announce", me, {"hand": [LAST]})
    game.when("play drake-last-word")
    if game.asked() == "you" and not game.may("challenge"):
        game.when(game.legal()[-1])
    assert game.discards("me") == ["buka-08"]
    assert What.SHOW_BLUFF in {event.kind for event in game.events}
    assert not game.may("challenge")


@every_ruleset
@pytest.mark.parametrize(("first", "answers"), [("vulca-01", True), ("mutant-101", False)])
@pytest.mark.rule("BM-10.6", "BM-11.2", "OQ-17")
def test_after_my_stop_i_answer_no_interference(ruleset: str, first: str, answers: bool) -> None:
    me = {"hand": [first, "inter-das-habe-ich"], "support": ["vulca-23"], "rest": filler(6)}
    game = my_turn(ruleset, "character", me, {"hand": [LAST]}, dragons=-1)
    walk(game, f"play {first}")
    while not (game.asked() == "you" and "play drake-last-word" in game.legal()):
        game.when("pass")
    game.when("play drake-last-word")
    assert (game.asked() == "me" and "play inter-das-habe-ich" in game.legal()) is answers


# Dragons that stay

STAYS: dict[str, Any] = {
    "one": ({}, 0, 0),
    "two": ({"inactive": FIVE}, 0, 1),
    "sirens and the fight": ({"support": ["aqua-28"]}, 0, 1),
    "the fourth": ({}, 3, 3),
}


@every_ruleset
@pytest.mark.parametrize("case", STAYS)
@pytest.mark.rule("BM-11.7", "BM-16.4", "BM-7.5")
def test_one_dragon_stays(ruleset: str, case: str) -> None:
    you, before, after = STAYS[case]
    me = {"hand": [STAY, "hoax-09"], "active": ["hoax-08"], "rest": filler(6)}
    game = my_turn(ruleset, "decision", me, {"rest": filler(6, "other")} | you, dragons=-before)
    game.when("retreat", "play drake-stay")
    assert (game.state.is_over(), game.dragons("you")) == (False, after)


@every_ruleset
@pytest.mark.rule("BM-11.4", "BM-11.7", "BM-8.1")
def test_where_texts_are_ignored_no_dragon_stays(ruleset: str) -> None:
    me = {"hand": [STAY, "hoax-09"], "active": ["hoax-08"]}
    game = my_turn(ruleset, "decision", me, {"active": ["flit-07"]}, dragons=-3).when("retreat")
    assert winner(game) == ("you", 4)


@every_ruleset
@pytest.mark.rule("BM-16.27", "BM-11.7")
def test_the_dragon_of_a_storm_may_stay(ruleset: str) -> None:
    me = {"hand": ["hoax-09"], "support": ["terrah-21", "terrah-22"], "active": ["hoax-08"]}
    game = my_turn(ruleset, "before_turn", me, {"hand": [STAY]})
    assert game.asked() == "you"
    assert game.when("play drake-stay").dragons("me") == 0


# Cards that are cancelled

CANCELLED: dict[str, Any] = {
    "six": ("vulca-03", {}, True),
    "five": ("vulca-05", {}, False),
    "six in the other element": ("terrah-03", {}, True),
    "the texts ignored": ("vulca-03", {"active": ["flit-07"]}, False),
    "after a hoax-28": ("vulca-03", {"leading": ["hoax-28"]}, False),
    "cards with texts forbidden": ("vulca-03", {"active": ["terrah-12"]}, False),
    "no leaderships, boosters, supports": ("vulca-03", {"active": ["hoax-13"]}, True),
    "one card in the own turn": ("vulca-03", {"support": ["hoax-26"]}, True),
}


@every_ruleset
@pytest.mark.parametrize("case", CANCELLED)
@pytest.mark.rule("BM-11.1", "BM-11.3", "BM-11.4", "BM-9.18")
def test_who_has_to_mind_the_head(ruleset: str, case: str) -> None:
    card, more, may = CANCELLED[case]
    me = {"hand": [card, "vulca-04"], "support": ["vulca-23"]} | {"active": ["hoax-08"]} | more
    game = my_turn(ruleset, "character", me, {"hand": [TALL]}).when(f"play {card}")
    assert (game.asked() == "you" and "play drake-too-tall" in game.legal()) is may
    if may:
        game.when("play drake-too-tall")
        assert (game.discards("me"), plays(game)) == ([card], ["vulca-04"])
        assert set(game.zone("me", "active")) == set(me["active"]), "nothing went inactive"


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-6.13", "BM-16.30")
def test_a_cancelled_booster_meets_no_demand_and_uses_no_allowance(ruleset: str) -> None:
    me = {"hand": ["hoax-19", "mimix-25", "hoax-20"], "active": ["vulca-01"]}
    game = my_turn(ruleset, "boost", me, {"active": ["terrah-14"], "hand": [HUSH]})
    game.when("play hoax-19", "play drake-hush")
    assert plays(game) == ["hoax-20", "mimix-25"]
    game.when("pass")
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-17.1", "BM-17.4")
def test_who_has_no_other_character_left_retreats_there(ruleset: str) -> None:
    me = {"hand": ["vulca-03", "hoax-20"], "active": ["hoax-08"]}
    game = my_turn(ruleset, "character", me, {"hand": [TALL]}).when("play vulca-03", "play drake-too-tall")
    assert (game.has_retreated("me"), game.dragons("me")) == (True, -1)


# The Bot's


@every_ruleset
@pytest.mark.rule("BM-22.10", "BM-11.7")
def test_the_bot_keeps_the_first_dragon_it_can(ruleset: str) -> None:
    game = given(
        side(active=["vulca-01"], hand=["hoax-01"], rest=filler(9)),
        side(pile=[STAY, "vulca-10", "vulca-11", "vulca-12"]),
        "fire",
        "begin",
        ruleset,
        turn="you",
        solo=True,
    )
    by_chance(game)
    assert (game.has_retreated("you"), game.dragons("me")) == (True, 0)
    assert "drake-stay" in game.discards("you")


@every_ruleset
@pytest.mark.rule("BM-22.10", "BM-22.11", "BM-22.20")
def test_the_bots_retreat_is_checked_after_what_i_answer(ruleset: str) -> None:
    """5 + 2 against 6: the Bot stays, unless its support is taken at once after the announcement."""
    for word, retreats in (("pass", False), ("play drake-last-word", True)):
        game = given(
            side(active=["vulca-03"], hand=["hoax-01", LAST], rest=filler(9)),
            side(pile=["hoax-21", "vulca-05", "vulca-12"]),
            "fire",
            "begin",
            ruleset,
            turn="you",
            solo=True,
        )
        by_chance(game)
        game.when(word)
        if "choose hoax-21" in game.legal():
            game.when("choose hoax-21")
        by_chance(game)
        assert game.has_retreated("you") is retreats


@every_ruleset
@pytest.mark.rule("BM-22.10")
def test_the_bots_hush_waits_for_a_booster(ruleset: str) -> None:
    game = given(
        side(active=["hoax-04"], hand=["vulca-01", "hoax-20", "hoax-19"], rest=filler(9)),
        side(pile=[HUSH, "vulca-05", "vulca-12"]),
        "fire",
        "begin",
        ruleset,
        turn="you",
        solo=True,
    )
    by_chance(game)
    walk(game, "fight", "play vulca-01", "play hoax-19")
    assert told(game, What.CANCEL) == [["hoax-19"]]
