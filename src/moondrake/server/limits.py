"""Token buckets: how often somebody may do something, counted in every way somebody can be known by."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from moondrake.server.clock import Clock
from moondrake.server.errors import Refused

FORGET_AFTER: Final = 20_000
CROWD: Final = 4
"""Behind one address, and at one table, there may be several people: so many times the rate of one."""
MUCH: Final = 0.5
"""Whoever has used up so much of what is allowed at once is told of to other processes."""
LONGEST: Final = 6_000
"""Bytes of a line to other processes."""
MOST_LINES: Final = 20


class Bucket:
    """So many at once, then so many a second. `own` was taken here, and no other process was told of it."""

    __slots__ = ("at", "level", "own")

    def __init__(self, level: float, at: int) -> None:
        self.level = level
        self.at = at
        self.own = 0.0


class Limiter:
    """One kind of thing, counted for each client."""

    def __init__(self, what: str, rate: tuple[float, float], clock: Clock) -> None:
        self.what = what
        self.most, self.per_second = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.forgets_at = FORGET_AFTER
        self.is_shared = False
        self.heavy: set[str] = set()
        """Those who spent much since other processes were told."""

    def spend(self, client: str, amount: float = 1.0) -> None:
        """Take a token; raises Refused('too_many') that says how long to wait."""
        self.take(client, self.filled(client, amount), amount)

    def take(self, client: str, bucket: Bucket, amount: float) -> None:
        """Take so much out of a bucket, and note it for other processes where it is getting much."""
        bucket.level -= amount
        bucket.own += amount
        if self.is_shared and bucket.level < self.most * MUCH:
            self.heavy.add(client)

    def untold(self, what: str) -> list[tuple[str, str, float]]:
        """What those who spend much took here, once."""
        found = []
        for client in self.heavy:
            if (bucket := self.buckets.get(client)) is not None:
                found.append((what, client, round(bucket.own, 2)))
                bucket.own = 0.0
        self.heavy.clear()
        return found

    def spent_elsewhere(self, client: str, amount: float) -> None:
        """Another process says that a client has spent so much there."""
        now = self.clock.now()
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.most, now)
        bucket.level = max(-self.most, bucket.level - amount)

    def filled(self, client: str, amount: float = 1.0) -> Bucket:
        """The client's bucket, if there is so much in it; raises Refused('too_many')."""
        now = self.clock.now()
        bucket = self.buckets.get(client)
        if bucket is None:
            self._forget(now)
            bucket = self.buckets[client] = Bucket(self.most, now)
        passed = max(0, now - bucket.at) / 1000
        bucket.level = min(self.most, bucket.level + passed * self.per_second)
        bucket.own = max(0.0, bucket.own - passed * self.per_second)
        bucket.at = now
        if bucket.level < amount:
            wait = max(1, round((amount - bucket.level) / self.per_second + 0.5))
            raise Refused("too_many", f"refused-many-{self.what}", wait=wait, retry_after=wait)
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
        wanted = [(self.single, name, self.single.filled(name, amount)) for name in names]
        wanted += [(self.crowd, crowd, self.crowd.filled(crowd, amount)) for crowd in crowds]
        for limiter, name, bucket in wanted:
            limiter.take(name, bucket, amount)


class Sharing:
    """The limits of several processes together: each tells the others who spends much.

    Nobody waits for it. Whoever asks several processes at once has at most half of what is allowed at once
    more of each, and then the rate of one.
    """

    def __init__(self, limiters: Mapping[str, Limiter], allowances: Mapping[str, Allowance]) -> None:
        self.every: dict[str, Limiter] = dict(limiters)
        for name, allowance in allowances.items():
            self.every |= {f"{name} of one": allowance.single, f"{name} of many": allowance.crowd}

    def set_shared(self, is_shared: bool) -> None:
        """Is anybody there to be told?"""
        for limiter in self.every.values():
            limiter.is_shared = is_shared
            if not is_shared:
                limiter.heavy.clear()

    def lines(self) -> Iterator[str]:
        """What others are to be told now, the largest first; nothing where nobody spends much."""
        told = [line for what, limiter in self.every.items() for line in limiter.untold(what)]
        told.sort(key=lambda line: -line[2] / self.every[line[0]].most)
        size, line, count = 0, list[tuple[str, str, float]](), 0
        for one in told:
            size += len(one[1].encode()) + 40
            if size > LONGEST:
                yield msgspec.json.encode(line).decode()
                size, line, count = len(one[1].encode()) + 40, [], count + 1
                if count >= MOST_LINES:
                    return
            line.append(one)
        if line:
            yield msgspec.json.encode(line).decode()

    def hear(self, line: str) -> None:
        """What another process told."""
        for what, client, amount in msgspec.json.decode(line, type=list[tuple[str, str, float]]):
            if what in self.every:
                self.every[what].spent_elsewhere(client, amount)
