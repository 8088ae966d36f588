"""`moondrake trace check FILE`: replay games recorded by the independent program and compare."""

import argparse
import gzip
import json
import sys
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from moondrake.bluemoon.follower import Difference, Follower, TraceError
from moondrake.words import say

SHOWN = 20


@dataclass
class Report:
    """What a check found."""

    games: int = 0
    completed: int = 0
    announcements: int = 0
    agreeing: int = 0
    differences: list[Difference] = field(default_factory=list)


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", language: str) -> None:
    """The words of this command."""
    parser = commands.add_parser("trace", help=say("trace-help", language))
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help=say("trace-check-help", language))
    check.add_argument("file", help=say("trace-file", language))
    check.add_argument("--json", action="store_true", help=say("trace-json", language))
    check.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check a file; exit 1 where the engines differ."""
    report = check_file(Path(chosen.file), progress=chosen.lang if sys.stderr.isatty() else None)
    if chosen.json:
        print(json.dumps(asdict(report), indent=2))
    else:
        _print(report, chosen.lang)
    return 1 if report.differences or report.completed < report.games else 0


def _print(report: Report, language: str) -> None:
    print(say("trace-games", language, games=report.games, completed=report.completed))
    print(
        say(
            "trace-announcements",
            language,
            announcements=str(report.announcements),
            agreeing=str(report.agreeing),
        )
    )
    for difference in report.differences[:SHOWN]:
        kind = f"{difference.kind} ({difference.rule})" if difference.rule else difference.kind
        game, event = str(difference.game), str(difference.event)
        print(say("trace-difference", language, game=game, event=event, kind=kind))
        print(say("trace-ours", language, what=str(difference.ours)))
        print(say("trace-theirs", language, what=str(difference.theirs)))
    if len(report.differences) > SHOWN:
        print(say("trace-more", language, count=len(report.differences) - SHOWN))


def check_file(path: Path, progress: str | None = None) -> Report:
    """Follow every game of a file; `progress` is the language to count them in."""
    report = Report()
    lines = read_lines(path)
    header = next(lines, None)
    if header is None or "decks" not in header:
        raise TraceError(f"{path}: the first line must be the header with 'decks'")
    for game in lines:
        check_game(header, game, report)
        if progress and report.games % 10 == 0:
            print(
                "\r" + say("trace-progress", progress, games=report.games),
                end="",
                file=sys.stderr,
                flush=True,
            )
    if progress:
        print(file=sys.stderr)
    return report


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The JSON objects of a file, packed or not; a broken line is named."""
    number = 0
    try:
        content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        for number, line in enumerate(content.decode("utf-8").splitlines(), start=1):
            value = json.loads(line)
            if not isinstance(value, dict):
                raise TraceError(f"{path}, line {number}: must be a JSON object")
            yield value
    except (json.JSONDecodeError, EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError) as error:
        raise TraceError(f"{path}, line {number}: the file is broken: {error}") from error


def check_game(header: dict[str, Any], game: dict[str, Any], report: Report) -> None:
    """Follow one game; a power that differs does not end it, anything else does."""
    report.games += 1
    follower = Follower(header, game)
    events = game.get("events")
    if not isinstance(events, list):
        raise TraceError(f"game {follower.id} has no list 'events'")
    is_lost = False
    for event in events:
        difference = follower.feed(event)
        if difference is not None:
            report.differences.append(difference)
            is_lost = difference.kind != "power"
            if is_lost:
                break
    if not is_lost:
        last = follower.finish()
        if last is not None:
            report.differences.append(last)
    report.completed += follower.is_finished
    report.announcements += follower.announcements
    report.agreeing += follower.agreeing
