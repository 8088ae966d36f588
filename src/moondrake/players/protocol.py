"""The messages between a table and a seat: one JSON object each way, for both games (docs/protocol.md).

External bots read and write them line by line, a server sends the same objects. What a seat is told is made
from its View and nothing else, so a message cannot know more than the seat.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from moondrake.games import GAMES, game_named
from moondrake.table import TableError, View
from moondrake.table.saying import listed

PROTOCOL: Final = 1
"""Rises whenever a message that was right before would be misread."""

Message = dict[str, Any]
LONGEST_ANSWER: Final = 10_000
"""Characters; an answer is a number or a few words."""


class ProtocolError(TableError):
    """A message that cannot be understood, or an answer that does not fit its question."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What all messages to a seat begin with; `rules` is the game's rules version."""

    game: str
    rules: int
    seat: int

    def message(self, kind: str) -> Message:
        return {
            "type": kind,
            "protocol": PROTOCOL,
            "game": self.game,
            "rules": self.rules,
            "seat": self.seat,
        }


@dataclass(frozen=True, slots=True)
class Reply:
    """What a seat answered: an action's number or its words, and which question it answers."""

    action: int | str
    sequence: int


def view_json(view: View, memory: bool = True) -> Message:
    """A view as JSON: `setup`, `table`, `memory`, and `cards`, the key of every card number in it."""
    return GAMES[view.game()].wire.view_json(view, memory)


def read_view(message: Message) -> View:
    """The view in a `choose` message."""
    try:
        game = game_named(message["game"])
        view: View = game.wire.read_view(message["view"], message["seat"], game.rules.blank)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise ProtocolError("problem-protocol-view", kind=type(error).__name__, error=error) from error
    return view


def question_json(view: View) -> Message:
    """What is asked: its kind as a word, and what it is about."""
    return GAMES[view.game()].wire.question_json(view)


def start_message(table: Heading, setup: dict[str, str], clock: float, seed: int = 0) -> Message:
    """A game begins; `clock` is seconds a move, `seed` for bots that throw dice. No answer is expected."""
    return table.message("start") | {"setup": setup, "clock": milliseconds(clock), "seed": seed}


def choose_message(
    table: Heading, view: View, actions: Sequence[int], sequence: int, clock: float
) -> Message:
    """The seat is asked: exactly one answer is expected within the clock (seconds; the message has ms)."""
    return table.message("choose") | {
        "sequence": sequence,
        "clock": milliseconds(clock),
        "question": question_json(view),
        "actions": [{"id": action, "notation": view.notation(action)} for action in actions],
        "view": view_json(view),
    }


def over_message(table: Heading, returns: Sequence[float], reason: str = "") -> Message:
    """The game is over; `reason` is said where the rules did not end it (a time-out, a crash)."""
    return table.message("over") | {"returns": list(returns), "reason": reason}


def error_message(text: str, sequence: int | None = None) -> Message:
    """Something was wrong with what the other end said."""
    return {"type": "error", "protocol": PROTOCOL, "message": text, "sequence": sequence}


def answer_message(action: int | str, sequence: int) -> Message:
    """The answer to a question."""
    return {"action": action, "sequence": sequence}


def milliseconds(clock: float) -> int:
    """A clock in whole milliseconds, at least one."""
    return max(1, round(clock * 1000))


def write_line(message: Message) -> str:
    """One message as one line, newline included."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_line(line: str) -> Message:
    """The JSON object of a line; raises ProtocolError."""
    try:
        message = json.loads(line)
    except ValueError as error:
        raise ProtocolError("problem-protocol-json", error=error, begin=repr(line[:60])) from error
    if not isinstance(message, dict):
        raise ProtocolError("problem-protocol-object", kind=_kind(message))
    return message


def read_message(line: str, kinds: Sequence[str] = ("start", "choose", "over", "error")) -> Message:
    """A message to a seat, its type and protocol checked; raises ProtocolError."""
    message = read_line(line)
    if message.get("type") not in kinds:
        raise ProtocolError("problem-protocol-type", typed=repr(message.get("type")), known=listed(kinds))
    if message.get("protocol") != PROTOCOL:
        raise ProtocolError("problem-protocol-version", typed=repr(message.get("protocol")), ours=PROTOCOL)
    return message


def read_answer(line: str) -> Reply:
    """An answer as it came: strict, every error says what is allowed."""
    if len(line) > LONGEST_ANSWER:
        raise ProtocolError("problem-protocol-long", count=len(line), most=LONGEST_ANSWER)
    return parse_answer(read_line(line))


def parse_answer(message: Message) -> Reply:
    """The answer in a JSON object: `action` (a number or words) and `sequence`, nothing else."""
    for key in message:
        if key not in ("action", "sequence"):
            raise ProtocolError("problem-protocol-field", name=key)
    if "action" not in message:
        raise ProtocolError("problem-protocol-action")
    if "sequence" not in message:
        raise ProtocolError("problem-protocol-sequence")
    action, sequence = message["action"], message["sequence"]
    if isinstance(action, bool) or not isinstance(action, int | str):
        raise ProtocolError("problem-protocol-action-kind", kind=_kind(action))
    if isinstance(sequence, bool) or not isinstance(sequence, int):
        raise ProtocolError("problem-protocol-sequence-kind", kind=_kind(sequence))
    return Reply(action, sequence)


def chosen_action(answer: Reply, view: View, actions: Sequence[int], sequence: int) -> int:
    """The legal action that an answer names; raises ProtocolError that lists what is legal."""
    if answer.sequence != sequence:
        raise ProtocolError("problem-protocol-stale", sequence=answer.sequence, asked=sequence)
    if isinstance(answer.action, int):
        if answer.action in actions:
            return answer.action
    else:
        word = " ".join(answer.action.lower().split())
        for action in actions:
            if view.notation(action) == word:
                return action
    legal = listed([f"{action} ({view.notation(action)})" for action in actions])
    raise ProtocolError("problem-protocol-illegal", action=repr(answer.action), known=legal)


def _kind(value: object) -> str:
    """What a JSON value is, for an error message."""
    if value is None:
        return "null"
    names = {bool: "true or false", int: "a number", float: "a number with a point", str: "a string"}
    return names.get(type(value), "a list" if isinstance(value, list) else "an object")
