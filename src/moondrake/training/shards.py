"""What workers do for a course: one shard of games after the other, answered with the contents of its files.

A worker may sit on another machine, so networks come to it as bytes and samples go back as bytes; the number
of a shard decides everything in it.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from moondrake.table import SetupError
from moondrake.traces import read_lines
from moondrake.training.choices import Choices
from moondrake.training.plan import Plan
from moondrake.training.recorded import add_recorded
from moondrake.training.samples import Samples
from moondrake.training.selfplay import play_game

SHARD: Final = 100
RECORDED_SHARD: Final = 500
CHOICES_SHARE: Final = 0.3
"""The share of recorded turns whose other lines are worked out."""
RIVAL_SHARE: Final = 0.2
"""The share of games against an earlier self, where there is one."""
GENERATION: Final = 1_000_000
"""No generation has so many games."""


class SelfPlay:
    """Shards of games of a network against itself and its earlier selves."""

    def __init__(self, plan: Plan, generation: int, best: bytes, earlier: tuple[bytes, ...]) -> None:
        self.plan = plan
        self.generation = generation
        self._folder = TemporaryDirectory(prefix="moondrake-")
        self.best = self._kept("best", best)
        self.earlier = [self._kept(f"earlier-{number}", one) for number, one in enumerate(earlier)]

    def _kept(self, name: str, network: bytes) -> Path:
        path = Path(self._folder.name) / f"{name}.npz"
        path.write_bytes(network)
        return path

    def answer(self, shard: int) -> tuple[bytes, bytes]:
        """The samples and the taught turns of one shard."""
        samples, taught = Samples(), Choices()
        for game in range(shard * SHARD, min((shard + 1) * SHARD, self.plan.games)):
            number = self.generation * GENERATION + game
            rng = Random(number)
            has_rival = self.earlier and rng.random() < RIVAL_SHARE
            rival = rng.choice(self.earlier) if has_rival else None
            play_game(self.plan, samples, taught, number, self.best, rival)
        return samples.packed(), taught.packed()

    def close(self) -> None:
        self._folder.cleanup()


class RecordedGames:
    """Shards of a file of recorded games, read forward from shard to shard."""

    def __init__(self, path: Path, most: int, network: bytes | None = None) -> None:
        self.path = path
        self.most = most
        self._open()
        self._folder = TemporaryDirectory(prefix="moondrake-")
        self.network: Path | None = None
        """Says which other lines look good: telling those from the chosen one teaches most."""
        if network is not None:
            self.network = Path(self._folder.name) / "network.npz"
            self.network.write_bytes(network)

    def _open(self) -> None:
        self.lines: Iterator[dict[str, Any]] = read_lines(self.path)
        header = next(self.lines, None)
        if header is None or "decks" not in header:
            raise SetupError("problem-trace-header", file=self.path)
        self.header = header
        self.at = 0

    def answer(self, shard: int) -> tuple[bytes, bytes]:
        """The samples and the choices of one shard."""
        first = shard * RECORDED_SHARD
        if first < self.at:
            self._open()
        games = list(islice(self.lines, first - self.at, min(first + RECORDED_SHARD, self.most) - self.at))
        self.at = first + len(games)
        samples, choices = Samples(), Choices()
        for game in games:
            if add_recorded(samples, self.header, game):
                choices.add_recorded(self.header, game, CHOICES_SHARE, self.network)
        return samples.packed(), choices.packed()

    def close(self) -> None:
        """The file closes with its last line, or with the process."""
        self._folder.cleanup()
