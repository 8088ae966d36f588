"""What is told to people, as data: a key and its facts. The sentence is made where it is shown."""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

SHOWN: Final = 12
"""So many words of a list are told; then how many more there are."""


@cache
def _catalogue() -> Any:
    """By name: engines need no catalogue until somebody reads what they say, and `words` is above them."""
    return import_module("moondrake.words")


class Told:
    """Anything that can be told in every language; as text it is English."""

    def in_language(self, language: str) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.in_language("en")


class Saying(Told):
    """A sentence of the catalogue (docs/words.md) and the facts put into it: texts, numbers, told things."""

    def __init__(self, key: str, /, **facts: object) -> None:
        self.key = key
        self.facts = facts

    def in_language(self, language: str) -> str:
        return str(_catalogue().told(self.key, self.facts, language))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and (self.key, self.facts) == (other.key, other.facts)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Saying({self.key!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Saying, self.key, **self.facts), ()


def _texts(things: Iterable[str | Told], language: str) -> list[str]:
    return [one if isinstance(one, str) else one.in_language(language) for one in things]


class Listed(Told):
    """Words or told things one after the other, cut where it gets long."""

    def __init__(self, words: Iterable[str | Told], most: int = SHOWN) -> None:
        self.words = tuple(words)
        self.most = most

    def in_language(self, language: str) -> str:
        if not self.words:
            return Saying("listed-nothing").in_language(language)
        shown = ", ".join(_texts(self.words[: self.most], language))
        more = len(self.words) - self.most
        return shown if more <= 0 else Saying("listed-more", shown=shown, more=more).in_language(language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and (self.words, self.most) == (other.words, other.most)

    def __hash__(self) -> int:
        return hash(self.words)

    def __reduce__(self) -> tuple[object, ...]:
        return Listed, (self.words, self.most)


class Joined(Told):
    """A few things with "and" or "or" between them."""

    def __init__(self, things: Sequence[str | Told], word: str) -> None:
        self.things = tuple(things)
        self.word = word

    def in_language(self, language: str) -> str:
        told = _texts(self.things, language)
        between = Saying(f"listed-{self.word}-between").in_language(language)
        last = Saying(f"listed-{self.word}").in_language(language)
        return last.join([between.join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Joined) and (self.things, self.word) == (other.things, other.word)

    def __hash__(self) -> int:
        return hash(self.things)

    def __reduce__(self) -> tuple[object, ...]:
        return Joined, (self.things, self.word)


class Halves(Told):
    """A number of halves: 6.5 or 6,5 as the language writes it."""

    def __init__(self, halves: int) -> None:
        self.halves = halves

    def in_language(self, language: str) -> str:
        return str(_catalogue().number(self.halves / 2, language))


def listed(words: Iterable[str | Told], most: int = SHOWN) -> Listed:
    """A list of words for a message."""
    return Listed(words, most)


def tell(key: str, language: str, /, **facts: object) -> str:
    """A sentence of the catalogue at once, for those who tell in a language they are given."""
    return str(_catalogue().told(key, facts, language))


def spelled(name: str) -> str:
    """The name of a constant as keys spell it: `LAY_OUT` is `lay-out`."""
    return name.lower().replace("_", "-")
