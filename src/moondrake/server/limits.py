"""Token buckets: how often somebody may do something."""

from typing import Final

from moondrake.server.clock import Clock
from moondrake.server.errors import Refused

FORGET_AFTER: Final = 20_000


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: int) -> None:
        self.level = level
        self.at = at


class Limiter:
    """One kind of thing, counted for each client."""

    def __init__(self, what: str, rate: tuple[float, float], clock: Clock) -> None:
        self.what = what
        self.most, self.per_second = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def spend(self, client: str, amount: float = 1.0) -> None:
        """Take a token; raises Refused('too_many') that says how long to wait."""
        now = self.clock.now()
        bucket = self.buckets.get(client)
        if bucket is None:
            self._forget(now)
            bucket = self.buckets[client] = Bucket(self.most, now)
        passed = max(0, now - bucket.at) / 1000
        bucket.level = min(self.most, bucket.level + passed * self.per_second)
        bucket.at = now
        if bucket.level < amount:
            wait = max(1, round((amount - bucket.level) / self.per_second + 0.5))
            raise Refused("too_many", f"too many {self.what}; try again in {wait} s", retry_after=wait)
        bucket.level -= amount

    def _forget(self, now: int) -> None:
        """Full buckets say nothing; drop them before there are too many."""
        if len(self.buckets) < FORGET_AFTER:
            return
        full = self.most / self.per_second * 1000
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if now - bucket.at < full}
