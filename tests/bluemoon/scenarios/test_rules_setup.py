"""Chapters 3 to 5: zones and information, set-up, the turn."""

import pytest

from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.game import new_game
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.table import HIDDEN, SPECTATOR
from moondrake.testing.bluemoon import Scenario, card_index, given, side
from tests.bluemoon.scenarios.helpers import (
    every_ruleset,
    hand_size,
    pile_size,
    plays,
    turn,
    walk,
)


def started(ruleset: str, start: int = 0) -> Scenario:
    """A new game of Vulca against Hoax, dealt in the order of the notation."""
    decks = (ready_made_deck("vulca"), ready_made_deck("hoax"))
    game = Scenario(new_game(Setup(decks, parse_ruleset(ruleset), start=start)))
    game.dealt()
    return game


@every_ruleset
@pytest.mark.rule("BM-4.1", "BM-4.2", "BM-4.4", "BM-4.6", "BM-2.4", "BM-9.1")
def test_a_game_begins_with_six_cards_of_thirty_and_the_dragons_in_the_middle(ruleset: str) -> None:
    game = started(ruleset)
    for who in ("me", "you"):
        assert (hand_size(game, who), pile_size(game, who)) == (6, 24)
        assert not {"vulca-00", "hoax-00"} & {*game.zone(who, "hand"), *game.zone(who, "rest")}
    assert game.dragons("me") == 0
    if game.may("done"):
        game.when("done", "done")
    assert game.state.is_first
    assert game.asked() == "me"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("BM-4.3", "RS-34")
def test_the_start_player_is_given_or_drawn(seat: int) -> None:
    assert started("kosmos", seat).state.seat == seat
    decks = (ready_made_deck("vulca"), ready_made_deck("hoax"))
    drawn = Scenario(new_game(Setup(decks, parse_ruleset("kosmos"))))
    assert drawn.asked() == "chance"
    assert drawn.legal() == ["start a", "start b"]
    drawn.when(f"start {'ab'[seat]}")
    drawn.dealt()
    assert drawn.state.seat == seat


@pytest.mark.rule("BM-4.5", "RS-1")
def test_the_mulligan_is_hidden_simultaneous_and_refilled() -> None:
    game = started("ansmann")
    first = game.zone("me", "hand")
    assert game.asked() == "me"
    game.when(f"choose {first[0]}", f"choose {first[1]}")
    before = game.state.view(1)
    game.when("done")
    assert game.asked() == "you", "you decide before my new cards are dealt"
    assert hand_size(game, "me") == 6
    assert before.table.sides[0].hand == ()
    game.when("done")
    assert game.asked() == "chance"
    assert hand_size(game, "me") == 4
    assert {first[0], first[1]} <= set(plays(game, "deal")), "the cards returned may be drawn again"
    game.when(game.legal()[-1])
    game.when(game.legal()[-1])
    assert (hand_size(game, "me"), pile_size(game, "me")) == (6, 24)
    assert game.state.is_first


@pytest.mark.rule("RS-1", "BM-4.5")
def test_all_six_cards_may_be_returned_and_none() -> None:
    game = started("ansmann")
    hand = game.zone("me", "hand")
    game.when(*[f"choose {key}" for key in hand])
    assert game.legal() == ["done"]
    game.when("done", "done")
    assert hand_size(game, "me") == 0
    assert hand_size(game, "you") == 6


@pytest.mark.parametrize("ruleset", ["kosmos", "legends"])
@pytest.mark.rule("RS-1")
def test_other_rulesets_have_no_mulligan(ruleset: str) -> None:
    game = started(ruleset)
    assert not game.may("done")
    assert game.state.is_first


def everywhere(ruleset: str = "ansmann") -> Scenario:
    return given(
        me=side(
            hand=["hoax-01", "hoax-02"],
            active=["hoax-08"],
            inactive=["hoax-09"],
            support=["hoax-21"],
            bluffs=["buka-07"],
            ships={"buka-30": ["buka-01"]},
            discard=["vulca-01", "vulca-02"],
            stack=["hoax-27", "hoax-28"],
            rest=["vulca-03", "vulca-04"],
            bottom=["vulca-05"],
        ),
        you=side(hand=["vulca-06"], active=["hoax-03"]),
        element="fire",
        ruleset=ruleset,
    )


@every_ruleset
@pytest.mark.rule("BM-3.1", "BM-3.4", "BM-3.5", "BM-3.6", "BM-10.35", "RS-31")
def test_what_lies_open_and_what_is_hidden(ruleset: str) -> None:
    game = everywhere(ruleset)
    seen = game.state.view(1).table.sides[0]
    own = game.state.view(0).table.sides[0]
    number = {key: card_index(game.state, "me", key) for key in ("buka-07", "buka-01", "buka-30", "vulca-02")}
    assert (seen.hand_size, seen.hand, seen.pile_size) == (2, (), 3)
    assert len(own.hand) == 2
    assert (seen.bluffs, own.bluffs) == ((HIDDEN,), (number["buka-07"],))
    assert seen.ships[0].ship == number["buka-30"]
    assert seen.ships[0].cargo == (number["buka-01"],)
    assert seen.discard_top == number["vulca-02"]
    assert seen.stack_top == card_index(game.state, "me", "hoax-28")
    assert len(seen.active) == len(seen.inactive) == len(seen.support) == 1
    spectator = game.state.view(SPECTATOR).table.sides
    assert (spectator[0].hand, spectator[1].hand, spectator[0].bluffs) == ((), (), (HIDDEN,))


@pytest.mark.rule("BM-3.4b", "BM-3.5", "BM-23.3")
def test_equal_knowledge_gives_equal_views() -> None:
    """Swapping hidden cards of mine changes nothing in your view."""

    def with_hand(hand: str, pile: str, bluff: str) -> Scenario:
        keys = ["hoax-01", "hoax-02", "buka-07", "buka-08"]
        order = [hand, pile, bluff, next(key for key in keys if key not in (hand, pile, bluff))]
        game = given(
            me=side(rest=keys, active=["hoax-08"]), you=side(hand=["vulca-06"]), element="fire", turn="you"
        )
        mine = game.state.sides[0]
        index = game.state.match.by_key[0]
        mine.hand, mine.rest = 1 << index[order[0]], 1 << index[order[1]] | 1 << index[order[3]]
        mine.bluffs, mine.not_bluffs = [index[order[2]]], [0]
        return game

    one = with_hand("hoax-01", "hoax-02", "buka-07")
    other = with_hand("hoax-02", "hoax-01", "buka-08")
    assert one.state.view(1).table == other.state.view(1).table
    assert one.state.view(1).memory == other.state.view(1).memory
    assert one.state.view(0).table != other.state.view(0).table


@every_ruleset
@pytest.mark.rule("BM-3.2", "BM-3.9", "BM-15.1", "RS-5")
def test_discards_go_to_the_owners_pile_and_leadership_to_the_stack(ruleset: str) -> None:
    game = given(
        me=side(hand=["terrah-15", "hoax-01"]),
        you=side(hand=["hoax-27", "vulca-01"], active=["hoax-09"]),
        element="fire",
        phase="character",
        ruleset=ruleset,
    )
    game.when("play terrah-15", "yes", "choose hoax-27")
    if game.may("yes"):
        game.when("yes")
    game.when("choose vulca-01")
    assert game.discards("you") == ["vulca-01"]
    assert game.zone("you", "stack") == ["hoax-27"]
    assert game.discards("me") == []
    assert game.zone("you", "leading") == [], "a discarded leadership card is never active"


@every_ruleset
@pytest.mark.rule("BM-3.3", "BM-23.6")
def test_a_searched_pile_is_shuffled(ruleset: str) -> None:
    game = given(
        me=side(
            hand=["khind-29", "hoax-01"],
            pile=["vulca-01", "vulca-02"],
            rest=["vulca-03"],
            bottom=["vulca-04"],
        ),
        element="fire",
        phase="action",
        ruleset=ruleset,
    )
    game.when("play khind-29", "choose vulca-04")
    assert "vulca-04" in game.zone("me", "hand")
    assert (game.zone("me", "top"), game.zone("me", "bottom")) == ([], [])
    assert game.zone("me", "rest") == ["vulca-01", "vulca-02", "vulca-03"]


@every_ruleset
@pytest.mark.rule("BM-3.7", "BM-3.8", "BM-6.11", "BM-9.4", "BM-9.5", "BM-9.2")
def test_the_first_new_character_deactivates_combat_cards_not_supports(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-19", "hoax-02"], active=["vulca-10", "vulca-18"], support=["hoax-21"]),
        you=side(hand=["hoax-03"]),
        element="fire",
        phase="decision",
        ruleset=ruleset,
    )
    assert game.power("me") == 4 + 3 + 2
    game.when("fight")
    assert game.power("me") == 9, "active until the first character is activated"
    game.when("play hoax-01")
    assert game.zone("me", "active") == ["hoax-01"]
    assert sorted(game.zone("me", "combat")) == ["hoax-01", "vulca-10", "vulca-18"]
    game.when("play hoax-19")
    assert game.power("me") == 5 + 2 + 2
    assert sorted(game.zone("me", "active")) == ["hoax-01", "hoax-19"]


@every_ruleset
@pytest.mark.rule("BM-3.11")
def test_a_fifth_support_may_be_laid_out(ruleset: str) -> None:
    game = given(
        me=side(hand=["vulca-23"], active=["hoax-01"], support=["hoax-20", "hoax-21", "hoax-22", "mimix-27"]),
        element="fire",
        phase="boost",
        ruleset=ruleset,
    )
    game.when("play vulca-23")
    assert len(game.zone("me", "support")) == 5
    assert game.power("me") == 5 + 3 + 2 + 1 + 2 + 3


@every_ruleset
@pytest.mark.rule("BM-5.1", "BM-5.3", "BM-5.6", "BM-6.4", "BM-9.9")
def test_turns_alternate_and_ships_stay_between_fights(ruleset: str) -> None:
    game = given(
        me=side(hand=["hoax-01", "hoax-02"], ships={"buka-30": ["buka-01"]}),
        you=side(hand=["vulca-01", "vulca-02"]),
        phase="decision",
        ruleset=ruleset,
    )
    assert sorted(game.legal()) == ["decline", "fight"], "a first turn has no retreat"
    turn(game, "fight", "play hoax-01", "announce fire")
    assert game.asked() == "you"
    assert sorted(game.legal()) == ["fight", "retreat"]
    turn(game, "fight", "play vulca-01")
    walk(game, "retreat")
    assert (game.asked(), game.state.is_first) == ("me", True)
    assert game.cargo("me", "buka-30") == ["buka-01"]
