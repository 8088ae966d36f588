"""`moondrake trace seat`: a level in a game that another program referees, over standard input and output.

Lines in: the header with the decks, the game with our `seat`, then events of the recorded format, questions.
A line out for each question: an offer, the chosen options, or whether to challenge.
"""

import json
from collections.abc import Iterator
from typing import Any, TextIO

from moondrake.players.base import Player
from moondrake.players.registry import player
from moondrake.traces import LiveSeat, TraceError


def serve_seat(lines: TextIO, answers: TextIO, level: str, clock: float, seed: int) -> int:
    """Answer until the lines end; how many games were followed to the end."""
    told = _objects(lines)
    finished = 0
    header: dict[str, Any] | None = None
    live: LiveSeat | None = None
    for number, line in enumerate(told):
        if "decks" in line:
            header = line
        elif "people" in line:
            if header is None:
                raise TraceError("problem-trace-early-game")
            live = _sit_down(header, line, player("bluemoon", level, seed + number), clock)
        elif live is None:
            raise TraceError("problem-trace-early-event")
        elif "ask" in line:
            print(_answer(live, line), file=answers, flush=True)
        else:
            live.tell(line)
            finished += line.get("e") == "over" and live.difference is None
    return finished


def _objects(lines: TextIO) -> Iterator[dict[str, Any]]:
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
        except json.JSONDecodeError as error:
            raise TraceError("problem-trace-line-json", number=number, error=error) from error
        if not isinstance(line, dict):
            raise TraceError("problem-trace-line-object", number=number)
        yield line


def _sit_down(header: dict[str, Any], game: dict[str, Any], who: Player, clock: float) -> LiveSeat:
    seat = game.get("seat")
    if seat not in (0, 1):
        raise TraceError("problem-trace-seat")
    return LiveSeat(header, game, int(seat), lambda view, actions: who.choose(view, actions, clock))


def _answer(live: LiveSeat, question: dict[str, Any]) -> str:
    """One line: numbers with blanks between."""
    kind = question["ask"]
    try:
        if kind == "act":
            return json.dumps({"pick": live.act(question["offers"])})
        if kind == "choose":
            return json.dumps({"picks": live.choose(question)})
        if kind == "call_bluff":
            return json.dumps({"call": int(live.call_bluff())})
    except KeyError as error:
        raise TraceError("problem-trace-lacks", kind=kind, error=error) from error
    raise TraceError("problem-trace-question", kind=kind)
