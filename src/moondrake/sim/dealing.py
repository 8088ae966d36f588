"""Common random numbers: the same seed gives the same shuffled piles, however differently the game goes.

An ordinary dealer gives both games of a swapped pair the same cards only until they first differ. Here every
card that lies in a pile has a clock, and the draw goes to the earliest. Clocks are exponential and without
memory, so all cards of a pile are always equally likely, also after cards were put back: whatever comes back
gets a new clock that starts now. A clock depends on the seed and the card alone.
"""

from hashlib import blake2b
from math import log

from moondrake.bluemoon import CARD_SHIFT
from moondrake.table import CHANCE, State

ALL_BITS = 1 << 64


def derived(*parts: object) -> int:
    """A number that depends on all parts and on nothing else, the same on every machine."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class _Urn:
    """One source of chance: what was offered last, each with its clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.clocks: dict[int, float] = {}


class PileDealer:
    """Answers for chance with piles that are shuffled once; equally likely outcomes at every single draw."""

    def __init__(self, seed: int, own_piles: bool) -> None:
        self.seed = seed
        self.own_piles = own_piles
        """Each side has piles of its own, told apart by the numbers of their cards (Blue Moon)."""
        self.urns: dict[object, _Urn] = {}
        self.entries: dict[int, int] = {}

    def choose(self, source: object, actions: list[int]) -> int:
        """One of the actions; `source` names the pile (or hand) they come from."""
        urn = self.urns.setdefault(source, _Urn())
        urn.clocks = {
            action: urn.clocks[action] if action in urn.clocks else urn.now + self._wait(action)
            for action in actions
        }
        chosen = min(actions, key=urn.clocks.__getitem__)
        urn.now = urn.clocks.pop(chosen)
        return chosen

    def deal(self, state: State) -> int:
        """The outcome of the chance that this state asks for."""
        assert state.seat_to_act() == CHANCE
        actions = state.legal_actions()
        source = actions[0] >> CARD_SHIFT if self.own_piles else state.notation(actions[0]).split()[0]
        return self.choose(source, actions)

    def _wait(self, action: int) -> float:
        """How long until this action comes up, exponential with mean one."""
        entry = self.entries.get(action, 0)
        self.entries[action] = entry + 1
        return -log((derived(self.seed, action, entry) + 1) / (ALL_BITS + 1))
