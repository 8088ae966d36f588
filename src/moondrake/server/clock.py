"""Time as the server sees it: whole milliseconds, from a clock that tests can turn by hand."""

import time
from abc import ABC, abstractmethod


class Clock(ABC):
    """Tells the time of day in milliseconds."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""


class SystemClock(Clock):
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


class HandClock(Clock):
    """A clock that stands still until somebody turns it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self.time += round(seconds * 1000)
