"""Quick luck for simulations."""

from typing import Final

from moondrake.table.native import i64

MULTIPLIER: Final = 48271
PRIME: Final = 2147483647
"""A multiplicative generator with a period of two billion: far cheaper, compiled, than `random.Random`."""
WARM_UP: Final = 3
"""Seeds that lie close together begin alike; a few steps take them apart."""


class Dice:
    """Small random numbers from a seed, the same compiled or not. For simulations, not for secrets."""

    def __init__(self, seed: int) -> None:
        self.last: i64 = seed % (PRIME - 1) + 1
        for _ in range(WARM_UP):
            self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 on, below a bound of at most a few thousand, all equally likely.

        Where there is nothing to decide the dice are not thrown: a game in which lone answers are not asked
        for has the same luck as one in which they are.
        """
        if bound == 1:
            return 0
        self.last = self.last * MULTIPLIER % PRIME
        return self.last * bound // PRIME
