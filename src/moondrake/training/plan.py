"""What a course of training does, and how the networks in its folder are called."""

from dataclasses import dataclass
from typing import Final

CHECKPOINT: Final = "network.npz"
"""The network as it is."""
BEST: Final = "best.npz"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a course does; kept in its folder, so that it goes on as it began."""

    game: str = "bluemoon"
    seed: int = 1
    games: int = 1000
    """Self-play games of a generation."""
    steps: int = 150
    """What the search of one turn may cost in self-play: many games teach more than thorough ones."""
    passes: int = 1
    """How often a generation goes through what there is to learn."""
    trust: float = 0.7
    """Lambda of the temporal differences."""
    taught: float = 0.35
    """The share of turns in self-play whose lines meet answers in imagined worlds, to learn from."""
    measured: int = 72
    """Games for looking how strong a generation is; 0 for none."""
