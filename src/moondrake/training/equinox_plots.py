"""Pictures of what was measured in Equinox: strength over steps, and over positions learned from.

`python -m moondrake.training.equinox_plots docs/players/equinox-measured.jsonl docs/players` reads the lines
that `equinox_measure --log` wrote and draws `equinox-steps.svg` and `equinox-training.svg`.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
RIGHT: Final = 24
BOTTOM: Final = 52
TOP: Final = 36
COLOURS: Final = ("#1f6feb", "#9a6700", "#1a7f37", "#8250df")
LEGEND: Final = 150
MARK: Final = 3


@dataclass(frozen=True, slots=True)
class Point:
    """What was found at one place of the axis."""

    place: float
    rate: float
    low: float
    high: float


Curves = dict[str, list[Point]]


def curve_plot(title: str, axis: str, curves: Curves) -> str:
    """Percent over a logarithmic axis, intervals as bars."""
    places = sorted({point.place for points in curves.values() for point in points})
    shown = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for percent in range(0, 101, 20):
        height = _y(percent / 100)
        shown.append(f'<line x1="{LEFT}" x2="{WIDTH - 12}" y1="{height}" y2="{height}" stroke="#dddddd"/>')
        shown.append(f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{percent} %</text>')
    for place in places:
        left = _x(place, places)
        shown.append(f'<text x="{left}" y="{HEIGHT - 32}" text-anchor="middle">{_short(place)}</text>')
    middle = WIDTH // 2
    shown.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{escape(axis)}</text>')
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        shown.append(f'<text x="{LEFT + LEGEND * number}" y="20" fill="{colour}">{escape(name)}</text>')
        shown += _curve(points, places, colour)
    return "\n".join([*shown, "</svg>", ""])


def _curve(points: Sequence[Point], places: Sequence[float], colour: str) -> list[str]:
    shown, corners = [], []
    for point in sorted(points, key=lambda one: one.place):
        left = _x(point.place, places)
        corners.append(f"{left},{_y(point.rate)}")
        bar = f'x1="{left}" x2="{left}" y1="{_y(point.low)}" y2="{_y(point.high)}"'
        shown.append(f'<line {bar} stroke="{colour}"/>')
        shown.append(f'<circle cx="{left}" cy="{_y(point.rate)}" r="{MARK}" fill="{colour}"/>')
    shown.append(f'<polyline points="{" ".join(corners)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return shown


def _x(place: float, places: Sequence[float]) -> int:
    """Logarithmic between the first and the last place."""
    span = log(places[-1] / places[0]) or 1.0
    return round(LEFT + 16 + log(place / places[0]) / span * (WIDTH - LEFT - RIGHT - 16))


def _y(rate: float) -> int:
    return round(HEIGHT - BOTTOM - min(max(rate, 0.0), 1.0) * (HEIGHT - BOTTOM - TOP))


def _short(place: float) -> str:
    """A number as people write it on an axis."""
    if place >= 1_000_000:
        return f"{place / 1_000_000:g}M"
    return f"{place / 1000:g}k" if place >= 10_000 else f"{place:g}"


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
