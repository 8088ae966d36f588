"""Acceptance scenarios BMS-1 to BMS-6: the examples of the sources, played through."""

import pytest

from moondrake.bluemoon.cards import ready_made
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    MOON_CATERPILLAR,
    PAMPAM,
    announced,
    element,
    every_ruleset,
    hand_size,
    pile_size,
    plays,
    turn,
    walk,
)

VULCA_HAND = ["vulca-05", "vulca-01", "vulca-18", "aqua-04", "vulca-24", "mutant-106"]
VULCA_DRAWS = ["vulca-13", "vulca-20", "vulca-23", "vulca-19", "vulca-30", "vulca-08"]
HOAX_HAND = ["hoax-08", "hoax-21", "hoax-27", "hoax-07", "terrah-05", "hoax-19"]
HOAX_DRAWS = ["flit-12", "hoax-20", "hoax-13"]


def others(people: str, known: list[str]) -> list[str]:
    """The rest of a ready-made deck, in any order."""
    return [card.key for card in ready_made(people)[1] if card.key not in known]


def kosmos_example(ruleset: str) -> Scenario:
    """Vulca ("me") against Hoax, each with six cards in hand and 24 in the draw pile."""
    return given(
        me=side(
            hand=VULCA_HAND, pile=[*VULCA_DRAWS, *others("vulca", VULCA_HAND + VULCA_DRAWS)], people="vulca"
        ),
        you=side(hand=HOAX_HAND, pile=[*HOAX_DRAWS, *others("hoax", HOAX_HAND + HOAX_DRAWS)], people="hoax"),
        phase="turn",
        ruleset=ruleset,
    )


def counts(game: Scenario, who: str) -> tuple[int, int]:
    return hand_size(game, who), pile_size(game, who)


def first_fight(ruleset: str) -> Scenario:
    game = kosmos_example(ruleset)
    assert counts(game, "me") == counts(game, "you") == (6, 24)
    walk(game, "fight", "play vulca-05")
    assert game.phase() == "announce", "no booster or support in a first turn"
    turn(game, "announce fire")
    assert element(game) == "fire"
    assert game.power("me") == 5
    assert counts(game, "me") == (6, 23)
    turn(game, "fight", "play hoax-08", "play hoax-21")
    assert game.power("you") == 5
    assert counts(game, "you") == (6, 22)
    turn(game, "fight", "play vulca-01", "play vulca-18")
    assert game.zone("me", "active") == ["vulca-01", "vulca-18"]
    assert counts(game, "me") == (6, 21)
    assert announced(game, "me") == [5, 10]
    assert announced(game, "you") == [5]
    return game


@every_ruleset
@pytest.mark.scenario("BMS-1")
@pytest.mark.rule("BM-5.2", "BM-6.14", "BM-6.18", "BM-6.23", "BM-7.2")
def test_first_kosmos_fight_gives_vulca_one_dragon(ruleset: str) -> None:
    game = first_fight(ruleset)
    assert len(game.zone("me", "combat")) == 3
    walk(game, "retreat")
    assert game.dragons("me") == 1
    for who in ("me", "you"):
        assert game.zone(who, "combat") == []
        assert game.zone(who, "support") == []
    assert game.discards("me") == ["vulca-01", "vulca-05", "vulca-18"]
    assert game.discards("you") == ["hoax-08", "hoax-21"]
    assert counts(game, "me") == (6, 21)
    assert counts(game, "you") == (6, 22)
    assert game.state.seat == 1
    assert game.state.is_first


@every_ruleset
@pytest.mark.scenario("BMS-2")
@pytest.mark.rule(
    "BM-6.3", "BM-9.3", "BM-10.1", "BM-10.3", "BM-10.8", "BM-13.3", "BM-14.5", "BM-7.3", "BM-7.5"
)
def test_second_kosmos_fight_gives_hoax_two_dragons(ruleset: str) -> None:
    game = first_fight(ruleset)
    walk(game, "retreat")
    parts = 4 if ruleset == "legends" else 0  # "more?" before each further card
    walk(game, "play hoax-27", "yes", *["yes"] * parts)
    assert counts(game, "you") == (10, 17)
    turn(game, "fight", "play hoax-07", "announce earth")
    assert counts(game, "you") == (9, 17)
    turn(game, "fight", "play aqua-04", "play vulca-24")
    assert game.power("me") == 5
    assert counts(game, "me") == (6, 19)
    assert plays(game) == [], "no leadership action under vulca-24"
    turn(game, "fight", "play terrah-05", "play hoax-19")
    assert game.power("you") == 7
    assert counts(game, "you") == (7, 17)
    walk(game, "fight", "play mutant-106")
    assert game.state.seat == 1, "STOP: nothing more to decide, the turn is over"
    assert element(game) == "fire"
    assert game.power("me") == 5
    assert counts(game, "me") == (6, 18)
    walk(game, "retrieve hoax-19")
    assert hand_size(game, "you") == 8
    turn(game, "fight", "play flit-12", "play hoax-20")
    assert game.power("you") == 3
    assert game.power("me") == 1, "Zig-nur-Don is ignored, Feuerzauber counts"
    assert counts(game, "you") == (6, 17)
    walk(game, "fight", "play vulca-13")
    assert game.power("me") == 1
    turn(game, "play vulca-20")
    assert game.power("me") == 6
    assert counts(game, "me") == (6, 16)
    turn(game, "fight", "play hoax-13", "play hoax-19")
    assert game.power("you") == 7
    assert counts(game, "you") == (6, 15)
    banned = Scenario(game.state.copy())
    assert banned.phase() == "decision", "no leadership action"
    assert {"vulca-19", "vulca-23", "vulca-30"} <= set(game.zone("me", "hand"))
    walk(banned, "fight", "play vulca-08")
    assert banned.has_retreated("me"), "neither booster nor support: 5 against 7"
    walk(game, "retreat")
    assert announced(game, "you") == [5, 3, 7, 3, 7]
    assert announced(game, "me") == [5, 10, 5, 5, 6]
    assert game.dragons("you") == 1
    assert counts(game, "me") == (6, 16)
    assert game.state.seat == 0
    assert game.state.is_first


def with_six_cards(dragons: int, ruleset: str = "ansmann") -> Scenario:
    """You are asked whether you retreat from six cards of mine."""
    return given(
        me=side(
            active=["hoax-01"], inactive=["hoax-02", "hoax-03"], support=["hoax-20", "hoax-21", "hoax-22"]
        ),
        you=side(hand=["vulca-01"], active=["vulca-10"]),
        element="fire",
        phase="decision",
        turn="you",
        dragons=dragons,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.scenario("BMS-3")
@pytest.mark.rule("BM-7.5")
def test_two_dragons_against_one_bring_one_over(ruleset: str) -> None:
    game = with_six_cards(dragons=-1, ruleset=ruleset).when("retreat")
    assert game.dragons("me") == 1


@every_ruleset
@pytest.mark.scenario("BMS-4")
@pytest.mark.rule("BM-7.5")
def test_two_dragons_against_two_leave_all_in_the_middle(ruleset: str) -> None:
    game = with_six_cards(dragons=-2, ruleset=ruleset).when("retreat")
    assert game.dragons("me") == 0


@every_ruleset
@pytest.mark.parametrize(("paid", "open_still"), [("aqua-28", "fx-pillar-20"), ("fx-pillar-20", "aqua-28")])
@pytest.mark.scenario("BMS-5")
@pytest.mark.rule("BM-13.4", "BM-12.8")
def test_an_ignored_card_pays_either_demand_but_not_both(ruleset: str, paid: str, open_still: str) -> None:
    game = given(
        me=side(hand=["khind-07"], active=["hoax-01"]),
        you=side(active=["flit-13", MOON_CATERPILLAR], support=["aqua-28"]),
        element="fire",
        ruleset=ruleset,
    )
    assert plays(game, "pay") == ["aqua-28", "fx-pillar-20"]
    game.when(f"pay {paid}", "choose khind-07")
    assert game.discards("me") == ["khind-07"]
    assert not game.may(f"pay {open_still}")


@every_ruleset
@pytest.mark.scenario("BMS-5")
@pytest.mark.rule("BM-13.4", "BM-7.3")
def test_six_ignored_cards_still_win_two_dragons(ruleset: str) -> None:
    game = given(
        me=side(
            active=["khind-07", "khind-08"], inactive=["mimix-22", "mimix-23"], support=["aqua-21", "hoax-24"]
        ),
        you=side(active=["flit-13"], hand=["hoax-01"]),
        element="fire",
        phase="decision",
        turn="you",
        ruleset=ruleset,
    )
    assert game.power("me") == 0
    game.when("retreat")
    assert game.dragons("me") == 2


@every_ruleset
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["aqua-13", "pillar-22"], 2),
        (["aqua-13", "pillar-23"], 2),
        (["aqua-13", "pillar-22", "pillar-23"], 2),
        (["vulca-10", "pillar-23"], 4),
        (["vulca-10", "pillar-22"], 5),
        (["vulca-10", "pillar-22", "pillar-23"], 5),
        ([PAMPAM, "pillar-22"], 0),
        ([PAMPAM, "pillar-23"], 0),
        (["aqua-13", "vulca-10", PAMPAM, "pillar-22", "pillar-23"], 7),
        (["aqua-13", "vulca-10", PAMPAM, "pillar-22", "pillar-23", "vulca-20"], 7),
        (["aqua-13", PAMPAM, "pillar-22", "vulca-20"], 6),
    ],
)
@pytest.mark.scenario("BMS-6")
@pytest.mark.rule("BM-14.4", "BM-14.5", "BM-14.6")
def test_potions_raise_to_the_printed_values(ruleset: str, cards: list, expected: int) -> None:
    game = given(
        me=side(active=cards, hand=["hoax-01"]),
        you=side(active=["flit-13"], hand=["hoax-02"]),
        element="fire",
        phase="announce",
        ruleset=ruleset,
    )
    assert announced(game, "me") == [expected]
    assert game.power("me") == expected
    assert game.asked() == "you", "the assignment with the maximum is no choice"
