"""A view of Equinox as JSON. Pure: nothing but the view decides what comes out.

Creatures, steps and kinds of questions are words, cards are numbers (explained in `cards`), rows count
from 1 as people do, nobody and nothing are null.
"""

from collections.abc import Iterable
from typing import Any

from moondrake.equinox.creatures import ABILITIES, CREATURES
from moondrake.equinox.options import header_of
from moondrake.equinox.prints import KINDS, ROWS, card_word
from moondrake.equinox.questions import STAYS, Ask, Step
from moondrake.equinox.sightings import (
    UNSEEN,
    Saw,
    card_seen,
    other_of,
    saw_of,
    seat_of,
    suit_seen,
)
from moondrake.equinox.view import Asked, Memory, Table, View

Json = dict[str, Any]
TO_OTHERS = (Saw.GIVE, Saw.KEEP)
ABOUT_A_SUIT = (Saw.GIVE, Saw.LACK, Saw.UNNAMED)


def view_json(view: View, memory: bool = True) -> Json:
    """The whole view: set-up, table, memory, and the words of all its cards."""
    scribe = Scribe()
    told: Json = {"setup": header_of(view.table.options), "table": scribe.table(view.table)}
    if memory:
        told["memory"] = scribe.memory(view.memory)
    told["cards"] = {str(card): scribe.words[card] for card in sorted(scribe.words)}
    return told


def question_json(view: View) -> Json:
    """What the seat is asked."""
    return asked_json(view.table.asked[-1])


def asked_json(asked: Asked) -> Json:
    """One waiting question; `other` is a seat or a field, depending on the ability."""
    return {
        "ask": Ask(asked.ask).name.lower(),
        "seat": _number(asked.seat),
        "ability": ABILITIES[asked.ability].key if asked.ability >= 0 else None,
        "source": ABILITIES[asked.source].key if asked.source >= 0 else None,
        "other": _number(asked.other),
        "left": asked.left,
    }


class Scribe:
    """Writes parts of a view and collects the words of the cards that occur."""

    def __init__(self) -> None:
        self.words: dict[int, str] = {}

    def card(self, card: int) -> int | None:
        """A card's number, or null for none."""
        if card < 0:
            return None
        self.words[card] = card_word(card)
        return card

    def cards(self, cards: Iterable[int]) -> list[int | None]:
        return [self.card(card) for card in cards]

    def table(self, table: Table) -> Json:
        return {
            "step": Step(table.step).name.lower(),
            "turn": table.turn,
            "row": table.row + 1,
            "creatures": [self.creature(table, creature) for creature in table.creatures],
            "stones_left": list(table.stones_left),
            "points": list(table.points),
            "hand": self.cards(table.hand),
            "hand_sizes": list(table.hand_sizes),
            "aside_sizes": list(table.aside_sizes),
            "secret": self.card(table.secret),
            "has_secret": list(table.has_secret),
            "secret_used": _seats(table.secret_used),
            "bet_on": _creatures(table.bet_on),
            "echoed": table.echoed,
            "free_discards": table.free_discards,
            "bet_secretly": table.bet_secretly,
            "picked": self.cards(table.picked),
            "picked_size": table.picked_size,
            "pile_size": table.pile_size,
            "discard_size": table.discard_size,
            "asked": [asked_json(asked) for asked in table.asked],
        }

    def creature(self, table: Table, creature: int) -> Json:
        """One column of the table."""
        vanished = table.vanished_in[creature]
        return {
            "creature": CREATURES[creature].key,
            "vanished_in": None if vanished == STAYS else vanished + 1,
            "controller": _number(table.controllers[table.creatures.index(creature)]),
            "champions": _seats(table.champions[creature]),
            "rows": [self.field(table, creature * ROWS + row) for row in range(ROWS)],
        }

    def field(self, table: Table, field: int) -> Json:
        return {
            "visible": self.card(table.visible[field]),
            "height": table.heights[field],
            "stone": _number(table.stones[field]),
        }

    def memory(self, memory: Memory) -> Json:
        return {
            "covered": [
                {
                    "creature": CREATURES[field // ROWS].key,
                    "row": field % ROWS + 1,
                    "cards": self.cards(cards),
                }
                for field, cards in enumerate(memory.covered)
                if cards
            ],
            "discarded": self.cards(memory.discarded),
            "aside": self.cards(memory.aside),
            "held": [self.cards(cards) for cards in memory.held],
            "sightings": [self.sighting(sighting) for sighting in memory.sightings],
        }

    def sighting(self, sighting: int) -> Json:
        """One entry of the story of hidden cards; what it does not say is left out."""
        saw = saw_of(sighting)
        told: Json = {"saw": Saw(saw).name.lower(), "seat": seat_of(sighting)}
        if card_seen(sighting) != UNSEEN:
            told["card"] = self.card(card_seen(sighting))
        if saw in TO_OTHERS:
            told["to"] = other_of(sighting)
        if saw in ABOUT_A_SUIT and suit_seen(sighting) < KINDS:
            told["creature"] = CREATURES[suit_seen(sighting)].key
        return told


def _number(value: int) -> int | None:
    """A seat or field, null for none and for chance."""
    return value if value >= 0 else None


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _creatures(bits: int) -> list[str]:
    return [CREATURES[creature].key for creature in range(KINDS) if bits >> creature & 1]
