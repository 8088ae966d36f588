"""A course of training in a folder: recorded games first, then generations of self-play.

Everything in the folder is written whole or not at all, so it may be killed at any time and goes on where it
was: a shard of games that was not finished is played again, a generation that was not fitted is fitted again.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Final, TypeVar

from moondrake.sim.executors import Alone, Executor, Task
from moondrake.traces import read_lines
from moondrake.training.folder import CourseFolder
from moondrake.training.measure import Strength, strength
from moondrake.training.plan import BEST, CHECKPOINT, Plan
from moondrake.training.plot import course_plot
from moondrake.training.shards import RECORDED_SHARD, SHARD, RecordedGames, SelfPlay

MEMORY: Final = 8
"""So many generations of games are learned from."""
EARLIER: Final = 5
"""So many networks that were the best before are played against."""
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a generation and how good it is."""

    generation: int
    hours: float
    games: int
    positions: int
    loss: float
    auc: float
    agreement: float
    against_best: Strength | None
    against_club: Strength | None
    is_best: bool


class Course(CourseFolder):
    """The folder and what is in it."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        report: Callable[[str, float, float], None],
        executor: Executor | None = None,
    ) -> None:
        super().__init__(folder, plan)
        self.plan = plan
        self.report = report
        """Told what is done, which share of it is done, and the seconds since it began."""
        self.executor = executor or Alone()
        self.began = time()

    def begin_with(self, network: Path) -> None:
        """Take over a network that was trained before, unless the course has one already."""
        for name in (CHECKPOINT, BEST):
            if not (self.folder / name).exists():
                self.keep(name, network.read_bytes())

    def draw(self) -> None:
        """The course as a picture: foresight and strength over the hours."""
        (self.folder / "course.svg").write_text(course_plot(self.log()), encoding="utf-8")

    # Games

    def read_recorded(self, path: Path, most: int) -> None:
        """Turn recorded games into samples and choices, as far as it was not done."""
        count = min(most, sum(1 for _ in read_lines(path)) - 1)
        wanted = [
            number
            for number in range((count + RECORDED_SHARD - 1) // RECORDED_SHARD)
            if not (self.folder / f"choices-{number:04d}.npz").exists()
        ]
        best = self.folder / BEST
        network = best.read_bytes() if best.exists() else None
        for number, (samples, choices) in self._done(
            Task(RecordedGames, (path, most, network)), wanted, "recorded-games"
        ):
            self.keep(f"recorded-{number:04d}.npz", samples)
            self.keep(f"choices-{number:04d}.npz", choices)

    def play(self, generation: int) -> None:
        """The self-play games of a generation, as far as they were not played."""
        shards = range((self.plan.games + SHARD - 1) // SHARD)
        wanted = [shard for shard in shards if not self._games_path(generation, shard).exists()]
        best = (self.folder / BEST).read_bytes()
        earlier = tuple(path.read_bytes() for path in self._earlier())
        task = Task(SelfPlay, (self.plan, generation, best, earlier))
        for shard, (samples, taught) in self._done(task, wanted, "self-play"):
            self.keep(f"taught-{generation:04d}-{shard:03d}.npz", taught)
            self.keep(self._games_path(generation, shard).name, samples)

    def _done(self, task: Task[Result], wanted: list[int], name: str) -> Iterator[tuple[int, Result]]:
        """The answers to all that is wanted, and how far it is."""
        began = time()
        if not wanted:
            return
        for done, (number, answer) in enumerate(self.executor.run(task, iter(wanted)), start=1):
            yield number, answer
            self.report(name, done / len(wanted), time() - began)

    def _earlier(self) -> list[Path]:
        """The networks that were the best before, the last first."""
        return sorted(self.folder.glob("earlier-*.npz"), reverse=True)[:EARLIER]

    def _games_path(self, generation: int, shard: int) -> Path:
        return self.folder / f"games-{generation:04d}-{shard:03d}.npz"

    # Fitting

    def generation(self) -> int:
        """The generation that is next."""
        entries = self.log()
        return int(entries[-1]["generation"]) + 1 if entries else 0

    def files(self, generation: int) -> list[Path]:
        """What the fitting of a generation learns from."""
        found = sorted(self.folder.glob("recorded-*.npz"))
        for earlier in range(max(generation - MEMORY + 1, 0), generation + 1):
            found += sorted(self.folder.glob(f"games-{earlier:04d}-*.npz"))
        return found

    def fit(self, generation: int) -> Entry:
        """Learn, measure, and keep the network if it is the best so far."""
        from moondrake.training.generation import fit_generation  # torch is needed only here

        fitted = fit_generation(self.folder, self.plan, generation, self.files(generation), self.report)
        network, best = self.folder / CHECKPOINT, self.folder / BEST
        against_best = against_club = None
        is_best = not best.exists()
        if self.plan.measured:
            seed = self.plan.seed * 1000 + generation
            if best.exists():
                against_best = strength(network, best, self.plan.measured, seed)
                is_best = against_best.high > 0.5  # a few dozen games cannot say more than "not worse"
            against_club = strength(network, None, self.plan.measured, seed)
        if is_best:
            if best.exists():
                self.keep(f"earlier-{generation:04d}.npz", best.read_bytes())
            self.keep(BEST, network.read_bytes())
        entry = Entry(
            generation,
            round(self._hours() + (time() - self.began) / 3600, 3),
            *fitted,
            against_best,
            against_club,
            is_best,
        )
        self.note(entry)
        self.began = time()
        return entry

    def _hours(self) -> float:
        entries = self.log()
        return float(entries[-1]["hours"]) if entries else 0.0
