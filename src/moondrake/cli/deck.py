"""`moondrake deck`: check, show and list decks of Blue Moon (BM-18, BM-19)."""

import argparse
import json
from pathlib import Path
from random import Random

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import (
    Agreement,
    Catalogue,
    DeckError,
    Problem,
    random_deck,
    read_deck,
    write_deck,
)
from moondrake.bluemoon.decks.named import deck_names, named_deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.match import Deck
from moondrake.bluemoon.rules.deck_building import (
    deck_problems,
    deck_size,
    foreign_moons,
    moon_limit,
    table_problems,
)
from moondrake.bluemoon.rulesets import ANSMANN, NAMED, Ruleset, parse_ruleset
from moondrake.bluemoon.text.en import card_line

PROBLEM = 1
KINDS = (Kind.LEADERSHIP, Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT)


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("deck", help="check, show and list decks of Blue Moon")
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")
    check = jobs.add_parser("check", help="is the deck in this file legal? Two files: also together")
    check.add_argument("decks", nargs="+", metavar="FILE|NAME")
    check.add_argument("--one-box", action="store_true", help="two decks may not share a card (BM-18.8)")
    check.set_defaults(run=run_check)
    show = jobs.add_parser("show", help="every card of a deck with its text")
    show.add_argument("deck", metavar="FILE|NAME")
    show.add_argument("--text", action="store_true", help="as a deck text, to change it by hand")
    show.set_defaults(run=run_show)
    every = jobs.add_parser("list", help="the decks that have a name")
    every.set_defaults(run=run_list)
    drawn = jobs.add_parser("random", help="a random legal deck, as text")
    drawn.add_argument("people", choices=PEOPLES)
    drawn.add_argument("--seed", type=int, help="the same seed gives the same deck")
    drawn.set_defaults(run=run_random)
    for job in (check, show, drawn):
        job.add_argument("--ruleset", help=f"{', '.join(NAMED)} or a mix (default: the deck's, else ansmann)")
    for job in (check, show, every):
        job.add_argument("--json", action="store_true", help="for programs")


def _read(word: str, ruleset: Ruleset | None, catalogue: Catalogue) -> tuple[Deck, Ruleset, list[Problem]]:
    """A deck by name or file, the ruleset that counts, and what is wrong with it."""
    if not Path(word).is_file():
        deck = named_deck(word, catalogue)
        return deck, ruleset or ANSMANN, deck_problems(deck, ruleset or ANSMANN, catalogue.cards)
    file = read_deck(Path(word), catalogue)
    return file.deck, ruleset or file.ruleset or ANSMANN, file.problems(ruleset, catalogue)


def _ruleset(chosen: argparse.Namespace) -> Ruleset | None:
    return parse_ruleset(chosen.ruleset) if chosen.ruleset else None


def run_check(chosen: argparse.Namespace) -> int:
    """Say of each deck what is wrong with it; exit 1 if anything is."""
    catalogue, ruleset = Catalogue(), _ruleset(chosen)
    results = []
    decks = []
    for word in chosen.decks:
        try:
            deck, counted, found = _read(word, ruleset, catalogue)
        except DeckError as error:
            results.append((word, "", list(error.problems)))
            continue
        decks.append(deck)
        results.append((word, summary(deck, counted), found))
    if len(decks) == len(chosen.decks) == 2:
        found = table_problems((decks[0], decks[1]), Agreement(same_cards=not chosen.one_box))
        results.append(("both decks together", "", found))
    if chosen.json:
        print(json.dumps([_result(*result) for result in results], indent=2, ensure_ascii=False))
    else:
        for word, line, found in results:
            print(f"{word}: {'not legal' if found else f'legal. {line}'.strip()}")
            for problem in found:
                print(f"  {problem}")
    return PROBLEM if any(found for _, _, found in results) else 0


def _result(word: str, line: str, found: list[Problem]) -> dict[str, object]:
    problems = [
        {"line": one.line, "card": one.card, "rule": one.rule, "what": one.what, "remedy": one.remedy}
        for one in found
    ]
    return {"deck": word, "legal": not found, "summary": line, "problems": problems}


def summary(deck: Deck, ruleset: Ruleset) -> str:
    """A deck in one line: cards, kinds, moons."""
    kinds = [f"{sum(card.kind == kind for card in deck.cards)} {kind.name.lower()}" for kind in KINDS]
    other = sum(card.kind not in KINDS for card in deck.cards)
    kinds += [f"{other} other"] if other else []
    staff = [card.name.en for card in (deck.inquisitor, deck.emissary) if card]
    beside = f" beside {' and '.join(['the leader', *staff])}" if staff else ""
    moons = f"; foreign moons {foreign_moons(deck, ruleset)} of {moon_limit(deck)} ({ruleset})"
    shown = "" if deck.emissary else moons
    return f"{len(deck.cards)} of {deck_size(deck)} cards{beside}: {', '.join(kinds)}{shown}."


def run_show(chosen: argparse.Namespace) -> int:
    """Print the deck as lines, text or JSON; faults are told, but shown it is anyway."""
    catalogue = Catalogue()
    deck, ruleset, found = _read(chosen.deck, _ruleset(chosen), catalogue)
    if chosen.json:
        staff = {"inquisitor": deck.inquisitor, "emissary": deck.emissary}
        shown: dict[str, object] = {"name": deck.name, "leader": deck.leader.key, "ruleset": str(ruleset)}
        shown |= {word: card.key for word, card in staff.items() if card}
        shown |= {"family": deck.family} if deck.family else {}
        shown |= {"cards": [card.key for card in deck.cards], "problems": [str(problem) for problem in found]}
        print(json.dumps(shown, indent=2, ensure_ascii=False))
        return 0
    if chosen.text:
        print(write_deck(deck, ruleset), end="")
        return 0
    print(f"{deck.name}, led by {deck.leader.name.en}. {summary(deck, ruleset)}")
    for card in (deck.inquisitor, deck.emissary, *deck.cards):
        if card:
            print(f"{card.key}: {card_line(card)}")
    for problem in found:
        print(f"  {problem}")
    return 0


def run_list(chosen: argparse.Namespace) -> int:
    """Print the decks with a name, a line each."""
    catalogue = Catalogue()
    decks = {name: named_deck(name, catalogue) for name in deck_names(catalogue)}
    if chosen.json:
        lines = {name: summary(deck, ANSMANN) for name, deck in decks.items()}
        print(json.dumps(lines, indent=2, ensure_ascii=False))
        return 0
    width = max(len(name) for name in decks)
    for name, deck in decks.items():
        print(f"{name:{width}}  {summary(deck, ANSMANN)}")
    return 0


def run_random(chosen: argparse.Namespace) -> int:
    """Print a random legal deck."""
    ruleset = _ruleset(chosen) or ANSMANN
    print(write_deck(random_deck(chosen.people, ruleset, Random(chosen.seed)), ruleset), end="")
    return 0
