"""Boundaries that only show when two rules meet."""

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, plays, turn, walk


def facing(
    ruleset: str, hand: list[str], active: list[str], support: list[str], bluffs: list[str]
) -> Scenario:
    return given(
        me=side(hand=[*hand, "hoax-01"]),
        you=side(hand=["hoax-02"], active=active, support=support, bluffs=bluffs),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-9.3", "BM-16.9", "BM-10.36")
def test_bluffs_count_for_conditions_on_cards(ruleset: str) -> None:
    """OQ-56: mutant-104 wants three active cards, mutant-103 six cards in all."""
    hand = ["mutant-103", "mutant-104"]
    assert plays(facing(ruleset, hand, ["hoax-09"], ["hoax-21"], [])) == ["hoax-01"]
    assert plays(facing(ruleset, hand, ["hoax-09"], ["hoax-21"], ["buka-07"])) == ["hoax-01", "mutant-104"]
    six = facing(ruleset, hand, ["hoax-09", "vulca-18"], ["hoax-21", "hoax-22"], ["buka-07", "buka-08"])
    assert plays(six) == ["hoax-01", "mutant-103", "mutant-104"]


@every_ruleset
@pytest.mark.parametrize(
    ("card", "active", "support", "bluffs", "is_free"),
    [
        ("buka-16", [], ["hoax-21"], [], False),
        ("buka-16", [], ["hoax-21"], ["buka-07"], True),
        ("buka-17", ["hoax-19"], [], [], False),
        ("buka-17", ["hoax-19"], [], ["buka-07"], True),
        ("buka-14", ["hoax-03", "hoax-04"], [], [], True),
        ("buka-14", ["hoax-03"], [], ["buka-07"], False),
        ("buka-15", ["hoax-03", "vulca-18", "hoax-19"], [], [], True),
        ("buka-15", ["hoax-03", "vulca-18"], [], [], False),
    ],
)
@pytest.mark.rule("BM-10.17", "BM-10.14", "BM-10.36")
def test_a_sailor_is_free_while_its_condition_holds(
    ruleset: str, card: str, active: list[str], support: list[str], bluffs: list[str], *, is_free: bool
) -> None:
    game = facing(ruleset, [card], active, support, bluffs).when("play hoax-01")
    assert game.may(f"play {card}") == is_free


@every_ruleset
@pytest.mark.parametrize("free", ["aqua-16", "aqua-21"])
@pytest.mark.rule("BM-10.14", "BM-6.13")
def test_a_free_card_laid_out_first_leaves_the_allowance(ruleset: str, free: str) -> None:
    game = given(
        me=side(hand=[free, "vulca-18", "hoax-21"], active=["hoax-01"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when(f"play {free}")
    assert plays(game) == ["hoax-21", "vulca-18"]
    game.when("play vulca-18")
    assert plays(game) == []


@every_ruleset
@pytest.mark.rule("BM-10.14", "BM-6.14")
def test_free_boosters_and_supports_may_open_a_fight(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "aqua-16", "aqua-17", "aqua-21", "vulca-18"]),
        phase="character",
        ruleset=ruleset,
    )
    game.when("play hoax-01", "play aqua-16", "play aqua-21", "play aqua-17")
    assert game.phase() == "announce"
    assert game.power("me", "fire") == 5 + 2 + 2


@every_ruleset
@pytest.mark.parametrize(("rival", "cards"), [("hoax-08", ["buka-01", "vulca-01"]), ("flit-07", ["buka-01"])])
@pytest.mark.rule("BM-9.13", "BM-13.3")
def test_the_text_of_a_landed_ship_can_be_ignored(ruleset: str, rival: str, cards: list[str]) -> None:
    game = given(
        me=side(hand=["vulca-01"], ships={"buka-28": ["buka-01"]}),
        you=side(active=[rival]),
        element="fire",
        ruleset=ruleset,
    )
    walk(game, "land buka-28", "fight")
    assert plays(game) == cards


@every_ruleset
@pytest.mark.rule("BM-9.6", "BM-16.15", "BM-13.7")
def test_banish_ends_with_the_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-28", "hoax-01", "hoax-02"]),
        you=side(hand=["hoax-03", "hoax-04"], active=["hoax-12"], support=["hoax-22"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    assert game.power("you") == 2 + 2
    game.when("play hoax-28")
    assert game.power("you") == 2 + 1
    turn(game, "fight", "play hoax-01")
    assert game.power("you") == 2 + 2, "the texts work again"


@every_ruleset
@pytest.mark.parametrize("leave", ["decline", "retreat"])
@pytest.mark.rule("BM-9.6", "BM-13.7", "BM-13.5")
def test_banish_ends_with_a_decline_or_a_retreat_too(ruleset: str, leave: str) -> None:
    """Your mutant in hand has its condition back at once."""
    game = given(
        me=side(hand=["hoax-28", "hoax-01", "hoax-02"]),
        you=side(hand=["mutant-106", "hoax-03"]),
        element=None if leave == "decline" else "fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play hoax-28", leave)
    if leave == "retreat":
        walk(game, "decline")
    game.when("choose hoax-01", "done")
    assert game.asked() == "you"
    walk(game, "fight")
    assert plays(game) == ["hoax-03"]


@every_ruleset
@pytest.mark.rule("BM-12.1", "BM-16.2", "BM-10.8", "BM-12.4")
def test_the_other_seat_pays_takes_back_lands_and_uses_texts_alike(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01"], active=["pillar-16"], support=["hoax-21"]),
        you=side(
            hand=["hoax-02", "hoax-03"],
            active=["khind-07", "hoax-19"],
            bluffs=["buka-07"],
            ships={"buka-28": ["buka-01"]},
        ),
        element="fire",
        turn="you",
        ruleset=ruleset,
    )
    words = ["land buka-28", "pass", "pay pillar-16", "retrieve hoax-19", "unmask buka-07", "use khind-07"]
    assert (game.asked(), sorted(game.legal())) == ("you", words)
    game.when("pay pillar-16", "choose hoax-03", "use khind-07", "choose hoax-21", "retrieve hoax-19")
    game.when("land buka-28", "unmask buka-07")
    assert game.discards("you") == ["buka-07", "hoax-03"]
    assert game.discards("me") == ["hoax-21"]
    walk(game, "fight", "play hoax-02", "play buka-01", "play hoax-19")
    assert not game.has_retreated("you")
    assert game.power("you") == 5 + 5 + 2
