"""`moondrake cards [WORDS]`, `cards show KEY`, `cards check FILE`: the cards of Blue Moon.

The first word may name a job; whoever adds one puts it into JOBS.
"""

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from moondrake.bluemoon.effects import Card, name_in
from moondrake.bluemoon.text import card_line, card_page, plain
from moondrake.cli.packs import check_packs
from moondrake.reference.cards import UnknownCard, card, card_data, card_rules, find_cards, peoples
from moondrake.words import languages, listed, say

WIDEST: Final = 100
NARROWEST: Final = 40


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("words", nargs="*", metavar="WORD", help=say("cards-words", language))
    parser.add_argument(
        "--people",
        action="extend",
        type=partial(_peoples, language),
        default=[],
        metavar="PEOPLE",
        help=say("cards-people", language, peoples=", ".join(peoples())),
    )
    parser.add_argument("--json", action="store_true", help=say("main-json", language))
    parser.set_defaults(run=run)


def _peoples(language: str, typed: str) -> list[str]:
    """One people, or several with commas between them."""
    words = [word.strip().lower() for word in typed.split(",") if word.strip()]
    for word in words or [typed]:
        if word not in peoples():
            known = listed(peoples(), language, joined="or")
            raise argparse.ArgumentTypeError(say("cards-bad-people", language, typed=word, peoples=known))
    return words


def run(chosen: argparse.Namespace) -> int:
    """Do the job that the first word names; without one, search."""
    first = chosen.words[0].lower() if chosen.words else ""
    if first in JOBS:
        return JOBS[first](chosen.words[1:], chosen)
    return search(chosen.words, chosen)


def search(words: Sequence[str], chosen: argparse.Namespace) -> int:
    """A line for each card that fits; exit 1 where none does."""
    found = find_cards(" ".join(words), chosen.lang, chosen.people)
    if chosen.json:
        print(json.dumps([card_data(one) for one in found], indent=2, ensure_ascii=False))
    else:
        for one in found:
            print(f"{one.key}: {card_line(one, chosen.lang)}")
    if not found:
        print(say("cards-nothing", chosen.lang, words=" ".join(words)), file=sys.stderr)
        return 1
    if not chosen.json:
        print(say("cards-found", chosen.lang, count=len(found)))
    return 0


def show(words: Sequence[str], chosen: argparse.Namespace) -> int:
    """Cards in full; nothing is shown if one of them does not exist."""
    if not words:
        print(say("cards-show-what", chosen.lang), file=sys.stderr)
        return 1
    try:
        found = _cards(words)
    except UnknownCard as error:
        near = ", ".join(f"{key} ({name_in(card(key).name, chosen.lang)})" for key in error.near) or "none"
        print(say("cards-unknown", chosen.lang, typed=error.typed, near=near), file=sys.stderr)
        return 1
    if chosen.json:
        data = [card_data(one) for one in found]
        print(json.dumps(data if len(data) > 1 else data[0], indent=2, ensure_ascii=False))
        return 0
    print("\n\n".join("\n".join(page_lines(one, chosen.lang, _width())) for one in found))
    return 0


def _cards(words: Sequence[str]) -> list[Card]:
    """All words together may be a name; otherwise each is a key or a name."""
    try:
        return [card(" ".join(words))]
    except UnknownCard:
        return [card(word) for word in words]


def page_lines(one: Card, language: str, width: int) -> list[str]:
    """A card for the terminal: values, symbols, text and rulings with rule numbers, names, certainty."""
    data = card_data(one)
    name, *rest = card_page(one, language)
    printed = "unknown" if data["number"] is None else str(data["number"])
    shown = [f"{one.key}: {name}", *(plain(line) for line in rest)]
    names = {tongue: name_in(one.name, tongue) for tongue in languages()}
    shown.append(say("cards-names", language, en=names["en"], de=names["de"], hu=names["hu"]))
    shown.append(
        say("cards-place", language, people=one.people, number=printed, set=str(data["set"] or "none"))
    )
    shown.append(say("cards-certainty", language, certainty=one.certainty))
    numbers = card_rules(one)
    if numbers:
        shown.append(say("cards-rules", language, numbers=", ".join(numbers)))
    return [line for paragraph in shown for line in _folded(paragraph, width)]


def _folded(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def _width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


Job = Callable[[Sequence[str], argparse.Namespace], int]

JOBS: Final[dict[str, Job]] = {"search": search, "show": show, "check": check_packs}
