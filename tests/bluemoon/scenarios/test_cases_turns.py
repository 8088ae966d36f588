"""Beginnings, ends, payments and permissions of a turn in cases worked out from the rules by hand."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import filler
from tests.bluemoon.scenarios.helpers import (
    completely,
    every_ruleset,
    hand_size,
    my_turn,
    open_cards,
    to_boost,
    walk,
    winner,
)

# Storms, Floods and Sirens

BEGINNINGS: dict[str, Any] = {
    "two storms": ({"support": ["terrah-21", "terrah-22"]}, {}, 0, 1),
    "four storms": ({"support": ["terrah-21", "terrah-22", "terrah-23", "terrah-24"]}, {}, 0, 1),
    "one storm": ({"support": ["terrah-21"]}, {}, 0, 0),
    "storms ignored as cards": ({"support": ["terrah-21", "terrah-22"]}, {"active": ["flit-08"]}, 0, 0),
    "storms ignored as texts": ({"support": ["terrah-21", "terrah-22"]}, {"support": ["khind-27"]}, 0, 0),
    "storms against a dragon": ({"support": ["terrah-21", "terrah-22"]}, {}, -2, -1),
    "floods before storms": (
        {"support": ["terrah-21", "terrah-22"], "active": ["hoax-02"]},
        {"support": ["aqua-25", "aqua-26"]},
        0,
        -1,
    ),
    "floods and sirens": ({"active": ["hoax-02"]}, {"support": ["aqua-25", "aqua-26", "aqua-28"]}, 0, -2),
    "one flood": ({"active": ["hoax-02"]}, {"support": ["aqua-25"]}, 0, 0),
}


@every_ruleset
@pytest.mark.parametrize("case", BEGINNINGS)
@pytest.mark.rule("BM-16.27", "BM-16.5", "BM-5.2", "BM-5.4")
def test_what_happens_before_and_at_the_beginning_of_my_turn(ruleset: str, case: str) -> None:
    me, you, before, after = BEGINNINGS[case]
    game = my_turn(ruleset, "before_turn", {"hand": ["hoax-01", "hoax-09"]} | me, you, dragons=before)
    assert game.dragons("me") == after


@every_ruleset
@pytest.mark.rule("BM-16.27", "BM-8.1")
def test_a_storm_may_bring_the_fourth_dragon(ruleset: str) -> None:
    me = {"hand": ["hoax-01"], "support": ["terrah-21", "terrah-22"]}
    assert winner(my_turn(ruleset, "before_turn", me, dragons=3)) == ("me", 4)


@every_ruleset
@pytest.mark.parametrize(
    ("hand", "words", "dragons"),
    [
        (["vulca-05", "hoax-09"], ["pay aqua-28", "choose hoax-09", "retreat"], -1),
        (["vulca-05", "hoax-09"], ["retreat"], -2),
        (["vulca-05", "hoax-09"], ["fight", "play vulca-05"], -1),
        (["vulca-05", "hoax-09"], ["fight", "play vulca-05", "pay aqua-28", "choose hoax-09"], 0),
    ],
)
@pytest.mark.rule("BM-16.2", "BM-16.2a", "BM-7.8")
def test_sirens_paid_or_not(ruleset: str, hand: list[str], words: list[str], dragons: int) -> None:
    game = my_turn(ruleset, "begin", {"hand": hand, "active": ["hoax-02"]}, {"support": ["aqua-28"]})
    walk(game, *words)
    while game.asked() == "me" and game.state.seat == 0 and game.may("pass"):
        game.when("pass")
    assert game.dragons("me") == dragons


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-17.1", "BM-16.29")
def test_sirens_before_a_retreat_at_the_end_of_the_character_phase(ruleset: str) -> None:
    me = {"hand": ["vulca-05", "mimix-22", "hoax-09"]}
    game = my_turn(ruleset, "character", me, {"active": ["buka-18"], "support": ["aqua-28"]})
    to_boost(walk(game, "play vulca-05", "play mimix-22"))
    assert (game.has_retreated("me"), game.dragons("me")) == (True, -2)


# Payments

PAYMENTS: dict[str, Any] = {
    # the demand, doubled or not, a hand, and whether it can be met
    "three fire": ("pillar-16", False, ["hoax-08", "hoax-09", "hoax-20"], True),
    "three fire of ones": ("pillar-16", False, ["hoax-09", "vulca-11", "aqua-14"], True),
    "two fire": ("pillar-16", False, ["hoax-09", "vulca-11"], False),
    "three earth": ("pillar-17", False, ["hoax-22", "hoax-01"], True),
    "two and two": ("pillar-18", False, ["aqua-07", "aqua-08"], True),
    "two and two in one card": ("pillar-18", False, ["aqua-07"], False),
    "two and two of one sort": ("pillar-18", False, ["hoax-02", "hoax-04"], False),
    "five of either": ("pillar-19", False, ["hoax-02"], True),
    "three and two mixed": ("pillar-19", False, ["hoax-08", "hoax-09"], False),
    "two moons": ("pillar-20", False, ["hoax-01", "hoax-02"], True),
    "no moons": ("pillar-20", False, ["hoax-03", "hoax-04", "hoax-01"], False),
    "six fire": ("pillar-16", True, ["vulca-03"], True),
    "five fire": ("pillar-16", True, ["hoax-02"], False),
    "four and four": ("pillar-18", True, ["hoax-04", "terrah-10"], True),
    "four and three": ("pillar-18", True, ["hoax-04", "aqua-10"], False),
    "ten of either": ("pillar-19", True, ["hoax-01", "hoax-02"], True),
    "nine of either": ("pillar-19", True, ["hoax-04", "hoax-02"], False),
    "four moons": ("pillar-20", True, ["hoax-27"], True),
    "three moons": ("pillar-20", True, ["vulca-01", "hoax-03"], False),
}


@every_ruleset
@pytest.mark.parametrize("case", PAYMENTS)
@pytest.mark.rule("BM-16.2", "BM-16.3", "BM-16.24", "BM-14.8", "BM-12.8")
def test_which_hands_meet_a_caterpillar(ruleset: str, case: str) -> None:
    demand, doubled, hand, payable = PAYMENTS[case]
    you = {"active": ["pillar-14" if doubled else "khind-14", demand]}
    game = my_turn(ruleset, "boost", {"hand": hand, "active": ["vulca-05"]}, you)
    offered = game.asked() == "me" and game.phase() == "boost" and f"pay {demand}" in game.legal()
    assert offered is payable


@every_ruleset
@pytest.mark.parametrize(
    ("hand", "first", "then"),
    [
        (["hoax-08", "hoax-06", "hoax-09"], "hoax-08", []),
        (["hoax-08", "hoax-07", "hoax-09"], "hoax-09", ["hoax-07"]),
        (["hoax-07", "hoax-10", "hoax-09"], "hoax-07", ["hoax-09", "hoax-10"]),
    ],
)
@pytest.mark.rule("RS-25", "BM-15.3", "OQ-25")
def test_no_card_is_paid_that_could_be_kept(
    ruleset: str, hand: list[str], first: str, then: list[str]
) -> None:
    """hoax-06 and hoax-08 have 3 fire, hoax-07 and hoax-10 have 2, hoax-09 has 1."""
    game = my_turn(
        ruleset, "boost", {"hand": hand, "active": ["vulca-05"]}, {"active": ["khind-14", "pillar-16"]}
    )
    game.when("pay pillar-16", f"choose {first}")
    assert sorted(word.split()[1] for word in game.legal() if word.startswith("choose")) == then


DUE: dict[str, Any] = {
    "a plain character": ({"hand": ["vulca-01"]}, True),
    "boosters ignored": ({"hand": ["flit-09"]}, False),
    "texts ignored": ({"hand": ["flit-07"]}, False),
    "cards with icons ignored": ({"hand": ["flit-13"]}, False),
    "characters ignored": ({"hand": ["flit-12"]}, True),
    "texts ignored this turn": ({"hand": ["vulca-01"], "leading": ["hoax-28"]}, False),
    "Laughing Gas": ({"hand": ["vulca-01"], "support": ["khind-27"]}, False),
    "icons ignored": ({"hand": ["hoax-16"]}, True),
    "one goes, one stays": ({"hand": ["vulca-14"]}, True),
    "both gone": ({"hand": ["vulca-14"], "active": ["khind-07"]}, False),
}


@every_ruleset
@pytest.mark.parametrize("case", DUE)
@pytest.mark.rule("BM-16.2a", "BM-13.3", "BM-17.1")
def test_two_caterpillars_are_due_while_they_count(ruleset: str, case: str) -> None:
    """Nobody can pay; khind-07 and vulca-14 each discard one booster."""
    me, retreats = DUE[case]
    game = my_turn(ruleset, "action", me, {"active": ["khind-14", "pillar-16", "pillar-17"]})
    if "khind-07" in me.get("active", []):
        game.when("use khind-07", "choose pillar-17")
    walk(game, "fight", f"play {me['hand'][0]}")
    if "choose pillar-16" in game.legal():
        game.when("choose pillar-16")
    while game.asked() == "me" and game.state.seat == 0 and game.may("pass"):
        game.when("pass")
    assert game.has_retreated("me") is retreats


# What texts permit in a first turn

FIRST: dict[str, Any] = {
    "nothing": ("vulca-05", {}, ["pillar-29"], [], False),
    "one more support": ("hoax-14", {}, ["hoax-20", "hoax-21", "pillar-29"], ["buka-07"], True),
    "any number of supports": ("buka-20", {}, ["hoax-20", "hoax-21", "pillar-29"], ["buka-07"], True),
    "one more booster": ("pillar-11", {}, ["hoax-18", "mimix-25", "pillar-29"], [], False),
    "any number of boosters": (
        "vulca-05",
        {"leading": ["flit-31"]},
        ["hoax-18", "mimix-25", "pillar-29"],
        [],
        False,
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", FIRST)
@pytest.mark.rule("BM-6.14", "BM-6.15", "BM-6.16", "BM-9.11", "BM-10.33")
def test_boosters_supports_bluffs_and_loading_in_a_first_turn(ruleset: str, case: str) -> None:
    card, more, cards, bluffs, loads = FIRST[case]
    hand = [card, "hoax-18", "mimix-25", "hoax-20", "hoax-21", "pillar-29", "buka-07"]
    game = my_turn(ruleset, "character", {"hand": hand, "ships": {"buka-30": []}} | more, element=None)
    to_boost(walk(game, f"play {card}"))
    assert (open_cards(game), open_cards(game, "bluff")) == (cards, bluffs)
    assert bool(open_cards(game, "load")) is loads


@every_ruleset
@pytest.mark.parametrize(("challenged", "dragons"), [("buka-07", 1), ("buka-08", -2), ("buka-18", -2)])
@pytest.mark.rule("BM-10.40", "BM-10.42", "BM-10.41")
def test_a_bluff_called_in_a_first_turn(ruleset: str, challenged: str, dragons: int) -> None:
    game = my_turn(ruleset, "character", {"hand": ["hoax-14", challenged, "hoax-09"]}, element=None)
    walk(game, "play hoax-14", f"bluff {challenged}", "announce fire", "challenge")
    assert game.dragons("me") == dragons
    assert game.has_retreated("me") is (dragons < 0)


# Ships that load at once

LOADS: dict[str, Any] = {
    "buka-29 three": ("buka-29", {}, 3),
    "buka-29 under a ban on supports": ("buka-29", {"support": ["khind-26"]}, 3),
    "buka-31 one": ("buka-31", {}, 1),
    "buka-30 none": ("buka-30", {}, 0),
}


@every_ruleset
@pytest.mark.parametrize("case", LOADS)
@pytest.mark.rule("OQ-51", "BM-9.10", "BM-9.9")
def test_what_a_new_ship_takes_aboard(ruleset: str, case: str) -> None:
    ship, you, room = LOADS[case]
    hand = [ship, "hoax-01", "hoax-09", "hoax-20", "hoax-18"]
    game = my_turn(ruleset, "action", {"hand": hand, "active": ["hoax-02"]}, you).when(f"play {ship}")
    taken = 0
    while game.phase() == "action" and game.asked() == "me":
        picks = [word for word in game.legal() if word.split()[0] in ("choose", "load")]
        if picks:
            game.when(picks[0])
            taken += 1
        elif game.may("yes"):
            game.when("yes")
        else:
            break
    assert (taken, len(game.cargo("me", ship))) == (room, room)


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-9.9")
def test_a_cancelled_ship_loads_nothing(ruleset: str) -> None:
    me = {"hand": ["buka-29", "hoax-01", "hoax-20"], "active": ["hoax-02"]}
    game = my_turn(ruleset, "action", me, {"hand": ["inter-wie-koennt-ihr"]})
    game.when("play buka-29", "play inter-wie-koennt-ihr")
    assert (hand_size(game, "me"), game.discards("me"), game.zone("me", "ships")) == (2, ["buka-29"], [])


@every_ruleset
@pytest.mark.parametrize(
    ("ship", "words", "left"),
    [
        ("buka-28", ["play buka-01"], ["buka-02", "vulca-05"]),
        ("buka-28", ["play buka-02"], []),
        ("buka-30", ["play buka-01"], []),
    ],
)
@pytest.mark.rule("RS-36", "BM-9.13")
def test_only_what_comes_from_the_ship_is_free(
    ruleset: str, ship: str, words: list[str], left: list[str]
) -> None:
    """buka-01 is aboard, buka-02 and vulca-05 are in hand."""
    me = {"hand": ["buka-02", "vulca-05"], "ships": {ship: ["buka-01"]}, "landed": [ship]}
    game = walk(my_turn(ruleset, "character", me), *words)
    cards = [key for key in open_cards(game) if key != "buka-01"] if game.phase() == "character" else []
    assert cards == left


@every_ruleset
@pytest.mark.parametrize(("where", "swept"), [("ship", True), ("hand", False)])
@pytest.mark.rule("BM-16.6", "BM-10.11")
def test_mora_marn_sweeps_only_from_a_landed_ship(ruleset: str, where: str, swept: bool) -> None:
    ships = {"ships": {"buka-28": ["buka-19"]}, "landed": ["buka-28"], "hand": ["mimix-22"]}
    me = ships if where == "ship" else {"hand": ["buka-19", "mimix-22"]}
    you = {"active": ["vulca-05", "aqua-02"], "inactive": ["hoax-03", "aqua-05"], "support": ["hoax-20"]}
    game = my_turn(ruleset, "character", me, you).when("play buka-19")
    completely(game)
    left = set(game.zone("you", "combat"))
    assert left == ({"aqua-02"} if swept else {"vulca-05", "aqua-02", "hoax-03", "aqua-05"})


@every_ruleset
@pytest.mark.parametrize("kind", ["boosters", "supports"])
@pytest.mark.rule("BM-15.4", "BM-10.10")
def test_the_lookout_takes_boosters_or_supports(ruleset: str, kind: str) -> None:
    you = {
        "active": ["vulca-05", "hoax-19", "hoax-18"],
        "support": ["hoax-20", "aqua-23"],
        "bluffs": ["buka-07"],
    }
    game = my_turn(ruleset, "character", {"hand": ["buka-22", "mimix-22"]}, you).when("play buka-22")
    completely(game.when(f"which {1 if kind == 'boosters' else 2}"))
    gone = {"hoax-18", "hoax-19"} if kind == "boosters" else {"buka-07", "hoax-20"}
    assert set(game.discards("you")) == gone


# The end of a turn


@every_ruleset
@pytest.mark.parametrize(
    ("active", "you", "cards"),
    [
        (["vulca-15"], {}, 8),
        (["vulca-15"], {"support": ["khind-25"]}, 4),
        (["vulca-15"], {"support": ["terrah-27"]}, 4),
        (["hoax-15"], {}, 9),
        (["hoax-15"], {"support": ["flit-28"]}, 9),
        (["khind-05"], {"support": ["flit-28"]}, 6),
        (["vulca-05"], {"active": ["pillar-15"]}, 3),
    ],
)
@pytest.mark.rule("RS-2", "BM-16.14", "BM-16.19", "BM-15.10", "OQ-57")
def test_how_many_cards_are_held_after_the_turn(
    ruleset: str, active: list[str], you: dict, cards: int
) -> None:
    me = {"hand": ["hoax-18", "hoax-20", "hoax-21"], "active": active, "pile": filler(9)}
    game = my_turn(ruleset, "end", me, you)
    while game.state.seat == 0 and game.asked() == "me":
        for word in ("refill", "yes", f"use {active[0]}", "done", "pass"):
            if game.may(word):
                game.when(word)
                break
        else:
            completely(game)
    assert hand_size(game, "me") == cards
