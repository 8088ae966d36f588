"""Which deals a draft has (BM-21.1, BM-21.5 to BM-21.8)."""

from typing import Final

from moondrake.draft.options import DEAL_FOR
from moondrake.table.errors import SetupError

RESTS: Final = -1
"""The source of a deal from all rests, shuffled together."""
RIGHT: Final = -1
LEFT: Final = 1
"""Seats are numbered clockwise, so the left neighbour has the next number."""
DECK_SIZE: Final = 30
"""BM-21.11: a drafted deck has exactly so many cards."""
LAST_DEALS: Final = (4, 3)
"""BM-21.7, BM-21.8: the last deal has four cards each, three where the rests are too small for four."""


class Deal:
    """One deal: from which set (its place in the draft, or RESTS), how many cards each, which way to pass."""

    __slots__ = ("direction", "size", "source")

    def __init__(self, source: int, size: int, direction: int) -> None:
        self.source = source
        self.size = size
        self.direction = direction

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and (self.source, self.size, self.direction) == (
            other.source,
            other.size,
            other.direction,
        )

    def __hash__(self) -> int:
        return hash((self.source, self.size, self.direction))

    def __repr__(self) -> str:
        return f"Deal({self.source}, {self.size}, {self.direction})"


def plan_of(seats: int, sizes: list[int]) -> list[Deal]:
    """BM-21.2 to BM-21.9: all deals of a draft with sets of these sizes; 33 and 31 give the printed table."""
    size = DEAL_FOR[seats]
    full = seats * size
    sources: list[int] = []
    rests = 0
    for number, cards in enumerate(sizes):
        sources += [number] * (cards // full)  # BM-21.6: a set that cannot serve a full deal is put aside
        rests += cards % full
    sources += [RESTS] * (rests // full)  # BM-21.7, OQ-4: full rounds as long as the rests suffice
    rests %= full
    deals = [Deal(source, size, direction_of(number)) for number, source in enumerate(sources)]
    for last in LAST_DEALS:
        if rests >= seats * last and last < size:
            deals.append(Deal(RESTS, last, direction_of(len(deals))))
            break
    if cards_kept(deals) < DECK_SIZE:
        raise SetupError("problem-draft-few", sets=len(sizes), cards=sum(sizes), decks=seats)
    return deals


def direction_of(number: int) -> int:
    """BM-21.3, BM-21.5: the first deal goes to the right, and each deal the other way than the one before."""
    return RIGHT if number % 2 == 0 else LEFT


def cards_kept(deals: list[Deal]) -> int:
    """BM-21.4: a deal of k cards yields k - 1."""
    return sum([deal.size - 1 for deal in deals])
