"""How a position is laid out in bytes for learners: named stretches, one after the other."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stretch:
    """So many bytes from `offset` on, what they are called and what they mean."""

    name: str
    offset: int
    size: int
    meaning: str


def laid_out(rows: Sequence[tuple[str, int, str]]) -> tuple[Stretch, ...]:
    """Stretches without gaps from their names, sizes and meanings."""
    found: list[Stretch] = []
    offset = 0
    for name, size, meaning in rows:
        found.append(Stretch(name, offset, size, meaning))
        offset += size
    return tuple(found)
