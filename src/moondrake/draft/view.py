"""What one seat may know of a draft (BM-21.10). Built from nothing, field by field.

`table` is what lies before the seat now: the cards in hand, its own kept cards, and numbers that everybody
can count. `memory` is every hand of cards it has looked at.
"""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from moondrake.draft.actions import notation
from moondrake.draft.options import NAME, Options
from moondrake.draft.rules.building import shown_leaders
from moondrake.draft.rules.dealing import cards_too_many
from moondrake.draft.rules.plan import LEFT
from moondrake.draft.state import Position, Sight, Step, asked
from moondrake.table.state import View as TableView
from moondrake.table.state import seat_name

if TYPE_CHECKING:
    from moondrake.draft.game import State


@dataclass(frozen=True, slots=True)
class Table:
    """What lies open to the seat now. Cards, sets and seats are ints, -1 is none.

    `deal` and `turn` count from 0; `to_leave` is how many cards the asked seat still leaves out.
    """

    options: Options
    step: int
    asked: int
    sets: tuple[int, ...]
    deal: int
    deals: int
    deal_size: int
    turn: int
    passes_left: bool
    pack: tuple[int, ...]
    kept: tuple[int, ...]
    left_out: tuple[int, ...]
    to_leave: int
    leaders: tuple[int, ...]
    pack_sizes: tuple[int, ...]
    kept_sizes: tuple[int, ...]
    pile_size: int
    rests_size: int
    moves: int


@dataclass(frozen=True, slots=True)
class Memory:
    """BM-21.3: every hand of cards the seat chose from, and what it kept."""

    sights: tuple[Sight, ...]


class View(TableView):
    """One seat's knowledge: a plain value, equal knowledge gives equal views."""

    def __init__(self, seat: int, table: Table, memory: Memory) -> None:
        self.seat = seat
        self.table = table
        self.memory = memory

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
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

    def determinize(self, rng: Random) -> "State":
        """A draft that went unseen as it may have gone, drawn at random."""
        from moondrake.draft.game import imagined_state

        return imagined_state(self, rng)


def view_of(position: Position, seat: int) -> View:
    """BM-21.10: own cards may be looked at any time, others' never."""
    sits = 0 <= seat < position.options.seats
    running = position.step in (Step.DEAL, Step.KEEP)
    deal = position.plan[position.deal] if running else None
    to_leave = 0
    if position.step == Step.LEAVE:
        to_leave = cards_too_many(position) - len(position.left_out[position.seat])
    table = Table(
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
    return View(seat, table, Memory(sights))
