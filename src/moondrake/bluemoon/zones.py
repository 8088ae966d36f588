"""Sets of one side's cards as bits: card n of a side is bit n (at most 62 of them); cards of the match."""

from typing import Final

from moondrake.table.native import i64

CARD_SHIFT: Final = 6
"""A card of the match is `seat << CARD_SHIFT | card`."""
LOCAL: Final = 63

MODULUS: Final = 67
PLACES: Final = [-1] * MODULUS
"""The powers of two differ modulo 67: a look-up here is far cheaper, compiled, than `int.bit_length`."""
for _place in range(63):
    PLACES[(1 << _place) % MODULUS] = _place


NO_CARDS: Final[list[int]] = []
"""What there is to go through where a set is empty; nobody may change it."""


def bits_of(cards: list[int]) -> i64:
    """The set of these cards."""
    bits: i64 = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(bits: i64) -> list[int]:
    """The cards of a set, ascending; whoever wants to change the list makes a copy."""
    if not bits:
        return NO_CARDS
    cards: list[int] = []
    while bits:
        low = bits & -bits
        cards.append(PLACES[low % MODULUS])
        bits ^= low
    return cards


def count(bits: i64) -> int:
    """How many cards a set has: pairs, fours, eights of bits are added up side by side."""
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return bits + (bits >> 32) & 127


def nth(bits: i64, place: i64) -> int:
    """The card with so many others before it."""
    while place:
        bits &= bits - 1
        place -= 1
    return PLACES[(bits & -bits) % MODULUS]


def set_of_match(seat: int, bits: i64) -> tuple[int, ...]:
    """A set of a side's cards, as cards of the match."""
    return tuple([seat << CARD_SHIFT | card for card in cards_in(bits)]) if bits else ()


def of_match(seat: int, cards: list[int]) -> tuple[int, ...]:
    """A side's cards in order, as cards of the match."""
    return tuple([seat << CARD_SHIFT | card for card in cards]) if cards else ()


def bits_in(cards: tuple[int, ...]) -> int:
    """Cards of the match as a set of cards of their side."""
    bits = 0
    for card in cards:
        bits |= 1 << (card & LOCAL)
    return bits


def local(cards: tuple[int, ...]) -> list[int]:
    """Cards of the match in order, as cards of their side."""
    return [card & LOCAL for card in cards]
