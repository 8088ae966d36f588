"""`moondrake sim bluemoon club club --games 20000 --out games.parquet`: many games into one table."""

import argparse
from functools import partial
from pathlib import Path
from time import monotonic

from moondrake.cli.arena import ProgressLine, add_games, duration, from_one
from moondrake.games import contests
from moondrake.sim.executors import executor
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Progress, Simulation
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
    simulation = Simulation(plan, Path(chosen.out), chosen.records)
    line = Line(chosen.lang)
    simulation.run(executor(chosen.executor, chosen.jobs), line.tell)
    line.end()
    games = number(simulation.total, chosen.lang, digits=0)
    print(say("sim-done", chosen.lang, games=games, path=chosen.out))
    return 0


class Line(ProgressLine):
    """How far the simulation is."""

    def __init__(self, language: str) -> None:
        super().__init__(tenth=-1)
        self.language = language

    def tell(self, progress: Progress) -> None:
        """One more game is over."""
        self.show(progress.done, progress.total, lambda: self.words(progress))

    def words(self, progress: Progress) -> str:
        played = max(1, progress.done - progress.kept)
        seconds = (monotonic() - self.begun) / played * (progress.total - progress.done)
        done, total = (number(value, self.language, digits=0) for value in (progress.done, progress.total))
        return say(
            "sim-progress", self.language, done=done, total=total, left=duration(seconds, self.language)
        )
