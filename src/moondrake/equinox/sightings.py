"""What the seats have seen of hidden cards: a log of every card that entered or left a hand.

Everything on the fields is public; only hands, cards set aside, secret bets and unseen discards are not.
The log holds each move through them together with who saw the card. It is what a view calls memory, and
what `imagine` needs to deal the hidden cards anew without contradicting anything that was seen.
An entry is one int, so that playing, copying and comparing stay cheap.
"""

from typing import Final

from moondrake.equinox.state import Position
from moondrake.table.native import i64
from moondrake.table.numbers import names_of

UNSEEN: Final = 255
ALL_SEATS: Final = 255
SPECTATORS: Final = 7
"""The bit in `seen` that stands for whoever holds no seat."""


class Saw:
    """What happened to the card: plain numbers, which cost nothing where the engine is compiled."""

    DRAW: Final = 0
    """From the draw pile into the hand."""
    LEAVE: Final = 1
    """From the hand onto the table or, shown, onto the discard pile."""
    BURY: Final = 2
    """From the hand onto the discard pile, not shown (EQ-9.8)."""
    ARRIVE: Final = 3
    """From the table into the hand."""
    BET: Final = 4
    """From the hand under the secret bet's stone."""
    UNBET: Final = 5
    """From the secret bet onto the discard pile."""
    ASIDE: Final = 6
    """From the hand face down before its owner (EQ-9.3)."""
    BACK: Final = 7
    """All cards set aside return to the hand."""
    LOOK: Final = 8
    """Held up for those who see it, out of the hand."""
    RETURN: Final = 9
    """All cards held up return to the hand."""
    KEEP: Final = 10
    """From the cards held up into another hand (EQ-9.10)."""
    GIVE: Final = 11
    """From the hand into another hand, its creature known to all (EQ-9.7)."""
    LACK: Final = 12
    """The hand has no card of a creature."""
    UNNAMED: Final = 13
    """No secret bet that is still hidden is on a creature (EQ-10.1)."""


SAW_NAMES: Final = names_of(Saw)


def see(position: Position, saw: i64, seat: i64, card: i64, seen: i64) -> None:
    """Remember one card's move and who saw the card."""
    position.log.append((saw << 3 | seat) << 23 | card << 8 | seen)


def see_given(position: Position, saw: int, seat: int, other: int, suit: int, card: int, seen: int) -> None:
    """Remember a card that goes to another seat; `suit` is what everybody knows of it, 15 for nothing."""
    position.log.append(entry(saw, seat, other, suit, card) | seen)


def see_fact(position: Position, saw: int, seat: int, suit: int) -> None:
    """Remember something public that is about no single card."""
    position.log.append(entry(saw, seat, 0, suit, UNSEEN) | ALL_SEATS)


def entry(saw: i64, seat: i64, other: i64, suit: i64, card: i64) -> i64:
    """The entry without those who saw it."""
    return (((saw << 3 | seat) << 3 | other) << 4 | suit) << 16 | card << 8


def saw_of(sighting: int) -> int:
    """What happened."""
    return sighting >> 26


def seat_of(sighting: int) -> int:
    """Whose hand it is."""
    return sighting >> 23 & 7


def other_of(sighting: int) -> int:
    """Whose hand the card goes to."""
    return sighting >> 20 & 7


def suit_seen(sighting: int) -> int:
    """The creature that everybody heard."""
    return sighting >> 16 & 15


def card_seen(sighting: int) -> int:
    """The card, or UNSEEN."""
    return sighting >> 8 & 255


def with_card(sighting: int, card: int) -> int:
    """The same sighting of a certain card."""
    return sighting & ~(255 << 8) | card << 8


def shown_to(sighting: int, seat: int) -> int:
    """The sighting as one seat (or SPECTATOR) remembers it."""
    bit = seat if seat >= 0 else SPECTATORS
    if sighting >> bit & 1:
        return sighting
    return sighting | UNSEEN << 8
