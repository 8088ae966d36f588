"""Inquisitors, crystal cards, Hylas and Tutus in cases worked out from the rules by hand."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import Kind
from moondrake.testing.bluemoon import filler, given, side
from tests.bluemoon.scenarios.helpers import (
    every_ruleset,
    fixture_card,
    hand_size,
    my_turn,
    open_cards,
    plays,
    walk,
    winner,
)

CRYSTALS = [fixture_card(f"fx-crystal-{number}", Kind.ACHIEVEMENT) for number in range(1, 5)]
ONE, TWO, THREE, FOUR = (card.key for card in CRYSTALS)


# Inquisitors

REPLACING: dict[str, Any] = {
    "any card": ({}, ["buka-30", "flit-01", "hoax-18", "hoax-27", "hyla-fire", "vulca-05"]),
    "icons are ignored, a lent one too": ({"active": ["hoax-16"]}, []),
    "icons are ignored by a support": ({"support": ["terrah-26"]}, []),
    "texts are ignored, the inquisitor's too": ({"active": ["flit-07"]}, []),
    "texts are ignored by Laughing Gas": ({"support": ["khind-27"]}, []),
    "characters are ignored": (
        {"active": ["flit-12"]},
        ["buka-30", "flit-01", "hoax-18", "hoax-27", "hyla-fire"],
    ),
    "boosters are ignored": (
        {"active": ["flit-09"]},
        ["buka-30", "flit-01", "hoax-27", "hyla-fire", "vulca-05"],
    ),
    "cards with icons are ignored": (
        {"active": ["flit-13"]},
        ["buka-30", "flit-01", "hoax-27", "hyla-fire", "vulca-05"],
    ),
    "action cards may not be played": (
        {"support": ["terrah-28"]},
        ["buka-30", "flit-01", "hoax-18", "hoax-27", "hyla-fire", "vulca-05"],
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", REPLACING)
@pytest.mark.rule("BM-16.17", "BM-10.30", "BM-13.5", "OQ-66")
def test_what_the_argus_eye_replaces(ruleset: str, case: str) -> None:
    yours, cards = REPLACING[case]
    hand = ["vulca-05", "hoax-18", "flit-01", "hoax-27", "hyla-fire", "buka-30"]
    me = {"hand": hand, "staff": ["inq-412"], "rest": filler(3)}
    assert plays(my_turn(ruleset, "action", me, yours), "replace") == cards


@every_ruleset
@pytest.mark.rule("BM-10.29", "BM-10.31", "RS-5", "RS-35", "BM-6.2")
def test_a_replaced_leadership_lies_on_its_stack_and_was_the_action(ruleset: str) -> None:
    me = {"hand": ["hoax-27", "hoax-29", "vulca-05"], "staff": ["inq-412"], "rest": filler(3)}
    game = my_turn(ruleset, "action", me, {}).when("replace hoax-27")
    assert game.zone("me", "stack") == ["hoax-27"]
    assert game.discards("me") == []
    if ruleset == "legends":
        assert (game.asked(), game.may("no")) == ("chance", False)
        game.when("deal filler-1")
    else:
        assert game.may("no")
        game.when("yes", "deal filler-1")
    assert hand_size(game, "me") == 3
    assert game.phase() == "decision", "no other action"


@every_ruleset
@pytest.mark.parametrize(
    ("ban", "drawn"), [("vulca-26", 0), ("khind-25", 1), ("terrah-27", 1), ("hoax-26", 1)]
)
@pytest.mark.rule("BM-15.8", "BM-15.10", "BM-10.30")
def test_bans_and_the_draw_of_a_replacement(ruleset: str, ban: str, drawn: int) -> None:
    """Three cards are left after replacing one; hoax-26 counts no card, since replacing plays none."""
    hand = ["hoax-18", "vulca-05", "vulca-04", "hoax-20"]
    game = my_turn(
        ruleset, "action", {"hand": hand, "staff": ["inq-412"], "rest": filler(3)}, {"support": [ban]}
    )
    game.when("replace hoax-18")
    if game.may("yes"):
        game.when("yes")
    if game.asked() == "chance":
        game.when("deal filler-1")
    assert hand_size(game, "me") == 3 + drawn
    assert walk(game, "fight").may("play vulca-05")


@every_ruleset
@pytest.mark.parametrize(
    ("yours", "cards"),
    [
        ({}, 7),
        ({"support": ["flit-28"]}, 6),
        ({"support": ["khind-27"]}, 6),
        ({"support": ["terrah-27"]}, 4),
        ({"support": ["vulca-26"]}, 3),
        ({"support": ["khind-25"]}, 4),
    ],
)
@pytest.mark.rule("BM-16.14", "BM-15.8", "BM-15.10", "BM-9.19")
def test_the_snakes_tongue_draws_one_more_at_the_end(ruleset: str, yours: dict, cards: int) -> None:
    me = {"hand": ["hoax-18", "hoax-20", "hoax-21"], "active": ["vulca-01"], "staff": ["inq-schlangenzunge"]}
    game = my_turn(ruleset, "end", me | {"pile": filler(6)}, yours)
    while game.asked() == "me" and not game.may("fight"):
        for word in ("refill", "yes", "use inq-schlangenzunge", "done", "pass"):
            if game.may(word):
                game.when(word)
                break
    assert hand_size(game, "me") == cards


@every_ruleset
@pytest.mark.rule("BM-6.8", "BM-5.5", "BM-9.19")
def test_who_declines_has_no_end_of_turn(ruleset: str) -> None:
    me = {"hand": ["vulca-05", "hoax-20"], "staff": ["inq-schlangenzunge"], "pile": filler(9)}
    game = my_turn(ruleset, "decision", me, {}, element=None)
    game.when("decline", "choose hoax-20", "done")
    assert (hand_size(game, "me"), game.asked()) == (6, "you")


# Crystal cards


@every_ruleset
@pytest.mark.parametrize(("dragons", "may"), [(-1, False), (0, False), (1, True), (3, True)])
@pytest.mark.rule("BM-9.8a", "OQ-32")
def test_a_crystal_card_wants_an_own_dragon(ruleset: str, dragons: int, may: bool) -> None:
    game = my_turn(ruleset, "action", {"hand": [CRYSTALS[0], "vulca-05"]}, {}, dragons=dragons)
    assert (f"play {ONE}" in game.legal()) is may


@every_ruleset
@pytest.mark.parametrize("where", ["hand", "support"])
@pytest.mark.rule("BM-9.8", "BM-6.2", "BM-13.1")
def test_a_ban_on_action_cards_is_one_on_crystal_cards(ruleset: str, where: str) -> None:
    game = my_turn(ruleset, "action", {"hand": [CRYSTALS[0], "vulca-05"]}, {where: ["terrah-28"]}, dragons=1)
    assert (f"play {ONE}" in game.legal()) is (where == "hand")


@every_ruleset
@pytest.mark.rule("BM-9.8", "RS-3", "OQ-9")
def test_a_second_crystal_card_waits_for_the_next_turn_and_both_may_lie_there(ruleset: str) -> None:
    me = {"hand": [CRYSTALS[0], CRYSTALS[1], "vulca-05"], "lasting": [CRYSTALS[2]]}
    game = my_turn(ruleset, "action", me, {}, dragons=1).when(f"play {ONE}")
    assert game.phase() == "decision"
    assert sorted(game.zone("me", "lasting")) == [ONE, THREE]


@every_ruleset
@pytest.mark.rule("BM-9.8")
def test_each_player_discards_one_of_the_own_when_both_have_crystal_cards(ruleset: str) -> None:
    me = {"hand": [CRYSTALS[0], "vulca-05"]}
    you = {"lasting": [CRYSTALS[1], CRYSTALS[2]], "hand": ["hoax-23"]}
    game = my_turn(ruleset, "action", me, you, dragons=1).when(f"play {ONE}")
    assert (game.asked(), game.legal()) == ("me", [f"choose {ONE}"])
    game.when(f"choose {ONE}")
    assert (game.asked(), sorted(game.legal())) == ("you", [f"choose {TWO}", f"choose {THREE}"])
    game.when(f"choose {THREE}")
    assert (game.zone("me", "lasting"), game.zone("you", "lasting")) == ([], [TWO])
    assert (game.discards("me"), game.discards("you")) == ([ONE], [THREE])


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-9.8")
def test_a_cancelled_crystal_card_meets_no_other(ruleset: str) -> None:
    me = {"hand": [CRYSTALS[0], "vulca-05", "hoax-27"]}
    you = {"lasting": [CRYSTALS[1]], "hand": ["inter-wie-koennt-ihr"]}
    game = my_turn(ruleset, "action", me, you, dragons=1)
    game.when(f"play {ONE}", "play inter-wie-koennt-ihr")
    assert (game.discards("me"), game.zone("you", "lasting")) == ([ONE], [TWO])
    assert game.may("play hoax-27"), "the action is still open"


CROWNS: dict[str, Any] = {
    "own ones": (1, 2, 0, 4),
    "one dragon less two of the other": (1, 0, 2, 1),
    "three dragons less one": (3, 0, 1, 3),
    "two dragons and one": (2, 1, 0, 4),
    "one less three": (1, 0, 3, 1),
}


@every_ruleset
@pytest.mark.parametrize("case", CROWNS)
@pytest.mark.rule("BM-8.4", "RS-18", "BM-8.3")
def test_crystals_of_a_game_that_ends_for_want_of_cards(ruleset: str, case: str) -> None:
    dragons, own, other, crystals = CROWNS[case]
    me = {"hand": ["hoax-01"], "lasting": CRYSTALS[:own]}
    you = {"hand": [], "lasting": CRYSTALS[:other]}
    game = my_turn(ruleset, "turn", me, you, element=None, dragons=dragons)
    assert winner(game) == ("me", 1 + dragons if ruleset == "kosmos" else crystals)


@every_ruleset
@pytest.mark.parametrize(("own", "other", "crystals"), [(0, 0, 4), (2, 0, 6), (0, 1, 3), (0, 4, 1)])
@pytest.mark.rule("BM-8.4", "RS-18")
def test_crystals_of_a_fourth_dragon(ruleset: str, own: int, other: int, crystals: int) -> None:
    game = given(
        side(hand=["hoax-01"], lasting=CRYSTALS[:other]),
        side(active=["vulca-05"], hand=["hoax-23"], lasting=CRYSTALS[:own]),
        "fire",
        "decision",
        ruleset,
        dragons=-3,
    ).when("retreat")
    assert winner(game) == ("you", 4 if ruleset == "kosmos" else crystals)


@every_ruleset
@pytest.mark.rule("BM-9.8b", "OQ-32", "RS-3")
def test_who_plays_a_crystal_card_without_a_dragon_by_a_character_uses_the_action(ruleset: str) -> None:
    me = {"hand": [CRYSTALS[0], CRYSTALS[1], "hoax-27", "vulca-05"], "active": ["vulca-04", "aqua-15"]}
    game = my_turn(ruleset, "action", me, {}, dragons=-1)
    assert game.may(f"play {ONE}")
    game.when(f"play {ONE}")
    assert game.phase() == "decision"
    ignored = my_turn(ruleset, "action", me, {"active": ["flit-12"]}, dragons=-1)
    assert not ignored.may(f"play {ONE}")


@every_ruleset
@pytest.mark.rule("BM-9.8b", "BM-16.1", "OQ-64")
def test_a_chosen_lets_the_opponent_lay_a_crystal_card_first_and_i_may_answer_it(ruleset: str) -> None:
    me = {"hand": ["khind-32", CRYSTALS[0], "inter-wie-koennt-ihr", "vulca-05"]}
    you = {"hand": [CRYSTALS[1]]}
    game = my_turn(ruleset, "action", me, you).when("play khind-32")
    assert game.asked() == "you"
    game.when(f"choose {TWO}" if game.may(f"choose {TWO}") else f"play {TWO}")
    assert game.asked() == "me"
    game.when("play inter-wie-koennt-ihr")
    assert game.discards("you") == [TWO]
    game.when(f"choose {ONE}" if game.may(f"choose {ONE}") else f"play {ONE}")
    assert game.zone("me", "lasting") == [ONE]


@every_ruleset
@pytest.mark.parametrize(("crystals", "may"), [(0, False), (1, False), (2, True)])
@pytest.mark.rule("BM-7.8", "BM-12.7")
def test_two_crystal_cards_from_the_hand_buy_a_dragon(ruleset: str, crystals: int, may: bool) -> None:
    hand = ["hoax-31", "hyla-fire", "hoax-27", "vulca-05", *CRYSTALS[:crystals]]
    game = my_turn(ruleset, "action", {"hand": hand}, {}).when("play hoax-31")
    bought = game.may("yes") or any(word.startswith("choose") for word in game.legal())
    assert bought is may, "one of each is no two of a kind"


# Hylas


@every_ruleset
@pytest.mark.parametrize(
    ("hyla", "character", "announce"),
    [
        ("hyla-fire", "pillar-04", ["announce earth"]),
        ("hyla-earth", "hoax-02", ["announce fire"]),
        ("hyla-both", "terrah-17", ["announce fire"]),
        ("hyla-both", "aqua-14", ["announce earth", "announce fire"]),
        ("hyla-fire", "aqua-14", ["announce earth"]),
        ("hyla-draw", "khind-14", ["announce earth", "announce fire"]),
    ],
)
@pytest.mark.rule("OQ-68", "BM-6.18", "BM-6.19", "BM-10.1")
def test_a_hyla_forbids_the_element_in_which_it_is_stronger(
    ruleset: str, hyla: str, character: str, announce: list[str]
) -> None:
    me = {"hand": [character]}
    game = my_turn(ruleset, "character", me, {"lasting": [hyla], "hand": ["hoax-23"]}, element=None)
    game.when(f"play {character}")
    while game.may("pass"):
        game.when("pass")
    assert game.legal() == announce


@every_ruleset
@pytest.mark.rule("OQ-68", "BM-17.1", "BM-17.2")
def test_a_first_turn_without_an_element_to_announce_is_a_retreat(ruleset: str) -> None:
    you = {"lasting": ["hyla-both"], "hand": ["hoax-23"]}
    game = my_turn(ruleset, "character", {"hand": ["khind-14", "vulca-05"]}, you, element=None)
    walk(game, "play khind-14")
    while game.asked() == "me" and game.may("pass") and not game.has_retreated("me"):
        game.when("pass")
    assert (game.has_retreated("me"), game.dragons("me")) == (True, -1)


@every_ruleset
@pytest.mark.parametrize(
    ("first", "words", "left"),
    [
        (True, [], ["hoax-18", "hoax-20", "hoax-21", "mimix-25"]),
        (True, ["play hoax-18"], []),
        (True, ["play hoax-20"], []),
        (False, ["play hoax-18"], ["hoax-20", "hoax-21", "mimix-25"]),
        (False, ["play hoax-20"], ["hoax-18", "hoax-21", "mimix-25"]),
        (False, ["play hoax-18", "play hoax-20"], []),
        (False, ["play hoax-18", "play mimix-25"], []),
        (False, ["play hoax-20", "play hoax-21"], []),
    ],
)
@pytest.mark.rule("BM-6.14", "BM-6.15")
def test_piplox_grants_one_booster_or_one_support(
    ruleset: str, first: bool, words: list[str], left: list[str]
) -> None:
    me = {
        "hand": ["hoax-18", "mimix-25", "hoax-20", "hoax-21"],
        "active": ["vulca-05"],
        "lasting": ["hyla-piplox"],
    }
    more = {"element": None} if first else {}
    game = my_turn(ruleset, "boost", me, {}, **more)
    walk(game, *words)
    assert open_cards(game) == left


@every_ruleset
@pytest.mark.parametrize(("owner", "may"), [("you", True), ("me", False)])
@pytest.mark.rule("BM-9.3", "BM-9.7")
def test_the_mutant_wants_a_hyla_of_the_opponent(ruleset: str, owner: str, may: bool) -> None:
    lasting = {"lasting": ["hyla-fire"]}
    me = {"hand": ["mutant-108", "vulca-05"]} | (lasting if owner == "me" else {})
    game = my_turn(ruleset, "character", me, lasting if owner == "you" else {})
    assert game.may("play mutant-108") is may


@every_ruleset
@pytest.mark.rule("BM-9.7", "RS-17", "BM-3.9")
def test_a_new_hyla_sends_the_opponents_to_its_own_pile(ruleset: str) -> None:
    game = my_turn(ruleset, "action", {"hand": ["hyla-both", "vulca-05"]}, {"lasting": ["hyla-fire"]})
    assert (game.power("me"), game.power("you")) == (0, 2)
    game.when("play hyla-both")
    assert (game.power("me"), game.power("you")) == (1, 0)
    assert (game.discards("you"), game.zone("you", "lasting")) == (["hyla-fire"], [])


@every_ruleset
@pytest.mark.parametrize("retreats", ["me", "you"])
@pytest.mark.rule("BM-7.6", "BM-16.14")
def test_between_fights_the_hyla_refills_to_eight_for_winner_and_loser(ruleset: str, retreats: str) -> None:
    me = side(hand=["hoax-01"], active=["hoax-04"], lasting=["hyla-refill"], pile=filler(9))
    you = side(hand=["hoax-02"], active=["hoax-03"], pile=filler(9, "other"), support=["flit-28"])
    game = given(me, you, "fire", "decision", ruleset, turn=retreats).when("retreat")
    while game.may("yes") or game.may("refill"):
        game.when("yes" if game.may("yes") else "refill")
    assert (hand_size(game, "me"), hand_size(game, "you")) == (8, 6)


# Tutus

COSTS: dict[str, Any] = {
    "tutu-1": (["vulca-05"], ["vulca-05"]),
    "tutu-1 alone": ([], None),
    "tutu-3a": (
        ["vulca-05", "hoax-27", "hyla-fire", "buka-30", "hoax-20"],
        ["buka-30", "hoax-27", "hyla-fire"],
    ),
    "tutu-3a without": (["vulca-05", "hoax-20", "inter-das-habe-ich"], None),
    "tutu-3b": (["vulca-05", "hoax-27", "hoax-20", "hoax-18"], ["hoax-18", "hoax-20"]),
    "tutu-3b without": (["vulca-05", "hoax-27"], None),
    "tutu-hukhuk": (["vulca-05", "hoax-20", "tutu-1"], ["tutu-1", "vulca-05"]),
    "tutu-hukhuk without": (["hoax-20"], None),
    "tutu-pampam": (["vulca-05", "tutu-1", "tutu-4"], ["tutu-1", "tutu-4"]),
    "tutu-pampam without": (["vulca-05", "hoax-20"], None),
}


@every_ruleset
@pytest.mark.parametrize("ignored", ["", "flit-07", "flit-12", "flit-13"])
@pytest.mark.parametrize("case", COSTS)
@pytest.mark.rule("BM-12.4", "BM-13.1", "RS-20", "BM-9.21")
def test_a_tutu_is_paid_for_before_it_is_laid_out_ignored_or_not(
    ruleset: str, case: str, ignored: str
) -> None:
    """The cost begins with "I must", which outranks "ignored"."""
    hand, paid = COSTS[case]
    tutu = case.split()[0]
    me = {"hand": [tutu, *hand], "support": ["vulca-23"]}
    game = my_turn(ruleset, "character", me, {"active": [ignored or "khind-14"]})
    assert (tutu in plays(game)) is (paid is not None)
    if paid:
        game.when(f"play {tutu}")
        assert sorted(word.split()[1] for word in game.legal()) == paid
        game.when(f"choose {paid[-1]}" if game.may(f"choose {paid[-1]}") else f"pay {paid[-1]}")
        assert tutu in game.zone("me", "active")


@every_ruleset
@pytest.mark.rule("BM-6.6a", "BM-12.4")
def test_a_tutu_nobody_can_pay_for_is_no_character(ruleset: str) -> None:
    assert my_turn(ruleset, "decision", {"hand": ["tutu-pampam", "hoax-20"]}, {}).legal() == ["retreat"]
    assert my_turn(ruleset, "decision", {"hand": ["tutu-2b"]}, {}).legal() == ["retreat"], "no pile"


@every_ruleset
@pytest.mark.parametrize(("ban", "drawn"), [("vulca-26", 0), ("khind-25", 1), ("terrah-27", 4)])
@pytest.mark.rule("BM-15.8", "BM-16.19", "BM-16.28")
def test_a_cost_from_the_pile_is_no_taking(ruleset: str, ban: str, drawn: int) -> None:
    me = {"hand": ["tutu-2b"], "active": ["vulca-05"], "pile": filler(6)}
    game = my_turn(ruleset, "character", me, {"active": ["khind-14"], "support": [ban]})
    walk(game, "play tutu-2b")
    assert game.discards("me") == ["filler-1"]
    while game.asked() == "me" and game.state.seat == 0:
        game.when("refill" if game.may("refill") else "pass")
    assert hand_size(game, "me") == drawn


@every_ruleset
@pytest.mark.rule("BM-9.11", "BM-9.13", "BM-12.4")
def test_a_tutu_is_loaded_for_nothing_and_paid_for_when_it_is_played_from_the_ship(ruleset: str) -> None:
    me = {"hand": ["tutu-pampam"], "active": ["vulca-05"], "ships": {"buka-30": []}}
    loaded = my_turn(ruleset, "boost", me, {}).when("load tutu-pampam")
    assert loaded.cargo("me", "buka-30") == ["tutu-pampam"]
    landed = {"hand": ["tutu-1"], "ships": {"buka-30": ["tutu-pampam"]}, "landed": ["buka-30"]}
    game = my_turn(ruleset, "character", landed, {})
    assert plays(game) == ["tutu-pampam"]
    game.when("play tutu-pampam")
    assert [word.split()[1] for word in game.legal()] == ["tutu-1"], (
        "from hand, though nothing is played from it"
    )


@every_ruleset
@pytest.mark.parametrize(("ignorer", "more"), [("khind-14", True), ("hoax-16", False), ("flit-12", False)])
@pytest.mark.rule("BM-10.14", "BM-13.5")
def test_a_tutu_beside_the_character_of_the_turn_needs_its_free(
    ruleset: str, ignorer: str, more: bool
) -> None:
    game = my_turn(ruleset, "character", {"hand": ["vulca-05", "tutu-1", "hoax-20"]}, {"active": [ignorer]})
    walk(game, "play vulca-05")
    assert ("tutu-1" in open_cards(game, phases=("character",))) is more
