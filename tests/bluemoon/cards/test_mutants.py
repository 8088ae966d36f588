"""Mutants: the printed facts, their conditions, and the change of element."""

from typing import Any

import pytest

from moondrake.bluemoon.cards import mutants
from moondrake.bluemoon.effects import Icon, Kind, Tag
from moondrake.testing.bluemoon import given, side

ICONS = "shield-fire shield-earth stop"
FACTS = (
    # key, kind, fire, earth, icons, moons, class of the text, ready-made deck
    ("mutant-101", "character", 8, 8, ICONS, 0, "other", "khind"),
    ("mutant-102", "character", 7, 7, ICONS, 0, "other", "aqua"),
    ("mutant-103", "character", 6, 6, ICONS, 0, "other", "pillar"),
    ("mutant-104", "character", 5, 5, ICONS, 0, "other", "mimix"),
    ("mutant-105", "character", 4, 4, ICONS, 0, "other", "hoax"),
    ("mutant-106", "character", 4, 0, ICONS, 0, "other", "vulca"),
    ("mutant-107", "character", 0, 4, ICONS, 0, "other", "terrah"),
    ("mutant-109", "character", 0, 0, ICONS, 0, "other", "flit"),
)


@pytest.mark.rule("BM-2.5", "BM-9.3")
@pytest.mark.parametrize(
    ("card", "facts"),
    list(zip((card for card in mutants.CARDS if card.deck), FACTS, strict=True)),
    ids=lambda value: getattr(value, "key", ""),
)
def test_printed_facts_of_the_mutants(card, facts) -> None:
    icons = " ".join(str(icon.name).lower().replace("_", "-") for icon in Icon if card.icons & icon)
    classes = {sentence.rank.name.lower().replace("_", "-") for sentence in card.text}
    assert (card.key, card.kind.name.lower(), card.fire, card.earth) == facts[:4]
    assert (icons, card.moons, " ".join(classes), card.deck) == facts[4:]
    assert card.tags == Tag.MUTANT
    assert card.kind == Kind.CHARACTER


SIX = ["hoax-01", "hoax-02", "hoax-03", "hoax-04", "hoax-06", "hoax-07"]
EARTH, FIRE = 0, 1


def position(key, me=None, you=None, element="fire", **more):
    """`key` and a plain character in hand, at the beginning of the character phase."""
    mine = {"hand": [key, "vulca-13"]} | (me or {})
    return given(me=side(**mine), you=side(**(you or {})), element=element, phase="character", **more)


CONDITIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # mutant, whose condition holds, and the nearest position in which it does not
    ("mutant-101", {"dragons": -1}, {"dragons": 0}),
    ("mutant-102", {"you": {"hand": SIX[:4]}}, {"you": {"hand": SIX[:3]}}),
    (
        "mutant-103",
        {"you": {"inactive": SIX[:4], "support": ["hoax-20"], "bluffs": ["buka-07"]}},
        {"you": {"inactive": SIX[:4], "support": ["hoax-20"], "hand": ["hoax-07"]}},
    ),
    (
        "mutant-104",
        {"you": {"active": ["hoax-01"], "support": ["hoax-25"], "bluffs": ["buka-07"]}},
        {"you": {"active": ["hoax-01"], "inactive": SIX[1:], "support": ["hoax-25"]}},
    ),
    ("mutant-105", {"you": {"active": ["vulca-01"]}}, {"you": {"active": ["vulca-03"]}}),
    (
        "mutant-106",
        {"you": {"active": ["terrah-05"]}, "element": "earth"},
        {"you": {"active": ["terrah-10"]}, "element": "earth"},
    ),
    ("mutant-107", {"you": {"active": ["hoax-02"]}}, {"you": {"active": ["hoax-04"]}}),
    ("mutant-109", {"you": {"active": ["hoax-01"]}}, {"me": {"support": ["hoax-25"]}}),
]
KEYS = [row[0] for row in CONDITIONS]


@pytest.mark.rule("BM-9.3", "BM-16.9", "OQ-49", "OQ-56")
@pytest.mark.parametrize(("key", "met", "unmet"), CONDITIONS, ids=KEYS)
def test_a_mutant_is_played_only_under_its_condition(key, met, unmet) -> None:
    assert position(key, **met).legal() == [f"play {key}", "play vulca-13"]
    assert position(key, **unmet).legal() == ["play vulca-13"]


@pytest.mark.rule("BM-9.3", "BM-16.9", "BM-10.1", "BM-10.3")
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends"])
@pytest.mark.parametrize(("key", "met", "unmet"), CONDITIONS, ids=KEYS)
def test_a_mutant_changes_the_element_shields_and_stops(key, met, unmet, ruleset) -> None:
    start: dict[str, Any] = {"me": {"hand": [key, "mimix-25"]}} | met
    game = position(key, **start, ruleset=ruleset)
    before = game.state.element
    game.when(f"play {key}")
    assert game.state.element == 1 - before
    assert not game.has_retreated("me"), "SHIELD, whatever the power"
    assert game.asked() == "you", "STOP: no booster"
    assert game.zone("me", "hand") == ["mimix-25"]


@pytest.mark.rule("BM-16.9")
@pytest.mark.parametrize(
    ("key", "met"), [row[:2] for row in CONDITIONS if row[0] not in ("mutant-106", "mutant-107")]
)
def test_a_mutant_for_both_elements_changes_earth_to_fire_too(key, met) -> None:
    start: dict[str, Any] = {"you": {"active": ["terrah-01"]}} if key == "mutant-105" else met
    game = position(key, **start, element="earth").when(f"play {key}")
    assert game.state.element == FIRE


@pytest.mark.rule("BM-9.3")
def test_conditions_look_at_the_right_side() -> None:
    assert not position("mutant-101", dragons=2).may("play mutant-101"), "my own dragons"
    assert not position("mutant-102", me={"hand": ["mutant-102", *SIX[:5]]}, you={"hand": ["hoax-20"]}).may(
        "play mutant-102"
    )
    mine = {"active": SIX[:3], "inactive": SIX[3:], "support": ["hoax-20"]}
    for key in ("mutant-103", "mutant-104", "mutant-105"):
        assert not position(key, me=mine).may(f"play {key}"), "my own cards"


@pytest.mark.rule("BM-9.3", "BM-14.3")
def test_attacked_mutants_want_their_element() -> None:
    strong = {"active": ["aqua-01", "vulca-18"]}
    assert not position("mutant-106", you=strong, element="fire").may("play mutant-106")
    assert not position("mutant-107", you=strong, element="earth").may("play mutant-107")
    assert position("mutant-105", you=strong, element="earth").may("play mutant-105"), "5 and 2"
    assert position("mutant-105", you=strong, element="fire").may("play mutant-105"), "5 and 3"
    lopsided = {"active": ["vulca-01"]}
    assert not position("mutant-105", you=lopsided, element="earth").may("play mutant-105"), (
        "the current element"
    )


@pytest.mark.rule("BM-16.9", "BM-14.3")
def test_attacked_mutants_look_at_the_current_power() -> None:
    you = {"active": ["vulca-08", "vulca-21"]}
    assert position("mutant-105", you=you).may("play mutant-105"), "4 doubled"
    ignored = position("mutant-105", you=you, me={"active": ["flit-09"]})
    assert not ignored.may("play mutant-105"), "my flit-09 ignores the booster"


@pytest.mark.rule("BM-9.3")
@pytest.mark.parametrize(
    "mine",
    [{"inactive": ["hoax-01"]}, {"active": ["hoax-01"]}, {"support": ["hoax-20"]}, {"bluffs": ["buka-07"]}],
    ids=["inactive", "active", "support", "bluff"],
)
def test_fel_nar_gan_wants_empty_own_zones(mine) -> None:
    assert not position("mutant-109", me=mine).may("play mutant-109")
    ship = {"ships": {"buka-30": ["buka-01"]}, "discard": ["hoax-02"], "stack": ["hoax-27"]}
    assert position("mutant-109", me=ship).may("play mutant-109"), "ships lie elsewhere"


@pytest.mark.rule("BM-6.6a")
def test_a_mutant_without_its_condition_is_no_character_to_go_on_with() -> None:
    game = given(me=side(hand=["mutant-101"]), you=side(active=["hoax-01"]), element="fire")
    assert game.legal() == ["retreat"]
    first = given(me=side(hand=["mutant-101"]), you=side(hand=["hoax-01"]))
    assert first.legal() == ["decline"]


@pytest.mark.rule("BM-9.3", "BM-13.5", "BM-13.3")
@pytest.mark.parametrize(("key", "met", "unmet"), CONDITIONS, ids=KEYS)
def test_an_ignored_text_lifts_condition_and_change(key, met, unmet) -> None:
    start = unmet | {"you": unmet.get("you", {}) | {"support": ["khind-27"]}}
    game = position(key, **start)
    before = game.state.element
    assert game.may(f"play {key}")
    game.when(f"play {key}")
    assert game.state.element == before
    assert not game.has_retreated("me"), "the icons are not ignored: SHIELD"


@pytest.mark.rule("BM-9.3a", "OQ-31")
@pytest.mark.parametrize(
    ("key", "more"),
    [("mutant-101", {"dragons": -1}), ("mutant-102", {"you": {"hand": SIX[:4]}}), ("mutant-109", {})],
)
def test_a_mutant_in_the_first_turn_changes_nothing(key, more) -> None:
    game = position(key, **({"element": None} | more)).when(f"play {key}")
    assert game.legal() == ["announce earth", "announce fire"]
    game.when("announce earth")
    assert game.state.element == EARTH


@pytest.mark.rule("BM-9.3a")
@pytest.mark.parametrize("key", ["mutant-105", "mutant-106", "mutant-107"])
def test_nobody_is_attacked_in_a_first_turn(key) -> None:
    you = {"support": ["hoax-20", "terrah-20", "vulca-23", "mimix-27", "hoax-22"]}
    assert not position(key, you=you, element=None).may(f"play {key}")


@pytest.mark.rule("BM-9.3", "BM-6.19")
def test_the_new_element_is_the_one_announced() -> None:
    game = position("mutant-106", you={"active": ["terrah-01"], "hand": ["hoax-01"]}, element="earth")
    game.when("play mutant-106")
    assert game.state.element == FIRE
    assert (game.power("me"), game.power("you")) == (4, 0)
    assert game.asked() == "you"
    game.when("fight", "play hoax-01")
    assert game.power("you") == 5, "the fight goes on in fire"


@pytest.mark.rule("BM-11.5", "BM-10.5")
def test_bans_stop_a_mutant_whatever_its_condition_and_shields_can_be_ignored() -> None:
    banned = position("mutant-101", dragons=-1, you={"support": ["vulca-25"]})
    assert banned.legal() == ["play vulca-13"]
    bare = position("mutant-109", you={"active": ["hoax-16"]}).when("play mutant-109")
    assert bare.has_retreated("me"), "0 against 2: hoax-16 ignores SHIELD"
