"""moondrake: Blue Moon and Equinox, as engines, players and tables."""

__version__ = "0.1.0"
