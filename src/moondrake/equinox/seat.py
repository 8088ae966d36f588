"""The door for whoever sits at the table: what a seat knows, and worlds imagined from it. It has no State."""

from moondrake.equinox.rules.control import controller
from moondrake.equinox.rules.places import strength
from moondrake.equinox.seen import Asked, Memory, OpenTable, never_seen
from moondrake.equinox.sightings import (
    ALL_SEATS,
    SAW_NAMES,
    UNSEEN,
    Saw,
    card_seen,
    entry,
    other_of,
    saw_of,
    seat_of,
    suit_seen,
)
from moondrake.equinox.view import EquinoxView, Imagined

__all__ = [
    "ALL_SEATS",
    "SAW_NAMES",
    "UNSEEN",
    "Asked",
    "EquinoxView",
    "Imagined",
    "Memory",
    "OpenTable",
    "Saw",
    "card_seen",
    "controller",
    "entry",
    "never_seen",
    "other_of",
    "saw_of",
    "seat_of",
    "strength",
    "suit_seen",
]
