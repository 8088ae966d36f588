"""Before and after, alternating in rounds: `python -m scripts.bench_rounds FOLDER`.

FOLDER is an earlier state of this repository with its engines compiled: `git worktree add FOLDER COMMIT`,
then `python -m scripts.compile` there. Writes the table of docs/speed.md. All is measured in processor time,
so that a busy machine shows in the spread of the rounds only; the instructions that valgrind counts do not
depend on it at all.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from scripts.bench_report import PAGE, ROOT, STARTING, counted_instructions, figure, fill

GAMES: Final = {"bluemoon": "Blue Moon", "equinox": "Equinox"}
WAYS: Final = {"interpreted": "src", "compiled": "build/compiled"}
CALLS: Final = {
    "view": "`view`, µs",
    "json": "a view as JSON, µs",
    "table": "a view as JSON without memory, µs",
}
MODES: Final = {"asked": "every question asked", "simulated": "simulated", **CALLS}
SCRIPT: Final = (
    STARTING
    + """
import json
from random import Random
from time import process_time
from moondrake import table
seconds = float(sys.argv[2])

def race(play):
    play(start(0))
    games, began = 0, process_time()
    while process_time() - began < seconds:
        play(start(games))
        games += 1
    return games / (process_time() - began)

rng = Random(1)
found = {"asked": race(lambda state: table.play_out(state, rng))}
if hasattr(table, "simulate_out"):
    dice = table.Dice(1)
    found["simulated"] = race(lambda state: table.simulate_out(state, dice))
positions = []
for number in range(9):
    state = start(number)
    while not state.is_over():
        options = state.legal_actions()
        state.apply(options[int(rng.random() * len(options))])
        if not state.is_over() and state.seat_to_act() >= 0 and rng.random() < 0.1:
            positions.append(state.copy())

def cost(call, values):
    best = 1e9
    for _ in range(5):
        began = process_time()
        for value in values:
            call(value)
        best = min(best, process_time() - began)
    return best / len(values) * 1e6

from moondrake.players.protocol import view_json
found["view"] = cost(lambda state: state.view(state.seat_to_act()), positions)
views = [state.view(state.seat_to_act()) for state in positions]
found["json"] = cost(view_json, views)
found["table"] = cost(lambda view: view_json(view, False), views)
print(json.dumps(found))
"""
)
Rounds = dict[tuple[str, str, str], list[dict[str, float]]]
"""For each game, way and side ("before", "after"): what each round showed."""


def play(folder: Path, game: str, seconds: float) -> dict[str, float]:
    """One stretch of random games in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    words = [sys.executable, "-c", SCRIPT, game, str(seconds)]
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure(sides: dict[str, Path], rounds: int, seconds: float) -> Rounds:
    """All rounds, the two sides by turns."""
    shown: Rounds = {}
    for number in range(rounds):
        for game in GAMES:
            for way, folder in WAYS.items():
                for side, root in sides.items():
                    print(f"round {number + 1}: {game}, {way}, {side}", file=sys.stderr)
                    shown.setdefault((game, way, side), []).append(play(root / folder, game, seconds))
    return shown


def table(shown: Rounds, rounds: int) -> list[str]:
    """A line for each game, way, side and measure; the last column compares the medians."""
    heads = " | ".join(f"round {number + 1}" for number in range(rounds))
    lines = [f"| games per processor second | {heads} | after : before |", "|---|" + "---:|" * (rounds + 1)]
    for game, title in GAMES.items():
        for way in WAYS:
            before = shown[game, way, "before"]
            for side in ("before", "after"):
                for mode, words in MODES.items():
                    found = [one[mode] for one in shown[game, way, side] if mode in one]
                    if found:
                        ratio = "" if side == "before" else compared(found, before, mode)
                        cells = " | ".join(map(figure, found))
                        lines.append(f"| {title}, {way}, {side}: {words} | {cells} | {ratio} |")
    return [*lines, ""]


def compared(found: list[float], before: list[dict[str, float]], mode: str) -> str:
    """How many times as fast; where nothing could be simulated before, against games with all questions."""
    old = median([one.get(mode, one["asked"]) for one in before])
    return f"{old / median(found) if mode in CALLS else median(found) / old:.2f}"


def counts(sides: dict[str, Path]) -> list[str]:
    """Instructions of a random game, compiled."""
    lines = ["| compiled, instructions of a random game | Blue Moon | Equinox |", "|---|---:|---:|"]
    for side, root in sides.items():
        for name, words in (("play_out", MODES["asked"]), ("simulate_out", MODES["simulated"])):
            source = (root / "src/moondrake/table/chance.py").read_text(encoding="utf-8")
            if f"def {name}(" in source:
                print(f"instructions: {side}, {words}", file=sys.stderr)
                compiled = root / WAYS["compiled"]
                cells = [
                    f"{counted_instructions(sys.executable, compiled, game, name):,.0f}" for game in GAMES
                ]
                lines.append(f"| {side}, {words} | {' | '.join(cells)} |")
    return [*lines, ""]


def named(root: Path) -> str:
    done = subprocess.run(
        ["git", "-C", str(root), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or root.name


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("before", type=Path, help="an earlier state of the repository, compiled")
    parser.add_argument("--name", help="what to call it; its commit unless told")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5, help="processor seconds of each stretch of games")
    parser.add_argument("--no-instructions", action="store_true", help="do not count them with valgrind")
    chosen = parser.parse_args()
    sides = {"before": chosen.before.resolve(), "after": ROOT}
    for root in sides.values():
        if not any((root / WAYS["compiled"]).glob("moondrake/**/*.so")):
            raise SystemExit(f"bench_rounds: {root} has no compiled engines: python -m scripts.compile there")
    load = os.getloadavg()[0]
    lines = table(measure(sides, chosen.rounds, chosen.seconds), chosen.rounds)
    if not chosen.no_instructions:
        lines += counts(sides)
    names = f"Before: {chosen.name or named(chosen.before)}; after: {named(ROOT)}. Load: {load:.1f}."
    text = "\n".join([names, "", *lines])
    PAGE.write_text(fill(PAGE.read_text(encoding="utf-8"), "rounds", text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
