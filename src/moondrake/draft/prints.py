"""BM-21.1: the people sets that are drafted, and their cards as numbers.

A set is what a people's box and its extra cards hold, without the leader. No card is in two sets, so a
number names one card: `CARDS[number]`. Sets are numbered as `PEOPLES`.
"""

from typing import Final

from moondrake.bluemoon.cards import ALL_CARDS, PEOPLES
from moondrake.bluemoon.effects import Card, Kind


def cards_of_people(people: str) -> tuple[Card, ...]:
    """BM-21.1, OQ-5: the ready-made deck without leader, and the people's own cards without a letter."""
    return tuple(
        card
        for card in ALL_CARDS
        if card.kind != Kind.LEADER and (card.deck == people or (not card.deck and card.people == people))
    )


SETS: Final = len(PEOPLES)
CARDS: Final[tuple[Card, ...]] = tuple(card for people in PEOPLES for card in cards_of_people(people))
NUMBERS: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}
LEADERS: Final[tuple[Card, ...]] = tuple(
    next(card for card in ALL_CARDS if card.kind == Kind.LEADER and card.people == people)
    for people in PEOPLES
)


def _numbers(people: str) -> list[int]:
    return [NUMBERS[card.key] for card in cards_of_people(people)]


IN_SET: Final[list[list[int]]] = [_numbers(people) for people in PEOPLES]
"""The cards of each set, in order."""

_PLACES: Final[dict[str, int]] = {card.key: place for place, card in enumerate(ALL_CARDS)}


def in_order(cards: list[int]) -> tuple[Card, ...]:
    """These cards in the order of all cards, as deck texts have them."""
    return tuple(sorted([CARDS[card] for card in cards], key=lambda card: _PLACES[card.key]))
