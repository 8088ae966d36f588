"""Measure both games, interpreted and compiled, and write what docs/speed.md shows.

Writes the tables of docs/speed.md and docs/bench/active-cards.svg. The compiled engine is taken from
build/compiled if that folder is there.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts.bench_picture import picture
from scripts.bench_points import Points

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "speed.md"
OUT: Final = ROOT / "docs" / "bench"
POINTS: Final = ROOT / "scripts" / "bench_points.py"
WAYS: Final = ("interpreted", "compiled")


class Runs(NamedTuple):
    """One way to run the engine, and what it showed."""

    reports: dict[str, dict[str, Any]]
    points: Points


def measure(folders: dict[str, Path], python: str, seconds: float, seed: int) -> dict[str, Runs]:
    """Both games in all ways, close together in time."""
    reports: dict[str, dict[str, Any]] = {way: {} for way in folders}
    bench = "import sys; from moondrake.cli import main; sys.exit(main(sys.argv[1:]))"
    for game in ("bluemoon", "equinox"):
        for way, folder in folders.items():
            print(f"{game}, {way}, {seconds:g} s", file=sys.stderr)
            words = ["-c", bench, "bench", game, "--seconds", str(seconds), "--seed", str(seed), "--json"]
            report = json.loads(child(python, folder, words))
            if report["compiled"] != (way == "compiled"):
                raise SystemExit(f"bench_report: {folder} is not {way}")
            reports[way][game] = report
    runs = {}
    for way, folder in folders.items():
        print(f"crowded positions, {way}", file=sys.stderr)
        lines = json.loads(child(python, folder, [str(POINTS), str(seed)]))
        runs[way] = Runs(reports[way], lines)
    return runs


def child(python: str, folder: Path, words: Sequence[str]) -> str:
    """Run Python with moondrake from this folder."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run([python, *words], env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench_report: the run with {folder} failed (is it up to date?)")
    return done.stdout


def plain_copy(folder: Path) -> Path:
    """The source without anything compiled in it, safe from edits while we measure."""
    skipped = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    return Path(shutil.copytree(ROOT / "src", folder, ignore=skipped))


def compiled_copy(compiled: Path, folder: Path) -> Path:
    """The source with the compiled engines on top; raises SystemExit if they are of another source."""
    plain_copy(folder)
    for library in [*compiled.rglob("*.so"), *compiled.rglob("*.pyd")]:
        path = library.relative_to(compiled)
        source = path.with_name(path.name.partition(".")[0] + ".py")
        if (folder / source).exists() and (folder / source).read_bytes() != (compiled / source).read_bytes():
            raise SystemExit(f"bench_report: {compiled} has an old {source}: make compile, then try again")
        shutil.copy(library, folder / path)
    return folder


class Row(NamedTuple):
    """One measurement: its name, where the report has it, and what is asked of it."""

    name: str
    path: tuple[str, ...]
    goal: str = ""
    is_time: bool = False


FAIR_SHARE: Final = 95
CALLS: Final = ("copy", "view", "legal_actions", "apply", "determinize", "explain", "explain_hand")


def rows(game: str) -> list[Row]:
    pace = "games_per_second"
    calls = {"copy": "at most 2", "legal_actions": "below 5"}
    calls |= {"explain": "below 5,000", "explain_hand": "below 30,000"}
    if game == "bluemoon":
        games = [
            Row("ansmann, events off: games/s", (pace, "ansmann", "events_off"), "1,500; aim 3,100"),
            Row("ansmann, events on: games/s", (pace, "ansmann", "events_on"), "750"),
            Row("traces, events off: games/s", (pace, "traces", "events_off"), "1,500; aim 3,100"),
            Row("traces, events on: games/s", (pace, "traces", "events_on"), "750"),
        ]
    else:
        games = [Row(f"{players} players, events off: games/s", (pace, players)) for players in "2345"]
        games[0] = games[0]._replace(goal="2,000; aim 5,000")
        games.append(Row("2 players, events on: games/s", ("games_per_second_events_on", "2")))
    slow = "`determinize` of a new view, every ability used"
    worlds = [
        Row(f"{slow}, µs in the middle", ("determinize_first_us",), "", is_time=True),
        Row(f"{slow}, µs at 99.9 %", ("determinize_p999_us",), "below 2,000", is_time=True),
    ]
    return [
        Row("games per processor second, simulated", ("games_per_processor_second", "simulated")),
        Row("games per processor second, every question asked", ("games_per_processor_second", "asked")),
        *games,
        Row("decisions/s", ("decisions_per_second",)),
        *(Row(f"`{call}`, µs", (f"{call}_us",), calls.get(call, ""), is_time=True) for call in CALLS),
        *(worlds if game == "equinox" else ()),
    ]


def table(runs: dict[str, Runs], seconds: float) -> str:
    """All figures with the date, the commit, the machine and its load."""
    ways = list(runs)
    lines = [headline(runs, seconds), ""]
    for game, title in (("bluemoon", "Blue Moon"), ("equinox", "Equinox")):
        ratio = ["times faster"] if len(ways) > 1 else []
        lines.append(f"| {' | '.join([title, *ways, *ratio, 'goal'])} |")
        lines.append("|---|" + "---:|" * (len(ways) + len(ratio)) + "---|")
        for row in rows(game):
            values = [value_at(runs[way].reports[game], row.path) for way in ways]
            cells = [figure(value) for value in values]
            if ratio:
                faster = values[0] / values[1] if row.is_time else values[1] / values[0]
                cells.append(f"{faster:.1f}")
            lines.append(f"| {' | '.join([row.name, *cells, row.goal])} |")
        lines += ["", course(runs[ways[-1]].reports[game]), ""]
    return "\n".join(lines + yardstick_table(runs))


def headline(runs: dict[str, Runs], seconds: float) -> str:
    first = next(iter(runs.values())).reports["bluemoon"]["machine"]
    loads = [str(report["machine"]["load"][0]) for run in runs.values() for report in run.reports.values()]
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    shares = [report["cpu_share"] for run in runs.values() for report in run.reports.values()]
    busy = f" **The machine was busy: a run had {min(shares):.0f} % of a CPU, so figures are too low.**"
    return (
        f"Measured {now} at commit {commit()}, {seconds:g} seconds a run, on one core of: "
        f"{first['processor'] or 'an unknown processor'}, {first['cpus']} CPUs, {first['platform']}, "
        f"Python {first['python']}. Load (1 minute) before the runs: {', '.join(loads)}."
    ) + (busy if min(shares) < FAIR_SHARE else "")


def course(report: dict[str, Any]) -> str:
    """What a game consists of."""
    return (
        f"A game has {report['decisions_per_game']:.0f} decisions, chance included; in "
        f"{report['choices_per_game']:.0f} of them a player has two or more options."
    )


def yardstick_table(runs: dict[str, Runs]) -> list[str]:
    """The yardsticks and the noise of every run."""
    names = ["open_spiel.gin_rummy", "open_spiel.dou_dizhu", "python"]
    heads = [f"{name}, games/s" for name in names[:2]] + ["plain Python, million loops/s"]
    lines = [
        f"| run | {' | '.join(heads)} | noise, % | share of a CPU, % |",
        "|---|" + "---:|" * (len(heads) + 2),
    ]
    for way, run in runs.items():
        for game, report in run.reports.items():
            found = report["yardsticks"]
            cells = ["not installed" if found[name] is None else figure(found[name]) for name in names]
            cells += [figure(report["noise"]), figure(report["cpu_share"])]
            lines.append(f"| {game}, {way} | {' | '.join(cells)} |")
    return [*lines, ""]


def value_at(report: dict[str, Any], path: Sequence[str]) -> float:
    value: Any = report
    for key in path:
        value = value[key]
    return float(value)


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def commit() -> str:
    words = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def fill(page: str, mark: str, text: str) -> str:
    """Put a text between the marks of a page."""
    begin, end = f"<!-- {mark}:begin -->", f"<!-- {mark}:end -->"
    before, _, rest = page.partition(begin)
    after = rest.partition(end)[2]
    return f"{before}{begin}\n{text.strip()}\n{end}{after}"


MOST_LOAD: Final = 0.75
"""A load above this for each processor makes a machine busy."""
COUNTED_GAMES: Final = 81
STARTING: Final = """
import sys
try:
    from moondrake.sim.starts import explained_start
except ImportError:  # an earlier state of this repository has both in a pair
    try:
        from moondrake.sim.starts import explained_starts
    except ImportError:
        from moondrake.sim.bench import explained_starts
    explained_start = dict(zip(("bluemoon", "equinox"), explained_starts())).get
start = explained_start(sys.argv[1])
"""
GAMES_SCRIPT: Final = (
    STARTING
    + """
from random import Random
from moondrake import table
luck = table.Dice(1) if sys.argv[2] == "simulate_out" else Random(1)
play = getattr(table, sys.argv[2])
for number in range(int(sys.argv[3])):
    play(start(number), luck)
"""
)


def refuse_if_busy(is_told: bool) -> None:
    """Figures of a busy machine belong on no page, unless somebody says so."""
    load, processors = os.getloadavg()[0], os.cpu_count() or 1
    if load > MOST_LOAD * processors and not is_told:
        raise SystemExit(
            f"bench_report: the machine is busy (load {load:.1f}, {processors} processors), so nothing is "
            "measured or written; wait, or say --busy (make bench ARGS=--busy)"
        )


def instructions(python: str, folder: Path) -> str:
    """Instructions of a random game, which no load changes; nothing where there is no valgrind."""
    if shutil.which("valgrind") is None:
        return "\n\nInstructions were not counted: there is no valgrind here.\n"
    print("instructions, compiled", file=sys.stderr)
    lines = ["", "", "| compiled, instructions of a random game | Blue Moon | Equinox |", "|---|---:|---:|"]
    for name, words in (("simulate_out", "simulated"), ("play_out", "every question asked")):
        counts = [counted_instructions(python, folder, game, name) for game in ("bluemoon", "equinox")]
        lines.append(f"| {words} | {' | '.join(f'{count:,.0f}' for count in counts)} |")
    return "\n".join([*lines, ""])


def counted_instructions(python: str, folder: Path, game: str, name: str) -> float:
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "callgrind.out"
        tool = ["valgrind", "--tool=callgrind", f"--toggle-collect=CPyDef_chance___{name}"]
        words = [f"--callgrind-out-file={out}", python, "-c", GAMES_SCRIPT, game, name, str(COUNTED_GAMES)]
        environment = os.environ | {"PYTHONPATH": str(folder)}
        subprocess.run([*tool, *words], env=environment, check=True, capture_output=True)
        totals = [line for line in out.read_text(encoding="utf-8").splitlines() if line.startswith("totals:")]
    return int(totals[0].split()[1]) / COUNTED_GAMES


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="about how long each of the runs takes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--python", default=sys.executable, help="an interpreter, e.g. one with open_spiel")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="the folder")
    parser.add_argument("--busy", action="store_true", help="write the pages on a busy machine, too")
    parser.add_argument(
        "--open-spiel", action="store_true", help="install open_spiel, to measure its games beside ours"
    )
    parser.add_argument("--look", action="store_true", help="only look whether the machine is calm enough")
    chosen = parser.parse_args()
    refuse_if_busy(chosen.busy)
    if chosen.look:
        return 0
    if chosen.open_spiel:
        subprocess.run([chosen.python, "-m", "pip", "install", "--quiet", "open_spiel"], check=True)
    with tempfile.TemporaryDirectory() as scratch:
        folders = {WAYS[0]: plain_copy(Path(scratch) / WAYS[0])}
        if chosen.compiled.is_dir():
            folders[WAYS[1]] = compiled_copy(chosen.compiled, Path(scratch) / WAYS[1])
        else:
            print(
                f"bench_report: no {chosen.compiled}, only the interpreted engine is measured",
                file=sys.stderr,
            )
        runs = measure(folders, chosen.python, chosen.seconds, chosen.seed)
        counted = instructions(chosen.python, folders[WAYS[-1]]) if len(folders) > 1 else ""
        print("profile, interpreted", file=sys.stderr)
        profile = child(chosen.python, folders[WAYS[0]], ["-m", "moondrake.sim.hot_spots"])
    OUT.mkdir(parents=True, exist_ok=True)
    texts = {"bench": table(runs, chosen.seconds) + counted, "profile": profile}
    (OUT / "active-cards.svg").write_text(
        picture({way: run.points for way, run in runs.items()}), encoding="utf-8"
    )
    if PAGE.exists():
        page = PAGE.read_text(encoding="utf-8")
        for mark, text in texts.items():
            page = fill(page, mark, text)
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
