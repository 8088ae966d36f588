"""Fields, cards on them and their strength: EQ chapters 2 and 7."""

from moondrake.equinox.creatures import HALVES
from moondrake.equinox.prints import (
    NO_CARD,
    ROWS,
    cards_of,
    covered_with,
    is_chameleon,
    is_creature_card,
    on_top,
    piled,
    printed_strength,
    suit_of,
)
from moondrake.equinox.state import STAYS, Position


def field_of(creature: int, row: int) -> int:
    """EQ-2.1: A field is the crossing of a creature's column and a row."""
    return creature * ROWS + row


def visible(position: Position, field: int) -> int:
    """EQ-2.3: The top card of a field, NO_CARD where there is none."""
    return on_top(position.fields[field])


def lay(position: Position, field: int, card: int) -> None:
    """EQ-4.16, EQ-7.1: Lay a card onto a field; it covers what lies there, a stone stays on top."""
    position.fields[field] = covered_with(position.fields[field], card)


def lift(position: Position, field: int) -> int:
    """EQ-7.1, EQ-7.2: Take the visible card off a field; a stone stays, the field may become empty."""
    pile = position.fields[field]
    position.fields[field] = pile >> 8
    return on_top(pile)


def pull(position: Position, field: int, card: int) -> None:
    """EQ-7.1: Take a card out of a field wherever it lies (OQE-8 reaches covered cards)."""
    pile = position.fields[field]
    if on_top(pile) == card:
        position.fields[field] = pile >> 8
        return
    cards = cards_of(pile)
    cards.remove(card)
    position.fields[field] = piled(cards)


def strength(position: Position, creature: int) -> int:
    """EQ-2.4, EQ-9.14: A creature's strength in the current row, in halves; -1 on an empty field."""
    pile = position.fields[creature * ROWS + position.row]
    card = on_top(pile)
    if card == NO_CARD:
        return -1
    halves = 2 * printed_strength(card)
    if not is_creature_card(card):
        return halves  # EQ-4.17: a chameleon has its plain strength, on every field
    if position.rules.ursus_plain_on_chameleon and is_chameleon(on_top(pile >> 8)):
        return halves  # OQE-16
    return halves + HALVES[suit_of(card)]


def has_vanish_card(position: Position, creature: int, row: int) -> bool:
    """EQ-8.4 to EQ-8.6: Vanish cards lie below the row of vanishing, in row 5 on the card itself."""
    last = position.vanished_in[creature]
    return last < row <= position.row or last == row == ROWS - 1


def vanish_cards(position: Position) -> int:
    """EQ-1.6: How many of the eleven vanish cards lie on the table."""
    count = 0
    for creature in position.creatures:
        for row in range(ROWS):
            count += has_vanish_card(position, creature, row)
    return count


def fields_with_card(position: Position, creature: int) -> list[int]:
    """EQ-9.12: The fields of a creature that have at least one card."""
    first = creature * ROWS
    return [field for field in range(first, first + ROWS) if position.fields[field]]


def home_of(position: Position, card: int) -> int:
    """EQ-2.3: The field on which a card lies, visible or covered; -1 if it lies on none."""
    for creature in position.creatures:
        first = creature * ROWS
        for field in range(first, first + ROWS):
            pile = position.fields[field]
            while pile:
                if on_top(pile) == card:
                    return field
                pile >>= 8
    return -1


def is_in_tournament(position: Position, creature: int) -> bool:
    """EQ-2.2: A creature is in the tournament until it vanishes."""
    return position.vanished_in[creature] == STAYS
