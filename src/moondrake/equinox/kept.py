"""What a position keeps: written by write_fields.py, to be changed in fields.py."""

from collections.abc import Hashable
from typing import Final

from moondrake.equinox.prints import FIELDS, KINDS, NO_CARD, STONES
from moondrake.equinox.questions import STAYS, Step
from moondrake.table.state import NOBODY

UNSET: Final[list[int]] = []
UNSET_LISTS: Final[list[list[int]]] = []
"""Stand in a new position until `clear` or `copy_to` puts real lists there: a copy that would first build a
dozen empty lists costs half as much again. Never changed."""


class PositionFields:
    """What lies on the table (EQ-1.1), and where in the turn we are."""

    def __init__(self) -> None:
        self.step: int = Step.START
        self.turn = 0
        self.row = 0
        self.creatures: list[int] = UNSET
        self.alive: list[int] = UNSET
        """Follows from `vanished_in`."""
        self.vanished_in: list[int] = UNSET
        self.pile: list[int] = UNSET
        self.discard: list[int] = UNSET
        self.hands: list[list[int]] = UNSET_LISTS
        self.asides: list[list[int]] = UNSET_LISTS
        self.picked: list[int] = UNSET
        self.fields: list[int] = UNSET
        self.stones: list[int] = UNSET
        self.champions: list[int] = UNSET
        self.stones_left: list[int] = UNSET
        self.secrets: list[int] = UNSET
        self.secret_used = 0
        self.bet_on = 0
        self.echoed = False
        self.free_discards = False
        self.bet_secretly = False
        self.log: list[int] = UNSET
        """Who saw what, which makes no difference to the rules (`sightings.py`)."""

    def clear(self, seats: int) -> None:
        """EQ-3.1: an empty table."""
        self.step = Step.START
        self.turn = 0
        self.row = 0
        self.creatures = []
        self.alive = []
        self.vanished_in = [STAYS] * KINDS
        self.pile = []
        self.discard = []
        self.hands = [[] for _ in range(seats)]
        self.asides = [[] for _ in range(seats)]
        self.picked = []
        self.fields = [0] * FIELDS
        self.stones = [NOBODY] * FIELDS
        self.champions = [0] * KINDS
        self.stones_left = [STONES] * seats
        self.secrets = [NO_CARD] * seats
        self.secret_used = 0
        self.bet_on = 0
        self.echoed = False
        self.free_discards = False
        self.bet_secretly = False
        self.log = []

    def copy_to(self, twin: "PositionFields") -> None:
        twin.step = self.step
        twin.turn = self.turn
        twin.row = self.row
        twin.creatures = self.creatures
        twin.alive = self.alive
        twin.vanished_in = self.vanished_in.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.hands = [one.copy() for one in self.hands]
        twin.asides = [one.copy() for one in self.asides]
        twin.picked = self.picked.copy()
        twin.fields = self.fields.copy()
        twin.stones = self.stones.copy()
        twin.champions = self.champions.copy()
        twin.stones_left = self.stones_left.copy()
        twin.secrets = self.secrets.copy()
        twin.secret_used = self.secret_used
        twin.bet_on = self.bet_on
        twin.echoed = self.echoed
        twin.free_discards = self.free_discards
        twin.bet_secretly = self.bet_secretly
        twin.log = self.log.copy()

    def fields_key(self) -> Hashable:
        """Equal for tables that play the same."""
        return (
            self.step,
            self.turn,
            self.row,
            tuple(self.creatures),
            tuple(self.vanished_in),
            tuple(self.pile),
            tuple([tuple(one) for one in self.hands]),
            tuple([tuple(one) for one in self.asides]),
            tuple(self.picked),
            tuple(self.fields),
            tuple(self.stones),
            tuple(self.champions),
            tuple(self.stones_left),
            tuple(self.secrets),
            self.secret_used,
            self.bet_on,
            self.echoed,
            self.free_discards,
            self.bet_secretly,
        )
