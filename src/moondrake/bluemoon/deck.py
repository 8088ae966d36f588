"""A deck: a leader, the cards that are shuffled, and who stands beside the leader (BM-9.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.cards import PEOPLES, ready_made
from moondrake.bluemoon.effects import Card, Kind, Name
from moondrake.table import SetupError
from moondrake.table.saying import listed

UNSEEN: Final = Card("", Name("?", "?", "?"), "", 0, Kind.LEADER, certainty="unknown")
"""BM-3.4b: stands in a closed list for a card that was not seen yet."""

UNSEEN_WORD: Final = "?"

LARGEST_DECK: Final = 60
"""Card sets are ints of 62 bits at most, leader and inquisitor included."""


@dataclass(frozen=True, slots=True)
class Deck:
    """BM-9.1: a leader and the cards that are shuffled; `name` is how a record calls it."""

    name: str
    leader: Card
    cards: tuple[Card, ...]
    inquisitor: Card | None = None
    """BM-9.19: beside the leader, not one of the cards."""
    emissary: Card | None = None
    """BM-9.20: on the leader, never active."""
    family: int = 0
    """BM-19.4: the chosen Buka family, 0 for none."""
    drafted: bool = False
    """BM-21.11: built from drafted cards, any mix of peoples."""

    def staff(self) -> tuple[Card, ...]:
        """BM-9.19, BM-9.20: who lies in the leader zone beside the leader and is never shuffled."""
        return tuple(card for card in (self.inquisitor, self.emissary) if card is not None)


def ready_made_deck(people: str) -> Deck:
    """BM-2.4: the deck a people's box contains; raises SetupError for an unknown people."""
    if people not in PEOPLES:
        raise SetupError("problem-no-deck", name=people, known=listed(PEOPLES))
    leader, cards = ready_made(people)
    return Deck(people, leader, cards)


def is_ready_made(deck: Deck) -> bool:
    """Does the deck's name say everything about it?"""
    return deck.name in PEOPLES and deck == ready_made_deck(deck.name)


def deck_keys(deck: Deck) -> str:
    """Leader, staff and cards of a deck in the order of the match, as a record lists them."""
    staff = [card for card in (deck.leader, deck.inquisitor, deck.emissary) if card]
    return " ".join(card.key or UNSEEN_WORD for card in (*staff, *deck.cards))


def deck_from_keys(name: str, keys: str, family: int, known: Mapping[str, Card]) -> Deck:
    """Read what `deck_keys` writes. Whether the deck may be played is not its business (BM-18, BM-21.11)."""
    found: list[Card] = []
    for key in keys.split():
        if key == UNSEEN_WORD:
            found.append(UNSEEN)
            continue
        if key not in known:
            raise SetupError("problem-deck-strange", name=name, card=key)
        if known[key] in found:
            raise SetupError("problem-deck-double", name=name, card=key)
        found.append(known[key])
    staff = {
        kind: [card for card in found if card.kind == kind and card is not UNSEEN]
        for kind in (Kind.LEADER, Kind.INQUISITOR, Kind.EMISSARY)
    }
    if len(staff[Kind.LEADER]) != 1 or len(staff[Kind.INQUISITOR]) > 1 or len(staff[Kind.EMISSARY]) > 1:
        raise SetupError("problem-deck-heads", name=name)
    cards = tuple(card for card in found if card.kind not in staff or card is UNSEEN)
    if not 1 <= len(cards) <= LARGEST_DECK:
        raise SetupError("problem-deck-many", name=name, count=len(cards), most=LARGEST_DECK)
    inquisitor = staff[Kind.INQUISITOR][0] if staff[Kind.INQUISITOR] else None
    emissary = staff[Kind.EMISSARY][0] if staff[Kind.EMISSARY] else None
    return Deck(name, staff[Kind.LEADER][0], cards, inquisitor, emissary, family)
