"""Games per core for each bot, and what handing them out costs: the figures of docs/scaling.md.

    make bench-scale                      # prints two tables
    make bench-scale ARGS='--seconds 20'

Everything is processor time: of the worker for a game, of the process that hands out the work for each number
and for each row it writes. A driver that needs 0.1 ms for a game can keep as many cores busy as play ten
thousand games a second together.
"""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from moondrake.players.bluemoon.network import WEIGHTS
from moondrake.sim.executors import Alone, Executor, Processes, Task, executor
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Recorder
from moondrake.sim.tables import writer_for
from moondrake.table import SetupError
from moondrake.table.compiled import is_compiled
from moondrake.training.plan import Plan as Course
from moondrake.training.shards import SelfPlay

BOTS = (
    ("bluemoon", "random", 0),
    ("bluemoon", "greedy", 0),
    ("bluemoon", "beginner", 0),
    ("bluemoon", "club", 100),
    ("bluemoon", "club", 1000),
    ("bluemoon", "club", 0),
    ("bluemoon", "champion", 0),
    ("equinox", "random", 0),
    ("equinox", "thumb", 0),
    ("equinox", "beginner", 0),
    ("equinox", "club", 100),
    ("equinox", "club", 0),
)
"""Game, bot, steps for a move (0: 50 ms)."""
LOTS = 1_000_000
LESSONS = 24


def games_of(game: str, bot: str, steps: int, seconds: float) -> tuple[int, float]:
    """Games of a bot against itself, and the processor seconds they took."""
    is_exact = bot != "random"
    plan = Plan(game, (bot, bot), LOTS, lookahead=is_exact, steps=steps)
    worker = Recorder(plan, records=False)
    worker.answer(0)
    begun, number = process_time(), 1
    while process_time() - begun < seconds:
        worker.answer(number)
        number += 1
    worker.close()
    return number - 1, process_time() - begun


class Echo:
    """A worker that does nothing: what is left is the handing out."""

    def answer(self, number: int) -> dict[str, object]:
        return {"number": number, "players": ["random", "random"], "returns": [1.0, -1.0], "record": ""}

    def close(self) -> None:
        """Nothing is open."""


def handing_out(crew: Executor, count: int) -> float:
    """Processor seconds of this process for each number."""
    for _ in crew.run(Task(Echo), iter(range(100))):
        pass
    begun = process_time()
    for _ in crew.run(Task(Echo), iter(range(count))):
        pass
    return (process_time() - begun) / count


def writing(suffix: str, rows: int) -> float:
    """Processor seconds for each row of a table."""
    plan = Plan("bluemoon", ("random", "random"), LOTS, lookahead=False)
    worker = Recorder(plan, records=False)
    played = [worker.answer(number) for number in range(100)]
    table = [row | {"number": number} for number, row in zip(range(rows), played * rows, strict=False)]
    with TemporaryDirectory() as folder:
        begun = process_time()
        writer_for(Path(f"x{suffix}")).write(Path(folder) / f"x{suffix}", table)
        return (process_time() - begun) / rows


def lessons(games: int) -> tuple[float, float]:
    """Self-play of a course: processor seconds and bytes of samples for each game."""
    best = WEIGHTS.read_bytes()
    worker = SelfPlay(Course(seed=1, games=games), 0, best, ())
    begun = process_time()
    size = sum(map(len, worker.answer(0)))
    worker.close()
    return (process_time() - begun) / games, size / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time, for each bot")
    chosen = parser.parse_args()
    way = "compiled" if is_compiled() else "interpreted"
    print(f"{way}; load {os.getloadavg()[0]:.1f}\n")
    print("| game | bot | for a move | games | games a core and second |\n|---|---|---|---|---|")
    for game, bot, steps in BOTS:
        games, spent = games_of(game, bot, steps, chosen.seconds)
        limit = "at once" if bot in ("random", "thumb", "greedy") else f"{steps} steps" if steps else "50 ms"
        print(f"| {game} | `{bot}` | {limit} | {games} | {games / spent:,.3g} |", flush=True)
    spent, size = lessons(LESSONS)
    print(
        f"\nself-play of `moondrake train bluemoon`: {1 / spent:.2g} games a core and second, "
        f"{size / 1000:.1f} kB of samples a game"
    )
    print("\n| the driver's work | for each game | games a second that it can keep up with |\n|---|---|---|")
    costs = {
        "in one process": handing_out(Alone(), 20_000),
        "`local`, two workers": handing_out(Processes(2), 5_000),
    }
    try:
        costs["`ray`, two workers"] = handing_out(executor("ray", 2), 3_000)
    except SetupError as error:
        print(f"Ray is left out: {error}")
    costs["a row of Parquet"] = writing(".parquet", 5_000)
    costs["a row of JSON lines"] = writing(".jsonl", 5_000)
    for name, cost in costs.items():
        print(f"| {name} | {1e6 * cost:.0f} µs | {1 / cost:,.0f} |")


if __name__ == "__main__":
    main()
