"""Cards in order: short lists of numbers that stay sorted whatever comes and goes."""

from moondrake.table.native import i64


def put_in(cards: list[int], card: i64) -> None:
    """Put a card where it belongs."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def take_out(cards: list[int], card: i64) -> None:
    """Take out a card that is there."""
    place: i64 = 0
    while cards[place] != card:
        place += 1
    cards.pop(place)
