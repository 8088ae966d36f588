"""RS-24: what an "I may" allows in parts, and what is carried out completely."""

from typing import Any

import pytest

from moondrake.bluemoon.effects import (
    CHARACTERS,
    Card,
    ClearCombat,
    DiscardYours,
    Draw,
    DrawTo,
    EachPlayer,
    Effect,
    HandIntoPile,
    Kind,
    RandomDiscard,
    Single,
    TakeBack,
    TakeDiscards,
    When,
    YouDiscard,
)
from moondrake.testing.bluemoon import Scenario, given, side
from tests.bluemoon.scenarios.helpers import every_ruleset, fixture_card, hand_size, plays, says

PILE = [f"hoax-0{number}" for number in range(1, 10)]
OTHER_PILE = [f"vulca-0{number}" for number in range(1, 10)]


def play_action(ruleset: str, card: str | Card, **yours: Any) -> Scenario:
    game = given(
        me=side(hand=[card, "khind-20"], rest=PILE),
        you=side(**({"hand": ["khind-21"], "rest": OTHER_PILE} | yours)),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    key = card if isinstance(card, str) else card.key
    return game.when(f"play {key}")


@every_ruleset
@pytest.mark.rule("RS-24", "BM-16.1")
def test_the_chosen_of_the_earth_draws_three_cards_for_each_player_without_a_question(ruleset: str) -> None:
    game = play_action(ruleset, "terrah-32").dealt()
    assert (hand_size(game, "me"), hand_size(game, "you")) == (1 + 3, 1 + 3)
    assert not game.may("yes")


@every_ruleset
@pytest.mark.rule("RS-24", "BM-16.1")
def test_the_chosen_of_water_draws_six_cards_for_each_player_without_a_question(ruleset: str) -> None:
    game = play_action(ruleset, "aqua-32").dealt()
    assert (hand_size(game, "me"), hand_size(game, "you")) == (6, 6)
    assert not game.may("yes")


@pytest.mark.parametrize("effect", [Draw(3), HandIntoPile(3), EachPlayer(Draw(3))])
@pytest.mark.rule("RS-24", "BM-12.6")
def test_in_legends_any_draw_without_a_may_is_complete(effect: Effect) -> None:
    card = fixture_card("fx-draw", Kind.LEADERSHIP, text=says(effect, When.NOW))
    game = play_action("legends", card).dealt()
    assert not game.may("no")
    assert hand_size(game, "me") >= 3


@pytest.mark.rule("RS-24", "OQ-57")
def test_in_legends_a_draw_with_a_may_goes_card_by_card() -> None:
    card = fixture_card("fx-draw", Kind.LEADERSHIP, text=says(Draw(3), When.NOW, may=True))
    game = play_action("legends", card).when("yes").dealt()
    assert game.legal() == ["yes", "no"]
    game.when("no")
    assert hand_size(game, "me") == 1 + 1


@every_ruleset
@pytest.mark.parametrize(
    "effect", [YouDiscard(2), RandomDiscard(2), DiscardYours(CHARACTERS), ClearCombat(one_stays=False)]
)
@pytest.mark.rule("RS-24", "BM-12.6")
def test_what_a_text_without_a_may_does_cannot_be_stopped(ruleset: str, effect: Effect) -> None:
    card = fixture_card("fx-deed", Kind.LEADERSHIP, text=says(effect, When.NOW))
    game = play_action(
        ruleset, card, hand=["khind-20", "khind-21", "khind-22"], active=["vulca-10", "vulca-18"]
    )
    for _ in range(4):
        if game.phase() != "action" or not game.state.frames:
            break
        assert not game.may("done")
        assert not game.may("no")
        game.when(game.legal()[-1])
    assert game.discards("you")


@every_ruleset
@pytest.mark.rule("RS-24", "BM-12.6")
def test_a_mandatory_text_with_nothing_to_choose_is_over_at_once(ruleset: str) -> None:
    card = fixture_card("fx-back", Kind.LEADERSHIP, text=says(TakeBack(active=False), When.NOW))
    game = play_action(ruleset, card)
    assert not game.state.frames


def erupta(ruleset: str) -> Scenario:
    """You have an active, an inactive and a PROTECTED card, a support and a bluff."""
    return given(
        me=side(hand=["vulca-17", "hoax-20"]),
        you=side(
            hand=["khind-20"],
            active=["vulca-10", "aqua-02"],
            inactive=["vulca-11"],
            support=["hoax-21"],
            bluffs=["buka-07"],
            rest=["hoax-22"],
        ),
        element="fire",
        phase="character",
        ruleset=ruleset,
    ).when("play vulca-17")


@pytest.mark.rule("RS-24", "BM-16.6", "BM-10.38")
def test_in_legends_erupta_shuffles_away_card_by_card() -> None:
    game = erupta("legends")
    assert plays(game, "choose") == ["hoax-21", "vulca-10", "vulca-11"], "aqua-02 is PROTECTED"
    assert game.may("done")
    assert game.may("bluffed 1")
    game.when("choose vulca-10", "bluffed 1", "done")
    left = game.state.sides[1]
    assert (game.zone("you", "combat"), game.zone("you", "support")) == (["aqua-02", "vulca-11"], ["hoax-21"])
    assert left.bluffs == []
    assert left.pile_size() == 3


@pytest.mark.rule("RS-24")
def test_in_legends_erupta_may_do_nothing() -> None:
    game = erupta("legends").when("done")
    assert game.state.sides[1].pile_size() == 1
    assert len(game.zone("you", "combat")) == 3


@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann"])
@pytest.mark.rule("RS-24", "BM-16.6")
def test_elsewhere_erupta_is_all_or_nothing(ruleset: str) -> None:
    game = erupta(ruleset)
    assert game.legal() == ["yes", "no"]
    game.when("yes")
    assert (game.zone("you", "combat"), game.zone("you", "support")) == (["aqua-02"], [])


@every_ruleset
@pytest.mark.parametrize(
    ("effect", "declined"), [(Draw(2), (1, 1)), (HandIntoPile(4), (1, 1)), (DrawTo(3), (1, 1))]
)
@pytest.mark.rule("BM-12.6", "RS-24", "BM-16.1")
def test_where_each_player_may_each_player_is_asked_the_opponent_first(
    ruleset: str, effect: Single, declined: tuple[int, int]
) -> None:
    """A pack's card: "now each player may draw two cards"."""
    card = fixture_card("fx-each", Kind.LEADERSHIP, text=says(EachPlayer(effect), When.NOW, may=True))
    game = play_action(ruleset, card)
    assert (game.asked(), game.legal()) == ("you", ["yes", "no"])
    assert game.when("no").asked() == "me"
    assert game.legal() == ["yes", "no"]
    assert (hand_size(game.when("no"), "me"), hand_size(game, "you")) == declined
    other = play_action(ruleset, card).when("yes")
    while other.asked() != "me":
        other.when("yes" if other.may("yes") else other.legal()[0])
    assert hand_size(other, "you") > 1
    assert other.legal() == ["yes", "no"]


@every_ruleset
@pytest.mark.rule("BM-16.32", "BM-16.1")
def test_where_each_player_takes_discards_each_pile_is_shuffled_first(ruleset: str) -> None:
    card = fixture_card("fx-each", Kind.LEADERSHIP, text=says(EachPlayer(TakeDiscards(1)), When.NOW))
    game = play_action(ruleset, card, discard=["vulca-18", "vulca-19", "vulca-20"])
    assert game.asked() == "chance"
    assert sorted(plays(game, "deal")) == ["vulca-18", "vulca-19", "vulca-20"]
