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

from moondrake.table.errors import IllegalAction, RecordError, SetupError
from moondrake.table.game import Game
from moondrake.table.saying import listed
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
        raise RecordError("problem-empty")
    _check_first_line(lines[0])
    header: dict[str, str] = {}
    moves: list[Move] = []
    result: tuple[float, ...] | None = None
    closed = False
    for number, line in lines[1:]:
        if closed:
            raise RecordError("problem-after-result", line=number, text=line)
        if line[:2] in _MOVE_STARTS:
            moves.append(Move(_MOVE_STARTS[line[:2]], line[2:].strip(), number))
        elif line.startswith("result:"):
            result, closed = _parse_result(line, number), True
        else:
            _add_header_line(header, moves, number, line)
    if not closed:
        raise RecordError("problem-cut-off", line=lines[-1][0])
    game = _take(header, "game")
    rules = _take(header, "rules")
    if not rules.isdecimal():
        raise RecordError("problem-whole-number", typed=rules)
    return Record(game, int(rules), tuple(header.items()), tuple(moves), result)


_MOVE_STARTS = {"* ": CHANCE} | {f"{letter} ": seat for seat, letter in enumerate(SEATS)}


def _check_first_line(first: tuple[int, str]) -> None:
    number, line = first
    if not line.startswith("moondrake record "):
        raise RecordError("problem-no-record", line=number)
    version = line.removeprefix("moondrake record ")
    if version != str(FORMAT):
        raise RecordError("problem-format", line=number, version=version, known=FORMAT)


def _add_header_line(header: dict[str, str], moves: list[Move], number: int, line: str) -> None:
    key, colon, value = line.partition(": ")
    if not colon:
        raise RecordError("problem-neither", line=number, text=line)
    if moves:
        raise RecordError("problem-too-late", line=number, text=line)
    if key in header:
        raise RecordError("problem-twice", line=number, name=key)
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
        raise RecordError("problem-result-form", line=number)
    return values


def _take(header: dict[str, str], key: str) -> str:
    if key not in header:
        raise RecordError("problem-header-lacks", name=key)
    return header.pop(key)


def replay(record: Record, game: Game, stop: int | None = None) -> State:
    """Play a record again, checking each step; `stop` plays only that many decisions.

    Raises RecordError that names the first bad decision and what would have been legal.
    """
    if record.game != game.name:
        raise RecordError("problem-other-game", game=record.game, other=game.name)
    if record.rules != game.rules_version:
        raise RecordError(
            "problem-other-rules", version=record.rules, game=game.name, ours=game.rules_version
        )
    try:
        state = game.start(dict(record.header))
    except SetupError as error:
        raise RecordError("problem-header", problem=error) from error
    for number, move in enumerate(record.moves[:stop], start=1):
        _replay_move(state, move, number)
    if stop is None:
        _check_result(state, record)
    return state


def _replay_move(state: State, move: Move, number: int) -> None:
    if state.is_over():
        raise RecordError("problem-decision-late", line=move.line, number=number, word=move.word)
    seat = state.seat_to_act()
    if seat != move.seat:
        facts = {
            "number": number,
            "word": move.word,
            "seat": seat_letter(move.seat),
            "asked": seat_letter(seat),
        }
        raise RecordError("problem-decision-seat", line=move.line, **facts)
    legal = state.legal_actions()
    try:
        action = state.parse(move.word)
    except IllegalAction as error:
        raise RecordError("problem-decision", line=move.line, number=number, problem=error) from error
    if action not in legal:
        words = [state.notation(other) for other in legal]
        raise RecordError(
            "problem-decision-illegal", line=move.line, number=number, word=move.word, legal=listed(words)
        )
    state.apply(action)


def _check_result(state: State, record: Record) -> None:
    actual = state.returns() if state.is_over() else None
    if record.result == actual:
        return
    if actual is None:
        raise RecordError("problem-claims-end", count=len(record.moves))
    claimed = "unfinished" if record.result is None else " ".join(f"{value:g}" for value in record.result)
    found = " ".join(f"{value:g}" for value in actual)
    raise RecordError("problem-other-result", claimed=claimed, found=found)
