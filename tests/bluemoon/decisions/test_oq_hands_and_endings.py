"""Decisions on open questions: who picks cards, who refills first, who had cards last."""

import pytest

from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import completely, end_turn, every_ruleset, plays, walk, winner

HELD = ["hoax-01", "hoax-21", "hoax-27"]


@every_ruleset
@pytest.mark.parametrize("card", ["hoax-17", "pillar-13"])
@pytest.mark.rule("OQ-12", "BM-16.33", "RS-26")
def test_cards_drawn_from_your_hand_are_random_where_the_text_names_nobody(ruleset: str, card: str) -> None:
    game = given(
        me=side(hand=[card, "hoax-02"]),
        you=side(hand=HELD, revealed=["hoax-21"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when(f"play {card}")
    assert game.asked() == "me", "whose effect it is"
    assert sorted(set(game.legal()) - {"done"}) == ["choose hoax-21", "random"], (
        "a revealed card deliberately"
    )
    game.when("random")
    assert game.asked() == "chance"
    assert plays(game, "deal") == ["hoax-01", "hoax-27"]


@every_ruleset
@pytest.mark.rule("OQ-12", "BM-16.33", "RS-26")
def test_the_victim_picks_where_the_text_says_that_you_discard(ruleset: str) -> None:
    """terrah-15 and khind-08, in `legends` too."""
    game = given(
        me=side(hand=["terrah-15", "hoax-02"]),
        you=side(hand=HELD, active=["hoax-09"]),
        element="earth",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes")
    assert (game.asked(), plays(game, "choose")) == ("you", HELD)
    late = given(
        me=side(active=["khind-08"]),
        you=side(hand=HELD, active=["hoax-08"]),
        element="earth",
        phase="end",
        ruleset=ruleset,
    )
    late.when("use khind-08")
    assert (late.asked(), plays(late, "choose")) == ("you", HELD)
    late.when("choose hoax-21")
    assert late.discards("you") == ["hoax-21"]


@every_ruleset
@pytest.mark.rule("OQ-12", "BM-12.9")
def test_who_pays_with_a_property_picks_the_cards(ruleset: str) -> None:
    """Sirens want one character: nothing random could meet that."""
    game = given(
        me=side(hand=["hoax-01", "hoax-02", "hoax-21"], active=["hoax-03"]),
        you=side(hand=["hoax-05"], support=["aqua-28"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("pay aqua-28")
    assert (game.asked(), plays(game, "choose")) == ("me", ["hoax-01", "hoax-02"])
    game.when("choose hoax-02")
    assert game.discards("me") == ["hoax-02"]


SEVEN = [f"vulca-{number:02}" for number in range(1, 8)]


@every_ruleset
@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.rule("OQ-43", "BM-16.33")
def test_whoever_holds_the_cards_picks_what_goes_under_a_hand_limit(ruleset: str, size: int) -> None:
    """aqua-29: you may hold no more than five cards now."""
    game = given(
        me=side(hand=["aqua-29", "hoax-01"]),
        you=side(hand=SEVEN[:size], active=["hoax-09"], revealed=SEVEN[:1]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play aqua-29")
    picked: list[str] = []
    while game.asked() == "you":
        assert plays(game, "choose") == [key for key in SEVEN[:size] if key not in picked]
        assert not game.may("done"), "the rest must go"
        picked.append(SEVEN[len(picked) + 1])
        game.when(f"choose {picked[-1]}")
    assert len(picked) == size - 5
    assert game.discards("you") == picked
    assert game.asked() == "me", "never chance"


@every_ruleset
@pytest.mark.parametrize(
    ("stays", "gone"),
    [("aqua-05", ["hoax-01", "hoax-02", "vulca-18"]), ("hoax-01", ["hoax-02", "vulca-18"])],
)
@pytest.mark.rule("OQ-39", "BM-16.34")
def test_the_owner_of_aqua_30_says_which_character_is_left_and_it_may_be_a_protected_one(
    ruleset: str, stays: str, gone: list[str]
) -> None:
    """aqua-05 is PROTECTED: it stays in any case, named or not."""
    game = given(
        me=side(hand=["aqua-30", "hoax-06"]),
        you=side(active=["aqua-05", "hoax-01", "hoax-02", "vulca-18"], inactive=["hoax-03"]),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play aqua-30")
    assert game.asked() == "me"
    assert plays(game, "choose") == ["aqua-05", "hoax-01", "hoax-02"], "any active character, no booster"
    game.when(f"choose {stays}")
    completely(game)
    assert game.discards("you") == gone
    assert "hoax-03" in game.zone("you", "combat")


@every_ruleset
@pytest.mark.parametrize("loser", ["me", "you"])
@pytest.mark.rule("OQ-15", "BM-7.6")
def test_the_winner_of_a_fight_refills_first(ruleset: str, loser: str) -> None:
    game = given(
        me=side(hand=["hoax-20"], active=["hoax-01"], pile=["vulca-01", "vulca-02"]),
        you=side(hand=["hoax-21"], active=["hoax-08"], pile=["vulca-03"]),
        element="fire",
        phase="decision",
        turn=loser,
        ruleset=ruleset,
    )
    game.when("retreat")
    draws = [event.seat for event in game.events if event.kind == What.DRAW]
    assert draws == ([1, 0, 0] if loser == "me" else [0, 0, 1])


@every_ruleset
@pytest.mark.parametrize(
    ("mine", "words", "wins"),
    [
        (["terrah-15"], [], "you"),
        (["terrah-15", "vulca-18"], ["play vulca-18"], "me"),
    ],
    ids=["my last card makes you discard yours", "my booster follows your last card"],
)
@pytest.mark.rule("OQ-7", "BM-8.3", "RS-29")
def test_if_both_run_out_at_once_whoever_ran_out_first_loses(
    ruleset: str, mine: list[str], words: list[str], wins: str
) -> None:
    """Both hands and piles are emptied in the same turn; the retreat brings the dragons to the middle."""
    game = given(
        me=side(hand=mine),
        you=side(hand=["hoax-01", "hoax-02"], active=["hoax-09"]),
        element="fire",
        phase="character",
        dragons=-1,
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes", "choose hoax-01")
    if game.may("yes"):
        game.when("yes")
    game.when("choose hoax-02")
    walk(game, *words)
    if not game.state.is_over():
        end_turn(game)
    if not game.state.is_over():
        walk(game, "retreat")
    assert game.dragons("me") == 0
    assert winner(game) == (wins, 1)


def regaining(ruleset: str, dragons: int) -> Scenario:
    """No piles. I run out with hoax-05 (RETRIEVE), then you run out with hoax-06."""
    game = given(
        me=side(hand=["hoax-05"]),
        you=side(hand=["hoax-06"]),
        element="fire",
        phase="decision",
        dragons=dragons,
        ruleset=ruleset,
    )
    walk(game, "fight", "play hoax-05")
    while game.state.seat == 0:
        game.when("pass")
    walk(game, "fight", "play hoax-06")
    while game.state.seat == 1:
        game.when("pass")
    return game


@pytest.mark.parametrize(
    ("ruleset", "wins"), [("kosmos", "me"), ("ansmann", "me"), ("legends", "me"), ("traces", "you")]
)
@pytest.mark.rule("OQ-53", "RS-29", "BM-8.3")
def test_the_last_moments_with_cards_are_compared_not_the_first_without(ruleset: str, wins: str) -> None:
    """I was out of cards first, took my card back and ran out again after you; `traces` differs."""
    game = regaining(ruleset, dragons=-1)
    walk(game, "retrieve hoax-05", "fight", "play hoax-05")
    while game.state.seat == 0:
        game.when("pass")
    walk(game, "retreat")
    assert game.dragons("me") == 0
    assert winner(game) == (wins, 1)


@every_ruleset
@pytest.mark.rule("OQ-53", "RS-29")
def test_who_regains_no_card_was_out_of_cards_first(ruleset: str) -> None:
    game = regaining(ruleset, dragons=1)
    walk(game, "retreat")
    assert game.dragons("me") == 0
    assert winner(game) == ("you", 1)


@pytest.mark.parametrize(("ruleset", "wins"), [("kosmos", "me"), ("legends", "me"), ("ansmann", "you")])
@pytest.mark.rule("OQ-53", "RS-29", "RS-28")
def test_a_draw_pile_regained_counts_as_having_cards_where_piles_count(ruleset: str, wins: str) -> None:
    """My last hand card aqua-31 gives me a draw pile again, vulca-26 keeps me from drawing it.

    You run out; only then khind-09 mills my last card. In `ansmann` only hands count.
    """
    game = given(
        me=side(hand=["aqua-31"], ships={"buka-30": ["buka-01"]}, discard=["vulca-10"]),
        you=side(hand=["khind-07"], active=["khind-09"], support=["vulca-26", "hoax-20"]),
        element="fire",
        dragons=1,
        ruleset=ruleset,
    )
    walk(game, "land buka-30", "play aqua-31", "yes", "fight", "play buka-01")
    while game.state.seat == 0:
        game.when("pass")
    assert game.state.sides[0].pile_size() == 1
    walk(game, "fight", "play khind-07", "keep")
    walk(game, "use khind-09", "deal vulca-10")
    assert game.state.sides[0].pile_size() == 0
    end_turn(game)
    walk(game, "retreat")
    assert game.dragons("me") == 0
    assert winner(game) == (wins, 1)
