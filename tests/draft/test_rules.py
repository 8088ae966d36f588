"""The steps of the draft, one claim at a time."""

from dataclasses import replace
from random import Random

import pytest

from moondrake.bluemoon import LEGENDS, Setup, new_game
from moondrake.bluemoon.decks import Catalogue, DeckError, deck_problems, parse_deck, write_deck
from moondrake.bluemoon.effects import Kind
from moondrake.draft import GAME, actions
from moondrake.draft.happenings import Happening
from moondrake.draft.prints import IN_SET
from moondrake.draft.state import Step
from moondrake.table import (
    CHANCE,
    HIDDEN,
    SPECTATOR,
    Dealer,
    IllegalAction,
    SetupError,
    TableError,
    play,
    play_out,
)


def start(players=3, sets="hoax vulca mimix flit", leaders="agreed"):
    return GAME.start({"players": str(players), "sets": sets, "leaderChoice": leaders})


def play_until(state, step, seed=1):
    rng = Random(seed)
    while state.position.step != step:
        state.apply(rng.choice(state.legal_actions()))
    return state


def finished(**options):
    state = start(**options)
    play_out(state, Random(3))
    return state


@pytest.mark.rule("BM-21.1")
def test_the_agreed_sets_are_dealt_in_their_order_and_drawn_sets_are_chances():
    state = start()
    assert state.position.pile == IN_SET[0]
    drawn = GAME.start({"players": "2"})
    assert drawn.seat_to_act() == CHANCE
    for word in ("set buka", "set aqua", "set hoax"):
        play(drawn, drawn.parse(word), CHANCE)
    assert drawn.position.pile == IN_SET[8]
    assert drawn.position.sets == [8, 7, 0]


@pytest.mark.rule("BM-21.2")
def test_chance_deals_one_card_at_a_time_until_everybody_has_five():
    state = start()
    for number in range(15):
        assert state.seat_to_act() == CHANCE
        assert sum(state.view(0).table.pack_sizes) == number
        state.apply(state.legal_actions()[0])
    assert state.seat_to_act() == 0
    assert state.view(1).table.pack_sizes == (5, 5, 5)
    assert state.view(1).table.pile_size == len(IN_SET[0]) - 15


@pytest.mark.rule("BM-21.3")
@pytest.mark.rule("BM-21.5")
def test_the_first_deal_goes_to_the_right_and_the_second_to_the_left():
    state = play_until(start(), Step.KEEP)
    for neighbour in (2, 1):  # of seat 0: first its right, then its left
        remaining = state.position.packs[0][1:]
        turn = state.position.turn
        while state.position.turn == turn:
            state.apply(state.legal_actions()[0])
        assert state.position.packs[neighbour] == remaining
        deal = state.position.deal
        while state.position.deal == deal:
            state.apply(state.legal_actions()[0])
        play_until(state, Step.KEEP)


@pytest.mark.rule("BM-21.3")
def test_all_choose_before_anybody_passes_and_nobody_sees_the_choice():
    state = play_until(start(), Step.KEEP)
    before = [state.view(seat) for seat in range(3)]
    twin = state.copy()
    state.apply(state.legal_actions()[0])
    twin.apply(twin.legal_actions()[1])
    assert state.seat_to_act() == 1
    assert state.view(1).table.pack == before[1].table.pack
    for seat in (1, 2, SPECTATOR):
        assert state.view(seat) == twin.view(seat)
    assert state.view(0) != twin.view(0)


@pytest.mark.rule("BM-21.4")
def test_of_the_last_two_cards_one_is_kept_and_the_other_discarded_unseen():
    state = play_until(start(), Step.KEEP)
    while state.position.turn < 3:
        state.apply(state.legal_actions()[0])
    lasts = [pack.copy() for pack in state.position.packs]
    assert [len(pack) for pack in lasts] == [2, 2, 2]
    state.take_events()
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    discarded = [event for event in state.take_events() if event.kind == Happening.DISCARDED]
    assert [event.cards for event in discarded] == [(pack[1],) for pack in lasts]
    assert [event.shown_to(1).cards for event in discarded] == [(HIDDEN,), (lasts[1][1],), (HIDDEN,)]
    assert state.position.middle == sorted(pack[1] for pack in lasts)
    assert state.view(0).table.kept_sizes == (4, 4, 4)


@pytest.mark.rule("BM-21.6")
@pytest.mark.rule("BM-21.7")
def test_the_rests_of_all_sets_are_shuffled_together_after_the_last_set():
    state = play_until(start(players=4, sets="hoax vulca mimix flit khind buka"), Step.LEAVE)
    events = state.take_events()
    aside = [event.amount for event in events if event.kind == Happening.SET_ASIDE]
    together = [event.amount for event in events if event.kind == Happening.RESTS]
    assert aside == [len(IN_SET[people]) - 20 for people in (0, 1, 2, 3, 4, 8)]
    assert together == [sum(aside)]


@pytest.mark.rule("BM-21.7")
@pytest.mark.rule("OQ-4")
def test_six_players_draft_from_all_sets_at_once():
    state = GAME.start({"players": "6", "sets": "hoax vulca mimix flit khind terrah pillar aqua buka"})
    assert state.view(0).table.pile_size == sum(len(cards) for cards in IN_SET)
    assert len(state.legal_actions()) == state.view(0).table.pile_size


@pytest.mark.rule("BM-21.10")
def test_own_kept_cards_are_always_in_the_view_and_nobody_elses_ever():
    state = finished()
    for seat in range(3):
        view = state.view(seat)
        assert list(view.table.kept) == state.position.kept[seat]
        assert len(view.memory.sights) == len(view.table.kept)
    assert state.view(SPECTATOR).table.kept == ()
    assert state.view(SPECTATOR).memory.sights == ()


@pytest.mark.rule("BM-21.11")
def test_a_deck_is_exactly_thirty_of_the_kept_cards_with_a_leader_of_the_drafted_peoples():
    state = finished()
    for seat in range(3):
        deck = state.deck(seat)
        assert len({card.key for card in deck.cards}) == 30
        assert deck.leader.people in ("hoax", "vulca", "mimix", "flit")
        kept = {actions.notation(actions.KEEP + card) for card in state.position.kept[seat]}
        assert {f"keep {card.key}" for card in deck.cards} <= kept


@pytest.mark.rule("BM-21.11")
def test_what_is_left_out_is_nobody_elses_business():
    state = play_until(start(), Step.LEAVE)
    twin = state.copy()
    state.apply(state.legal_actions()[0])
    twin.apply(twin.legal_actions()[1])
    assert state.view(1) == twin.view(1)
    assert state.view(0).table.left_out != twin.view(0).table.left_out


@pytest.mark.rule("BM-21.11")
def test_there_is_no_deck_before_the_draft_is_over():
    with pytest.raises(TableError, match="not over"):
        start().deck(0)


@pytest.mark.rule("BM-21.12")
def test_drafted_decks_play_a_game_of_blue_moon():
    state = finished()
    game = new_game(Setup((state.deck(0), state.deck(1))))
    play_out(game, Random(4))
    assert sum(game.returns()) == 0
    assert any(game.returns())


@pytest.mark.rule("BM-21.14")
def test_an_open_leader_is_seen_at_once_and_two_seats_may_have_the_same():
    state = play_until(start(), Step.LEADER)
    for seat in range(3):
        assert state.seat_to_act() == seat
        play(state, state.parse("leader flit"))
        assert state.view(SPECTATOR).table.leaders[seat] == 3
    assert state.is_over()


@pytest.mark.rule("BM-21.14")
@pytest.mark.rule("BM-8.7")
def test_secret_leaders_are_revealed_together():
    state = play_until(start(leaders="secret"), Step.LEADER)
    play(state, state.parse("leader flit"))
    assert state.view(0).table.leaders == (3, -1, -1)
    assert state.view(1).table.leaders == (-1, -1, -1)
    play(state, state.parse("leader hoax"))
    play(state, state.parse("leader hoax"))
    assert state.view(1).table.leaders == (3, 0, 0)
    shown = [event.seat for event in state.take_events() if event.kind == Happening.LEADER]
    assert shown == [0, 1, 2]


@pytest.mark.rule("BM-21.14")
def test_random_leaders_are_dealt_so_nobody_has_anothers():
    state = play_until(start(leaders="random"), Step.LEADER)
    assert state.seat_to_act() == CHANCE
    for left in (4, 3, 2):
        assert len(state.legal_actions()) == left
        state.apply(state.legal_actions()[0])
    assert len(set(state.position.leaders)) == 3


def test_nobody_wins_a_draft():
    state = finished()
    assert state.returns() == (0.333333,) * 3


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ({"players": "1"}, "allowed: 2, 3, 4, 5, 6"),
        ({"players": "7"}, "allowed: 2, 3, 4, 5, 6"),
        ({"players": "two"}, "cannot draft"),
        ({"players": "2", "sets": "hoax vulca"}, "2 players draft 3"),
        ({"players": "2", "sets": "hoax vulca mimix flit"}, "4 people sets are named"),
        ({"players": "2", "sets": "hoax hoax mimix"}, "named twice"),
        ({"players": "2", "sets": "hoax elves mimix"}, "'elves' is no people set"),
        ({"players": "2", "leaderChoice": "loud"}, "allowed: agreed, random, secret"),
        ({"seats": "2"}, "allowed: players, sets, leaderChoice"),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_allowed(header, told):
    with pytest.raises(SetupError, match=told):
        GAME.start(header)


def test_keeping_a_card_of_another_pack_is_refused_and_changes_nothing():
    state = play_until(start(), Step.KEEP)
    before = state.view(0)
    with pytest.raises(IllegalAction, match="not legal now"):
        play(state, actions.KEEP + state.position.packs[1][0], 0)
    assert state.view(0) == before


def test_the_same_seed_deals_the_same_packs():
    first, second = start(), start()
    Dealer(5).deal(first)
    Dealer(5).deal(second)
    assert first.position.packs == second.position.packs


@pytest.mark.rule("BM-21.13")
@pytest.mark.rule("BM-21.11")
def test_another_deck_from_the_same_cards_is_checked():
    pool = finished().pool(1)
    keys = [card.key for card in pool.deck.cards]
    other = pool.bench()[0].key
    assert len(pool.bench()) == len(pool.cards) - 30
    changed = pool.exchanged(keys[3], other)
    assert {card.key for card in changed.deck.cards} == {*keys, other} - {keys[3]}
    assert changed.deck.leader == pool.deck.leader
    assert changed.exchanged(other, keys[3]) == pool
    with pytest.raises(SetupError, match="not in the deck"):
        pool.exchanged(other, keys[3])
    with pytest.raises(SetupError, match="not among your other cards"):
        pool.exchanged(keys[0], keys[1])
    with pytest.raises(SetupError, match="not drafted by this seat: aqua-01"):
        pool.with_deck([*keys[1:], "aqua-01"])
    with pytest.raises(SetupError, match="this one has 29"):
        pool.with_deck(keys[1:])
    with pytest.raises(SetupError, match="this one has 29"):
        pool.with_deck([*keys[1:], keys[1]])


@pytest.mark.rule("BM-21.11")
def test_a_drafted_deck_is_legal_whatever_its_moons_and_nothing_stands_beside_its_leader():
    deck = finished().deck(0)
    known = Catalogue().cards
    assert deck_problems(deck, LEGENDS, known) == []
    assert any(
        problem.rule == "BM-18.4" for problem in deck_problems(replace(deck, drafted=False), LEGENDS, known)
    )
    inquisitor = next(card for card in known.values() if card.kind == Kind.INQUISITOR)
    staffed = deck_problems(replace(deck, inquisitor=inquisitor, family=1), LEGENDS, known)
    assert {problem.rule for problem in staffed} >= {"BM-21.11"}
    assert [
        problem.rule for problem in deck_problems(replace(deck, cards=deck.cards[1:]), LEGENDS, known)
    ] == ["BM-18.1"]


@pytest.mark.rule("BM-21.11")
def test_a_drafted_deck_reads_back_from_its_text():
    deck = finished().deck(0)
    text = write_deck(deck)
    assert parse_deck(text, Catalogue()).deck == deck
    with pytest.raises(DeckError, match="'drafted' cannot be 'maybe'"):
        parse_deck(text.replace("drafted: yes", "drafted: maybe"), Catalogue())
