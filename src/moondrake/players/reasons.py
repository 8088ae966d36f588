"""Why a move is a good one, as data; the catalogue has a sentence for each kind of each game."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a move, with the numbers and words its sentence needs."""

    kind: str
    values: Mapping[str, float | int | str] = field(default_factory=dict)
