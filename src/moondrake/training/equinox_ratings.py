"""Elo ratings of the levels of Equinox from what was measured with two players.

`python -m moondrake.training.equinox_ratings docs/players/equinox-measured.jsonl` reads the lines that
`equinox_measure --curve ratings --log` wrote and prints a table, `beginner` at 1000, with 95 % intervals.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from moondrake.sim.intervals import Z_95
from moondrake.sim.ratings import bradley_terry

ANCHOR: Final = "beginner"
ANCHORED: Final = 1000


def table(lines: Sequence[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """Every level with its rating and half of its interval, the weakest first."""
    met = [line for line in lines if line["curve"] == "ratings" and line["players"] == 2]
    names = sorted({line[side] for line in met for side in ("who", "others")})
    wins = [[0.0] * len(names) for _ in names]
    for line in met:
        who, others = names.index(line["who"]), names.index(line["others"])
        wins[who][others] += line["rate"] * line["games"]
        wins[others][who] += (1 - line["rate"]) * line["games"]
    ratings = bradley_terry(names, wins)
    base = ratings[names.index(ANCHOR)].points
    found = [(one.name, ANCHORED + one.points - base, Z_95 * one.error) for one in ratings]
    return sorted(found, key=lambda one: one[1])


def main(words: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("measured", type=Path)
    chosen = parser.parse_args(words)
    found = table([json.loads(line) for line in chosen.measured.read_text().splitlines()])
    print("| | " + " | ".join(f"`{name}`" for name, _, _ in found) + " |")
    print("|---" + "|---:" * len(found) + "|")
    told = [f"{points:.0f}" + (f" ± {half:.0f}" if name != ANCHOR else "") for name, points, half in found]
    print("| rating | " + " | ".join(told) + " |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
