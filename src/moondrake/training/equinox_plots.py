"""Pictures of what was measured in Equinox: strength over steps, and over positions learned from.

`python -m moondrake.training.equinox_plots docs/players/equinox-measured.jsonl docs/players` reads the lines
that `equinox_measure --log` wrote and draws `equinox-steps.svg` and `equinox-training.svg`.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from moondrake.training.curves import Curves, Point, curve_plot


def read_curves(lines: Sequence[dict[str, Any]], curve: str, axis: str) -> Curves:
    """The lines that belong to a picture, a curve for each number of players."""
    curves: Curves = {}
    for line in lines:
        if line["curve"] == curve:
            name = "two players" if line["players"] == 2 else f"alone among {line['players'] - 1}"
            found = Point(float(line[axis]), line["rate"], line["low"], line["high"])
            curves.setdefault(name, []).append(found)
    return curves


def main(words: list[str] | None = None) -> int:
    """Draw what the file has lines for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("measured", type=Path)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args(words)
    lines = [json.loads(line) for line in chosen.measured.read_text().splitlines()]
    for curve, axis, title, label in (
        ("steps", "steps", "Strength over steps", "steps for an answer; club has 3,000"),
        ("training", "learned", "Strength over training", "positions learned from"),
    ):
        curves = read_curves(lines, curve, axis)
        if curves:
            path = chosen.folder / f"equinox-{curve}.svg"
            path.write_text(curve_plot(title, label, curves), encoding="utf-8")
            print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
