"""Feels whether this process slept: a suspended laptop, a stopped process, an event loop that stood still."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from moondrake.server.ground import Ground

log = logging.getLogger("moondrake.pulse")
EVERY: Final = 0.5
NAP: Final = 3.0
"""Seconds without a beat that count as sleep; nobody could play in the meantime."""


class Pulse:
    """Beats twice a second; what it missed is on nobody's clock."""

    def __init__(self, house: Ground, forgive: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self.house = house
        self.forgive = forgive
        self.at = house.clock.steady()
        self.forgiving: asyncio.Task[Any] | None = None

    async def run(self) -> None:
        """Until the house stops."""
        while not self.house.is_stopping:
            began = asyncio.get_running_loop().time()
            await asyncio.sleep(EVERY)
            late = asyncio.get_running_loop().time() - began - EVERY
            self.house.metrics.loop_lag_seconds.observe(max(0.0, late))
            self.feel()

    def feel(self) -> None:
        """Was there a beat lately? Otherwise the time since then is forgiven."""
        now = self.house.clock.steady()
        missed, self.at = now - self.at, now
        if missed > NAP and not self.house.is_stopping:
            log.warning("the server slept", extra={"seconds": round(missed, 1)})
            self.forgiving = self.house.spawn(self.forgive(round(missed * 1000)))

    async def settle(self) -> None:
        """Before somebody's time is said to be up: was it spent awake?"""
        self.feel()
        if self.forgiving is not None:
            await asyncio.shield(self.forgiving)
