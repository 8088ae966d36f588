"""A rule by its number, and what belongs to it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from moondrake.bluemoon.cards import ALL_CARDS, BY_KEY
from moondrake.bluemoon.effects import Card
from moondrake.bluemoon.rulesets import SWITCHES
from moondrake.reference.pages import ENGLISH, Entry, Page, pages
from moondrake.table import TableError
from moondrake.table.saying import listed

NUMBER: Final = re.compile(r"(BM|EQ|RS|OQE|OQ)-(\d+)(?:\.(\d+)([a-z]?))?")
CITED: Final = re.compile(r"\[((?:BM|EQ|RS|OQE|OQ)-[0-9.]+[a-z]?)\]")
KEY: Final = re.compile(r"[a-z]+-[a-z0-9-]+")
PREFIXES: Final = ("BM", "EQ", "RS", "OQ", "OQE")
MOST_NEAR: Final = 5


class UnknownRule(TableError):
    """There is no rule with this number; `near` are numbers that somebody may have meant."""

    def __init__(self, number: str, near: tuple[str, ...]) -> None:
        self.number = number
        self.near = near
        super().__init__("problem-no-rule", number=number, near=listed(near) if near else "none")


@dataclass(frozen=True)
class Rule:
    """A numbered rule in the language asked for, or in English where `is_fallback` says so."""

    number: str
    title: str
    """The heading it stands under."""
    chapter: str
    chapter_title: str
    text: str
    """Markdown; links go to other pages of the rules."""
    source: str
    language: str
    is_fallback: bool
    before: str
    after: str
    cites: tuple[str, ...]
    cited_by: tuple[str, ...]
    switches: tuple[str, ...]
    """Keys of ruleset switches that decide it."""
    cards: tuple[str, ...]
    """Keys of cards with a text under this rule, or named in it."""
    page: str
    """Its page in docs/rules."""


@dataclass(frozen=True)
class Chapter:
    """A chapter and the numbers in it."""

    key: str
    title: str
    language: str
    is_fallback: bool
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """Where a number stands in the language asked for."""

    page: Page
    entry: Entry


def normal(number: str) -> str:
    """`BM-10.8` from what people type: `bm-10.8`, `BM 10.8`, `bm10.8`."""
    typed = re.sub(r"[\s_-]+", "", number).lower()
    match = re.fullmatch(r"(bm|eq|rs|oqe|oq)(\d+(?:\.\d+[a-z]?)?)", typed)
    return f"{match[1].upper()}-{match[2]}" if match else number.strip()


@cache
def places(language: str) -> dict[str, Place]:
    """Every number with its place, English where a chapter is not translated."""
    found: dict[str, Place] = {}
    for key, english in pages(ENGLISH).items():
        page = pages(language).get(key, english)
        found |= {entry.number: Place(page, entry) for entry in page.entries}
    return found


def rule(number: str, language: str = ENGLISH) -> Rule:
    """The rule with this number."""
    wanted = normal(number)
    known = places(language)
    if wanted not in known:
        raise UnknownRule(number.strip(), near(wanted))
    page, entry = known[wanted].page, known[wanted].entry
    order = [other.number for other in page.entries]
    index = order.index(wanted)
    return Rule(
        number=wanted,
        title=entry.heading,
        chapter=page.key,
        chapter_title=page.title,
        text=entry.text,
        source=entry.source,
        language=page.language,
        is_fallback=page.language != language,
        before=order[index - 1] if index else "",
        after=order[index + 1] if index + 1 < len(order) else "",
        cites=_once(other for other in CITED.findall(_english(wanted)) if other != wanted),
        cited_by=_citing().get(wanted, ()),
        switches=tuple(switch.key for switch in SWITCHES if switch.rule == wanted),
        cards=tuple(card.key for card in ALL_CARDS if _is_about(wanted, card)),
        page=f"{'' if page.language == ENGLISH else page.language + '/'}{page.file}#{wanted.lower()}",
    )


def _is_about(number: str, card: Card) -> bool:
    return any(text.rule == number for text in card.text) or number in rules_naming(card.key)


@cache
def rules_naming(key: str) -> tuple[str, ...]:
    """The rules that name a card by its key."""
    return _naming().get(key, ())


@cache
def _naming() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for number in places(ENGLISH):
        for key in dict.fromkeys(KEY.findall(_english(number))):
            if key in BY_KEY:
                found.setdefault(key, []).append(number)
    return {key: tuple(numbers) for key, numbers in found.items()}


def _english(number: str) -> str:
    """Text and small print of a rule in English, which names more rules than a translation."""
    entry = places(ENGLISH)[number].entry
    return f"{entry.text} {entry.source}"


def _once(numbers: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(numbers))


@cache
def _citing() -> dict[str, tuple[str, ...]]:
    """For each number the rules that name it."""
    found: dict[str, list[str]] = {}
    for number in places(ENGLISH):
        for other in _once(CITED.findall(_english(number))):
            if other != number:
                found.setdefault(other, []).append(number)
    return {number: tuple(numbers) for number, numbers in found.items()}


def near(number: str) -> tuple[str, ...]:
    """Numbers like this one: of its chapter, otherwise of the chapters beside it."""
    known = list(places(ENGLISH))
    match = NUMBER.fullmatch(number)
    if match is None:
        digits = re.sub(r"[^0-9.]", "", number).strip(".")
        return tuple(other for prefix in PREFIXES if (other := f"{prefix}-{digits}") in known)

    def distance(other: str) -> tuple[int, int, int]:
        its = NUMBER.fullmatch(other)
        assert its is not None
        return (
            its[1] != match[1],
            abs(int(its[2]) - int(match[2])),
            abs(int(its[3] or 0) - int(match[3] or 0)),
        )

    siblings = [other for other in known if distance(other)[:2] == (0, 0)]
    nearest = sorted(siblings or known, key=lambda other: (distance(other), known.index(other)))[:MOST_NEAR]
    return tuple(sorted(nearest, key=known.index))


def chapters(language: str = ENGLISH) -> list[Chapter]:
    """All chapters of both games."""
    found = []
    for key, english in pages(ENGLISH).items():
        page = pages(language).get(key, english)
        numbers = tuple(entry.number for entry in page.entries)
        found.append(Chapter(key, page.title, page.language, page.language != language, numbers))
    return found


def introduction(key: str, language: str = ENGLISH) -> str:
    """What a chapter says before its first rule, in Markdown; empty where it says nothing."""
    return pages(language).get(key, pages(ENGLISH)[key]).introduction


def chapter(key: str, language: str = ENGLISH) -> Chapter | None:
    """A chapter by its key, such as `BM-10`; None where there is none."""
    wanted = normal(key)
    return next((found for found in chapters(language) if found.key == wanted), None)
