"""Chapter 11: playing a card, interference (with test-only interference cards)."""

from typing import Any

import pytest

from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    HOW_DARE_YOU,
    I_EXPECTED_THAT,
    NOT_THIS_CARD,
    STOP_CHARACTER,
    every_ruleset,
    plays,
    walk,
)


def duel(
    ruleset: str, hand: list, rival: list, phase: str = "character", fight: str | None = "fire", **zones: Any
) -> Scenario:
    return given(
        me=side(hand=hand, **zones.get("me", {})),
        you=side(hand=rival, **zones.get("you", {})),
        element=fight,
        phase=phase,
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-11.1", "BM-11.3", "BM-10.7", "BM-6.11")
def test_a_cancelled_card_was_never_laid_out(ruleset: str) -> None:
    game = duel(ruleset, [STOP_CHARACTER, "hoax-01"], [NOT_THIS_CARD, "hoax-02"], me={"active": ["hoax-08"]})
    game.when("play fx-stop-char")
    assert game.zone("me", "active") == ["hoax-08"], "older cards stay active until step 3"
    game.when("play fx-nein")
    assert game.discards("me") == ["fx-stop-char"]
    assert game.discards("you") == ["fx-nein"]
    assert game.zone("me", "laid") == game.zone("you", "laid") == []
    assert game.zone("me", "active") == ["hoax-08"]
    assert plays(game) == ["hoax-01"], "its STOP never worked, another character may be played"


@every_ruleset
@pytest.mark.rule("BM-11.1", "BM-11.3", "BM-6.13")
def test_a_cancelled_support_does_not_use_the_allowance(ruleset: str) -> None:
    game = duel(ruleset, ["hoax-21", "hoax-22"], [NOT_THIS_CARD], "boost", me={"active": ["hoax-01"]})
    game.when("play hoax-21", "play fx-nein")
    assert plays(game) == ["hoax-22"]


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-16.10")
def test_a_cancelled_card_does_not_use_up_the_free_that_yin_lends(ruleset: str) -> None:
    game = duel(ruleset, ["aqua-13", "hoax-21", "hoax-22"], [NOT_THIS_CARD, "hoax-02"], fight=None)
    game.when("play aqua-13", "pass")
    assert plays(game) == ["hoax-21", "hoax-22"]
    game.when("play hoax-21", "play fx-nein")
    assert plays(game) == ["hoax-22"], "back to the moment before the card was laid out"


@every_ruleset
@pytest.mark.rule("BM-11.3", "BM-10.20")
def test_a_cancelled_card_does_not_interrupt_a_pair(ruleset: str) -> None:
    game = duel(ruleset, ["mimix-16", "mimix-17", "mimix-22"], [NOT_THIS_CARD, "hoax-02"])
    game.when("play mimix-16", "pass", "play mimix-22", "play fx-nein")
    assert plays(game) == ["mimix-17"]


@every_ruleset
@pytest.mark.rule("BM-11.3", "RS-5", "BM-6.2")
def test_a_cancelled_leadership_goes_to_the_stack_and_another_action_may_follow(ruleset: str) -> None:
    game = duel(ruleset, ["hoax-29", "buka-30", "hoax-01"], [HOW_DARE_YOU], "action")
    game.when("play hoax-29", "play fx-wie")
    assert game.zone("me", "stack") == ["hoax-29"]
    assert game.zone("me", "leading") == []
    assert plays(game) == ["buka-30"]


@every_ruleset
@pytest.mark.rule("BM-9.18", "BM-11.7", "BM-11.2")
def test_an_interference_needs_a_card_it_names(ruleset: str) -> None:
    game = duel(ruleset, ["hoax-01", "hoax-02"], [HOW_DARE_YOU, "hoax-03"])
    game.when("play hoax-01")
    assert not game.may("play fx-wie"), "a character is no action card"
    own = duel(ruleset, [HOW_DARE_YOU, "hoax-29", "hoax-01"], ["hoax-03"], "action")
    assert plays(own) == ["hoax-29"], "not in the own turn by itself"


@every_ruleset
@pytest.mark.rule("BM-11.2", "RS-19")
def test_an_interference_is_answered_by_an_interference(ruleset: str) -> None:
    game = duel(ruleset, ["hoax-01", I_EXPECTED_THAT], [NOT_THIS_CARD, "hoax-03"])
    game.when("play hoax-01", "play fx-nein", "play fx-das")
    while game.state.frames and game.may("pass"):
        game.when("pass")
    assert game.zone("me", "combat") == ["hoax-01"]
    assert (game.discards("me"), game.discards("you")) == (["fx-das"], ["fx-nein"])
    assert game.zone("you", "support") + game.zone("you", "combat") == []


@every_ruleset
@pytest.mark.rule("BM-11.4", "BM-13.5", "BM-13.7")
def test_ignored_texts_allow_no_interference(ruleset: str) -> None:
    game = duel(ruleset, ["flit-07", "hoax-21"], [NOT_THIS_CARD, "hoax-03"])
    game.when("play flit-07")
    assert game.may("play fx-nein"), "Tittertweet is not yet activated"
    game.when("pass")
    assert plays(game) == ["hoax-21"]
    game.when("play hoax-21")
    assert not game.may("play fx-nein")


@every_ruleset
@pytest.mark.rule("BM-11.5", "BM-13.1")
def test_a_ban_on_cards_with_text_bans_interference(ruleset: str) -> None:
    """terrah-12: you may not lay out cards that have special text."""
    game = duel(
        ruleset, ["hoax-29", "hoax-01"], [HOW_DARE_YOU, "hoax-03"], "action", me={"active": ["terrah-12"]}
    )
    game.when("play hoax-29")
    assert not game.may("play fx-wie")


@every_ruleset
@pytest.mark.rule("BM-10.6")
def test_after_an_activated_stop_no_interference_in_the_own_turn(ruleset: str) -> None:
    game = duel(
        ruleset,
        [STOP_CHARACTER, "hoax-21", I_EXPECTED_THAT],
        [NOT_THIS_CARD, "hoax-03"],
        me={"support": ["buka-25"]},
    )
    game.when("play fx-stop-char", "pass", "play hoax-21", "play fx-nein")
    assert not game.may("play fx-das")
    assert game.discards("me") == ["hoax-21"]


@every_ruleset
@pytest.mark.rule("BM-10.6")
def test_an_interference_against_the_stop_card_itself_may_be_answered(ruleset: str) -> None:
    game = duel(ruleset, [STOP_CHARACTER, I_EXPECTED_THAT], [NOT_THIS_CARD, "hoax-03"])
    game.when("play fx-stop-char", "play fx-nein")
    assert game.may("play fx-das")


@pytest.mark.parametrize("procedure", ["retreat", "undo", "penalty", "courtesy"])
@pytest.mark.rule("BM-17.1", "BM-17.4", "BM-6.10")
def test_a_character_lost_to_interference_is_a_retreat_without_penalty(procedure: str) -> None:
    ruleset = "ansmann" if procedure == "retreat" else f"ansmann+illegalPower={procedure}"
    game = duel(ruleset, ["hoax-01", "hoax-21"], [NOT_THIS_CARD, "hoax-03"], "decision")
    game.when("fight", "play hoax-01", "play fx-nein")
    assert game.has_retreated("me")
    assert game.dragons("you") == 1
    assert not game.state.is_over()


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "hand", "cards"),
    [
        ({"active": ["terrah-12"]}, ["flit-12", "hoax-01"], ["hoax-01"]),
        ({"support": ["vulca-25"]}, ["flit-12", "hoax-01"], ["hoax-01"]),
        ({"active": ["vulca-16"]}, ["flit-12", "hoax-01"], ["flit-12"]),
        ({"support": ["terrah-25"]}, ["aqua-02", "aqua-05"], ["aqua-05"]),
    ],
)
@pytest.mark.rule("BM-11.5", "BM-10.12", "BM-13.1", "RS-20")
def test_a_ban_holds_whatever_the_card_itself_says(
    ruleset: str, rival: dict, hand: list, cards: list
) -> None:
    """flit-12 would ignore the banning character, aqua-02 is PROTECTED: only once they are active."""
    assert plays(duel(ruleset, hand, ["hoax-03"], you=rival)) == cards


@every_ruleset
@pytest.mark.rule("BM-11.6", "BM-11.1")
def test_a_card_laid_out_is_seen_by_both(ruleset: str) -> None:
    game = duel(ruleset, ["hoax-12", "hoax-02"], [NOT_THIS_CARD, "hoax-03"])
    game.when("play hoax-12")
    number = game.state.match.by_key[0]["hoax-12"]
    assert game.state.view(1).table.sides[0].laid == (number,)
    walk(game, "pass")
    assert game.state.view(1).table.sides[0].active == (number,)
