"""`moondrake arena A B ...`: who is stronger, and how sure is that?"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from moondrake.games import contests, game_named
from moondrake.sim import heatmap
from moondrake.sim.executors import LOCAL, executor
from moondrake.sim.intervals import Estimate
from moondrake.sim.pairings import WORDS
from moondrake.sim.plan import Plan
from moondrake.sim.running import play_all
from moondrake.sim.schedule import SEATINGS, Schedule
from moondrake.sim.tally import Tally
from moondrake.table import TableError
from moondrake.table.compiled import is_compiled
from moondrake.words import listed, number, percent, say

LEAST_WAIT = 0.5
"""Seconds between two states of the progress line on a terminal."""
PROBLEM = 1
MOST_JOBS = 4 * (os.cpu_count() or 1)

LOOKAHEADS = ("exact", "off")
"""BM-17.7: what counts is `exact`."""


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument(
        "contestants", nargs="+", metavar="CONTESTANT", help=say("arena-contestants", language)
    )
    parser.add_argument("--game", choices=contests(), default="bluemoon", help=say("arena-game", language))
    whole = partial(from_one, language, 10**9)
    parser.add_argument("--games", type=whole, default=144, help=say("arena-games", language))
    add_games(parser, language)
    parser.add_argument("--stop", action="store_true", help=say("arena-stop", language))
    parser.add_argument("--json", action="store_true", help=say("main-json", language))
    parser.add_argument("--out", metavar="DIR", help=say("arena-out", language))
    parser.add_argument("--records", action="store_true", help=say("arena-records", language))
    parser.set_defaults(run=run)


def add_games(parser: argparse.ArgumentParser, language: str) -> None:
    """Which games are played, and by how many hands: the same words for everything that plays many."""
    decks = listed([*WORDS], language)
    parser.add_argument(
        "--decks", nargs="+", default=["all"], metavar="DECK", help=say("arena-decks", language, words=decks)
    )
    parser.add_argument("--pack", action="append", default=[], help=say("main-pack", language))
    parser.add_argument("--ruleset", default="", help=say("arena-ruleset", language))
    parser.add_argument("--lookahead", choices=LOOKAHEADS, help=say("arena-lookahead", language))
    add_pace(parser, language)
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4, 5), default=2, help=say("arena-players", language)
    )
    parser.add_argument("--seating", choices=SEATINGS, default="half", help=say("arena-seating", language))


def add_pace(parser: argparse.ArgumentParser, language: str) -> None:
    """How long bots think, which dice are rolled, and by how many hands it is played."""
    whole = partial(from_one, language, 10**9)
    parser.add_argument("--time", type=whole, default=50, metavar="MS", help=say("arena-time", language))
    parser.add_argument("--steps", type=whole, default=0, metavar="N", help=say("arena-steps", language))
    parser.add_argument("--seed", type=int, default=1, help=say("arena-seed", language))
    jobs = partial(from_one, language, MOST_JOBS)
    parser.add_argument("--jobs", type=jobs, default=1, help=say("arena-jobs", language))
    parser.add_argument("--executor", default=LOCAL, help=say("arena-executor", language))


def from_one(language: str, most: int, word: str) -> int:
    """A whole number from 1."""
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise argparse.ArgumentTypeError(say("arena-bad-number", language, most=most))
    return int(word)


def run(chosen: argparse.Namespace) -> int:
    """Play, then report."""
    if chosen.records and not chosen.out:
        raise TableError("arena-records-need-out")
    _check_game(chosen)
    schedule = Schedule(_plan(chosen))
    tally = Tally(schedule, chosen.stop)
    folder = Path(chosen.out) if chosen.out else None
    if not is_compiled():
        print(say("arena-interpreted", chosen.lang), file=sys.stderr)
    begun = monotonic()
    progress = Progress(tally, chosen.lang)
    play_all(tally, folder, executor(chosen.executor, chosen.jobs), chosen.records, progress.tell)
    progress.end()
    report = tally.as_json()
    report |= {"timing": tally.timing(), "seconds": round(monotonic() - begun, 1), "compiled": is_compiled()}
    if folder is not None:
        write_reports(folder, tally, report, chosen.lang)
    print(json.dumps(report, indent=2) if chosen.json else "\n".join(lines(tally, chosen.lang)))
    own = {contestant.label for contestant in schedule.contestants if contestant.is_own}
    return PROBLEM if any(label in own for _, label, _ in tally.failures()) else 0


def _check_game(chosen: argparse.Namespace) -> None:
    """An option of the other game would change nothing; who gave it expects something."""
    given = {
        "--decks": chosen.decks != ["all"],
        "--pack": bool(chosen.pack),
        "--lookahead": chosen.lookahead is not None,
        "--players": chosen.players != 2,
        "--seating": chosen.seating != "half",
    }
    check_given(
        given, {name: game_named(name).deals.options for name in contests()}, chosen.game, "arena-other-game"
    )


def check_given(
    given: Mapping[str, bool], options: Mapping[str, tuple[str, ...]], game: str, otherwise: str
) -> None:
    """Each given option is one of the game; `otherwise` is the sentence that names whose it is."""
    for option, is_given in given.items():
        if is_given and option not in options[game]:
            others = [name for name in options if option in options[name]]
            raise TableError(otherwise, option=option, game=others[0])


def _plan(chosen: argparse.Namespace) -> Plan:
    return Plan(
        chosen.game,
        tuple(chosen.contestants),
        chosen.games,
        chosen.time,
        chosen.seed,
        tuple(chosen.decks),
        chosen.ruleset,
        chosen.lookahead != "off",
        chosen.players,
        chosen.seating,
        tuple(chosen.pack),
        chosen.steps,
    )


class ProgressLine:
    """A line that changes on a terminal; elsewhere a line at every tenth above the first given."""

    def __init__(self, tenth: int) -> None:
        self.begun = self.told = monotonic()
        self.tenth = tenth
        self.is_terminal = sys.stderr.isatty()

    def show(self, done: int, total: int, words: Callable[[], str]) -> None:
        """So many of the games are over."""
        if self.is_terminal:
            if monotonic() - self.told >= LEAST_WAIT:
                self.told = monotonic()
                print(f"\r{words():<79}", end="", file=sys.stderr, flush=True)
        elif 10 * done // total > self.tenth:
            self.tenth = 10 * done // total
            print(words(), file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.is_terminal:
            print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)


class Progress(ProgressLine):
    """How far the arena is."""

    def __init__(self, tally: Tally, language: str) -> None:
        super().__init__(tenth=0)
        self.tally = tally
        self.language = language
        self.played = 0

    def tell(self) -> None:
        """One more game is over."""
        self.played += 1
        done, total = len(self.tally.results), len(self.tally.schedule)
        self.show(done, total, lambda: self.line(done, total))

    def line(self, done: int, total: int) -> str:
        seconds = (monotonic() - self.begun) / self.played * (total - done)
        return say(
            "arena-progress",
            self.language,
            done=done,
            total=total,
            left=duration(seconds, self.language),
            name=self.tally.schedule.contestants[0].label,
            **_rates(self.tally.overall(), self.language),
        )


def duration(seconds: float, language: str) -> str:
    """A time in words, in two units at most."""
    whole = round(seconds)
    if whole >= 3600:
        return say("arena-hours", language, hours=whole // 3600, minutes=whole % 3600 // 60)
    if whole >= 60:
        return say("arena-minutes", language, minutes=whole // 60, seconds=whole % 60)
    return say("arena-seconds", language, seconds=whole)


def _rates(value: Estimate, language: str) -> dict[str, str]:
    shares = {"rate": value.rate, "low": value.low, "high": value.high}
    return {name: percent(share, language, digits=1) for name, share in shares.items()}


def lines(tally: Tally, language: str) -> list[str]:
    """The report for people."""
    schedule = tally.schedule
    shown = []
    for pair in tally.pairs():
        key = "arena-pair-stopped" if pair.stopped else "arena-pair"
        values = _rates(pair.estimate, language)
        first, second = schedule.contestants[pair.first].label, schedule.contestants[pair.second].label
        shown.append(say(key, language, first=first, second=second, games=pair.estimate.games, **values))
    shown.append(say("arena-even", language, share=percent(schedule.even_share(), language)))
    if schedule.pairings is not None:
        shown.append(f"lookahead: {'exact' if schedule.plan.lookahead else 'off'}")
    if len(schedule.contestants) > 2:
        shown += ["", say("arena-ratings", language)]
        for each in tally.ratings():
            points, error = (number(value, language, digits=0) for value in (each.points, each.error))
            shown.append(f"  {each.name:24}{points:>8} ± {error}")
        names, cells = tally.contestant_matrix()
        shown += ["", say("arena-matrix", language), *heatmap.table(names, names, cells)]
    elif schedule.pairings is not None and len(schedule.pairings) > 1:
        names, cells = tally.deck_matrix()
        shown += ["", deck_matrix_words(tally, language), *heatmap.table(names, names, cells)]
    for label, told in tally.timing().items():
        if told["searches_cut_short"]:
            count = number(told["searches_cut_short"], language, digits=0)
            shown.append(say("arena-cut-short", language, name=label, count=count))
    for game, label, reason in tally.failures():
        last = reason.strip().splitlines()[-1]
        shown.append(say("arena-failed", language, game=str(game), name=label, reason=last))
    return shown


def deck_matrix_words(tally: Tally, language: str) -> str:
    """What the rows and columns of the table of decks are."""
    if tally.plays_alike():
        return say("arena-deck-matrix", language)
    first = tally.schedule.contestants[0].label
    others = [contestant.label for contestant in tally.schedule.contestants[1:]]
    return say("arena-deck-matrix-of", language, first=first, second=listed(others, language))


def write_reports(folder: Path, tally: Tally, report: dict[str, Any], language: str) -> None:
    """The report as JSON, and the matrices as pictures."""
    (folder / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    labels = [contestant.label for contestant in tally.schedule.contestants]
    if tally.schedule.pairings is not None:
        title = say("arena-picture", language, first=labels[0], second=labels[1])
        names, cells = tally.deck_matrix()
        picture = heatmap.svg(title, names, names, cells, deck_matrix_words(tally, language))
        (folder / "decks.svg").write_text(picture, encoding="utf-8")
    if len(labels) > 2:
        names, cells = tally.contestant_matrix()
        picture = heatmap.svg(", ".join(labels), names, names, cells, say("arena-matrix", language))
        (folder / "contestants.svg").write_text(picture, encoding="utf-8")
