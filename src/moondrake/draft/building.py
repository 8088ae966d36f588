"""After the draft: the own cards, and other decks from them (BM-21.11, BM-21.13)."""

from dataclasses import dataclass, replace

from moondrake.bluemoon import Deck
from moondrake.bluemoon.effects import Card
from moondrake.draft.plan import DECK_SIZE
from moondrake.table.errors import SetupError
from moondrake.table.saying import listed


@dataclass(frozen=True, slots=True)
class DraftPool:
    """Everything a seat has drafted, and the deck it plays with."""

    cards: tuple[Card, ...]
    deck: Deck

    def bench(self) -> tuple[Card, ...]:
        """The cards that are not in the deck."""
        return tuple(card for card in self.cards if card not in self.deck.cards)

    def exchanged(self, out: str, into: str) -> "DraftPool":
        """BM-21.13 `changeDeck`: one card out, another own card in; raises SetupError if not possible."""
        keys = [card.key for card in self.deck.cards]
        if out not in keys:
            raise SetupError("problem-draft-not-in", card=out, known=listed(keys, most=DECK_SIZE))
        bench = {card.key: card for card in self.bench()}
        if into not in bench:
            raise SetupError("problem-draft-not-beside", card=into, known=listed(tuple(bench), most=99))
        return self.with_deck([key for key in keys if key != out] + [into])

    def with_deck(self, keys: list[str]) -> "DraftPool":
        """BM-21.11: exactly thirty different cards of the own drafted ones; raises SetupError otherwise."""
        own = {card.key: card for card in self.cards}
        foreign = [key for key in keys if key not in own]
        if foreign:
            raise SetupError("problem-draft-foreign", cards=listed(foreign))
        if len(keys) != DECK_SIZE or len(set(keys)) != len(keys):
            raise SetupError("problem-draft-size", needed=DECK_SIZE, count=len(set(keys)))
        cards = tuple(card for card in self.cards if card.key in set(keys))
        return replace(self, deck=replace(self.deck, cards=cards))
