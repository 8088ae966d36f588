"""Strength as a picture (SVG): percent over a logarithmic axis, intervals as bars.

`python -m moondrake.training.curves docs/players/champion-steps.jsonl docs/players/champion-steps.svg` draws
a file of lines: `curve` it belongs to, `place` on the axis, `rate`, `low` and `high`; its first line has the
`title` and the `axis`.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log
from pathlib import Path
from typing import Final

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


def main(measured: str, picture: str) -> None:
    """Draw what the file has lines for."""
    head, *lines = [json.loads(line) for line in Path(measured).read_text(encoding="utf-8").splitlines()]
    curves: Curves = {}
    for line in lines:
        found = Point(float(line["place"]), line["rate"], line["low"], line["high"])
        curves.setdefault(line["curve"], []).append(found)
    Path(picture).write_text(curve_plot(head["title"], head["axis"], curves), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
