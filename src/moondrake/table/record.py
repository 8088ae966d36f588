"""A game as text: a header, one line per decision (chance included), the result.

    moondrake record 1
    game: bluemoon
    rules: 1
    ruleset: ansmann
    deck a: hoax

    * deal hoax-13
    a play hoax-13
    b retreat

    result: 2 -2

Seats are letters, `*` is chance. Lines that begin with `#` are remarks and are not kept.
"""

from dataclasses import dataclass, field
from typing import Final

from moondrake.table.errors import IllegalAction, RecordError, SetupError, listed
from moondrake.table.game import Game
from moondrake.table.state import CHANCE, State

FORMAT: Final = 1
SEATS: Final = "abcdefgh"


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: whose, and the word for it; `line` is where a file has it."""

    seat: int
    word: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or as much of it as was played (`result` None)."""

    game: str
    rules: int
    header: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...]
    result: tuple[float, ...] | None


def seat_letter(seat: int) -> str:
    """`a`, `b`, ... for players, `*` for chance."""
    return "*" if seat == CHANCE else SEATS[seat]


def write_record(record: Record) -> str:
    """The record as text that `parse_record` reads back to an equal record."""
    lines = [f"moondrake record {FORMAT}", f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"{key}: {value}" for key, value in record.header]
    lines.append("")
    lines += [f"{seat_letter(move.seat)} {move.word}" for move in record.moves]
    lines.append("")
    shown = "unfinished" if record.result is None else " ".join(f"{value:g}" for value in record.result)
    lines.append(f"result: {shown}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; raises RecordError with the first bad line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines:
        raise RecordError("this is no record: the file is empty")
    _check_first_line(lines[0])
    header: dict[str, str] = {}
    moves: list[Move] = []
    result: tuple[float, ...] | None = None
    closed = False
    for number, line in lines[1:]:
        if closed:
            raise RecordError(f"'{line}' stands after the result; the result is the last line", number)
        if line[:2] in _MOVE_STARTS:
            moves.append(Move(_MOVE_STARTS[line[:2]], line[2:].strip(), number))
        elif line.startswith("result:"):
            result, closed = _parse_result(line, number), True
        else:
            _add_header_line(header, moves, number, line)
    if not closed:
        raise RecordError("the record is cut off: its last line must be 'result: ...'", lines[-1][0])
    game = _take(header, "game")
    rules = _take(header, "rules")
    if not rules.isdecimal():
        raise RecordError(f"'rules: {rules}' must be a whole number")
    return Record(game, int(rules), tuple(header.items()), tuple(moves), result)


_MOVE_STARTS = {"* ": CHANCE} | {f"{letter} ": seat for seat, letter in enumerate(SEATS)}


def _check_first_line(first: tuple[int, str]) -> None:
    number, line = first
    if not line.startswith("moondrake record "):
        raise RecordError("this is no record: it must begin with 'moondrake record 1'", number)
    version = line.removeprefix("moondrake record ")
    if version != str(FORMAT):
        raise RecordError(f"record format {version} is not known; this program reads {FORMAT}", number)


def _add_header_line(header: dict[str, str], moves: list[Move], number: int, line: str) -> None:
    key, colon, value = line.partition(": ")
    if not colon:
        raise RecordError(f"'{line}' is neither 'key: value' nor a decision such as 'a retreat'", number)
    if moves:
        raise RecordError(f"'{line}' belongs before the first decision", number)
    if key in header:
        raise RecordError(f"'{key}' is given twice", number)
    header[key] = value.strip()


def _parse_result(line: str, number: int) -> tuple[float, ...] | None:
    words = line.removeprefix("result:").split()
    if words == ["unfinished"]:
        return None
    try:
        values = tuple(float(word) for word in words)
    except ValueError:
        values = ()
    if not values:
        raise RecordError("the result must be numbers, one for each seat, or 'unfinished'", number)
    return values


def _take(header: dict[str, str], key: str) -> str:
    if key not in header:
        raise RecordError(f"the header has no '{key}: ...'")
    return header.pop(key)


def replay(record: Record, game: Game, stop: int | None = None) -> State:
    """Play a record again, checking each step; `stop` plays only that many decisions.

    Raises RecordError that names the first bad decision and what would have been legal.
    """
    if record.game != game.name:
        raise RecordError(f"this is a record of '{record.game}', not of '{game.name}'")
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record was played under rules version {record.rules} of {game.name}; "
            f"this program plays version {game.rules_version} and would not replay it faithfully"
        )
    try:
        state = game.start(dict(record.header))
    except SetupError as error:
        raise RecordError(f"the header cannot be set up: {error}") from error
    for number, move in enumerate(record.moves[:stop], start=1):
        _replay_move(state, move, number)
    if stop is None:
        _check_result(state, record)
    return state


def _replay_move(state: State, move: Move, number: int) -> None:
    named = f"decision {number} ('{move.word}')"
    if state.is_over():
        raise RecordError(f"{named} comes after the end of the game", move.line)
    seat = state.seat_to_act()
    if seat != move.seat:
        asked = seat_letter(seat)
        raise RecordError(f"{named} is seat {seat_letter(move.seat)}'s, but seat {asked} is asked", move.line)
    legal = state.legal_actions()
    try:
        action = state.parse(move.word)
    except IllegalAction as error:
        raise RecordError(f"decision {number}: {error}", move.line) from error
    if action not in legal:
        words = [state.notation(other) for other in legal]
        raise RecordError(f"{named} is not legal; legal: {listed(words)}", move.line)
    state.apply(action)


def _check_result(state: State, record: Record) -> None:
    actual = state.returns() if state.is_over() else None
    if record.result == actual:
        return
    if actual is None:
        raise RecordError(
            f"the record claims a result after {len(record.moves)} decisions, but the game goes on"
        )
    claimed = "unfinished" if record.result is None else " ".join(f"{value:g}" for value in record.result)
    found = " ".join(f"{value:g}" for value in actual)
    raise RecordError(f"the record's result is '{claimed}', but the replay ends with '{found}'")
