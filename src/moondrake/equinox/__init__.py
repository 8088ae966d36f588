"""Equinox: the tournament of fabulous creatures, for two to five players."""

from moondrake.equinox import travel as travel  # registers how objects are pickled
from moondrake.equinox.game import GAME, Equinox, State, explain
from moondrake.equinox.rules.places import field_of, strength
from moondrake.equinox.seen import OpenTable
from moondrake.equinox.view import EquinoxView

__all__ = [
    "GAME",
    "Equinox",
    "EquinoxView",
    "OpenTable",
    "State",
    "explain",
    "field_of",
    "strength",
]
