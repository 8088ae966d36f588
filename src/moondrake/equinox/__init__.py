"""Equinox: the tournament of fabulous creatures, for two to five players."""

from moondrake.equinox.game import GAME, Equinox, State, explain

__all__ = ["GAME", "Equinox", "State", "explain"]
