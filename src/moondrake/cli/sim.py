"""`moondrake sim bluemoon club club --games 20000 --out games.parquet`: many games into one table."""

import argparse
import sys
from functools import partial
from pathlib import Path
from time import monotonic

from moondrake.cli.arena import LEAST_WAIT, MOST_JOBS, add_games, duration, from_one
from moondrake.games import contests
from moondrake.sim.executors import executor
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Progress, Simulation
from moondrake.table import TableError
from moondrake.words import number, say


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("game", choices=contests(), help=say("sim-game", language))
    parser.add_argument("contestants", nargs="*", metavar="CONTESTANT", help=say("sim-contestants", language))
    whole = partial(from_one, language, 10**9)
    parser.add_argument("--games", type=whole, default=1000, help=say("sim-games", language))
    parser.add_argument("--out", required=True, metavar="FILE", help=say("sim-out", language))
    parser.add_argument("--records", action="store_true", help=say("sim-records", language))
    add_games(parser, language)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, then say where the table is."""
    contestants = tuple(chosen.contestants or ("random",))
    plan = Plan(
        chosen.game,
        contestants * 2 if len(contestants) == 1 else contestants,
        chosen.games,
        chosen.time,
        chosen.seed,
        tuple(chosen.decks),
        chosen.ruleset,
        chosen.lookahead == "exact" or (chosen.lookahead is None and set(contestants) != {"random"}),
        chosen.players,
        chosen.seating,
        tuple(chosen.pack),
        chosen.steps,
    )
    if chosen.jobs > MOST_JOBS:
        raise TableError("arena-bad-number", most=MOST_JOBS)
    simulation = Simulation(plan, Path(chosen.out), chosen.records)
    line = Line(chosen.lang)
    simulation.run(executor(chosen.executor, chosen.jobs), line.tell)
    line.end()
    games = number(simulation.total, chosen.lang, digits=0)
    print(say("sim-done", chosen.lang, games=games, path=chosen.out))
    return 0


class Line:
    """How far it is: a line that changes on a terminal, a line at every tenth elsewhere."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.begun = self.told = monotonic()
        self.tenth = -1
        self.is_terminal = sys.stderr.isatty()

    def tell(self, progress: Progress) -> None:
        """One more game is over."""
        tenth = 10 * progress.done // progress.total
        if self.is_terminal:
            if monotonic() - self.told < LEAST_WAIT:
                return
            self.told = monotonic()
            print(f"\r{self.words(progress):<79}", end="", file=sys.stderr, flush=True)
        elif tenth > self.tenth:
            self.tenth = tenth
            print(self.words(progress), file=sys.stderr, flush=True)

    def words(self, progress: Progress) -> str:
        played = max(1, progress.done - progress.kept)
        seconds = (monotonic() - self.begun) / played * (progress.total - progress.done)
        done, total = (number(value, self.language, digits=0) for value in (progress.done, progress.total))
        return say(
            "sim-progress", self.language, done=done, total=total, left=duration(seconds, self.language)
        )

    def end(self) -> None:
        if self.is_terminal:
            print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)
