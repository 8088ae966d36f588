"""The drafter: from the view only, better than chance, a deck that can be played."""

from dataclasses import replace
from random import Random

import pytest

from moondrake.bluemoon.effects import Card, Icon, Kind, MyFightIsEmpty, Name, OnlyIf, Sentence, When
from moondrake.draft import GAME
from moondrake.draft.prints import CARDS, NUMBERS
from moondrake.players.base import Player
from moondrake.players.drafter import DRAFTERS, WORTH, Drafter, card_worth, fit, need
from moondrake.table import CHANCE, Dealer


def drafted(players, seed, header=None):
    state = GAME.start(header or {"players": str(len(players))})
    dealer = Dealer(seed)
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        state.apply(
            dealer.choose(actions) if seat == CHANCE else players[seat].choose(state.view(seat), actions)
        )
    return state


def total(state, seat):
    return sum(WORTH[NUMBERS[card.key]] for card in state.deck(seat).cards)


@pytest.mark.parametrize("seed", range(4))
def test_a_drafter_ends_with_better_cards_than_chance(seed):
    state = drafted([Drafter(seed), DRAFTERS["random"](seed)], seed)
    assert total(state, 0) > 1.2 * total(state, 1)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_drafted_deck_has_enough_characters_and_not_too_many_leaderships(players):
    state = drafted([Drafter(seat) for seat in range(players)], seed=players)
    for seat in range(players):
        kinds = [card.kind for card in state.deck(seat).cards]
        assert 12 <= kinds.count(Kind.CHARACTER) <= 24
        assert kinds.count(Kind.LEADERSHIP) <= 6


def test_the_drafter_answers_from_what_its_seat_can_see():
    state = GAME.start({"players": "3"})
    dealer, rng = Dealer(2), Random(2)
    for _ in range(120):
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        players: list[Player] = [Drafter(1), Drafter(1)]
        answer = players[0].choose(state.view(seat), actions)
        imagined = state.view(seat).determinize(rng)
        assert players[1].choose(imagined.view(seat), imagined.legal_actions()) == answer
        state.apply(answer)


def test_the_same_seed_drafts_the_same_cards():
    first, second = (drafted([Drafter(3), Drafter(4)], seed=9) for _ in range(2))
    assert first.deck(0) == second.deck(0)


def test_moons_values_and_icons_make_a_card_better_and_conditions_worse():
    plain = Card("x-1", Name("Plain", "Plain"), "hoax", 1, Kind.CHARACTER, fire=2, earth=2)
    condition = Sentence(When.TO_PLAY, OnlyIf(MyFightIsEmpty()), "BM-9.3")
    better = [replace(plain, fire=3), replace(plain, moons=1), replace(plain, icons=int(Icon.FREE))]
    assert all(card_worth(card) > card_worth(plain) for card in better)
    assert card_worth(replace(plain, text=(condition,))) < card_worth(plain)
    assert card_worth(replace(plain, icons=int(Icon.STOP))) < card_worth(plain)


def test_a_pair_and_a_gang_are_worth_more_together():
    pair = next(card for card in CARDS if card.pair)
    partner = next(card for card in CARDS if card.pair == pair.pair and card.key != pair.key)
    stranger = next(card for card in CARDS if card.people not in (pair.people, "mutant") and not card.pair)
    card = NUMBERS[pair.key]
    assert fit(card, [NUMBERS[partner.key]]) > fit(card, [NUMBERS[stranger.key]])


def test_a_kind_that_is_missing_is_wanted_more():
    characters = [number for number, card in enumerate(CARDS) if card.kind == Kind.CHARACTER]
    booster = next(number for number, card in enumerate(CARDS) if card.kind == Kind.BOOSTER)
    assert need(booster, characters[:10]) > 0 > need(characters[11], characters[:10])
