"""Chapters 12 and 13: special texts, precedence and "ignored"."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import ANY_CARD, IgnoreCards, Kind, Rank
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    announced,
    element,
    every_ruleset,
    fixture_card,
    hand_size,
    plays,
    says,
    turn,
    walk,
)


@every_ruleset
@pytest.mark.rule("BM-12.1")
def test_a_ban_hits_the_opponent_of_who_laid_it_out(ruleset: str) -> None:
    for owner, cards in (("me", ["hoax-21"]), ("you", [])):
        ban: dict[str, Any] = {"support": ["khind-26"]}
        game = given(
            me=side(hand=["hoax-01", "hoax-21"], **(ban if owner == "me" else {})),
            you=side(**(ban if owner == "you" else {})),
            element="fire",
            phase="character",
            ruleset=ruleset,
        )
        game.when("play hoax-01")
        assert plays(game) == cards


@every_ruleset
@pytest.mark.rule("BM-12.3", "BM-12.4", "RS-32")
def test_now_happens_once_when_the_card_becomes_active(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-14", "hoax-01"]),
        you=side(hand=["hoax-03", "aqua-01", "hoax-04"], support=["hoax-21", "hoax-22"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play vulca-14")
    assert game.zone("me", "active") == ["vulca-14"]
    game.when("choose hoax-21")
    assert game.zone("you", "support") == ["hoax-22"]
    turn(game)
    turn(game, "fight", "play hoax-03")
    assert game.phase() == "decision", "not again in my next turn"
    assert sorted(game.legal()) == ["fight", "retreat"]


@every_ruleset
@pytest.mark.parametrize("phase", ["begin", "action", "decision", "character", "boost", "end"])
@pytest.mark.rule("BM-12.4")
def test_a_once_per_turn_text_is_used_in_a_phase_of_choice(ruleset: str, phase: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-21"], active=["khind-07"]),
        you=side(hand=["hoax-03"], support=["hoax-20", "hoax-22"]),
        element="fire",
        phase=phase,
        ruleset=ruleset,
    )
    assert game.may("use khind-07")
    game.when("use khind-07", "choose hoax-20")
    assert game.zone("you", "support") == ["hoax-22"]
    assert not game.may("use khind-07"), "once"


@every_ruleset
@pytest.mark.rule("BM-12.4")
def test_a_once_per_turn_text_works_again_in_the_next_turn(ruleset: str) -> None:
    game = given(
        me=side(hand=["khind-07", "khind-06", "hoax-01"]),
        you=side(hand=["mimix-15", "hoax-03"], support=["hoax-20", "hoax-22"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    walk(game, "play khind-07", "use khind-07", "choose hoax-20")
    walk(game, "pass")
    turn(game, "fight", "play mimix-15")
    assert game.may("use khind-07")


@every_ruleset
@pytest.mark.rule("BM-12.5")
def test_parts_of_a_text_are_treated_separately(ruleset: str) -> None:
    """mutant-106: the condition is for laying out, the change happens now, the symbols work throughout."""
    game = given(
        me=side(hand=["mutant-106", "hoax-01"]),
        you=side(hand=["hoax-03"], active=["terrah-05"]),
        element="earth",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play mutant-106")
    assert element(game) == "fire"
    assert announced(game, "me") == [4]


@every_ruleset
@pytest.mark.rule("BM-12.6", "RS-24")
def test_mandatory_parts_are_carried_out_as_far_as_possible(ruleset: str) -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-02"]),
        you=side(hand=["hoax-03"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes", "choose hoax-03")
    assert hand_size(game, "you") == 0, "one card of two"


@pytest.mark.parametrize(("ruleset", "partly"), [("kosmos", False), ("ansmann", False), ("legends", True)])
@pytest.mark.rule("RS-24", "BM-12.6", "BM-16.32")
def test_only_in_legends_a_may_is_carried_out_in_part(ruleset: str, partly: bool) -> None:
    def shaman(words: list[str]) -> Scenario:
        game = given(
            me=side(hand=["khind-30", "hoax-01"], discard=["hoax-02", "hoax-03", "hoax-04", "hoax-06"]),
            element="fire",
            phase="action",
            ruleset=ruleset,
        )
        return game.when("play khind-30", *words)

    taken = shaman(["yes", "deal hoax-02"])
    assert taken.may("no") == partly
    if partly:
        taken.when("no")
        assert sorted(taken.zone("me", "hand")) == ["hoax-01", "hoax-02"]
    else:
        taken.when("deal hoax-03", "deal hoax-04")
        assert hand_size(taken, "me") == 4
    assert hand_size(shaman(["no"]), "me") == 1, "not at all"


@pytest.mark.parametrize(("ruleset", "partly"), [("kosmos", False), ("ansmann", False), ("legends", True)])
@pytest.mark.rule("RS-24")
def test_drawing_two_is_all_or_nothing_outside_legends(ruleset: str, partly: bool) -> None:
    game = given(
        me=side(
            hand=[f"hoax-{n:02}" for n in range(1, 7)], active=["vulca-15"], pile=["vulca-01", "vulca-02"]
        ),
        you=side(hand=["hoax-09"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    walk(game, "use vulca-15")
    assert hand_size(game, "me") == (7 if partly else 8)
    assert game.may("no") == partly


@every_ruleset
@pytest.mark.rule("BM-12.7", "BM-16.3", "BM-12.8")
def test_a_demand_is_met_completely_or_not_at_all(ruleset: str) -> None:
    """pillar-18 wants 2 fire and, with other cards, 2 earth."""

    def caterpillar(*hand: str) -> Scenario:
        return given(
            me=side(hand=hand, active=["hoax-08"]),
            you=side(active=["pillar-18"]),
            element="fire",
            ruleset=ruleset,
        )

    assert not caterpillar("aqua-01").may("pay pillar-18"), "one card does not serve both parts"
    game = caterpillar("aqua-01", "hoax-06", "hoax-09").when("pay pillar-18")
    assert not game.may("done"), "once begun it is paid in full"
    game.when("choose hoax-09")
    assert plays(game, "choose") == ["aqua-01", "hoax-06"], "3 earth are there, 2 fire are missing"
    game.when("choose hoax-06")
    assert game.discards("me") == ["hoax-06", "hoax-09"]
    assert not game.may("pay pillar-18")


@every_ruleset
@pytest.mark.rule("BM-12.9", "BM-6.11", "BM-16.21")
def test_a_special_text_outranks_the_rules(ruleset: str) -> None:
    """khind-31: no character is needed and the old cards stay active."""
    game = given(
        me=side(hand=["khind-31", "hoax-01"], active=["vulca-10", "vulca-18"]),
        you=side(hand=["hoax-03"], active=["hoax-02"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    walk(game, "play khind-31", "fight")
    assert announced(game, "me") == [7]
    assert sorted(game.zone("me", "active")) == ["vulca-10", "vulca-18"]


@every_ruleset
@pytest.mark.parametrize(("older", "power"), [("me", (2, 0)), ("you", (0, 2))])
@pytest.mark.rule("BM-13.2")
def test_of_two_texts_that_ignore_each_other_the_older_stays(
    ruleset: str, older: str, power: tuple[int, int]
) -> None:
    text = says(IgnoreCards(ANY_CARD), rank=Rank.IGNORED)
    mine = fixture_card("fx-ignore-a", Kind.CHARACTER, 2, 2, text=text)
    yours = fixture_card("fx-ignore-b", Kind.CHARACTER, 2, 2, text=text)
    game = given(
        me=side(active=[mine]), you=side(active=[yours]), element="fire", older=older, ruleset=ruleset
    )
    assert (game.power("me"), game.power("you")) == power


@every_ruleset
@pytest.mark.rule("BM-13.1", "BM-13.3", "BM-13.7")
def test_ignored_outranks_may_not_and_is_worked_out_anew(ruleset: str) -> None:
    """Rank 3 over rank 4: my Hank ignores your hoax-13 until he is deactivated."""
    game = given(
        me=side(hand=["flit-12", "hoax-01", "hoax-21", "hoax-29"], active=["hoax-02"]),
        you=side(active=["hoax-13"]),
        element="fire",
        phase="begin",
        ruleset=ruleset,
    )
    assert game.phase() == "decision", "no leadership under hoax-13"
    hank = Scenario(game.state.copy())
    walk(hank, "fight", "play flit-12")
    assert plays(hank) == ["hoax-21"]
    walk(game, "fight", "play hoax-01")
    assert plays(game) == []


@every_ruleset
@pytest.mark.rule("BM-13.3", "BM-14.4", "RS-21")
def test_an_ignored_card_counts_zero_whatever_raises_it(ruleset: str) -> None:
    game = given(
        me=side(active=["vulca-10", "pillar-24", "vulca-21", "hoax-12"], support=["hoax-25"]),
        you=side(active=["flit-12"]),
        element="fire",
        ruleset=ruleset,
    )
    assert game.power("me") == 0


@every_ruleset
@pytest.mark.rule("BM-13.4", "BM-7.3", "BM-16.29")
def test_ignored_characters_still_count_as_characters(ruleset: str) -> None:
    """Two FREE characters of mine are ignored by Hank and still too many for Mena Marn."""
    game = given(
        me=side(hand=["mimix-22", "mimix-23"], support=["hoax-20"]),
        you=side(hand=["hoax-03"], active=["buka-18", "flit-12"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play mimix-22")
    assert announced(game, "me") == [3], "one character, ignored: only the support counts"
    shelter = fixture_card(
        "fx-shelter", Kind.CHARACTER, 1, 1, text=says(IgnoreCards(ANY_CARD), rank=Rank.IGNORED)
    )
    two = given(
        me=side(hand=["mimix-22", "mimix-23"], support=["hoax-20"], active=[shelter]),
        you=side(hand=["hoax-03"], active=["buka-18", "flit-12"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    two.when("play mimix-22")
    assert two.power("me") == 3, "ignored from now on, but laid out as FREE"
    two.when("play mimix-23")
    assert two.has_retreated("me")


@every_ruleset
@pytest.mark.rule("BM-13.5", "BM-13.6")
def test_ignored_reaches_the_hand_but_printed_facts_stay(ruleset: str) -> None:
    """Under Mad Mike a gang card in hand loses its symbol; a PROTECTED hand card does not."""
    game = given(
        me=side(hand=["khind-12", "aqua-05"], active=["hoax-08"], support=["hoax-21"]),
        you=side(hand=["hoax-03"], active=["flit-13"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    protected = Scenario(game.state.copy())
    protected.when("play aqua-05")
    assert protected.power("me") == 4 + 2, "non-ignored PROTECTED spares the card"
    game.when("play khind-12")
    assert game.power("me") == 2
