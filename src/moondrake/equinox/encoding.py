"""A seat's view as numbers that mean the same in every match: what learners read (docs/encodings.md).

Actions have such numbers already (`actions.py`). A view is told in signed bytes, the seats counted
from its own seat on around the table, creatures and cards by their fixed numbers.
"""

from typing import Final

from moondrake.equinox.actions import BOUND
from moondrake.equinox.options import MOST_SEATS
from moondrake.equinox.prints import CARDS, KINDS, NO_CARD, STRENGTHS
from moondrake.equinox.prints import FIELDS as PLACES
from moondrake.equinox.questions import ASK_NAMES, STAYS, STEP_NAMES, Step
from moondrake.equinox.view import Memory, Table, View, never_seen
from moondrake.table.encoding import Stretch, laid_out

VERSION: Final = 1
"""Rises whenever a number means something else than before."""
ACTIONS: Final = BOUND
_STEPS: Final = len(STEP_NAMES)
_ASKS: Final = len(ASK_NAMES)
_ABILITIES: Final = KINDS + 2

STRETCHES: Final[tuple[Stretch, ...]] = laid_out(
    (
        ("mine: hand", CARDS, "my hand cards"),
        ("mine: aside", CARDS, "my cards set aside"),
        ("mine: secret", CARDS, "the card under my secret bet"),
        ("picked", CARDS, "cards drawn from a hand that I may look at"),
        ("covered", CARDS, "cards below the visible ones"),
        ("discarded", CARDS, "discards that I saw"),
        ("never seen", CARDS, "cards of this match that I never saw"),
        ("held", MOST_SEATS * CARDS, "for each seat the cards last seen in its hand"),
        ("takes part", KINDS, "the creatures of this tournament"),
        ("vanished", KINDS, "creatures that have vanished"),
        ("bet on", KINDS, "creatures that somebody bet on in this round"),
        ("controlled", MOST_SEATS * KINDS, "for each seat the creatures it controls"),
        ("champions", MOST_SEATS * KINDS, "for each seat the champion cards it has a stone on"),
        ("stones", MOST_SEATS * PLACES, "for each seat the fields it has a stone on"),
        ("filled", PLACES, "fields with a visible card; a field is creature * 5 + row"),
        ("strength", PLACES, "the printed strength of the visible card, and 1"),
        ("height", PLACES, "cards on the field"),
        ("stones left", MOST_SEATS, "betting stones not placed yet"),
        ("hand sizes", MOST_SEATS, "cards in hand"),
        ("aside sizes", MOST_SEATS, "cards set aside"),
        ("has secret", MOST_SEATS, "1 if a secret bet lies there"),
        ("secret used", MOST_SEATS, "1 if a secret bet was ever made"),
        ("half points", MOST_SEATS, "twice the points that lie open"),
        ("turn", MOST_SEATS, "one-hot: the active player"),
        ("asked", MOST_SEATS, "one-hot: who is asked"),
        ("seats", 1, "how many play"),
        ("row", 1, "the round, from 0"),
        ("pile size", 1, "cards in the draw pile"),
        ("discard size", 1, "cards in the discard pile"),
        ("picked size", 1, "cards drawn from a hand"),
        ("echoed", 1, "1 if an ability was used again"),
        ("free discards", 1, "1 if discards are free"),
        ("bet secretly", 1, "1 if this turn's bet was secret"),
        ("left", 1, "how often the question still comes"),
        ("step", _STEPS, "one-hot: " + ", ".join(STEP_NAMES.values()).lower()),
        ("question", _ASKS, "one-hot: " + ", ".join(ASK_NAMES.values()).lower()),
        ("ability", _ABILITIES, "one-hot: the ability in question"),
        ("source", KINDS, "one-hot: the creature that uses it"),
    )
)
SIZE: Final = STRETCHES[-1].offset + STRETCHES[-1].size
_AT: Final = {stretch.name: stretch.offset for stretch in STRETCHES}


def encode(view: View) -> bytearray:
    """What a seat knows, as SIZE signed bytes in the order of STRETCHES."""
    out = bytearray(SIZE)
    _write_cards(out, view.seat, view.table, view.memory)
    _write_creatures(out, view.seat, view.table)
    _write_seats(out, view.seat, view.table)
    _write_numbers(out, view.seat, view.table)
    return out


def _mark(out: bytearray, name: str, places: tuple[int, ...] | list[int], base: int = 0) -> None:
    start = _AT[name] + base
    for place in places:
        out[start + place] = 1


def _write_cards(out: bytearray, seat: int, table: Table, memory: Memory) -> None:
    _mark(out, "mine: hand", table.hand)
    _mark(out, "mine: aside", memory.aside)
    if table.secret != NO_CARD:
        _mark(out, "mine: secret", (table.secret,))
    _mark(out, "picked", table.picked)
    for cards in memory.covered:
        _mark(out, "covered", cards)
    _mark(out, "discarded", memory.discarded)
    _mark(out, "never seen", never_seen(table, memory))
    for other, cards in enumerate(memory.held):
        _mark(out, "held", cards, (other - seat) % len(memory.held) * CARDS)


def _write_creatures(out: bytearray, seat: int, table: Table) -> None:
    seats = len(table.hand_sizes)
    _mark(out, "takes part", table.creatures)
    _mark(out, "vanished", [kind for kind in table.creatures if table.vanished_in[kind] != STAYS])
    _mark(out, "bet on", [kind for kind in range(KINDS) if table.bet_on >> kind & 1])
    for creature, owner in zip(table.creatures, table.controllers, strict=True):
        if owner >= 0:
            _mark(out, "controlled", (creature,), (owner - seat) % seats * KINDS)
    for kind in range(KINDS):
        for other in range(seats):
            if table.champions[kind] >> other & 1:
                _mark(out, "champions", (kind,), (other - seat) % seats * KINDS)
    for place in range(PLACES):
        if table.stones[place] >= 0:
            _mark(out, "stones", (place,), (table.stones[place] - seat) % seats * PLACES)
        card = table.visible[place]
        if card != NO_CARD:
            out[_AT["filled"] + place] = 1
            out[_AT["strength"] + place] = 1 + card % STRENGTHS
            out[_AT["height"] + place] = table.heights[place]


def _write_seats(out: bytearray, seat: int, table: Table) -> None:
    seats = len(table.hand_sizes)
    for other in range(seats):
        place = (other - seat) % seats
        out[_AT["stones left"] + place] = table.stones_left[other]
        out[_AT["hand sizes"] + place] = table.hand_sizes[other]
        out[_AT["aside sizes"] + place] = table.aside_sizes[other]
        out[_AT["has secret"] + place] = table.has_secret[other]
        out[_AT["secret used"] + place] = table.secret_used >> other & 1
        out[_AT["half points"] + place] = round(2 * table.points[other]) & 255
    if table.step > Step.START:
        out[_AT["turn"] + (table.turn - seat) % seats] = 1


def _write_numbers(out: bytearray, seat: int, table: Table) -> None:
    out[_AT["seats"]] = len(table.hand_sizes)
    out[_AT["row"]] = table.row
    out[_AT["pile size"]] = table.pile_size
    out[_AT["discard size"]] = table.discard_size
    out[_AT["picked size"]] = table.picked_size
    out[_AT["echoed"]] = table.echoed
    out[_AT["free discards"]] = table.free_discards
    out[_AT["bet secretly"]] = table.bet_secretly
    out[_AT["step"] + table.step] = 1
    if table.asked:
        question = table.asked[-1]
        if question.seat >= 0:
            out[_AT["asked"] + (question.seat - seat) % len(table.hand_sizes)] = 1
        out[_AT["left"]] = question.left & 127
        out[_AT["question"] + question.ask] = 1
        if question.ability >= 0:
            out[_AT["ability"] + question.ability] = 1
        if 0 <= question.source < KINDS:
            out[_AT["source"] + question.source] = 1
