"""`moondrake arena A B ...`: who is stronger, and how sure is that?"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from moondrake.sim import heatmap
from moondrake.sim.arena import Store, results
from moondrake.sim.bench import is_compiled
from moondrake.sim.schedule import GAMES, SEATINGS, Plan, Schedule
from moondrake.sim.tally import METHOD, Tally
from moondrake.table import SetupError

LEAST_WAIT = 0.5
"""Seconds between two states of the progress line on a terminal."""
PROBLEM = 1


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser(
        "arena", help="let bots play against each other", description="Let bots play against each other."
    )
    parser.add_argument(
        "contestants", nargs="+", metavar="CONTESTANT", help="a level, LEVEL@MS, or 'cmd:COMMAND'"
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="bluemoon")
    parser.add_argument("--games", type=int, default=144, help="for each pair of contestants (default: 144)")
    parser.add_argument(
        "--decks", nargs="+", default=["all"], metavar="DECK", help="all (default), mirror, or names"
    )
    parser.add_argument("--ruleset", default="", help="default: ansmann, equinox")
    parser.add_argument("--lookahead", action="store_true", help="offer only what keeps the turn legal")
    parser.add_argument("--time", type=int, default=50, metavar="MS", help="a move (default: 50)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes; the result is the same for any number"
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=2, help="seats in Equinox")
    parser.add_argument(
        "--seating",
        choices=SEATINGS,
        default="half",
        help="Equinox: both have half of the seats, or the first has one",
    )
    parser.add_argument(
        "--stop", action="store_true", help="stop a pair early once it is clear who is better"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--out", metavar="DIR", help="keep the games there; a run that was killed goes on")
    parser.add_argument(
        "--records", action="store_true", help="also write a record of every game (with --out)"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, then report."""
    _check(chosen)
    schedule = Schedule(_plan(chosen))
    tally = Tally(schedule, chosen.stop)
    folder = Path(chosen.out) if chosen.out else None
    if not is_compiled():
        print("moondrake: the engine runs interpreted, many times slower; see `make arena`", file=sys.stderr)
    begun = monotonic()
    play_all(tally, folder, chosen.jobs, chosen.records)
    report = tally.as_json()
    report |= {"timing": tally.timing(), "seconds": round(monotonic() - begun, 1), "compiled": is_compiled()}
    if folder is not None:
        write_reports(folder, tally, report)
    print(json.dumps(report, indent=2) if chosen.json else "\n".join(lines(tally)))
    own = {contestant.label for contestant in schedule.contestants if not contestant.is_external}
    return PROBLEM if any(label in own for _, label, _ in tally.failures()) else 0


def _check(chosen: argparse.Namespace) -> None:
    for name, least in (("games", 1), ("time", 1), ("jobs", 1)):
        if getattr(chosen, name) < least:
            raise SetupError(f"--{name} {getattr(chosen, name)} is too small; at least {least}")
    if chosen.jobs > 4 * (os.cpu_count() or 1):
        raise SetupError(f"--jobs {chosen.jobs} is too many for {os.cpu_count()} processors")
    if chosen.records and not chosen.out:
        raise SetupError("--records needs --out DIR, where they go")


def _plan(chosen: argparse.Namespace) -> Plan:
    return Plan(
        chosen.game,
        tuple(chosen.contestants),
        chosen.games,
        chosen.time,
        chosen.seed,
        tuple(chosen.decks),
        chosen.ruleset,
        chosen.lookahead,
        chosen.players,
        chosen.seating,
    )


def play_all(tally: Tally, folder: Path | None, jobs: int = 1, records: bool = False) -> None:
    """Play what is missing; with a folder every game is on disk as soon as it is over."""
    store = Store(folder, tally.schedule.plan) if folder is not None else None
    try:
        if store is not None:
            for number in sorted(store.done):
                tally.add(store.done[number])
        progress = Progress(tally)
        for result in results(tally.schedule.plan, lambda: wanted(tally), jobs, folder, records):
            if store is not None:
                store.add(result)
            tally.add(result)
            progress.tell()
        progress.end()
    finally:
        if store is not None:
            store.close()


def wanted(tally: Tally) -> Iterator[int]:
    """The numbers of the games to play, deal by deal, so that all pairs come on together."""
    schedule = tally.schedule
    size = len(schedule.arrangements)
    for block in range(schedule.blocks):
        for pair in range(len(schedule.pairs)):
            for seating in range(size):
                number = pair * schedule.games_a_pair + block * size + seating
                if tally.is_wanted(number):
                    yield number


class Progress:
    """How far the arena is: a line that changes on a terminal, a line now and then elsewhere."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.begun = self.told = monotonic()
        self.before = len(tally.results)
        self.is_terminal = sys.stderr.isatty()
        self.tenth = 10 * self.before // len(tally.schedule)

    def tell(self) -> None:
        done, total = len(self.tally.results), len(self.tally.schedule)
        if self.is_terminal:
            if monotonic() - self.told >= LEAST_WAIT:
                self.told = monotonic()
                print(f"\r{self.line(done, total):<79}", end="", file=sys.stderr, flush=True)
        elif 10 * done // total > self.tenth:
            self.tenth = 10 * done // total
            print(self.line(done, total), file=sys.stderr, flush=True)

    def line(self, done: int, total: int) -> str:
        seconds = (monotonic() - self.begun) / max(1, done - self.before) * (total - done)
        overall = self.tally.overall()
        rate = f"{100 * overall.rate:.1f} % ({100 * overall.low:.1f} to {100 * overall.high:.1f})"
        name = self.tally.schedule.contestants[0].label
        return f"{done} of {total} games, {_duration(seconds)} left; {name} {rate}"

    def end(self) -> None:
        if self.is_terminal:
            print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole >= 3600:
        return f"{whole // 3600} h {whole % 3600 // 60} min"
    return f"{whole // 60} min {whole % 60} s" if whole >= 60 else f"{whole} s"


def lines(tally: Tally) -> list[str]:
    """The report for people."""
    schedule = tally.schedule
    shown = []
    for pair in tally.pairs():
        first, second = schedule.contestants[pair.first].label, schedule.contestants[pair.second].label
        value = pair.estimate
        early = ", stopped early" if pair.stopped else ""
        shown.append(
            f"{first} against {second}: {100 * value.rate:.1f} % of {value.games} games "
            f"({100 * value.low:.1f} to {100 * value.high:.1f}){early}"
        )
    shown.append(f"An even share is {100 * schedule.even_share():g} %. Intervals: {METHOD}.")
    if len(schedule.contestants) > 2:
        shown += ["", "Ratings (Bradley-Terry, mean 0, with one standard error)"]
        shown += [f"  {each.name:24}{each.points:>+8.0f} ± {each.error:.0f}" for each in tally.ratings()]
        names, cells = tally.contestant_matrix()
        shown += ["", "Win rates of the row in percent", *heatmap.table(names, names, cells)]
    elif schedule.pairings is not None and len(schedule.pairings) > 1:
        names, cells = tally.deck_matrix()
        shown += ["", "Win rates of the row's deck in percent", *heatmap.table(names, names, cells)]
    for number, label, reason in tally.failures():
        shown.append(f"game {number}: {label} lost by failing: {reason.strip().splitlines()[-1]}")
    return shown


def write_reports(folder: Path, tally: Tally, report: dict[str, object]) -> None:
    """The report as JSON, and the matrices as pictures."""
    (folder / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    title = " against ".join(contestant.label for contestant in tally.schedule.contestants[:2])
    if tally.schedule.pairings is not None:
        names, cells = tally.deck_matrix()
        note = f"Win rates of the row's deck in percent; {len(tally.counted())} games"
        picture = heatmap.svg(f"{title}, deck by deck", names, names, cells, note)
        (folder / "decks.svg").write_text(picture, encoding="utf-8")
    if len(tally.schedule.contestants) > 2:
        names, cells = tally.contestant_matrix()
        picture = heatmap.svg(
            "Everybody against everybody", names, names, cells, "Win rates of the row in percent"
        )
        (folder / "contestants.svg").write_text(picture, encoding="utf-8")
