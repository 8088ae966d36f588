"""A seat in a game that somebody else referees: it follows, and answers with one of the offers."""

import gzip
import json
from pathlib import Path

import pytest

from moondrake.bluemoon import BlueMoonView
from moondrake.traces import LiveSeat

GAMES = Path(__file__).parents[3] / "shared" / "traces" / "games.jsonl.gz"
ACTS = ("play", "pass", "retreat", "decline", "announce", "bluff", "load", "land", "retrieve", "use")


def recorded(count):
    with gzip.open(GAMES, "rt", encoding="utf-8") as file:
        header = json.loads(next(file))
        for number, line in enumerate(file):
            if number % 9 == 0 and count:
                count -= 1
                yield header, json.loads(line)


class Puppet:
    """Answers what it is told to."""

    def __init__(self, picked: list[int]) -> None:
        self.picked = picked

    def decide(self, view: BlueMoonView, actions: list[int]) -> int:
        return self.picked[0]


needs_games = pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")


@needs_games
def test_what_a_recorded_player_did_is_found_among_the_offers():
    asked = found = 0
    for header, game in recorded(8):
        seat = game["start"]
        picked: list[int] = []
        live = LiveSeat(header, game, seat, Puppet(picked).decide)
        for event in game["events"]:
            is_ours = event.get("p") == seat and event["e"] in ACTS and event.get("phase") != "after_sb"
            if is_ours and live.difference is None and event["e"] == "play":
                live.follower.settle()
                matching = live._matching(live.follower.state, [event])
                asked += 1
                found += len(matching) == 1
                picked[:] = list(matching)
                if matching:
                    assert live.act([{"e": "pass", "phase": "none"}, event]) == 1
            live.tell(event)
    assert asked > 100
    assert found > 0.97 * asked


@needs_games
def test_a_choice_of_cards_is_made_from_the_options_and_within_their_number():
    chosen = 0
    for header, game in recorded(12):
        live = LiveSeat(header, game, 0, lambda view, actions: actions[-1])
        for event in game["events"]:
            if event["e"] == "choose" and event["p"] == 0 and live.difference is None:
                picks = live.choose(event)
                chosen += 1
                assert len(set(picks)) == len(picks)
                assert event["min"] <= len(picks) <= max(event["max"], event["min"])
                assert all(0 <= pick < len(event["opts"]) for pick in picks)
            live.tell(event)
    assert chosen > 10


def at_event(name: str, number: int):
    """A recorded game up to one of its events, which the seat that acts there is asked about."""
    with gzip.open(GAMES, "rt", encoding="utf-8") as file:
        header = json.loads(next(file))
        game = next(game for game in map(json.loads, file) if game["id"] == name)
    event = game["events"][number]
    live = LiveSeat(header, game, event["p"], lambda view, actions: actions[-1])
    for earlier in game["events"][:number]:
        live.tell(earlier)
    assert live.difference is None
    return live, event


@needs_games
@pytest.mark.rule("BM-16.32")
def test_a_shuffled_discard_pile_whose_top_nobody_names_does_not_keep_the_seat_from_announcing():
    live, event = at_event("Hoax-Mimix-a202-0", 87)
    assert event["e"] == "announce"
    live.act([{"e": "announce", "el": "earth"}, {"e": "announce", "el": "fire"}])
    assert live.unmatched == 0


@needs_games
def test_cards_that_the_text_of_the_other_seat_takes_are_chosen_and_not_just_the_first():
    live, event = at_event("Hoax-Flit-a201-0", 126)
    assert event["p"] != event["src"][0]
    assert live.choose(event) != list(range(event["min"]))
    assert live.unmatched == 0


@needs_games
def test_a_seat_that_lost_track_still_answers():
    header, game = next(recorded(1))
    live = LiveSeat(header, game, 0, lambda view, actions: actions[0])
    live.tell({"e": "play", "p": 0, "c": game["deck_order"][0][10], "as": "character", "from": "hand"})
    assert live.difference is not None
    assert live.act([{"e": "play", "c": 3}, {"e": "pass", "phase": "char"}]) == 1
    assert live.act([{"e": "play", "c": 3}, {"e": "retreat"}]) == 0
    assert live.choose(
        {"of": 0, "what": "decline_discard", "src": None, "min": 1, "max": 3, "opts": [4, 5]}
    ) == [0]
    assert live.call_bluff() is False
    assert live.unmatched == 4
