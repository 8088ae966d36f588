"""Rules found by words: by the index of what people ask, then in headings and texts, the best first."""

import math
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from moondrake.reference.keywords import keywords
from moondrake.reference.pages import ENGLISH
from moondrake.reference.plain import plain
from moondrake.reference.rules import Place, places

WORD: Final = re.compile(r"[^\W_]+")
TABLE: Final = re.compile(r"\|[-| :]*")
WHOLE: Final = 1.0
BEGINNING: Final = 0.6
INSIDE: Final = 0.3
IN_HEADING: Final = 3.0
LONG: Final = 0.0005
"""How much a long rule under a fitting heading counts less than a short one."""
SHORTEST_PART: Final = 3
SURE_PART: Final = 5
ENDING: Final = 2
SNIPPET: Final = 160
MOST_WORDS: Final = 12


@dataclass(frozen=True)
class Hit:
    """A rule that fits, how well, and the words around the first match."""

    number: str
    title: str
    chapter: str
    snippet: str
    score: float
    language: str
    is_fallback: bool


@dataclass(frozen=True)
class Indexed:
    """What is searched of one rule."""

    place: Place
    text: str
    words: Counter[str]
    heading: Counter[str]


def folded(text: str) -> str:
    """Small letters without accents, so that `artek` finds `érték`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@cache
def _index(language: str) -> list[Indexed]:
    found = []
    for place in places(language).values():
        text = " ".join(TABLE.sub(" ", plain(place.entry.text)).split())
        heading = plain(f"{place.page.title} {place.entry.heading}")
        words = Counter(WORD.findall(folded(f"{place.entry.number} {text}")))
        found.append(Indexed(place, text, words, Counter(WORD.findall(folded(heading)))))
    return found


@cache
def _vocabulary(language: str) -> tuple[str, ...]:
    """Every word of every rule, once."""
    return tuple(dict.fromkeys(word for item in _index(language) for word in (*item.words, *item.heading)))


def search(words: str, language: str = ENGLISH, limit: int = 10) -> list[Hit]:
    """The rules that fit these words (the first twelve of them); those with more of the words come first."""
    wanted = list(dict.fromkeys(WORD.findall(folded(words))))[:MOST_WORDS]
    index = _index(language)
    fitting = [_fitting(word, language) for word in wanted]
    strengths = [[_strength(fits, item) for fits in fitting] for item in index]
    rarity = [
        math.log(1 + len(index) / (1 + sum(row[column] > 0 for row in strengths)))
        for column in range(len(wanted))
    ]
    asked = _asked(wanted, language)
    scored = []
    for item, row in zip(index, strengths, strict=True):
        matched = sum(strength > 0 for strength in row)
        indexed = asked.get(item.place.entry.number, 0)
        if matched or indexed:
            score = sum(strength * weight for strength, weight in zip(row, rarity, strict=True))
            scored.append((indexed, matched, score, item))
    scored.sort(key=lambda found: (-found[0], -found[1], -found[2]))
    return [
        _hit(item, indexed + matched, score, wanted, language)
        for indexed, matched, score, item in scored[:limit]
    ]


def _asked(wanted: list[str], language: str) -> dict[str, int]:
    """Rules that the index names for a question: letters of the longest phrase whose words it all has."""
    found: dict[str, int] = {}
    for number, phrases in keywords(language):
        fitting = [
            sum(map(len, phrase))
            for phrase in phrases
            if all(any(_begins(word, key) for word in wanted) for key in phrase)
        ]
        if fitting:
            found[number] = max(fitting)
    return found


def _begins(word: str, key: str) -> bool:
    """Short words are meant whole, but for an ending of two letters."""
    key = _folded_key(key)
    return word.startswith(key) and (len(key) >= SURE_PART or len(word) - len(key) <= ENDING)


@cache
def _folded_key(key: str) -> str:
    return folded(key)


def _fitting(word: str, language: str) -> dict[str, float]:
    """The words of all rules that have this one in them, and how well each fits."""
    if len(word) < SHORTEST_PART:
        return {word: WHOLE}
    return {other: _fit(word, other) for other in _vocabulary(language) if word in other}


def _strength(fits: dict[str, float], item: Indexed) -> float:
    """How much a rule says of a word: often is better, in a heading better still."""
    body = math.fsum(fit * item.words[other] for other, fit in fits.items() if other in item.words)
    heading = max((fit for other, fit in fits.items() if other in item.heading), default=0.0)
    if not body and not heading:
        return 0.0
    return body / (body + 1.5) + IN_HEADING * heading / (1 + LONG * sum(item.words.values()))


def _fit(word: str, other: str) -> float:
    if word == other:
        return WHOLE
    if len(word) < SHORTEST_PART:
        return 0.0
    if other.startswith(word):
        return BEGINNING
    return INSIDE if word in other else 0.0


def _hit(item: Indexed, matched: int, score: float, wanted: list[str], language: str) -> Hit:
    page, entry = item.place.page, item.place.entry
    return Hit(
        number=entry.number,
        title=plain(entry.heading),
        chapter=page.title,
        snippet=_snippet(item.text, wanted),
        score=round(matched + score / (1 + score), 4),
        language=page.language,
        is_fallback=page.language != language,
    )


def _snippet(text: str, wanted: list[str]) -> str:
    """The words around the first match, cut between words."""
    start = 0
    for match in WORD.finditer(text):
        if any(_fit(word, folded(match.group())) > 0 for word in wanted):
            start = max(0, match.start() - SNIPPET // 3)
            break
    end = min(len(text), start + SNIPPET)
    if start:
        start = text.index(" ", start) + 1
    if end < len(text):
        end = text.rindex(" ", start, end)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
