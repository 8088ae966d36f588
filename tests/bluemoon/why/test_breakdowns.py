"""Where powers and dragons come from: forty breakdowns with expected lines, both example fights too."""

from collections.abc import Callable

import pytest

from moondrake.bluemoon.breakdown import (
    BLUFF_CARD,
    DragonBreakdown,
    PowerBreakdown,
    dragon_breakdown,
    power_breakdown,
)
from moondrake.bluemoon.rules.fight import CAPPED, CHANGED, COUNTED
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import LOCAL
from moondrake.testing.bluemoon import ELEMENTS, SEATS, Scenario, given, side
from tests.bluemoon.scenarios.helpers import turn, walk
from tests.bluemoon.scenarios.test_bms_examples import first_fight


def key(state: Position, card: int) -> str:
    return "bluff" if card == BLUFF_CARD else state.facts[card >> CARD_SHIFT].printed[card & LOCAL].key


def keys(state: Position, cards: tuple[int, ...]) -> str:
    return ",".join(key(state, card) for card in cards)


def power_lines(game: Scenario, who: str, element: str | None = None) -> list[str]:
    """`card printed`, then each layer that changed it: `L1=0 by card`; then the power."""
    state = game.state
    found: PowerBreakdown = power_breakdown(
        state, SEATS[who], ELEMENTS[element] if element else state.element
    )
    lines = []
    for line in found.lines:
        changes = "".join(
            f" L{change.layer}={change.value} {keys(state, change.by)}" for change in line.changes
        )
        lines.append(f"{key(state, line.card)} {line.printed}{changes}")
    raises = "".join(f" L5={change.value} {keys(state, change.by)}" for change in found.raises)
    return [*lines, f"= {found.total}{raises}{' shield' if found.shield else ''}"]


def dragon_lines(game: Scenario, winner: str) -> list[str]:
    """Cards that count, then each step with the card whose text it is; the number after each."""
    found: DragonBreakdown = dragon_breakdown(game.state, SEATS[winner])
    lines = []
    for line in found.lines:
        if line.kind == COUNTED:
            by = f" by {key(game.state, line.by)}" if line.by != NO_CARD else ""
            lines.append(f"{line.amount} cards: {line.total}{by}")
        elif line.kind == CHANGED:
            lines.append(f"{line.amount:+} {key(game.state, line.by)}: {line.total}")
        elif line.kind == CAPPED:
            lines.append(f"at most {line.amount} {key(game.state, line.by)}: {line.total}")
        else:
            lines.append(f"at least 0: {line.total}")
    return lines


def me(element: str | None = "fire", you=None, **zones) -> Scenario:
    ruleset = zones.pop("ruleset", "ansmann")
    return given(me=side(**zones), you=you, element=element, ruleset=ruleset)


Case = tuple[str, Callable[[], Scenario], list[str]]

POWERS: list[Case] = [
    ("no cards", lambda: me(), ["= 0"]),
    ("one character", lambda: me(active=["vulca-05"]), ["vulca-05 5", "= 5"]),
    ("the other element", lambda: me("earth", active=["vulca-05"]), ["vulca-05 1", "= 1"]),
    ("a card without a value", lambda: me(active=["vulca-20"]), ["vulca-20 0", "= 0 L5=6 vulca-20"]),
    (
        "inactive cards do not count",
        lambda: me(active=["vulca-05"], inactive=["vulca-01"], support=["hoax-20"]),
        ["vulca-05 5", "hoax-20 3", "= 8"],
    ),
    (
        "a power raised to 6 that is lower",
        lambda: me(active=["vulca-13", "vulca-20"]),
        ["vulca-13 2", "vulca-20 0", "= 2 L5=6 vulca-20"],
    ),
    (
        "raised to 6 where it is higher already",
        lambda: me(active=["vulca-01", "vulca-20"]),
        ["vulca-01 7", "vulca-20 0", "= 7"],
    ),
    (
        "two raises, each with its power",
        lambda: me(active=["vulca-13", "vulca-20", "aqua-19"]),
        ["vulca-13 2", "vulca-20 0", "aqua-19 0", "= 2 L5=6 vulca-20 L5=7 aqua-19"],
    ),
    (
        "a raise of the other element",
        lambda: me(active=["vulca-13", "aqua-20"]),
        ["vulca-13 2", "aqua-20 0", "= 2"],
    ),
    (
        "a doubled fire value",
        lambda: me(active=["vulca-10", "vulca-21"]),
        ["vulca-10 4 L3=8 vulca-21", "vulca-21 0", "= 8"],
    ),
    (
        "a doubled earth value in a fire fight",
        lambda: me(active=["vulca-10", "vulca-22"]),
        ["vulca-10 4", "vulca-22 0", "= 4"],
    ),
    (
        "doubled twice",
        lambda: me(active=["vulca-13", "vulca-21", "pillar-21"]),
        ["vulca-13 2 L3=8 vulca-21,pillar-21", "vulca-21 0", "pillar-21 0", "= 8"],
    ),
    (
        "the sum of both printed values",
        lambda: me(active=["vulca-10", "pillar-22"]),
        ["vulca-10 4 L2=5 pillar-22", "pillar-22 0", "= 5"],
    ),
    (
        "the higher of both printed values",
        lambda: me("earth", active=["vulca-10", "pillar-23"]),
        ["vulca-10 1 L2=4 pillar-23", "pillar-23 0", "= 4"],
    ),
    (
        "the higher value changes nothing",
        lambda: me(active=["vulca-10", "pillar-23"]),
        ["vulca-10 4", "pillar-23 0", "= 4"],
    ),
    (
        "rises to 6",
        lambda: me(active=["vulca-10", "pillar-24"]),
        ["vulca-10 4 L3=6 pillar-24", "pillar-24 0", "= 6"],
    ),
    (
        "rises to 5 never lowers",
        lambda: me(active=["vulca-02", "pillar-26"]),
        ["vulca-02 6", "pillar-26 0", "= 6"],
    ),
    (
        "rises before it doubles",
        lambda: me(active=["vulca-13", "pillar-26", "vulca-21"]),
        ["vulca-13 2 L3=10 pillar-26,vulca-21", "pillar-26 0", "vulca-21 0", "= 10"],
    ),
    (
        "printed values first, then the doubling",
        lambda: me(active=["vulca-10", "pillar-22", "vulca-21"]),
        ["vulca-10 4 L2=5 pillar-22 L3=10 vulca-21", "pillar-22 0", "vulca-21 0", "= 10"],
    ),
    (
        "all supports doubled",
        lambda: me(active=["hoax-12"], support=["hoax-20", "hoax-21"]),
        ["hoax-12 2", "hoax-20 3 L3=6 hoax-12", "hoax-21 2 L3=4 hoax-12", "= 12"],
    ),
    (
        "all boosters doubled",
        lambda: me(active=["flit-11", "vulca-18"]),
        ["flit-11 0", "vulca-18 3 L3=6 flit-11", "= 6"],
    ),
    (
        "the Fun gang doubled",
        lambda: me(active=["khind-10", "khind-14"]),
        ["khind-10 3 L3=6 khind-14", "khind-14 0", "= 6"],
    ),
    (
        "ignored supports",
        lambda: me(you=side(active=["flit-08"]), active=["vulca-05"], support=["hoax-20"]),
        ["vulca-05 5", "hoax-20 3 L1=0 flit-08", "= 5"],
    ),
    (
        "an ignored character keeps nothing of a raise",
        lambda: me(you=side(active=["flit-12"]), active=["vulca-10", "pillar-24"]),
        ["vulca-10 4 L1=0 flit-12 L3=6 pillar-24 L4=0 flit-12", "pillar-24 0", "= 0"],
    ),
    (
        "PROTECTED is not ignored",
        lambda: me(you=side(active=["flit-12"]), active=["aqua-02"]),
        ["aqua-02 5", "= 5"],
    ),
    (
        "odd printed values count as 0",
        lambda: me(you=side(active=["khind-01"]), active=["vulca-05", "vulca-10"]),
        ["vulca-05 5 L1=0 khind-01", "vulca-10 4", "= 4"],
    ),
    (
        "even printed values of boosters and supports",
        lambda: me(you=side(active=["khind-04"]), active=["vulca-10", "hoax-19"], support=["hoax-20"]),
        ["vulca-10 4", "hoax-19 2 L1=0 khind-04", "hoax-20 3", "= 7"],
    ),
    (
        "a bluff support",
        lambda: me(active=["buka-01"], bluffs=["buka-12"]),
        ["buka-01 5", "bluff 2", "= 7"],
    ),
    (
        "a bluff support in the other element of legends (RS-13)",
        lambda: me(active=["buka-01"], bluffs=["buka-12"], ruleset="legends"),
        ["buka-01 5", "bluff 2", "= 7"],
    ),
    (
        "bluff supports raised to 4",
        lambda: me(active=["buka-21"], bluffs=["buka-12", "buka-04"]),
        ["buka-21 2", "bluff 2 L3=4 buka-21", "bluff 2 L3=4 buka-21", "= 10"],
    ),
    (
        "ignored bluff supports",
        lambda: me(you=side(active=["flit-08"]), active=["buka-01"], bluffs=["buka-12"]),
        ["buka-01 5", "bluff 2 L1=0 flit-08", "= 5"],
    ),
    ("a shield", lambda: me(active=["vulca-13", "hoax-18"]), ["vulca-13 2", "hoax-18 0", "= 2 shield"]),
    (
        "a shield of the other element",
        lambda: me("earth", active=["vulca-13", "hoax-18"]),
        ["vulca-13 3", "hoax-18 0", "= 3"],
    ),
    (
        "a shield that is ignored",
        lambda: me(you=side(support=["terrah-26"]), active=["vulca-13", "hoax-18"]),
        ["vulca-13 2", "hoax-18 0", "= 2"],
    ),
    (
        "texts that are ignored raise nothing",
        lambda: me(you=side(active=["flit-07"]), active=["vulca-13", "vulca-20"]),
        ["vulca-13 2", "vulca-20 0", "= 2"],
    ),
]


@pytest.mark.rule("BM-14.10", "BM-14.4", "BM-14.5")
@pytest.mark.parametrize(("make", "lines"), [case[1:] for case in POWERS], ids=[case[0] for case in POWERS])
def test_a_power_line_by_line(make: Callable[[], Scenario], lines: list[str]) -> None:
    game = make()
    assert power_lines(game, "me") == lines


def six(**you) -> Scenario:
    """I have six cards in combat and support zones."""
    mine = side(
        active=["hoax-01"], inactive=["hoax-02", "hoax-03"], support=["hoax-20", "hoax-21", "hoax-22"]
    )
    return given(me=mine, you=side(**you), element="fire")


DRAGONS: list[Case] = [
    ("one", lambda: me(active=["hoax-01"]), ["1 cards: 1"]),
    ("two with six cards", lambda: six(), ["6 cards: 2"]),
    (
        "bluffs do not count",
        lambda: me(
            active=["hoax-01"], support=["hoax-20", "hoax-21", "hoax-22", "hoax-23"], bluffs=["buka-04"]
        ),
        ["5 cards: 1"],
    ),
    (
        "bluffs count where the switch says so (RS-15)",
        lambda: me(
            active=["hoax-01"],
            support=["hoax-20", "hoax-21", "hoax-22", "hoax-23"],
            bluffs=["buka-04"],
            ruleset="ansmann+bluffCountsForDragons=yes",
        ),
        ["6 cards: 2"],
    ),
    ("one more", lambda: me(active=["hoax-10"]), ["1 cards: 1", "+1 hoax-10: 2"]),
    (
        "one more of a text that is ignored",
        lambda: me(you=side(active=["flit-07"]), active=["hoax-10"]),
        ["1 cards: 1"],
    ),
    ("one fewer", lambda: six(support=["mimix-29"]), ["6 cards: 2", "-1 mimix-29: 1"]),
    (
        "never below none",
        lambda: me(you=side(active=["flit-27"], support=["mimix-29"]), active=["hoax-01"]),
        ["1 cards: 1", "-1 flit-27: 0", "-1 mimix-29: -1", "at least 0: 0"],
    ),
    (
        "two already with four cards under a Hyla",
        lambda: me(active=["hoax-01"], support=["hoax-20", "hoax-21", "hoax-22"], lasting=["hyla-dragon"]),
        ["4 cards: 2 by hyla-dragon"],
    ),
    (
        "two with six cards by the rules, Hyla or not",
        lambda: me(
            active=["hoax-01"],
            inactive=["hoax-02", "hoax-03"],
            support=["hoax-20", "hoax-21", "hoax-22"],
            lasting=["hyla-dragon"],
        ),
        ["6 cards: 2"],
    ),
    (
        "one more for whoever retreats",
        lambda: me(you=side(active=["tutu-2c"]), active=["hoax-01"]),
        [
            "1 cards: 1",
            "+1 tutu-2c: 2",
        ],
    ),
    ("none may be gained", lambda: six(active=["hoax-11"]), ["6 cards: 2", "at most 0 hoax-11: 0"]),
    ("no more than one", lambda: six(leading=["flit-29"]), ["6 cards: 2", "at most 1 flit-29: 1"]),
]


@pytest.mark.rule("BM-7.2", "BM-7.3", "BM-7.4", "BM-7.4a", "RS-15")
@pytest.mark.parametrize(("make", "lines"), [case[1:] for case in DRAGONS], ids=[case[0] for case in DRAGONS])
def test_the_dragons_of_a_retreat_step_by_step(make: Callable[[], Scenario], lines: list[str]) -> None:
    assert dragon_lines(make(), "me") == lines


@pytest.mark.scenario("BMS-77")
@pytest.mark.rule("BM-7.4a")
def test_more_then_fewer_then_the_cap_then_none() -> None:
    mine = side(
        active=["hoax-10"], inactive=["hoax-01", "hoax-02", "hoax-03"], support=["vulca-27", "hoax-20"]
    )
    theirs = side(active=["flit-27", "hoax-11"], leading=["flit-29"])
    game = given(me=mine, you=theirs, element="fire")
    assert dragon_lines(game, "me") == [
        "6 cards: 2",
        "+1 hoax-10: 3",
        "+1 vulca-27: 4",
        "-1 flit-27: 3",
        "at most 1 flit-29: 1",
        "at most 0 hoax-11: 0",
    ]


@pytest.mark.scenario("BMS-1")
@pytest.mark.rule("BM-14.10", "BM-7.2")
def test_the_first_example_fight_line_by_line() -> None:
    game = first_fight("kosmos")
    assert power_lines(game, "me") == ["vulca-01 7", "vulca-18 3", "= 10"]
    assert power_lines(game, "you") == ["hoax-08 3", "hoax-21 2", "= 5"]
    assert dragon_lines(game, "me") == ["3 cards: 1"]


@pytest.mark.scenario("BMS-2")
@pytest.mark.rule("BM-14.10", "BM-7.3", "BM-13.3", "BM-14.5")
def test_the_second_example_fight_line_by_line() -> None:
    game = first_fight("kosmos")
    walk(game, "retreat")
    walk(game, "play hoax-27", "yes")
    turn(game, "fight", "play hoax-07", "announce earth")
    assert power_lines(game, "you") == ["hoax-07 3", "= 3"]
    turn(game, "fight", "play aqua-04", "play vulca-24")
    assert power_lines(game, "me") == ["aqua-04 4", "vulca-24 1", "= 5"]
    turn(game, "fight", "play terrah-05", "play hoax-19")
    assert power_lines(game, "you") == ["terrah-05 5", "hoax-19 2", "= 7"]
    walk(game, "fight", "play mutant-106")
    assert power_lines(game, "me") == ["vulca-24 1", "mutant-106 4", "= 5 shield"]
    walk(game, "retrieve hoax-19")
    turn(game, "fight", "play flit-12", "play hoax-20")
    assert power_lines(game, "you") == ["flit-12 0", "hoax-20 3", "= 3"]
    assert power_lines(game, "me") == ["vulca-24 1", "mutant-106 4 L1=0 flit-12", "= 1"]
    walk(game, "fight", "play vulca-13")
    turn(game, "play vulca-20")
    assert power_lines(game, "me") == [
        "vulca-24 1",
        "vulca-13 2 L1=0 flit-12",
        "vulca-20 0",
        "= 1 L5=6 vulca-20",
    ]
    turn(game, "fight", "play hoax-13", "play hoax-19")
    assert power_lines(game, "you") == ["hoax-19 2", "hoax-20 3", "hoax-13 2", "= 7"]
    assert dragon_lines(game, "you") == ["6 cards: 2"]


def test_there_are_forty_breakdowns() -> None:
    assert len(POWERS) + len(DRAGONS) >= 40
