"""States, views and matches go to other processes and come back the same."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import BlueMoonView, closed_lists, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon import Setup as BlueMoonSetup
from moondrake.bluemoon import State as BlueMoonState
from moondrake.draft import GAME as DRAFT
from moondrake.equinox import GAME as EQUINOX
from moondrake.table import CHANCE, SPECTATOR, Event, State, TravelError, travel
from moondrake.table.travel import checked, fields_of

HEADERS = {
    "bluemoon": {
        "ruleset": "ansmann",
        "lookahead": "off",
        "deck a": "aqua",
        "deck b": "buka",
        "start": "drawn",
    },
    "equinox": {"players": "3"},
    "draft": {"players": "2", "sets": "hoax vulca flit"},
}
GAMES = {"bluemoon": BLUE_MOON, "equinox": EQUINOX, "draft": DRAFT}
NAMES = tuple(GAMES)


def on_its_way(value: object, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(value, protocol))


def positions(name: str, seed: int, every: int = 17) -> list[State]:
    """Some positions of a random game, events kept."""
    state: State = GAMES[name].start(HEADERS[name])
    rng = Random(seed)
    found = [state.copy()]
    number = 0
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))
        number += 1
        if number % every == 0 or state.is_over():
            found.append(state.copy())
    return found


def same_course(one: State, other: State, seed: int, steps: int = 60) -> None:
    """Both states play on alike: same options, same events, same end."""
    rng = Random(seed)
    for _ in range(steps):
        assert one.is_over() == other.is_over()
        if one.is_over():
            assert one.returns() == other.returns()
            return
        assert one.seat_to_act() == other.seat_to_act()
        assert one.legal_actions() == other.legal_actions()
        action = rng.choice(one.legal_actions())
        one.apply(action)
        other.apply(action)
        assert one.take_events() == other.take_events()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_a_state_that_travelled_plays_on_like_the_one_that_stayed(name: str, protocol: int) -> None:
    for number, state in enumerate(positions(name, 1)):
        arrived = on_its_way(state, protocol)
        assert isinstance(arrived, State)
        assert arrived is not state
        assert arrived.header() == state.header()
        for seat in (*range(state.seats()), SPECTATOR):
            assert arrived.view(seat) == state.view(seat)
        same_course(state, arrived, number)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_travelled_is_equal_and_imagines_the_same_worlds(name: str) -> None:
    for state in positions(name, 2, every=40):
        for seat in range(state.seats()):
            view = state.view(seat)
            view.determinize(Random(1))
            arrived = on_its_way(view)
            assert arrived == view
            assert hash(arrived) == hash(view)
            same_course(view.determinize(Random(3)), arrived.determinize(Random(3)), 4, steps=20)


@pytest.mark.parametrize("name", NAMES)
def test_deep_copies_are_independent(name: str) -> None:
    for state in positions(name, 3, every=40):
        for twin in (copy.deepcopy(state), copy.copy(state)):
            before = state.view(SPECTATOR)
            if not twin.is_over():
                twin.apply(twin.legal_actions()[-1])
            assert state.view(SPECTATOR) == before
        view = state.view(0)
        assert copy.deepcopy(view) == view
        assert copy.deepcopy({"here": [state]})["here"][0].view(0) == view


def test_states_of_one_match_share_it_after_the_journey_too() -> None:
    state = positions("bluemoon", 5)[3]
    one, other = on_its_way([state, state.copy()])
    assert one.match is other.match
    assert one.facts is one.match.facts
    assert isinstance(state, BlueMoonState)
    assert one.rules == state.rules
    assert len(pickle.dumps(state)) < 8000, "cards travel as keys, not with all their texts"


def test_closed_lists_stay_closed_on_the_way() -> None:
    decks = (ready_made_deck("hoax"), ready_made_deck("vulca"))
    state = new_game(closed_lists(BlueMoonSetup(decks), Random(1)))
    rng = Random(2)
    while state.seat_to_act() == CHANCE:
        state.apply(rng.choice(state.legal_actions()))
    view = on_its_way(state.view(0))
    assert isinstance(view, BlueMoonView)
    hidden = {card.key for card in decks[1].cards} - {card.key for card in view.match.facts[1].printed}
    assert len(hidden) == len(decks[1].cards)
    assert not any(key.encode() in pickle.dumps(view) for key in hidden)


@pytest.mark.parametrize("words", ["kosmos", "legends+gameEnd=hand", "traces"])
def test_rulesets_travel_as_their_words(words: str) -> None:
    rules = parse_ruleset(words)
    arrived = on_its_way(rules)
    assert arrived == rules
    assert fields_of(arrived) == fields_of(rules)


def test_events_travel() -> None:
    event = Event(3, 1, (4, 5), 2, "BM-5.1", 2)
    assert on_its_way(event) == event
    assert copy.deepcopy(event) == event


@pytest.mark.parametrize("name", NAMES)
def test_a_pickle_of_another_version_is_refused_and_says_so(name: str) -> None:
    state = positions(name, 6)[2]
    packed = [pickle.dumps(state), pickle.dumps(state.view(0))]
    rules = GAMES[name].rules_version
    stamp = travel.stamped(f"{name}, rules {rules}")
    for data in packed:
        assert stamp.encode() in data
        with pytest.raises(
            TravelError, match=f"{name}, rules 0, format {travel.FORMAT}.*records are for keeping"
        ):
            pickle.loads(data.replace(f"rules {rules}".encode(), b"rules 0"))


def test_a_class_that_does_not_travel_has_no_stamp() -> None:
    with pytest.raises(TravelError, match=r"builtins\.int was packed as 'x'"):
        checked(int, "x")


@pytest.mark.parametrize("name", NAMES)
def test_a_repr_says_what_it_is_and_where_it_stands(name: str) -> None:
    first, *_, last = positions(name, 7)
    assert repr(first).startswith(f"<{name}: chance is asked, ")
    assert f"{len(first.legal_actions())} legal actions" in repr(first)
    assert f"<{name}: over, returns {last.returns()}" in repr(last)
    key, word = next(iter(last.header().items()))
    assert f"{key} {word}" in repr(last)
    assert repr(first.view(0)).startswith(f"<{name}: what seat a knows; OpenTable(")
    assert "what a spectator knows" in repr(first.view(SPECTATOR))
    if type(first) is BlueMoonState:  # compiled abstract classes share the cache of isinstance
        assert repr(first.match).startswith("<match of bluemoon: ruleset ansmann")
