"""A table as everybody may see it, in plain text or as a small picture, for those who watch a learner."""

from collections.abc import Callable, Sequence
from typing import Any

from moondrake.adapters.extras import MissingExtra
from moondrake.adapters.seating import Row

WIDTH = 960
MARGIN = 12
TILE = (116, 46)
GROUND = (22, 26, 44)
INK = (232, 230, 220)
PAPERS = {"fire": (132, 52, 38), "earth": (52, 84, 50), "none": (58, 64, 92)}


def rendered(rows: Callable[[], Sequence[Row]], mode: str | None) -> Any:
    """The table in the way a learner's environment was told: as a picture, as text, or printed."""
    if mode == "rgb_array":
        return picture(rows())
    if mode == "ansi":
        return text(rows())
    if mode == "human":
        print(text(rows()))
    return None


def text(rows: Sequence[Row]) -> str:
    """The table in plain text."""
    lines = []
    for row in rows:
        tiles = ", ".join(row.tiles)
        lines.append(f"{row.label}: {tiles}" if tiles else row.label)
    return "\n".join(lines)


def picture(rows: Sequence[Row]) -> Any:
    """The table as an array of height, width and three colours."""
    try:
        import numpy as np
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise MissingExtra("pillow", "pettingzoo") from error
    across = (WIDTH - 2 * MARGIN) // (TILE[0] + 4)
    heights = [16 + (TILE[1] + 4) * -(-len(row.tiles) // across) for row in rows]
    image = Image.new("RGB", (WIDTH, max(sum(heights) + 2 * MARGIN, 540)), GROUND)
    draw = ImageDraw.Draw(image)
    top = MARGIN
    for row, height in zip(rows, heights, strict=True):
        draw.text((MARGIN, top), row.label, fill=INK)
        for number, words in enumerate(row.tiles):
            left = MARGIN + number % across * (TILE[0] + 4)
            upper = top + 16 + number // across * (TILE[1] + 4)
            draw.rounded_rectangle(
                (left, upper, left + TILE[0], upper + TILE[1]), 5, fill=PAPERS[row.paper], outline=INK
            )
            draw.multiline_text((left + 5, upper + 4), _wrapped(words), fill=INK, spacing=1)
        top += height
    return np.asarray(image, dtype=np.uint8)


def _wrapped(words: str) -> str:
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) > 17:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines[:3])
