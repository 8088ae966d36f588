"""A matrix of win rates as an SVG picture: blue wins, red loses, white is even; every cell has its number."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

CELL: Final = 58
HEIGHT: Final = 34
LETTER: Final = 7.2
WIN: Final = (33, 102, 172)
LOSE: Final = (178, 24, 43)
EMPTY: Final = "#eeeeee"
DARK: Final = 0.32
"""How far from even a cell must be to need white letters."""


@dataclass(frozen=True, slots=True)
class Cell:
    """How often the row won against the column."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games


Matrix = Sequence[Sequence[Cell | None]]


def colour(rate: float) -> str:
    """From red over white to blue."""
    target = WIN if rate >= 0.5 else LOSE
    strength = min(1.0, abs(rate - 0.5) * 2)
    parts = [round(255 + (value - 255) * strength) for value in target]
    return f"#{parts[0]:02x}{parts[1]:02x}{parts[2]:02x}"


def svg(title: str, rows: Sequence[str], columns: Sequence[str], cells: Matrix, note: str = "") -> str:
    """The picture; `cells[row][column]` is None where nothing was played."""
    left = 16 + round(max((len(name) for name in rows), default=0) * LETTER)
    width = max(left + CELL * len(columns) + 16, 16 + round(len(max(title, note, key=len)) * LETTER))
    height = 84 + HEIGHT * len(rows) + (24 if note else 0)
    shown = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="8" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for place, name in enumerate(columns):
        middle = left + CELL * place + CELL // 2
        shown.append(f'<text x="{middle}" y="58" text-anchor="middle">{escape(name)}</text>')
    for line, name in enumerate(rows):
        top = 66 + HEIGHT * line
        shown.append(f'<text x="{left - 8}" y="{top + 22}" text-anchor="end">{escape(name)}</text>')
        shown += [_cell(cell, left + CELL * place, top) for place, cell in enumerate(cells[line])]
    if note:
        shown.append(f'<text x="8" y="{height - 12}" fill="#444444">{escape(note)}</text>')
    return "\n".join([*shown, "</svg>", ""])


def _cell(cell: Cell | None, left: int, top: int) -> str:
    box = f'<rect x="{left}" y="{top}" width="{CELL - 2}" height="{HEIGHT - 2}" '
    if cell is None or not cell.games:
        return f'{box}fill="{EMPTY}"/>'
    rate = cell.rate
    ink = "white" if abs(rate - 0.5) > DARK else "black"
    return (
        f'{box}fill="{colour(rate)}"><title>{cell.wins:g} of {cell.games}</title></rect>'
        f'<text x="{left + CELL // 2 - 1}" y="{top + 21}" text-anchor="middle" fill="{ink}">'
        f"{100 * rate:.0f}</text>"
    )


def table(rows: Sequence[str], columns: Sequence[str], cells: Matrix) -> list[str]:
    """The same in plain letters: win rates in percent."""
    wide = max((len(name) for name in rows), default=0)
    narrow = max(6, *(len(name) + 1 for name in columns))
    lines = [" " * wide + "".join(f"{name:>{narrow}}" for name in columns)]
    for line, name in enumerate(rows):
        numbers = [
            "-" if cell is None or not cell.games else f"{100 * cell.rate:.0f}" for cell in cells[line]
        ]
        lines.append(f"{name:<{wide}}" + "".join(f"{number:>{narrow}}" for number in numbers))
    return lines
