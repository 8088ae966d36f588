"""Equinox: the tournament of fabulous creatures, for two to five players."""

from moondrake.equinox import travel as travel  # registers how objects are pickled
from moondrake.equinox.game import GAME, Equinox, State, explain

__all__ = ["GAME", "Equinox", "State", "explain"]
