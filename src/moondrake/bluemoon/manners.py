"""How a seat is played: by somebody who is asked, or by the procedure of the solo game (BM-22)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Manners:
    """What the rules ask about whoever plays a seat. The defaults are those of a player."""

    is_asked: bool = True
    """BM-22.25: what is left open for the Bot chance decides."""
    refills: bool = True
    """BM-22.2, BM-22.12: the Bot has no first hand and does not refill."""
    is_bound: bool = True
    """BM-22.8, BM-22.17: what forbids laying out is nothing to the Bot."""
    challenges: bool = True
    """BM-22.19: the Bot never does."""
    lives_on_pile: bool = False
    """BM-22.15, BM-22.20, BM-22.24: the draw pile stands in for hand cards."""
    shows_pile: bool = False
    """BM-22.16: what is known of the top of the draw pile everybody has seen."""
    keeps_order: bool = False
    """BM-22.9: hand cards have an order, oldest drawn first."""
    interferes_openly: bool = False
    """BM-22.10: with cards that lie open, never from the hand."""


BOT: Final = 1
"""BM-22: the seat that nobody sits at in a solo game."""

PLAYER_MANNERS: Final = Manners()
BOT_MANNERS: Final = Manners(
    is_asked=False,
    refills=False,
    is_bound=False,
    challenges=False,
    lives_on_pile=True,
    shows_pile=True,
    keeps_order=True,
    interferes_openly=True,
)


def seat_manners(solo: bool) -> list[Manners]:
    """How each seat is played."""
    manners = [PLAYER_MANNERS, PLAYER_MANNERS]
    if solo:
        manners[BOT] = BOT_MANNERS
    return manners
