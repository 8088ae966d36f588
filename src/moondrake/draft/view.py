"""What one seat may know of a draft (BM-21.10). Built from nothing, field by field.

`table` is what lies before the seat now: the cards in hand, its own kept cards, and numbers that everybody
can count. `memory` is every hand of cards it has looked at.
"""

from random import Random

from moondrake.draft.actions import notation
from moondrake.draft.imagine import imagined_actions
from moondrake.draft.options import NAME
from moondrake.draft.plan import LEFT
from moondrake.draft.rules import turn
from moondrake.draft.rules.building import shown_leaders
from moondrake.draft.rules.dealing import cards_too_many
from moondrake.draft.seen import Memory, OpenTable
from moondrake.draft.state import Position, Step, asked
from moondrake.table.state import State, View, seat_name


class Imagined(State):
    """A draft that somebody imagined: players may look at its position, which is their own idea of it."""

    def __init__(self, position: Position) -> None:
        self.position = position


class DraftView(View):
    """One seat's knowledge: a plain value, equal knowledge gives equal views."""

    def __init__(self, blank: type[Imagined], seat: int, table: OpenTable, memory: Memory) -> None:
        self.blank = blank
        """The class an imagined draft is made of."""
        self.seat = seat
        self.table = table
        self.memory = memory

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DraftView):
            return False
        return (self.seat, self.table, self.memory) == (other.seat, other.table, other.memory)

    def __hash__(self) -> int:
        return hash((self.seat, self.table, self.memory))

    def game(self) -> str:
        return NAME

    def notation(self, action: int) -> str:
        return notation(action)

    def __repr__(self) -> str:
        return f"<draft: what {seat_name(self.seat)} knows; {self.table}>"

    def determinize(self, rng: Random) -> Imagined:
        """A draft that went unseen as it may have gone, drawn at random and played by the rules."""
        position = Position(self.table.options)
        position.events = None
        turn.set_up(position)
        for action in imagined_actions(self.seat, self.table, self.memory, rng):
            turn.apply(position, action)
        position.events = []
        return self.blank(position)


def view_of(position: Position, seat: int, blank: type[Imagined]) -> DraftView:
    """BM-21.10: own cards may be looked at any time, others' never."""
    sits = 0 <= seat < position.options.seats
    running = position.step in (Step.DEAL, Step.KEEP)
    deal = position.plan[position.deal] if running else None
    to_leave = 0
    if position.step == Step.LEAVE:
        to_leave = cards_too_many(position) - len(position.left_out[position.seat])
    table = OpenTable(
        options=position.options,
        step=int(position.step),
        asked=asked(position),
        sets=tuple(position.sets),
        deal=position.deal,
        deals=len(position.plan),
        deal_size=deal.size if deal else 0,
        turn=position.turn,
        passes_left=deal is not None and deal.direction == LEFT,
        pack=tuple(position.packs[seat]) if sits else (),
        kept=tuple(position.kept[seat]) if sits else (),
        left_out=tuple(position.left_out[seat]) if sits else (),
        to_leave=to_leave,
        leaders=tuple(shown_leaders(position, seat)),
        pack_sizes=tuple([len(pack) for pack in position.packs]),
        kept_sizes=tuple([len(kept) for kept in position.kept]),
        pile_size=len(position.pile),
        rests_size=len(position.rests),
        moves=position.moves,
    )
    sights = tuple(position.sights[seat]) if sits else ()
    return DraftView(blank, seat, table, Memory(sights))
