"""`moondrake trace seat`: lines in, an answer for each question out."""

import io
import json

import pytest

from moondrake.cli.trace_seat import serve_seat
from moondrake.traces import TraceError
from tests.traces.test_seat import needs_games, recorded


def answers_to(lines: list[dict[str, object]], level: str = "beginner") -> list[dict[str, object]]:
    told = io.StringIO("".join(json.dumps(line) + "\n" for line in lines))
    written = io.StringIO()
    serve_seat(told, written, level, 0.05, 3)
    return [json.loads(line) for line in written.getvalue().splitlines()]


@needs_games
def test_every_question_gets_one_line_and_an_offer_that_is_there():
    header, game = next(recorded(1))
    seat = game["start"]
    lines = [header, {**game, "seat": seat}]
    asked = 0
    for event in game["events"]:
        if event.get("p") == seat and event["e"] == "play":
            asked += 1
            lines.append({"ask": "act", "p": seat, "offers": [event, {"e": "pass", "phase": "char"}]})
        elif event["e"] == "choose" and event["p"] == seat:
            asked += 1
            lines.append({"ask": "choose", **{key: value for key, value in event.items() if key != "e"}})
        lines.append(event)
    answers = answers_to(lines)
    assert len(answers) == asked > 5
    for answer in answers:
        assert answer.get("pick") in (0, 1) or isinstance(answer["picks"], list)


@needs_games
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda header, game: [game], "before the header"),
        (lambda header, game: [header, game], "which 'seat' is ours"),
        (lambda header, game: [header, {"e": "pass"}], "before the game"),
        (
            lambda header, game: [header, {**game, "seat": 0}, {"ask": "tea"}],
            "no question 'tea'; known: act, choose",
        ),
        (lambda header, game: [header, {**game, "seat": 0}, {"ask": "act"}], "lacks 'offers'"),
    ],
)
def test_a_referee_that_errs_is_told_how(change, message):
    header, game = next(recorded(1))
    with pytest.raises(TraceError, match=message):
        answers_to(change(header, game))


def test_a_line_that_is_no_json_is_named():
    with pytest.raises(TraceError, match="line 1 is no JSON"):
        serve_seat(io.StringIO("hello\n"), io.StringIO(), "random", 0.05, 1)
