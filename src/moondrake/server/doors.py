"""How many connections are open, by everything their guests are known by."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from moondrake.server.errors import Refused
from moondrake.server.metrics import Metrics


class Doors:
    """Sockets and streams of this process."""

    def __init__(self, most: int, metrics: Metrics) -> None:
        self.most = most
        self.metrics = metrics
        self.counts: Counter[str] = Counter()

    @contextmanager
    def opened(self, names: Sequence[str], times: int = 1) -> Iterator[None]:
        """For as long as a connection lasts; raises Refused where a name has too many."""
        if any(self.counts[name] >= self.most * times for name in names):
            raise Refused("too_many", "refused-connections", retry_after=10)
        self.counts.update(names)
        try:
            yield
        finally:
            self.counts.subtract(names)
            for name in names:
                if self.counts[name] <= 0:
                    del self.counts[name]
