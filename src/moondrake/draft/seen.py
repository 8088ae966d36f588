"""What a seat sees and remembers of a draft, as plain values (BM-21.10)."""

from dataclasses import dataclass

from moondrake.draft.options import Options
from moondrake.draft.state import Sight


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What lies open to the seat now. Cards, sets and seats are ints, -1 is none.

    `deal` and `turn` count from 0; `to_leave` is how many cards the asked seat still leaves out.
    """

    options: Options
    step: int
    asked: int
    sets: tuple[int, ...]
    deal: int
    deals: int
    deal_size: int
    turn: int
    passes_left: bool
    pack: tuple[int, ...]
    kept: tuple[int, ...]
    left_out: tuple[int, ...]
    to_leave: int
    leaders: tuple[int, ...]
    pack_sizes: tuple[int, ...]
    kept_sizes: tuple[int, ...]
    pile_size: int
    rests_size: int
    moves: int


@dataclass(frozen=True, slots=True)
class Memory:
    """BM-21.3: every hand of cards the seat chose from, and what it kept."""

    sights: tuple[Sight, ...]
