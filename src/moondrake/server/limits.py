"""Token buckets: how often somebody may do something, counted in every way somebody can be known by."""

from collections.abc import Sequence
from typing import Final

from moondrake.server.clock import Clock
from moondrake.server.errors import Refused

FORGET_AFTER: Final = 20_000
CROWD: Final = 4
"""Behind one address, and at one table, there may be several people: so many times the rate of one."""


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
        self.forgets_at = FORGET_AFTER

    def spend(self, client: str, amount: float = 1.0) -> None:
        """Take a token; raises Refused('too_many') that says how long to wait."""
        self.filled(client, amount).level -= amount

    def filled(self, client: str, amount: float = 1.0) -> Bucket:
        """The client's bucket, if there is so much in it; raises Refused('too_many')."""
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
        return bucket

    def _forget(self, now: int) -> None:
        """Full buckets say nothing; drop them before there are too many."""
        if len(self.buckets) < self.forgets_at:
            return
        full = self.most / self.per_second * 1000
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if now - bucket.at < full}
        self.forgets_at = max(FORGET_AFTER, 2 * len(self.buckets))  # not again with every newcomer


class Allowance:
    """One kind of thing, counted for each name of a guest, and for the crowd it is part of."""

    def __init__(self, what: str, rate: tuple[float, float], clock: Clock) -> None:
        self.single = Limiter(what, rate, clock)
        self.crowd = Limiter(what, (rate[0] * CROWD, rate[1] * CROWD), clock)

    def spend(self, names: Sequence[str], crowds: Sequence[str], amount: float = 1.0) -> None:
        """Take tokens of everything, or of nothing; raises Refused('too_many')."""
        buckets = [self.single.filled(name, amount) for name in names]
        buckets += [self.crowd.filled(crowd, amount) for crowd in crowds]
        for bucket in buckets:
            bucket.level -= amount
