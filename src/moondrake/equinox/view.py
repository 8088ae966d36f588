"""What one seat may know: EQ-3.6, OQE-3. Built from nothing, field by field.

`table` is what the rules let the seat look at now, `memory` what it has seen so far. A seat remembers
every card that lay open once, so covered cards and shown discards are memory, never table (EQ-2.3).
"""

from random import Random

from moondrake.equinox.actions import notation
from moondrake.equinox.imagine import Imagination
from moondrake.equinox.options import NAME
from moondrake.equinox.prints import NO_CARD, cards_of, on_top
from moondrake.equinox.rules.control import controller
from moondrake.equinox.rules.scoring import half_points
from moondrake.equinox.seen import Asked, Memory, OpenTable
from moondrake.equinox.sightings import UNSEEN, Saw, card_seen, other_of, saw_of, seat_of, shown_to
from moondrake.equinox.state import Ask, Frame, Position
from moondrake.table.state import State, View, seat_name


class Imagined(State):
    """A state that somebody imagined: players may look at its position, which is their own idea of it."""

    def __init__(self, position: Position) -> None:
        self.position = position


class EquinoxView(View):
    """A seat's knowledge as a plain value. Written out, as mypyc has no data classes below an ABC."""

    def __init__(self, blank: type[Imagined], seat: int, table: OpenTable, memory: Memory) -> None:
        self.blank = blank
        """The class an imagined state is made of."""
        self.seat = seat
        self.table = table
        self.memory = memory
        self._imagination: Imagination | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, EquinoxView):
            return False
        return self.seat == other.seat and self.table == other.table and self.memory == other.memory

    def __hash__(self) -> int:
        return hash((self.seat, self.table, self.memory))

    def game(self) -> str:
        return NAME

    def notation(self, action: int) -> str:
        return notation(action)

    def __repr__(self) -> str:
        return f"<equinox: what {seat_name(self.seat)} knows; {self.table}>"

    def determinize(self, rng: Random) -> Imagined:
        """A complete state that fits everything this seat has seen, the hidden cards dealt at random."""
        if self._imagination is None:
            self._imagination = Imagination(self.seat, self.table, self.memory)
        return self.blank(self._imagination.imagine(rng))


def view_of(position: Position, seat: int, blank: type[Imagined]) -> EquinoxView:
    """EQ-3.6: The view of a seat, or of SPECTATOR; `blank` is the class imagined states are made of."""
    return EquinoxView(blank, seat, _table(position, seat), _memory(position, seat))


def _table(position: Position, seat: int) -> OpenTable:
    sits = 0 <= seat < position.seats
    seats = range(position.seats)
    return OpenTable(
        options=position.options,
        step=int(position.step),
        turn=position.turn,
        row=position.row,
        creatures=tuple(position.creatures),
        vanished_in=tuple(position.vanished_in),
        visible=tuple([on_top(pile) for pile in position.fields]),
        heights=tuple([(pile.bit_length() + 7) // 8 for pile in position.fields]),
        stones=tuple(position.stones),
        champions=tuple(position.champions),
        stones_left=tuple(position.stones_left),
        controllers=tuple([controller(position, creature) for creature in position.creatures]),
        points=tuple([half_points(position, other) / 2 for other in seats]),
        hand=tuple(position.hands[seat]) if sits else (),
        hand_sizes=tuple([len(hand) for hand in position.hands]),
        aside_sizes=tuple([len(aside) for aside in position.asides]),
        secret=position.secrets[seat] if sits else NO_CARD,
        has_secret=tuple([card != NO_CARD for card in position.secrets]),
        secret_used=position.secret_used,
        bet_on=position.bet_on,
        echoed=position.echoed,
        free_discards=position.free_discards,
        bet_secretly=position.bet_secretly,
        picked=tuple(position.picked) if sees_picked(position, seat) else (),
        picked_size=len(position.picked),
        pile_size=len(position.pile),
        discard_size=len(position.discard),
        asked=tuple([_asked(frame) for frame in position.frames]),
    )


def _asked(frame: Frame) -> Asked:
    return Asked(int(frame.ask), frame.seat, frame.ability, frame.source, frame.other, frame.left)


def sees_picked(position: Position, seat: int) -> bool:
    """EQ-9.10: The robber and the robbed see the cards drawn."""
    if not position.picked:
        return False
    frame = position.question()
    return frame.ask in (Ask.PICK, Ask.KEEP) and seat in (position.turn, frame.other)


def _memory(position: Position, seat: int) -> Memory:
    sits = 0 <= seat < position.seats
    sightings = tuple([shown_to(sighting, seat) for sighting in position.log])
    return Memory(
        covered=tuple([tuple(cards_of(pile >> 8)) for pile in position.fields]),
        discarded=_seen_discards(position, sightings),
        aside=tuple(position.asides[seat]) if sits else (),
        held=_held(position.seats, sightings),
        sightings=sightings,
    )


def _seen_discards(position: Position, sightings: tuple[int, ...]) -> tuple[int, ...]:
    """EQ-3.6, EQ-9.8: The discards this seat saw; the others were put down unseen."""
    unseen = {
        card_seen(truth)
        for truth, sighting in zip(position.log, sightings, strict=True)
        if saw_of(sighting) == Saw.BURY and card_seen(sighting) == UNSEEN
    }
    return tuple(sorted([card for card in position.discard if card not in unseen]))


def _held(seats: int, sightings: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards last seen in each hand."""
    holder: dict[int, int] = {}
    for sighting in sightings:
        card, saw = card_seen(sighting), saw_of(sighting)
        if card == UNSEEN:
            continue
        if saw in (Saw.LEAVE, Saw.BURY, Saw.BET, Saw.UNBET):
            holder.pop(card, None)
        else:
            holder[card] = other_of(sighting) if saw in (Saw.GIVE, Saw.KEEP) else seat_of(sighting)
    return tuple([tuple(sorted([card for card in holder if holder[card] == seat])) for seat in range(seats)])
