"""`moondrake rules NUMBER`, `moondrake rules search WORDS`: the rules to look up in the terminal."""

import argparse
import json
import shutil
import sys
from dataclasses import asdict

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import name_in
from moondrake.bluemoon.rulesets import BY_KEY as SWITCHES
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.reference import Chapter, Rule, UnknownRule, chapter, chapters, rule, search
from moondrake.reference.plain import lines, plain
from moondrake.words import say

SEARCH = "search"
WIDEST = 100
NARROWEST = 40
SHOWN = 12
OPENING = 90


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("what", nargs="*", metavar="NUMBER | search WORD", help=say("rules-what", language))
    parser.add_argument("--limit", type=int, default=10, help=say("rules-limit", language))
    parser.add_argument("--json", action="store_true", help=say("main-json", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Chapters without a word, otherwise rules by number or by words."""
    if chosen.what and chosen.what[0].lower() == SEARCH:
        return _search(" ".join(chosen.what[1:]), chosen)
    if not chosen.what:
        return _chapters(chosen)
    return _show(_numbers(chosen.what), chosen)


def _numbers(words: list[str]) -> list[str]:
    """`BM 10.8` is one number, `BM-10.8 RS-8` are two."""
    numbers: list[str] = []
    for word in words:
        if numbers and numbers[-1].isalpha():
            numbers[-1] += f"-{word}"
        else:
            numbers.append(word)
    return numbers


def _chapters(chosen: argparse.Namespace) -> int:
    every = chapters(chosen.lang)
    if chosen.json:
        print(json.dumps([asdict(one) for one in every], indent=2, ensure_ascii=False))
        return 0
    for one in every:
        print(f"{one.key:6} {_chapter_title(one, chosen.lang)}")
    print(say("rules-how", chosen.lang))
    return 0


def _chapter_title(one: Chapter, language: str) -> str:
    title = plain(one.title)
    return say("rules-in-english", language, title=title) if one.is_fallback else title


def _show(numbers: list[str], chosen: argparse.Namespace) -> int:
    """Rules, or the contents of chapters; nothing is shown if one of the numbers does not exist."""
    found: list[Rule | Chapter] = []
    for number in numbers:
        try:
            found.append(chapter(number, chosen.lang) or rule(number, chosen.lang))
        except UnknownRule as error:
            near = ", ".join(error.near) or "none"
            print(say("rules-unknown", chosen.lang, number=error.number, near=near), file=sys.stderr)
            return 1
    if chosen.json:
        data = [asdict(one) for one in found]
        print(json.dumps(data if len(data) > 1 else data[0], indent=2, ensure_ascii=False))
        return 0
    for place, one in enumerate(found):
        if place:
            print()
        if isinstance(one, Chapter):
            _print_chapter(one, chosen.lang)
        else:
            print("\n".join(rule_lines(one, chosen.lang, _width())))
    return 0


def _print_chapter(whole: Chapter, language: str) -> None:
    print(_chapter_title(whole, language))
    for number in whole.numbers:
        first = " ".join(plain(rule(number, language).text).split())
        print(f"{number:9} {first if len(first) <= OPENING else first[:OPENING].rsplit(' ', 1)[0] + ' …'}")


def _width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def rule_lines(found: Rule, language: str, width: int) -> list[str]:
    """A rule for the terminal: text, source, neighbours, and what names it."""
    title, chapter_title = plain(found.title), plain(found.chapter_title)
    head = chapter_title if title == chapter_title else f"{chapter_title}, {title}"
    shown = [f"{found.number} ({head})"]
    if found.is_fallback:
        shown.append(say("rules-fallback", language))
    shown += ["", *lines(found.text, width), ""]
    if found.source:
        shown += lines(say("rules-source", language, source=plain(found.source)), width)
    if found.before:
        shown.append(say("rules-before", language, number=found.before))
    if found.after:
        shown.append(say("rules-after", language, number=found.after))
    if found.cites:
        shown += lines(say("rules-cites", language, numbers=_cut(found.cites, language)), width)
    if found.cited_by:
        shown += lines(say("rules-cited", language, numbers=_cut(found.cited_by, language)), width)
    for key in found.switches:
        values = ", ".join(f"{name}={parse_ruleset(name).words[key]}" for name in NAMED)
        words = ", ".join(SWITCHES[key].words)
        shown += lines(say("rules-switch", language, key=key, values=values, words=words), width)
    if found.cards:
        names = [f"{name_in(BY_KEY[key].name, language)} ({key})" for key in found.cards]
        shown += lines(say("rules-cards", language, cards=_cut(tuple(names), language)), width)
    return shown


def _cut(words: tuple[str, ...], language: str) -> str:
    shown = ", ".join(words[:SHOWN])
    more = len(words) - SHOWN
    return say("rules-and-more", language, shown=shown, more=more) if more > 0 else shown


def _search(words: str, chosen: argparse.Namespace) -> int:
    """Rules that fit, each with its heading and the place; nothing found is exit code 1."""
    if not words.strip() or chosen.limit < 1:
        print(say("rules-search-what", chosen.lang), file=sys.stderr)
        return 1
    hits = search(words, chosen.lang, chosen.limit)
    if chosen.json:
        print(json.dumps([asdict(hit) for hit in hits], indent=2, ensure_ascii=False))
        return 0 if hits else 1
    if not hits:
        print(say("rules-nothing", chosen.lang, words=words), file=sys.stderr)
        return 1
    for hit in hits:
        title = say("rules-in-english", chosen.lang, title=hit.title) if hit.is_fallback else hit.title
        print(f"{hit.number}  {title}")
        print("\n".join(f"    {line}" for line in lines(hit.snippet, _width() - 4)))
    return 0
