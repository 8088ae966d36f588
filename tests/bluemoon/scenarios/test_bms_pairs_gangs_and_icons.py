"""Acceptance scenarios BMS-40 to BMS-52: pairs, gangs, PROTECTED, RETRIEVE, SHIELD, zero."""

import pytest

from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.words import card_name, question_words
from moondrake.testing.bluemoon import Scenario, given, side
from moondrake.testing.bluemoon.scenario import card_index
from tests.bluemoon.scenarios.helpers import (
    PAIR_STOP_1,
    PAIR_STOP_2,
    announced,
    element,
    every_ruleset,
    fixture_card,
    plays,
    turn,
)


@every_ruleset
@pytest.mark.scenario("BMS-40")
@pytest.mark.rule("BM-10.3", "BM-10.21")
def test_stop_on_the_first_card_keeps_the_partner_in_hand(ruleset: str) -> None:
    start = given(
        me=side(hand=[PAIR_STOP_1, PAIR_STOP_2]), element="fire", phase="character", ruleset=ruleset
    )
    start.when("play fx-pair-stop-1")
    assert start.zone("me", "hand") == ["fx-pair-stop-2"]
    assert start.asked() == "you"


@every_ruleset
@pytest.mark.scenario("BMS-40")
@pytest.mark.rule("BM-10.20")
def test_without_stop_on_the_first_card_the_partner_may_follow(ruleset: str) -> None:
    game = given(me=side(hand=[PAIR_STOP_1, PAIR_STOP_2]), element="fire", phase="character", ruleset=ruleset)
    game.when("play fx-pair-stop-2")
    assert plays(game) == ["fx-pair-stop-1"]


@every_ruleset
@pytest.mark.scenario("BMS-41")
@pytest.mark.rule("BM-10.21", "BM-13.1")
def test_a_ban_stops_the_second_card_of_a_pair(ruleset: str) -> None:
    game = given(
        me=side(hand=["flit-16", "flit-27", "flit-19"], active=["hoax-01"]),
        you=side(support=["vulca-25"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    assert plays(game) == ["flit-16", "flit-19"]
    game.when("play flit-16")
    assert plays(game) == ["flit-19"]


@every_ruleset
@pytest.mark.scenario("BMS-42")
@pytest.mark.rule("BM-6.13", "BM-10.18", "BM-10.20")
def test_a_booster_pair_uses_the_allowance_once(ruleset: str) -> None:
    game = given(
        me=side(hand=["flit-15", "flit-16", "flit-17", "hoax-21"], active=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("play flit-15")
    assert plays(game) == ["flit-16", "flit-17"], "the partner, no support"
    game.when("play flit-16")
    assert set(game.zone("me", "active")) == {"hoax-01", "flit-15", "flit-16"}
    assert game.asked() == "you", "neither a third card of the pair nor a support"


@every_ruleset
@pytest.mark.scenario("BMS-42")
@pytest.mark.rule("BM-6.14", "BM-10.18", "BM-16.10")
def test_in_a_first_turn_a_pair_needs_the_free_that_yin_lends(ruleset: str) -> None:
    plain = given(me=side(hand=["hoax-01", "flit-15", "flit-16"]), phase="character", ruleset=ruleset)
    plain.when("play hoax-01")
    assert plain.phase() == "announce"
    lent = given(
        me=side(hand=["aqua-13", "flit-15", "flit-16", "hoax-21"]), phase="character", ruleset=ruleset
    )
    lent.when("play aqua-13")
    assert plays(lent) == ["flit-15", "flit-16", "hoax-21"], "FREE for whichever is next"
    lent.when("play flit-15")
    assert plays(lent) == ["flit-16"]
    lent.when("play flit-16")
    assert lent.phase() == "announce"


@every_ruleset
@pytest.mark.scenario("BMS-43")
@pytest.mark.rule("BM-10.22")
def test_a_card_in_between_ends_the_chance_of_a_pair(ruleset: str) -> None:
    hand = ["mimix-16", "mimix-17", "mimix-22", "mimix-23"]
    game = given(me=side(hand=hand), element="fire", phase="character", ruleset=ruleset)
    game.when("play mimix-16")
    assert plays(game) == ["mimix-17", "mimix-22", "mimix-23"]
    game.when("play mimix-22")
    assert plays(game) == ["mimix-23"]


def fun_gang(ruleset: str, hand: list[str], boosters: tuple[str, ...] = ()) -> Scenario:
    return given(
        me=side(hand=hand, active=["khind-11", "khind-10", *boosters]),
        you=side(active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.parametrize(("answer", "power"), [("keep", 6), ("release", 1)])
@pytest.mark.scenario("BMS-44")
@pytest.mark.rule("BM-10.25", "BM-10.25a", "BM-10.26")
def test_a_new_member_may_keep_the_gang_active(ruleset: str, answer: str, power: int) -> None:
    game = fun_gang(ruleset, ["khind-13"]).when("play khind-13")
    assert sorted(game.legal()) == ["keep", "release"]
    game.when(answer)
    assert game.power("me") == power
    assert announced(game, "me") == [power]
    assert len(game.zone("me", "combat")) == 3


@every_ruleset
@pytest.mark.parametrize("who", ["me", "you"])
@pytest.mark.rule("BM-10.25a")
def test_whoever_may_keep_a_gang_is_asked_about_the_own_new_member(ruleset: str, who: str) -> None:
    gang, other = side(hand=["khind-13"], active=["khind-11", "khind-10"]), side(active=["hoax-09"])
    mine, yours = (gang, other) if who == "me" else (other, gang)
    start = given(mine, yours, element="fire", phase="character", turn=who, ruleset=ruleset)
    game = start.when("play khind-13")
    seat = game.state.seat_to_act()
    view = game.state.view(seat)
    named = card_name(view.match, seat << CARD_SHIFT | card_index(game.state, who, "khind-13"), "en")
    assert question_words(view, "en").startswith(f"{named}: ")
    assert game.when("keep").power(who) == 6


@every_ruleset
@pytest.mark.scenario("BMS-44")
@pytest.mark.rule("BM-10.26", "BM-10.28")
def test_another_character_deactivates_the_gang(ruleset: str) -> None:
    game = fun_gang(ruleset, ["khind-13", "vulca-10"]).when("play vulca-10")
    assert game.zone("me", "active") == ["vulca-10"]
    assert game.power("me") == 4
    assert game.asked() == "you", "khind-13 may not join any more"


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.scenario("BMS-45")
@pytest.mark.rule("RS-12")
def test_a_booster_keeps_the_gang_from_going_on(ruleset: str) -> None:
    game = fun_gang(ruleset, ["khind-13"], ("mimix-25",)).when("play khind-13")
    assert game.zone("me", "active") == ["khind-13"]
    assert announced(game, "me") == [1]


@pytest.mark.scenario("BMS-45")
@pytest.mark.rule("RS-12")
def test_in_legends_a_booster_goes_and_the_gang_stays() -> None:
    game = fun_gang("legends", ["khind-13"], ("mimix-25",)).when("play khind-13", "keep")
    assert sorted(game.zone("me", "active")) == ["khind-10", "khind-11", "khind-13"]
    assert announced(game, "me") == [6]


@every_ruleset
@pytest.mark.parametrize(("support", "power"), [("aqua-23", 3), ("vulca-23", 0)])
@pytest.mark.scenario("BMS-46")
@pytest.mark.rule("BM-10.10", "BM-13.1")
def test_protected_keeps_off_ignored(ruleset: str, support: str, power: int) -> None:
    game = given(me=side(support=[support]), you=side(active=["flit-08"]), element="fire", ruleset=ruleset)
    assert game.power("me") == power


@pytest.mark.parametrize(("ruleset", "power"), [("ansmann", 0), ("kosmos", 3), ("legends", 3)])
@pytest.mark.scenario("BMS-47")
@pytest.mark.rule("RS-9")
def test_mekarthas_against_protected(ruleset: str, power: int) -> None:
    rival = side(active=["hoax-16", "flit-08"])
    game = given(me=side(support=["aqua-23"]), you=rival, element="fire", ruleset=ruleset)
    assert game.power("me") == power


@every_ruleset
@pytest.mark.scenario("BMS-48")
@pytest.mark.rule("BM-10.11", "BM-10.12")
def test_protected_does_not_help_in_hand(ruleset: str) -> None:
    game = given(
        me=side(hand=["aqua-23", "vulca-10"], active=["hoax-01"]),
        you=side(active=["pillar-16"], support=["khind-26"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play vulca-10")
    assert game.legal() == ["pass", "pay pillar-16"], "the support may not be laid out"
    game.when("pay pillar-16", "choose aqua-23")
    assert game.discards("me") == ["aqua-23"]
    assert not game.has_retreated("me")


@pytest.mark.parametrize(("ruleset", "allowed"), [("kosmos", True), ("ansmann", True), ("legends", False)])
@pytest.mark.scenario("BMS-49")
@pytest.mark.rule("RS-8", "BM-10.8")
def test_a_retrieve_booster_blocks_only_in_legends(ruleset: str, allowed: bool) -> None:
    game = given(
        me=side(active=["flit-04"]), you=side(active=["hoax-19", "hoax-01"]), element="fire", ruleset=ruleset
    )
    assert game.may("retrieve flit-04") == allowed


@pytest.mark.parametrize(
    ("ruleset", "cards"), [("kosmos", ["hoax-19"]), ("ansmann", ["hoax-19"]), ("legends", [])]
)
@pytest.mark.scenario("BMS-50")
@pytest.mark.rule("RS-8")
def test_an_ignored_retrieve_symbol_still_blocks(ruleset: str, cards: list[str]) -> None:
    game = given(
        me=side(active=["flit-04", "hoax-19"], support=["terrah-26"]),
        you=side(active=["flit-05"]),
        element="fire",
        ruleset=ruleset,
    )
    assert plays(game, "retrieve") == cards


def shields(ruleset: str) -> Scenario:
    """You have 8 in earth and 7 in fire."""
    return given(
        me=side(hand=["terrah-17", "mutant-106", "hoax-01"], support=["hoax-22"]),
        you=side(hand=["hoax-02"], active=["terrah-04"], support=["hoax-20"]),
        element="earth",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-51")
@pytest.mark.rule("BM-10.2", "BM-17.2")
def test_a_shield_on_the_other_element_does_nothing(ruleset: str) -> None:
    game = shields(ruleset).when("play terrah-17")
    assert game.has_retreated("me")
    assert announced(game, "me") == []


@every_ruleset
@pytest.mark.scenario("BMS-51")
@pytest.mark.rule("BM-10.1", "BM-9.3")
def test_a_mutant_changes_the_element_and_its_shield_allows_any_power(ruleset: str) -> None:
    game = shields(ruleset).when("play mutant-106")
    assert element(game) == "fire"
    assert announced(game, "me") == [5]
    assert game.power("you") == 7
    assert not game.has_retreated("me")


MINUS = fixture_card("fx-minus", Kind.CHARACTER, -3, -3)


@every_ruleset
@pytest.mark.parametrize(("rival", "retreats"), [([], False), (["hoax-09"], True)])
@pytest.mark.scenario("BMS-52")
@pytest.mark.rule("BM-6.19", "BM-6.20")
def test_a_power_is_never_negative_and_zero_meets_zero(
    ruleset: str, rival: list[str], retreats: bool
) -> None:
    game = given(
        me=side(hand=[MINUS, "hoax-01"], support=["hoax-21"]),
        you=side(hand=["hoax-02"], active=rival),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play fx-minus")
    assert game.has_retreated("me") == retreats
    if not retreats:
        assert announced(game, "me") == [0]
        assert game.power("me") == 0
