"""`moondrake replay FILE`: check a record step by step and tell the game in words."""

import argparse
import json
from pathlib import Path

from moondrake.cli.bluemoon_face import BlueMoonFace
from moondrake.cli.equinox_face import EquinoxFace
from moondrake.cli.face import Face
from moondrake.table import EVERYONE, RecordError, State, parse_record
from moondrake.table.errors import listed
from moondrake.table.record import Record, replay, seat_letter

FACES: dict[str, type[Face]] = {"bluemoon": BlueMoonFace, "equinox": EquinoxFace}


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("replay", help="check a record and print the game in words")
    parser.add_argument("file", help="a record, as `moondrake play GAME --save FILE` writes it")
    parser.add_argument("--json", action="store_true", help="for programs: moves, events and result")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay the file; a bad record is an error that names the line."""
    record = parse_record(Path(chosen.file).read_text(encoding="utf-8"))
    if record.game not in FACES:
        raise RecordError(f"this is a record of '{record.game}'; known games: {listed(list(FACES))}")
    state = replay(record, FACES[record.game].game)
    lines = told(record, state)
    if chosen.json:
        print(json.dumps(summary(record, lines), indent=2, ensure_ascii=False))
        return 0
    for key, value in record.header:
        print(f"{key}: {value}")
    print("\n".join(lines))
    print("The record is sound." if record.result else "The record is sound; the game is not finished.")
    return 0


def told(record: Record, state: State) -> list[str]:
    """The whole game in words; a replay may see everything."""
    face = FACES[record.game](tuple(f"Seat {seat_letter(seat)}" for seat in range(state.seats())))
    lines = []
    for event in state.take_events():
        event.seen_by = EVERYONE
        line = face.event(state, event)
        if line:
            lines.append(line)
    return lines


def summary(record: Record, lines: list[str]) -> dict[str, object]:
    """The record as JSON."""
    return {
        "game": record.game,
        "rules": record.rules,
        "header": dict(record.header),
        "moves": [{"seat": seat_letter(move.seat), "word": move.word} for move in record.moves],
        "events": lines,
        "result": list(record.result) if record.result else None,
    }
