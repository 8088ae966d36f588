"""Attempts that the rules refuse: each kind of prohibition, symbol and switch, with its rules and cards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.explain import Reason, Remedy, Why, explain
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.zones import LOCAL
from moondrake.testing.bluemoon import SEATS, Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    HOW_DARE_YOU,
    I_EXPECTED_THAT,
    NOT_THIS_CARD,
    fixture_card,
)


@dataclass(frozen=True)
class Attempt:
    """Who tries what, why it is refused first, under which rules, and because of which cards."""

    name: str
    make: Callable[[], Scenario]
    word: str
    why: Why
    rules: tuple[str, ...]
    by: tuple[str, ...] = ()
    who: str = "me"
    first: Why | None = None
    """The decisive reason where it is another one."""


CRYSTAL = fixture_card("fx-crystal", Kind.ACHIEVEMENT)
ZONES = ("active", "support", "ships", "landed", "bluffs", "discard", "stack", "leading", "pile", "inactive")


def fight(hand: list, you=None, phase="character", element="fire", **more: Any) -> Scenario:
    """A turn of "me" in a fight with these hand cards; `more` are zones of mine and settings."""
    mine = {zone: more.pop(zone) for zone in ZONES if zone in more}
    theirs = you if you is not None else side(active=["vulca-13"])
    return given(me=side(hand=hand, **mine), you=theirs, element=element, phase=phase, **more)


ATTEMPTS = [
    # Prohibitions of opposing texts.
    Attempt(
        "a ban on leadership cards",
        lambda: fight(["hoax-27", "hoax-01"], side(active=["hoax-08"], support=["vulca-24"]), "action"),
        "play hoax-27",
        Why.BANNED,
        ("BM-11.5",),
        ("vulca-24",),
    ),
    Attempt(
        "a ban on boosters",
        lambda: fight(["vulca-18", "hoax-01", "hoax-20"], side(support=["mimix-28"])).when("play hoax-01"),
        "play vulca-18",
        Why.BANNED,
        ("BM-11.5",),
        ("mimix-28",),
    ),
    Attempt(
        "a ban on supports, also for loading",
        lambda: fight(
            ["hoax-20", "hoax-01", "hoax-19"], side(support=["khind-26"]), ships={"buka-30": []}
        ).when("play hoax-01"),
        "load hoax-20",
        Why.BANNED,
        ("BM-9.11", "BM-11.5"),
        ("khind-26",),
    ),
    Attempt(
        "a ban on characters without text",
        lambda: fight(["hoax-01", "hoax-12"], side(active=["vulca-16"])),
        "play hoax-01",
        Why.BANNED,
        ("BM-11.5",),
        ("vulca-16",),
    ),
    Attempt(
        "a ban on cards with text",
        lambda: fight(["hoax-12", "hoax-01"], side(active=["terrah-12"])),
        "play hoax-12",
        Why.BANNED,
        ("BM-11.5",),
        ("terrah-12",),
    ),
    Attempt(
        "a ban on high values",
        lambda: fight(["hoax-01", "hoax-12"], side(support=["terrah-25"])),
        "play hoax-01",
        Why.BANNED,
        ("BM-11.5",),
        ("terrah-25",),
    ),
    Attempt(
        "a ban on cards with text reaches the front of a bluff",
        lambda: fight(["buka-21", "hoax-01", "hoax-20"], side(active=["terrah-12"])).when("play hoax-01"),
        "play buka-21 as bluff",
        Why.BANNED,
        ("BM-11.5",),
        ("terrah-12",),
    ),
    Attempt(
        "no further card once one was laid out",
        lambda: fight(["hoax-29", "hoax-01"], side(active=["vulca-13"], support=["hoax-26"]), "action").when(
            "play hoax-29"
        ),
        "fight",
        Why.NO_CHARACTER,
        ("BM-6.6a",),
        ("hoax-26",),
    ),
    Attempt(
        "no further card into the combat zone",
        lambda: fight(["hoax-01", "aqua-16", "hoax-20"], side(active=["flit-10"])).when("play hoax-01"),
        "play aqua-16",
        Why.BANNED_FURTHER,
        ("BM-11.5",),
        ("flit-10",),
    ),
    Attempt(
        "no taking while a text forbids it",
        lambda: fight([], side(active=["pillar-15"]), "begin", active=["hoax-05"]),
        "retrieve hoax-05",
        Why.TAKING_BANNED,
        ("BM-15.9",),
        ("pillar-15",),
    ),
    Attempt(
        "no taking with four cards in hand",
        lambda: fight(
            ["hoax-01", "hoax-02", "hoax-03", "hoax-04"],
            side(support=["terrah-27"]),
            "begin",
            active=["hoax-05"],
        ),
        "retrieve hoax-05",
        Why.TAKING_BANNED,
        ("BM-15.9",),
        ("terrah-27",),
    ),
    Attempt(
        "no challenge under a text that forbids it",
        lambda: fight(["hoax-01"], side(active=["vulca-13", "buka-24"], bluffs=["buka-07"])),
        "challenge",
        Why.CHALLENGE_BANNED,
        ("BM-10.40", "BM-13.1"),
        ("buka-24",),
    ),
    # Conditions and costs of the card itself.
    Attempt(
        "a mutant without its condition",
        lambda: fight(["mutant-106", "hoax-01"]),
        "play mutant-106",
        Why.CONDITION,
        ("BM-9.3",),
    ),
    Attempt(
        "a mutant in the first turn of a fight",
        lambda: given(me=side(hand=["mutant-105", "hoax-01"]), phase="character"),
        "play mutant-105",
        Why.CONDITION,
        ("BM-9.3a",),
    ),
    Attempt(
        "a demand that cannot be met",
        lambda: fight(["hoax-18", "hoax-01"], side(active=["vulca-13", "pillar-17"]), "begin"),
        "pay pillar-17",
        Why.CANNOT_PAY,
        ("BM-16.3",),
        ("pillar-17",),
    ),
    Attempt(
        "a superfluous card for a demand",
        lambda: fight(
            ["vulca-05", "hoax-04", "hoax-20"], side(active=["vulca-13", "pillar-16"]), "begin"
        ).when("pay pillar-16", "choose vulca-05"),
        "choose hoax-20",
        Why.NOT_WANTED,
        ("BM-12.6",),
    ),
    Attempt(
        "a card that adds nothing to a demand",
        lambda: fight(
            ["vulca-05", "hoax-18", "hoax-20"], side(active=["vulca-13", "pillar-16"]), "begin"
        ).when("pay pillar-16"),
        "choose hoax-18",
        Why.SUPERFLUOUS,
        ("BM-15.3", "RS-25"),
        ("pillar-16",),
    ),
    # Limits of the phases.
    Attempt(
        "a second character",
        lambda: fight(["hoax-01", "hoax-02", "mimix-22"]).when("play hoax-01"),
        "play hoax-02",
        Why.CHARACTER_PLAYED,
        ("BM-6.10",),
    ),
    Attempt(
        "a support in the first turn of a fight",
        lambda: given(me=side(hand=["hoax-01", "hoax-20", "aqua-21"]), phase="character").when(
            "play hoax-01"
        ),
        "play hoax-20",
        Why.FIRST_TURN,
        ("BM-6.14",),
    ),
    Attempt(
        "a second support",
        lambda: fight(["hoax-01", "hoax-20", "hoax-21", "aqua-21"]).when("play hoax-01", "play hoax-20"),
        "play hoax-21",
        Why.ALLOWANCE_USED,
        ("BM-6.13",),
    ),
    Attempt(
        "a second action card",
        lambda: fight(["hoax-29", "hoax-28", "hoax-01"], phase="action").when("play hoax-29"),
        "play hoax-28",
        Why.ACTION_USED,
        ("BM-6.2", "RS-3"),
        first=Why.WRONG_PHASE,
    ),
    Attempt(
        "a support before the character",
        lambda: fight(["hoax-01", "hoax-20"]),
        "play hoax-20",
        Why.WRONG_PHASE,
        ("BM-6.17",),
    ),
    Attempt(
        "a character in the action phase",
        lambda: fight(["hoax-01", "hoax-29"], phase="action"),
        "play hoax-01",
        Why.WRONG_PHASE,
        ("BM-6.12",),
    ),
    Attempt(
        "passing without a character",
        lambda: fight(["hoax-01"]),
        "pass",
        Why.CHARACTER_NEEDED,
        ("BM-6.10",),
    ),
    Attempt(
        "retreating in the first turn",
        lambda: given(me=side(hand=["hoax-01"]), phase="decision"),
        "retreat",
        Why.NO_RETREAT_YET,
        ("BM-6.8",),
    ),
    Attempt(
        "declining in a later turn",
        lambda: fight(["hoax-01"], phase="decision"),
        "decline",
        Why.NO_DECLINE,
        ("BM-6.8",),
    ),
    Attempt(
        "fighting without a character that may be laid out",
        lambda: fight(["hoax-01"], side(active=["vulca-16"]), phase="decision"),
        "fight",
        Why.NO_CHARACTER,
        ("BM-6.6a",),
        ("vulca-16",),
    ),
    Attempt(
        "beginning a fight without a character",
        lambda: given(me=side(hand=["hoax-20"]), phase="decision"),
        "fight",
        Why.NO_CHARACTER,
        ("BM-6.9",),
    ),
    Attempt(
        "announcing the other element",
        lambda: fight(["hoax-01"]),
        "announce earth",
        Why.ELEMENT_FIXED,
        ("BM-6.18",),
    ),
    Attempt(
        "announcing too little",
        lambda: given(
            me=side(active=["hoax-04"], hand=["hoax-01"]),
            you=side(support=["mimix-27"]),
            phase="announce",
        ),
        "announce earth",
        Why.TOO_WEAK,
        ("BM-6.19", "BM-10.1"),
    ),
    Attempt(
        "declining without a discard (RS-6)",
        lambda: given(me=side(hand=["hoax-01", "hoax-02"]), phase="decision").when("decline"),
        "done",
        Why.MUST_CHOOSE,
        ("RS-6", "BM-6.8"),
    ),
    # Symbols.
    Attempt(
        "a card after STOP",
        lambda: fight(["mimix-20", "hoax-20", "mimix-22"], pile=["hoax-01"], support=["buka-25"]).when(
            "play mimix-20"
        ),
        "play mimix-22",
        Why.STOPPED,
        ("BM-10.3",),
        ("mimix-20",),
    ),
    Attempt(
        "a booster after STOP that no text grants (RS-7)",
        lambda: fight(["mimix-20", "hoax-19", "hoax-20"], pile=["hoax-01"], support=["buka-25"]).when(
            "play mimix-20"
        ),
        "play hoax-19",
        Why.STOPPED,
        ("BM-10.3", "RS-7"),
        ("mimix-20",),
    ),
    Attempt(
        "a support after STOP where STOP is absolute (RS-7)",
        lambda: fight(
            ["mimix-20", "hoax-20"],
            pile=["hoax-01"],
            support=["buka-25"],
            ruleset="ansmann+stopVsPermission=absolute",
        ).when("play mimix-20"),
        "play hoax-20",
        Why.STOPPED,
        ("BM-10.3", "RS-7"),
        ("mimix-20",),
        first=Why.OTHER_QUESTION,
    ),
    Attempt(
        "RETRIEVE against RETRIEVE characters (RS-8)",
        lambda: fight([], side(active=["flit-04"]), "begin", active=["hoax-05"], support=["hoax-23"]),
        "retrieve hoax-05",
        Why.RETRIEVE_BLOCKED,
        ("RS-8", "BM-10.8"),
        ("flit-04",),
    ),
    Attempt(
        "RETRIEVE of a support against any card (RS-8 legends)",
        lambda: fight(
            [],
            side(support=["hoax-23"]),
            "begin",
            active=["hoax-01"],
            support=["hoax-24"],
            ships={"buka-30": []},
            ruleset="legends",
        ),
        "retrieve hoax-24",
        Why.RETRIEVE_BLOCKED,
        ("RS-8",),
        ("hoax-23",),
    ),
    Attempt(
        "RETRIEVE that is ignored",
        lambda: fight([], side(active=["hoax-16"]), "begin", active=["hoax-05"], ships={"buka-30": []}),
        "retrieve hoax-05",
        Why.ICON_IGNORED,
        ("BM-10.8", "BM-13.3"),
        ("hoax-16",),
    ),
    Attempt(
        "RETRIEVE of an inactive card",
        lambda: fight([], phase="begin", inactive=["hoax-05"], support=["hoax-24"]),
        "retrieve hoax-05",
        Why.NOT_ACTIVE,
        ("BM-3.8", "BM-10.8"),
    ),
    Attempt(
        "a card without RETRIEVE",
        lambda: fight([], phase="begin", active=["hoax-01"], support=["hoax-24"]),
        "retrieve hoax-01",
        Why.NO_ICON,
        ("BM-10.8",),
    ),
    Attempt(
        "discarding a PROTECTED card",
        lambda: fight(["vulca-14"], side(active=["vulca-13", "aqua-16"], support=["aqua-23"])).when(
            "play vulca-14"
        ),
        "choose aqua-23",
        Why.PROTECTED,
        ("BM-10.10", "RS-9"),
        ("vulca-14",),
    ),
    Attempt(
        "FREE that is ignored",
        lambda: fight(["hoax-14", "aqua-16", "aqua-17", "hoax-20"], side(support=["terrah-26"])).when(
            "play hoax-14", "play aqua-16"
        ),
        "play aqua-17",
        Why.ICON_IGNORED,
        ("BM-10.39", "BM-13.5"),
        ("terrah-26",),
    ),
    Attempt(
        "FREE under a condition",
        lambda: fight(["hoax-01", "buka-14", "mimix-22"]).when("play hoax-01"),
        "play buka-14",
        Why.FREE_CONDITION,
        ("BM-10.17",),
        first=Why.CHARACTER_PLAYED,
    ),
    Attempt(
        "a card with PAIR after a card that is no partner",
        lambda: fight(["hoax-01", "mimix-16", "mimix-22"], phase="character", pile=["mimix-17"]).when(
            "play hoax-01"
        ),
        "play mimix-16",
        Why.NO_PARTNER,
        ("BM-10.19", "BM-10.20"),
        ("mimix-17",),
        first=Why.CHARACTER_PLAYED,
    ),
    Attempt(
        "the second of a pair too late",
        lambda: fight(["mimix-03", "mimix-22", "mimix-04", "mimix-23"]).when(
            "play mimix-03", "play mimix-22"
        ),
        "play mimix-04",
        Why.PAIR_CLOSED,
        ("BM-10.20", "BM-10.22"),
        ("mimix-03",),
        first=Why.CHARACTER_PLAYED,
    ),
    Attempt(
        "a gang with a stranger (RS-12)",
        lambda: fight(["khind-11", "khind-12", "mimix-22", "mimix-23"]).when(
            "play khind-11", "play mimix-22"
        ),
        "play khind-12",
        Why.GANG_BROKEN,
        ("BM-10.25", "RS-12"),
        ("mimix-22",),
        first=Why.CHARACTER_PLAYED,
    ),
    Attempt(
        "a bluff without BLUFF",
        lambda: fight(["hoax-01", "hoax-02", "hoax-20"]).when("play hoax-01"),
        "bluff hoax-02",
        Why.NO_ICON,
        ("BM-10.32",),
    ),
    Attempt(
        "a bluff whose symbol is ignored",
        lambda: fight(["hoax-01", "buka-07", "hoax-20"], side(support=["terrah-26"])).when("play hoax-01"),
        "bluff buka-07",
        Why.ICON_IGNORED,
        ("BM-10.39", "BM-13.5"),
        ("terrah-26",),
    ),
    Attempt(
        "a bluff while supports are ignored",
        lambda: fight(["hoax-01", "buka-07", "hoax-20"], side(active=["flit-08"])).when("play hoax-01"),
        "bluff buka-07",
        Why.BLUFFS_IGNORED,
        ("BM-10.39",),
        ("flit-08",),
    ),
    # Ships.
    Attempt(
        "a hand card while a ship has landed",
        lambda: fight(["hoax-01"], phase="character", ships={"buka-30": ["buka-01"]}, landed=["buka-30"]),
        "play hoax-01",
        Why.HAND_CLOSED,
        ("BM-9.13",),
        ("buka-30",),
    ),
    Attempt(
        "cargo of a ship that has not landed",
        lambda: fight(["hoax-01"], phase="character", ships={"buka-30": ["buka-01"]}),
        "play buka-01",
        Why.NOT_LANDED,
        ("BM-9.13",),
    ),
    Attempt(
        "loading a full ship",
        lambda: fight(["hoax-01", "hoax-20"], ships={"buka-28": ["buka-01", "buka-02"]}).when("play hoax-01"),
        "load hoax-20 onto buka-28",
        Why.SHIP_FULL,
        ("BM-9.10",),
        ("buka-28",),
    ),
    Attempt(
        "loading without a ship",
        lambda: fight(["hoax-01", "hoax-20"]).when("play hoax-01"),
        "load hoax-20",
        Why.NO_SHIP,
        ("BM-9.11",),
    ),
    Attempt(
        "loading cargo again (loadFrom)",
        lambda: fight(
            ["hoax-20"],
            phase="character",
            ships={"buka-30": ["buka-01", "buka-02"], "buka-29": []},
            landed=["buka-30"],
        ).when("play buka-01"),
        "load buka-02",
        Why.NOT_IN_HAND,
        ("BM-9.13",),
    ),
    Attempt(
        "landing a ship twice",
        lambda: fight(["hoax-01"], phase="begin", ships={"buka-30": ["buka-01"], "buka-29": []}).when(
            "land buka-30"
        ),
        "land buka-30",
        Why.ALREADY_LANDED,
        ("BM-9.13",),
    ),
    Attempt(
        "landing no ship",
        lambda: fight(["hoax-01"], phase="begin", ships={"buka-30": ["buka-01"]}),
        "land hoax-01",
        Why.WRONG_KIND,
        ("BM-9.13",),
    ),
    # Interference.
    Attempt(
        "an interference out of time",
        lambda: fight([HOW_DARE_YOU, "hoax-01"]),
        "interfere fx-wie",
        Why.ONLY_AS_ANSWER,
        ("BM-9.18",),
    ),
    Attempt(
        "an interference whose text does not fit",
        lambda: given(
            me=side(hand=[I_EXPECTED_THAT, NOT_THIS_CARD]),
            you=side(hand=["vulca-02"]),
            element="fire",
            phase="character",
            turn="you",
        ).when("play vulca-02"),
        "interfere fx-das",
        Why.NOT_AN_ANSWER,
        ("BM-9.18",),
    ),
    Attempt(
        "a card that is no interference",
        lambda: given(
            me=side(hand=["hoax-01", NOT_THIS_CARD]),
            you=side(hand=["vulca-02"]),
            element="fire",
            phase="character",
            turn="you",
        ).when("play vulca-02"),
        "play hoax-01",
        Why.WRONG_KIND,
        ("BM-9.18",),
    ),
    # Where the card is, whose turn it is.
    Attempt(
        "a card of the opponent",
        lambda: fight(["hoax-01"]),
        "play vulca-13",
        Why.NOT_YOUR_CARD,
        ("BM-3.2",),
    ),
    Attempt(
        "a card of the discard pile",
        lambda: fight(["hoax-01"], discard=["hoax-02"]),
        "play hoax-02",
        Why.NOT_IN_HAND,
        ("BM-3.9",),
    ),
    Attempt(
        "a leadership card of the stack",
        lambda: fight(["hoax-01", "hoax-29"], phase="action", stack=["hoax-27"]),
        "play hoax-27",
        Why.NOT_IN_HAND,
        ("BM-9.6",),
    ),
    Attempt("the leader", lambda: fight(["hoax-01"]), "play a:hoax-00", Why.NEVER_PLAYED, ("BM-9.1",)),
    Attempt(
        "the opponent's turn",
        lambda: fight(["hoax-01"], side(hand=["vulca-02"])),
        "play vulca-02",
        Why.NOT_ASKED,
        ("BM-5.2",),
        who="you",
    ),
    Attempt(
        "what chance decides", lambda: fight(["hoax-01"]), "deal hoax-01", Why.CHANCE_DECIDES, ("BM-23.4",)
    ),
    Attempt(
        "a mulligan after the set-up (RS-1)",
        lambda: fight(["hoax-01"]),
        "mulligan hoax-01",
        Why.NO_MULLIGAN,
        ("BM-4.5", "RS-1"),
    ),
    # Texts and the rest of the turn.
    Attempt(
        "a text twice in a turn",
        lambda: fight(
            ["hoax-01"],
            side(active=["vulca-13"], support=["hoax-20", "hoax-21"]),
            "begin",
            active=["khind-07"],
        ).when("use khind-07", "choose hoax-20"),
        "use khind-07",
        Why.TEXT_USED,
        ("BM-12.4",),
    ),
    Attempt(
        "a text that is ignored",
        lambda: fight(
            ["hoax-01"],
            side(active=["flit-07"], support=["hoax-20"]),
            "begin",
            active=["khind-07", "hoax-05"],
            support=["hoax-24"],
        ),
        "use khind-07",
        Why.TEXT_IGNORED,
        ("BM-13.3",),
        ("flit-07",),
    ),
    Attempt(
        "a text with nothing to do",
        lambda: fight(["hoax-01"], phase="begin", active=["khind-07"], support=["hoax-24"]),
        "use khind-07",
        Why.NOTHING_TO_DO,
        ("BM-12.6",),
    ),
    Attempt(
        "refilling before the end (RS-2)",
        lambda: fight(["hoax-01"]),
        "refill",
        Why.WRONG_PHASE,
        ("BM-6.23",),
    ),
    Attempt(
        "challenging nothing",
        lambda: fight(["hoax-01"]),
        "challenge",
        Why.NO_BLUFF,
        ("BM-10.40",),
        first=Why.OWN_BLUFF,
    ),
    # Hyla, Tutu, crystal cards, REPLACE.
    Attempt(
        "a ban on action cards stops a Hyla",
        lambda: fight(
            ["hyla-fire", "tutu-1", "hoax-01"], side(active=["vulca-13"], support=["terrah-28"]), "action"
        ),
        "play hyla-fire",
        Why.BANNED,
        ("BM-11.5",),
        ("terrah-28",),
    ),
    Attempt(
        "a crystal card without a dragon",
        lambda: fight([CRYSTAL, "hyla-fire", "hoax-01"], phase="action"),
        "play fx-crystal",
        Why.NO_DRAGON,
        ("BM-9.8a",),
    ),
    Attempt(
        "a Tutu whose cost cannot be given",
        lambda: fight(["tutu-pampam", "hoax-01", "hoax-02"]),
        "play tutu-pampam",
        Why.NO_COST,
        ("BM-12.4", "BM-9.21"),
        ("tutu-pampam",),
    ),
    Attempt(
        "a further character after a vow",
        lambda: fight(["tutu-4", "mimix-22", "hoax-01", "hoax-20"]).when("play tutu-4"),
        "play mimix-22",
        Why.FORSWORN,
        ("BM-13.1",),
        ("tutu-4",),
    ),
    Attempt(
        "additional cards at the end of the turn",
        lambda: fight(
            ["hoax-01"],
            side(active=["vulca-13"], support=["flit-28"], hand=["vulca-02"]),
            "end",
            active=["vulca-15", "khind-08"],
            support=["hoax-20"],
            pile=["hoax-02"],
        ),
        "use vulca-15",
        Why.END_DRAW_BANNED,
        ("BM-16.14",),
        ("flit-28",),
    ),
    Attempt(
        "REPLACE without the symbol",
        lambda: fight(["tutu-1", "hoax-01"], phase="action"),
        "replace hoax-01",
        Why.NO_ICON,
        ("BM-10.29",),
    ),
    Attempt(
        "REPLACE that is ignored",
        lambda: fight(["tutu-1", "hyla-fire"], side(active=["hoax-16"]), "action"),
        "replace tutu-1",
        Why.ICON_IGNORED,
        ("BM-10.29", "BM-13.5"),
        ("hoax-16",),
    ),
    Attempt(
        "REPLACE beside an action card (RS-3)",
        lambda: fight(["tutu-1", "hyla-fire", "hoax-01"], phase="action").when("play hyla-fire"),
        "replace tutu-1",
        Why.ACTION_USED,
        ("BM-6.2", "RS-3"),
        first=Why.WRONG_PHASE,
    ),
    Attempt(
        "a second hand card beside a landed ship that grants one",
        lambda: fight(
            ["hoax-01", "mimix-22"],
            phase="character",
            ships={"buka-31": ["buka-01"]},
            landed=["buka-31"],
        ).when("play hoax-01"),
        "play mimix-22",
        Why.HAND_CLOSED,
        ("BM-9.13", "BM-16.12"),
        ("buka-31",),
    ),
    Attempt(
        "an achievement by a text that is none",
        lambda: fight(["khind-32", CRYSTAL, "hoax-01"], phase="action").when("play khind-32"),
        "choose hoax-01",
        Why.WRONG_KIND,
        ("BM-9.8b",),
    ),
]


def tried(attempt: Attempt) -> tuple[Scenario, tuple[Reason, ...]]:
    game = attempt.make()
    return game, explain(game.state, SEATS[attempt.who], attempt.word)


def keys(game: Scenario, cards: tuple[int, ...]) -> set[str]:
    return {game.state.facts[card >> CARD_SHIFT].printed[card & LOCAL].key for card in cards}


@pytest.mark.rule("BM-2.1", "BM-5.2", "BM-11.5", "BM-13.1", "BM-23.1")
@pytest.mark.parametrize("attempt", ATTEMPTS, ids=[attempt.name for attempt in ATTEMPTS])
def test_an_attempt_is_refused_for_the_right_reason(attempt: Attempt) -> None:
    game, reasons = tried(attempt)
    assert reasons[0].why == (attempt.why if attempt.first is None else attempt.first), reasons
    reason = next(reason for reason in reasons if reason.why == attempt.why)
    assert set(attempt.rules) <= set(reason.rules)
    assert keys(game, reason.by) == set(attempt.by)


def test_there_are_more_than_forty_attempts_and_each_is_another_one() -> None:
    assert len({attempt.name for attempt in ATTEMPTS}) == len(ATTEMPTS) >= 40


def test_all_reasons_are_named_the_decisive_one_first() -> None:
    theirs = side(active=["vulca-16", "flit-10"], support=["terrah-25"])
    game = fight(["hoax-12", "hoax-01", "hoax-20"], theirs).when("play hoax-12")
    reasons = explain(game.state, 0, "play hoax-01")
    assert [reason.why for reason in reasons] == [
        Why.BANNED,
        Why.BANNED,
        Why.BANNED_FURTHER,
        Why.WRONG_PHASE,
        Why.CHARACTER_PLAYED,
    ]
    assert reasons[0].remedy == Remedy.LOSE_CARDS
    assert reasons[3].remedy == Remedy.NEXT_TURN


@pytest.mark.rule("BM-6.14")
def test_a_phase_that_is_still_to_come_is_said_after_what_holds_in_it_too() -> None:
    game = given(me=side(hand=["hoax-01", "hoax-20"]), phase="action")
    reasons = explain(game.state, 0, "play hoax-20")
    assert [reason.why for reason in reasons] == [Why.FIRST_TURN, Why.WRONG_PHASE]


@pytest.mark.rule("BM-17.6", "BM-17.7")
def test_a_move_after_which_the_turn_could_not_end_legally_says_so() -> None:
    def start(lookahead: bool) -> Scenario:
        return fight(["hoax-08", "hoax-01"], side(active=["vulca-04"]), "decision", lookahead=lookahead)

    game = start(lookahead=True).when("fight")
    assert game.legal() == ["play hoax-01"]
    (reason,) = explain(game.state, 0, "play hoax-08")
    assert (reason.why, reason.needed) == (Why.TURN_CANNOT_END, 5)
    assert {"BM-17.7", "BM-6.6"} <= set(reason.rules)
    assert explain(start(lookahead=False).when("fight").state, 0, "play hoax-08") == ()


def test_demands_are_named_where_they_keep_the_turn_from_ending() -> None:
    theirs = side(active=["terrah-13"])
    game = fight(["hoax-01", "hoax-19", "hoax-20"], theirs, "character", lookahead=True).when("play hoax-01")
    (reason,) = explain(game.state, 0, "play hoax-19")
    assert reason.why == Why.TURN_CANNOT_END
    assert keys(game, reason.by) == {"terrah-13"}


@pytest.mark.rule("BM-8.1")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = given(me=side(hand=["hoax-20"]), dragons=-3, element="fire", phase="decision").when("retreat")
    assert game.state.is_over()
    (reason,) = explain(game.state, 0, "play hoax-20")
    assert (reason.why, reason.rules, reason.remedy) == (Why.GAME_OVER, ("BM-8.1",), Remedy.NEXT_GAME)


@pytest.mark.rule("BM-2.1")
def test_a_spectator_may_do_nothing() -> None:
    (reason,) = explain(fight(["hoax-01"]).state, 2, "play hoax-01")
    assert (reason.why, reason.rules) == (Why.NOT_SEATED, ("BM-2.1",))


@pytest.mark.rule("BM-16.33")
def test_naming_a_hidden_card_of_the_opponent_tells_nothing() -> None:
    theirs = side(
        hand=["vulca-02", "vulca-03"], pile=["vulca-10"], revealed=["vulca-03"], active=["vulca-13"]
    )
    game = fight(["hoax-17"], theirs).when("play hoax-17")
    for key in ("vulca-02", "vulca-10"):
        (reason,) = explain(game.state, 0, f"choose {key}")
        assert reason.why == Why.NOT_REVEALED
    assert explain(game.state, 0, "choose vulca-03") == ()


@pytest.mark.rule("BM-16.18", "BM-16.13")
def test_the_last_character_and_too_few_characters_are_spared() -> None:
    mine = side(hand=["hoax-01"], active=["khind-06"], support=["hoax-24"])
    theirs = side(active=["hoax-05"], support=["aqua-21", "hoax-20"])
    game = given(me=mine, you=theirs, element="fire", phase="begin").when("use khind-06")
    assert [reason.why for reason in explain(game.state, 0, "choose hoax-05")] == [Why.LAST_CHARACTER]
    assert [reason.why for reason in explain(game.state, 0, "choose hoax-20")] == [Why.NOT_DESCRIBED]


def test_wishes_are_legal_where_the_question_is_theirs() -> None:
    game = given(
        me=side(hand=[NOT_THIS_CARD]),
        you=side(hand=["vulca-02"]),
        element="fire",
        phase="character",
        turn="you",
    ).when("play vulca-02")
    assert explain(game.state, 0, "interfere fx-nein") == ()
    declined = given(me=side(hand=["hoax-01", "hoax-02"]), phase="decision").when("decline")
    assert explain(declined.state, 0, "discard hoax-01") == ()
    assert explain(declined.state, 0, "mulligan hoax-01")[0].why == Why.OTHER_QUESTION
    searching = fight(["khind-29", "hoax-01"], phase="action", pile=["hoax-02"]).when("play khind-29")
    assert explain(searching.state, 0, "choose hoax-02") == ()
    assert explain(searching.state, 0, "discard hoax-02")[0].why == Why.OTHER_QUESTION
    ship = fight(["hoax-01", "hoax-20"], ships={"buka-30": []}).when("play hoax-01")
    assert explain(ship.state, 0, "load hoax-20 onto buka-30") == ()
