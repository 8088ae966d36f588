"""What is told to people, as data: a key and its facts. The sentence is made where it is shown."""

from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from typing import Final

SHOWN: Final = 12
"""So many words of a list are told; then how many more there are."""


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
        # By name: engines need no catalogue until somebody reads what they say, and `words` is above them.
        return str(import_module("moondrake.words").told(self.key, self.facts, language))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and (self.key, self.facts) == (other.key, other.facts)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Saying({self.key!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Saying, self.key, **self.facts), ()


class Listed(Told):
    """Words one after the other, cut where it gets long."""

    def __init__(self, words: Iterable[str], most: int = SHOWN) -> None:
        self.words = tuple(words)
        self.most = most

    def in_language(self, language: str) -> str:
        if not self.words:
            return Saying("listed-nothing").in_language(language)
        shown, more = ", ".join(self.words[: self.most]), len(self.words) - self.most
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
        told = [one if isinstance(one, str) else one.in_language(language) for one in self.things]
        between = Saying(f"listed-{self.word}-between").in_language(language)
        last = Saying(f"listed-{self.word}").in_language(language)
        return last.join([between.join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Joined) and (self.things, self.word) == (other.things, other.word)

    def __hash__(self) -> int:
        return hash(self.things)

    def __reduce__(self) -> tuple[object, ...]:
        return Joined, (self.things, self.word)


def listed(words: Iterable[str], most: int = SHOWN) -> Listed:
    """A list of words for a message."""
    return Listed(words, most)
