"""A course of training for the network of Equinox in a folder: rules of thumb first, then its own games.

As with Blue Moon everything in the folder is written whole or not at all: it may be killed at any time and
goes on where it was.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

from moondrake.training.equinox_games import EquinoxSamples, play_game
from moondrake.training.equinox_measure import alone, champion, club
from moondrake.training.folder import CourseFolder
from moondrake.training.plan import BEST, CHECKPOINT

if TYPE_CHECKING:
    from moondrake.training.equinox_network import Network

SHARD: Final = 250
THUMB_GAMES: Final = 80
"""The first generation has so many times the games: rules of thumb need three milliseconds for one."""
GENERATION: Final = 1_000_000
"""No generation has so many games."""
FIRST_PASSES: Final = 3
LATER_PASSES: Final = 2
FIRST_RATE: Final = 3e-3
LATER_RATE: Final = 1e-3
MEASURED_STEPS: Final = 1000


@dataclass(frozen=True, slots=True)
class NetworkPlan:
    """What a course does; kept in its folder, so that it goes on as it began."""

    game: str = "equinox network"
    seed: int = 1
    games: int = 1000
    """Games of a generation."""
    measured: int = 100
    """Games against `club` for looking how strong a generation is; 0 for none."""


@dataclass(frozen=True, slots=True)
class NetworkEntry:
    """One line of the log: a generation and how good it is."""

    generation: int
    hours: float
    positions: int
    loss: float
    against_club: tuple[float, float, float] | None
    is_best: bool


class NetworkCourse(CourseFolder):
    """The folder and what is in it."""

    def __init__(self, folder: Path, plan: NetworkPlan, report: Callable[[str, float, float], None]) -> None:
        super().__init__(folder, plan)
        self.plan = plan
        self.report = report
        """Told what is done, which share of it is done, and the seconds since it began."""

    def begin_with(self, network: Path) -> None:
        """Take over a network that was trained before, unless the course has one already."""
        from moondrake.training.equinox_network import Network

        taken = Network()
        taken.read_weights(network)
        for name in (CHECKPOINT, BEST):
            if not (self.folder / name).exists():
                self._write(taken, name)

    def generation(self) -> NetworkEntry:
        """Play, fit, measure, and keep the network if it is the best so far."""
        began, entries = time(), self.log()
        number = len(entries)
        self._play(number)
        positions, loss = self._fit(number)
        rates, is_best = None, True
        if self.plan.measured:
            seed = self.plan.seed * 1000  # the same deals for all generations: they are compared
            rivals = club(MEASURED_STEPS)
            who = champion(MEASURED_STEPS, self.folder / CHECKPOINT)
            found = alone(who, rivals, 2, self.plan.measured, seed)
            rates = (round(found.rate, 4), round(found.low, 4), round(found.high, 4))
            earlier = [entry["against_club"][0] for entry in entries if entry["against_club"]]
            is_best = found.rate > max(earlier, default=0.0)
        if is_best:
            self.keep(BEST, (self.folder / CHECKPOINT).read_bytes())
        hours = (entries[-1]["hours"] if entries else 0.0) + (time() - began) / 3600
        entry = NetworkEntry(number, round(hours, 3), positions, round(loss, 4), rates, is_best)
        self.note(entry)
        return entry

    def _play(self, generation: int) -> None:
        """The games of a generation, as far as they were not played."""
        best = self.folder / BEST
        network = best if best.exists() else None
        games = self.plan.games * (1 if network else THUMB_GAMES)
        shards = range((games + SHARD - 1) // SHARD)
        began = time()
        for shard in shards:
            name = f"games-{generation:04d}-{shard:03d}.npz"
            if not (self.folder / name).exists():
                samples = EquinoxSamples()
                for game in range(shard * SHARD, min((shard + 1) * SHARD, games)):
                    play_game(samples, self.plan.seed, generation * GENERATION + game, network)
                self.keep(name, samples.packed())
            self.report("self-play", (shard + 1) / len(shards), time() - began)

    def _fit(self, generation: int) -> tuple[int, float]:
        import torch  # only who fits needs it

        from moondrake.training.equinox_network import Network, fit, read_lessons

        torch.manual_seed(self.plan.seed * 1000 + generation)
        network, saved = Network(), self.folder / CHECKPOINT
        is_new = not saved.exists()
        if not is_new:
            network.read_weights(saved)
        lessons = read_lessons(sorted(self.folder.glob("games-*.npz")))
        began = time()

        def tell(share: float) -> None:
            self.report("fitting", share, time() - began)

        passes, rate = (FIRST_PASSES, FIRST_RATE) if is_new else (LATER_PASSES, LATER_RATE)
        loss = fit(network, lessons, passes, rate, self.plan.seed + generation, tell)
        self._write(network, CHECKPOINT)
        return len(lessons.games), loss

    def _write(self, network: "Network", name: str) -> None:
        part = self.folder / "network.part.npz"
        network.write(part)
        part.replace(self.folder / name)
