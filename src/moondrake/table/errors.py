"""What can go wrong at a table. Every message says what is wrong and what would be right."""

from collections.abc import Sequence
from typing import Final

SHOWN: Final = 12


def listed(words: Sequence[str], most: int = SHOWN) -> str:
    """A list of words for an error message, cut where it gets long."""
    if not words:
        return "nothing"
    shown = ", ".join(words[:most])
    return shown if len(words) <= most else f"{shown} and {len(words) - most} more"


class TableError(Exception):
    """Anything a table refuses; nothing was changed."""


class IllegalAction(TableError):
    """Somebody tried what the rules do not allow now."""

    def __init__(self, tried: str, allowed: Sequence[str], why: str = "") -> None:
        self.tried = tried
        self.allowed = tuple(allowed)
        self.why = why
        reason = f" ({why})" if why else ""
        super().__init__(f"'{tried}' is not legal now{reason}; legal: {listed(self.allowed)}")


class UnknownAction(IllegalAction):
    """What was typed names no action at all; `forms` says what would."""

    def __init__(self, tried: str, why: str, forms: Sequence[str]) -> None:
        self.tried = tried
        self.allowed = tuple(forms)
        self.why = why
        TableError.__init__(self, f"'{tried}' is no action: {why}: {listed(self.allowed, most=99)}")


class SetupError(TableError):
    """A game cannot be set up like this: unknown ruleset, wrong deck, bad option."""


class TravelError(TableError):
    """What was pickled by another version cannot be unpickled here."""


class RecordError(TableError):
    """A record cannot be read or replayed; `line` is the first bad line, counted from 1."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)
