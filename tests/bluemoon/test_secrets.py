"""Choices nobody else may see leave no trace in anybody else's view."""

import pytest

from moondrake.bluemoon import GAME
from moondrake.table import SPECTATOR, Dealer
from moondrake.testing.bluemoon import given, side

OTHERS = (1, SPECTATOR)


def put_under(*cards: str):
    game = given(me=side(hand=["aqua-14", "hoax-01", "hoax-02", "hoax-03"]), phase="character")
    return game.when("play aqua-14", *(f"choose {card}" for card in cards)).state


@pytest.mark.rule("BM-23.5")
def test_cards_put_under_the_pile_are_known_to_their_owner_only():
    assert [put_under("hoax-01").view(seat) for seat in OTHERS] == [
        put_under("hoax-03").view(seat) for seat in OTHERS
    ]
    assert put_under("hoax-01").view(0) != put_under("hoax-03").view(0)
    both = put_under("hoax-01", "hoax-02")
    assert both.view(1) == put_under("hoax-03", "hoax-01").view(1)
    assert both.view(1) != put_under("hoax-01").view(1), "how many is public"


def shuffled_back(card: str):
    game = given(
        me=side(hand=["hoax-01", "hoax-02"], active=["mimix-19"], rest=["hoax-04", "hoax-05"]),
        you=side(hand=["vulca-01"]),
        element="fire",
        phase="end",
        ruleset="legends+endOfTurnOrder=free",
    )
    game.when("use mimix-19", "deal hoax-04", "no")
    return game.when(f"choose {card}").state


@pytest.mark.rule("BM-16.23")
def test_cards_shuffled_back_are_not_shown():
    views = [[shuffled_back(card).view(seat) for seat in OTHERS] for card in ("hoax-01", "hoax-02")]
    assert views[0] == views[1]


@pytest.mark.rule("BM-4.5")
@pytest.mark.rule("RS-1")
def test_the_first_mulligan_is_secret_until_both_have_decided():
    header = {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "vulca", "start": "a"}
    views = []
    for returned in (0, 1, 4):
        state = GAME.start(header)
        Dealer(3).deal(state)
        for _ in range(returned):
            state.apply(state.legal_actions()[1])
        state.apply(state.legal_actions()[0])
        assert state.seat_to_act() == 1
        views.append([state.view(seat) for seat in OTHERS])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("BM-10.35")
def test_two_bluffs_look_alike_to_everybody_but_their_owner():
    def bluffed(card: str):
        game = given(
            me=side(hand=["buka-07", "buka-08", "buka-01"]),
            you=side(hand=["vulca-01"]),
            element="fire",
            phase="character",
        )
        return game.when("play buka-01", f"bluff {card}").state

    assert [bluffed("buka-07").view(seat) for seat in OTHERS] == [
        bluffed("buka-08").view(seat) for seat in OTHERS
    ]
    assert bluffed("buka-07").view(0) != bluffed("buka-08").view(0)


@pytest.mark.rule("BM-23.3")
@pytest.mark.parametrize("hand", [["hoax-01", "hoax-27"], ["hoax-01", "hoax-02"], ["hoax-01", "hoax-21"]])
def test_which_questions_are_asked_tells_nothing_about_the_hand(hand):
    every = {"hoax-01", "hoax-02", "hoax-21", "hoax-27"}
    game = given(
        me=side(hand=hand, rest=sorted(every - set(hand))),
        you=side(hand=["vulca-01"], active=["vulca-13"]),
        element="fire",
        phase="action",
    )
    assert game.phase() == "action"
    game.when("pass", "fight", "play hoax-01")
    assert game.phase() == "boost", "also with nothing to play"


@pytest.mark.rule("BM-23.3")
def test_a_question_is_left_out_only_where_everybody_sees_that_it_is_idle():
    def asked_after(
        card: str, hand: list[str], ships: dict[str, list[str]] | None = None, rest: tuple[str, ...] = ()
    ):
        game = given(
            me=side(hand=[card, *hand], ships=ships or {}, rest=rest),
            you=side(hand=["vulca-01"], active=["vulca-13"]),
            element="fire",
            phase="action",
        )
        return game.when(f"play {card}").legal()

    assert asked_after("vulca-29", ["hoax-09"]) == ["done"], "the hand might have paid"
    assert asked_after("vulca-29", []) != ["done"], "an empty hand pays nothing"
    assert asked_after("buka-29", ["hoax-27"]) == ["done"], "the hand might have been loaded"
    assert asked_after("buka-29", []) != ["done"]
    assert asked_after("buka-27", [], rest=("hoax-27",)) == ["done"], "the pile might have held something"
    assert asked_after("buka-27", []) != ["done"]
    full = {"buka-28": ["hoax-01", "hoax-02"]}
    assert asked_after("buka-27", ["hoax-09"], ships=full, rest=("hoax-03",)) == ["done"], "no room, but look"
