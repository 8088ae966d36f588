"""The champion of Blue Moon: one network for every deck, judging from what a seat knows."""

from random import Random

import pytest

from moondrake.bluemoon import Setup, State, new_game, ready_made_deck
from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.decks import random_deck
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.players import pace
from moondrake.players.bluemoon.card_features import card_features
from moondrake.players.bluemoon.champion import FIRST_WEIGHT, PACE, PACE_SHARE, USUAL_STEPS, ChampionPlayer
from moondrake.players.bluemoon.network import WEIGHTS, NetworkJudge, Weights, weights
from moondrake.players.bluemoon.thumb import Lore
from moondrake.players.search import Budget
from moondrake.table import CHANCE, Dealer

LONG_CLOCK = 20.0
MOST_BYTES = 10_000_000


def middle(first: str = "flit", second: str = "aqua", seed: int = 4, steps: int = 120) -> State:
    rng = Random(seed)
    state = new_game(Setup((ready_made_deck(first), ready_made_deck(second)), start=0), events=False)
    for _ in range(steps):
        if state.is_over():
            break
        state.apply(rng.choice(state.legal_actions()))
    return state


def test_positions_are_judged_alike_alone_and_in_a_batch():
    states = [middle(seed=seed, steps=60 + 7 * seed) for seed in range(8)]
    judge = NetworkJudge(Lore(states[0].match), weights())
    together = judge.evaluate(states, 0)
    assert together == pytest.approx([judge.evaluate([state], 0)[0] for state in states], abs=1e-5)
    assert all(0.0 <= value <= 1.0 for value in together)


@pytest.mark.rule("BM-8.4")
def test_a_finished_game_is_worth_its_result_and_more_with_more_crystals():
    state = middle(steps=100_000)
    assert state.is_over()
    judge = NetworkJudge(Lore(state.match), weights())
    few, many = state.copy(), state.copy()
    few.crystals, many.crystals = 1, 4
    winner = state.winner
    values = judge.evaluate([few, many], winner)
    assert 0.9 < values[0] < values[1] <= 1.0
    assert judge.evaluate([few, many], 1 - winner) == pytest.approx([1.0 - value for value in values])


def test_three_dragons_are_better_than_none_whatever_the_decks():
    for first, second in (("hoax", "vulca"), ("mimix", "terrah"), ("buka", "pillar")):
        state = middle(first, second, steps=40)
        judge = NetworkJudge(Lore(state.match), weights())
        ahead, behind = state.copy(), state.copy()
        ahead.dragons, behind.dragons = 3, -3
        values = judge.evaluate([ahead, behind], 0)
        assert values[0] > values[1] + 0.2


def test_the_network_reads_cards_with_words_it_never_learned():
    known = Weights(WEIGHTS)
    names = set(known.card_names)
    known.card_names = [
        f"{name} (forgotten)" if name.startswith("verb") else name for name in known.card_names
    ]
    state = middle()
    judge = NetworkJudge(Lore(state.match), known)
    assert 0.0 < judge.evaluate([state], 0)[0] < 1.0
    printed = state.match.facts[0].printed[5]
    assert set(card_features(printed)) <= names


def test_every_printed_card_is_told_in_the_words_that_the_network_learned():
    """Compiled and interpreted alike: a word that one of them does not use is a fact that is not seen."""
    learned = set(Weights(WEIGHTS).card_names)
    for key, card in BY_KEY.items():
        assert set(card_features(card)) <= learned, key


def test_champion_thinks_at_its_own_pace_and_by_what_its_machine_was_measured_to_do(monkeypatch):
    monkeypatch.setattr(pace, "_measured", {})
    assert ChampionPlayer(1).usual_pace() == PACE
    monkeypatch.setattr(pace, "_measured", {"bluemoon": 20.0})
    assert ChampionPlayer(1).usual_pace() == pytest.approx(20.0 * PACE_SHARE)


def test_built_decks_are_played_to_the_end():
    rng = Random(5)
    decks = (random_deck("khind", ANSMANN, rng), random_deck("mimix", ANSMANN, rng))
    state = new_game(Setup(decks, lookahead=True), events=False)
    dealer, players = Dealer(3), [ChampionPlayer(seat, pace=0.01) for seat in (0, 1)]
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        choice = (
            dealer.choose(actions)
            if seat == CHANCE
            else players[seat].choose(state.view(seat), actions, LONG_CLOCK)
        )
        assert choice in actions
        state.apply(choice)


@pytest.mark.parametrize(("steps", "times"), [(1500, 1), (2 * USUAL_STEPS, 2)])
def test_what_strong_players_like_says_which_lines_are_compared_and_not_which_is_best(steps, times):
    state = middle("vulca", "hoax", steps=0)
    dealer = Dealer(2)
    while state.seat_to_act() == CHANCE or state.frames:  # the deal and the mulligan
        state.apply(dealer.choose(state.legal_actions()))
    seat, actions = state.seat_to_act(), state.legal_actions()
    race = ChampionPlayer(1).compared(state.view(seat), actions, Budget(LONG_CLOCK, steps=steps), 5)
    first = race.candidates[0].prior
    assert len({candidate.prior for candidate in race.candidates}) > 1
    for candidate in race.candidates:
        assert candidate.favour == pytest.approx(times * FIRST_WEIGHT * (candidate.prior - first))


@pytest.mark.compiled
def test_only_what_is_offered_is_answered():
    """Whoever asks may offer less than the rules allow."""
    state = middle("vulca", "hoax", steps=0)
    dealer = Dealer(2)
    looked = 0
    while not state.is_over() and looked < 20:
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        fewer = actions[1:] or actions
        looked += len(fewer) < len(actions)
        choice = ChampionPlayer(1, pace=0.005).choose(state.view(seat), fewer, LONG_CLOCK)
        assert choice in fewer
        state.apply(choice)


def test_the_shipped_network_is_small_and_of_this_version():
    assert WEIGHTS.stat().st_size < MOST_BYTES
    assert len(Weights(WEIGHTS).card_names) > 100


def first_hand(seed: int) -> State:
    """A game in which seat 0 may put cards of its first hand back."""
    decks = (ready_made_deck("flit"), ready_made_deck("khind"))
    state, dealer = new_game(Setup(decks, start=0), events=False), Dealer(seed)
    while state.seat_to_act() == CHANCE or state.frames[-1].ask != Ask.MULLIGAN:
        state.apply(dealer.choose(state.legal_actions()))
    return state


def worth_of_what_follows(state: State, player: ChampionPlayer, deals: int) -> float:
    """What the network thinks of the first hand when this player has chosen it, over many deals."""
    seat = state.seat_to_act()
    begun = []
    for number in range(deals):
        dealt, dealer = state.copy(), Dealer(100 + number)
        while dealt.frames:
            actions, asked = dealt.legal_actions(), dealt.seat_to_act()
            if asked == seat:
                dealt.apply(player.choose(dealt.view(seat), actions, LONG_CLOCK))
            else:
                dealt.apply(dealer.choose(actions) if asked == CHANCE else Verb.DONE * ARGUMENTS)
        begun.append(dealt)
    return sum(player.judge(state.match).evaluate(begun, seat)) / deals


class Content(ChampionPlayer):
    """Keeps every first hand."""

    def mulligan(self, view, actions):
        return Verb.DONE * ARGUMENTS


@pytest.mark.compiled
@pytest.mark.rule("BM-4.5")
def test_cards_put_back_leave_a_hand_that_the_network_thinks_more_of():
    hands = [first_hand(seed) for seed in range(8)]
    chosen = [worth_of_what_follows(state, ChampionPlayer(1), 12) for state in hands]
    kept = [worth_of_what_follows(state, Content(1), 12) for state in hands]
    assert sum(chosen) > sum(kept) + 0.01 * len(hands)
    assert all(one > other - 0.03 for one, other in zip(chosen, kept, strict=True))
