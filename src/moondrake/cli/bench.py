"""`moondrake bench GAME`: how fast the engine is on this machine."""

import argparse
import json
from typing import Any

from moondrake.sim.bench import BENCHES

SECONDS = 10.0
CALLS = ("copy", "view", "legal_actions", "apply", "determinize")
WIDTH = 34


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("bench", help="measure how fast the engine is")
    parser.add_argument("game", choices=tuple(BENCHES), help="which engine")
    parser.add_argument("--seconds", type=_seconds, default=SECONDS, help="about how long (default: 10)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def _seconds(word: str) -> float:
    seconds = float(word)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("must be above 0 and at most 3600")
    return seconds


def run(chosen: argparse.Namespace) -> int:
    """Measure, then print."""
    report = BENCHES[chosen.game](chosen.seconds, chosen.seed)
    if chosen.json:
        print(json.dumps(_rounded(report), indent=2))
    else:
        print("\n".join(lines(report)))
    return 0


def _rounded(value: Any) -> Any:
    """Six digits say more than the measurement knows already."""
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    return float(f"{value:.6g}") if isinstance(value, float) else value


def lines(report: dict[str, Any]) -> list[str]:
    """The report as a table."""
    machine, yardsticks = report["machine"], report["yardsticks"]
    way = "compiled" if report["compiled"] else "interpreted"
    shown = [
        f"{report['game']}, {way}; Python {machine['python']}, {machine['platform']}",
        f"{machine['processor'] or 'unknown processor'}, {machine['cpus']} CPUs, load {machine['load']}",
        "",
        "random games a second",
        *(_line(f"  {name}", pace, 1) for name, pace in _paces(report)),
        _line("decisions a second", report["decisions_per_second"], 0),
        _line("decisions a game", report["decisions_per_game"], 1),
        _line("  with a choice for a player", report["choices_per_game"], 1),
        "microseconds a call",
        *(_line(f"  {name}", report[f"{name}_us"], 2) for name in CALLS),
        "yardsticks",
        *(_yardstick(name, pace) for name, pace in yardsticks.items() if name != "note"),
        _line("noise (spread of 5 slices, %)", report["noise"], 1),
        _line("share of a CPU we had (%)", report["cpu_share"], 1),
    ]
    return shown + ([f"({yardsticks['note']})"] if yardsticks["note"] else [])


def _paces(report: dict[str, Any]) -> list[tuple[str, float]]:
    """The games a second, each with its name."""
    games = report["games_per_second"]
    if report["game"] == "equinox":
        paces = [(f"{players} players, events off", pace) for players, pace in games.items()]
        with_events = report["games_per_second_events_on"]
        return paces + [(f"{players} players, events on", pace) for players, pace in with_events.items()]
    return [
        (f"{ruleset}, {events.replace('_', ' ')}", pace)
        for ruleset, both in games.items()
        for events, pace in both.items()
    ]


def _line(name: str, value: float, digits: int) -> str:
    return f"{name:{WIDTH}}{value:>14,.{digits}f}"


def _yardstick(name: str, pace: float | None) -> str:
    unit = "million loops/s" if name == "python" else "games/s"
    label = f"  {name} ({unit})"
    return f"{label:{WIDTH}}{'-':>14}" if pace is None else _line(label, pace, 1)
