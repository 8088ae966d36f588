"""What a seat sees and remembers, as plain values (EQ-3.6); `view` builds them, `imagine` deals from them."""

from dataclasses import dataclass

from moondrake.equinox.options import Options
from moondrake.equinox.prints import deck_of
from moondrake.equinox.sightings import card_seen
from moondrake.equinox.state import Step


@dataclass(frozen=True, slots=True)
class Asked:
    """One waiting question: all of it is public."""

    ask: int
    seat: int
    ability: int
    source: int
    other: int
    left: int


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What lies open to the seat now. Cards, creatures, fields and seats are ints, -1 is none."""

    options: Options
    step: int
    turn: int
    row: int
    creatures: tuple[int, ...]
    vanished_in: tuple[int, ...]
    visible: tuple[int, ...]
    heights: tuple[int, ...]
    stones: tuple[int, ...]
    champions: tuple[int, ...]
    stones_left: tuple[int, ...]
    controllers: tuple[int, ...]
    points: tuple[float, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    aside_sizes: tuple[int, ...]
    secret: int
    has_secret: tuple[bool, ...]
    secret_used: int
    bet_on: int
    echoed: bool
    free_discards: bool
    bet_secretly: bool
    picked: tuple[int, ...]
    picked_size: int
    pile_size: int
    discard_size: int
    asked: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What the seat has seen: covered and discarded cards, own cards set aside, cards in others' hands.

    `held[seat]` are cards last seen going into that hand or in it; they may have left it unseen.
    `sightings` is the whole story, entry by entry (see `sightings`), cards not seen blanked out.
    """

    covered: tuple[tuple[int, ...], ...]
    discarded: tuple[int, ...]
    aside: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    sightings: tuple[int, ...]


def never_seen(table: OpenTable, memory: Memory) -> list[int]:
    """The cards of the match that a seat with this view has never seen anywhere."""
    if table.step <= Step.INVITE:  # the deck is not put together yet
        return []
    known = {*table.hand, *memory.aside, *memory.discarded, table.secret, *table.visible, *table.picked}
    for cards in memory.covered:
        known.update(cards)
    known.update(card_seen(sighting) for sighting in memory.sightings)
    deck = deck_of(list(table.creatures), table.options.ruleset.urvaters)
    return [card for card in deck if card not in known]
