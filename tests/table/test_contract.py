"""What any game owes to players, servers, records and learners."""

from random import Random

import pytest

from moondrake.table import (
    CHANCE,
    SPECTATOR,
    Dealer,
    IllegalAction,
    Journal,
    RecordError,
    SetupError,
    State,
    UnknownAction,
    parse_record,
    play,
    play_out,
    replay,
    write_record,
)

GAMES = range(6)


def positions(state: State, seed: int, every: int = 9) -> list[State]:
    """Copies of positions along a random game."""
    rng = Random(seed)
    found = []
    steps = 0
    while not state.is_over():
        if steps % every == 0:
            found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
    return found


@pytest.mark.parametrize("seed", GAMES)
def test_random_games_end_with_a_result_for_every_seat(sample, seed):
    state = sample.start()
    play_out(state, Random(seed))
    assert state.is_over()
    assert len(state.returns()) == state.seats()
    assert any(state.returns())


@pytest.mark.parametrize("seed", GAMES)
def test_legal_actions_are_sorted_unique_bounded_and_never_empty(sample, seed):
    for state in positions(sample.start(), seed):
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert actions
        assert 0 <= actions[0] <= actions[-1] < state.action_bound()


@pytest.mark.parametrize("seed", GAMES)
def test_notation_reads_back_as_the_same_action(sample, seed):
    for state in positions(sample.start(), seed):
        for action in state.legal_actions():
            assert state.parse(state.notation(action)) == action


@pytest.mark.parametrize("seed", GAMES)
def test_asking_for_legal_actions_and_views_changes_nothing(sample, seed):
    for state in positions(sample.start(), seed, every=23):
        twin = state.copy()
        state.legal_actions().clear()
        for seat in (*range(state.seats()), SPECTATOR):
            state.view(seat)
        assert state.legal_actions() == twin.legal_actions()
        assert state.view(0) == twin.view(0)


@pytest.mark.parametrize("seed", GAMES)
def test_a_copy_goes_its_own_way(sample, seed):
    rng = Random(seed)
    for state in positions(sample.start(), seed, every=31):
        seats = (*range(state.seats()), SPECTATOR)
        before = [state.view(seat) for seat in seats]
        play_out(state.copy(), rng)
        assert [state.view(seat) for seat in seats] == before


@pytest.mark.parametrize("seed", GAMES)
def test_an_imagined_state_fits_the_view_and_offers_the_same_actions(sample, seed):
    rng = Random(seed)
    for state in positions(sample.start(), seed, every=17):
        for seat in (*range(state.seats()), SPECTATOR):
            view = state.view(seat)
            imagined = view.determinize(rng)
            assert imagined.view(seat) == view
            if state.seat_to_act() == seat:
                assert imagined.legal_actions() == state.legal_actions()


def test_an_imagined_state_can_be_played_to_the_end(sample):
    rng = Random(5)
    for state in positions(sample.start(), 5, every=29):
        seat = max(state.seat_to_act(), 0)
        imagined = state.view(seat).determinize(rng)
        play_out(imagined, rng)
        assert imagined.is_over()


def test_determinize_is_the_same_for_the_same_seed(sample):
    state = positions(sample.start(), 3)[-1]
    views = [state.view(0).determinize(Random(8)).view(seat) for seat in range(state.seats())]
    again = [state.view(0).determinize(Random(8)).view(seat) for seat in range(state.seats())]
    assert views == again


@pytest.mark.parametrize("seed", GAMES)
def test_a_record_reads_back_and_replays_to_the_same_end(sample, seed):
    rng = Random(seed)
    journal = Journal(sample.game, sample.start())
    while not journal.state.is_over():
        journal.play(rng.choice(journal.state.legal_actions()))
    record = journal.record()
    assert parse_record(write_record(record)) == record
    again = replay(record, sample.game)
    seats = (*range(again.seats()), SPECTATOR)
    assert again.returns() == journal.state.returns()
    assert [again.view(seat) for seat in seats] == [journal.state.view(seat) for seat in seats]


def test_an_unfinished_record_replays_to_where_it_stopped(sample):
    rng = Random(2)
    journal = Journal(sample.game, sample.start())
    for _ in range(30):
        journal.play(rng.choice(journal.state.legal_actions()))
    again = replay(parse_record(write_record(journal.record())), sample.game)
    assert again.view(0) == journal.state.view(0)
    assert not again.is_over()


def test_the_header_starts_the_same_match_again(sample):
    state = sample.start()
    twin = sample.game.start(state.header())
    assert twin.header() == state.header()
    assert twin.view(0) == state.view(0)


@pytest.mark.parametrize("seed", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(sample, seed):
    rng = Random(seed)
    for state in positions(sample.start(), seed, every=19):
        legal = set(state.legal_actions())
        before = [state.view(seat) for seat in range(state.seats())]
        for _ in range(10):
            action = rng.randrange(-5, state.action_bound() + 5)
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play(state, action)
        assert [state.view(seat) for seat in range(state.seats())] == before
        assert set(state.legal_actions()) == legal


def test_an_answer_out_of_turn_is_refused(sample):
    for state in positions(sample.start(), 4, every=19):
        asked = state.seat_to_act()
        other = (asked + 1) % state.seats() if asked != CHANCE else 0
        with pytest.raises(IllegalAction, match="is asked"):
            play(state, state.legal_actions()[0], seat=other)


def test_after_the_end_nothing_is_legal(sample):
    state = sample.start()
    play_out(state, Random(1))
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction, match="over"):
        play(state, 0)


@pytest.mark.parametrize(
    "word", ["", "   ", "dance", "play", "play nothing", "pass pass pass", "\x00", "žluť"]
)
def test_nonsense_is_no_action_and_the_error_says_what_would_be(sample, word):
    state = sample.start()
    with pytest.raises(IllegalAction) as caught:
        state.parse(word)
    assert str(caught.value)
    assert isinstance(caught.value, UnknownAction) or caught.value.allowed is not None


@pytest.mark.parametrize("seed", GAMES)
def test_events_tell_each_seat_no_card_it_may_not_see(sample, seed):
    state = sample.start()
    state.keep_events(True)
    rng = Random(seed)
    hidden = 0
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))
        for event in state.take_events():
            for seat in (*range(state.seats()), SPECTATOR):
                shown = event.shown_to(seat)
                assert len(shown.cards) == len(event.cards)
                if not event.is_seen_by(seat) and event.cards:
                    hidden += 1
                    assert set(shown.cards) == {-1}
    assert hidden


def test_without_events_the_game_is_the_same(sample):
    loud, quiet = sample.start(), sample.start()
    quiet.keep_events(False)
    assert quiet.take_events() == []  # which switches nothing on
    play_out(loud, Random(7))
    play_out(quiet, Random(7))
    assert quiet.take_events() == []
    assert loud.returns() == quiet.returns()


def test_the_dealer_deals_the_same_game_for_the_same_seed(sample):
    first, second = sample.start(), sample.start()
    Dealer(11).deal(first)
    Dealer(11).deal(second)
    assert first.view(0) == second.view(0)
    assert first.is_over() or first.seat_to_act() != CHANCE


def test_an_unknown_header_line_is_refused(sample):
    with pytest.raises(SetupError):
        sample.game.start({**sample.header, "colour": "blue"})


def test_a_header_with_a_missing_line_is_refused_or_filled_in_visibly(sample):
    for key in sample.header:
        rest = {other: value for other, value in sample.header.items() if other != key}
        try:
            told = str(sample.game.start(rest).header())
        except SetupError as error:
            told = str(error)
        assert key in told


def test_a_record_of_another_rules_version_is_refused(sample):
    journal = Journal(sample.game, sample.start())
    text = write_record(journal.record())
    record = parse_record(text.replace(f"rules: {sample.game.rules_version}", "rules: 99"))
    with pytest.raises(RecordError, match="99"):
        replay(record, sample.game)


def test_events_that_were_not_taken_stay_when_they_are_kept_anyway(sample):
    state = sample.start()
    play_out(state, Random(1))
    state.keep_events(True)
    assert state.take_events()
    assert state.take_events() == []
    state.keep_events(False)
    assert state.take_events() == []


def test_a_view_names_its_seat_its_game_and_its_actions(sample):
    for state in positions(sample.start(), seed=2, every=25):
        view = state.view(0)
        assert (view.seat, view.game()) == (0, sample.game.name)
        if state.seat_to_act() == 0:
            for action in state.legal_actions():
                assert view.notation(action) == state.notation(action)
