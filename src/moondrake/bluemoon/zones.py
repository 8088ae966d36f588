"""Sets of one side's cards as bits: card n of a side is bit n (at most 62 of them)."""

from typing import Final

LOCAL: Final = 63


MODULUS: Final = 67
PLACES: Final = [-1] * MODULUS
"""The powers of two differ modulo 67: a look-up here is far cheaper, compiled, than `int.bit_length`."""
for _place in range(63):
    PLACES[(1 << _place) % MODULUS] = _place


def bits_of(cards: list[int]) -> int:
    """The set of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(bits: int) -> list[int]:
    """The cards of a set, ascending."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(PLACES[low % MODULUS])
        bits ^= low
    return cards


def count(bits: int) -> int:
    """How many cards a set has."""
    return bits.bit_count()
