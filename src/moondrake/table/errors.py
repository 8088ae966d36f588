"""What can go wrong at a table. Every message says what is wrong and what would be right."""

from collections.abc import Sequence
from functools import partial

from moondrake.table.saying import Saying, Told, listed

EVERY = 99
"""All words of a list: forms of an action are few."""


class TableError(Exception):
    """Anything a table refuses, as the key of a sentence and its facts; nothing was changed."""

    said: Saying

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key)
        self.said = Saying(key, **facts)

    def in_language(self, language: str) -> str:
        """The whole message."""
        return "\n  ".join([self.said.in_language(language), *self._lines(language)])

    def _lines(self, language: str) -> list[str]:
        return [line.in_language(language) for line in self.parts()]

    def parts(self) -> "Sequence[Told | TableError]":
        """What is told below the sentence, a line each."""
        return ()

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.said.key, **self.said.facts), ()


class IllegalAction(TableError):
    """Somebody tried what the rules do not allow now."""

    def __init__(self, tried: str, allowed: Sequence[str], why: Saying | None = None) -> None:
        self.tried = tried
        self.allowed = tuple(allowed)
        self.why = why
        if why is None:
            super().__init__("problem-not-legal", typed=tried, known=listed(self.allowed))
        else:
            super().__init__("problem-not-legal-why", typed=tried, why=why, known=listed(self.allowed))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.tried, self.allowed, self.why)


class UnknownAction(IllegalAction):
    """What was typed names no action at all; `forms` says what would."""

    def __init__(self, key: str, tried: str, forms: Sequence[str], /, **facts: object) -> None:
        self.tried = tried
        self.allowed = tuple(forms)
        self.why = None
        TableError.__init__(self, key, typed=tried, known=listed(self.allowed, most=EVERY), **facts)

    def __reduce__(self) -> tuple[object, ...]:
        facts = {name: fact for name, fact in self.said.facts.items() if name not in ("typed", "known")}
        return partial(type(self), self.said.key, self.tried, self.allowed, **facts), ()


class SetupError(TableError):
    """A game cannot be set up like this: unknown ruleset, wrong deck, bad option."""


class TravelError(TableError):
    """What was pickled by another version cannot be unpickled here."""


class RecordError(TableError):
    """A record cannot be read or replayed; `line` is the first bad line, counted from 1."""

    def __init__(self, key: str, /, line: int = 0, **facts: object) -> None:
        super().__init__(key, **facts)
        self.line = line

    def in_language(self, language: str) -> str:
        told = self.said.in_language(language)
        return (
            Saying("problem-line", line=self.line, problem=told).in_language(language) if self.line else told
        )

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.said.key, line=self.line, **self.said.facts), ()
