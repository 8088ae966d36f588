"""Switches that can forbid something: the same attempt under two of their words, refused under one."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from moondrake.bluemoon.effects import BOOSTERS, Icon, IgnoreCards, Kind, Rank
from moondrake.bluemoon.explain import Why, explain
from moondrake.testing.bluemoon import SEATS, Scenario, given, side
from tests.bluemoon.scenarios.helpers import fixture_card, says

FREE_IGNORER = fixture_card(
    "fx-free-ignorer",
    Kind.CHARACTER,
    1,
    1,
    Icon.FREE,
    text=says(IgnoreCards(BOOSTERS), rank=Rank.IGNORED),
)
VULCA = side(active=["vulca-13"])


@dataclass(frozen=True)
class Switched:
    """An attempt, the ruleset that refuses it and why, and the ruleset that allows it."""

    name: str
    make: Callable[[str], Scenario]
    word: str
    refusing: str
    why: Why
    rules: tuple[str, ...]
    allowing: str
    who: str = "me"


def stopped(ruleset: str) -> Scenario:
    mine = side(hand=["mimix-20", "hoax-20", "hoax-21"], support=["buka-25"], pile=["hoax-01"])
    return given(me=mine, you=VULCA, element="fire", phase="character", ruleset=ruleset).when("play mimix-20")


def retrieving(ruleset: str) -> Scenario:
    mine = side(active=["hoax-01"], support=["hoax-24"], ships={"buka-30": []})
    return given(me=mine, you=side(support=["hoax-23"]), element="fire", phase="begin", ruleset=ruleset)


def free_against_free(ruleset: str) -> Scenario:
    mine = side(hand=["hoax-14", "hoax-19", "aqua-16", "hoax-20"])
    theirs = side(active=[FREE_IGNORER])
    game = given(me=mine, you=theirs, element="fire", phase="character", ruleset=ruleset)
    return game.when("play hoax-14", "play hoax-19")


def gang_with_booster(ruleset: str) -> Scenario:
    mine = side(hand=["khind-14", "hoax-01"], active=["khind-11", "hoax-19"])
    theirs = side(active=["vulca-13"], support=["vulca-25"])
    return given(me=mine, you=theirs, element="fire", phase="character", ruleset=ruleset)


def stolen(ruleset: str) -> Scenario:
    theirs = side(
        hand=["vulca-02", "vulca-03", "vulca-05"], revealed=["vulca-02", "vulca-03"], active=["vulca-13"]
    )
    game = given(me=side(hand=["hoax-17"]), you=theirs, element="fire", phase="character", ruleset=ruleset)
    return game.when("play hoax-17", "choose vulca-02")


def cargo(ruleset: str) -> Scenario:
    mine = side(ships={"buka-30": ["buka-01", "buka-02", "mimix-22"]}, landed=["buka-30"], hand=["hoax-01"])
    game = given(me=mine, you=VULCA, element="fire", phase="character", ruleset=ruleset)
    return game.when("play buka-01")


def reloading(ruleset: str) -> Scenario:
    mine = side(
        ships={"buka-30": ["buka-01", "hoax-21"], "buka-29": []}, landed=["buka-30"], hand=["hoax-20"]
    )
    game = given(me=mine, you=VULCA, element="fire", phase="character", ruleset=ruleset)
    return game.when("play buka-01")


def loading_for_a_demand(ruleset: str) -> Scenario:
    mine = side(hand=["hoax-01", "hoax-20", "hoax-19"], ships={"buka-30": []})
    theirs = side(active=["terrah-13"])
    game = given(me=mine, you=theirs, element="fire", phase="character", ruleset=ruleset, lookahead=True)
    return game.when("play hoax-01")


def lost_turn(ruleset: str) -> Scenario:
    """The turn could not end legally: under `undo` it went back to the decision."""
    theirs = side(active=["vulca-01"])
    mine = side(hand=["hoax-08"], active=["hoax-01"])
    game = given(me=mine, you=theirs, element="fire", phase="decision", ruleset=ruleset)
    return game.when("fight", "play hoax-08")


def end_of_turn(ruleset: str) -> Scenario:
    mine = side(active=["vulca-15"], hand=["hoax-01"], pile=[f"vulca-0{number}" for number in range(1, 9)])
    return given(me=mine, you=VULCA, element="fire", phase="end", ruleset=ruleset)


def dealt(ruleset: str) -> Scenario:
    mine = side(hand=["hoax-01"], rest=["hoax-02"])
    return given(me=mine, you=VULCA, phase="decision", ruleset=ruleset)


SWITCHES = [
    Switched(
        "RS-2: the refill in an order of choice",
        end_of_turn,
        "refill",
        "kosmos",
        Why.ALREADY_REFILLED,
        ("RS-2", "BM-6.23"),
        "ansmann",
    ),
    Switched(
        "RS-7: a permission after STOP",
        stopped,
        "play hoax-20",
        "ansmann+stopVsPermission=absolute",
        Why.STOPPED,
        ("RS-7", "BM-10.3"),
        "ansmann",
    ),
    Switched(
        "RS-8: what blocks RETRIEVE",
        retrieving,
        "retrieve hoax-24",
        "legends",
        Why.RETRIEVE_BLOCKED,
        ("RS-8",),
        "ansmann",
    ),
    Switched(
        "RS-10: FREE against FREE",
        free_against_free,
        "play aqua-16",
        "ansmann",
        Why.ALLOWANCE_USED,
        ("BM-6.13",),
        "legends",
    ),
    Switched(
        "RS-12: a booster beside the gang",
        gang_with_booster,
        "play khind-14",
        "ansmann",
        Why.BANNED,
        ("BM-11.5",),
        "legends",
    ),
    Switched(
        "RS-24: a part of the cards",
        stolen,
        "done",
        "ansmann",
        Why.MUST_CHOOSE,
        ("RS-24", "BM-16.33"),
        "legends",
    ),
    Switched(
        "RS-36: characters from a ship as if FREE",
        cargo,
        "play buka-02",
        "ansmann+shipFree=off",
        Why.CHARACTER_PLAYED,
        ("BM-6.10",),
        "ansmann",
    ),
    Switched(
        "loadFrom: cargo of a landed ship",
        reloading,
        "load hoax-21",
        "ansmann",
        Why.NOT_IN_HAND,
        ("BM-9.13",),
        "ansmann+loadFrom=cargoToo",
    ),
    Switched(
        "loadingIsSupport: a demand met by loading",
        loading_for_a_demand,
        "load hoax-19",
        "ansmann+loadingIsSupport=no",
        Why.TURN_CANNOT_END,
        ("BM-17.7",),
        "ansmann",
    ),
]


@pytest.mark.rule("RS-2", "RS-7", "RS-8", "RS-10", "RS-12", "RS-24", "RS-36", "BM-9.11", "BM-16.30")
@pytest.mark.parametrize("case", SWITCHES, ids=[case.name for case in SWITCHES])
def test_a_switch_decides_and_the_reason_says_so(case: Switched) -> None:
    refused = explain(case.make(case.refusing).state, SEATS[case.who], case.word)
    reason = next(reason for reason in refused if reason.why == case.why)
    assert set(case.rules) <= set(reason.rules)
    assert explain(case.make(case.allowing).state, SEATS[case.who], case.word) == ()


@pytest.mark.rule("RS-27", "BM-17.2a")
def test_after_going_back_only_leaving_is_left() -> None:
    game = lost_turn("ansmann+illegalPower=undo")
    assert game.legal() == ["retreat"]
    (reason,) = explain(game.state, 0, "fight")
    assert (reason.why, reason.rules) == (Why.MUST_RETREAT, ("BM-17.2a",))


@pytest.mark.rule("RS-1", "BM-4.5")
def test_a_mulligan_where_the_ruleset_has_none() -> None:
    game = dealt("kosmos")
    assert "RS-1" in explain(game.state, 0, "mulligan hoax-01")[-1].rules


@pytest.mark.rule("RS-23", "BM-14.6")
def test_a_target_must_be_chosen() -> None:
    mine = side(active=["vulca-10", "mimix-22", "vulca-21"], support=["hoax-20"])
    game = given(me=mine, you=VULCA, element="fire", phase="announce")
    assert game.legal() == ["choose vulca-10", "choose mimix-22"]
    (reason,) = explain(game.state, 0, "done")
    assert (reason.why, set(reason.rules)) == (Why.MUST_CHOOSE, {"BM-14.6", "RS-23"})
    (reason,) = explain(game.state, 0, "choose hoax-20")
    assert reason.why == Why.NOT_THERE


@pytest.mark.rule("RS-9", "BM-10.10")
@pytest.mark.parametrize(("ruleset", "legal"), [("kosmos", False), ("legends", False), ("ansmann", True)])
def test_a_text_that_goes_through_protected(ruleset: str, legal: bool) -> None:
    mine = side(hand=["hoax-01"], active=["hoax-16", "khind-07"], support=["hoax-24"])
    theirs = side(active=["vulca-13"], support=["aqua-23", "hoax-20"])
    game = given(me=mine, you=theirs, element="fire", phase="begin", ruleset=ruleset).when("use khind-07")
    reasons = explain(game.state, 0, "choose aqua-23")
    assert [reason.why for reason in reasons] == ([] if legal else [Why.PROTECTED])


@pytest.mark.rule("BM-16.29", "BM-17.7")
def test_a_limit_of_characters_is_named_where_it_would_end_the_turn() -> None:
    mine = side(hand=["vulca-01", "mimix-22"])
    theirs = side(active=["buka-18"])
    game = given(me=mine, you=theirs, element="fire", phase="character", lookahead=True).when("play vulca-01")
    assert game.legal() == ["pass"]
    (reason,) = explain(game.state, 0, "play mimix-22")
    assert reason.why == Why.TURN_CANNOT_END
    assert [game.state.facts[1].printed[card & 63].key for card in reason.by] == ["buka-18"]
