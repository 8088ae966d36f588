"""`moondrake train GAME FOLDER`: train the network of the strongest level, for as long as you like."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from moondrake.sim.executors import LOCAL, executor
from moondrake.table import SetupError
from moondrake.words import say

GAMES = ("bluemoon",)


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", language: str) -> None:
    """The words of this command."""
    parser = commands.add_parser("train", help=say("train-help", language))
    parser.add_argument("game", choices=GAMES, help=say("train-game", language))
    parser.add_argument("folder", help=say("train-folder", language))
    parser.add_argument("--recorded", metavar="FILE", help=say("train-recorded", language))
    most = say("train-most", language)
    parser.add_argument("--recorded-games", type=int, default=20_000, metavar="N", help=most)
    parser.add_argument("--from", dest="start", metavar="FILE", help=say("train-from", language))
    parser.add_argument("--hours", type=float, default=1.0, help=say("train-hours", language))
    parser.add_argument("--games", type=int, default=600, metavar="N", help=say("train-games", language))
    parser.add_argument("--measured", type=int, default=72, metavar="N", help=say("train-measured", language))
    parser.add_argument("--jobs", type=int, default=1, help=say("train-jobs", language))
    parser.add_argument("--executor", default=LOCAL, help=say("arena-executor", language))
    parser.add_argument("--seed", type=int, default=1, help=say("train-seed", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Generation after generation until the time is over; a generation that began is finished."""
    if find_spec("torch") is None:
        raise SetupError("training needs torch: pip install 'moondrake[train]'")
    if chosen.jobs < 1 or chosen.games < 1 or chosen.measured < 0 or chosen.hours <= 0:
        raise SetupError("--jobs, --games and --hours must be above 0, --measured at least 0")
    from moondrake.training.course import BEST, Course, Plan

    plan = Plan(chosen.game, chosen.seed, chosen.games, measured=chosen.measured)
    course = Course(Path(chosen.folder), plan, _teller(chosen.lang), executor(chosen.executor, chosen.jobs))
    if chosen.recorded:
        course.read_recorded(Path(chosen.recorded), chosen.recorded_games)
    if chosen.start:
        course.begin_with(Path(chosen.start))
    until = monotonic() + 3600 * chosen.hours
    while monotonic() < until:
        generation = course.generation()
        if (course.folder / BEST).exists():
            course.play(generation)
        if not course.files(generation):
            raise SetupError("nothing to learn from: give --recorded FILE, --from FILE, or both")
        _print(course.fit(generation), chosen.lang)
        course.draw()
    return 0


def _teller(language: str):  # type: ignore[no-untyped-def]
    def tell(what: str, share: float, seconds: float) -> None:
        left = seconds * (1 - share) / max(share, 1e-6)
        if sys.stderr.isatty() or share >= 1:
            words = say(f"train-{what}", language, share=f"{100 * share:.0f}", minutes=f"{left / 60:.0f}")
            print("\r" + words, end="\n" if share >= 1 else "", file=sys.stderr, flush=True)

    return tell


def _print(entry: object, language: str) -> None:
    from moondrake.training.course import Entry

    assert isinstance(entry, Entry)
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
