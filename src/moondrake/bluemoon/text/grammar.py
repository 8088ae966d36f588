"""What the languages share: how a card's text is put together. The grammar stays with each language."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from moondrake.bluemoon.effects import ACTION_CARDS, Cards, Icon, Kind, Rank, Tag

INFLUENCES: Final = (Kind.SHIP, Kind.HYLA)
MARK: Final = "*"
"""Stands around the bold words that give a text its class (BM-13.1)."""


class Person(IntEnum):
    """Who does what a text says."""

    I = 0  # noqa: E741
    BOTH = 1


@dataclass(frozen=True)
class Whole:
    """A text that is a sentence by itself."""

    text: str


@dataclass(frozen=True)
class After:
    """A text that follows its moment and has a subject of its own."""

    text: str


def joined(words: list[str], last: str) -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return words[0] if words else ""
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def icon_names(names: dict[Icon, str], icons: int) -> list[str]:
    """The icons of a set in words."""
    return [name for icon, name in names.items() if icons & icon]


def tags_in(tags: int) -> list[Tag]:
    """The tags of a set, one by one."""
    return [tag for tag in Tag if tag and tags & tag]


def is_action_card(cards: Cards) -> bool:
    """BM-6.2: does the description mean all cards of the action phase?"""
    return cards.kinds == ACTION_CARDS.kinds


def finished(text: str, rank: Rank) -> str:
    """A sentence with its capital letter and full stop; only texts of a class keep its bold words marked."""
    text = text.replace(f"{MARK} {MARK}", " ") if rank != Rank.OTHER else plain(text)
    return f"{capitalised(text)}."


def capitalised(text: str) -> str:
    """The text with a capital letter, which may stand behind a mark."""
    at = 1 if text.startswith(MARK) else 0
    return f"{text[:at]}{text[at].upper()}{text[at + 1 :]}"


def plain(text: str) -> str:
    """A text without the marks of its bold words."""
    return text.replace(MARK, "")
