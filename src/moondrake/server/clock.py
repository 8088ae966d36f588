"""Time as the server sees it: whole milliseconds, from a clock that tests can turn by hand."""

import asyncio
import time
from abc import ABC, abstractmethod


class Clock(ABC):
    """Tells the time of day in milliseconds."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def steady(self) -> float:
        """Seconds since some moment, also those in which this process or the machine slept."""

    @abstractmethod
    async def wait_until(self, moment: int) -> None:
        """Come back when it is this time."""


class SystemClock(Clock):
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        return (
            time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
        )

    async def wait_until(self, moment: int) -> None:
        await asyncio.sleep(max(0, moment - self.now()) / 1000)


class HandClock(Clock):
    """A clock that stands still until somebody turns it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now
        self.slept = 0.0
        self.waiting: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.time

    def steady(self) -> float:
        return self.slept

    def doze(self, seconds: float) -> None:
        """Let time pass while nobody is awake."""
        self.slept += seconds
        self.turn(seconds)

    async def wait_until(self, moment: int) -> None:
        if moment <= self.time:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((moment, future))
        await future

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self.time += round(seconds * 1000)
        for moment, future in self.waiting:
            if moment <= self.time and not future.done():
                future.set_result(None)
        self.waiting = [(moment, future) for moment, future in self.waiting if moment > self.time]
