"""Abilities that reach for stones and cards on the table: EQ-9.2, 9.4, 9.6, 9.11-9.13, 10.1, 10.2."""

from typing import cast

from moondrake.equinox import actions
from moondrake.equinox.effects import Which
from moondrake.equinox.happenings import Happening, tell, tell_card
from moondrake.equinox.in_order import put_in
from moondrake.equinox.prints import (
    FIELDS,
    NO_CARD,
    ROWS,
    cards_of,
    is_chameleon,
    is_creature_card,
    on_top,
    suit_of,
)
from moondrake.equinox.rules.ending import reveal
from moondrake.equinox.rules.places import fields_with_card, home_of, lay, lift, pull, visible
from moondrake.equinox.sightings import ALL_SEATS, Saw, see, see_fact
from moondrake.equinox.state import Position
from moondrake.table.native import i64
from moondrake.table.state import NOBODY


def own_stones(position: Position, seat: int) -> list[int]:
    """EQ-9.2: Own stones on fields and champion cards, also of vanished creatures, and the secret one."""
    answers: list[object] = []
    field: i64
    for creature in position.creatures:
        for field in range(creature * ROWS, creature * ROWS + ROWS):
            if position.stones[field] == seat:
                answers.append(actions.EACH[actions.FIELD + field])
    for creature in position.creatures:
        if position.champions[creature] >> seat & 1:
            answers.append(actions.EACH[actions.CHAMPION + creature])
    if position.secrets[seat] != NO_CARD:
        answers.append(actions.SECRET_STONE)
    return cast("list[int]", answers)


def take_stone(position: Position, seat: int, action: int) -> None:
    """EQ-9.2, EQ-4.6: The stone returns to its owner; a secret bet's card goes face up to the discards."""
    position.stones_left[seat] += 1
    if action == actions.SECRET_STONE:
        card = position.secrets[seat]
        position.secrets[seat] = NO_CARD
        position.discard.append(card)
        see(position, Saw.UNBET, seat, card, ALL_SEATS)
        tell_card(position, Happening.SECRET_TAKEN, seat, card, suit_of(card), "EQ-9.2")
        return
    target = action - actions.FIELD  # a champion card's number is FIELDS + creature
    if target < FIELDS:
        position.stones[target] = NOBODY
    else:
        position.champions[target - FIELDS] &= ~(1 << seat)
    tell(position, Happening.STONE_TAKEN, seat, target, "EQ-9.2")


def creatures_for_stones(position: Position) -> list[int]:
    """EQ-9.4, OQE-7: The creatures in the tournament, or all."""
    return position.creatures if position.rules.klumpi_vanished else position.alive


def rows_for_stones(position: Position) -> int:
    """EQ-9.4, OQE-7: Rows 1 to current, or all."""
    return ROWS if position.rules.klumpi_later else position.row + 1


def free_fields(position: Position, seat: int) -> list[int]:
    """EQ-9.4: Fields without a stone in open rows, of creatures that stones go to."""
    if position.stones_left[seat] == 0:
        return []
    creatures, rows = creatures_for_stones(position), rows_for_stones(position)
    answers: list[object] = []
    field: i64
    for creature in creatures:
        for field in range(creature * ROWS, creature * ROWS + rows):
            if position.stones[field] == NOBODY:
                answers.append(actions.EACH[actions.FIELD + field])
    return cast("list[int]", answers)


def place_stone(position: Position, seat: int, field: int) -> None:
    """EQ-9.4: Put an own stone onto the field; it has the value of the field's row."""
    position.stones_left[seat] -= 1
    position.stones[field] = seat
    tell(position, Happening.STONE_PLACED, seat, field, "EQ-9.4")


def takeable(position: Position, which: Which, source: int) -> list[int]:
    """EQ-9.6, EQ-9.11, EQ-10.2: The visible cards on the table that may be taken."""
    rows = position.row if which == Which.OWN_EARLIER else position.row + 1
    answers: list[int] = []
    for creature in position.creatures:
        for field in range(creature * ROWS, creature * ROWS + rows):
            pile = position.fields[field]
            if which == Which.OWN_EARLIER and position.rules.lupino_covered:
                for card in cards_of(pile):  # OQE-8
                    if suit_of(card) == source:
                        answers.append(actions.TAKE + card)
            elif pile and _fits(on_top(pile), which, source):
                answers.append(actions.TAKE + on_top(pile))
    answers.sort()
    return answers


def _fits(card: int, which: Which, source: int) -> bool:
    """EQ-9.6, EQ-9.9, EQ-9.11, EQ-10.2: Lupino takes cards of whoever uses the ability."""
    if which == Which.OWN_EARLIER:
        return suit_of(card) == source
    if which == Which.CHAMELEON:
        return is_chameleon(card)
    return is_creature_card(card)


def take_card(position: Position, seat: int, card: int, rule: str) -> None:
    """EQ-6.3, EQ-7.1: The card goes to hand; stones stay, and what comes to light triggers nothing."""
    field = home_of(position, card)
    pull(position, field, card)
    put_in(position.hands[seat], card)
    see(position, Saw.ARRIVE, seat, card, ALL_SEATS)
    tell_card(position, Happening.CARD_TAKEN, seat, card, field, rule)


def swappable(position: Position) -> list[int]:
    """EQ-9.12: Fields with a card, of creatures in the tournament, that have a field to swap with."""
    found: list[int] = []
    for creature in position.alive:
        fields = fields_with_card(position, creature)
        if len(fields) > 1 or position.rules.raneri_two:  # OQE-15: with a field of any creature
            found += fields
    return [actions.FIELD + field for field in found] if len(found) > 1 else []


def swap_partners(position: Position, first: int) -> list[int]:
    """EQ-9.12: The other fields of the same creature that have a card."""
    creatures = position.alive if position.rules.raneri_two else [first // ROWS]
    answers: list[int] = []
    for creature in creatures:
        for field in fields_with_card(position, creature):
            if field != first:
                answers.append(actions.FIELD + field)
    return answers


def swap(position: Position, seat: int, first: int, second: int) -> None:
    """EQ-9.12, EQ-7.1: The two visible cards change places; stones stay."""
    one = lift(position, first)
    two = lift(position, second)
    lay(position, first, two)
    lay(position, second, one)
    tell(position, Happening.SWAPPED, seat, first * FIELDS + second, "EQ-9.12")


def removable(position: Position, source: int) -> list[int]:
    """EQ-9.13: Fields with a card in the current row, of other creatures; vanish cards do not count."""
    answers: list[int] = []
    for creature in position.alive:
        field = creature * ROWS + position.row
        if creature != source and position.fields[field]:
            answers.append(actions.FIELD + field)
    return answers


def remove(position: Position, seat: int, field: int) -> None:
    """EQ-9.13, EQ-7.2: The visible card goes to the discard pile; the card below shows, if any."""
    card = visible(position, field)
    lift(position, field)
    position.discard.append(card)
    tell_card(position, Happening.REMOVED, seat, card, field, "EQ-9.13")


def expose(position: Position, creature: int) -> None:
    """EQ-10.1, EQ-4.11: Every seat with a secret bet on the creature reveals it at once."""
    for seat in range(position.seats):
        card = position.secrets[seat]
        if card != NO_CARD and suit_of(card) == creature:
            reveal(position, seat, "EQ-4.11")
    see_fact(position, Saw.UNNAMED, 0, creature)
