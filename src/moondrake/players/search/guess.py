"""How likely an imagined world is beside others that fit the same view."""

from abc import ABC, abstractmethod
from math import exp
from typing import Final, Generic

from moondrake.players.search.guide import S

MOST: Final = 60.0
"""No world is so much likelier than another that the logarithm is beyond this."""


class Guess(ABC, Generic[S]):
    """Weighs worlds for one seat, by signs of them and what each was learned to say."""

    def __init__(self, seat: int, learned: list[float]) -> None:
        self.seat = seat
        self.learned = learned

    @abstractmethod
    def signs(self, state: S) -> list[float]:
        """What a world looks like: as many numbers as were learned."""

    def weigh(self, state: S) -> float:
        """How likely a world is beside others that fit the same view."""
        total = 0.0
        signs = self.signs(state)
        for place in range(len(signs)):
            total += self.learned[place] * signs[place]
        return exp(max(-MOST, min(MOST, total)))
