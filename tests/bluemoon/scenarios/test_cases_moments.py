"""Gifts, searches, keeping, paying and looking ahead in cases worked out from the rules by hand."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import filler
from tests.bluemoon.scenarios.helpers import (
    announced,
    completely,
    every_ruleset,
    my_turn,
    open_cards,
    to_boost,
    walk,
)

# Yin and Yang

GIFTS: dict[str, Any] = {
    "a support": (["play aqua-13"], ["hoax-18", "hoax-20", "pillar-29"], ["buka-07"]),
    "used by a FREE character": (["play aqua-13", "play mimix-22"], ["pillar-29"], []),
    "used by a character": (["play aqua-13", "play vulca-05"], ["pillar-29"], []),
    "passed on": (["play aqua-13", "play aqua-12"], ["hoax-18", "hoax-20", "pillar-29"], ["buka-07"]),
    "without": (["play vulca-05"], ["pillar-29"], []),
}


@every_ruleset
@pytest.mark.parametrize("case", GIFTS)
@pytest.mark.rule("BM-16.10", "BM-10.17", "OQ-50", "OQ-67", "BM-6.14")
def test_the_gift_of_yin_in_a_first_turn(ruleset: str, case: str) -> None:
    words, cards, bluffs = GIFTS[case]
    hand = ["aqua-13", "aqua-12", "mimix-22", "vulca-05", "hoax-18", "hoax-20", "pillar-29", "buka-07"]
    game = my_turn(ruleset, "character", {"hand": hand, "ships": {"buka-30": []}}, element=None)
    to_boost(walk(game, *words))
    assert (open_cards(game), open_cards(game, "bluff")) == (cards, bluffs)
    assert open_cards(game, "load") == []


@every_ruleset
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["play aqua-13", "play khind-10"], ["mimix-22"]),
        (["play khind-10", "play khind-11"], ["khind-12", "mimix-22"]),
        (["play khind-10", "play mimix-22"], []),
    ],
)
@pytest.mark.rule("OQ-67", "BM-10.25", "BM-10.25c")
def test_a_gang_beside_yin(ruleset: str, words: list[str], left: list[str]) -> None:
    hand = ["aqua-13", "khind-10", "khind-11", "khind-12", "mimix-22"]
    game = walk(my_turn(ruleset, "character", {"hand": hand}), *words)
    assert open_cards(game, phases=("character",)) == left


@every_ruleset
@pytest.mark.parametrize("ignorer", ["flit-07", "flit-12", "hoax-16"])
@pytest.mark.rule("BM-10.17", "BM-13.3")
def test_an_ignored_gift_is_none(ruleset: str, ignorer: str) -> None:
    me = {"hand": ["aqua-13", "vulca-05"], "support": ["vulca-23"]}
    game = walk(my_turn(ruleset, "character", me, {"active": [ignorer]}), "play aqua-13")
    assert open_cards(game, phases=("character",)) == []


# Searching under bans

SEARCH: dict[str, Any] = {
    "nothing": ({}, True),
    "vulca-26": ({"support": ["vulca-26"]}, False),
    "khind-25": ({"support": ["khind-25"]}, True),
}


@every_ruleset
@pytest.mark.parametrize("card", ["khind-29", "buka-27"])
@pytest.mark.parametrize("ban", SEARCH)
@pytest.mark.rule("BM-15.8", "BM-16.39", "BM-16.19")
def test_searching_under_a_ban_on_the_pile(ruleset: str, card: str, ban: str) -> None:
    you, may = SEARCH[ban]
    me = {"hand": [card, "hoax-01"], "rest": ["buka-30", *filler(3)], "active": ["hoax-02"]}
    game = my_turn(ruleset, "action", me, you).when(f"play {card}")
    options = [
        word for word in game.legal() if word.split()[0] in ("choose", "play") and game.phase() == "action"
    ]
    assert ("choose buka-30" in options or "play buka-30" in options) is may


@every_ruleset
@pytest.mark.parametrize(("card", "may"), [("khind-29", False), ("buka-27", True)])
@pytest.mark.rule("BM-15.9", "BM-15.8")
def test_a_ban_on_the_hand_stops_what_would_come_into_it(ruleset: str, card: str, may: bool) -> None:
    me = {"hand": [card, "hoax-01"], "rest": ["buka-30", *filler(3)], "active": ["hoax-02"]}
    game = my_turn(ruleset, "action", me, {"active": ["pillar-15"]}).when(f"play {card}")
    options = [
        word for word in game.legal() if word.split()[0] in ("choose", "play") and game.phase() == "action"
    ]
    assert ("choose buka-30" in options or "play buka-30" in options) is may


@every_ruleset
@pytest.mark.parametrize(("hand", "may"), [(3, True), (4, False)])
@pytest.mark.parametrize("what", ["retrieve", "mimix-31", "vulca-28", "mimix-30"])
@pytest.mark.rule("BM-15.9", "BM-15.10", "BM-10.9")
def test_four_in_hand_and_quicksand(ruleset: str, hand: int, may: bool, what: str) -> None:
    cards = ["hoax-01", "hoax-02", "hoax-03", "hoax-06"][:hand]
    extra = [] if what == "retrieve" else [what]
    me = {"hand": cards + extra, "active": ["flit-01"], "discard": ["hoax-09"]}
    phase = "begin" if what == "retrieve" else "action"
    game = my_turn(ruleset, phase, me, {"support": ["terrah-27"]})
    if what == "retrieve":
        assert game.may("retrieve flit-01") is may
        return
    game.when(f"play {what}")
    back = (
        [word for word in game.legal() if word.split()[0] in ("choose", "yes")]
        if game.phase() == "action"
        else []
    )
    assert bool(back) is may


# Keeping what lies there

KEPT: dict[str, Any] = {
    "khind-23 keeps all": ("khind-23", {"active": ["vulca-05", "hoax-19"]}, True),
    "khind-23 keeps a gang": ("khind-23", {"active": ["khind-10", "khind-11"]}, True),
    "a gang member keeps": ("khind-12", {"active": ["khind-10"]}, True),
    "another gang does not": ("khind-15", {"active": ["khind-10"]}, False),
    "an ignored gang does not": ("khind-12", {"active": ["khind-10"], "ignored": "hoax-16"}, False),
    "ignored characters do not": ("khind-12", {"active": ["khind-10"], "ignored": "flit-12"}, False),
    "an ignored khind-23 does not": ("khind-23", {"active": ["vulca-05"], "ignored": "flit-07"}, False),
    "a Hyla beside the gang": ("khind-12", {"active": ["khind-10"], "lasting": ["hyla-fire"]}, True),
    "a support beside the gang": ("khind-12", {"active": ["khind-10"], "support": ["hoax-20"]}, True),
}


@every_ruleset
@pytest.mark.parametrize("case", KEPT)
@pytest.mark.rule("BM-16.38", "BM-10.25", "BM-10.25a", "BM-13.3")
def test_who_may_keep_the_older_cards(ruleset: str, case: str) -> None:
    card, me, keeps = KEPT[case]
    more = {key: value for key, value in me.items() if key != "ignored"}
    game = my_turn(
        ruleset,
        "character",
        {"hand": [card, "hoax-09", "mimix-22"]} | more,
        {"active": [me.get("ignored", "hoax-04")]},
    )
    game.when(f"play {card}")
    asked = "keep" in game.legal()
    if asked:
        game.when("keep")
    assert asked is keeps
    assert (set(more["active"]) <= set(game.zone("me", "active"))) is keeps


@every_ruleset
@pytest.mark.rule("BM-16.38", "BM-10.25")
def test_after_khindkin_a_kept_gang_does_not_go_on(ruleset: str) -> None:
    me = {"hand": ["khind-23", "khind-12"], "active": ["khind-10", "khind-11"]}
    game = my_turn(ruleset, "character", me).when("play khind-23", "keep")
    assert open_cards(game, phases=("character",)) == []


@every_ruleset
@pytest.mark.parametrize(("active", "retreats"), [(["khind-10"], True), ([], False)])
@pytest.mark.rule("BM-16.29", "BM-16.38", "BM-17.1")
def test_kept_cards_count_for_mena_marn(ruleset: str, active: list[str], retreats: bool) -> None:
    me = {"hand": ["khind-11", "hoax-20"], "active": active, "support": ["vulca-23"]}
    game = my_turn(ruleset, "character", me, {"active": ["buka-18"]}).when("play khind-11")
    if active:
        game.when("keep")
    to_boost(game)
    assert game.has_retreated("me") is retreats


@every_ruleset
@pytest.mark.rule("BM-16.29", "BM-10.25a")
def test_mena_marn_is_met_by_letting_the_gang_go(ruleset: str) -> None:
    me = {"hand": ["khind-11", "hoax-20"], "active": ["khind-10"], "support": ["vulca-23"]}
    game = my_turn(ruleset, "character", me, {"active": ["buka-18"]}).when("play khind-11", "release")
    assert not to_boost(game).has_retreated("me")


@every_ruleset
@pytest.mark.parametrize(("active", "power"), [([], 0), (["vulca-05"], 5), (["vulca-05", "hoax-19"], 7)])
@pytest.mark.rule("BM-16.21", "BM-16.37", "BM-10.3")
def test_fists_announce_what_lies_there(ruleset: str, active: list[str], power: int) -> None:
    me = {"hand": ["khind-31", "hoax-01", "pillar-29", "mimix-22"], "active": active}
    game = my_turn(ruleset, "action", me).when("play khind-31")
    if game.may("fight"):
        game.when("fight")
    assert open_cards(game) == []
    for _ in range(4):
        if game.asked() == "me" and game.may("pass"):
            game.when("pass")
    assert announced(game, "me") == [power]


# Leaderships and their moments


@every_ruleset
@pytest.mark.parametrize("left", ["aqua-02", "vulca-05", "hoax-05"])
@pytest.mark.rule("BM-16.34", "OQ-39")
def test_drown_resistance_leaves_one_character_and_what_is_protected(ruleset: str, left: str) -> None:
    me = {"hand": ["aqua-30", "hoax-01"], "active": ["hoax-02"]}
    you = {
        "active": ["aqua-02", "vulca-05", "hoax-05", "hoax-19"],
        "inactive": ["hoax-09"],
        "support": ["hoax-20"],
    }
    game = my_turn(ruleset, "action", me, you).when("play aqua-30")
    if game.may("yes"):
        game.when("yes")
    assert game.asked() == "me"
    game.when(f"choose {left}")
    completely(game)
    assert set(game.zone("you", "active")) == {left, "aqua-02"}
    assert (game.zone("you", "inactive"), game.zone("you", "support")) == (["hoax-09"], ["hoax-20"])


@every_ruleset
@pytest.mark.rule("BM-16.36", "BM-16.1", "OQ-40")
def test_the_chosen_of_fire_takes_any_card_of_the_stack_but_itself(ruleset: str) -> None:
    me = {"hand": ["vulca-32", "hoax-01"], "stack": ["hoax-27", "flit-29"], "rest": filler(2)}
    game = my_turn(ruleset, "action", me, {"stack": ["hoax-28"], "rest": filler(2, "other")}).when(
        "play vulca-32"
    )
    if game.asked() == "you":
        game.when("choose hoax-28")
    assert game.zone("you", "stack") == []
    assert (game.asked(), sorted(game.legal())) == ("me", ["choose flit-29", "choose hoax-27"])


@every_ruleset
@pytest.mark.parametrize(
    ("where", "options"),
    [
        ({"active": ["vulca-05"], "inactive": ["hoax-09"]}, ["vulca-05"]),
        (
            {"active": ["vulca-05"], "support": ["hoax-20"], "lasting": ["hyla-fire"]},
            ["hoax-20", "hyla-fire", "vulca-05"],
        ),
        ({"active": ["vulca-05"], "ships": {"buka-30": ["hoax-09"]}}, ["buka-30", "vulca-05"]),
        ({"active": ["vulca-05"], "staff": ["inq-412"], "stack": ["hoax-27"]}, ["vulca-05"]),
    ],
)
@pytest.mark.rule("OQ-55", "OQ-65", "BM-3.7", "RS-33")
def test_what_summon_sorcerer_may_take(ruleset: str, where: dict, options: list[str]) -> None:
    game = my_turn(ruleset, "action", {"hand": ["vulca-28", "hoax-01"]} | where).when("play vulca-28")
    assert sorted(word.split()[1] for word in game.legal() if word.startswith("choose")) == options


@every_ruleset
@pytest.mark.rule("OQ-65", "BM-9.15", "BM-9.13")
def test_the_last_landed_ship_taken_back_frees_the_hand(ruleset: str) -> None:
    me = {"hand": ["vulca-28", "hoax-01"], "ships": {"buka-30": ["vulca-05"]}, "landed": ["buka-30"]}
    game = my_turn(ruleset, "action", me).when("play vulca-28", "choose buka-30")
    assert game.discards("me") == ["vulca-05"]
    assert open_cards(walk(game, "fight")) == ["hoax-01"]


@every_ruleset
@pytest.mark.rule("OQ-62", "RS-4", "BM-17.1", "BM-7.4a")
def test_distract_still_limits_a_retreat_that_shows_at_the_announcement(ruleset: str) -> None:
    five = ["vulca-02", "vulca-03", "vulca-04", "vulca-06", "vulca-07"]
    me = {"hand": ["flit-29", "hoax-09"]}
    game = my_turn(ruleset, "action", me, {"active": ["vulca-01"], "inactive": five}).when(
        "play flit-29", "fight"
    )
    walk(game, "play hoax-09")
    while not game.has_retreated("me"):
        game.when("pass")
    assert game.dragons("you") == 1


@every_ruleset
@pytest.mark.rule("BM-10.22", "BM-9.11")
def test_a_loaded_card_ends_the_chance_of_a_pair(ruleset: str) -> None:
    me = {
        "hand": ["flit-15", "flit-16", "hoax-09", "hoax-20"],
        "active": ["vulca-05"],
        "leading": ["hoax-29"],
        "ships": {"buka-30": []},
    }
    game = my_turn(ruleset, "boost", me).when("play flit-15", "load hoax-09")
    assert open_cards(game) == ["hoax-20"]


# Demands

PAID: dict[str, Any] = {
    # what was paid for three fire, what else is in hand, does the turn go on when it is six after all
    "six at once": ("vulca-03", ["hoax-20"], True),
    "three, and six more": ("hoax-08", ["vulca-03"], True),
    "three, and three more": ("hoax-08", ["hoax-06"], False),
    "five": ("hoax-02", ["hoax-09"], False),
}


@every_ruleset
@pytest.mark.parametrize("case", PAID)
@pytest.mark.rule("BM-16.2a", "OQ-58", "BM-16.24", "BM-17.4")
def test_a_payment_made_while_the_doubling_was_ignored(ruleset: str, case: str) -> None:
    paid, rest, goes_on = PAID[case]
    me = {"hand": ["vulca-01", paid, *rest], "active": ["flit-12"]}
    game = my_turn(ruleset, "begin", me, {"active": ["pillar-14", "pillar-16"]}, older="me")
    game.when("pay pillar-16", f"choose {paid}")
    if game.may("done"):
        game.when("done")
    walk(game, "fight", "play vulca-01")
    to_boost(game)
    if game.asked() == "me" and game.phase() == "boost" and "pay pillar-16" in game.legal():
        game.when("pay pillar-16", f"choose {rest[0]}")
        if game.may("done"):
            game.when("done")
    while game.asked() == "me" and game.state.seat == 0 and game.may("pass") and not game.has_retreated("me"):
        game.when("pass")
    assert game.has_retreated("me") is not goes_on


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-16.3")
def test_a_demand_that_shrank_stays_paid(ruleset: str) -> None:
    """Six fire paid in two cards; flit-12 then makes the doubling go away, and three are enough."""
    me = {"hand": ["flit-12", "hoax-06", "hoax-08", "hoax-18"], "active": ["hoax-09"]}
    game = my_turn(ruleset, "begin", me, {"active": ["pillar-14", "pillar-16"]})
    game.when("pay pillar-16", "choose hoax-06", "choose hoax-08")
    if game.may("done"):
        game.when("done")
    walk(game, "fight", "play flit-12")
    to_boost(game)
    assert "pay pillar-16" not in game.legal()
    while game.asked() == "me" and game.state.seat == 0 and game.may("pass"):
        game.when("pass")
    assert not game.has_retreated("me")


DUE: dict[str, Any] = {
    "a support": ({"active": ["terrah-13"]}, ["play hoax-20"], False),
    "a booster for a support": ({"active": ["terrah-13"]}, ["play hoax-19"], True),
    "a bluff": ({"active": ["terrah-13"]}, ["bluff buka-07"], False),
    "a loaded card": ({"active": ["terrah-13"]}, ["load hoax-09"], False),
    "a FREE booster": ({"active": ["terrah-14"]}, ["play pillar-16"], False),
    "both by one FREE card more": (
        {"active": ["terrah-13", "terrah-14"]},
        ["play pillar-16", "play hoax-20"],
        False,
    ),
    "one of two": ({"active": ["terrah-13", "terrah-14"]}, ["play hoax-20"], True),
    "nothing": ({"active": ["terrah-14"]}, [], True),
}


@every_ruleset
@pytest.mark.parametrize("case", DUE)
@pytest.mark.rule("BM-16.30", "BM-17.1", "BM-12.8")
def test_kabu_kat_and_baku_but(ruleset: str, case: str) -> None:
    you, words, retreats = DUE[case]
    hand = ["hoax-20", "hoax-19", "pillar-16", "buka-07", "hoax-09"]
    me = {"hand": hand, "active": ["vulca-01"], "ships": {"buka-30": []}}
    game = walk(my_turn(ruleset, "boost", me, you), *words)
    while game.asked() == "me" and game.phase() == "boost" and game.may("pass"):
        game.when("pass")
    assert game.has_retreated("me") is retreats


# Looking ahead

AHEAD: dict[str, Any] = {
    # hand, your active cards, what may be played in T4 with the look-ahead
    "by a support": (
        ["vulca-10", "aqua-14", "hoax-21", "vulca-05"],
        {"active": ["hoax-02"]},
        ["vulca-05", "vulca-10"],
    ),
    "by a shield": (["aqua-14", "hoax-18"], {"active": ["vulca-01"]}, ["aqua-14"]),
    "by a FREE one": (["vulca-10", "mimix-22", "aqua-14"], {"active": ["hoax-02"]}, ["mimix-22", "vulca-10"]),
    "not beside Mena Marn": (["vulca-05", "mimix-22"], {"active": ["buka-18"]}, ["mimix-22", "vulca-05"]),
    "a support is wanted": (["vulca-05", "hoax-20"], {"active": ["terrah-13"]}, ["vulca-05"]),
    "what pays is not played": (
        ["vulca-05", "vulca-04"],
        {"active": ["khind-14", "pillar-16"]},
        ["vulca-04", "vulca-05"],
    ),
    "a pair": (["mimix-16", "mimix-17", "hoax-09"], {"active": ["hoax-02"]}, ["mimix-16", "mimix-17"]),
    "a mutant": (["mutant-107", "hoax-09"], {"active": ["vulca-01"]}, ["mutant-107"]),
}


@every_ruleset
@pytest.mark.parametrize("case", AHEAD)
@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_the_look_ahead_offers_what_can_still_end_well(ruleset: str, case: str) -> None:
    hand, you, cards = AHEAD[case]
    game = my_turn(ruleset, "decision", {"hand": hand}, you, lookahead=True)
    assert game.may("fight")
    assert open_cards(game.when("fight")) == cards


@every_ruleset
@pytest.mark.parametrize(
    ("hand", "you"),
    [
        (["hoax-09", "hoax-21"], {"active": ["vulca-01"]}),
        (["vulca-05"], {"active": ["terrah-13"]}),
        (["vulca-05", "hoax-09"], {"active": ["hoax-02", "pillar-16"]}),
        (["vulca-05", "mimix-22", "vulca-10"], {"active": ["vulca-01"], "support": ["hoax-26"]}),
        (["mimix-16", "mimix-17"], {"active": ["hoax-02", "flit-10"]}),
        (["vulca-05", "hoax-18"], {"active": ["vulca-01", "hoax-13"]}),
    ],
)
@pytest.mark.rule("BM-17.7", "BM-6.6")
def test_the_look_ahead_leaves_only_the_retreat(ruleset: str, hand: list[str], you: dict) -> None:
    game = my_turn(ruleset, "decision", {"hand": hand}, you, lookahead=True)
    assert [word for word in game.legal() if not word.startswith("pay")] == ["retreat"]


@every_ruleset
@pytest.mark.rule("BM-17.7", "BM-16.29")
def test_after_one_character_the_look_ahead_offers_no_second_beside_mena_marn(ruleset: str) -> None:
    game = my_turn(
        ruleset, "decision", {"hand": ["vulca-05", "mimix-22"]}, {"active": ["buka-18"]}, lookahead=True
    )
    game.when("fight", "play vulca-05")
    assert open_cards(game, phases=("character",)) == []


# Who has a character to play

GOES_ON: dict[str, Any] = {
    "a mutant without its condition": ({"hand": ["mutant-107"]}, {}, False),
    "a mutant with its text ignored": ({"hand": ["mutant-107"]}, {"active": ["flit-07"]}, True),
    "a mutant freed": ({"hand": ["mutant-107"], "leading": ["vulca-31"]}, {}, True),
    "above four": ({"hand": ["vulca-05"]}, {"support": ["terrah-25"]}, False),
    "above four in the other element": ({"hand": ["pillar-03"]}, {"support": ["terrah-25"]}, False),
    "without a text": ({"hand": ["vulca-10"]}, {"active": ["vulca-16"]}, False),
    "with a text": ({"hand": ["vulca-14"]}, {"support": ["vulca-25"]}, False),
    "a first member of a gang": ({"hand": ["khind-11"]}, {"active": ["vulca-16"]}, False),
    "a further member": ({"hand": ["khind-11"], "active": ["khind-10"]}, {"active": ["vulca-16"]}, True),
    "one of another gang": ({"hand": ["khind-15"], "active": ["khind-10"]}, {"active": ["vulca-16"]}, False),
    "a further member, any card": (
        {"hand": ["khind-11"], "active": ["khind-10"]},
        {"active": ["terrah-16"]},
        False,
    ),
    "after one card": ({"hand": ["vulca-05"], "leading": ["hoax-29"]}, {}, True),
    "need not": ({"hand": ["hoax-20"], "leading": ["khind-31"]}, {}, True),
    "only cargo, not landed": ({"hand": ["hoax-20"], "ships": {"buka-30": ["vulca-05"]}}, {}, False),
    "cargo landed": (
        {"hand": ["hoax-20"], "ships": {"buka-30": ["vulca-05"]}, "landed": ["buka-30"]},
        {},
        True,
    ),
    "cargo landed, above four": (
        {"hand": ["hoax-20"], "ships": {"buka-30": ["vulca-05"]}, "landed": ["buka-30"]},
        {"support": ["terrah-25"]},
        False,
    ),
    "hand beside the Sea Moon": (
        {"hand": ["vulca-05"], "ships": {"buka-31": []}, "landed": ["buka-31"]},
        {},
        True,
    ),
    "hand beside the Rising Sun": (
        {"hand": ["vulca-05"], "ships": {"buka-30": []}, "landed": ["buka-30"]},
        {},
        False,
    ),
    "one ship of two allows the hand": (
        {"hand": ["vulca-05"], "ships": {"buka-28": [], "buka-30": []}, "landed": ["buka-28", "buka-30"]},
        {},
        True,
    ),
    "Goo Laa with a ship": ({"hand": ["buka-23"], "ships": {"buka-30": []}}, {}, False),
    "Goo Laa with his ship landed": (
        {"hand": ["buka-23"], "ships": {"buka-28": []}, "landed": ["buka-28"]},
        {},
        True,
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", GOES_ON)
@pytest.mark.rule("BM-6.6a", "BM-6.6", "BM-10.25b", "BM-16.21", "BM-9.13")
def test_who_has_a_character_to_go_on_with(ruleset: str, case: str) -> None:
    me, you, may = GOES_ON[case]
    game = my_turn(ruleset, "decision", me, you)
    assert game.legal() == (["fight", "retreat"] if may else ["retreat"])


@every_ruleset
@pytest.mark.rule("BM-6.6a", "BM-6.3", "BM-11.3")
def test_a_leadership_is_the_one_card_under_the_brain_drain_unless_it_was_cancelled(ruleset: str) -> None:
    me = {"hand": ["hoax-29", "vulca-05"]}
    drained = my_turn(ruleset, "action", me, {"support": ["hoax-26"]}).when("play hoax-29")
    assert drained.legal() == ["retreat"]
    you = {"support": ["hoax-26"], "hand": ["inter-wie-koennt-ihr"]}
    game = my_turn(ruleset, "action", me, you).when("play hoax-29", "play inter-wie-koennt-ihr")
    assert walk(game, "fight").may("play vulca-05")
