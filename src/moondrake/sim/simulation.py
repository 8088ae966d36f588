"""Any number of games into one table: part by part, so that a run that was killed goes on where it was.

The games are those of a `Schedule`, so the seed and a game's number decide everything about it. Results are
kept in parts of PART games beside the file that is to be; once all are there they are joined in order. The
same plan gives the same bytes, whoever played which game when.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from moondrake.sim.arena import NOBODY, played
from moondrake.sim.contestants import Bench
from moondrake.sim.executors import Executor, Task
from moondrake.sim.plan import Plan
from moondrake.sim.schedule import Schedule
from moondrake.sim.tables import Row, Writer, writer_for
from moondrake.table import SetupError, write_record

PART: Final = 500
"""Games in a part: a group of rows in Parquet."""
FORMAT: Final = 1


class Recorder:
    """A worker that plays games of a plan and tells each as a row."""

    def __init__(self, plan: Plan, records: bool) -> None:
        self.schedule = Schedule(plan)
        self.bench = Bench(self.schedule.game)
        self.records = records

    def answer(self, number: int) -> Row:
        """One game, by its number."""
        fixture = self.schedule.fixture(number)
        game = played(self.schedule, fixture, self.bench)
        game.run()
        contestants = self.schedule.contestants
        best = max(game.returns)
        winners = [seat for seat, won in enumerate(game.returns) if won == best]
        return {
            "number": number,
            "deal": fixture.block,
            "deal_seed": fixture.deal_seed,
            "players": [contestants[who].label for who in fixture.seats],
            "decks": list(self.schedule.deck_names(fixture)),
            "start": game.header.get("start", ""),
            "winner": winners[0] if len(winners) == 1 else NOBODY,
            "returns": list(game.returns),
            "decisions": game.decisions,
            "failed": game.lost,
            "record": write_record(game.record()) if self.records else "",
        }

    def close(self) -> None:
        self.bench.close()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a simulation is; `kept` games were there from an earlier run."""

    done: int
    total: int
    kept: int


class Simulation:
    """The games of a plan on their way into a file."""

    def __init__(self, plan: Plan, path: Path, records: bool = False) -> None:
        self.plan = plan
        self.path = path
        self.records = records
        self.writer: Writer = writer_for(path)
        self.total = len(Schedule(plan))
        self.parts = -(-self.total // PART)
        self.folder = path.with_name(path.name + ".parts")

    def run(self, crew: Executor, tell: Callable[[Progress], None] | None = None) -> None:
        """Play what is missing and write the file; raises SetupError where another is in the way."""
        self._open()
        kept = sum(self._size(part) for part in range(self.parts) if self._part(part).exists())
        done = kept
        waiting: dict[int, dict[int, Row]] = {}
        for number, row in crew.run(Task(Recorder, (self.plan, self.records)), self._missing()):
            part = number // PART
            rows = waiting.setdefault(part, {})
            rows[number] = row
            done += 1
            if len(rows) == self._size(part):
                self._keep(part, [rows[number] for number in sorted(rows)])
                del waiting[part]
            if tell is not None:
                tell(Progress(done, self.total, kept))
        self._join()

    def _head(self) -> str:
        told = {"moondrake sim": FORMAT, "records": self.records, "part": PART} | self.plan.as_json()
        return json.dumps(told, sort_keys=True) + "\n"

    def _open(self) -> None:
        if self.path.exists():
            raise SetupError("problem-sim-there", path=self.path)
        self.folder.mkdir(parents=True, exist_ok=True)
        head = self.folder / "plan.json"
        if head.exists() and head.read_text(encoding="utf-8") != self._head():
            raise SetupError("problem-sim-other", folder=self.folder)
        _write_whole(head, lambda path: path.write_text(self._head(), encoding="utf-8"))

    def _part(self, part: int) -> Path:
        return self.folder / f"{part:06d}{self.path.suffix}"

    def _size(self, part: int) -> int:
        return min(PART, self.total - part * PART)

    def _missing(self) -> Iterator[int]:
        for part in range(self.parts):
            if not self._part(part).exists():
                yield from range(part * PART, part * PART + self._size(part))

    def _keep(self, part: int, rows: list[Row]) -> None:
        _write_whole(self._part(part), lambda path: self.writer.write(path, rows))

    def _join(self) -> None:
        parts = [self._part(part) for part in range(self.parts)]
        _write_whole(self.path, lambda path: self.writer.join(path, parts))
        shutil.rmtree(self.folder)


def _write_whole(path: Path, write: Callable[[Path], Any]) -> None:
    """All of a file or nothing: under another name first."""
    begun = path.with_name(path.name + ".begun")
    write(begun)
    with begun.open("rb") as file:
        os.fsync(file.fileno())
    begun.replace(path)
