"""A table as everybody may see it, in plain text or as a small picture, for those who watch a learner."""

from dataclasses import dataclass
from typing import Any

from moondrake.adapters.extras import MissingExtra
from moondrake.bluemoon import CARD_SHIFT, BlueMoonView
from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.words import card_name
from moondrake.bluemoon.zones import LOCAL
from moondrake.equinox import View as EquinoxView
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.prints import NO_CARD, ROWS, card_word
from moondrake.table import HIDDEN, SPECTATOR, State, View

WIDTH = 960
MARGIN = 12
TILE = (116, 46)
GROUND = (22, 26, 44)
INK = (232, 230, 220)
PAPERS = {"fire": (132, 52, 38), "earth": (52, 84, 50), "none": (58, 64, 92)}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: a label and its cards, each a few words."""

    label: str
    tiles: tuple[str, ...] = ()
    paper: str = "none"


def rows(view: View) -> list[Row]:
    """The table line by line."""
    if type(view) is BlueMoonView:
        return _blue_moon(view)
    assert type(view) is EquinoxView
    return _equinox(view)


def text(state: State) -> str:
    """The table in plain text."""
    lines = []
    for row in rows(state.view(SPECTATOR)):
        tiles = ", ".join(row.tiles)
        lines.append(f"{row.label}: {tiles}" if tiles else row.label)
    return "\n".join(lines)


def picture(state: State) -> Any:
    """The table as an array of height, width and three colours."""
    try:
        import numpy as np
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise MissingExtra("pillow", "pettingzoo") from error
    found = rows(state.view(SPECTATOR))
    across = (WIDTH - 2 * MARGIN) // (TILE[0] + 4)
    heights = [16 + (TILE[1] + 4) * -(-len(row.tiles) // across) for row in found]
    image = Image.new("RGB", (WIDTH, max(sum(heights) + 2 * MARGIN, 540)), GROUND)
    draw = ImageDraw.Draw(image)
    top = MARGIN
    for row, height in zip(found, heights, strict=True):
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


def _blue_moon(view: BlueMoonView) -> list[Row]:
    table = view.table
    element = Element(table.element).name.lower() if table.element >= 0 else "none"
    holder = "a" if table.dragons > 0 else "b"
    dragons = f"{abs(table.dragons)} with {holder}" if table.dragons else "all in the middle"
    found = [Row(f"element: {element}; dragons: {dragons}; active: {'ab'[table.seat]}")]
    for seat in (1, 0):
        side = table.sides[seat]
        found.append(
            Row(f"{'ab'[seat]}: power {side.power}, {side.hand_size} in hand, {side.pile_size} in the pile")
        )
        zones = {
            "combat": side.active,
            "covered": side.inactive,
            "support": side.support,
            "bluffs": side.bluffs,
            "leadership": side.leading,
            "ships": tuple(ship.ship for ship in side.ships),
            "lasting": side.lasting,
        }
        for name, cards in zones.items():
            if cards:
                found.append(Row(f"  {name}", tuple(_tile(view, card) for card in cards), element))
    if table.winner >= 0:
        found.append(Row(f"{'ab'[table.winner]} wins {table.crystals} crystals"))
    return found


def _tile(view: BlueMoonView, card: int) -> str:
    if card == HIDDEN:
        return "face down"
    printed = view.match.facts[card >> CARD_SHIFT].printed[card & LOCAL]
    return f"{card_name(view.match, card, 'en')} {printed.fire}/{printed.earth}"


def _equinox(view: EquinoxView) -> list[Row]:
    table = view.table
    seats = range(len(table.hand_sizes))
    found = [Row(f"round {table.row + 1}; turn: {'abcde'[table.turn]}; {table.pile_size} in the pile")]
    for creature in table.creatures:
        fields = [creature * ROWS + row for row in range(ROWS)]
        tiles = tuple(_field(table.visible[place], table.stones[place]) for place in fields)
        champions = "".join("abcde"[seat] for seat in seats if table.champions[creature] >> seat & 1)
        stones = f", champion: {champions}" if champions else ""
        found.append(Row(f"{CREATURES[creature].key}{stones}", tiles))
    for seat in seats:
        found.append(
            Row(
                f"{'abcde'[seat]}: {table.points[seat]:g} points, {table.hand_sizes[seat]} in hand,"
                f" {table.stones_left[seat]} stones left"
            )
        )
    return found


def _field(card: int, stone: int) -> str:
    shown = card_word(card) if card != NO_CARD else "-"
    return f"{shown} ({'abcde'[stone]})" if stone >= 0 else shown
