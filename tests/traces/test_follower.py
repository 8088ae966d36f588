"""The recorded games of the independent program (OQ-42); needs ../shared/traces beside the repository."""

import gzip
import json
from pathlib import Path

import pytest

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.zones import count
from moondrake.table import CHANCE
from moondrake.traces import Follower, TraceError, check_file

TRACES = Path(__file__).parents[3] / "shared" / "traces" / "games.jsonl.gz"
needs_traces = pytest.mark.skipif(not TRACES.exists(), reason=f"the recorded games are not at {TRACES}")


def lines() -> list[dict]:
    with gzip.open(TRACES, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@needs_traces
@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("OQ-42")
@pytest.mark.rule("BM-23.7")
def test_every_recorded_game_replays_and_every_announcement_agrees():
    report = check_file(TRACES)
    assert report.games == report.completed == 216
    assert report.announcements == report.agreeing == 4948
    assert report.differences == []


@needs_traces
@pytest.mark.rule("BM-14.3")
def test_a_changed_power_is_noticed_and_the_game_goes_on():
    header, game, *_ = lines()
    index = next(number for number, event in enumerate(game["events"]) if event["e"] == "announce")
    game["events"][index]["power"][0] += 1
    follower = Follower(header, game)
    found = [difference for event in game["events"] if (difference := follower.feed(event))]
    assert [difference.kind for difference in found] == ["power"]
    assert found[0].event == index + 1
    assert follower.finish() is None


@needs_traces
def test_a_card_that_is_not_in_hand_is_refused_with_what_would_be_legal():
    header, game, *_ = lines()
    follower = Follower(header, game)
    for event in game["events"]:
        if event["e"] == "play":
            hand = follower.state.sides[event["p"]].hand
            event["c"] = next(
                c for c in range(1, 31) if not hand >> follower.numbering.local(event["p"], c) & 1
            )
            difference = follower.feed(event)
            assert difference is not None
            assert difference.kind == "refused"
            assert "play" in difference.ours
            return
        follower.feed(event)


@needs_traces
def test_a_wrong_winner_and_a_missing_end_are_differences():
    header, game, *_ = lines()
    wrong = {**game["events"][-1], "winner": 1 - game["winner"]}
    follower = Follower(header, game)
    for event in [*game["events"][:-1], wrong]:
        follower.feed(event)
    difference = follower.finish()
    assert difference is not None
    assert (difference.kind, difference.rule) == ("result", "BM-8.3")
    follower = Follower(header, game)
    for event in game["events"][:-1]:
        follower.feed(event)
    difference = follower.finish()
    assert difference is not None
    assert difference.kind == "cut off"


@needs_traces
def test_the_state_can_be_looked_at_at_any_moment():
    header, game, *_ = lines()
    follower = Follower(header, game)
    for event in game["events"][:200]:
        follower.feed(event)
        if event["e"] == "turn":
            assert count(follower.state.sides[0].hand) == event["hand"][0]
            assert follower.state.view(1).table.sides[0].pile_size == event["draw"][0]


@needs_traces
def test_our_actions_translate_into_the_recorded_format():
    header, game, *_ = lines()
    follower = Follower(header, game)
    translated = 0
    for event in game["events"]:
        if event["e"] == "play" and follower.state.seat_to_act() != CHANCE:
            for action in follower.state.legal_actions():
                ours = follower.event_for(action)
                if action // ARGUMENTS == Verb.PLAY and ours.get("c") == event["c"]:
                    assert ours["e"] == "play"
                    assert ours["p"] == event["p"]
                    translated += 1
        follower.feed(event)
    assert translated > 10


@needs_traces
@pytest.mark.parametrize(
    "broken",
    [
        {"e": "dance"},
        {"e": "play"},
        {"e": "play", "p": 7, "c": 1, "as": "character", "from": "hand"},
        {"e": "play", "p": 0, "c": 99, "as": "character", "from": "hand"},
        {"e": "turn", "p": 0},
        {"p": 0},
    ],
)
def test_a_broken_event_is_an_error_that_names_it(broken):
    header, game, *_ = lines()
    follower = Follower(header, game)
    with pytest.raises(TraceError, match="event 1"):
        follower.feed(broken)


@needs_traces
def test_an_announcement_that_leaves_a_seat_out_is_an_error_that_names_it():
    header, game, *_ = lines()
    follower = Follower(header, game)
    first = next(place for place, event in enumerate(game["events"]) if event["e"] == "announce")
    for event in game["events"][:first]:
        assert follower.feed(event) is None
    with pytest.raises(TraceError, match=f"event {first + 1} "):
        follower.feed({**game["events"][first], "power": [99, 99], "active": []})


@needs_traces
@pytest.mark.parametrize("missing", ["people", "deck_order", "start", "id"])
def test_a_broken_game_line_is_an_error(missing):
    header, game, *_ = lines()
    del game[missing]
    with pytest.raises(TraceError, match=missing):
        Follower(header, game)


@needs_traces
@pytest.mark.rule("RS-23")
def test_a_target_named_by_the_record_is_taken():
    header, *games = lines()
    game = next(game for game in games if "Pillar" in game["people"])
    seat = game["people"].index("Pillar")
    follower = Follower(header, game)
    numbers = {
        design["card_no"]: design["c"] for design in header["decks"]["Pillar"] if design["people_no"] == 6
    }
    source, target = numbers[14], numbers[16]
    event = {"e": "choose", "p": seat, "of": seat, "what": "boost", "src": [seat, source], "pick": [target]}
    assert follower.feed(event) is None
    own = follower.state.sides[seat]
    keys = [follower.state.facts[seat].printed[card].key for card in own.target_sources + own.targets]
    assert keys == ["pillar-14", "pillar-16"]
