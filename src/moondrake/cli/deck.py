"""`moondrake deck`: check, show and list decks of Blue Moon (BM-18, BM-19)."""

import argparse
import json
from random import Random

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import (
    Agreement,
    DeckError,
    DeckFile,
    Problem,
    catalogue_of,
    deck_names,
    named_deck,
    open_deck,
    random_deck,
    table_problems,
    write_deck,
)
from moondrake.bluemoon.packs import shipped_names
from moondrake.bluemoon.rulesets import ANSMANN, NAMED, Ruleset, parse_ruleset
from moondrake.bluemoon.text import card_line
from moondrake.reference.decks import card_title, summary
from moondrake.words import say

PROBLEM = 1


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")
    check = jobs.add_parser("check", help=say("deck-check-help", language))
    check.add_argument("decks", nargs="+", metavar="FILE|NAME")
    check.add_argument("--one-box", action="store_true", help=say("deck-one-box", language))
    check.set_defaults(run=run_check)
    show = jobs.add_parser("show", help=say("deck-show-help", language))
    show.add_argument("deck", metavar="FILE|NAME")
    show.add_argument("--text", action="store_true", help=say("deck-text", language))
    show.set_defaults(run=run_show)
    every = jobs.add_parser("list", help=say("deck-list-help", language))
    every.set_defaults(run=run_list)
    drawn = jobs.add_parser("random", help=say("deck-random-help", language))
    drawn.add_argument("people", choices=PEOPLES)
    drawn.add_argument("--seed", type=int, help=say("deck-seed", language))
    drawn.set_defaults(run=run_random)
    for job in (check, show, drawn):
        job.add_argument("--ruleset", help=say("deck-ruleset", language, names=", ".join(NAMED)))
    for job in (check, show, every, drawn):
        job.add_argument("--pack", action="append", default=[], help=say("main-pack", language))
    for job in (check, show, every):
        job.add_argument("--json", action="store_true", help=say("main-json", language))


def _read(word: str, chosen: argparse.Namespace) -> tuple[DeckFile, Ruleset, list[Problem]]:
    """A deck by name or file, the ruleset that counts, and what is wrong with it."""
    file, catalogue = open_deck(word, chosen.pack)
    ruleset = _ruleset(chosen) or file.ruleset or ANSMANN
    return file, ruleset, file.problems(ruleset, catalogue)


def _ruleset(chosen: argparse.Namespace) -> Ruleset | None:
    return parse_ruleset(chosen.ruleset) if chosen.ruleset else None


def run_check(chosen: argparse.Namespace) -> int:
    """Say of each deck what is wrong with it; exit 1 if anything is."""
    results = []
    decks = []
    for word in chosen.decks:
        try:
            file, ruleset, found = _read(word, chosen)
        except DeckError as error:
            results.append((word, "", list(error.problems)))
            continue
        decks.append(file.deck)
        results.append((word, summary(file.deck, ruleset, chosen.lang), found))
    if len(decks) == len(chosen.decks) == 2:
        found = table_problems((decks[0], decks[1]), Agreement(same_cards=not chosen.one_box))
        results.append((say("deck-together", chosen.lang), "", found))
    if chosen.json:
        print(json.dumps([_result(*result) for result in results], indent=2, ensure_ascii=False))
    else:
        for word, line, found in results:
            key = "deck-not-legal" if found else "deck-legal"
            print(say(key, chosen.lang, deck=word, summary=line).strip())
            for problem in found:
                print(f"  {problem.in_language(chosen.lang)}")
    return PROBLEM if any(found for _, _, found in results) else 0


def _result(word: str, line: str, found: list[Problem]) -> dict[str, object]:
    problems = [
        {
            "line": one.line,
            "card": one.card,
            "rule": one.rule,
            "what": str(one.what),
            "remedy": str(one.remedy),
        }
        for one in found
    ]
    return {"deck": word, "legal": not found, "summary": line, "problems": problems}


def run_show(chosen: argparse.Namespace) -> int:
    """Print the deck as lines, text or JSON; faults are told, but shown it is anyway."""
    file, ruleset, found = _read(chosen.deck, chosen)
    deck = file.deck
    if chosen.json:
        staff = {"inquisitor": deck.inquisitor, "emissary": deck.emissary}
        shown: dict[str, object] = {"name": deck.name, "leader": deck.leader.key, "ruleset": str(ruleset)}
        shown |= {word: card.key for word, card in staff.items() if card}
        shown |= {"family": deck.family} if deck.family else {}
        shown |= {"cards": [card.key for card in deck.cards], "problems": [str(problem) for problem in found]}
        print(json.dumps(shown, indent=2, ensure_ascii=False))
        return 0
    if chosen.text:
        print(write_deck(deck, ruleset, file.packs), end="")
        return 0
    leader, line = card_title(deck.leader, chosen.lang), summary(deck, ruleset, chosen.lang)
    print(say("deck-led", chosen.lang, name=deck.name, leader=leader, summary=line))
    for card in (deck.inquisitor, deck.emissary, *deck.cards):
        if card:
            print(f"{card.key}: {card_line(card, chosen.lang)}")
    for problem in found:
        print(f"  {problem.in_language(chosen.lang)}")
    return 0


def run_list(chosen: argparse.Namespace) -> int:
    """Print the decks with a name, a line each."""
    catalogue = catalogue_of([*chosen.pack, *shipped_names()])
    decks = {name: named_deck(name, catalogue) for name in deck_names(catalogue)}
    if chosen.json:
        lines = {name: summary(deck, ANSMANN, chosen.lang) for name, deck in decks.items()}
        print(json.dumps(lines, indent=2, ensure_ascii=False))
        return 0
    width = max(len(name) for name in decks)
    for name, deck in decks.items():
        print(f"{name:{width}}  {summary(deck, ANSMANN, chosen.lang)}")
    return 0


def run_random(chosen: argparse.Namespace) -> int:
    """Print a random legal deck."""
    ruleset = _ruleset(chosen) or ANSMANN
    catalogue = catalogue_of(chosen.pack)
    deck = random_deck(chosen.people, ruleset, Random(chosen.seed), catalogue)
    print(write_deck(deck, ruleset, tuple(chosen.pack)), end="")
    return 0
