"""Figures for Prometheus; one registry per server, so that tests can have several."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What is counted."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = self._counter("entries_total", "Entries stored in tables' lists")
        self.duplicates = self._counter("duplicates_total", "Messages that had been carried out before")
        self.refusals = Counter(
            "moondrake_refusals_total", "Messages and requests refused", ["code"], registry=self.registry
        )
        self.bot_moves = self._counter("bot_moves_total", "Moves made by bots")
        self.bot_failures = self._counter("bot_failures_total", "Bots that crashed or were too slow")
        self.bot_queue = Gauge(
            "moondrake_bot_queue",
            "Thoughts that wait for a bot's process, by who plays at the table",
            ["company"],
            registry=self.registry,
        )
        self.bot_wait_seconds = Histogram(
            "moondrake_bot_wait_seconds",
            "How long a thought waited for a bot's process",
            ["company"],
            buckets=TIMES,
            registry=self.registry,
        )
        self.loop_lag_seconds = Histogram(
            "moondrake_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=TIMES,
            registry=self.registry,
        )
        self.requests = Counter(
            "moondrake_requests_total", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.connections = Gauge("moondrake_connections", "Open sockets and streams", registry=self.registry)
        self.resident = Gauge("moondrake_tables_in_memory", "Tables held in memory", registry=self.registry)
        self.processes = Gauge(
            "moondrake_processes",
            "Processes that serve this database, as this one knows",
            registry=self.registry,
        )
        self.processes.set(1)
        self.passed_on = self._counter("passed_on_total", "Requests passed on to the process of their table")
        self.tables = Gauge("moondrake_tables", "Stored tables", ["status"], registry=self.registry)
        self.decision_seconds = Histogram(
            "moondrake_decision_seconds",
            "From receiving a decision to its being durable",
            buckets=TIMES,
            registry=self.registry,
        )

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"moondrake_{name}", text, registry=self.registry)

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)


class _Merged(Collector):
    def __init__(self, pages: Mapping[str, bytes]) -> None:
        self.pages = pages

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for process, page in self.pages.items():
            for family in text_string_to_metric_families(page.decode()):
                kept = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    kept.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
        yield from found.values()


def merged(pages: Mapping[str, bytes]) -> bytes:
    """The pages of several processes as one, each figure with the name of its process."""
    registry = CollectorRegistry()
    registry.register(_Merged(pages))
    return generate_latest(registry)
