"""What must hold in every game: found by playing many of them."""

from itertools import combinations
from random import Random

import pytest

from moondrake.equinox import GAME, State, actions, explain
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.happenings import Happening
from moondrake.equinox.options import SWITCHES, TREE_WORDS
from moondrake.equinox.prints import MATCH_CARDS, ROW_VALUES, ROWS
from moondrake.equinox.state import Ask, Step
from moondrake.table import (
    CHANCE,
    SPECTATOR,
    Event,
    IllegalAction,
    Journal,
    play,
    play_out,
)
from moondrake.testing.equinox import all_cards
from moondrake.testing.every_game import check_copy, check_record, snapshot
from tests.equinox.story_check import check_story

ALL_SETS = list(combinations(range(14), 8))
SOME_SETS = ALL_SETS[:: len(ALL_SETS) // 60]


def start(seed: int, creatures: tuple[int, ...] = ()) -> State:
    """A match with settings that depend on the seed."""
    rng = Random(seed)
    words = [f"{switch.word}={switch.other}" for switch in SWITCHES if rng.random() < 0.15]
    names = " ".join(CREATURES[number].key for number in creatures)
    header = {
        "players": str(2 + seed % 4),
        "creatures": names or rng.choice(["random", "picked"]),
        "ruleset": "+".join(["equinox", f"trees={rng.choice(TREE_WORDS)}", *words]),
    }
    return GAME.start(header)


def check_position(state: State) -> None:
    """What holds at every moment of a game."""
    position = state.position
    if position.step > Step.INVITE:
        assert len(set(all_cards(state))) == MATCH_CARDS == len(all_cards(state))
    for seat in range(position.seats):
        placed = position.stones.count(seat) + (position.secrets[seat] >= 0)
        placed += sum(bits >> seat & 1 for bits in position.champions)
        assert placed + position.stones_left[seat] == 5
    assert len(position.creatures) - len(position.alive) <= 5 or position.step <= Step.INVITE
    legal = state.legal_actions()
    if state.is_over():
        assert legal == []
    else:
        assert legal == sorted(set(legal)) != []
        assert 0 <= legal[0] <= legal[-1] < state.action_bound()


@pytest.mark.parametrize("number", range(len(SOME_SETS)))
def test_games_end_and_lose_no_card(number: int) -> None:
    state = start(number, SOME_SETS[number])
    rng = Random(number)
    decisions = 0
    while not state.is_over():
        check_position(state)
        state.apply(rng.choice(state.legal_actions()))
        decisions += 1
        assert decisions < 3000
    check_position(state)
    assert len(state.position.alive) >= 3
    assert not any(secret >= 0 for secret in state.position.secrets)


@pytest.mark.compiled
@pytest.mark.medium
def test_games_over_all_3003_sets_of_creatures_end() -> None:
    assert len(ALL_SETS) == 3003
    rng = Random(3003)
    for number, creatures in enumerate(ALL_SETS):
        state = start(number, creatures)
        state.keep_events(False)
        play_out(state, rng)
        assert len(all_cards(state)) == MATCH_CARDS
        assert abs(sum(state.returns()) - 1) < 1e-4


@pytest.mark.soak
def test_games_over_all_sets_and_all_numbers_of_players_keep_every_law() -> None:
    for number in range(4 * len(ALL_SETS)):
        state = start(number, ALL_SETS[number // 4])
        rng = Random(number)
        while not state.is_over():
            check_position(state)
            if rng.random() < 0.05:
                check_knowledge(state, rng)
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("seed", range(8))
def test_copies_are_independent(seed: int) -> None:
    state = start(seed)
    rng = Random(seed)
    while not state.is_over():
        check_copy(state, rng)
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("seed", range(12))
def test_a_replayed_record_gives_the_same_state(seed: int) -> None:
    journal = Journal(GAME, start(seed))
    rng = Random(seed)
    while not journal.state.is_over() and len(journal.moves) < 150 + 40 * seed:
        journal.play(rng.choice(journal.state.legal_actions()))
    check_record(journal)


def hidden_alternatives(state: State, seat: int, action: int) -> tuple[int, int] | None:
    """If a seat does not see which of several actions is taken: the block of those actions."""
    frame = state.position.frames[-1]
    turn = state.position.turn
    if frame.ask == Ask.DEAL and frame.other != seat:
        return actions.DEAL, actions.START
    if actions.SECRET <= action < actions.PLAY and frame.seat != seat:
        return actions.SECRET, actions.PLAY
    if (
        frame.ask == Ask.DISCARD
        and action != actions.DONE
        and state.position.free_discards
        and frame.seat != seat
    ):
        return actions.DISCARD, actions.PLAYER
    if (
        frame.ask == Ask.PICK
        and frame.other != seat
        and (turn != seat or CREATURES[frame.ability].key == "cornu")
    ):
        return actions.PICK, actions.BOUND
    if frame.ask == Ask.KEEP and seat not in (frame.other, turn):
        return actions.TAKE, actions.GIVE
    is_closed = not state.position.rules.noctia_open
    if frame.ask == Ask.GIVE and seat not in (frame.other, turn) and is_closed:
        return actions.GIVE, actions.PICK
    return None


def seen(events: list[Event], seat: int) -> list[Event]:
    return [event.shown_to(seat) for event in events]


def check_knowledge(state: State, rng: Random) -> None:
    """The view law: two states that differ only in what a seat cannot know are the same to it."""
    check_story(state)
    for seat in [SPECTATOR, *range(state.seats())]:
        view = state.view(seat)
        other = view.determinize(rng)
        assert isinstance(other, State)
        assert other.view(seat) == view
        check_position(other)
        check_story(other)
        if state.seat_to_act() == seat:
            assert other.legal_actions() == state.legal_actions()
        for intent in (rng.randrange(actions.BOUND), rng.choice(state.legal_actions())):
            if state.seat_to_act() == seat or intent not in state.legal_actions() + other.legal_actions():
                assert explain(state, seat, intent) == explain(other, seat, intent)
                assert error_text(state, seat, intent) == error_text(other, seat, intent)
        check_same_news(state.copy(), other, seat, rng)


def error_text(state: State, seat: int, intent: int) -> str:
    """What a seat is told when it tries something."""
    try:
        play(state.copy(), intent, seat)
    except IllegalAction as error:
        return str(error)
    return ""


def is_disclosure(state: State, seat: int, action: int) -> bool:
    """Will the answer show the seat something hidden, so that the two states become different to it?"""
    frame = state.position.frames[-1]
    if action in (actions.REVEAL, actions.SHOW, actions.SECRET_STONE):
        return frame.seat != seat
    return actions.NAME <= action < actions.FIELD  # a demand is met or not, secret bets are exposed


def check_same_news(state: State, other: State, seat: int, rng: Random) -> None:
    """The same, or indistinguishable, actions in both states leave the seat with the same knowledge."""
    action = rng.choice(state.legal_actions())
    if is_disclosure(state, seat, action):
        return
    block = hidden_alternatives(state, seat, action)
    choices = [answer for answer in other.legal_actions() if answer == action]
    if block is not None:
        choices = [answer for answer in other.legal_actions() if block[0] <= answer < block[1]]
    if not choices:
        return
    state.take_events()
    other.take_events()
    state.apply(action)
    other.apply(rng.choice(choices))
    if state.is_over():
        return
    assert seen(state.take_events(), seat) == seen(other.take_events(), seat)
    assert state.view(seat) == other.view(seat)


@pytest.mark.parametrize("seed", range(40))
def test_views_events_actions_and_errors_tell_nothing_hidden(seed: int) -> None:
    state = start(seed, ALL_SETS[seed * 71 % len(ALL_SETS)] if seed % 3 else ())
    rng = Random(seed)
    while not state.is_over():
        if rng.random() < 0.12:
            check_knowledge(state, rng)
        state.apply(rng.choice(state.legal_actions()))
    for seat in [SPECTATOR, *range(state.seats())]:
        assert state.view(seat).determinize(rng).returns() == state.returns()


@pytest.mark.parametrize("seed", range(8))
def test_imagined_states_can_be_played_to_the_end_and_imagined_again(seed: int) -> None:
    state = start(seed)
    rng = Random(seed)
    for _ in range(60 + 10 * seed):
        if not state.is_over():
            state.apply(rng.choice(state.legal_actions()))
    for seat in range(state.seats()):
        imagined = state.view(seat).determinize(rng)
        assert isinstance(imagined, State)
        for other in range(state.seats()):
            view = imagined.view(other)
            assert view.determinize(rng).view(other) == view
        play_out(imagined, rng)
        assert len(all_cards(imagined)) == MATCH_CARDS


@pytest.mark.parametrize("seed", range(60))
def test_scores_equal_a_recount_from_the_story_of_the_game(seed: int) -> None:
    state = start(seed)
    rng = Random(seed)
    play_out(state, rng)
    totals, rows = recount(state.take_events(), state.seats())
    assert {standing.seat: standing.points for standing in state.standings()} == totals
    if not state.position.rules.ties_without_halves:
        best = survivors(totals, rows)
        assert [seat for seat, share in enumerate(state.returns()) if share] == best
    assert all(
        sum(line.points for line in state.score_breakdown() if line.seat == seat) == total
        for seat, total in totals.items()
    )


def recount(events: list[Event], seats: int) -> tuple[dict[int, float], list[dict[int, float]]]:
    """Follow every stone through the events; points in all, and for the secret bet and rows 1 to 5."""
    stones: dict[tuple[str, int, int], int] = {}
    gone: set[int] = set()
    for event in events:
        if event.kind in (Happening.BET, Happening.STONE_PLACED):
            stones["field", event.amount, event.seat] = event.seat
        elif event.kind == Happening.REVEALED:
            stones["champion", event.amount, event.seat] = event.seat
        elif event.kind == Happening.STONE_TAKEN:
            where = ("field", event.amount) if event.amount < 70 else ("champion", event.amount - 70)
            del stones[(*where, event.seat)]
        elif event.kind == Happening.VANISHED:
            gone.add(event.amount)
    parts: list[dict[int, float]] = [dict.fromkeys(range(seats), 0.0) for _ in range(6)]
    for (kind, place, _), seat in stones.items():
        creature = place // ROWS if kind == "field" else place
        if creature not in gone:
            worth = ROW_VALUES[place % ROWS] if kind == "field" else 5
            bonus = 0.5 if CREATURES[creature].name == "Ursus" else 0
            parts[place % ROWS + 1 if kind == "field" else 0][seat] += worth + bonus
    return {seat: sum(part[seat] for part in parts) for seat in range(seats)}, parts


def survivors(totals: dict[int, float], parts: list[dict[int, float]]) -> list[int]:
    """EQ-11.3 as it is told: stage by stage, each keeping only its best."""
    left = [seat for seat in totals if totals[seat] == max(totals.values())]
    if any(parts[0][seat] > 0 for seat in left):
        left = [seat for seat in left if parts[0][seat] > 0]
    for row in parts[1:]:
        left = [seat for seat in left if row[seat] == max(row[other] for other in left)]
    return left


@pytest.mark.parametrize("seed", range(10))
def test_games_without_events_are_the_same_games(seed: int) -> None:
    loud, quiet = start(seed), start(seed)
    quiet.keep_events(False)
    play_out(loud, Random(seed))
    play_out(quiet, Random(seed))
    assert quiet.take_events() == []
    assert loud.returns() == quiet.returns()
    assert snapshot(loud) == snapshot(quiet)


def test_chance_and_seats_are_never_confused() -> None:
    state = start(7)
    rng = Random(7)
    while not state.is_over():
        frame = state.position.frames[-1]
        is_dealt = frame.ask in (Ask.DEAL, Ask.PICK, Ask.START)
        assert (state.seat_to_act() == CHANCE) >= is_dealt
        state.apply(rng.choice(state.legal_actions()))


def test_every_event_names_its_rule() -> None:
    kinds = set()
    for seed in range(30):
        state = start(seed)
        play_out(state, Random(seed))
        for event in state.take_events():
            assert event.rule.startswith("EQ-")
            kinds.add(event.kind)
    assert kinds >= set(Happening) - {Happening.NO_EFFECT, Happening.SECRET_TAKEN, Happening.HAND_SHOWN}
