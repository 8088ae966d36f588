"""Card packs: cards that owners of a box or anybody else wrote, as text over the same vocabulary."""

from moondrake.bluemoon.packs.notation import Fault
from moondrake.bluemoon.packs.shipped import load, shipped_names
from moondrake.bluemoon.packs.text import (
    Pack,
    PackError,
    card_words,
    cards_from_words,
    parse_pack,
    write_pack,
)

__all__ = [
    "Fault",
    "Pack",
    "PackError",
    "card_words",
    "cards_from_words",
    "load",
    "parse_pack",
    "shipped_names",
    "write_pack",
]
