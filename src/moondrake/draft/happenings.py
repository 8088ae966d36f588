"""The events of a draft: what `table.Event.kind` and `amount` mean here."""

from enum import IntEnum
from typing import Final

from moondrake.draft.state import Position
from moondrake.table.events import EVERYONE, HIDDEN, Event


class Happening(IntEnum):
    """The kinds of events; after each, what `amount` is where it says something."""

    SET = 0  # people: its set takes part
    DEAL = 1  # number of the deal, from 1
    DEALT = 2
    KEPT = 3
    PASSED_RIGHT = 4  # cards that each seat passes
    PASSED_LEFT = 5  # cards that each seat passes
    DISCARDED = 6
    SET_ASIDE = 7  # how many cards
    RESTS = 8  # how many cards are shuffled together
    DRAFTED = 9  # how many cards each seat has
    LEFT_OUT = 10
    BUILT = 11  # how many cards the deck has
    LEADER = 12  # people
    LEADER_HIDDEN = 13
    OVER = 14


QUIET: Final = (Happening.KEPT, Happening.DISCARDED, Happening.LEFT_OUT)


def is_quiet(event: Event) -> bool:
    """Nobody hears what is dealt, nor what others do with their cards."""
    return event.kind == Happening.DEALT or (event.kind in QUIET and HIDDEN in event.cards)


def tell(position: Position, kind: Happening, seat: int, amount: int, rule: str) -> None:
    """Leave an event that is about no card."""
    if position.events is not None:
        position.events.append(Event(kind, seat, (), amount, rule))


def tell_owner(position: Position, kind: Happening, seat: int, card: int, rule: str) -> None:
    """BM-21.10: leave an event about a card that only this seat may know."""
    if position.events is not None:
        position.events.append(Event(kind, seat, (card,), 0, rule, 1 << seat))


def tell_all(position: Position, kind: Happening, amount: int, rule: str) -> None:
    """Leave an event that is about the whole table."""
    if position.events is not None:
        position.events.append(Event(kind, -1, (), amount, rule, EVERYONE))
