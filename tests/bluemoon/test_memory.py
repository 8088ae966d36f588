"""What seats remember, and what stays possible (BM-3.4a)."""

from random import Random

import pytest

from moondrake.bluemoon.effects import Kind, ShuffleDiscards, When
from moondrake.table import CHANCE
from moondrake.testing.bluemoon import fixture_card, given, says, side

KHIND = ["khind-10", "khind-11", "khind-12", "khind-13", "khind-15"]


def worlds(state, seat, number=60):
    rng = Random(5)
    return [state.view(seat).determinize(rng) for _ in range(number)]


def keys(state, seat, bits):
    return {card.key for index, card in enumerate(state.facts[seat].printed) if bits >> index & 1}


def pass_on(game, until):
    while not until(game):
        game.when(game.legal()[0])


@pytest.mark.rule("BM-16.32")
@pytest.mark.rule("BM-3.4a")
def test_cards_taken_at_random_from_the_discard_pile_are_known_to_come_from_it():
    game = given(
        me=side(hand=["khind-30"], discard=KHIND, rest=["hoax-01", "hoax-02", "hoax-03"]), phase="action"
    )
    game.when("play khind-30", "yes", "deal khind-11", "deal khind-13", "deal khind-15", "deal khind-10")
    seen = set()
    for world in worlds(game.state, 1):
        hand = keys(world, 0, world.sides[0].hand)
        assert len(hand) == 3
        assert hand <= set(KHIND) - {"khind-10"}, "khind-10 lies on top of the discard pile"
        seen |= hand
    assert seen == set(KHIND) - {"khind-10"}


@pytest.mark.rule("BM-3.4a")
def test_imagining_from_the_own_seat_leaves_the_other_seat_s_knowledge_alone():
    game = given(me=side(hand=["khind-30"], discard=KHIND, rest=["hoax-01", "hoax-02"]), phase="action")
    game.when("play khind-30", "yes", "deal khind-11", "deal khind-13", "deal khind-15", "deal khind-10")
    for world in worlds(game.state, 0, number=5):
        assert world.view(1).memory == game.state.view(1).memory


@pytest.mark.rule("BM-23.5")
def test_an_open_card_put_under_the_pile_keeps_its_known_place():
    hand = ["aqua-14", "aqua-01", "aqua-02"]
    game = given(
        me=side(hand=hand, revealed=hand, rest=["hoax-01", "hoax-02", "hoax-03"]),
        you=side(hand=["vulca-01"]),
        element="fire",
        phase="character",
    )
    game.when("play aqua-14", "choose aqua-01", "done")
    for world in worlds(game.state, 1):
        assert keys(world, 0, 1 << world.sides[0].bottom[0]) == {"aqua-01"}


@pytest.mark.rule("BM-10.34")
@pytest.mark.rule("BM-3.4b")
def test_a_bluff_cannot_be_what_could_not_have_been_laid_out():
    game = given(
        me=side(hand=["buka-07", "buka-14", "buka-01"], rest=["buka-20", "buka-09"]),
        you=side(active=["terrah-12"], hand=["vulca-01"]),
        element="fire",
        phase="character",
    )
    game.when("play buka-01", "bluff buka-07")
    candidates = game.state.view(1).memory.sides[0].bluff_candidates[0]
    assert {game.state.facts[0].printed[card].key for card in candidates} == {"buka-07", "buka-09"}


@pytest.mark.rule("BM-17.3")
@pytest.mark.parametrize(("procedure", "ends"), [("penalty", True), ("undo", False)])
def test_seeing_hidden_cards_of_the_opponent_is_new_information(procedure, ends):
    game = given(
        me=side(hand=["hoax-17", "hoax-01"]),
        you=side(active=["vulca-05"], hand=["vulca-01", "vulca-02"]),
        element="fire",
        phase="decision",
        ruleset=f"ansmann+illegalPower={procedure}",
    )
    game.when("fight", "play hoax-17", "random", "deal vulca-02", "random", "deal vulca-01")
    pass_on(game, lambda now: now.state.is_over() or now.has_retreated("me"))
    assert game.state.is_over() == ends or game.has_retreated("me")
    assert game.has_retreated("me") != ends
    assert game.discards("you")[:2] == ["vulca-01", "vulca-02"]


@pytest.mark.rule("BM-3.4a")
@pytest.mark.rule("BM-15.6")
def test_an_undone_step_is_not_forgotten():
    game = given(
        me=side(hand=["vulca-06", "pillar-27"]),
        you=side(active=["vulca-05", "vulca-01"], hand=["vulca-02", "vulca-03"]),
        element="fire",
        phase="decision",
        ruleset="legends+illegalPower=courtesy",
    )
    game.when("fight", "play vulca-06", "play pillar-27")
    pass_on(game, lambda now: now.phase() == "decision")
    assert game.legal() == ["retreat"]
    assert set(game.zone("me", "known_hand")) == {"vulca-06", "pillar-27"}
    assert set(game.zone("you", "revealed")) == {"vulca-02", "vulca-03"}


@pytest.mark.rule("BM-17.2")
def test_the_kosmos_undo_keeps_what_was_paid_before_the_character():
    game = given(
        me=side(hand=["vulca-02", "vulca-08", "vulca-09"]),
        you=side(active=["flit-01", "vulca-05", "pillar-16"], hand=["hoax-01"]),
        element="fire",
        phase="decision",
        ruleset="kosmos+illegalPower=undo",
    )
    game.when("fight", "pay pillar-16", "choose vulca-02", "play vulca-08")
    pass_on(game, lambda now: now.legal() == ["retreat"])
    assert game.phase() == "character"
    assert game.discards("me") == ["vulca-02"]
    assert set(game.zone("me", "hand")) == {"vulca-08", "vulca-09"}


@pytest.mark.rule("BM-9.13")
@pytest.mark.rule("BM-9.11")
def test_a_landed_ship_is_not_loaded_in_the_booster_and_support_phase():
    game = given(
        me=side(
            hand=["buka-24", "buka-02"], ships={"buka-30": ["buka-01"], "buka-28": []}, landed=["buka-30"]
        ),
        you=side(hand=["vulca-01"], active=["hoax-09"]),
        element="fire",
        phase="character",
    )
    game.when("play buka-01")
    pass_on(game, lambda now: now.phase() == "boost")
    game.when("load buka-24")
    assert game.cargo("me", "buka-28") == ["buka-24"], "the only ship left in the influence zone"


@pytest.mark.rule("BM-17.7")
@pytest.mark.rule("BM-23.3")
def test_lookahead_does_not_make_a_question_vanish_because_of_the_hand():
    game = given(
        me=side(hand=["aqua-11", "aqua-16"]),
        you=side(active=["vulca-10"], hand=["hoax-01"]),
        element="fire",
        phase="decision",
        lookahead=True,
    )
    game.when("fight", "play aqua-11")
    assert game.legal() == ["done"], "the booster is needed, but whether it can be spared is a secret"
    assert game.state.seat_to_act() != CHANCE


@pytest.mark.rule("BM-16.3")
def test_in_every_imagined_world_a_payment_that_was_begun_can_be_finished():
    game = given(
        me=side(
            hand=["vulca-08", "hoax-08", "hoax-20", "hoax-04"],
            rest=["hoax-18", "hoax-27", "hoax-28", "hoax-29"],
        ),
        you=side(hand=["vulca-01"], active=["pillar-19"]),
        element="earth",
        phase="begin",
    )
    game.when("pay pillar-19", "choose hoax-08")
    assert game.asked() == "me"
    for world in worlds(game.state, 1, number=200):
        assert world.legal_actions(), "somebody who began to pay 5 fire or earth holds the rest of it"
        assert world.view(1) == game.state.view(1)


@pytest.mark.rule("BM-6.6a")
def test_in_every_imagined_world_whoever_fights_has_a_character():
    game = given(
        me=side(hand=["hoax-01", "hoax-20", "hoax-21"], rest=["hoax-22", "hoax-24", "hoax-27"]),
        you=side(hand=["vulca-01"], active=["vulca-13"]),
        element="fire",
        phase="decision",
    )
    game.when("fight")
    for world in worlds(game.state, 1):
        assert keys(world, 0, world.sides[0].hand) & {"hoax-01"}


@pytest.mark.rule("BM-3.4a", "BM-16.32", "BM-23.6")
def test_what_was_not_taken_from_the_discard_pile_is_known_to_be_in_the_draw_pile():
    """Three of four cards were taken unseen; the fourth and khind-10 are shuffled into the pile."""
    again = fixture_card("fx-again", Kind.CHARACTER, 1, 1, text=says(ShuffleDiscards(), When.NOW))
    game = given(
        me=side(hand=["khind-30", again, "hoax-05"], discard=KHIND, rest=["hoax-01"]),
        phase="action",
    )
    game.when("play khind-30", "yes", "deal khind-11", "deal khind-13", "deal khind-15", "deal khind-10")
    game.when("fight", "play fx-again")
    unknown = set(KHIND) - {"khind-10"}
    left = set()
    for world in worlds(game.state, 1, number=200):
        hand = keys(world, 0, world.sides[0].hand)
        assert (len(hand), len(hand & unknown), "khind-10" in hand) == (4, 3, False)
        left |= unknown - hand
    assert left == unknown, "which one nobody else knows"
