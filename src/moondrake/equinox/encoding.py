"""What a seat knows as numbers that mean the same in every match: what learners read (docs/encodings.md).

Actions have such numbers already (`actions.py`). A position is told in signed bytes, the seats counted
from the own seat on around the table, creatures and cards by their fixed numbers. It is written straight
from the position, because a view costs ten times as much, and says nothing that the seat's view does not say.
"""

from typing import Final, SupportsIndex

from moondrake.equinox.actions import BOUND
from moondrake.equinox.options import MOST_SEATS
from moondrake.equinox.prints import CARDS, KINDS, NO_CARD, ROWS, STRENGTHS, deck_of
from moondrake.equinox.prints import FIELDS as PLACES
from moondrake.equinox.questions import ASK_NAMES, STAYS, STEP_NAMES, Step
from moondrake.equinox.rules.control import controller
from moondrake.equinox.rules.scoring import half_points
from moondrake.equinox.sightings import SPECTATORS, UNSEEN, Saw
from moondrake.equinox.state import Position
from moondrake.equinox.view import sees_picked
from moondrake.table.encoding import Stretch, laid_out
from moondrake.table.native import i64
from moondrake.table.state import NOBODY

VERSION: Final = 1
"""Rises whenever a number means something else than before."""
ACTIONS: Final = BOUND
_STEPS: Final = len(STEP_NAMES)
_ASKS: Final = len(ASK_NAMES)
_ABILITIES: Final = KINDS + 2
LEAVE: Final = int(Saw.LEAVE)
BURY: Final = int(Saw.BURY)
BET: Final = int(Saw.BET)
UNBET: Final = int(Saw.UNBET)
KEEP: Final = int(Saw.KEEP)
GIVE: Final = int(Saw.GIVE)

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
PLACE: Final[list[SupportsIndex]] = list(range(SIZE))
"""The places as ready-made objects: looking one up is cheaper, compiled, than making it anew."""
_AT: Final = {stretch.name: stretch.offset for stretch in STRETCHES}
_HAND: Final = _AT["mine: hand"]
_ASIDE: Final = _AT["mine: aside"]
_SECRET: Final = _AT["mine: secret"]
_PICKED: Final = _AT["picked"]
_COVERED: Final = _AT["covered"]
_DISCARDED: Final = _AT["discarded"]
_NEVER: Final = _AT["never seen"]
_HELD: Final = _AT["held"]
_TAKES_PART: Final = _AT["takes part"]
_VANISHED: Final = _AT["vanished"]
_BET_ON: Final = _AT["bet on"]
_CONTROLLED: Final = _AT["controlled"]
_CHAMPIONS: Final = _AT["champions"]
_STONES: Final = _AT["stones"]
_FILLED: Final = _AT["filled"]
_STRENGTH: Final = _AT["strength"]
_HEIGHT: Final = _AT["height"]
_SEATS: Final = _AT["stones left"]
_TURN: Final = _AT["turn"]
_ASKED: Final = _AT["asked"]
_NUMBERS: Final = _AT["seats"]
_LEFT: Final = _AT["left"]
_STEP: Final = _AT["step"]
_QUESTION: Final = _AT["question"]
_ABILITY: Final = _AT["ability"]
_SOURCE: Final = _AT["source"]
_decks: Final[dict[int, bytes]] = {}


class Reader:
    """What the log of one match shows to a seat (or SPECTATOR), read on from where it was: EQ-3.6, EQ-9.8."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.at = 0
        """So many entries of the log were read."""
        self.has_deck = position.step > Step.INVITE  # before, the deck is not put together yet
        self.never = bytearray(_deck(position) if self.has_deck else CARDS)
        self.held = bytearray(MOST_SEATS * CARDS)
        self.holders = [NOBODY] * CARDS
        self.buried: list[int] = []

    def is_of(self, position: Position) -> bool:
        """Does it read this match, and can it go on?"""
        return self.position is position and self.has_deck

    def read_on(self) -> None:
        """Take in what was seen since."""
        log = self.position.log
        bit: i64 = self.seat if self.seat >= 0 else SPECTATORS
        for place in range(self.at, len(log)):
            sighting: i64 = log[place]
            card = sighting >> 8 & 255
            if card == UNSEEN:
                continue
            if sighting >> bit & 1:
                self.never[card] = 0
                self._move(card, _holder(sighting))
            elif sighting >> 26 == BURY:
                self.buried.append(card)
        self.at = len(log)

    def _move(self, card: int, holder: int) -> None:
        """A card was seen to go to a hand, or to none."""
        seats = self.position.seats
        before = self.holders[card]
        if before >= 0:
            self.held[(before - self.seat + seats) % seats * CARDS + card] = 0
        if holder >= 0:
            self.held[(holder - self.seat + seats) % seats * CARDS + card] = 1
        self.holders[card] = holder


def encode(position: Position, seat: int) -> bytearray:
    """What a seat (or SPECTATOR) knows, as SIZE signed bytes in the order of STRETCHES."""
    return encode_with(Reader(position, seat))


def encode_with(reader: Reader) -> bytearray:
    """The same for a match that is looked at again and again."""
    position, seat = reader.position, reader.seat
    out = bytearray(SIZE)
    reader.read_on()
    out[_NEVER : _NEVER + CARDS] = reader.never
    out[_HELD : _HELD + MOST_SEATS * CARDS] = reader.held
    for card in position.discard:
        if card not in reader.buried:
            out[PLACE[_DISCARDED + card]] = 1
            out[PLACE[_NEVER + card]] = 0
    if 0 <= seat < position.seats:
        _write_own(out, position, seat)
    if sees_picked(position, seat):
        _write_cards(out, _PICKED, position.picked)
    _write_creatures(out, position, seat)
    _write_seats(out, position, seat)
    _write_numbers(out, position)
    _write_question(out, position, seat)
    return out


def _deck(position: Position) -> bytes:
    """A one for each card of the match, worked out once for any eight creatures."""
    key = position.rules.urvaters
    for creature in position.creatures:
        key |= 16 << creature
    found = _decks.get(key)
    if found is None:
        cards = bytearray(CARDS)
        for card in deck_of(position.creatures, position.rules.urvaters):
            cards[card] = 1
        found = _decks[key] = bytes(cards)
    return found


def _write_cards(out: bytearray, start: i64, cards: list[int]) -> None:
    """Cards that the seat sees, and so has seen."""
    for card in cards:
        out[PLACE[start + card]] = 1
        out[PLACE[_NEVER + card]] = 0


def _holder(sighting: i64) -> int:
    """The seat that has the card after this, or NOBODY."""
    saw = sighting >> 26
    if saw in (LEAVE, BURY, BET, UNBET):
        return NOBODY
    return sighting >> 20 & 7 if saw in (GIVE, KEEP) else sighting >> 23 & 7


def _write_own(out: bytearray, position: Position, seat: int) -> None:
    _write_cards(out, _HAND, position.hands[seat])
    _write_cards(out, _ASIDE, position.asides[seat])
    secret = position.secrets[seat]
    if secret != NO_CARD:
        out[PLACE[_SECRET + secret]] = 1
        out[PLACE[_NEVER + secret]] = 0


def _write_creatures(out: bytearray, position: Position, seat: int) -> None:
    for kind in position.creatures:
        out[PLACE[_TAKES_PART + kind]] = 1
        if position.vanished_in[kind] != STAYS:
            out[PLACE[_VANISHED + kind]] = 1
        if position.bet_on >> kind & 1:
            out[PLACE[_BET_ON + kind]] = 1
        has_stone = position.champions[kind] != 0
        for place in range(kind * ROWS, kind * ROWS + ROWS):
            pile = position.fields[place]
            if pile:
                _write_pile(out, place, pile)
            stone = position.stones[place]
            if stone >= 0:
                has_stone = True
                out[PLACE[_STONES + (stone - seat + position.seats) % position.seats * PLACES + place]] = 1
        if has_stone:
            _write_owners(out, position, kind, seat)


def _write_pile(out: bytearray, place: i64, pile: int) -> None:
    """The visible card of a field and those below it."""
    visible = (pile & 255) - 1
    out[PLACE[_FILLED + place]] = 1
    out[PLACE[_STRENGTH + place]] = 1 + visible % STRENGTHS
    out[PLACE[_NEVER + visible]] = 0
    height = 1
    while pile > 255:
        pile >>= 8
        height += 1
        out[PLACE[_COVERED + (pile & 255) - 1]] = 1
        out[PLACE[_NEVER + (pile & 255) - 1]] = 0
    out[PLACE[_HEIGHT + place]] = height


def _write_owners(out: bytearray, position: Position, kind: int, seat: int) -> None:
    """EQ-5.2: Who controls a creature and has a stone on its champion card."""
    seats = position.seats
    owner = controller(position, kind)
    if owner >= 0:
        out[PLACE[_CONTROLLED + (owner - seat + seats) % seats * KINDS + kind]] = 1
    if position.champions[kind]:
        for other in range(seats):
            if position.champions[kind] >> other & 1:
                out[PLACE[_CHAMPIONS + (other - seat + seats) % seats * KINDS + kind]] = 1


def _write_seats(out: bytearray, position: Position, seat: int) -> None:
    """Six stretches with a byte for each seat, and whose turn it is."""
    seats = position.seats
    for other in range(seats):
        at = _SEATS + (other - seat + seats) % seats
        out[PLACE[at]] = position.stones_left[other]
        out[PLACE[at + MOST_SEATS]] = len(position.hands[other])
        out[PLACE[at + 2 * MOST_SEATS]] = len(position.asides[other])
        out[PLACE[at + 3 * MOST_SEATS]] = int(position.secrets[other] != NO_CARD)
        out[PLACE[at + 4 * MOST_SEATS]] = position.secret_used >> other & 1
        out[PLACE[at + 5 * MOST_SEATS]] = half_points(position, other)
    if position.step > Step.START:
        out[PLACE[_TURN + (position.turn - seat + seats) % seats]] = 1


def _write_numbers(out: bytearray, position: Position) -> None:
    out[PLACE[_NUMBERS]] = position.seats
    out[PLACE[_NUMBERS + 1]] = position.row
    out[PLACE[_NUMBERS + 2]] = len(position.pile)
    out[PLACE[_NUMBERS + 3]] = len(position.discard)
    out[PLACE[_NUMBERS + 4]] = len(position.picked)
    out[PLACE[_NUMBERS + 5]] = int(position.echoed)
    out[PLACE[_NUMBERS + 6]] = int(position.free_discards)
    out[PLACE[_NUMBERS + 7]] = int(position.bet_secretly)
    out[PLACE[_STEP + position.step]] = 1


def _write_question(out: bytearray, position: Position, seat: int) -> None:
    question = position.asked
    if question is None:
        return
    if question.seat >= 0:
        out[PLACE[_ASKED + (question.seat - seat + position.seats) % position.seats]] = 1
    out[PLACE[_LEFT]] = question.left & 127
    out[PLACE[_QUESTION + question.ask]] = 1
    if question.ability >= 0:
        out[PLACE[_ABILITY + question.ability]] = 1
    if 0 <= question.source < KINDS:
        out[PLACE[_SOURCE + question.source]] = 1
