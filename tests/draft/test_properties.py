"""What must hold in every draft: found by playing many of them."""

from random import Random

import pytest

from moondrake.draft.happenings import Happening
from moondrake.draft.plan import RIGHT
from moondrake.table import CHANCE, SPECTATOR, play_out
from moondrake.testing import laws
from moondrake.testing.draft import check_views, drafted_setup, numbered_draft, play_and_check
from moondrake.testing.every_game import check_record


@pytest.mark.parametrize("number", range(15))
def test_drafts_lose_no_card_keep_secrets_and_replay(number):
    check_record(play_and_check(number, seed=1, views=0.03))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("number", range(30))
def test_many_drafts_lose_no_card_keep_secrets_and_replay(number):
    check_record(play_and_check(number, seed=2, views=0.2))


@pytest.mark.parametrize("number", range(5))
def test_a_finished_draft_still_hides_what_others_kept(number):
    state = numbered_draft(number)
    play_out(state, Random(number))
    for seat in (*range(state.seats()), SPECTATOR):
        view = state.view(seat)
        imagined = view.determinize(Random(number))
        assert imagined.view(seat) == view
        assert imagined.returns() == state.returns()


@pytest.mark.rule("BM-21.10")
def test_imagined_drafts_differ_in_what_the_seat_cannot_know_and_only_there():
    state = numbered_draft(1)
    rng = Random(4)
    for _ in range(90):
        state.apply(rng.choice(state.legal_actions()))
    view = state.view(0)
    others = {tuple(view.determinize(Random(seed)).position.kept[1]) for seed in range(20)}
    assert len(others) > 15
    own = {tuple(view.determinize(Random(seed)).position.kept[0]) for seed in range(20)}
    assert own == {view.table.kept}


@pytest.mark.rule("BM-21.3")
def test_with_two_players_a_pack_that_comes_back_tells_what_the_other_kept():
    state = numbered_draft(0)
    rng = Random(8)
    while not (state.view(0).table.turn == 2 and state.seat_to_act() == 0):
        state.apply(rng.choice(state.legal_actions()))
    first = state.view(0).memory.sights[0]
    taken = set(first.cards) - {first.kept} - set(state.view(0).table.pack)
    assert len(taken) == 1
    for seed in range(10):
        assert taken <= set(state.view(0).determinize(Random(seed)).position.kept[1])


def test_a_view_taken_in_the_middle_of_a_deal_is_imagined_faithfully():
    state = numbered_draft(3)
    rng = Random(2)
    steps = 0
    while not state.is_over():
        if state.seat_to_act() == CHANCE and steps % 23 == 0:
            check_views(state, rng)
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
    assert state.position.plan[0].direction == RIGHT


def test_every_event_names_its_rule():
    kinds = set()
    for number in (0, 2, 10):
        state = numbered_draft(number)
        play_out(state, Random(number))
        for event in state.take_events():
            assert event.rule.startswith("BM-")
            kinds.add(event.kind)
    assert kinds == set(Happening)


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-21.12")
@pytest.mark.parametrize("number", range(24))
def test_games_with_drafted_decks_keep_the_laws_of_blue_moon(number):
    draft = play_and_check(number, seed=3, views=0.0)
    check_record(laws.play_setup_and_check(drafted_setup(draft, number), f"drafted {number}"))
