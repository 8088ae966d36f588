"""`moondrake trace check FILE`: replay games recorded by the independent program and compare.

`moondrake trace seat` takes a seat in a game that such a program referees.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from moondrake.cli.trace_seat import serve_seat
from moondrake.players.registry import levels
from moondrake.sim.contestants import LONGEST_CLOCK
from moondrake.table import SetupError
from moondrake.table.saying import listed
from moondrake.traces import Difference, Report, check_file
from moondrake.words import say

SHOWN = 20


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help=say("trace-check-help", language))
    check.add_argument("file", help=say("trace-file", language))
    check.add_argument("--json", action="store_true", help=say("trace-json", language))
    check.set_defaults(run=run)
    seat = actions.add_parser("seat", help=say("trace-seat-help", language))
    names = listed(list(levels("bluemoon")))
    seat.add_argument(
        "--level",
        choices=levels("bluemoon"),
        default="champion",
        help=say("bot-level", language, levels=names),
    )
    seat.add_argument("--time", type=int, default=50, metavar="MS", help=say("trace-seat-time", language))
    seat.add_argument("--seed", type=int, default=0, help=say("trace-seat-seed", language))
    seat.set_defaults(run=run_seat)


def run_seat(chosen: argparse.Namespace) -> int:
    """Answer what a referee asks on standard input, until it ends."""
    if not 1 <= chosen.time <= LONGEST_CLOCK:
        raise SetupError("problem-trace-time", most=LONGEST_CLOCK, time=chosen.time)
    serve_seat(sys.stdin, sys.stdout, chosen.level, chosen.time / 1000, chosen.seed)
    return 0


def run(chosen: argparse.Namespace) -> int:
    """Check a file; exit 1 where the engines differ for a reason that is not known."""
    report = _check(Path(chosen.file), chosen.lang)
    if chosen.json:
        print(json.dumps(asdict(report), indent=2))
    else:
        _print(report, chosen.lang)
    return 1 if report.known() < len(report.differences) else 0


def _check(path: Path, language: str) -> Report:
    """Check the file; where somebody watches, count the games as they go by."""
    if not sys.stderr.isatty():
        return check_file(path)

    def counted(games: int) -> None:
        if games % 10 == 0:
            words = say("trace-progress", language, games=games)
            print("\r" + words, end="", file=sys.stderr, flush=True)

    report = check_file(path, counted)
    print(file=sys.stderr)
    return report


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
    if report.differences:
        print(say("trace-differences", language, count=len(report.differences)))
        print(say("trace-known", language, known=str(report.known())))
    for difference in _new_first(report.differences)[:SHOWN]:
        kind = f"{difference.kind} ({difference.rule})" if difference.rule else difference.kind
        game, event = str(difference.game), str(difference.event)
        print(say("trace-difference", language, game=game, event=event, kind=kind))
        print(say("trace-ours", language, what=str(difference.ours)))
        print(say("trace-theirs", language, what=str(difference.theirs)))
        if difference.deviation:
            what = say(f"trace-deviation-{difference.deviation}", language)
            print(say("trace-deviation", language, what=what))
    if len(report.differences) > SHOWN:
        print(say("trace-more", language, count=len(report.differences) - SHOWN))


def _new_first(differences: list[Difference]) -> list[Difference]:
    """What no known deviation explains comes first."""
    return sorted(differences, key=lambda difference: bool(difference.deviation))
