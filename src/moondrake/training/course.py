"""A course of training in a folder: recorded games first, then generations of self-play.

Everything in the folder is written whole or not at all, so it may be killed at any time and goes on where it
was: a shard of games that was not finished is played again, a generation that was not fitted is fitted again.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import time
from typing import Any, Final

from moondrake.table import SetupError
from moondrake.traces import read_lines
from moondrake.training.choices import Choices
from moondrake.training.measure import Strength, strength
from moondrake.training.plot import course_plot
from moondrake.training.recorded import add_recorded
from moondrake.training.samples import Samples
from moondrake.training.selfplay import play_game

SHARD: Final = 100
RECORDED_SHARD: Final = 500
CHOICES_SHARE: Final = 0.3
"""The share of recorded turns whose other lines are worked out."""
MEMORY: Final = 6
"""So many generations of games are learned from."""
BEST: Final = "best.npz"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a course does; kept in its folder, so that it goes on as it began."""

    game: str = "bluemoon"
    seed: int = 1
    games: int = 600
    """Self-play games of a generation."""
    passes: int = 2
    """How often a generation goes through what there is to learn."""
    trust: float = 0.8
    measured: int = 72
    """Games for looking how strong a generation is; 0 for none."""


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


class Course:
    """The folder and what is in it."""

    def __init__(self, folder: Path, plan: Plan, report: Callable[[str, float, float], None]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = self._kept(plan)
        self.report = report
        """Told what is done, which share of it is done, and the seconds since it began."""
        self.began = time()

    def _kept(self, plan: Plan) -> Plan:
        path = self.folder / "plan.json"
        if path.exists():
            kept = json.loads(path.read_text())
            if kept != asdict(plan):
                raise SetupError(f"{self.folder} holds another course: {kept}")
            return plan
        path.write_text(json.dumps(asdict(plan), indent=2) + "\n")
        return plan

    def begin_with(self, network: Path) -> None:
        """Take over a network that was trained before, unless the course has one already."""
        from moondrake.training.generation import CHECKPOINT

        for name in (CHECKPOINT, BEST):
            if not (self.folder / name).exists():
                (self.folder / name).write_bytes(network.read_bytes())

    def draw(self) -> None:
        """The course as a picture: foresight and strength over the hours."""
        (self.folder / "course.svg").write_text(course_plot(self.log()), encoding="utf-8")

    # Games

    def read_recorded(self, path: Path, most: int, jobs: int) -> None:
        """Turn recorded games into samples and choices, as far as it was not done."""
        lines = read_lines(path)
        header = next(lines, None)
        if header is None or "decks" not in header:
            raise SetupError(f"{path}: the first line must be the header with 'decks'")
        wanted = [
            (number, games)
            for number, games in enumerate(_packets(lines, RECORDED_SHARD, most))
            if not (self.folder / f"choices-{number:04d}.npz").exists()
        ]
        tasks = [(self.folder, header, number, games) for number, games in wanted]
        self._run(_recorded_shard, tasks, jobs, "recorded-games")

    def play(self, generation: int, jobs: int) -> None:
        """The self-play games of a generation, as far as they were not played."""
        shards = range((self.plan.games + SHARD - 1) // SHARD)
        tasks = [
            (self.folder, self.plan.seed, generation, shard)
            for shard in shards
            if not self._games_path(generation, shard).exists()
        ]
        self._run(_selfplay_shard, tasks, jobs, "self-play")

    def _run(self, work: Callable[[Any], None], tasks: list[Any], jobs: int, name: str) -> None:
        began = time()
        if not tasks:
            return
        if jobs == 1:
            for number, task in enumerate(tasks, start=1):
                work(task)
                self.report(name, number / len(tasks), time() - began)
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for number, _ in enumerate(pool.map(work, tasks), start=1):
                self.report(name, number / len(tasks), time() - began)

    def _games_path(self, generation: int, shard: int) -> Path:
        return self.folder / f"games-{generation:04d}-{shard:03d}.npz"

    # Fitting

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log so far."""
        path = self.folder / "log.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def generation(self) -> int:
        """The generation that is next."""
        entries = self.log()
        return int(entries[-1]["generation"]) + 1 if entries else 0

    def files(self, generation: int) -> list[Path]:
        """What the fitting of a generation learns from."""
        found = sorted(self.folder.glob("recorded-*.npz"))
        for earlier in range(max(generation - MEMORY + 1, 0), generation + 1):
            found += sorted(self.folder.glob(f"games-{earlier:04d}-*.npz"))
        return [path for path in found if ".part" not in path.name]

    def fit(self, generation: int) -> Entry:
        """Learn, measure, and keep the network if it is the best so far."""
        from moondrake.training.generation import CHECKPOINT, fit_generation  # torch is needed only here

        fitted = fit_generation(self, generation)
        network, best = self.folder / CHECKPOINT, self.folder / BEST
        against_best = against_club = None
        is_best = not best.exists()
        if self.plan.measured:
            seed = self.plan.seed * 1000 + generation
            if best.exists():
                against_best = strength(network, best, self.plan.measured, seed)
                is_best = against_best.rate > 0.5
            against_club = strength(network, None, self.plan.measured, seed)
        if is_best:
            best.write_bytes(network.read_bytes())
        entry = Entry(
            generation,
            round(self._hours() + (time() - self.began) / 3600, 3),
            *fitted,
            against_best,
            against_club,
            is_best,
        )
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(asdict(entry)) + "\n")
        self.began = time()
        return entry

    def _hours(self) -> float:
        entries = self.log()
        return float(entries[-1]["hours"]) if entries else 0.0


def _packets(lines: Iterator[Any], size: int, most: int) -> Iterator[list[Any]]:
    packet: list[Any] = []
    for number, line in enumerate(lines):
        if number >= most:
            break
        packet.append(line)
        if len(packet) == size:
            yield packet
            packet = []
    if packet:
        yield packet


def _recorded_shard(task: tuple[Path, Any, int, list[Any]]) -> None:
    folder, header, number, games = task
    samples, choices = Samples(), Choices()
    for game in games:
        if add_recorded(samples, header, game):
            choices.add_recorded(header, game, CHOICES_SHARE)
    samples.save(folder / f"recorded-{number:04d}.npz")
    choices.save(folder / f"choices-{number:04d}.npz")


def _selfplay_shard(task: tuple[Path, int, int, int]) -> None:
    folder, seed, generation, shard = task
    samples = Samples()
    networks = [folder / BEST]
    earlier = sorted(folder.glob("earlier-*.npz"))
    for game in range(shard * SHARD, (shard + 1) * SHARD):
        number = generation * 1_000_000 + game
        rng = Random(number)
        rival = rng.choice(earlier) if earlier and rng.random() < 0.2 else networks[0]
        play_game(samples, seed, number, networks[0], rival)
    samples.save(folder / f"games-{generation:04d}-{shard:03d}.npz")
