"""The search toolbox: complete turns without transpositions, budgets in steps, the same worlds for a seed."""

from collections.abc import Sequence
from random import Random

import pytest

from moondrake.bluemoon import Setup, State, new_game, ready_made_deck
from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.players.bluemoon.features import Features
from moondrake.players.bluemoon.guide import BlueMoonGuide
from moondrake.players.bluemoon.habits import Habits
from moondrake.players.bluemoon.judgement import Judgement
from moondrake.players.bluemoon.thumb import Lore, Thumb
from moondrake.players.search import (
    AnsweringRace,
    Budget,
    Candidate,
    Guide,
    Race,
    World,
    Worlds,
    find_lines,
    follow,
    play_on,
    play_searched,
)
from moondrake.table import CHANCE, Dealer
from moondrake.table import State as TableState

PLENTY = Budget(60.0, pace=1000.0)


def asked_position(seed: int, decisions: int, decks: tuple[str, str] = ("vulca", "flit")) -> State:
    """A position of a random game in which a seat has a choice in its own turn."""
    state = new_game(Setup((ready_made_deck(decks[0]), ready_made_deck(decks[1])), start=0), events=False)
    rng = Random(seed)
    while decisions or state.seat_to_act() == CHANCE or len(state.legal_actions()) < 2:
        state.apply(rng.choice(state.legal_actions()))
        decisions -= decisions > 0
        assert not state.is_over()
    return state


def thumb_of(state: State) -> Thumb:
    return Thumb(Lore(state.match), Habits())


def guide_of(state: State) -> Guide:
    return BlueMoonGuide(thumb_of(state))


def all_ends(state: State, seat: int, guide: Guide) -> dict[object, State]:
    """Every end of the seat's turn, by walking through all orders of all answers."""
    ends: dict[object, State] = {}
    active = guide.active_seat(state)
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        while not after.is_over() and after.seat == active and after.seat_to_act() not in (seat, CHANCE):
            after.apply(guide.choose(after, after.legal_actions()))
        if after.is_over() or after.seat != active or after.seat_to_act() == CHANCE:
            ends[guide.key(after)] = after
        else:
            ends |= all_ends(after, seat, guide)
    return ends


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_are_all_ends_of_the_turn_each_of_them_once(seed):
    state = asked_position(seed, 40)
    seat = state.seat_to_act()
    guide = guide_of(state)
    lines = find_lines(state, seat, guide, Budget(60.0, pace=1000.0), most=10_000)
    keys = [guide.key(line.state) for line in lines]
    assert len(keys) == len(set(keys))
    assert set(keys) == set(all_ends(state, seat, guide))


@pytest.mark.parametrize("seed", [3, 5, 9])
def test_one_order_of_laying_out_is_enough_and_loses_nothing_that_a_seat_can_tell_apart(seed):
    """Ships and their cargo can be laid out in many orders."""
    state = asked_position(seed, 60, ("buka", "hoax"))
    seat = state.seat_to_act()
    guide = guide_of(state)
    features = Features(thumb_of(state).lore)

    def seen(end: State) -> object:
        return end.is_over() or (features.zones(end, seat), features.numbers(end, seat))

    lines = find_lines(state, seat, guide, Budget(60.0, pace=1000.0), most=10_000)
    found = [seen(line.state) for line in lines if isinstance(line.state, State)]
    assert all(seen(end) in found for end in all_ends(state, seat, guide).values())


def test_a_line_leads_to_the_position_it_names():
    state = asked_position(2, 40)
    seat = state.seat_to_act()
    guide = guide_of(state)
    world = World(state, Random(1))
    for line in find_lines(world.state, seat, guide, Budget(60.0, pace=1000.0), most=50):
        again = state.copy()
        assert follow(again, line.actions, world, guide, seat, Budget(60.0))
        assert guide.key(again) == guide.key(line.state)


def test_lines_near_the_first_sight_come_first_when_the_budget_is_small():
    state = asked_position(3, 40)
    guide = guide_of(state)
    budget = Budget(1.0, pace=0.03)
    lines = find_lines(state, state.seat_to_act(), guide, budget, most=100)
    everything = find_lines(state, state.seat_to_act(), guide, Budget(60.0, pace=1000.0), most=10_000)
    assert 0 < len(lines) < len(everything)
    assert lines[0].cost == min(line.cost for line in everything)
    assert budget.used == 31


def test_a_budget_counts_steps_and_parts_of_it():
    budget = Budget(1.0, pace=0.1)
    assert budget.steps == 100
    part = budget.part(0.25)
    assert part.steps == 25
    while part.take():
        pass
    budget.join(part)
    assert budget.used == 26
    assert not budget.is_spent()
    assert budget.take(74)
    assert budget.is_spent()
    assert not budget.take()


def test_the_wall_clock_is_an_emergency_stop():
    budget = Budget(1.0, pace=1e6, began=1.0)
    while budget.take():
        assert budget.used < 1000
    assert budget.is_late
    assert budget.is_spent()


def test_a_world_deals_the_same_cards_in_the_same_order():
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("buka")), start=0), events=False)
    dealt = []
    for _ in range(2):
        world, copy, cards = World(state, Random(4)), state.copy(), []
        while copy.seat_to_act() == CHANCE:
            cards.append(world.deal(copy.legal_actions()))
            copy.apply(cards[-1])
        dealt.append(cards)
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) == len(dealt[0]) == 12
    others = [World(state, Random(seed)).deal(state.legal_actions()) for seed in range(20)]
    assert len(set(others)) > 5


def race_of(state: State, seed: int, steps: int) -> list[tuple[list[int], float, int]]:
    guide = guide_of(state)
    seat = state.seat_to_act()
    worlds = Worlds(state.view(seat), Random(seed))
    lines = find_lines(worlds.next().state, seat, guide, PLENTY.part(0.5), most=6)
    candidates = [Candidate(line.actions, line.cost) for line in lines]
    race = Race(worlds, seat, guide, Judgement(thumb_of(state)), candidates)
    race.run(Budget(60.0, pace=steps / 60_000))
    return [(one.actions, one.mean(), one.worlds) for one in race.ranking()]


def test_a_race_is_the_same_for_a_seed_and_gives_chances():
    state = asked_position(1, 40)
    ranking = race_of(state, 5, 4000)
    assert ranking == race_of(state, 5, 4000)
    assert all(0.0 <= mean <= 1.0 for _, mean, _ in ranking)
    assert ranking[0][2] == max(worlds for _, _, worlds in ranking) > 0


def test_more_steps_are_more_worlds():
    state = asked_position(1, 40)
    assert race_of(state, 5, 8000)[0][2] > race_of(state, 5, 2000)[0][2]


class Sanguine:
    """Judges every position by who is asked: the seats need not agree. With a guide it wants quiet ones."""

    def __init__(self, chances: tuple[float, float], guide: Guide | None = None) -> None:
        self.chances = chances
        self.guide = guide
        self.judged = 0

    def evaluate(self, positions: Sequence[TableState], seat: int) -> list[float]:
        self.judged += len(positions)
        if self.guide is not None:
            assert all(position.is_over() or self.guide.is_quiet(position) for position in positions)
        return [self.chances[seat] for _ in positions]


def test_where_an_answer_ends_both_seats_judge_and_a_second_opinion_where_the_fight_does():
    state = asked_position(2, 30)
    seat = state.seat_to_act()
    guide = guide_of(state)
    lines = find_lines(state, seat, guide, PLENTY, 3)
    worlds = Worlds(state.view(seat), Random(1))
    chances = (0.9, 0.3) if seat == 0 else (0.3, 0.9)
    candidates = [Candidate(line.actions, line.cost) for line in lines]
    second = Sanguine((0.5, 0.5), guide)
    race = AnsweringRace(worlds, seat, guide, Sanguine(chances), second, candidates)
    race.play(2)
    assert second.judged == 2 * len(candidates)
    for candidate in race.candidates:
        assert candidate.values == pytest.approx([0.7, 0.7])


def test_a_game_played_on_stops_between_fights_or_at_its_end():
    state = asked_position(7, 40)
    guide = guide_of(state)
    state.apply(state.legal_actions()[-1])
    world = World(state, Random(2))
    copy = state.copy()
    assert play_on(copy, world, guide, Budget(60.0, pace=1000.0))
    assert copy.is_over() or guide.is_quiet(copy)
    assert not play_on(state.copy(), world, guide, Budget(1.0, pace=0.001)) or guide.is_quiet(state)


def test_a_searched_reply_is_the_line_its_seat_judges_best():
    states = [asked_position(seed, 40) for seed in range(9)]
    state = next(one for one in states if not guide_of(one).is_quiet(one))
    guide, seat = guide_of(state), state.seat_to_act()
    judgement = Judgement(thumb_of(state))
    world = World(state, Random(2))
    lines = find_lines(state, seat, guide, Budget(60.0, pace=0.0025), most=40)
    best = max(judgement.evaluate([line.state for line in lines], seat))
    budget = Budget(60.0, pace=1000.0)
    end = play_searched(state.copy(), world, guide, judgement, 1, budget)
    assert end is not None
    assert end.is_over() or guide.is_quiet(end)
    ends = [line.state.copy() for line in lines if judgement.judge(line.state, seat) == best]
    assert all(play_on(one, world, guide, budget) for one in ends)
    assert guide.key(end) in [guide.key(one) for one in ends]


def test_judgement_likes_dragons_and_cards():
    state = new_game(Setup((ready_made_deck("vulca"), ready_made_deck("vulca")), start=0), events=False)
    Dealer(1).deal(state)
    while state.frames:
        state.apply(Verb.DONE * ARGUMENTS)  # done: the hand is kept
        Dealer(1).deal(state)
    judgement = Judgement(thumb_of(state))
    even = judgement.judge(state, 0)
    assert judgement.judge(state, 1) == pytest.approx(1.0 - even, abs=1e-9)
    state.dragons = 2
    ahead = judgement.judge(state, 0)
    assert ahead > even + 0.1
    state.sides[1].rest = 0
    assert judgement.judge(state, 0) > ahead
