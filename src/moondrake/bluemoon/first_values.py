"""What the fields of sides, turns and positions begin with, and how their lists are copied."""

from typing import Final

from moondrake.table.native import i64, mypyc_attr

NO_CARD: Final = -1
UNKNOWN: Final = -1
"""A set that nobody has worked out yet."""


@mypyc_attr(acyclic=True)
class Limit:
    """What the opponent knows of hidden cards: at most `most` of `cards` are in hand (or outside it)."""

    def __init__(self, cards: int, in_hand: bool, most: int) -> None:
        self.cards: i64 = cards
        self.in_hand = in_hand
        self.most: i64 = most

    def copy(self) -> "Limit":
        return Limit(self.cards, self.in_hand, self.most)


UNSET: Final[list[int]] = []
NO_LIMITS: Final[list[Limit]] = []
"""Stand in a new Side until `empty_side` or `copy` puts real lists there: a copy is made for every step of
a search, and lists made only to be replaced would be half of its cost. Never changed."""


def copied(cards: list[int]) -> list[int]:
    """A copy; most lists are empty, and making a new one is cheaper than copying."""
    return cards.copy() if cards else []
