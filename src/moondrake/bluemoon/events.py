"""What happens in a game of Blue Moon, for log, page and screen reader."""

from enum import IntEnum

from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.table import EVERYONE, Event


class What(IntEnum):
    """The kinds of events; `seat` is who acts or whose cards they are."""

    START = 0
    DRAW = 1
    MULLIGAN = 2
    TURN = 3
    LAY_OUT = 4
    BLUFF = 5
    LOAD = 6
    LAND = 7
    TAKE_BACK = 8
    DISCARD = 9
    SHOW_BLUFF = 10
    REVEAL_HAND = 11
    SHUFFLE = 12
    PUT_UNDER = 13
    RETURN = 14
    TAKE = 15
    TAKE_DISCARD = 16
    FIGHT = 17
    RETREAT = 18
    DECLINE = 19
    ANNOUNCE = 20
    CHALLENGE = 21
    BLUFF_TRUE = 22
    BLUFF_FALSE = 23
    DRAGON = 24
    CLEAR = 25
    ELEMENT = 26
    INACTIVE = 27
    USE = 28
    PAID = 29
    TARGET = 30
    CANCEL = 31
    TOP = 32
    UNDO = 33
    PENALTY = 34
    OVER = 35
    AGAINST = 36
    REPLACE = 37
    PREPARE = 38
    PREVENTED = 39
    FORSWEAR = 40
    REVEAL = 41
    READY = 42
    EXPOSE = 43
    LOOK = 44
    UNFORESEEN = 45


def is_quiet(event: Event) -> bool:
    """No line is said of it: the events beside it say enough."""
    return event.kind in (What.SHUFFLE, What.AGAINST)


def tell(
    state: Position,
    what: What,
    seat: int,
    cards: list[int],
    amount: int = 0,
    rule: str = "",
    seen_by: int = EVERYONE,
) -> None:
    """Leave an event behind; `cards` are of `seat`."""
    if state.events is not None:
        base = seat << CARD_SHIFT
        wholes = tuple([base | card for card in cards])
        state.events.append(Event(what, seat, wholes, amount, rule, seen_by))


def tell_card(state: Position, what: What, seat: int, card: int, rule: str) -> None:
    """Leave an event behind about one card that everybody sees; makes no list where events are off."""
    if state.events is not None:
        state.events.append(Event(what, seat, (seat << CARD_SHIFT | card,), 0, rule))


def tell_of(state: Position, what: What, seat: int, whole: int, rule: str) -> None:
    """Leave an event behind about a card of either side."""
    if state.events is not None:
        state.events.append(Event(what, seat, (whole,), 0, rule))
