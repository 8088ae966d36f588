"""Measure how strong the levels are, and write the tables and pictures of docs/players.

Every measurement is an arena whose games are kept in build/ladder/NAME: a run that was killed goes on where
it was. `--only NAME ...` plays some of them, `--share 0.1` a tenth of the games (kept apart), `--list` shows
them, `--write` plays nothing and writes what is there. Run it with the compiled engine: make ladder.
"""

import argparse
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

from moondrake.sim import heatmap
from moondrake.sim.arena import RESULTS, Store
from moondrake.sim.executors import LOCAL, executor
from moondrake.sim.heatmap import Cell
from moondrake.sim.plan import Plan
from moondrake.sim.running import play_all, wanted
from moondrake.sim.schedule import Schedule
from moondrake.sim.tally import Tally
from moondrake.table import SetupError
from moondrake.table.compiled import is_compiled

ROOT = Path(__file__).parents[1]
GAMES_FOLDER = ROOT / "build" / "ladder"
PAGES = ROOT / "docs" / "players"
SEED = 2026
MATRIX = "matrix"
PAIRINGS = "all 72 pairings"
BEST = "champion"
"""Who plays the peoples against each other."""
OLD_RATES = {
    "khind": 0.644,
    "terrah": 0.596,
    "aqua": 0.558,
    "buka": 0.553,
    "hoax": 0.527,
    "flit": 0.494,
    "vulca": 0.407,
    "pillar": 0.394,
    "mimix": 0.328,
}
"""Win rates over all opponents that the program of 2008 had with each people."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One arena and what it should show: a win rate of at least `goal`, or nothing in particular (0)."""

    name: str
    plan: Plan
    kind: str
    """Which games, in words ..."""
    options: str = ""
    """... and as the arena is told it."""
    goal: float = 0.0

    def command(self) -> str:
        plan = self.plan
        steps = f" --steps {plan.steps}" if plan.steps else ""
        return (
            f"{' '.join(plan.words)} --games {plan.games} --time {plan.clock}{steps}{self.options}"
            f" --seed {plan.seed}"
        )


def duel(first: str, second: str, games: int, goal: float, decks: str = "all") -> Measurement:
    plan = Plan("bluemoon", (first, second), games, clock=50, seed=SEED, decks=(decks,))
    name = f"bluemoon-{decks}-{first}-{second}".replace("@", "-")
    if decks == "all":
        return Measurement(name, plan, PAIRINGS, goal=goal)
    return Measurement(name, plan, f"{decks} decks", f" --decks {decks}", goal)


def tournament(first: str, second: str, players: int, seating: str, games: int) -> Measurement:
    plan = Plan("equinox", (first, second), games, clock=50, seed=SEED, players=players, seating=seating)
    even = 1 / players if seating == "one" else 0.5
    above = 0.25 if first == "champion" and players == 2 else 0.15
    shares = ", one against the rest" if seating == "one" else ", half of the seats each"
    kind = f"Equinox for {players}" + (shares if players > 2 else "")
    options = f" --game equinox --players {players} --seating {seating}"
    return Measurement(f"equinox-{players}-{seating}-{first}-{second}", plan, kind, options, even + above)


LADDER = (
    ("champion", "club", 0.75),
    ("club", "beginner", 0.8),
    ("beginner", "random", 0.9),
    ("club", "greedy", 0.8),
)
STEPS = (("champion", "club"), ("club", "thumb"), ("club", "beginner"), ("beginner", "random"))
MEASUREMENTS = (
    *(duel(first, second, 432, goal) for first, second, goal in LADDER),
    duel("champion", "expert", 432, 0.5),
    duel("expert", "club", 432, 0.5),
    *(
        duel(first, second, 144, goal, decks)
        for decks in ("constructed", "drafted", "emissary")
        for first, second, goal in LADDER
    ),
    duel("club@200", "club@20", 400, 0.5),
    *(
        tournament(first, second, players, seating, 200)
        for players, seating in ((2, "half"), (4, "half"), (4, "one"))
        for first, second in STEPS
    ),
    Measurement(MATRIX, Plan("bluemoon", (BEST, BEST), 720, seed=SEED, steps=1000), PAIRINGS),
)


def measured(one: Measurement, folder: Path) -> Tally | None:
    """What an earlier run played; None if nothing."""
    if not (folder / one.name / RESULTS).exists():
        return None
    tally = Tally(Schedule(one.plan))
    store = Store(folder / one.name, one.plan)
    for number in sorted(store.done):
        tally.add(store.done[number])
    store.close()
    return tally


def run(one: Measurement, folder: Path, jobs: int) -> None:
    """Play what is missing, with a line now and then."""
    tally, begun, told = measured(one, folder) or Tally(Schedule(one.plan)), time.monotonic(), 0.0
    left = before = sum(1 for _ in wanted(tally))
    if not left:
        return

    def tell() -> None:
        nonlocal left, told
        left -= 1
        now = time.monotonic()
        if now - told > 5 or not left:
            told = now
            minutes = (now - begun) / (before - left) * left / 60
            print(f"{one.name}: {left} games and about {minutes:.1f} minutes left", file=sys.stderr)

    play_all(tally, folder / one.name, executor(LOCAL, jobs), tell=tell)


def row(one: Measurement, tally: Tally) -> str:
    """One line of the table."""
    value = tally.overall()
    rate = f"{100 * value.rate:.1f} % ({100 * value.low:.1f} to {100 * value.high:.1f})"
    goal = f"{100 * one.goal:.0f} %" if one.goal else ""
    met = (
        ""
        if not one.goal
        else "yes"
        if value.low >= one.goal
        else "about"
        if value.rate >= one.goal
        else "no"
    )
    late = sum(int(told["games_over_clock"]) for told in tally.timing().values())
    cut = sum(int(told["searches_cut_short"]) for told in tally.timing().values())
    played = f"{value.games}" if value.games >= one.plan.games else f"{value.games} of {one.plan.games}"
    who = f"{one.plan.words[0]} against {one.plan.words[1]}, {one.kind}"
    rest = f"{len(tally.failures())} | {late} | {cut} | `{one.command()}`"
    return f"| {who} | {played} | {rate} | {goal} | {met} | {rest} |"


HEAD = """# Measured

Written by `make ladder` from the games in `build/ladder`. Win rates of the first contestant with 95 %
intervals ([how](../arena.md#intervals)); the goal is met (yes) if the whole interval is above it, about if
only the rate is. Failures are games lost by a crash or an illegal move; late are games with a move more than
10 % over the clock, on a machine that does more than this; cut short are searches that the clock ended before
their steps were used up (`--steps` has no clock: every run plays the same games). Every line is a command:
`make arena ARGS='...'`; Blue Moon is played with `lookahead: exact` where a line does not say `off`.

| who, what | games | win rate | goal | met | failures | late | cut short | arguments |
|---|---:|---|---:|---|---:|---:|---:|---|
"""


def write_pages(measurements: list[Measurement], folder: Path, pages: Path) -> None:
    """The table, and the matrix of the nine peoples beside the rates of 2008."""
    pages.mkdir(parents=True, exist_ok=True)
    rows = []
    for one in measurements:
        tally = measured(one, folder)
        if tally is None or not tally.results:
            continue
        rows.append(row(one, tally))
        if one.name == MATRIX:
            write_matrix(tally, pages)
    text = HEAD + "\n".join(rows) + "\n"
    if (pages / "matrix.svg").exists():
        text += "\n" + (pages / "matrix.md").read_text(encoding="utf-8")
    (pages / "measured.md").write_text(text, encoding="utf-8")
    (pages / "matrix.md").unlink(missing_ok=True)


def write_matrix(tally: Tally, pages: Path) -> None:
    """People against people, then each against all others, then the same in the program of 2008."""
    names, cells = tally.deck_matrix()
    totals = [
        Cell(sum(cell.wins for cell in line if cell), sum(cell.games for cell in line if cell))
        for line in cells
    ]
    order = sorted(range(len(names)), key=lambda index: -totals[index].rate)
    columns = [*(names[index] for index in order), "all", "2008"]
    shown: list[list[Cell | None]] = [
        [*(cells[line][index] for index in order), totals[line], Cell(1000 * OLD_RATES[names[line]], 1000)]
        for line in order
    ]
    title = f"{BEST} against {BEST}, {len(tally.counted())} games"
    note = "Wins of the row in percent; all: against all others; 2008: the same in the program of 2008"
    picture = heatmap.svg(title, [names[line] for line in order], columns, shown, note)
    (pages / "matrix.svg").write_text(picture, encoding="utf-8")
    lines = [
        "## The nine peoples",
        "",
        f"![Wins of {BEST} with each people against each other people](matrix.svg)",
        "",
        f"| people | games | {BEST} against {BEST} | program of 2008 | difference |",
        "|---|---:|---:|---:|---:|",
    ]
    for line in order:
        rate, old = totals[line].rate, OLD_RATES[names[line]]
        lines.append(
            f"| {names[line]} | {totals[line].games} | {100 * rate:.1f} % | {100 * old:.1f} % "
            f"| {100 * (rate - old):+.1f} |"
        )
    (pages / "matrix.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def chosen_measurements(only: list[str] | None, share: float) -> list[Measurement]:
    """Those that were asked for, all of them otherwise; raises SystemExit for an unknown name."""
    names = [one.name for one in MEASUREMENTS]
    for name in only or []:
        if name not in names:
            raise SystemExit(f"ladder: there is no measurement '{name}'; there are: {', '.join(names)}")
    kept = [one for one in MEASUREMENTS if not only or one.name in only]
    return [replace(one, plan=replace(one.plan, games=max(2, round(one.plan.games * share)))) for one in kept]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="NAME")
    parser.add_argument("--share", type=float, default=1.0, help="of the games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--steps", type=int, default=0, help="of search a move, instead of the clock")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--write", action="store_true", help="play nothing, write the pages")
    parser.add_argument("--folder", type=Path, default=GAMES_FOLDER)
    parser.add_argument("--pages", type=Path, default=PAGES)
    chosen = parser.parse_args()
    measurements = [
        replace(one, plan=replace(one.plan, steps=chosen.steps or one.plan.steps))
        for one in chosen_measurements(chosen.only, chosen.share)
    ]
    folder = chosen.folder if chosen.share == 1 else chosen.folder.with_name(f"ladder-{chosen.share:g}")
    if chosen.list:
        print("\n".join(f"{one.name}: {one.command()}" for one in measurements))
        return 0
    if not chosen.write:
        if not is_compiled():
            print("ladder: the engine runs interpreted; make ladder compiles it first", file=sys.stderr)
        for one in measurements:
            try:
                run(one, folder, chosen.jobs)
            except SetupError as error:
                print(f"{one.name} is left out: {error}", file=sys.stderr)
    write_pages(measurements, folder, chosen.pages)
    return 0


if __name__ == "__main__":
    sys.exit(main())
