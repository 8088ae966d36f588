"""Time management: a clock becomes a number of engine steps, so that a seed decides and not the machine."""

from time import perf_counter
from typing import Final

STEPS_PER_MILLISECOND: Final = 60
"""What the compiled engine does in a millisecond with something to spare (docs/players.md)."""
LOOKS_AT_THE_CLOCK: Final = 32
"""So many steps lie between two looks at the wall clock."""
NEVER: Final = 1e18
MARGIN: Final = 0.9
"""The emergency stop comes at this share of the clock."""


class Budget:
    """Work that may be done for one move. Ends by steps; on a slow machine, as an emergency, by the clock."""

    def __init__(
        self, clock: float, pace: float = STEPS_PER_MILLISECOND, began: float = 0.0, steps: int = 0
    ) -> None:
        self.steps = steps if steps else int(clock * 1000 * pace)
        """With `steps` of its own a budget has no clock: the same seed does the same on any machine."""
        self.used = 0
        self.deadline = NEVER if steps else (began if began else perf_counter()) + clock * MARGIN
        self.is_late = False
        """The wall clock ended the search, not the steps."""
        self.was_hurried = False
        """The wall clock ended a part of it."""

    def take(self, steps: int = 1) -> bool:
        """Use up steps; False when nothing is left."""
        before = self.used
        self.used = before + steps
        if before // LOOKS_AT_THE_CLOCK != self.used // LOOKS_AT_THE_CLOCK and perf_counter() > self.deadline:
            self.is_late = True
        return not self.is_late and self.used <= self.steps

    def is_spent(self) -> bool:
        return self.is_late or self.used >= self.steps

    def part(self, share: float) -> "Budget":
        """A share of the steps and of the time that is left, for a part of the work; `join` it then."""
        new = Budget(0.0)
        new.steps = max(int(self.steps * share), 1)
        now = perf_counter()
        new.deadline = now + (self.deadline - now) * share
        new.is_late = self.is_late
        return new

    def join(self, part: "Budget") -> None:
        """Count what a part used."""
        self.used += part.used
        self.was_hurried = self.was_hurried or part.is_late
        self.is_late = self.is_late or perf_counter() > self.deadline
