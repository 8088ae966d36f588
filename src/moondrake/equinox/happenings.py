"""The events of Equinox: what `table.Event.kind` and `amount` mean here."""

from enum import IntEnum

from moondrake.equinox.state import Position
from moondrake.table.events import EVERYONE, Event


class Happening(IntEnum):
    """The kinds of events; after each, what `amount` is where it says something."""

    STARTS = 0
    INVITED = 1  # creature
    DRAWN = 2
    ROUND = 3  # number of the round
    BET = 4  # field
    SECRET_BET = 5
    REVEALED = 6  # creature
    PASSED = 7  # step
    PLAYED = 8  # field
    TREE_PLAYED = 9  # ability
    HAND_SHOWN = 10
    ABILITY_USED = 11  # ability
    NO_EFFECT = 12  # ability
    PLAYER_CHOSEN = 13  # seat
    CREATURE_NAMED = 14  # creature
    SET_ASIDE = 15
    TAKEN_BACK = 16  # how many cards
    STONE_TAKEN = 17  # field, FIELDS + creature for a champion card
    SECRET_TAKEN = 18  # creature
    STONE_PLACED = 19  # field
    CARD_TAKEN = 20  # field
    GIVEN = 21  # seat that gets the card
    HAND_SEEN = 22  # seat that looks
    LOOKED_AT = 23  # seat that looks
    ROBBED = 24  # seat that keeps the card
    SWAPPED = 25  # first field * FIELDS + second field
    REMOVED = 26  # field
    DISCARDED = 27
    BURIED = 28
    LOWEST_SHARED = 29  # strength in halves
    VANISHED = 30  # creature
    VANISH_CARD = 31  # field
    PILE_EMPTY = 32
    TOURNAMENT_OVER = 33
    SCORED = 34  # half points
    WON = 35  # how many winners


def tell(position: Position, kind: Happening, seat: int, amount: int, rule: str) -> None:
    """Leave an event that is about no card."""
    if position.events is not None:
        position.events.append(Event(kind, seat, (), amount, rule))


def tell_card(position: Position, kind: Happening, seat: int, card: int, amount: int, rule: str) -> None:
    """Leave an event about a card that everybody sees."""
    if position.events is not None:
        position.events.append(Event(kind, seat, (card,), amount, rule))


def tell_some(
    position: Position, kind: Happening, seat: int, card: int, amount: int, rule: str, seen: int
) -> None:
    """Leave an event about a card that only the seats in `seen` may know."""
    if position.events is not None:
        position.events.append(Event(kind, seat, (card,), amount, rule, seen))


def tell_hand(
    position: Position, kind: Happening, seat: int, amount: int, rule: str, seen: int = EVERYONE
) -> None:
    """Leave an event about all cards in a seat's hand."""
    if position.events is not None:
        position.events.append(Event(kind, seat, tuple(position.hands[seat]), amount, rule, seen))
