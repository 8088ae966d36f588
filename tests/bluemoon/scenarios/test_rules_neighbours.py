"""RS-24, BM-16.2a, BM-4.2, RS-17, OQ-63 and BM-10.25b: the cards beside those that the rules name."""

from typing import Any

import pytest

from moondrake.bluemoon.cards import BY_KEY, ready_made
from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.events import What
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    NOT_THIS_CARD,
    end_turn,
    every_ruleset,
    fixture_card,
    hand_size,
    plays,
    walk,
)

PILE = [f"hoax-0{number}" for number in range(1, 10)]
BLANK = fixture_card("fx-blank", Kind.SUPPORT)
ELSEWHERE = ("kosmos", "ansmann")


def deal_all(game: Scenario) -> Scenario:
    while game.asked() == "chance":
        game.when(game.legal()[0])
    return game


def action(ruleset: str, card: str, **yours: Any) -> Scenario:
    """My action phase: I play the card; I hold one more, and three lie in my discard pile."""
    game = given(
        me=side(hand=[card, "khind-20"], rest=PILE, discard=["khind-10", "khind-11", "khind-12"]),
        you=side(**({"hand": ["khind-21"], "rest": ["vulca-02", "vulca-03"]} | yours)),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    return game.when(f"play {card}")


@pytest.mark.rule("RS-24", "OQ-57")
def test_in_legends_hoax_27_may_stop_after_two_of_five_cards() -> None:
    game = deal_all(action("legends", "hoax-27").when("yes"))
    deal_all(game.when("yes"))
    game.when("no")
    assert hand_size(game, "me") == 1 + 2


@pytest.mark.parametrize("ruleset", ELSEWHERE)
@pytest.mark.rule("RS-24", "OQ-57")
def test_elsewhere_hoax_27_draws_five_or_none(ruleset: str) -> None:
    assert hand_size(deal_all(action(ruleset, "hoax-27").when("yes")), "me") == 1 + 5
    assert hand_size(action(ruleset, "hoax-27").when("no"), "me") == 1


@pytest.mark.parametrize(("ruleset", "most"), [("kosmos", 3), ("ansmann", 3), ("legends", 1)])
@pytest.mark.rule("RS-24", "BM-16.32")
def test_khind_30_takes_its_three_cards_one_by_one_in_legends_only(ruleset: str, most: int) -> None:
    game = deal_all(action(ruleset, "khind-30").when("yes"))
    if game.may("no"):
        game.when("no")
    assert hand_size(game, "me") == 1 + most


@every_ruleset
@pytest.mark.rule("RS-24", "BM-12.6", "BM-16.1", "BM-16.33")
def test_hoax_32_has_no_may_and_takes_as_far_as_possible(ruleset: str) -> None:
    """Each player discards three; I hold one, you two: everything goes, nobody may stop."""
    game = action(ruleset, "hoax-32", hand=["khind-21", "khind-22"])
    while game.phase() == "action" and game.state.frames:
        assert not game.may("done")
        assert not game.may("no")
        game.when(game.legal()[0])
    assert (game.zone("me", "hand"), game.zone("you", "hand")) == ([], [])


@every_ruleset
@pytest.mark.rule("RS-24", "BM-12.6", "BM-16.1")
def test_terrah_32_draws_what_a_short_pile_has(ruleset: str) -> None:
    game = deal_all(action(ruleset, "terrah-32"))
    assert (hand_size(game, "me"), hand_size(game, "you")) == (1 + 3, 1 + 2)


@every_ruleset
@pytest.mark.rule("RS-24", "BM-15.8")
def test_a_draw_without_a_may_does_not_break_a_ban(ruleset: str) -> None:
    """My vulca-26 would forbid you; here yours forbids me: only you draw."""
    game = deal_all(action(ruleset, "terrah-32", support=["vulca-26"]))
    assert (hand_size(game, "me"), hand_size(game, "you")) == (1, 1 + 2)


@pytest.mark.rule("RS-24", "BM-16.33")
def test_in_legends_terrah_15_may_ask_for_one_card_only() -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-20"]),
        you=side(hand=["khind-20", "khind-21", "khind-22"]),
        element="fire",
        phase="character",
        ruleset="legends",
    )
    game.when("play terrah-15", "yes")
    while game.asked() == "you":
        game.when(game.legal()[0])
    game.when("no")
    assert hand_size(game, "you") == 2


@pytest.mark.parametrize("ruleset", ELSEWHERE)
@pytest.mark.rule("RS-24", "BM-16.33")
def test_elsewhere_terrah_15_takes_two_cards_or_none(ruleset: str) -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-20"]),
        you=side(hand=["khind-20", "khind-21", "khind-22"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes")
    while game.asked() == "you":
        assert not game.may("done")
        game.when(game.legal()[0])
    assert hand_size(game, "you") == 1


def caterpillars(ruleset: str, hand: list[str], demands: list[str], active: str = "flit-12") -> Scenario:
    return given(
        me=side(hand=[*hand, BLANK], active=[active]),
        you=side(active=["pillar-14", *demands]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_demand_of_moons_grows_as_one_of_values_does(ruleset: str) -> None:
    """pillar-20 wants 2 moons: paid with hoax-20's 3; doubled it wants 4 at once: vulca-26 and vulca-23."""
    game = caterpillars(ruleset, ["hoax-20", "vulca-26", "vulca-10", "hoax-21"], ["pillar-20"])
    walk(game, "pay pillar-20", "choose hoax-20")
    assert not game.may("pay pillar-20")
    walk(game, "fight", "play vulca-10", "pay pillar-20")
    for _ in range(2):
        if plays(game, "choose"):
            game.when(f"choose {plays(game, 'choose')[0]}")
    assert game.discards("me") == ["hoax-20", "hoax-21", "vulca-26"], "3 and 1 moons, the first 3 are lost"
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "BM-12.8")
def test_two_cards_that_can_share_the_grown_demand_in_another_way_still_meet_it(ruleset: str) -> None:
    """pillar-18: 2 fire and 2 earth; vulca-06 (4, 3) and vulca-07 (3, 4) meet 4 and 4 as well."""
    game = caterpillars(ruleset, ["vulca-06", "vulca-07", "vulca-10"], ["pillar-18"])
    game.when("pay pillar-18", "choose vulca-06", "choose vulca-07")
    assert game.discards("me") == ["vulca-06", "vulca-07"]
    walk(game, "fight", "play vulca-10")
    assert not game.may("pay pillar-18")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_fire_paid_does_not_meet_half_of_a_grown_either_or(ruleset: str) -> None:
    """pillar-19: 5 fire or 5 earth, paid with 7 fire; doubled 10 of one element are due."""
    game = caterpillars(ruleset, ["vulca-01", "terrah-01", "terrah-03", "vulca-10"], ["pillar-19"])
    game.when("pay pillar-19", "choose vulca-01")
    walk(game, "fight", "play vulca-10")
    assert game.may("pay pillar-19"), "7 and 6 earth"
    walk(game, "play fx-blank")
    while game.phase() == "boost":
        game.when("pass")
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "RS-23", "BM-16.24")
def test_a_demand_grows_when_the_doubling_loses_its_other_caterpillar(ruleset: str) -> None:
    """pillar-14 doubles pillar-16; I pay pillar-17's 3 earth, then vulca-14 discards pillar-16."""
    game = caterpillars(ruleset, ["vulca-11", "terrah-03", "vulca-14"], ["pillar-16", "pillar-17"], "hoax-03")
    if game.asked() == "you":
        game.when("choose pillar-16")
    walk(game, "pay pillar-17", "choose vulca-11")
    walk(game, "fight", "play vulca-14", "choose pillar-16")
    assert game.may("pay pillar-17"), "6 earth are due now"
    walk(game, "pay pillar-17", "choose terrah-03")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-16.2a", "OQ-58")
def test_a_demand_that_grew_and_shrank_again_is_paid(ruleset: str) -> None:
    """flit-06 wakes pillar-14 by pushing flit-12 together, and discards it: 3 fire are due as before."""
    game = given(
        me=side(hand=["hoax-04", "flit-06", BLANK], active=["flit-12"]),
        you=side(active=["pillar-14", "mimix-24", "pillar-16"]),
        element="earth",
        phase="begin",
        ruleset=ruleset,
    )
    game.when("pay pillar-16", "choose hoax-04")
    walk(game, "fight", "play flit-06", "choose pillar-14")
    assert not game.may("pay pillar-16")
    walk(game, "play fx-blank")
    assert not game.has_retreated("me")


@every_ruleset
@pytest.mark.parametrize(("armed", "balance"), [((0,), 1), ((1,), -1), ((0, 1), 0)])
@pytest.mark.rule("BM-4.2", "BM-7.5")
def test_each_inquisitors_dragon_moves_first_of_all(
    ruleset: str, armed: tuple[int, ...], balance: int
) -> None:
    """Two of them: one dragon comes and goes back to the middle."""
    decks = []
    for seat, people in enumerate(("vulca", "hoax")):
        leader, cards = ready_made(people)
        decks.append(Deck(people, leader, cards, BY_KEY["inq-donnerfaust"] if seat in armed else None))
    state = new_game(Setup((decks[0], decks[1]), parse_ruleset(ruleset), start=0))
    game = Scenario(state)
    assert (game.dragons("me"), game.phase()) == (balance, "setup")
    assert (hand_size(game, "me"), hand_size(game, "you")) == (0, 0)
    told = [event.kind for event in state.take_events()]
    assert told.count(What.DRAGON) == len(armed)
    assert What.DRAW not in told


@every_ruleset
@pytest.mark.parametrize("zone", ["ship", "yours"])
@pytest.mark.rule("RS-17", "BM-16.9", "BM-3.1")
def test_what_else_lies_in_an_influence_zone(ruleset: str, zone: str) -> None:
    """A ship stops buka-23 everywhere, your Hyla nowhere."""
    game = given(
        me=side(hand=["buka-23", "hoax-01"], ships={"buka-30": ["hoax-02"]} if zone == "ship" else {}),
        you=side(active=["vulca-10"], lasting=["hyla-fire"] if zone == "yours" else []),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play buka-23") is (zone == "yours")


@every_ruleset
@pytest.mark.rule("RS-17", "BM-9.7", "BM-9.13")
def test_a_hyla_in_the_shared_zone_is_still_its_owners(ruleset: str) -> None:
    """mutant-108 looks for your Hyla: it finds yours, and never mine."""
    for owner in ("me", "you"):
        hyla = {owner: ["hyla-piplox"]}
        game = given(
            me=side(hand=["mutant-108", "hoax-01"], lasting=hyla.get("me", [])),
            you=side(active=["vulca-10"], lasting=hyla.get("you", [])),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert game.may("play mutant-108") is (owner == "you")


@every_ruleset
@pytest.mark.rule("RS-17", "BM-9.13")
def test_a_landed_ship_left_the_influence_zone(ruleset: str) -> None:
    """buka-23 is cargo of the only ship; landed, the zone is empty (a Hyla would stop it but in legends)."""
    for hyla in ([], ["hyla-earth"]):
        game = given(
            me=side(hand=["hoax-01"], ships={"buka-30": ["buka-23"]}, landed=["buka-30"], lasting=hyla),
            you=side(active=["vulca-10"]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert game.may("play buka-23") is (not hyla or ruleset == "legends")


def sworn(ruleset: str, mine: list[str], **yours: Any) -> Scenario:
    return given(
        me=side(hand=["tutu-4", *mine], rest=PILE[5:]),
        you=side(**({"hand": ["vulca-10", "hoax-20"], "rest": ["vulca-01"]} | yours)),
        element="fire",
        phase="character",
        older="you",
        ruleset=ruleset,
    ).when("play tutu-4")


@every_ruleset
@pytest.mark.parametrize("ignorer", [{"active": ["flit-07"]}, {"support": ["khind-27"]}])
@pytest.mark.rule("OQ-63", "BM-13.3")
def test_a_vow_ignored_when_played_binds_nobody(ruleset: str, ignorer: dict[str, list[str]]) -> None:
    game = sworn(ruleset, ["hoax-01", "mimix-22"], **ignorer)
    assert game.zone("me", "vows") == []
    assert plays(game) == ["hoax-01", "mimix-22"], "tutu-4 was FREE"


@every_ruleset
@pytest.mark.parametrize("ignorer", ["flit-12", "flit-13"])
@pytest.mark.rule("OQ-63", "BM-13.5")
def test_a_vow_ignored_with_its_free_costs_the_character_of_the_turn(ruleset: str, ignorer: str) -> None:
    """Characters, or cards with icons, are ignored in hand too: tutu-4 is neither FREE nor binding."""
    game = sworn(ruleset, ["hoax-01"], active=[ignorer])
    assert game.zone("me", "vows") == []
    assert not game.may("play hoax-01")


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-11.3")
def test_a_vow_that_was_cancelled_binds_nobody(ruleset: str) -> None:
    game = sworn(ruleset, ["hoax-01"], hand=[NOT_THIS_CARD, "hoax-20"], active=["hoax-07"])
    game.when("play fx-nein")
    assert game.discards("me") == ["tutu-4"]
    assert (game.zone("me", "vows"), plays(game)) == ([], ["hoax-01"])


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-10.34", "BM-6.16")
def test_a_vow_about_characters_stops_no_bluff_and_no_loading(ruleset: str) -> None:
    game = given(
        me=side(hand=["tutu-4", "buka-07", "hoax-01"], ships={"buka-30": []}, rest=PILE[5:]),
        you=side(hand=["vulca-10"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    ).when("play tutu-4")
    assert not game.may("play hoax-01")
    walk(game, "bluff buka-07")
    assert len(game.state.sides[0].bluffs) == 1


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-7.7")
def test_a_vow_ends_with_its_fight(ruleset: str) -> None:
    game = sworn(ruleset, ["hoax-01", "hoax-02"])
    end_turn(game)
    deal_all(game)
    walk(game, "retreat")
    deal_all(game)
    assert (game.zone("me", "vows"), game.dragons("me")) == ([], 1)


@every_ruleset
@pytest.mark.rule("OQ-63", "BM-13.3")
def test_a_vow_holds_though_its_card_is_ignored_later(ruleset: str) -> None:
    """You answer with flit-12: too late. I may lay out no character, FREE or not, so I can only retreat."""
    game = sworn(ruleset, ["hoax-01", "mimix-22"], hand=["flit-12", "hoax-20", "hoax-23"], active=["hoax-09"])
    deal_all(end_turn(game))
    assert game.asked() == "you"
    deal_all(end_turn(walk(game, "fight", "play flit-12")))
    assert game.asked() == "me"
    while game.may("pass"):
        game.when("pass")
    assert (game.zone("me", "vows"), game.phase()) == (["tutu-4"], "decision")
    assert game.legal() == ["retreat"]


@pytest.mark.parametrize(
    ("ban", "may"), [("vulca-25", True), ("terrah-25", True), ("hoax-26", True), ("terrah-12", False)]
)
@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_bans_that_name_characters_do_not_stop_a_further_member(ruleset: str, ban: str, may: bool) -> None:
    """khind-05 is active; khind-06 (a text, 2 and 2) joins. hoax-26 allows a first card of the turn."""
    yours = side(active=[ban]) if ban == "terrah-12" else side(support=[ban])
    game = given(
        me=side(hand=["khind-06", "vulca-14", "hoax-20"], active=["khind-05"]),
        you=yours,
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    assert game.may("play khind-06") is may
    assert game.may("play vulca-14") is (ban in ("terrah-25", "hoax-26")), "no member"


@every_ruleset
@pytest.mark.rule("BM-10.25b", "OQ-27")
def test_a_ban_on_cards_without_text_stops_a_member_and_one_on_such_characters_does_not(ruleset: str) -> None:
    for ban, may in (("vulca-16", True), ("terrah-16", False)):
        game = given(
            me=side(hand=["khind-16", "khind-10", "hoax-20"], active=["khind-15"]),
            you=side(active=[ban]),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        assert (game.may("play khind-16"), game.may("play khind-10")) == (may, False)
