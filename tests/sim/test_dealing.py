"""Piles that are shuffled once: the same deal whatever happens, and every card equally likely."""

from collections import Counter
from random import Random

import pytest

from moondrake.bluemoon import GAME
from moondrake.equinox import GAME as EQUINOX
from moondrake.sim.dealing import PileDealer, derived
from moondrake.table import CHANCE

HEADER = {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "vulca", "start": "a"}


def test_a_pile_comes_in_the_same_order_however_the_other_pile_is_used():
    orders = []
    for disturbance in (0, 1, 3):
        dealer, left, order = PileDealer(5, own_piles=True), set(range(20)), []
        while left:
            for _ in range(disturbance):
                dealer.choose("other", [100, 101, 102])
            order.append(dealer.choose("mine", sorted(left)))
            left.remove(order[-1])
        orders.append(order)
    assert orders[0] == orders[1] == orders[2]
    assert orders[0] != sorted(orders[0])


def test_every_card_is_equally_likely_at_every_draw_also_after_a_return():
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    again: Counter[bool] = Counter()
    deals = 3000
    for seed in range(deals):
        dealer, pile = PileDealer(seed, own_piles=False), [0, 1, 2, 3]
        drawn = dealer.choose("pile", pile)
        first[drawn] += 1
        pile.remove(drawn)
        other = dealer.choose("pile", pile)
        second[other] += 1
        pile.remove(other)
        pile = sorted([*pile, drawn])  # the first card goes back into the pile
        again[dealer.choose("pile", pile) == drawn] += 1
    for count in first.values():
        assert abs(count - deals / 4) < 5 * (deals * 3 / 16) ** 0.5
    for count in second.values():
        assert abs(count - deals / 4) < 5 * (deals * 3 / 16) ** 0.5
    assert abs(again[True] - deals / 3) < 5 * (deals * 2 / 9) ** 0.5


@pytest.mark.parametrize("game", [GAME, EQUINOX], ids=["bluemoon", "equinox"])
def test_two_games_with_different_play_see_the_same_draws(game):
    drawn = []
    for seed in (1, 2):
        state = game.start(HEADER if game is GAME else {"players": "2", "start": "a"})
        dealer, rng, mine = PileDealer(9, own_piles=game is GAME), Random(seed), []
        while not state.is_over():
            if state.seat_to_act() == CHANCE:
                action = dealer.deal(state)
                word = state.notation(action)
                if word.startswith("deal") and ("vulca" not in word):
                    mine.append(word)
            else:
                action = rng.choice(state.legal_actions())
            state.apply(action)
        drawn.append(mine)
    common = [first == second for first, second in zip(*drawn, strict=False)]
    assert sum(common[:12]) >= 11, "the first cards are dealt alike, mulligans aside"


def test_derived_numbers_depend_on_every_part():
    assert len({derived(1, "a"), derived(1, "b"), derived(2, "a"), derived("1a"), derived(1, "a", 0)}) == 5
