"""What is settled before the first card is dealt (BM-4), and how a record says it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.deck import UNSEEN, Deck, deck_from_keys, deck_keys, is_ready_made, ready_made_deck
from moondrake.bluemoon.effects import Card
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rulesets import ANSMANN, Ruleset, parse_ruleset
from moondrake.table import SetupError
from moondrake.table.saying import listed

DRAWN_START: Final = -1
"""The start player of the first fight is drawn by chance (BM-4.3)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """BM-4, BM-23.8: everything that is settled before the first card is dealt."""

    decks: tuple[Deck, Deck]
    ruleset: Ruleset = ANSMANN
    start: int = DRAWN_START
    lookahead: bool = False
    """BM-17.7: offer only what leaves a legal end of the turn possible."""
    solo: bool = False
    """BM-22: deck b is played by the rules themselves."""
    open_lists: bool = True
    """BM-3.4b: both seats know both deck lists; make a closed set-up with `closed_lists`."""
    packs: tuple[Card, ...] = ()
    """The cards of packs that decks of this table may contain; closed lists ask for it."""

    def header(self) -> dict[str, str]:
        """The set-up in the words of a record."""
        start = "drawn" if self.start == DRAWN_START else "ab"[self.start]
        header = {"ruleset": str(self.ruleset), "lookahead": "exact" if self.lookahead else "off"}
        for letter, deck in zip("ab", self.decks, strict=True):
            header[f"deck {letter}"] = deck.name
            if not is_ready_made(deck):
                header[f"cards {letter}"] = deck_keys(deck)
            if deck.family:
                header[f"family {letter}"] = str(deck.family)
            if deck.drafted:
                header[f"drafted {letter}"] = "yes"
        if not self.open_lists:
            header["lists"] = "closed"
        header.update(_packed_cards(self.decks, self.packs if not self.open_lists else ()))
        header["start"] = start
        if self.solo:
            header["solo"] = "yes"
        return header


def closed_lists(setup: Setup, rng: Random, packs: tuple[Card, ...] = ()) -> Setup:
    """BM-3.4b, OQ-34: the same set-up with closed lists; `packs` are the cards of packs on this table.

    The cards of both decks are numbered anew by chance, so that the number of a card tells nothing.
    """
    decks = []
    for deck in setup.decks:
        cards = list(deck.cards)
        rng.shuffle(cards)
        decks.append(replace(deck, cards=tuple(cards)))
    return replace(setup, decks=(decks[0], decks[1]), open_lists=False, packs=packs)


_HEADER_WORDS = {
    "lookahead": ("exact", "off"),
    "start": ("a", "b", "drawn"),
    "solo": ("no", "yes"),
    "lists": ("open", "closed"),
    "drafted a": ("no", "yes"),
    "drafted b": ("no", "yes"),
}

_HEADER_KEYS = ("ruleset", "lookahead", "deck a", "deck b", "start")

_OPTIONAL_KEYS = ("cards a", "cards b", "family a", "family b", "drafted a", "drafted b", "lists", "solo")

_PACKED = "card "
"""Begins the header lines that define the cards of packs, so that a record needs no other file."""


def _packed_cards(decks: tuple[Deck, Deck], packs: tuple[Card, ...]) -> dict[str, str]:
    """The cards of both decks and of packs that are not printed ones, each in a line."""
    every = list(packs)
    every += [card for deck in decks for card in (deck.leader, *deck.staff(), *deck.cards)]
    packed = {card.key: card for card in every if card is not UNSEEN and BY_KEY.get(card.key) is not card}
    if not packed:
        return {}
    from moondrake.bluemoon.packs import card_words  # few games need it

    return {f"{_PACKED}{key}": card_words(card) for key, card in packed.items()}


def _known_cards(header: Mapping[str, str]) -> Mapping[str, Card]:
    """The printed cards, and those that the header itself defines."""
    packed = {key.removeprefix(_PACKED): words for key, words in header.items() if key.startswith(_PACKED)}
    if not packed:
        return BY_KEY
    from moondrake.bluemoon.packs import cards_from_words  # few games need it

    return {**BY_KEY, **cards_from_words(packed)}


def setup_from_header(header: Mapping[str, str]) -> Setup:
    """Read what `Setup.header` writes; raises SetupError for anything missing, unknown or wrong."""
    for key in header:
        if key not in _HEADER_KEYS and key not in _OPTIONAL_KEYS and not key.startswith(_PACKED):
            raise SetupError("problem-header-unknown", name=key, known=listed(_HEADER_KEYS + _OPTIONAL_KEYS))
    for key in _HEADER_KEYS:
        if key not in header:
            raise SetupError("problem-header-lacks", name=key)
    for key, words in _HEADER_WORDS.items():
        if header.get(key, words[0]) not in words:
            raise SetupError("problem-cannot-be", name=key, word=header[key], known=listed(words))
    start = {"a": 0, "b": 1, "drawn": DRAWN_START}[header["start"]]
    known = _known_cards(header)
    decks = (_deck_from_header(header, "a", known), _deck_from_header(header, "b", known))
    is_open = header.get("lists", "open") == "open"
    packs = () if is_open else tuple(card for key, card in known.items() if key not in BY_KEY)
    lookahead = header["lookahead"] == "exact"
    solo = header.get("solo") == "yes"
    if solo and start != BOT:
        raise SetupError("problem-solo-start")
    return Setup(decks, parse_ruleset(header["ruleset"]), start, lookahead, solo, is_open, packs)


def _deck_from_header(header: Mapping[str, str], letter: str, known: Mapping[str, Card]) -> Deck:
    """A ready-made deck by its name, any other by its cards."""
    name = header[f"deck {letter}"]
    family = header.get(f"family {letter}", "0")
    if not family.isdecimal():
        raise SetupError("problem-family-number", letter=letter, family=family)
    if f"cards {letter}" in header:
        deck = deck_from_keys(name, header[f"cards {letter}"], int(family), known)
        return replace(deck, drafted=header.get(f"drafted {letter}") == "yes")
    if name not in PEOPLES:
        raise SetupError("problem-no-deck-keys", name=name, known=listed(PEOPLES), letter=letter)
    return ready_made_deck(name)
