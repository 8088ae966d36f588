"""`moondrake replay FILE`: check a record step by step and tell the game in words."""

import argparse
import json
from pathlib import Path

from moondrake.bluemoon.game import GAME, State
from moondrake.cli.words import QUIET, event_line
from moondrake.table import EVERYONE, RecordError, parse_record
from moondrake.table.record import Record, replay, seat_letter

NAMES = ("Seat a", "Seat b")


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("replay", help="check a record and print the game in words")
    parser.add_argument("file", help="a record, as `moondrake play --save FILE` writes it")
    parser.add_argument("--json", action="store_true", help="for programs: moves, events and result")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay the file; a bad record is an error that names the line."""
    text = Path(chosen.file).read_text(encoding="utf-8")
    record = parse_record(text)
    if record.game != GAME.name:
        raise RecordError(f"this is a record of '{record.game}'; known games: {GAME.name}")
    state = replay(record, GAME)
    assert isinstance(state, State)
    if chosen.json:
        print(json.dumps(summary(record, state), indent=2))
    else:
        tell(record, state)
    return 0


def tell(record: Record, state: State) -> None:
    """The whole game in words; a replay may see everything."""
    for key, value in record.header:
        print(f"{key}: {value}")
    for event in state.take_events():
        if event.kind not in QUIET:
            event.seen_by = EVERYONE
            print(event_line(state.match, event, NAMES))
    print("The record is sound." if record.result else "The record is sound; the game is not finished.")


def summary(record: Record, state: State) -> dict[str, object]:
    """The record as JSON."""
    events = [event_line(state.match, event, NAMES) for event in state.take_events()]
    return {
        "game": record.game,
        "rules": record.rules,
        "header": dict(record.header),
        "moves": [{"seat": seat_letter(move.seat), "word": move.word} for move in record.moves],
        "events": events,
        "result": list(record.result) if record.result else None,
    }
