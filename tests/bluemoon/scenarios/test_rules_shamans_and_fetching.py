"""Chapter 16: shamans, fetching, the order of T5e, and choices made anew."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import Cancel, Cards, Kind, When
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import (
    NOT_THIS_CARD,
    announced,
    element,
    end_turn,
    every_ruleset,
    fixture_card,
    hand_size,
    plays,
    says,
    turn,
    walk,
    winner,
)


@every_ruleset
@pytest.mark.rule("BM-5.4", "BM-16.31", "BM-16.2a")
def test_demands_fall_due_before_texts_after_the_booster_phase(ruleset: str) -> None:
    def searching(dragons: int, **rival: Any) -> Scenario:
        return given(
            me=side(hand=["mimix-20", "hoax-01"], pile=["vulca-01"]),
            you=side(hand=["hoax-02"], **rival),
            element="fire",
            phase="character",
            dragons=dragons,
            ruleset=ruleset,
        )

    game = end_turn(searching(-3, support=["aqua-28"]).when("play mimix-20"))
    assert winner(game) == ("you", 4)
    assert game.zone("me", "top") == ["vulca-01"], "the Sirens' dragon came before the search"
    lost = end_turn(searching(0, active=["pillar-17"]).when("play mimix-20"))
    assert lost.has_retreated("me"), "no search in a lost turn"
    alive = walk(searching(-2, support=["aqua-28"]), "play mimix-20", "choose vulca-01")
    assert alive.dragons("you") == 3
    assert set(alive.zone("me", "hand")) == {"vulca-01", "hoax-01"}


@every_ruleset
@pytest.mark.parametrize(
    ("rival", "taken"),
    [
        ({}, 2),
        ({"support": ["vulca-26"]}, 2),
        ({"support": ["khind-25"]}, 2),
        ({"support": ["terrah-27"]}, 1),
        ({"active": ["pillar-15"]}, 0),
    ],
)
@pytest.mark.rule("BM-16.32", "BM-15.7", "BM-15.9", "BM-15.10")
def test_the_shaman_of_the_afterlife_takes_two_at_random(ruleset: str, rival: dict, taken: int) -> None:
    game = given(
        me=side(
            hand=["mimix-21", "hoax-01", "hoax-02", "hoax-03"], discard=["vulca-01", "vulca-02", "vulca-03"]
        ),
        you=side(hand=["hoax-04"], **rival),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play mimix-21")
    while game.state.seat == 0 and not game.state.is_over():
        game.when("yes" if game.may("yes") else game.legal()[0])
    assert hand_size(game, "me") == 3 + taken
    assert len(game.discards("me")) == 3 - taken


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("BM-14.7", "RS-23")
def test_the_target_is_chosen_anew_at_every_announcement(ruleset: str) -> None:
    game = given(
        me=side(hand=["khind-10", "khind-11", "khind-13", "hoax-01"], support=["buka-26"]),
        you=side(hand=["mimix-15", "hoax-02"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    turn(game, "play khind-10", "play khind-11")
    game.when("choose khind-11")
    assert announced(game, "me") == [3 + 4]
    turn(game, "fight", "play mimix-15")
    walk(game, "fight", "play khind-13", "keep")
    end_turn(game)
    assert plays(game, "choose") == ["khind-10", "khind-11", "khind-13"]
    game.when("choose khind-10")
    assert announced(game, "me") == [7, 6 + 2 + 1]


@every_ruleset
@pytest.mark.rule("BM-16.30", "BM-11.3")
def test_a_cancelled_support_does_not_meet_kabu_kat(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-05", "hoax-21"]),
        you=side(hand=[NOT_THIS_CARD, "hoax-02"], active=["terrah-13"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    walk(game, "play vulca-05", "pass", "play hoax-21", "play fx-nein")
    end_turn(game)
    assert game.has_retreated("me")


@pytest.mark.rule("BM-16.29")
def test_in_traces_mena_marn_counts_after_the_booster_phase() -> None:
    game = given(
        me=side(hand=["mimix-22", "mimix-23", "vulca-18"]),
        you=side(hand=["hoax-02"], active=["buka-18"]),
        element="fire",
        phase="character",
        ruleset="traces",
    )
    game.when("play mimix-22", "play mimix-23")
    assert game.may("play vulca-18"), "T5 is reached"
    end_turn(game.when("play vulca-18"))
    assert game.has_retreated("me")


@every_ruleset
@pytest.mark.parametrize(("number", "kept"), [(1, 0), (2, 1), (3, 2)])
@pytest.mark.rule("BM-16.22")
def test_the_shaman_of_sacrifice_takes_up_to_three_and_discards_one_of_them(
    ruleset: str, number: int, kept: int
) -> None:
    hand = [f"hoax-{index:02}" for index in range(1, 7)]
    pile = ["vulca-01", "vulca-02", "vulca-03", "vulca-04"]
    game = given(
        me=side(hand=hand, active=["mimix-18"], pile=pile),
        you=side(hand=["vulca-10"]),
        element="fire",
        phase="end",
        ruleset=ruleset,
    )
    walk(game, "use mimix-18", *["yes"] * (number - 1))
    if game.may("no"):
        game.when("no")
    assert plays(game, "choose") == pile[:number], "one of the cards taken"
    game.when(f"choose {pile[0]}")
    assert hand_size(game, "me") == 6 + kept
    assert game.discards("me") == ["vulca-01"]


@every_ruleset
@pytest.mark.rule("BM-16.39", "BM-9.9", "BM-6.2", "BM-9.10")
def test_fetching_plays_a_ship_or_loads_a_card_from_the_pile(ruleset: str) -> None:
    def fetching(ships: dict, *supports: str) -> Scenario:
        game = given(
            me=side(
                hand=["buka-27", "hoax-01"], ships=ships, pile=["buka-29", "vulca-01", "hoax-21", "hoax-29"]
            ),
            you=side(hand=["hoax-02"], support=supports),
            element="fire",
            phase="action",
            ruleset=ruleset,
        )
        return game.when("play buka-27")

    assert plays(fetching({}), "choose") == ["buka-29"], "without a ship nothing can be loaded"
    game = fetching({"buka-28": ["buka-01"]})
    assert plays(game, "choose") == ["buka-29", "hoax-21", "vulca-01"], "no leadership card"
    game.when("choose vulca-01")
    assert sorted(game.cargo("me", "buka-28")) == ["buka-01", "vulca-01"]
    assert game.zone("me", "top") == [], "shuffled"
    full = fetching({"buka-28": ["buka-01", "buka-02"]})
    assert plays(full, "choose") == ["buka-29"]
    banned = fetching({"buka-28": []}, "vulca-26")
    assert plays(banned, "choose") == [], "a ban on the draw pile"


@pytest.mark.parametrize("ruleset", ["kosmos", "legends"])
@pytest.mark.rule("BM-6.8", "RS-6", "BM-6.9")
def test_a_decline_without_hand_cards_discards_nothing_and_draws(ruleset: str) -> None:
    game = given(
        me=side(hand=[], pile=["hoax-01", "hoax-02"]),
        you=side(hand=["vulca-01"]),
        phase="turn",
        ruleset=ruleset,
    )
    game.when("decline")
    assert sorted(game.zone("me", "hand")) == ["hoax-01", "hoax-02"]
    assert (game.asked(), game.state.is_first) == ("you", True)


NO_SUPPORT = fixture_card(
    "fx-no-support", Kind.INTERFERENCE, text=says(Cancel(Cards(kinds=(Kind.SUPPORT,))), When.TO_PLAY)
)
NO_CHARACTER = fixture_card(
    "fx-no-character", Kind.INTERFERENCE, text=says(Cancel(Cards(kinds=(Kind.CHARACTER,))), When.TO_PLAY)
)


@every_ruleset
@pytest.mark.rule("BM-10.34", "BM-10.33", "BM-10.38")
def test_an_interference_sees_a_bluff_as_a_support(ruleset: str) -> None:
    game = given(
        me=side(hand=["buka-07", "hoax-02"], active=["hoax-01"]),
        you=side(hand=[NO_SUPPORT, NO_CHARACTER], active=["hoax-09"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("bluff buka-07")
    assert plays(game) == ["fx-no-support"]
    game.when("play fx-no-support")
    assert game.discards("me") == ["buka-07"]
    assert game.zone("me", "bluffs") == []


@every_ruleset
@pytest.mark.rule("BM-16.9", "BM-9.3")
def test_mutant_conditions_look_at_the_moment_of_laying_out(ruleset: str) -> None:
    """mutant-102 wants two more cards in your hand than in mine, this card included (OQ-49)."""
    for yours, allowed in ((3, False), (4, True)):
        game = given(
            me=side(hand=["mutant-102", "hoax-01"]),
            you=side(hand=["vulca-01", "vulca-02", "vulca-03", "vulca-04"][:yours]),
            element="earth",
            phase="character",
            ruleset=ruleset,
        )
        assert game.may("play mutant-102") == allowed
    game.when("play mutant-102")
    assert element(game) == "fire"
