"""The levels of Blue Moon: they play everything, from what their seat knows, and the same for a seed."""

from collections.abc import Callable
from random import Random

import pytest

from moondrake.bluemoon import BlueMoonView, Setup, State, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.players.base import Player
from moondrake.players.bluemoon.champion import ApprenticePlayer, ChampionPlayer
from moondrake.players.bluemoon.levels import BeginnerPlayer, ClubPlayer, GreedyPlayer, ThumbPlayer
from moondrake.players.random import RandomPlayer
from moondrake.players.search import Budget, Race
from moondrake.table import CHANCE, Dealer

LONG_CLOCK = 20.0
"""So long that steps end the search and never the wall clock."""


def quick_club(seed: int) -> ClubPlayer:
    return ClubPlayer(seed, pace=0.01)


def quick_champion(seed: int) -> ChampionPlayer:
    return ChampionPlayer(seed, pace=0.01)


LEVELS: tuple[Callable[[int], Player], ...] = (
    RandomPlayer,
    BeginnerPlayer,
    GreedyPlayer,
    ThumbPlayer,
    ApprenticePlayer,
    quick_club,
    quick_champion,
)


def start(first: str, second: str, ruleset: str = "ansmann") -> State:
    decks = (ready_made_deck(first), ready_made_deck(second))
    return new_game(Setup(decks, parse_ruleset(ruleset)), events=False)


def play_game(state: State, players: tuple[Player, Player], seed: int) -> list[int]:
    """All decisions of a game; fails on an illegal one or a game without end."""
    dealer, decisions = Dealer(seed), []
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        choice = players[seat].choose(state.view(seat), actions, LONG_CLOCK)
        assert choice in actions
        decisions.append(choice)
        assert len(decisions) < 3000
        state.apply(choice)
    return decisions


@pytest.mark.parametrize("number", range(len(LEVELS)))
def test_every_level_plays_a_game_to_its_end_and_the_same_one_for_a_seed(number):
    level, other = LEVELS[number], LEVELS[(number + 1) % len(LEVELS)]
    games = [play_game(start("buka", "pillar"), (level(3), other(4)), 5) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("ruleset", ["kosmos", "ansmann", "legends+illegalPower=courtesy"])
def test_all_levels_play_all_peoples_without_an_illegal_move(people, ruleset):
    for number, level in enumerate(LEVELS):
        rival = PEOPLES[(PEOPLES.index(people) + 1 + number) % len(PEOPLES)]
        for seed in range(2):
            players = (level(seed), LEVELS[(number + 1 + seed) % len(LEVELS)](seed + 1))
            play_game(start(people, rival, ruleset), players, seed)


@pytest.mark.parametrize(
    "level",
    [
        BeginnerPlayer,
        GreedyPlayer,
        quick_club,
        *(pytest.param(level, marks=pytest.mark.compiled) for level in (ApprenticePlayer, quick_champion)),
    ],
)
@pytest.mark.rule("BM-3.4a")
def test_hidden_cards_change_nothing_same_view_and_seed_same_move(level):
    rng = Random(9)
    state = start("hoax", "buka")
    looked = 0
    while not state.is_over() and looked < 12:
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat != CHANCE and len(actions) > 1 and rng.random() < 0.2:
            looked += 1
            other = state.view(seat).determinize(rng)
            assert other.sides[1 - seat].hand != state.sides[1 - seat].hand or looked > 1
            choices = {level(3).choose(one.view(seat), actions, LONG_CLOCK) for one in (state, other)}
            assert len(choices) == 1
        state.apply(rng.choice(actions))
    assert looked == 12


class CountingClub(ClubPlayer):
    searches = 0

    def search(self, view: BlueMoonView, actions: list[int], budget: Budget) -> Race:
        self.searches += 1
        return super().search(view, actions, budget)


def test_a_plan_is_kept_while_nothing_unexpected_happens():
    state = start("vulca", "hoax")
    dealer, searched, planned = Dealer(2), 0, 0
    club = CountingClub(1, pace=0.01)
    players = (club, BeginnerPlayer(2))
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(actions))
            continue
        before = club.searches
        choice = players[seat].choose(state.view(seat), actions, LONG_CLOCK)
        if seat == 0 and len(actions) > 1:
            searched += club.searches > before
            planned += club.searches == before
        state.apply(choice)
    assert planned > searched / 2


def test_a_search_that_is_out_of_time_still_answers():
    state = start("vulca", "hoax")
    Dealer(2).deal(state)
    for _ in range(60):
        if state.is_over():
            return
        seat, actions = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(actions[0])
            continue
        choice = ClubPlayer(1).choose(state.view(seat), actions, 0.0)
        assert choice in actions
        state.apply(choice)


def test_a_stronger_level_wins_against_a_weaker_one():
    pairs = [("vulca", "hoax"), ("hoax", "vulca"), ("flit", "khind"), ("khind", "flit")]
    wins = 0
    for number, (first, second) in enumerate(pairs * 2):
        state = start(first, second)
        play_game(state, (BeginnerPlayer(number), RandomPlayer(number)), number)
        wins += state.winner == 0
    assert wins >= 7
