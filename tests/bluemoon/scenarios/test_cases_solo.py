"""The Bot's turns in cases worked out from chapter 22 before the engine was asked."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import Draw, Kind, When
from moondrake.bluemoon.events import What
from moondrake.table import SPECTATOR
from moondrake.testing.bluemoon import Scenario, filler, fixture_card, given, says, side
from tests.bluemoon.scenarios.helpers import element, every_ruleset, winner
from tests.bluemoon.scenarios.test_bms_solo import by_chance, rules, told

SIX = ["hoax-20", "hoax-21", "hoax-22", "hoax-23", "hoax-24", "mimix-27"]


def bot(ruleset: str, pile: list[Any], me: dict[str, Any] | None = None, **more: Any) -> Scenario:
    """The Bot's turn with this pile; the Player has khind-14 (0/0) unless `me` says otherwise."""
    mine = {"active": ["khind-14"], "hand": ["hoax-01", "hoax-02"]} | (me or {})
    fight: dict[str, Any] = {"element": "fire", "dragons": 0} | more
    yours = fight.pop("you", {})
    game = given(side(**mine), side(pile=pile, **yours), turn="you", solo=True, ruleset=ruleset, **fight)
    return by_chance(game)


def laid(game: Scenario) -> list[str]:
    return [key for cards in told(game, What.LAY_OUT) for key in cards]


def thrown(game: Scenario) -> list[str]:
    return [key for cards in told(game, What.DISCARD) for key in cards]


# The reveal and what is played

PLAYED: dict[str, Any] = {
    "a FREE character is one if no other comes": (["mimix-22"], {}, ["mimix-22"]),
    "Yang, then the next": (["aqua-12", "vulca-05", "vulca-04"], {}, ["aqua-12", "vulca-05"]),
    "two FREE ones": (["mimix-22", "mimix-23", "vulca-05"], {}, ["mimix-22", "mimix-23", "vulca-05"]),
    "a Tutu is FREE": (["tutu-4", "vulca-05", "vulca-04"], {}, ["tutu-4", "vulca-05"]),
    "its vow binds it not": (["tutu-4", "vulca-05"], {}, ["tutu-4", "vulca-05"]),
    "STOP binds it not": (["hoax-20", "mutant-101"], {}, ["mutant-101", "hoax-20"]),
    "nor a ban on supports": (["hoax-20", "vulca-05"], {"support": ["khind-26"]}, ["vulca-05", "hoax-20"]),
    "nor one on leaderships": (["hoax-29", "vulca-05"], {"support": ["vulca-24"]}, ["hoax-29", "vulca-05"]),
    "nor one card a turn": (["hoax-20", "vulca-05"], {"support": ["hoax-26"]}, ["vulca-05", "hoax-20"]),
    "nor one into combat": (["hoax-19", "vulca-05"], {"active": ["flit-10"]}, ["vulca-05", "hoax-19"]),
    "nor values above four": (["vulca-05"], {"support": ["terrah-25"]}, ["vulca-05"]),
    "two leaderships": (["hoax-29", "flit-31", "vulca-05"], {}, ["hoax-29", "flit-31", "vulca-05"]),
    "a ship": (["buka-30", "vulca-05"], {}, ["buka-30", "vulca-05"]),
    "two Hylas": (["hyla-fire", "hyla-both", "vulca-05"], {}, ["hyla-fire", "hyla-both", "vulca-05"]),
    "a bluffer is a character": (["buka-07", "vulca-05"], {}, ["buka-07"]),
    "Mena Marn binds it not": (["mimix-22", "vulca-05"], {"active": ["buka-18"]}, ["mimix-22", "vulca-05"]),
    "an ignored FREE goes on": (["mimix-22", "vulca-05"], {"active": ["hoax-16"]}, ["mimix-22", "vulca-05"]),
    "B.P. with its condition": (
        ["buka-14", "vulca-05"],
        {"active": ["khind-14", "mimix-22"]},
        ["buka-14", "vulca-05"],
    ),
    "B.P. without it": (["buka-14", "vulca-05"], {}, ["buka-14"]),
    "B.P. with bluffs": (
        ["buka-16", "vulca-05"],
        {"bluffs": ["buka-07", "buka-08"]},
        ["buka-16", "vulca-05"],
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", PLAYED)
@pytest.mark.rule("BM-22.6", "BM-22.8", "BM-22.19", "BM-22.22", "OQ-20", "OQ-41")
def test_what_the_bot_lays_out(ruleset: str, case: str) -> None:
    pile, me, cards = PLAYED[case]
    game = bot(ruleset, pile, me, dragons=0)
    assert laid(game) == cards


@every_ruleset
@pytest.mark.rule("BM-22.6", "BM-22.20")
def test_a_free_character_alone_begins_a_fight(ruleset: str) -> None:
    game = bot(ruleset, ["hoax-20", "mimix-22"], {"active": []}, element=None)
    assert (laid(game), element(game), game.power("you")) == (["mimix-22", "hoax-20"], "fire", 5)


@every_ruleset
@pytest.mark.parametrize(
    ("mutant", "fight", "into"),
    [
        ("mutant-101", "fire", "earth"),
        ("mutant-101", "earth", "fire"),
        ("mutant-106", "fire", "fire"),
        ("mutant-106", "earth", "fire"),
        ("mutant-107", "earth", "earth"),
        ("buka-23", "earth", "fire"),
    ],
)
@pytest.mark.rule("BM-22.8", "BM-16.9", "OQ-41")
def test_the_bots_mutant_needs_no_condition_and_turns_the_fight(
    ruleset: str, mutant: str, fight: str, into: str
) -> None:
    game = bot(ruleset, [mutant, "hoax-01"], element=fight, you={"ships": {"buka-30": []}})
    assert (element(game), game.has_retreated("you")) == (into, False)


# Pairs and gangs

PAIRS: dict[str, Any] = {
    "sixth of the pile": (["mimix-16", *SIX[:5], "mimix-17"], (), ["mimix-16", "mimix-17"]),
    "seventh of the pile": (["mimix-16", *SIX, "mimix-17"], (), ["mimix-16"]),
    "one of two": (["mimix-13", "mimix-14", "mimix-15"], (), ["mimix-13", "mimix-14"]),
    "both from the hand": (["vulca-05"], ("mimix-16", "mimix-17"), ["mimix-16", "mimix-17", "vulca-05"]),
    "boosters": (["flit-15", "vulca-05", "flit-16", "flit-17"], (), ["vulca-05", "flit-15", "flit-16"]),
    "two pairs lie ready": (
        ["vulca-05"],
        ("mimix-16", "mimix-03", "mimix-17", "mimix-04"),
        ["mimix-16", "mimix-17", "mimix-03", "mimix-04", "vulca-05"],
    ),
    "three boosters, the third has a partner in the pile": (
        ["flit-15", "flit-16", "flit-17", "vulca-05", "flit-18"],
        (),
        ["vulca-05", "flit-15", "flit-16", "flit-17", "flit-18"],
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", PAIRS)
@pytest.mark.rule("BM-22.18", "BM-22.16", "OQ-59", "BM-10.20")
def test_pairs_of_the_bot(ruleset: str, case: str) -> None:
    pile, held, cards = PAIRS[case]
    game = bot(ruleset, pile, you={"hand": held})
    assert laid(game) == cards
    left = [key for key in pile if key not in cards]
    assert game.zone("you", "top") == left


@every_ruleset
@pytest.mark.parametrize(("drawn", "partner"), [("mimix-17", True), ("hoax-20", False)])
@pytest.mark.rule("BM-22.18", "BM-22.7")
def test_a_bot_with_a_hand_looks_for_the_partner_there_and_not_in_the_pile(
    ruleset: str, drawn: str, partner: bool
) -> None:
    draw = fixture_card("fx-draw", Kind.LEADERSHIP, text=says(Draw(1), When.NOW))
    game = bot(ruleset, [draw, "mimix-16", drawn, "mimix-17" if not partner else "hoax-20"])
    assert laid(game) == ["fx-draw", "mimix-16", *(["mimix-17"] if partner else [])]


GANGS: dict[str, Any] = {
    "of the pile": (
        ["khind-10", "hoax-20", "khind-11", "khind-12"],
        (),
        ["khind-10", "khind-11", "khind-12"],
    ),
    "not the seventh": (["khind-10", *SIX, "khind-11"], (), ["khind-10"]),
    "another gang stays": (["khind-10", "khind-15", "khind-11"], (), ["khind-10", "khind-11"]),
    "ready ones before those of the pile": (
        ["vulca-05", "hoax-20", "khind-12"],
        ("khind-10", "khind-11"),
        ["khind-10", "khind-11", "khind-12", "vulca-05"],
    ),
    "ready ones of two gangs": (
        ["vulca-05", "khind-17", "khind-12"],
        ("khind-10", "khind-15", "khind-11", "khind-16"),
        ["khind-10", "khind-11", "khind-12", "khind-15", "khind-16", "khind-17", "vulca-05"],
    ),
    "all from the hand": (["vulca-05"], ("khind-10", "khind-11"), ["khind-10", "khind-11", "vulca-05"]),
}


@every_ruleset
@pytest.mark.parametrize("case", GANGS)
@pytest.mark.rule("BM-22.18", "OQ-59")
def test_gangs_of_the_bot(ruleset: str, case: str) -> None:
    pile, held, cards = GANGS[case]
    assert laid(bot(ruleset, pile, you={"hand": held})) == cards


# Demands and discards

DEMANDS: dict[str, Any] = {
    "no support": ({"active": ["terrah-13"]}, ["vulca-01", *SIX], "BM-22.23", 0),
    "a support": ({"active": ["terrah-13"]}, ["hoax-20", "vulca-01"], "", 0),
    "no booster": ({"active": ["terrah-14"]}, ["hoax-20", "vulca-01"], "BM-22.23", 0),
    "ignored demand": ({"active": ["terrah-14"]}, ["flit-12", "hoax-20"], "", 0),
    "Sirens, sixth card": ({"support": ["aqua-28"]}, ["vulca-01", *SIX[:5], "vulca-05"], "", 0),
    "Sirens, seventh card": ({"support": ["aqua-28"]}, ["vulca-01", *SIX, "vulca-05"], "", 1),
    "Sirens and too little power": (
        {"support": ["aqua-28"], "active": ["vulca-01"]},
        ["vulca-05", *SIX],
        "BM-22.11",
        2,
    ),
    "three fire": ({"active": ["khind-14", "pillar-16"]}, ["vulca-01", *SIX[:5], "hoax-08"], "", 0),
    "three fire, seventh": (
        {"active": ["khind-14", "pillar-16"]},
        ["vulca-01", "aqua-22", "aqua-24", "aqua-17", "pillar-04", "terrah-10", "aqua-06", "hoax-08"],
        "BM-22.23",
        0,
    ),
    "moons": ({"active": ["khind-14", "pillar-20"]}, ["vulca-01", "hoax-09", "vulca-03"], "", 0),
    "no moons": ({"active": ["khind-14", "pillar-20"]}, ["vulca-01", "hoax-09", "hoax-08"], "BM-22.23", 0),
    "doubled and met": ({"active": ["pillar-14", "pillar-16"]}, ["vulca-01", "hoax-06", "hoax-08"], "", 0),
    "doubled and not met": (
        {"active": ["pillar-14", "pillar-16"]},
        ["vulca-01", "hoax-06", "hoax-07"],
        "BM-22.23",
        0,
    ),
    "two demands, two cards": (
        {"active": ["khind-14", "pillar-16", "pillar-17"]},
        ["vulca-01", "aqua-07", "aqua-08"],
        "",
        0,
    ),
    "two demands, one card": (
        {"active": ["khind-14", "pillar-16", "pillar-17"]},
        ["vulca-01", "aqua-07"],
        "BM-22.23",
        0,
    ),
}


@every_ruleset
@pytest.mark.parametrize("case", DEMANDS)
@pytest.mark.rule("BM-22.15", "BM-22.23", "BM-22.11", "BM-12.8", "BM-16.2a")
def test_demands_on_the_bot(ruleset: str, case: str) -> None:
    me, pile, rule, sirens = DEMANDS[case]
    game = bot(ruleset, pile, me)
    assert rules(game, What.RETREAT) == ([rule] if rule else [])
    fight = 1 if rule and case != "Sirens and too little power" else 0
    assert game.dragons("me") == sirens + fight


@every_ruleset
@pytest.mark.parametrize(
    ("card", "held", "gone"),
    [
        ("terrah-15", [], ["vulca-01", "vulca-02"]),
        ("terrah-15", ["hoax-05"], ["hoax-05", "vulca-01"]),
        ("terrah-15", ["hoax-06", "hoax-05", "hoax-03"], ["hoax-06", "hoax-05"]),
        ("hoax-17", [], ["vulca-01", "vulca-02"]),
        ("hoax-17", ["hoax-05"], ["hoax-05", "vulca-01"]),
        ("pillar-13", [], ["vulca-01"]),
        ("pillar-13", ["hoax-05"], ["hoax-05"]),
    ],
)
@pytest.mark.rule("BM-22.15", "BM-22.24", "OQ-59")
def test_what_the_player_takes_of_the_bot(ruleset: str, card: str, held: list[str], gone: list[str]) -> None:
    game = given(
        side(hand=[card, "hoax-01"]),
        side(pile=["vulca-01", "vulca-02", "vulca-03"], hand=held, active=["khind-14"]),
        "fire",
        "character",
        ruleset,
        solo=True,
    ).when(f"play {card}")
    for _ in range(6):
        by_chance(game)
        options = [w for w in game.legal() if w.split()[0] in ("yes", "random")]
        if not options:
            break
        game.when(options[0])
    assert thrown(game) == gone


@every_ruleset
@pytest.mark.parametrize(
    ("held", "gone"),
    [
        (["hoax-05", "hoax-03", "hoax-06", "hoax-07"], ["hoax-05", "hoax-03", "hoax-06"]),
        (["hoax-05"], ["hoax-05", "vulca-02", "vulca-03"]),
        ([], ["vulca-02", "vulca-03", "vulca-04"]),
    ],
)
@pytest.mark.rule("BM-22.15", "BM-16.1", "OQ-59")
def test_the_bot_discards_three_to_the_chosen_of_the_mind(
    ruleset: str, held: list[str], gone: list[str]
) -> None:
    game = given(
        side(hand=["hoax-32", "hoax-01", "hoax-02", "hoax-08"]),
        side(pile=["vulca-02", "vulca-03", "vulca-04", "vulca-06"], hand=held, active=["khind-14"]),
        "fire",
        "action",
        ruleset,
        solo=True,
    ).when("play hoax-32")
    assert thrown(by_chance(game))[:3] == gone, "the opponent first"


@every_ruleset
@pytest.mark.parametrize(("held", "gone"), [(5, 0), (7, 2)])
@pytest.mark.rule("BM-22.15", "BM-16.33", "BM-22.13")
def test_the_bot_keeps_five_of_its_hand(ruleset: str, held: int, gone: int) -> None:
    cards = [f"vulca-{number:02}" for number in range(7, 7 + held)]
    game = given(
        side(hand=["aqua-29", "hoax-01"]),
        side(pile=["vulca-02"], hand=cards, active=["khind-14"]),
        "fire",
        "action",
        ruleset,
        solo=True,
    ).when("play aqua-29")
    assert thrown(by_chance(game)) == cards[:gone], "the oldest, and nothing from the pile"
    assert told(game, What.LOOK) == []


# Costs and dragon leaderships

COSTS: dict[str, Any] = {
    "tutu-2b": (["tutu-2b", "vulca-05", "hoax-20", "hoax-21"], ["hoax-20"], False),
    "tutu-2b, nothing left": (["tutu-2b", "vulca-05"], [], False),
    "tutu-3a": (["tutu-3a", "vulca-05", "hoax-20", "hoax-27"], [], True),
    "tutu-3b": (["tutu-3b", "vulca-05", "hoax-27", "hoax-20"], ["hoax-20"], True),
    "tutu-pampam": (["tutu-pampam", "vulca-05", "hoax-20", "tutu-1"], ["tutu-1"], True),
    "tutu-pampam without": (["tutu-pampam", "vulca-05", "hoax-20"], [], True),
    "tutu-1 without anything": (["tutu-1", "vulca-05"], [], False),
}


@every_ruleset
@pytest.mark.parametrize("case", COSTS)
@pytest.mark.rule("BM-22.17", "BM-22.15", "BM-22.13", "RS-5")
def test_a_tutu_of_the_bot(ruleset: str, case: str) -> None:
    pile, gone, looked = COSTS[case]
    game = bot(ruleset, pile)
    assert laid(game) == pile[:2]
    if case == "tutu-3a":
        assert game.zone("you", "stack") == ["hoax-27"], "a leadership goes to its stack"
    else:
        assert thrown(game) == gone
    assert bool(told(game, What.LOOK)) is looked


DRAGONS: dict[str, Any] = {
    "eight fire": ("vulca-29", ["vulca-05", "vulca-01", "hoax-09"], 1),
    "seven fire": ("vulca-29", ["vulca-05", "vulca-06", "hoax-08"], 0),
    "eight earth": ("terrah-30", ["vulca-05", "terrah-01", "hoax-09"], 1),
    "three characters": ("flit-30", ["vulca-05", "hoax-20", "vulca-06", "vulca-07", "vulca-08"], 1),
    "two characters": ("flit-30", ["vulca-05", "hoax-20", "vulca-06", "vulca-07"], 0),
    "five moons": ("pillar-31", ["vulca-05", "vulca-01", "vulca-02"], 1),
    "four moons": ("pillar-31", ["vulca-05", "vulca-01", "hoax-01"], 0),
    "two leaderships": ("hoax-31", ["vulca-05", "hoax-27", "hoax-28"], 1),
}


@every_ruleset
@pytest.mark.parametrize("case", DRAGONS)
@pytest.mark.rule("BM-22.14", "BM-22.15", "BM-7.8")
def test_dragon_leaderships_of_the_bot(ruleset: str, case: str) -> None:
    card, pile, dragons = DRAGONS[case]
    game = bot(ruleset, [card, *pile])
    assert (laid(game)[:2], game.dragons("you")) == ([card, "vulca-05"], dragons)


# Drawing, hands, ends


@every_ruleset
@pytest.mark.parametrize(
    ("pile", "yours", "drawn"),
    [
        (["vulca-15"], {}, 2),
        (["vulca-05"], {"lasting": ["hyla-draw"]}, 1),
        (["khind-28", "vulca-05"], {}, 1),
        (["hoax-15"], {}, 9),
        (["vulca-05"], {"lasting": ["hyla-refill"]}, 0),
        (["hoax-27", "vulca-05"], {}, 5),
    ],
)
@pytest.mark.rule("BM-22.7", "BM-22.12", "BM-22.13", "BM-22.19")
def test_the_bot_draws_by_its_texts_only_and_unseen(
    ruleset: str, pile: list, yours: dict, drawn: int
) -> None:
    game = bot(ruleset, pile, you=yours | {"rest": filler(12)})
    assert len(game.zone("you", "hand")) == drawn
    draws = [event for event in game.events if event.kind == What.DRAW]
    assert not any(event.is_seen_by(0) or event.is_seen_by(SPECTATOR) for event in draws)


@every_ruleset
@pytest.mark.parametrize(
    ("ban", "card", "drawn"),
    [
        ("vulca-26", "hoax-27", 0),
        ("khind-25", "hoax-27", 1),
        ("terrah-27", "hoax-27", 4),
        ("flit-28", "vulca-15", 0),
        ("flit-28", "hoax-27", 5),
    ],
)
@pytest.mark.rule("BM-22.21", "BM-15.8", "BM-15.10", "BM-16.14")
def test_bans_on_drawing_bind_the_bots_texts(ruleset: str, ban: str, card: str, drawn: int) -> None:
    pile = [card, "vulca-05", *SIX, "vulca-01"] if card == "hoax-27" else [card, *SIX]
    game = bot(ruleset, pile, {"support": [ban]})
    assert len(game.zone("you", "hand")) == drawn


@every_ruleset
@pytest.mark.parametrize(
    ("pile", "held", "dragons", "over"),
    [
        ([], [], 0, ("me", 1)),
        ([], [], -1, ("you", 2)),
        ([], [], 2, ("me", 3)),
        (["hoax-20", "hoax-21"], [], 0, ("me", 1)),
        (["hoax-20"], ["hoax-21"], -2, ("you", 3)),
        ([], ["vulca-05"], 0, None),
        (["hoax-20", "vulca-05"], [], 0, None),
    ],
)
@pytest.mark.rule("BM-22.20", "BM-8.3", "BM-8.4", "OQ-22")
def test_when_a_solo_game_ends(
    ruleset: str, pile: list, held: list, dragons: int, over: tuple[str, int] | None
) -> None:
    game = bot(ruleset, pile, {"active": []}, element=None, phase="turn", dragons=dragons, you={"hand": held})
    assert game.state.is_over() is (over is not None)
    if over:
        assert winner(game) == over


@every_ruleset
@pytest.mark.parametrize(
    ("pile", "held", "rule"),
    [
        ([], [], "BM-22.20"),
        (["hoax-20", "hoax-18"], [], "BM-22.20"),
        (["hoax-18"], ["hoax-20"], "BM-22.20"),
        ([], ["vulca-10"], "BM-22.11"),
        ([], ["vulca-01"], ""),
        (["hoax-18"], ["vulca-10"], ""),
    ],
)
@pytest.mark.rule("BM-22.20", "BM-22.11", "BM-10.1")
def test_why_the_bot_leaves_a_fight_at_the_end_of_its_pile(
    ruleset: str, pile: list, held: list, rule: str
) -> None:
    """Against 5 in fire; hoax-18 is a shield."""
    game = bot(ruleset, pile, {"active": ["vulca-05"]}, you={"hand": held})
    assert rules(game, What.RETREAT) == ([rule] if rule else [])
    assert sorted(laid(game)) == sorted([*pile, *held])


@every_ruleset
@pytest.mark.rule("BM-16.5", "BM-22.6")
def test_floods_send_the_bot_home_before_anything_is_revealed(ruleset: str) -> None:
    game = given(
        side(active=["khind-14"], support=["aqua-25", "aqua-26"], hand=["hoax-01"]),
        side(pile=["vulca-05"], active=["vulca-04"]),
        "fire",
        "before_turn",
        ruleset,
        turn="you",
        solo=True,
    )
    assert game.has_retreated("you")
    assert game.dragons("me") == 1


# What it leaves alone


@every_ruleset
@pytest.mark.parametrize(
    ("pile", "yours"),
    [
        (["vulca-05", *SIX], {"active": ["flit-01"], "support": ["pillar-28"]}),
        (["vulca-05", "tutu-1", *SIX], {}),
        (["vulca-05", *SIX], {"ships": {"buka-30": ["vulca-04"]}}),
        (["vulca-28", "vulca-05", *SIX], {"active": ["vulca-04"]}),
        (["aqua-11", *SIX], {}),
        (["aqua-14", *SIX], {}),
    ],
)
@pytest.mark.rule("BM-22.19", "BM-22.14")
def test_the_bot_takes_nothing_back_lands_nothing_replaces_nothing(
    ruleset: str, pile: list, yours: dict
) -> None:
    game = bot(ruleset, pile, you=yours)
    seen = {event.kind for event in game.events}
    assert not seen & {What.TAKE_BACK, What.LAND, What.LOAD, What.REPLACE, What.BLUFF, What.PUT_UNDER}
    assert thrown(game) == []


@every_ruleset
@pytest.mark.rule("BM-22.19")
def test_the_bot_never_challenges(ruleset: str) -> None:
    game = given(
        side(active=["vulca-01"], bluffs=["buka-08"], hand=["hoax-20"]),
        side(pile=["vulca-05"], active=["khind-14"]),
        "fire",
        "announce",
        ruleset,
        solo=True,
    )
    by_chance(game)
    assert What.CHALLENGE not in {event.kind for event in game.events}


HARM: dict[str, Any] = {
    "vulca-14": ({"support": ["hoax-20", "hoax-21"]}, ["hoax-20"]),
    "terrah-19": ({"active": ["khind-14", "hoax-19"], "support": ["hoax-20"]}, ["hoax-20"]),
    "flit-06": ({"active": ["hoax-04", "mimix-22"]}, ["hoax-04"]),
    "vulca-30": ({"support": ["hoax-20", "hoax-21", "aqua-23"]}, ["hoax-20", "hoax-21"]),
}


@every_ruleset
@pytest.mark.parametrize("case", HARM)
@pytest.mark.rule("BM-22.19", "BM-22.14")
def test_harmful_texts_of_the_bot_hit_the_highest_value(ruleset: str, case: str) -> None:
    me, gone = HARM[case]
    pile = [case, "vulca-01"] if case in ("terrah-19", "vulca-30") else [case]
    game = bot(ruleset, pile, me)
    mine = [
        key
        for event in game.events
        if event.kind == What.DISCARD and event.seat == 0
        for key in [game.state.facts[0].printed[card & 63].key for card in event.cards]
    ]
    assert sorted(mine) == gone


# Interference


@every_ruleset
@pytest.mark.parametrize(
    ("ignorer", "card", "cancelled"),
    [
        ("hoax-04", "hoax-27", True),
        ("flit-07", "hoax-27", False),
        ("hoax-04", "hyla-fire", True),
        ("hoax-04", "buka-30", True),
    ],
)
@pytest.mark.rule("BM-22.10", "BM-11.4")
def test_the_bots_open_interference_answers_the_first_action_card(
    ruleset: str, ignorer: str, card: str, cancelled: bool
) -> None:
    game = bot(
        ruleset,
        ["inter-wie-koennt-ihr", "vulca-01", "vulca-02"],
        {"active": [ignorer], "hand": [card, "hoax-01"], "rest": filler(6)},
    )
    while not game.may(f"play {card}"):
        game.when("pass")
    game.when(f"play {card}")
    assert bool(told(game, What.CANCEL)) is cancelled
    assert (game.zone("you", "exposed") == []) is cancelled


@every_ruleset
@pytest.mark.rule("BM-22.10", "BM-10.30")
def test_replacing_wakes_no_interference(ruleset: str) -> None:
    game = bot(
        ruleset,
        ["inter-wie-koennt-ihr", "vulca-01", "vulca-02"],
        {"hand": ["tutu-1", "hoax-01"], "rest": filler(6)},
    )
    while not game.may("replace tutu-1"):
        game.when("pass")
    game.when("replace tutu-1")
    assert game.zone("you", "exposed") == ["inter-wie-koennt-ihr"]


@every_ruleset
@pytest.mark.rule("BM-22.10", "BM-11.2")
def test_the_bots_expectation_answers_my_interference_in_its_own_turn(ruleset: str) -> None:
    game = bot(
        ruleset,
        ["inter-das-habe-ich", "hoax-29", "vulca-01", "vulca-02"],
        {"hand": ["inter-wie-koennt-ihr", "hoax-01"]},
    )
    assert game.may("play inter-wie-koennt-ihr")
    by_chance(game.when("play inter-wie-koennt-ihr"))
    assert told(game, What.CANCEL) == [["inter-wie-koennt-ihr"]]
    assert game.discards("you") == ["inter-das-habe-ich"]
