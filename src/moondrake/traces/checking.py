"""Follows all games of a file and counts what agrees."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from moondrake.traces.differences import Difference, TraceError
from moondrake.traces.files import read_lines
from moondrake.traces.follower import Follower


@dataclass
class Report:
    """What a check found."""

    games: int = 0
    completed: int = 0
    announcements: int = 0
    agreeing: int = 0
    differences: list[Difference] = field(default_factory=list)

    def known(self) -> int:
        """How many of the differences a known deviation of that program explains."""
        return sum(1 for difference in self.differences if difference.deviation)


def check_file(path: Path, counted: Callable[[int], None] | None = None) -> Report:
    """Follow every game of a file; `counted` is told the number of games so far."""
    report = Report()
    lines = read_lines(path)
    header = next(lines, None)
    if header is None or "decks" not in header:
        raise TraceError("problem-trace-header", file=path)
    for game in lines:
        check_game(header, game, report)
        if counted is not None:
            counted(report.games)
    return report


def check_game(header: dict[str, Any], game: dict[str, Any], report: Report) -> None:
    """Follow one game; a power that differs does not end it, anything else does."""
    report.games += 1
    follower = Follower(header, game)
    events = game.get("events")
    if not isinstance(events, list):
        raise TraceError("problem-trace-events", game=follower.id)
    is_lost = False
    for event in events:
        difference = follower.feed(event)
        if difference is not None:
            report.differences.append(difference)
            is_lost = difference.kind != "power"
            if is_lost:
                break
    if not is_lost:
        last = follower.finish()
        if last is not None:
            report.differences.append(last)
    report.completed += follower.is_finished
    report.announcements += follower.announcements
    report.agreeing += follower.agreeing
