"""The decks that have a name, and decks from files, with the packs they need."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from moondrake.bluemoon.cards import BY_KEY, PEOPLES, ready_made
from moondrake.bluemoon.deck import Deck, ready_made_deck
from moondrake.bluemoon.deck_building import DeckError, emissary_cards
from moondrake.bluemoon.decks.catalogue import Catalogue
from moondrake.bluemoon.decks.text import DeckFile, clean_lines, parse_deck
from moondrake.bluemoon.effects import Card, Kind
from moondrake.bluemoon.packs import load, shipped_names
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.table import SetupError
from moondrake.table.saying import listed

PACK_LINE = re.compile(r"^pack\s*:\s*(.+)$", re.IGNORECASE)


def catalogue_of(packs: Iterable[str | Path] = ()) -> Catalogue:
    """The printed cards and those of packs, each named or given as a file."""
    words = tuple(dict.fromkeys(str(pack) for pack in packs))
    if all(word in shipped_names() for word in words):
        return _shipped_catalogue(words)
    return _new_catalogue(words)


@cache
def _shipped_catalogue(packs: tuple[str, ...]) -> Catalogue:
    return _new_catalogue(packs)


def _new_catalogue(packs: tuple[str, ...]) -> Catalogue:
    cards: dict[str, Card] = {}
    for pack in (load(word) for word in packs):
        for card in pack.cards:
            if card.key in cards:
                raise SetupError("problem-pack-clash", card=card.key)
            cards[card.key] = card
    return Catalogue(cards.values())


def emissaries(catalogue: Catalogue) -> list[Card]:
    """The emissaries of the catalogue's packs."""
    return [card for card in catalogue.cards.values() if card.kind == Kind.EMISSARY]


def deck_names(catalogue: Catalogue) -> list[str]:
    """Every name: the ready-made decks, then each people with each emissary, `people+emissary`."""
    with_emissary = [f"{people}+{card.key}" for people in PEOPLES for card in emissaries(catalogue)]
    return [*PEOPLES, *with_emissary]


def named_deck(name: str, catalogue: Catalogue | None = None) -> Deck:
    """BM-2.4, BM-19.2: the deck of this name; raises SetupError with similar names."""
    if name in PEOPLES:
        return ready_made_deck(name)
    catalogue = catalogue or catalogue_of(shipped_names())
    people, plus, key = name.partition("+")
    known = [card for card in emissaries(catalogue) if card.key == key]
    if plus and people in PEOPLES and known:
        return emissary_deck(people, known[0], catalogue)
    names = deck_names(catalogue)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    if close:
        raise SetupError("problem-deck-close", name=name, close=close[0], known=listed(names))
    raise SetupError("problem-deck-name", name=name, known=listed(names))


def emissary_deck(people: str, emissary: Card, catalogue: Catalogue) -> Deck:
    """BM-19.2: the people's set, its cards without a letter, and what the emissary brings."""
    leader, _ = ready_made(people)
    cards = {card.key for card in emissary_cards(leader, emissary, catalogue.cards)}
    ordered = tuple(card for key, card in catalogue.cards.items() if key in cards)
    return Deck(f"{people}+{emissary.key}", leader, ordered, emissary=emissary)


def read_deck(path: Path, packs: Sequence[str] = ()) -> tuple[DeckFile, Catalogue]:
    """A deck text with the packs it names; raises DeckError for what cannot be understood."""
    text = path.read_text(encoding="utf-8-sig")
    found = [match[1] for _, line in clean_lines(text) if (match := PACK_LINE.match(line))]
    beside = [word if word in shipped_names() else str(path.parent / word) for word in found]
    catalogue = catalogue_of([*packs, *beside])
    return parse_deck(text, catalogue), catalogue


def open_deck(word: str, packs: Sequence[str] = ()) -> tuple[DeckFile, Catalogue]:
    """The deck of this name or in this file, not yet checked by the rules, and the cards to look it up in."""
    if Path(word).is_file():
        return read_deck(Path(word), packs)
    if word in PEOPLES:
        return DeckFile(ready_made_deck(word), None, {}), catalogue_of(packs)
    catalogue = catalogue_of([*packs, *shipped_names()])
    deck = named_deck(word, catalogue)
    used = sorted({card.box for card in (*deck.staff(), *deck.cards)} & set(shipped_names()))
    return DeckFile(deck, None, {}, tuple(used)), catalogue


def find_deck(word: str, ruleset: Ruleset | None = None, packs: Sequence[str] = ()) -> Deck:
    """The deck of this name or in this file, checked by the ruleset (or the one its text names)."""
    return _checked(word, ruleset, packs)[0]


def find_decks(
    words: tuple[str, str], ruleset: Ruleset, packs: Sequence[str] = ()
) -> tuple[tuple[Deck, Deck], tuple[Card, ...]]:
    """Both decks of a table, and the cards of all packs on it."""
    first, second = (_checked(word, ruleset, packs) for word in words)
    packed = {key: card for _, known in (first, second) for key, card in known.cards.items()}
    return (first[0], second[0]), tuple(card for key, card in packed.items() if key not in BY_KEY)


def is_constructed(word: str) -> bool:
    """OQ-34: does the word name a deck that somebody built, and not one whose list everybody can look up?"""
    return Path(word).is_file()


def _checked(word: str, ruleset: Ruleset | None, packs: Sequence[str]) -> tuple[Deck, Catalogue]:
    file, catalogue = open_deck(word, packs)
    found = file.problems(ruleset, catalogue)
    if found:
        raise DeckError(file.deck.name, found)
    return file.deck, catalogue
