"""`moondrake replay FILE`: check a record step by step and tell the game in words."""

import argparse
import json
import sys
from pathlib import Path

from moondrake.bluemoon import BOT
from moondrake.bluemoon import State as BlueMoonState
from moondrake.cli.preparing import deck_title
from moondrake.games import GAMES
from moondrake.table import EVERYONE, State, parse_record
from moondrake.table.record import Record, replay, seat_letter
from moondrake.words import listed, say


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("file", help=say("replay-file", language))
    parser.add_argument("--json", action="store_true", help=say("replay-json", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay the file; a bad record is an error that names the line."""
    record = parse_record(Path(chosen.file).read_text(encoding="utf-8"))
    if record.game not in GAMES:
        known = listed(list(GAMES), chosen.lang)
        print(say("replay-unknown-game", chosen.lang, game=record.game, known=known), file=sys.stderr)
        return 1
    state = replay(record, GAMES[record.game].rules)
    lines = told(record, state, chosen.lang)
    if chosen.json:
        print(json.dumps(summary(record, lines), indent=2, ensure_ascii=False))
        return 0
    for key, value in record.header:
        print(f"{key}: {value}")
    print("\n".join(lines))
    print(say("replay-sound" if record.result else "replay-unfinished", chosen.lang))
    return 0


def told(record: Record, state: State, language: str) -> list[str]:
    """The whole game in words; a replay may see everything."""
    seats = [say("replay-seat", language, letter=seat_letter(seat)) for seat in range(state.seats())]
    if isinstance(state, BlueMoonState) and state.match.solo:
        seats.append(say("solo-deck", language, name=deck_title(state.match.setup.decks[BOT], language)))
    face = GAMES[record.game].face(tuple(seats), language)
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
