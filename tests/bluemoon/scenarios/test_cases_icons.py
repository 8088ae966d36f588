"""Icons that meet: STOP, FREE, PAIR, GANG, SHIELD, PROTECTED, bluffs and mutants, worked out by hand."""

from typing import Any

import pytest

from tests.bluemoon.scenarios.helpers import (
    FREE_CHARACTER,
    completely,
    element,
    every_ruleset,
    my_turn,
    open_cards,
    to_boost,
    walk,
)

MATES = ["mimix-16", "mimix-17"]


# STOP and permissions

STOPPED: dict[str, Any] = {
    "nothing": ({}, [], []),
    "any number of supports": ({"leading": ["hoax-29"]}, ["hoax-20", "hoax-21", "pillar-29"], ["buka-07"]),
    "any number of boosters": ({"leading": ["flit-31"]}, ["hoax-18", "mimix-25", "pillar-16"], []),
    "one more support": ({"support": ["buka-25"]}, ["hoax-20", "hoax-21", "pillar-29"], ["buka-07"]),
    "one booster or support": (
        {"lasting": ["hyla-piplox"]},
        ["hoax-18", "hoax-20", "hoax-21", "mimix-25", "pillar-16", "pillar-29"],
        ["buka-07"],
    ),
}
HAND = [
    "mutant-101",
    "hoax-20",
    "hoax-21",
    "pillar-29",
    "hoax-18",
    "mimix-25",
    "pillar-16",
    "buka-07",
    "mimix-22",
]


@every_ruleset
@pytest.mark.parametrize("case", STOPPED)
@pytest.mark.rule("RS-7", "BM-10.3", "BM-6.15", "BM-10.33")
def test_what_may_follow_a_stop(ruleset: str, case: str) -> None:
    more, cards, bluffs = STOPPED[case]
    game = my_turn(ruleset, "character", {"hand": HAND} | more, {"active": ["hoax-04"]}, dragons=-1)
    walk(game, "play mutant-101")
    to_boost(game)
    assert (open_cards(game), open_cards(game, "bluff")) == (cards, bluffs)


@every_ruleset
@pytest.mark.parametrize(
    ("more", "played", "then"),
    [
        ({"support": ["buka-25"]}, "play pillar-29", []),
        ({"support": ["buka-25"]}, "bluff buka-07", []),
        ({"lasting": ["hyla-piplox"]}, "play pillar-16", []),
        ({"leading": ["hoax-29"]}, "play pillar-29", ["hoax-20", "hoax-21"]),
        ({"leading": ["flit-31"]}, "play pillar-16", ["hoax-18", "mimix-25"]),
    ],
)
@pytest.mark.rule("RS-7", "BM-10.3")
def test_after_a_stop_one_means_one_free_or_not(
    ruleset: str, more: dict, played: str, then: list[str]
) -> None:
    game = my_turn(ruleset, "character", {"hand": HAND} | more, {"active": ["hoax-04"]}, dragons=-1)
    walk(game, "play mutant-101")
    walk(game, played)
    assert open_cards(game) == then


# Bans and what "does not count"

LIMITS: dict[str, Any] = {
    "FREE after the character": ({}, ["play vulca-05"], ["mimix-22"]),
    "after one card of the turn": ({"support": ["hoax-26"]}, ["play vulca-05"], []),
    "after one card into combat": ({"active": ["flit-10"]}, ["play vulca-05"], []),
    "a pair under one card of the turn": ({"support": ["hoax-26"]}, ["play mimix-16"], []),
    "a pair under one card into combat": ({"active": ["flit-10"]}, ["play mimix-16"], []),
    "a pair": ({}, ["play mimix-16"], ["mimix-17", "mimix-22"]),
    "a pair is two": ({}, ["play mimix-16", "play mimix-17"], ["mimix-22"]),
    "FREE, then a pair": ({}, ["play mimix-22", "play mimix-16"], ["mimix-17"]),
    "a pair whose icons are ignored": ({"active": ["hoax-16"]}, ["play mimix-16"], []),
    "a pair whose partner may not be played": ({"active": ["vulca-16"]}, [], []),
    "a pair of ignored characters": ({"active": ["flit-12"]}, ["play mimix-16"], []),
    "a pair and cards with icons ignored": ({"active": ["flit-13"]}, ["play mimix-16"], []),
    "no card without a text": ({"active": ["terrah-16"]}, [], []),
    "nothing above four": ({"support": ["terrah-25"]}, [], ["mimix-16", "mimix-17", "mimix-22"]),
}


@every_ruleset
@pytest.mark.parametrize("case", LIMITS)
@pytest.mark.rule("BM-10.15", "BM-10.20", "BM-10.21", "BM-10.22", "BM-13.5")
def test_characters_after_characters(ruleset: str, case: str) -> None:
    yours, words, left = LIMITS[case]
    game = my_turn(ruleset, "character", {"hand": ["vulca-05", "mimix-22", *MATES]}, yours)
    walk(game, *words)
    assert open_cards(game, phases=("character",)) == left


BOOSTS: dict[str, Any] = {
    "one booster or one support": ([], {}, ["flit-15", "flit-16", "hoax-20", "pillar-16", "pillar-29"]),
    "a FREE one is none": (["play pillar-16"], {}, ["flit-15", "flit-16", "hoax-20", "pillar-29"]),
    "the pair goes on": (["play flit-15"], {}, ["flit-16", "pillar-16", "pillar-29"]),
    "the pair is whole": (["play flit-15", "play flit-16"], {}, ["pillar-16", "pillar-29"]),
    "a FREE card between": (["play flit-15", "play pillar-16"], {}, ["pillar-29"]),
    "no boosters": ([], {"support": ["mimix-28"]}, ["hoax-20", "pillar-29"]),
    "no supports": ([], {"support": ["khind-26"]}, ["flit-15", "flit-16", "pillar-16"]),
    "neither": ([], {"active": ["hoax-13"]}, []),
    "a support after one into combat": ([], {"active": ["flit-10"]}, ["hoax-20", "pillar-29"]),
    "no text": ([], {"active": ["terrah-12"]}, ["flit-15", "flit-16", "hoax-20", "pillar-29"]),
    "no booster with a text": ([], {"support": ["vulca-25"]}, ["flit-15", "flit-16", "hoax-20", "pillar-29"]),
    "no card without a text": ([], {"active": ["terrah-16"]}, ["pillar-16"]),
    "ignored icons": (["play flit-15"], {"support": ["terrah-26"]}, []),
    "ignored boosters": (["play flit-15"], {"active": ["flit-09"]}, ["pillar-29"]),
    "ignored supports": (["play flit-15"], {"active": ["flit-08"]}, ["flit-16", "pillar-16"]),
}


@every_ruleset
@pytest.mark.parametrize("case", BOOSTS)
@pytest.mark.rule("BM-6.13", "BM-10.14", "BM-10.20", "BM-10.22", "BM-13.5", "BM-13.1")
def test_boosters_and_supports_after_each_other(ruleset: str, case: str) -> None:
    words, yours, left = BOOSTS[case]
    hand = ["vulca-14" if case == "no card without a text" else "vulca-05"]
    me = {"hand": [*hand, "flit-15", "flit-16", "pillar-16", "hoax-20", "pillar-29"], "support": ["vulca-23"]}
    game = my_turn(ruleset, "character", me, yours)
    walk(game, f"play {hand[0]}")
    to_boost(game)
    walk(game, *words)
    assert open_cards(game) == left


# The Sea Moon: one card from hand

MOON: dict[str, Any] = {
    "one of any kind": ([], ["mimix-16", "mimix-17", "mimix-22", "vulca-04", "vulca-05"]),
    "the pair of the one character": (["play mimix-16"], ["mimix-17"]),
    "FREE is the one": (["play mimix-22"], ["vulca-04"]),
    "after the character of the ship": (["play vulca-04"], ["mimix-22"]),
}


@every_ruleset
@pytest.mark.parametrize("case", MOON)
@pytest.mark.rule("BM-16.12", "BM-9.13", "BM-10.15")
def test_from_the_sea_moon_one_card_of_the_hand(ruleset: str, case: str) -> None:
    words, cards = MOON[case]
    hand = ["vulca-05", "mimix-22", *MATES]
    me = {"hand": hand, "ships": {"buka-31": ["vulca-04"]}, "landed": ["buka-31"]}
    game = walk(my_turn(ruleset, "character", me, {}), *words)
    assert open_cards(game, phases=("character",)) == cards


@every_ruleset
@pytest.mark.parametrize(
    ("first", "left"), [("play mimix-22", []), ("play vulca-04", ["flit-15", "hoax-20", "pillar-29"])]
)
@pytest.mark.rule("BM-16.12", "BM-10.15")
def test_the_one_card_of_the_sea_moon_is_a_character_or_a_booster_or_a_support(
    ruleset: str, first: str, left: list[str]
) -> None:
    hand = ["mimix-22", "flit-15", "hoax-20", "pillar-29"]
    me = {"hand": hand, "ships": {"buka-31": ["vulca-04"]}, "landed": ["buka-31"]}
    game = my_turn(ruleset, "character", me, {})
    walk(game, first)
    to_boost(game)
    assert open_cards(game) == left
    if left:
        walk(game, "play pillar-29")
        assert open_cards(game) == [], "FREE or not, it was the one"


@every_ruleset
@pytest.mark.rule("BM-16.12", "BM-10.25")
def test_a_gang_goes_on_from_the_hand_under_the_sea_moon(ruleset: str) -> None:
    me = {
        "hand": ["khind-11", "khind-12"],
        "active": ["khind-10"],
        "ships": {"buka-31": []},
        "landed": ["buka-31"],
    }
    game = my_turn(ruleset, "character", me, {})
    walk(game, "play khind-11", "keep")
    assert open_cards(game) == ["khind-12"]


# SHIELD

SHIELDS: dict[str, Any] = {
    "a shield": (["vulca-05", "hoax-18"], {}, False),
    "of the other element": (["vulca-05", "vulca-19"], {}, True),
    "ignored icons": (["vulca-05", "hoax-18"], {"active": ["vulca-01", "hoax-16"]}, True),
    "ignored by fog": (["vulca-05", "hoax-18"], {"support": ["terrah-26"]}, True),
    "ignored boosters": (["vulca-05", "hoax-18"], {"active": ["vulca-01", "flit-09"]}, True),
    "ignored texts leave it": (["vulca-05", "hoax-18"], {"active": ["vulca-01", "flit-07"]}, False),
    "ignored characters": (["mimix-15"], {"active": ["vulca-01", "flit-12"]}, True),
    "cards with icons": (["vulca-05", "hoax-18"], {"active": ["vulca-01", "flit-13"]}, True),
    "a character's shield": (["mimix-15"], {}, False),
}


@every_ruleset
@pytest.mark.parametrize("case", SHIELDS)
@pytest.mark.rule("BM-10.1", "BM-10.2", "BM-13.3", "BM-6.19")
def test_a_shield_while_it_is_effective(ruleset: str, case: str) -> None:
    active, yours, retreats = SHIELDS[case]
    you = {"active": ["vulca-01"], "hand": ["hoax-23"]} | yours
    game = my_turn(ruleset, "announce", {"active": active, "hand": ["hoax-20"]}, you)
    assert game.has_retreated("me") is retreats


# PROTECTED

GUARDED: dict[str, Any] = {
    # what you have, what I have, its power in fire and in earth
    "characters ignored": ({"active": ["flit-12"]}, {"active": ["aqua-02"]}, (5, 0)),
    "even values": ({"active": ["khind-02"]}, {"active": ["aqua-05"]}, (4, 0)),
    "odd values": ({"active": ["khind-01"]}, {"active": ["aqua-10"]}, (0, 3)),
    "odd values of supports": ({"active": ["khind-03"]}, {"support": ["aqua-23"]}, (3, 0)),
    "supports ignored": ({"active": ["flit-08"]}, {"support": ["aqua-24"]}, (0, 3)),
    "cards with icons": ({"active": ["flit-13"]}, {"active": ["aqua-09"]}, (3, 0)),
}


@every_ruleset
@pytest.mark.parametrize("shrewd", [False, True])
@pytest.mark.parametrize("case", GUARDED)
@pytest.mark.rule("RS-9", "BM-10.10", "BM-16.6", "BM-14.4")
def test_a_protected_card_and_mekarthas_beside_the_text(ruleset: str, case: str, shrewd: bool) -> None:
    yours, me, powers = GUARDED[case]
    you = {"active": [*yours["active"], "hoax-16"]} if shrewd else yours
    game = my_turn(ruleset, "decision", {"hand": ["hoax-20"]} | me, you, turn="you")
    gone = shrewd and ruleset == "ansmann"
    assert (game.power("me", "fire"), game.power("me", "earth")) == ((0, 0) if gone else powers)


@every_ruleset
@pytest.mark.parametrize("shrewd", [False, True])
@pytest.mark.parametrize("card", ["terrah-29", "vulca-30"])
@pytest.mark.rule("BM-16.6", "BM-10.11", "RS-9")
def test_leaderships_against_active_and_inactive_protected_cards(
    ruleset: str, card: str, shrewd: bool
) -> None:
    me = {"hand": [card, "hoax-01"], "active": ["hoax-16"] if shrewd else ["hoax-04"]}
    you = {"active": ["aqua-02", "vulca-05"], "inactive": ["aqua-05"], "support": ["aqua-23", "hoax-20"]}
    game = my_turn(ruleset, "action", me, you)
    completely(game.when(f"play {card}"))
    bare = shrewd and ruleset == "ansmann"
    left = set(game.zone("you", "active")) | set(game.zone("you", "support"))
    if card == "terrah-29":
        assert left == ({"aqua-23", "hoax-20"} if bare else {"aqua-02", "aqua-23", "hoax-20"})
        assert game.zone("you", "inactive") == []
    else:
        assert left == ({"aqua-02", "vulca-05"} if bare else {"aqua-02", "vulca-05", "aqua-23"})


@every_ruleset
@pytest.mark.parametrize("shrewd", [False, True])
@pytest.mark.rule("BM-16.6", "RS-9", "BM-16.1")
def test_the_chosen_of_the_air_spares_protected_supports_of_both(ruleset: str, shrewd: bool) -> None:
    me = {
        "hand": ["flit-32", "hoax-01"],
        "active": ["hoax-16"] if shrewd else ["hoax-04"],
        "support": ["aqua-24", "hoax-21"],
    }
    you = {"active": ["vulca-05"], "support": ["aqua-23", "hoax-20"]}
    game = completely(my_turn(ruleset, "action", me, you).when("play flit-32"))
    assert game.zone("me", "support") == ["aqua-24"]
    assert game.zone("you", "support") == ([] if shrewd and ruleset == "ansmann" else ["aqua-23"])


@every_ruleset
@pytest.mark.parametrize(("shrewd", "bitten"), [(False, ["hoax-19"]), (True, ["aqua-23", "hoax-19"])])
@pytest.mark.rule("BM-16.18", "RS-9")
def test_top_dog_and_protected_cards(ruleset: str, shrewd: bool, bitten: list[str]) -> None:
    me = {"hand": ["hoax-01"], "active": ["khind-06", "hoax-16"] if shrewd else ["khind-06"]}
    you = {"active": ["aqua-02", "hoax-19"], "support": ["aqua-23", "hoax-20"]}
    game = my_turn(ruleset, "action", me, you).when("use khind-06")
    cards = sorted(word.split()[1] for word in game.legal() if word.startswith("choose"))
    assert cards == (bitten if ruleset == "ansmann" else ["hoax-19"])


# Bluffs

BLUFFED: dict[str, Any] = {
    "plain": ({}, {}, 2, 2),
    "two of them": ({"bluffs": ["buka-07", "buka-08"]}, {}, 4, 4),
    "doubled supports": ({"active": ["hoax-12"]}, {}, 4, 4),
    "raised to four": ({"active": ["buka-21"]}, {}, 4, 4),
    "raised and doubled": ({"active": ["buka-21", "hoax-12"]}, {}, 8, 8),
    "even values of supports": ({}, {"active": ["khind-04"]}, 0, 0),
    "odd values of supports": ({}, {"active": ["khind-03"]}, 2, 2),
    "even values, raised": ({"active": ["buka-21"]}, {"active": ["khind-04"]}, 4, 4),
    "supports ignored": ({"active": ["buka-21"]}, {"active": ["flit-08"]}, 0, 0),
    "icons ignored": ({}, {"active": ["hoax-16"]}, 2, 2),
    "cards with icons ignored": ({}, {"active": ["flit-13"]}, 0, 0),
    "texts ignored": ({"active": ["buka-21"]}, {"active": ["flit-07"]}, 2, 2),
}


@every_ruleset
@pytest.mark.parametrize("fight", ["fire", "earth"])
@pytest.mark.parametrize("case", BLUFFED)
@pytest.mark.rule("RS-13", "BM-10.36", "BM-10.39", "BM-14.4", "OQ-52")
def test_what_bluffs_are_worth(ruleset: str, case: str, fight: str) -> None:
    me, you, fire, earth = BLUFFED[case]
    me_ = {"hand": ["hoax-20"], "bluffs": ["buka-07"]} | me
    game = my_turn(ruleset, "decision", me_, you, element=fight, turn="you")
    own = {"buka-21": (2, 1), "hoax-12": (2, 2)}
    shown = [own[key][fight == "earth"] for key in me.get("active", [])]
    assert game.power("me") - sum(shown) == (earth if fight == "earth" else fire)


BLUFFING: dict[str, Any] = {
    "one support": ({}, ["buka-07", "buka-18"]),
    "no supports": ({"support": ["khind-26"]}, []),
    "no leaderships, boosters, supports": ({"active": ["hoax-13"]}, []),
    "no characters without a text": ({"active": ["vulca-16"]}, ["buka-07", "buka-18"]),
    "no characters with a text": ({"support": ["vulca-25"]}, ["buka-07", "buka-18"]),
    "no cards without a text": ({"active": ["terrah-16"]}, ["buka-18"]),
    "no cards with a text": ({"active": ["terrah-12"]}, ["buka-07"]),
    "no characters above four": ({"support": ["terrah-25"]}, ["buka-07", "buka-18"]),
    "icons ignored": ({"active": ["hoax-16"]}, []),
    "characters ignored": ({"active": ["flit-12"]}, []),
    "supports ignored": ({"active": ["flit-08"]}, []),
    "one card into combat": ({"active": ["flit-10"]}, ["buka-07", "buka-18"]),
    "one card a turn": ({"support": ["hoax-26"]}, []),
}


@every_ruleset
@pytest.mark.parametrize("case", BLUFFING)
@pytest.mark.rule("BM-10.33", "BM-10.34", "BM-10.39")
def test_who_may_be_laid_out_as_a_bluff(ruleset: str, case: str) -> None:
    yours, cards = BLUFFING[case]
    texts = case in ("no characters without a text", "no cards without a text")
    first = "vulca-14" if texts else "aqua-07"
    game = my_turn(
        ruleset, "character", {"hand": [first, "buka-07", "buka-18"], "support": ["vulca-23"]}, yours
    )
    walk(game, f"play {first}")
    to_boost(game)
    assert open_cards(game, "bluff") == cards


@every_ruleset
@pytest.mark.parametrize(
    ("more", "left"),
    [({}, []), ({"support": ["buka-25"]}, ["buka-08"]), ({"leading": ["hoax-29"]}, ["buka-08"])],
)
@pytest.mark.rule("BM-10.33", "BM-6.15")
def test_a_second_bluff_needs_a_second_support(ruleset: str, more: dict, left: list[str]) -> None:
    me = {"hand": ["buka-07", "buka-08"], "active": ["vulca-05"]} | more
    assert open_cards(walk(my_turn(ruleset, "boost", me, {}), "bluff buka-07"), "bluff") == left


@every_ruleset
@pytest.mark.rule("BM-10.40", "BM-13.3")
@pytest.mark.parametrize(
    ("yours", "may"),
    [
        ({}, True),
        ({"active": ["flit-08"]}, False),
        ({"active": ["hoax-16"]}, True),
        ({"active": ["flit-13"]}, False),
    ],
)
def test_an_ignored_bluff_cannot_be_challenged(ruleset: str, yours: dict, may: bool) -> None:
    me = {"hand": ["hoax-20"], "active": ["vulca-01"], "bluffs": ["buka-07"]}
    game = my_turn(ruleset, "announce", me, yours)
    assert (game.asked() == "you" and "challenge" in game.legal()) is may


@every_ruleset
@pytest.mark.parametrize(
    ("yours", "may"), [({}, False), ({"active": ["flit-09"]}, True), ({"active": ["flit-07"]}, True)]
)
@pytest.mark.rule("BM-10.40", "BM-13.3")
def test_the_letter_of_marque_forbids_the_challenge_while_it_counts(
    ruleset: str, yours: dict, may: bool
) -> None:
    me = {"hand": ["hoax-20"], "active": ["vulca-01", "buka-24"], "bluffs": ["buka-07"]}
    game = my_turn(ruleset, "announce", me, yours)
    assert (game.asked() == "you" and "challenge" in game.legal()) is may


# Mutants

MUTANTS: dict[str, Any] = {
    "mutant-101 with a dragon of yours": ("mutant-101", {}, {}, {"dragons": -1}, True),
    "mutant-101 with one of mine": ("mutant-101", {}, {}, {"dragons": 1}, False),
    "mutant-102 two more, itself counted": (
        "mutant-102",
        {},
        {"hand": ["hoax-20", "hoax-21", "hoax-22", "hoax-23"]},
        {},
        True,
    ),
    "mutant-102 one more": ("mutant-102", {}, {"hand": ["hoax-20", "hoax-21", "hoax-22"]}, {}, False),
    "mutant-103 six with a bluff": (
        "mutant-103",
        {},
        {
            "active": ["hoax-04"],
            "inactive": ["hoax-01", "hoax-02", "hoax-03"],
            "support": ["hoax-20"],
            "bluffs": ["buka-07"],
        },
        {},
        True,
    ),
    "mutant-103 five and a Hyla": (
        "mutant-103",
        {},
        {
            "active": ["hoax-04"],
            "inactive": ["hoax-01", "hoax-02", "hoax-03"],
            "support": ["hoax-20"],
            "lasting": ["hyla-fire"],
        },
        {},
        False,
    ),
    "mutant-104 three active": (
        "mutant-104",
        {},
        {"active": ["hoax-04"], "support": ["hoax-20"], "bluffs": ["buka-07"]},
        {},
        True,
    ),
    "mutant-104 two active": (
        "mutant-104",
        {},
        {"active": ["hoax-04"], "inactive": ["hoax-01"], "support": ["hoax-20"]},
        {},
        False,
    ),
    "mutant-105 seven": ("mutant-105", {}, {"active": ["vulca-01"]}, {}, True),
    "mutant-105 six": ("mutant-105", {}, {"active": ["vulca-03"]}, {}, False),
    "mutant-105 seven in the other": ("mutant-105", {}, {"active": ["terrah-01"]}, {}, False),
    "mutant-106 in fire": ("mutant-106", {}, {"active": ["vulca-04"]}, {}, False),
    "mutant-107 in fire": ("mutant-107", {}, {"active": ["vulca-04"]}, {}, True),
    "mutant-107 four": ("mutant-107", {}, {"active": ["hoax-04"]}, {}, False),
    "mutant-107 five ignored": ("mutant-107", {"active": ["flit-12"]}, {"active": ["vulca-04"]}, {}, False),
    "mutant-109 nothing there": ("mutant-109", {}, {}, {}, True),
    "mutant-109 inactive": ("mutant-109", {"inactive": ["hoax-01"]}, {}, {}, False),
    "mutant-109 a bluff": ("mutant-109", {"bluffs": ["buka-07"]}, {}, {}, False),
    "mutant-109 a ship": ("mutant-109", {"ships": {"buka-30": []}}, {}, {}, True),
    "mutant-110 FREE": ("mutant-110", {}, {"active": ["hoax-04", "mimix-22"]}, {}, True),
    "mutant-110 a FREE support": (
        "mutant-110",
        {},
        {"active": ["hoax-04"], "support": ["pillar-29"]},
        {},
        True,
    ),
    "mutant-110 FREE ignored": (
        "mutant-110",
        {"support": ["terrah-26"]},
        {"active": ["hoax-04", "mimix-22"]},
        {},
        False,
    ),
    "mutant-110 lent FREE": ("mutant-110", {}, {"active": ["buka-16"]}, {}, False),
    "texts ignored": ("mutant-107", {}, {"active": ["flit-07"]}, {}, True),
    "characters ignored": ("mutant-107", {}, {"active": ["flit-12"]}, {}, True),
    "its condition lifted": ("mutant-107", {"leading": ["vulca-31"]}, {}, {}, True),
    "buka-23 with a ship": ("buka-23", {"ships": {"buka-30": []}}, {}, {}, False),
    "buka-23 with a ship, mutants freed": (
        "buka-23",
        {"ships": {"buka-30": []}, "leading": ["vulca-31"]},
        {},
        {},
        False,
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", MUTANTS)
@pytest.mark.rule("BM-9.3", "BM-16.9", "BM-16.35", "OQ-49", "OQ-56", "BM-16.8")
def test_the_condition_of_a_mutant(ruleset: str, case: str) -> None:
    card, me, you, more, may = MUTANTS[case]
    game = my_turn(ruleset, "character", {"hand": [card, "hoax-09"]} | me, you, **more)
    assert (f"play {card}" in game.legal()) is may


@every_ruleset
@pytest.mark.parametrize(
    ("yours", "into", "stops"),
    [
        ({"active": ["vulca-04"]}, "earth", True),
        ({"active": ["vulca-04", "flit-07"]}, "fire", True),
        ({"active": ["vulca-04", "flit-12"]}, "fire", False),
        ({"active": ["vulca-04", "hoax-16"]}, "earth", True),
    ],
)
@pytest.mark.rule("BM-9.3", "BM-10.5", "BM-13.3")
def test_what_an_ignored_mutant_still_does(ruleset: str, yours: dict, into: str, stops: bool) -> None:
    me = {"hand": ["mutant-107", "hoax-20", "hoax-21"], "support": ["vulca-23", "terrah-20"]}
    game = my_turn(ruleset, "character", me, yours).when("play mutant-107")
    assert element(game) == into
    to_boost(game)
    assert open_cards(game) == ([] if stops else ["hoax-20", "hoax-21"])


@every_ruleset
@pytest.mark.rule("BM-16.35")
def test_only_one_mutant_is_freed_and_the_limit_of_one_character_stays(ruleset: str) -> None:
    me = {"hand": ["mutant-107", "mutant-105", FREE_CHARACTER], "leading": ["vulca-31"]}
    game = my_turn(ruleset, "character", me, {})
    walk(game, f"play {FREE_CHARACTER.key}")
    assert open_cards(game) == ["mutant-105", "mutant-107"]
    game.when("play mutant-107")
    assert open_cards(game) == []
