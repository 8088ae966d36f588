"""What a comparison can come to: a record that cannot be read, or a point on which the two disagree."""

from dataclasses import dataclass
from typing import Final

from moondrake.table import TableError

RULES: Final = {
    "play": "BM-11.5",
    "bluff": "BM-10.33",
    "load": "BM-9.11",
    "land": "BM-9.13",
    "retrieve": "BM-10.8",
    "use": "BM-12.4",
    "pay": "BM-16.2",
    "choose": "BM-12.6",
    "which": "BM-15.4",
    "draw": "BM-15.7",
    "take": "BM-15.7",
    "move": "BM-3.9",
    "reveal": "BM-10.38",
    "decline": "BM-6.8",
    "retreat": "BM-6.4",
    "pass": "BM-5.2",
    "turn": "BM-5.2",
    "zone": "BM-3.1",
    "pile": "BM-23.6",
    "power": "BM-14.3",
    "no": "BM-6.18",
    "dragon": "BM-7.5",
    "disclose": "BM-15.6",
    "one": "BM-16.34",
    "result": "BM-8.3",
    "cut": "BM-8.1",
}
"""The rule our side of a difference stands on, by the first word of its kind or of what was tried."""


class TraceError(TableError):
    """A recorded game cannot be read: a broken file, not a disagreement about rules."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where the recorded game and this engine disagree."""

    kind: str
    game: str
    event: int
    ours: str
    theirs: str
    rule: str = ""
    deviation: str = ""
    """The known deviation of the recorded program behind it (`deviations.py`); empty for anything new."""
