"""The picture of docs/speed.md: microseconds per decision over the number of cards."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from scripts.bench_points import Points

DASHED: Final = "interpreted"
PANEL: Final = (400, 300)
"""Width and height of one set of axes."""
TOP: Final = 64
LEFTS: Final = (70, 560)
PICTURE: Final = (985, 500)
STYLE: Final = """
  .page { fill: #ffffff } text { fill: #24292f; font: 13px sans-serif } .title { font-weight: bold }
  .axis { stroke: #57606a } .grid { stroke: #d0d7de } .line { fill: none; stroke-width: 2 }
  .c0 { stroke: #57606a } .c1 { stroke: #0969da } .c2 { stroke: #bc4c00 } .c3 { stroke: #1a7f37 }
  .c4 { stroke: #8250df } .interpreted { stroke-dasharray: 6 4 } .end { text-anchor: end }
  .middle { text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #e6edf3 } .axis { stroke: #8b949e } .grid { stroke: #30363d }
    .c0 { stroke: #adbac7 } .c1 { stroke: #58a6ff } .c2 { stroke: #f0883e } .c3 { stroke: #56d364 }
    .c4 { stroke: #bc8cff }
  }
"""


class Line(NamedTuple):
    """A line of the picture: which points, in which panel, which colour, what it is."""

    name: str
    panel: int
    colour: int
    label: str


LINES: Final = (
    Line("ready-made", 0, 0, "ready-made decks, random games"),
    Line("supports", 0, 1, "45-card decks, many supports"),
    Line("ships", 0, 2, "45-card decks, up to 8 ships a side with cargo"),
    Line("answer", 1, 3, "one more answer"),
    Line("resolve", 1, 4, "nobody answers: the whole chain is settled"),
)
TITLES: Final = ("active cards of both sides", "cards in a chain of answers")


def picture(runs: dict[str, Points]) -> str:
    """Microseconds per decision over the number of cards, all ways in one picture."""
    values = [y for run in runs.values() for line in run.values() for _, y in line]
    low, high = nice_below(min(values)), nice_above(max(values))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE[0]} {PICTURE[1]}" role="img">',
        "<title>Microseconds per decision over the number of cards</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{PICTURE[0]}" height="{PICTURE[1]}"/>',
        text_at(LEFTS[0], 24, "Blue Moon: microseconds per decision (options and apply)", "title"),
        text_at(LEFTS[0], 44, "; ".join(f"{'dashed' if w == DASHED else 'solid'}: {w}" for w in runs)),
    ]
    for panel in (0, 1):
        lines = [line for line in LINES if line.panel == panel]
        widest = max(x for run in runs.values() for line in lines for x, _ in run[line.name])
        scale = Scale(LEFTS[panel], nice_step(widest), widest, low, high)
        parts += axes(scale, TITLES[panel])
        for row, line in enumerate(lines):
            parts += legend(scale, row, line)
            parts += [curve(scale, line, way, run[line.name]) for way, run in runs.items()]
    return "\n".join([*parts, "</svg>", ""])


class Scale(NamedTuple):
    """Where a value lies in a panel: cards to the right, microseconds (logarithmic) upwards."""

    left: float
    step: int
    widest: float
    low: float
    high: float

    def x(self, cards: float) -> float:
        return round(self.left + cards / self.most() * PANEL[0], 1)

    def y(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return round(TOP + PANEL[1] * (1 - share), 1)

    def most(self) -> int:
        return math.ceil(self.widest / self.step) * self.step


def nice_step(widest: float) -> int:
    return next(step for step in (1, 2, 5, 10, 20) if widest / step <= 10)


def nice_values() -> list[float]:
    return [digit * 10.0**power for power in range(-2, 6) for digit in (1, 2, 5)]


def nice_below(value: float) -> float:
    return max(nice for nice in nice_values() if nice <= value)


def nice_above(value: float) -> float:
    return min(nice for nice in nice_values() if nice >= value)


def axes(scale: Scale, title: str) -> list[str]:
    bottom, right = TOP + PANEL[1], scale.left + PANEL[0]
    parts = []
    for value in nice_values():
        if scale.low <= value <= scale.high:
            y = scale.y(value)
            parts.append(f'<line class="grid" x1="{scale.left}" y1="{y}" x2="{right}" y2="{y}"/>')
            parts.append(text_at(scale.left - 8, y + 4, f"{value:g}", "end"))
    for cards in range(0, scale.most() + 1, scale.step):
        parts.append(text_at(scale.x(cards), bottom + 18, str(cards), "middle"))
    parts.append(f'<path class="axis" fill="none" d="M{scale.left} {TOP} V{bottom} H{right}"/>')
    parts.append(text_at(scale.left + PANEL[0] / 2, bottom + 38, title, "middle"))
    middle = TOP + PANEL[1] / 2
    turned = f'transform="rotate(-90 {scale.left - 48} {middle})"'
    parts.append(f'<text class="middle" x="{scale.left - 48}" y="{middle}" {turned}>µs per decision</text>')
    return parts


def legend(scale: Scale, row: int, line: Line) -> list[str]:
    y = TOP + PANEL[1] + 64 + row * 22
    sample = f'<line class="line c{line.colour}" x1="{scale.left}" y1="{y}" x2="{scale.left + 30}" y2="{y}"/>'
    return [sample, text_at(scale.left + 38, y + 4, line.label)]


def curve(scale: Scale, line: Line, way: str, found: Sequence[Sequence[float]]) -> str:
    path = " ".join(f"{scale.x(x)},{scale.y(y)}" for x, y in found)
    return f'<polyline class="line c{line.colour} {way}" points="{path}"/>'


def text_at(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{words}</text>'
