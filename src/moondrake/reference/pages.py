"""Reads the pages of docs/rules: from the package where it is installed, from the repository otherwise."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from moondrake.words import check_language

ENGLISH: Final = "en"
PAGE: Final = re.compile(r"(bm|eq)-(\d\d)-[a-z-]+\.md")
HEADING: Final = re.compile(r"(#+) (.*)")
ANCHOR: Final = re.compile(r'<a id="([a-z]+-[0-9.]+[a-z]?)"></a>')
WAYS: Final = re.compile(r"\[[^\]]*\]\(README\.md\)")
"""The line of links to the pages before and after."""
SOURCE: Final = re.compile(r"\s*<sub>\((.*?)\)</sub>", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """One numbered rule as a page has it, in Markdown."""

    number: str
    heading: str
    text: str
    source: str


@dataclass(frozen=True)
class Page:
    """One chapter in one language."""

    key: str
    """`BM-10` or `EQ-4`."""
    title: str
    file: str
    language: str
    introduction: str
    """What stands before the first rule, in Markdown."""
    entries: tuple[Entry, ...]


def folder() -> Traversable:
    """Where the pages are; a wheel has them inside the package, an editable install in docs/rules."""
    packaged = files("moondrake.reference") / "pages"
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[3] / "docs" / "rules"


@cache
def pages(language: str) -> dict[str, Page]:
    """The chapters there are in a language, in the order of the book; none in one that has no pages yet."""
    check_language(language)
    place = folder() if language == ENGLISH else folder() / language
    if language != ENGLISH and not place.is_dir():
        return {}
    found = {}
    for file in sorted(place.iterdir(), key=lambda path: path.name):
        match = PAGE.fullmatch(file.name)
        if match:
            key = f"{match[1].upper()}-{int(match[2])}"
            found[key] = _page(key, file.name, language, file.read_text(encoding="utf-8"))
    if not found:
        raise FileNotFoundError(f"no rules pages in {place}")
    return found


def _page(key: str, name: str, language: str, text: str) -> Page:
    title, heading, number = "", "", ""
    opening: list[str] = []
    heads: dict[str, str] = {}
    bodies: dict[str, list[str]] = {}
    for line in text.splitlines():
        head, anchor = HEADING.fullmatch(line), ANCHOR.search(line)
        if head and not anchor:
            title, heading, number = (title, head[2], "") if title else (head[2], "", "")
        elif anchor:
            number = _upper(anchor[1])
            rest = (
                ANCHOR.sub("", head[2] if head else line).removeprefix(f"**{number}**").removeprefix(number)
            )
            heads[number] = rest.strip() if head else heading or title
            bodies[number] = [] if head else [rest.strip()]
        elif number:
            bodies[number].append(line)
        elif not bodies and not WAYS.match(line):
            opening.append(line)
    entries = tuple(_entry(number, heads[number], "\n".join(body)) for number, body in bodies.items())
    return Page(key, title, name, language, "\n".join(opening).strip(), entries)


def _upper(anchor: str) -> str:
    """`BM-6.6a` from `bm-6.6a`: the letter behind a number stays small."""
    prefix, rest = anchor.split("-")
    return f"{prefix.upper()}-{rest}"


def _entry(number: str, heading: str, body: str) -> Entry:
    sources = [" ".join(source.split()) for source in SOURCE.findall(body)]
    return Entry(number, heading, SOURCE.sub("", body).strip(), "; ".join(sources))
