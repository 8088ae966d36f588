"""A course of training as a picture (SVG): foresight and strength over the hours."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
BOTTOM: Final = 44
TOP: Final = 36
CURVES: Final = (
    ("club", "against club", "#1f6feb"),
    ("auc", "foresight (AUC)", "#9a6700"),
)


def course_plot(entries: Sequence[dict[str, Any]]) -> str:
    """Percent over hours; intervals as bars where games were played."""
    hours = max([float(entry["hours"]) for entry in entries], default=1.0) or 1.0
    shown = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13" role="img">',
        "<title>A course of training</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for percent in range(40, 101, 10):
        height = _y(percent / 100)
        shown.append(f'<line x1="{LEFT}" x2="{WIDTH - 12}" y1="{height}" y2="{height}" stroke="#dddddd"/>')
        shown.append(f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{percent} %</text>')
    middle, foot = WIDTH // 2, HEIGHT - 8
    shown.append(f'<text x="{middle}" y="{foot}" text-anchor="middle">hours, up to {hours:.1f}</text>')
    for place, (kind, name, colour) in enumerate(CURVES):
        shown.append(f'<text x="{LEFT + 170 * place}" y="20" fill="{colour}">{escape(name)}</text>')
        shown += _curve(entries, kind, colour, hours)
    return "\n".join([*shown, "</svg>", ""])


def _curve(entries: Sequence[dict[str, Any]], kind: str, colour: str, hours: float) -> list[str]:
    shown, points = [], []
    for entry in entries:
        found = entry["against_club"] if kind == "club" else None
        if kind == "club" and found is None:
            continue
        rate = float(found["rate"] if found is not None else entry["auc"])
        left = _x(float(entry["hours"]) / hours)
        points.append(f"{left},{_y(rate)}")
        if found is not None:
            low, high = _y(float(found["low"])), _y(float(found["high"]))
            shown.append(f'<line x1="{left}" x2="{left}" y1="{low}" y2="{high}" stroke="{colour}"/>')
    shown.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return shown


def _x(share: float) -> int:
    return round(LEFT + share * (WIDTH - LEFT - 16))


def _y(rate: float) -> int:
    """From 40 to 100 percent; what is below stays on the floor."""
    share = min(max((rate - 0.4) / 0.6, 0.0), 1.0)
    return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP))
