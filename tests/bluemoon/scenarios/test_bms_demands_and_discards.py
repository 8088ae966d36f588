"""Acceptance scenarios BMS-75 to BMS-79, BMS-81 and BMS-82: demands, dragons, who picks."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, card_index, given, side
from tests.bluemoon.scenarios.helpers import announced, completely, element, every_ruleset, plays, turn, walk


def kabu_kat(ruleset: str, hand: list[str], rival: tuple[str, ...] = ("terrah-13",)) -> Scenario:
    return given(
        me=side(hand=hand, active=["hoax-01"], ships={"buka-30": []}),
        you=side(hand=["hoax-02"], active=rival),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize("word", ["load hoax-03", "bluff buka-07", "play hoax-21"])
@pytest.mark.scenario("BMS-75")
@pytest.mark.rule("BM-16.30", "BM-9.11")
def test_a_support_a_bluff_and_a_loading_meet_kabu_kat(ruleset: str, word: str) -> None:
    game = kabu_kat(ruleset, ["vulca-05", "hoax-03", "buka-07", "hoax-21", "vulca-18"])
    turn(game, "play vulca-05", word)
    assert not game.has_retreated("me")
    assert announced(game, "me") == [{"l": 5, "b": 7, "p": 7}[word[0]]]


@every_ruleset
@pytest.mark.scenario("BMS-75")
@pytest.mark.rule("BM-16.30", "BM-17.1")
def test_a_booster_does_not_meet_kabu_kat(ruleset: str) -> None:
    game = kabu_kat(ruleset, ["vulca-05", "hoax-21", "vulca-18", "hoax-03"])
    walk(game, "play vulca-05", "play vulca-18")
    assert game.has_retreated("me")
    assert announced(game, "me") == [], "settled at T5e, before the announcement"


@pytest.mark.scenario("BMS-75")
@pytest.mark.rule("BM-16.30")
def test_in_traces_loading_does_not_meet_kabu_kat() -> None:
    game = kabu_kat("traces", ["vulca-05", "hoax-03", "hoax-04"])
    turn(game, "play vulca-05", "load hoax-03")
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.scenario("BMS-75")
@pytest.mark.rule("BM-16.30", "BM-12.8")
def test_kabu_kat_and_baku_but_want_a_support_and_a_booster(ruleset: str) -> None:
    both = ("terrah-13", "terrah-14")
    hand = ["pillar-11", "hoax-21", "vulca-18", "hoax-03"]
    met = turn(kabu_kat(ruleset, hand, both), "play pillar-11", "play vulca-18", "play hoax-21")
    assert announced(met, "me") == [7]
    for word in ("play vulca-18", "play hoax-21"):
        unmet = turn(kabu_kat(ruleset, hand, both), "play pillar-11", word)
        assert unmet.has_retreated("me")


def mena_marn(ruleset: str, hand: list[str], active: list[str]) -> Scenario:
    return given(
        me=side(hand=hand, active=active),
        you=side(hand=["hoax-02"], active=["buka-18"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-76")
@pytest.mark.rule("BM-16.29")
def test_mena_marn_counts_at_the_end_of_the_character_phase(ruleset: str) -> None:
    hand = ["mimix-22", "pillar-12", "vulca-18", "hoax-03"]
    game = mena_marn(ruleset, hand, ["hoax-01"]).when("play mimix-22", "play pillar-12", "choose mimix-22")
    walk(game, "play vulca-18")
    assert not game.has_retreated("me")
    assert announced(game, "me") == [5]
    two = mena_marn(ruleset, hand, ["hoax-01"]).when("play mimix-22", "play pillar-12", "done")
    assert two.has_retreated("me")
    assert "vulca-18" in two.zone("me", "hand"), "T5 is not reached"


@every_ruleset
@pytest.mark.scenario("BMS-76")
@pytest.mark.rule("BM-16.29", "BM-10.25a")
def test_under_mena_marn_a_gang_goes_on_only_by_letting_go(ruleset: str) -> None:
    gang = ["khind-10", "khind-11"]
    released = mena_marn(ruleset, ["khind-12", "hoax-03"], gang).when("play khind-12", "release")
    assert announced(released, "me") == [3]
    kept = mena_marn(ruleset, ["khind-12", "hoax-03"], gang).when("play khind-12", "keep")
    assert kept.has_retreated("me")


DRAGON_CASES = [
    # my additional texts, sixth card, your cards that work for you: dragons
    (True, True, {}, 4),
    (True, True, {"active": ["flit-27"]}, 3),
    (True, True, {"active": ["flit-27"], "leading": ["flit-29"]}, 1),
    (True, True, {"active": ["flit-27", "hoax-11"], "leading": ["flit-29"]}, 0),
    (False, False, {}, 1),
    (False, False, {"active": ["flit-27"]}, 0),
    (False, False, {"active": ["flit-27"], "support": ["mimix-29"]}, 0),
    (False, True, {"active": ["flit-27"], "support": ["mimix-29"]}, 0),
    (False, True, {"active": ["flit-27"]}, 1),
]


@every_ruleset
@pytest.mark.parametrize("sirens", [False, True])
@pytest.mark.parametrize(("additional", "sixth", "yours", "dragons"), DRAGON_CASES)
@pytest.mark.scenario("BMS-77")
@pytest.mark.rule("BM-7.4", "BM-7.4a", "BM-7.8", "BM-16.2a")
def test_the_dragons_of_a_fight(
    ruleset: str, sirens: bool, additional: bool, sixth: bool, yours: dict, dragons: int
) -> None:
    active = "hoax-10" if additional else "hoax-12"
    support = ["vulca-27" if additional else "hoax-20", "aqua-28" if sirens else "hoax-22"]
    game = given(
        me=side(
            active=[active], inactive=["hoax-02", "hoax-03", *(["hoax-04"] if sixth else [])], support=support
        ),
        you=side(hand=["vulca-01"], **yours),
        element="fire",
        phase="decision",
        turn="you",
        dragons=-3,
        ruleset=ruleset,
    )
    game.when("retreat")
    assert game.dragons("me") == -3 + dragons + sirens


def picking(ruleset: str, revealed: tuple[str, ...] = (), size: int = 3, **mine: Any) -> Scenario:
    hand = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06", "vulca-07"][:size]
    return given(
        me=side(**mine),
        you=side(hand=hand, revealed=revealed, active=["hoax-09"]),
        element="fire",
        phase="action" if "active" not in mine else "end",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-78")
@pytest.mark.rule("BM-16.33", "RS-26", "BM-15.5")
def test_the_victim_picks_for_bashdin_top_banana_and_the_water(ruleset: str) -> None:
    bashdin = walk(picking(ruleset, hand=["terrah-15", "hoax-01"]), "fight", "play terrah-15", "yes")
    assert bashdin.asked() == "you"
    assert plays(bashdin, "choose") == ["vulca-01", "vulca-02", "vulca-03"]
    bashdin.when("choose vulca-01")
    if ruleset == "legends":
        assert bashdin.asked() == "me", "I may be content with one card"
        bashdin.when("yes")
    bashdin.when("choose vulca-03")
    assert bashdin.zone("you", "hand") == ["vulca-02"]
    banana = walk(picking(ruleset, hand=["hoax-01"], active=["khind-08"]), "use khind-08")
    assert banana.asked() == "you"
    banana.when("choose vulca-02")
    assert banana.discards("you") == ["vulca-02"]
    water = walk(picking(ruleset, size=7, hand=["aqua-29", "hoax-01"]), "play aqua-29")
    assert water.asked() == "you"
    water.when("choose vulca-06", "choose vulca-07")
    assert water.discards("you") == ["vulca-06", "vulca-07"]
    assert water.asked() == "me"


@every_ruleset
@pytest.mark.scenario("BMS-78")
@pytest.mark.rule("BM-16.33", "RS-26", "BM-15.6", "BM-16.25")
def test_sarogakanas_picks_at_random_or_deliberately_among_revealed_cards(ruleset: str) -> None:
    game = walk(picking(ruleset, hand=["hoax-17", "hoax-01"]), "fight", "play hoax-17")
    assert sorted(game.legal()) == ["done", "random"], "no hidden card can be named"
    game.when("random")
    assert game.asked() == "chance"
    assert plays(game, "deal") == ["vulca-01", "vulca-02", "vulca-03"]
    game.when("deal vulca-02", "random", "deal vulca-01")
    assert game.zone("you", "hand") == ["vulca-03"]
    open_hand = picking(ruleset, ("vulca-01", "vulca-02"), hand=["hoax-17", "hoax-01"])
    walk(open_hand, "fight", "play hoax-17")
    assert sorted(open_hand.legal()) == ["choose vulca-01", "choose vulca-02", "done", "random"]
    open_hand.when("choose vulca-01", "choose vulca-02")
    assert open_hand.zone("you", "hand") == ["vulca-03"]
    whole = picking(ruleset, ("vulca-01", "vulca-02", "vulca-03"), hand=["hoax-17", "hoax-01"])
    walk(whole, "fight", "play hoax-17", "choose vulca-01")
    assert whole.may("done") == (ruleset == "legends"), "two cards or none, parts only in legends"


@every_ruleset
@pytest.mark.scenario("BMS-79")
@pytest.mark.rule("BM-6.9", "BM-16.21", "BM-16.37")
def test_fists_open_a_fight_without_a_character(ruleset: str) -> None:
    game = given(
        me=side(hand=["khind-31", "aqua-16", "aqua-21"]),
        you=side(hand=["hoax-02"]),
        phase="begin",
        ruleset=ruleset,
    )
    assert game.may("play khind-31")
    bound = Scenario(game.state.copy())
    assert bound.when("pass").legal() == ["decline"]
    game.when("play khind-31")
    assert sorted(game.legal()) == ["decline", "fight"]
    game.when("fight")
    assert game.phase() == "announce", "STOP: not even FREE cards"
    game.when("announce earth")
    assert announced(game, "me") == [0]
    assert (element(game), game.asked()) == ("earth", "you")


@every_ruleset
@pytest.mark.scenario("BMS-81")
@pytest.mark.rule("BM-3.4", "BM-3.4a", "BM-23.3", "BM-16.32")
def test_the_table_shows_the_top_card_and_memory_the_whole_discard_pile(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["hoax-09"]),
        you=side(hand=["mimix-21", "hoax-02"], discard=["hoax-03", "hoax-04", "vulca-05", "vulca-10"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    numbers = {
        key: 64 + card_index(game.state, "you", key) for key in ("hoax-03", "hoax-04", "vulca-05", "vulca-10")
    }
    view = game.state.view(0)
    assert view.table.sides[1].discard_top == numbers["vulca-10"]
    assert view.memory.sides[1].discards == tuple(numbers.values())
    walk(game, "fight", "play mimix-21", "yes", "deal hoax-03")
    if game.may("yes"):
        game.when("yes")
    game.when("deal vulca-05")
    assert plays(game, "deal") == ["hoax-04", "vulca-10"], "chance says which card lies on top"
    game.when("deal hoax-04")
    view = game.state.view(0)
    assert view.table.sides[1].discard_top == numbers["hoax-04"]
    memory = view.memory.sides[1]
    assert sorted(memory.pool) == sorted(set(numbers.values()) - {numbers["hoax-04"]})
    assert memory.known_hand == ()
    assert set(memory.unseen) >= {numbers["hoax-03"], numbers["vulca-05"], numbers["vulca-10"]}
    assert not set(view.table.sides[1].hand), "which two they are stays hidden"


@every_ruleset
@pytest.mark.parametrize(("stays", "gone"), [("aqua-02", ["aqua-12", "aqua-16"]), ("aqua-12", ["aqua-16"])])
@pytest.mark.scenario("BMS-82")
@pytest.mark.rule("BM-16.34", "BM-16.6")
def test_drown_resistance_leaves_one_character_and_the_protected(
    ruleset: str, stays: str, gone: list[str]
) -> None:
    game = given(
        me=side(hand=["aqua-30", "hoax-01"], active=["hoax-02"]),
        you=side(hand=["hoax-03"], active=["aqua-02", "aqua-12", "aqua-16"], inactive=["hoax-09"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play aqua-30")
    assert plays(game, "choose") == ["aqua-02", "aqua-12"]
    completely(game.when(f"choose {stays}"))
    assert game.discards("you") == gone
    assert "hoax-09" in game.zone("you", "combat"), "inactive cards are not touched"
