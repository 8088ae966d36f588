"""Writes deploy/grafana/moondrake.json, the board for Grafana, from the short list below.

python -m scripts.grafana            # write it
python -m scripts.grafana --check    # is it up to date?
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

BOARD: Final = Path(__file__).resolve().parent.parent / "deploy" / "grafana" / "moondrake.json"
RATE: Final = "[$__rate_interval]"
Json = dict[str, Any]


def rate(metric: str, by: str = "") -> str:
    """How often a second, over all processes."""
    return f"sum{f' by ({by})' if by else ''} (rate({metric}{RATE}))"


def quantile(share: float, metric: str) -> str:
    """What so many were faster than."""
    return f"histogram_quantile({share}, sum by (le) (rate({metric}_bucket{RATE})))"


def three(metric: str) -> dict[str, str]:
    return {f"{share:.0%}": quantile(share, metric) for share in (0.5, 0.95, 0.99)}


PANELS: Final[list[tuple[str, str, dict[str, str]]]] = [
    ("Entries a second", "ops", {"stored": rate("moondrake_entries_total")}),
    ("From a decision to its being durable", "s", three("moondrake_decision_seconds")),
    ("How late the event loop is", "s", three("moondrake_loop_lag_seconds")),
    ("Connections, by process", "short", {"{{process}}": "sum by (process) (moondrake_connections)"}),
    (
        "Tables in memory, by process",
        "short",
        {"{{process}}": "sum by (process) (moondrake_tables_in_memory)"},
    ),
    ("Stored tables", "short", {"{{status}}": "max by (status) (moondrake_tables)"}),
    ("Processes", "short", {"known": "max(moondrake_processes)"}),
    ("Requests a second", "reqps", {"{{status}}": rate("moondrake_requests_total", "status")}),
    ("Refused a second", "ops", {"{{code}}": rate("moondrake_refusals_total", "code")}),
    (
        "Sent twice, passed on, a second",
        "ops",
        {
            "sent twice": rate("moondrake_duplicates_total"),
            "passed on": rate("moondrake_passed_on_total"),
        },
    ),
    ("Thoughts that wait for a bot", "short", {"{{company}}": "sum by (company) (moondrake_bot_queue)"}),
    ("How long a thought waits", "s", three("moondrake_bot_wait_seconds")),
    (
        "Bots a second",
        "ops",
        {
            "moves": rate("moondrake_bot_moves_total"),
            "failures": rate("moondrake_bot_failures_total"),
        },
    ),
]


def panel(number: int, title: str, unit: str, lines: dict[str, str]) -> Json:
    source = {"type": "prometheus", "uid": "${source}"}
    targets = [
        {"refId": chr(65 + index), "datasource": source, "expr": query, "legendFormat": legend}
        for index, (legend, query) in enumerate(lines.items())
    ]
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": title,
        "datasource": source,
        "gridPos": {"x": number % 3 * 8, "y": number // 3 * 8, "w": 8, "h": 8},
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": targets,
    }


def board() -> Json:
    """The whole board."""
    source = {"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}
    return {
        "uid": "moondrake",
        "title": "moondrake",
        "tags": ["moondrake"],
        "schemaVersion": 39,
        "editable": True,
        "refresh": "10s",
        "time": {"from": "now-1h", "to": "now"},
        "templating": {"list": [source]},
        "panels": [panel(number, *told) for number, told in enumerate(PANELS)],
    }


def main(words: list[str]) -> int:
    text = json.dumps(board(), indent=2) + "\n"
    if "--check" in words:
        return 0 if BOARD.exists() and BOARD.read_text(encoding="utf-8") == text else 1
    BOARD.parent.mkdir(parents=True, exist_ok=True)
    BOARD.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
