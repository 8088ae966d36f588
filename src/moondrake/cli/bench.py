"""`moondrake bench GAME`: how fast the engine is on this machine."""

import argparse
import json
from functools import partial
from typing import Any

from moondrake.games import GAMES
from moondrake.words import number, say

SECONDS = 10.0
CALLS = (
    "copy",
    "view",
    "legal_actions",
    "apply",
    "determinize",
    "determinize_first",
    "determinize_p999",
    "determinize_worst",
    "explain",
    "explain_worst",
    "explain_hand",
    "explain_hand_worst",
)
WIDTH = 34


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    measured = [name for name, game in GAMES.items() if game.bench_at]
    parser.add_argument("game", choices=measured, help=say("bench-game", language))
    seconds = partial(_seconds, language)
    parser.add_argument("--seconds", type=seconds, default=SECONDS, help=say("bench-seconds", language))
    parser.add_argument("--seed", type=int, default=0, help=say("bench-seed", language))
    parser.add_argument("--json", action="store_true", help=say("main-json", language))
    parser.set_defaults(run=run)


def _seconds(language: str, word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(say("bench-bad-seconds", language))
    return seconds


def run(chosen: argparse.Namespace) -> int:
    """Measure, then print."""
    report = GAMES[chosen.game].bench(chosen.seconds, chosen.seed)
    paces = report.pop("paces")
    if chosen.json:
        print(json.dumps(_rounded(report), indent=2))
    else:
        print("\n".join(lines(report, paces, chosen.lang)))
    return 0


def _rounded(value: Any) -> Any:
    """Six digits say more than the measurement knows already."""
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    return float(f"{value:.6g}") if isinstance(value, float) else value


def lines(report: dict[str, Any], paces: Any, language: str) -> list[str]:
    """The report as a table."""
    yardsticks = report["yardsticks"]
    line = partial(_line, language)
    shown = [
        *_head(report, language),
        "",
        say("bench-games", language),
        *(line(f"  {say(words, language, **facts)}", pace, 1) for words, facts, pace in paces),
        line(say("bench-decisions", language), report["decisions_per_second"], 0),
        line(say("bench-decisions-game", language), report["decisions_per_game"], 1),
        line(say("bench-choices-game", language), report["choices_per_game"], 1),
        say("bench-microseconds", language),
        *(line(f"  {name}", report[f"{name}_us"], 2) for name in CALLS if f"{name}_us" in report),
        say("bench-yardsticks", language),
        *(_yardstick(language, name, pace) for name, pace in yardsticks.items() if name != "note"),
        line(say("bench-noise", language), report["noise"], 1),
        line(say("bench-share", language), report["cpu_share"], 1),
    ]
    return shown + ([f"({yardsticks['note']})"] if yardsticks["note"] else [])


def _head(report: dict[str, Any], language: str) -> list[str]:
    machine = report["machine"]
    return [
        say(
            "bench-machine",
            language,
            game=report["game"],
            way="compiled" if report["compiled"] else "interpreted",
            python=machine["python"],
            platform=machine["platform"],
        ),
        say(
            "bench-processor",
            language,
            processor=machine["processor"] or "unknown",
            cpus=machine["cpus"],
            load=str(machine["load"]),
        ),
    ]


def _line(language: str, name: str, value: float, digits: int) -> str:
    return f"{name:{WIDTH}}{number(value, language, digits):>14}"


def _yardstick(language: str, name: str, pace: float | None) -> str:
    key = "bench-yardstick-loops" if name == "python" else "bench-yardstick-games"
    label = say(key, language, name=name)
    return f"{label:{WIDTH}}{'-':>14}" if pace is None else _line(language, label, pace, 1)
