"""One position of a draft: plain data, ints and lists of ints. Lists of cards are sorted."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from moondrake.bluemoon.series import RANDOM
from moondrake.draft.options import Options
from moondrake.draft.plan import Deal
from moondrake.table.events import Event
from moondrake.table.state import CHANCE

NOTHING: Final = -1


class Step(IntEnum):
    """Where in the draft we are, and so what is asked."""

    SETS = 0
    DEAL = 1
    KEEP = 2
    LEAVE = 3
    LEADER = 4
    OVER = 5


@dataclass(frozen=True, slots=True)
class Sight:
    """BM-21.3: a seat had these cards in hand, and kept one of them. Deals and passes count from 0."""

    deal: int
    turn: int
    cards: tuple[int, ...]
    kept: int


class Position:
    """Everything on and around the table.

    `pile` is what the running deal is dealt from, `rests` what was put aside, `middle` the discarded cards.
    `deal` counts the deals, `turn` the passes of the running deal, `seat` is who is asked or dealt to.
    """

    def __init__(self, options: Options) -> None:
        seats = options.seats
        self.options = options
        self.step = Step.SETS
        self.sets: list[int] = []
        self.plan: list[Deal] = []
        self.opened = NOTHING
        self.deal = NOTHING
        self.turn = 0
        self.seat = 0
        self.dealt = 0
        self.moves = 0
        self.pile: list[int] = []
        self.rests: list[int] = []
        self.middle: list[int] = []
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.left_out: list[list[int]] = [[] for _ in range(seats)]
        self.leaders: list[int] = [NOTHING] * seats
        self.sights: list[list[Sight]] = [[] for _ in range(seats)]
        self.events: list[Event] | None = []

    def copy(self) -> "Position":
        """An independent copy; deals and sights never change and are shared."""
        twin = Position(self.options)
        twin.step = self.step
        twin.sets = self.sets.copy()
        twin.plan = self.plan
        twin.opened = self.opened
        twin.deal = self.deal
        twin.turn = self.turn
        twin.seat = self.seat
        twin.dealt = self.dealt
        twin.moves = self.moves
        twin.pile = self.pile.copy()
        twin.rests = self.rests.copy()
        twin.middle = self.middle.copy()
        twin.packs = [pack.copy() for pack in self.packs]
        twin.kept = [kept.copy() for kept in self.kept]
        twin.left_out = [left.copy() for left in self.left_out]
        twin.leaders = self.leaders.copy()
        twin.sights = [sights.copy() for sights in self.sights]
        twin.events = None if self.events is None else self.events.copy()
        return twin


def asked(position: Position) -> int:
    """Who is asked now: a seat, or CHANCE."""
    if position.step in (Step.SETS, Step.DEAL):
        return CHANCE
    if position.step == Step.LEADER and position.options.leader_choice == RANDOM:
        return CHANCE
    return position.seat
