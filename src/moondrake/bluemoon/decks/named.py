"""The decks that have a name, and decks from files."""

from difflib import get_close_matches
from pathlib import Path

from moondrake.bluemoon.cards import PEOPLES, ready_made
from moondrake.bluemoon.decks.catalogue import Catalogue
from moondrake.bluemoon.decks.text import DeckFile, parse_deck
from moondrake.bluemoon.effects import Card, Kind
from moondrake.bluemoon.match import Deck, ready_made_deck
from moondrake.bluemoon.rules.deck_building import DeckError, emissary_cards
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.table import SetupError
from moondrake.table.errors import listed


def emissaries(catalogue: Catalogue) -> list[Card]:
    """The emissaries of the catalogue's packs."""
    return [card for card in catalogue.cards.values() if card.kind == Kind.EMISSARY]


def deck_names(catalogue: Catalogue) -> list[str]:
    """Every name: the ready-made decks, then each people with each emissary, `people+emissary`."""
    with_emissary = [f"{people}+{card.key}" for people in PEOPLES for card in emissaries(catalogue)]
    return [*PEOPLES, *with_emissary]


def named_deck(name: str, catalogue: Catalogue) -> Deck:
    """BM-2.4, BM-19.2: the deck of this name; raises SetupError with similar names."""
    if name in PEOPLES:
        return ready_made_deck(name)
    people, plus, key = name.partition("+")
    known = [card for card in emissaries(catalogue) if card.key == key]
    if plus and people in PEOPLES and known:
        return emissary_deck(people, known[0], catalogue)
    names = deck_names(catalogue)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    asked = f"did you mean {close[0]}? " if close else ""
    raise SetupError(f"'{name}' is neither a file nor the name of a deck; {asked}decks: {listed(names)}")


def emissary_deck(people: str, emissary: Card, catalogue: Catalogue) -> Deck:
    """BM-19.2: the people's set, its cards without a letter, and what the emissary brings."""
    leader, _ = ready_made(people)
    cards = {card.key for card in emissary_cards(leader, emissary, catalogue.cards)}
    ordered = tuple(card for key, card in catalogue.cards.items() if key in cards)
    return Deck(f"{people}+{emissary.key}", leader, ordered, emissary=emissary)


def read_deck(path: Path, catalogue: Catalogue) -> DeckFile:
    """A deck text; raises DeckError for what cannot be understood."""
    return parse_deck(path.read_text(encoding="utf-8-sig"), catalogue)


def find_deck(word: str, ruleset: Ruleset | None = None, catalogue: Catalogue | None = None) -> Deck:
    """The deck of this name or in this file, checked by the ruleset (or the one its text names)."""
    catalogue = catalogue or Catalogue()
    if not Path(word).is_file():
        return named_deck(word, catalogue)
    file = read_deck(Path(word), catalogue)
    found = file.problems(ruleset, catalogue)
    if found:
        raise DeckError(file.deck.name, found)
    return file.deck
