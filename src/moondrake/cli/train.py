"""`moondrake train GAME FOLDER`: train the network of `champion`, or habits for Equinox."""

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from moondrake.games import GAMES
from moondrake.sim.executors import LOCAL, executor
from moondrake.table import SetupError
from moondrake.words import say

if TYPE_CHECKING:
    from moondrake.training.course import Entry

BLUE_MOON_USUAL, HABITS_USUAL, NETWORK_USUAL = (1000, 72), (6000, 3000), (1000, 100)
"""How many games a generation plays, and how many it is measured by, if nobody says so."""


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument(
        "game",
        choices=[game.name for game in GAMES.values() if game.course_at],
        help=say("train-game", language),
    )
    parser.add_argument("folder", help=say("train-folder", language))
    parser.add_argument("--recorded", metavar="FILE", help=say("train-recorded", language))
    most = say("train-most", language)
    parser.add_argument("--recorded-games", type=int, default=20_000, metavar="N", help=most)
    parser.add_argument("--from", dest="start", metavar="FILE", help=say("train-from", language))
    parser.add_argument("--hours", type=float, default=1.0, help=say("train-hours", language))
    parser.add_argument("--games", type=int, metavar="N", help=say("train-games", language))
    parser.add_argument("--steps", type=int, default=150, metavar="N", help=say("train-steps", language))
    parser.add_argument("--measured", type=int, metavar="N", help=say("train-measured", language))
    parser.add_argument("--players", type=int, default=2, metavar="N", help=say("train-players", language))
    parser.add_argument("--network", action="store_true", help=say("train-network", language))
    parser.add_argument("--jobs", type=int, default=1, help=say("train-jobs", language))
    parser.add_argument("--executor", default=LOCAL, help=say("arena-executor", language))
    parser.add_argument("--seed", type=int, default=1, help=say("train-seed", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Generation after generation until the time is over; a generation that began is finished."""
    return GAMES[chosen.game].course(chosen)


def _take_usual(chosen: argparse.Namespace, usual: tuple[int, int]) -> None:
    """What nobody said is as usual; raises SetupError for what was said and cannot be."""
    games, measured = usual
    chosen.games = games if chosen.games is None else chosen.games
    chosen.measured = measured if chosen.measured is None else chosen.measured
    if min(chosen.jobs, chosen.games, chosen.steps) < 1 or chosen.measured < 0 or chosen.hours <= 0:
        raise SetupError("problem-train-above")


def train_equinox(chosen: argparse.Namespace) -> int:
    """The network of the champion, or habits."""
    _take_usual(chosen, NETWORK_USUAL if chosen.network else HABITS_USUAL)
    return _train_equinox_network(chosen) if chosen.network else _train_habits(chosen)


def _train_habits(chosen: argparse.Namespace) -> int:
    """Habits of the rules of thumb; needs no torch and begins from what there is."""
    if chosen.recorded or chosen.start or chosen.jobs != 1 or chosen.executor != LOCAL:
        raise SetupError("problem-train-equinox")
    if not 2 <= chosen.players <= 5 or chosen.measured < chosen.players:
        raise SetupError("problem-train-players")
    from moondrake.training.habits import Entry, HabitCourse, Plan

    def tell(entry: Entry) -> None:
        rate, low, high = (f"{100 * share:.1f}" for share in entry.against_last)
        kept = say("train-kept" if entry.is_better else "train-not-kept", chosen.lang)
        even = f"{100 / chosen.players:.0f}"
        numbers = {"generation": entry.generation, "rate": rate, "low": low, "high": high, "even": even}
        print(say("train-habits", chosen.lang, **numbers, kept=kept), flush=True)

    plan = Plan(chosen.game, chosen.players, chosen.seed, chosen.games, chosen.measured)
    course = HabitCourse(Path(chosen.folder), plan, tell)
    until = monotonic() + 3600 * chosen.hours
    while monotonic() < until:
        course.generation()
    return 0


def _train_equinox_network(chosen: argparse.Namespace) -> int:
    """The network of the champion of Equinox; without --from it begins with games of rules of thumb."""
    if chosen.recorded or chosen.jobs != 1 or chosen.executor != LOCAL:
        raise SetupError("problem-train-equinox")
    if find_spec("torch") is None:
        raise SetupError("problem-train-torch")
    from moondrake.training.equinox_course import NetworkCourse, NetworkPlan

    plan = NetworkPlan(seed=chosen.seed, games=chosen.games, measured=chosen.measured)
    course = NetworkCourse(Path(chosen.folder), plan, _teller(chosen.lang))
    if chosen.start:
        course.begin_with(Path(chosen.start))
    until = monotonic() + 3600 * chosen.hours
    while monotonic() < until:
        entry = course.generation()
        numbers = {"generation": entry.generation, "positions": entry.positions, "loss": f"{entry.loss:.4f}"}
        print(say("train-network-generation", chosen.lang, **numbers), flush=True)
        if entry.against_club is not None:
            rate, low, high = (f"{100 * share:.1f}" for share in entry.against_club)
            told = {"rate": rate, "low": low, "high": high, "games": chosen.measured}
            print(say("train-against-club", chosen.lang, **told), flush=True)
    return 0


def train_blue_moon(chosen: argparse.Namespace) -> int:
    """The network of champion."""
    _take_usual(chosen, BLUE_MOON_USUAL)
    if find_spec("torch") is None:
        raise SetupError("problem-train-torch")
    from moondrake.training.course import Course
    from moondrake.training.plan import BEST, Plan

    plan = Plan(chosen.game, chosen.seed, chosen.games, chosen.steps, measured=chosen.measured)
    course = Course(Path(chosen.folder), plan, _teller(chosen.lang), executor(chosen.executor, chosen.jobs))
    if chosen.start:
        course.begin_with(Path(chosen.start))
    if chosen.recorded:
        course.read_recorded(Path(chosen.recorded), chosen.recorded_games)
    until = monotonic() + 3600 * chosen.hours
    while monotonic() < until:
        generation = course.generation()
        if (course.folder / BEST).exists():
            course.play(generation)
        if not course.files(generation):
            raise SetupError("problem-train-nothing")
        _print(course.fit(generation), chosen.lang)
        course.draw()
    return 0


def _teller(language: str) -> Callable[[str, float, float], None]:
    def tell(what: str, share: float, seconds: float) -> None:
        left = seconds * (1 - share) / max(share, 1e-6)
        if sys.stderr.isatty() or share >= 1:
            words = say(f"train-{what}", language, share=f"{100 * share:.0f}", minutes=f"{left / 60:.0f}")
            print("\r" + words, end="\n" if share >= 1 else "", file=sys.stderr, flush=True)

    return tell


def _print(entry: "Entry", language: str) -> None:
    print(
        say(
            "train-generation",
            language,
            generation=entry.generation,
            positions=entry.positions,
            loss=f"{entry.loss:.4f}",
            auc=f"{entry.auc:.3f}",
        )
    )
    for name, found in (("best", entry.against_best), ("club", entry.against_club)):
        if found is not None:
            print(
                say(
                    f"train-against-{name}",
                    language,
                    rate=f"{100 * found.rate:.1f}",
                    low=f"{100 * found.low:.1f}",
                    high=f"{100 * found.high:.1f}",
                    games=found.games,
                ),
                flush=True,
            )
