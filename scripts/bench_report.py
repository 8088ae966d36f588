"""Measure both games, interpreted and compiled, and write what docs/speed.md shows.

Writes the tables of docs/speed.md and docs/bench/active-cards.svg. The compiled engine is taken from
build/compiled if that folder is there.
"""

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "speed.md"
OUT: Final = ROOT / "docs" / "bench"
WAYS: Final = ("interpreted", "compiled")
Points = dict[str, list[tuple[float, float]]]
"""For each line of the picture: where (cards), and how long (microseconds)."""


DECK_SIZE: Final = 45
MOST_SUPPORTS: Final = 18
MOST_SHIPS: Final = 8
MOST_ANSWERS: Final = 24
PER_BIN: Final = 300
LEAST_IN_BIN: Final = 25
WALK: Final = 8
BIN: Final = 2


def points(seed: int) -> Points:
    """Microseconds per decision (work out the options, then apply one) of every line of the picture."""
    rng = Random(seed)
    found: Points = {}
    for name, positions in (("ready-made", ready_made), ("supports", supports), ("ships", ships)):
        print(f"  {name}", file=sys.stderr)
        found[name] = over_active_cards(positions(rng), rng)
    print("  answers", file=sys.stderr)
    found["answer"] = over_stack(is_answered=True)
    found["resolve"] = over_stack(is_answered=False)
    return found


def ready_made(rng: Random) -> Iterator[Any]:
    """Positions of random games of the ready-made decks."""
    from moondrake.bluemoon import start_match
    from moondrake.sim.starts import all_matches

    for match in all_matches("ansmann") * 2:
        yield from asked(start_match(match, events=False), rng, steps=1000)


def supports(rng: Random) -> Iterator[Any]:
    """45-card decks, up to 18 active supports on each side, and what random play makes of them."""
    for round_number in range(40):
        for number in range(MOST_SUPPORTS + 1):
            sides = [crowd(rng, number), crowd(rng, number)]
            yield from built(sides, round_number, rng)


def ships(rng: Random) -> Iterator[Any]:
    """45-card decks, up to eight ships with cargo on each side, one of them landed now and then."""
    for round_number in range(60):
        for number in range(MOST_SHIPS + 1):
            sides = [fleet(rng, number), fleet(rng, number)]
            yield from built(sides, round_number, rng)


def crowd(rng: Random, number: int) -> dict[str, Any]:
    from moondrake.bluemoon.effects import Kind

    others, lying = drawn(rng, Kind.SUPPORT, number)
    return {"active": others[:1], "support": lying, "hand": others[1:9], "rest": others[9:]}


def fleet(rng: Random, number: int) -> dict[str, Any]:
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Kind

    printed = [card for card in BY_KEY.values() if card.kind == Kind.SHIP]
    fleet = [replace(printed[index % len(printed)], key=f"ship-{index}") for index in range(number)]
    others, _ = drawn(rng, Kind.SHIP, 0, spare=number)
    cargo = {ship: [others.pop() for _ in range(ship.capacity - 1)] for ship in fleet}
    landed = rng.sample(fleet, k=min(number, rng.randrange(2)))
    zones = {"active": others[:1], "hand": others[1:9], "rest": others[9:]}
    return zones | {"ships": cargo, "landed": landed}


def drawn(rng: Random, kind: int, number: int, spare: int = 0) -> tuple[list[Any], list[Any]]:
    """A random deck of 45 (less `spare`) in two parts: the rest, a character on top; cards of a kind."""
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Kind

    fighting = [card for card in BY_KEY.values() if card.kind in (Kind.CHARACTER, Kind.BOOSTER)]
    characters = [card for card in fighting if card.kind == Kind.CHARACTER]
    lying = rng.sample([card for card in BY_KEY.values() if card.kind == kind], k=number)
    first = rng.choice(characters)
    others = rng.sample([card for card in fighting if card is not first], k=DECK_SIZE - spare - number - 1)
    return [first, *others], lying


def built(sides: Sequence[dict[str, Any]], round_number: int, rng: Random) -> Iterator[Any]:
    """A position put together by hand, and what random play makes of it."""
    from moondrake.testing.bluemoon import given, side

    phase = ("begin", "action", "decision", "character", "boost")[round_number % 5]
    scenario = given(side(**sides[0]), side(**sides[1]), element=rng.choice(("fire", "earth")), phase=phase)
    scenario.state.keep_events(False)
    yield from asked(scenario.state, rng, WALK)


def asked(state: Any, rng: Random, steps: int) -> Iterator[Any]:
    """The positions of a stretch of random play in which a player is asked."""
    for _ in range(steps):
        if state.is_over():
            return
        if state.seat_to_act() >= 0:
            yield state.copy()
        state.apply(rng.choice(state.legal_actions()))


def over_active_cards(positions: Iterator[Any], rng: Random) -> list[tuple[float, float]]:
    """Microseconds per decision over the number of active cards of both sides."""
    from moondrake.bluemoon.rules.ignoring import active_cards
    from moondrake.bluemoon.zones import count

    bins: dict[int, list[Any]] = {}
    for state in positions:
        active = sum(count(active_cards(state, seat)) for seat in (0, 1))
        bins.setdefault(active // BIN, []).append(state)
    full = {number: states for number, states in sorted(bins.items()) if len(states) >= LEAST_IN_BIN}
    return [
        (number * BIN + (BIN - 1) / 2, decision(rng.sample(states, k=min(PER_BIN, len(states))), rng.choice))
        for number, states in full.items()
    ]


def over_stack(is_answered: bool) -> list[tuple[float, float]]:
    """Microseconds per decision over the number of cards in a chain of answers (BM-11.2)."""
    choose: Callable[[list[int]], int] = max if is_answered else min  # the smallest answer is to pass
    return [(float(height), decision([chain(height)] * 20, choose)) for height in range(1, MOST_ANSWERS + 1)]


def chain(height: int) -> Any:
    """A card was laid out and answered, the answer answered, and so on; each hand has four more answers."""
    from moondrake.bluemoon.cards import BY_KEY
    from moondrake.bluemoon.effects import Cancel, Card, Cards, Kind, Name, Rank, Sentence, When
    from moondrake.testing.bluemoon import given, side

    cancel = Cancel(Cards(kinds=(Kind.INTERFERENCE, Kind.CHARACTER)))
    text = (Sentence(When.TO_PLAY, cancel, "BM-11.2", Rank.OTHER, False, None),)
    answers = [
        Card(f"answer-{index}", Name("Answer", "Antwort"), "tutu", 0, Kind.INTERFERENCE, text=text)
        for index in range(height // 2 + 4)
    ]
    rest = [key for key, card in BY_KEY.items() if card.people == "flit" and card.kind == Kind.CHARACTER]
    scenario = given(
        side(hand=["hoax-01", *answers[: (height - 1) // 2 + 4]], rest=rest),
        side(hand=answers, active=["vulca-01"], rest=rest),
        element="fire",
        phase="character",
    )
    state = scenario.when("play hoax-01").state
    state.keep_events(False)
    for _ in range(height - 1):
        state.apply(max(state.legal_actions()))
    return state


def decision(states: Sequence[Any], choose: Callable[[list[int]], int]) -> float:
    """Microseconds to work out the options and to apply one: processor time, the fastest of nine rounds."""
    from time import process_time

    from moondrake.bluemoon.turn import ask_again

    chosen = [choose(state.legal_actions()) for state in states]
    best = math.inf
    for _ in range(9):
        steps = [(state.copy(), option) for state, option in zip(states, chosen, strict=True)]
        began = process_time()
        for state, option in steps:
            ask_again(state)
            state.apply(option)
        best = min(best, process_time() - began)
    return best / len(states) * 1e6


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
        lines = json.loads(child(python, folder, [__file__, "--points", "--seed", str(seed)]))
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


PANEL: Final = (400, 300)
"""Width and height of one set of axes."""
TOP: Final = 64
LEFTS: Final = (70, 560)
PICTURE: Final = (985, 500)
STYLE: Final = """
  .page { fill: #ffffff } text { fill: #24292f; font: 13px sans-serif } .title { font-weight: bold }
  .axis { stroke: #57606a } .grid { stroke: #d0d7de } .line { fill: none; stroke-width: 2 }
  .c0 { stroke: #57606a } .c1 { stroke: #0969da } .c2 { stroke: #bc4c00 } .c3 { stroke: #1a7f37 }
  .c4 { stroke: #8250df } .interpreted { stroke-dasharray: 6 4 } .end { text-anchor: end }
  .middle { text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #e6edf3 } .axis { stroke: #8b949e } .grid { stroke: #30363d }
    .c0 { stroke: #adbac7 } .c1 { stroke: #58a6ff } .c2 { stroke: #f0883e } .c3 { stroke: #56d364 }
    .c4 { stroke: #bc8cff }
  }
"""


class Line(NamedTuple):
    """A line of the picture: which points, in which panel, which colour, what it is."""

    name: str
    panel: int
    colour: int
    label: str


LINES: Final = (
    Line("ready-made", 0, 0, "ready-made decks, random games"),
    Line("supports", 0, 1, "45-card decks, many supports"),
    Line("ships", 0, 2, "45-card decks, up to 8 ships a side with cargo"),
    Line("answer", 1, 3, "one more answer"),
    Line("resolve", 1, 4, "nobody answers: the whole chain is settled"),
)
TITLES: Final = ("active cards of both sides", "cards in a chain of answers")


def picture(runs: dict[str, Runs]) -> str:
    """Microseconds per decision over the number of cards, all ways in one picture."""
    values = [y for run in runs.values() for line in run.points.values() for _, y in line]
    low, high = nice_below(min(values)), nice_above(max(values))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE[0]} {PICTURE[1]}" role="img">',
        "<title>Microseconds per decision over the number of cards</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{PICTURE[0]}" height="{PICTURE[1]}"/>',
        text_at(LEFTS[0], 24, "Blue Moon: microseconds per decision (options and apply)", "title"),
        text_at(LEFTS[0], 44, "; ".join(f"{'dashed' if w == WAYS[0] else 'solid'}: {w}" for w in runs)),
    ]
    for panel in (0, 1):
        lines = [line for line in LINES if line.panel == panel]
        widest = max(x for run in runs.values() for line in lines for x, _ in run.points[line.name])
        scale = Scale(LEFTS[panel], nice_step(widest), widest, low, high)
        parts += axes(scale, TITLES[panel])
        for row, line in enumerate(lines):
            parts += legend(scale, row, line)
            parts += [curve(scale, line, way, run.points[line.name]) for way, run in runs.items()]
    return "\n".join([*parts, "</svg>", ""])


class Scale(NamedTuple):
    """Where a value lies in a panel: cards to the right, microseconds (logarithmic) upwards."""

    left: float
    step: int
    widest: float
    low: float
    high: float

    def x(self, cards: float) -> float:
        return round(self.left + cards / self.most() * PANEL[0], 1)

    def y(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return round(TOP + PANEL[1] * (1 - share), 1)

    def most(self) -> int:
        return math.ceil(self.widest / self.step) * self.step


def nice_step(widest: float) -> int:
    return next(step for step in (1, 2, 5, 10, 20) if widest / step <= 10)


def nice_values() -> list[float]:
    return [digit * 10.0**power for power in range(-2, 6) for digit in (1, 2, 5)]


def nice_below(value: float) -> float:
    return max(nice for nice in nice_values() if nice <= value)


def nice_above(value: float) -> float:
    return min(nice for nice in nice_values() if nice >= value)


def axes(scale: Scale, title: str) -> list[str]:
    bottom, right = TOP + PANEL[1], scale.left + PANEL[0]
    parts = []
    for value in nice_values():
        if scale.low <= value <= scale.high:
            y = scale.y(value)
            parts.append(f'<line class="grid" x1="{scale.left}" y1="{y}" x2="{right}" y2="{y}"/>')
            parts.append(text_at(scale.left - 8, y + 4, f"{value:g}", "end"))
    for cards in range(0, scale.most() + 1, scale.step):
        parts.append(text_at(scale.x(cards), bottom + 18, str(cards), "middle"))
    parts.append(f'<path class="axis" fill="none" d="M{scale.left} {TOP} V{bottom} H{right}"/>')
    parts.append(text_at(scale.left + PANEL[0] / 2, bottom + 38, title, "middle"))
    middle = TOP + PANEL[1] / 2
    turned = f'transform="rotate(-90 {scale.left - 48} {middle})"'
    parts.append(f'<text class="middle" x="{scale.left - 48}" y="{middle}" {turned}>µs per decision</text>')
    return parts


def legend(scale: Scale, row: int, line: Line) -> list[str]:
    y = TOP + PANEL[1] + 64 + row * 22
    sample = f'<line class="line c{line.colour}" x1="{scale.left}" y1="{y}" x2="{scale.left + 30}" y2="{y}"/>'
    return [sample, text_at(scale.left + 38, y + 4, line.label)]


def curve(scale: Scale, line: Line, way: str, found: Sequence[Sequence[float]]) -> str:
    path = " ".join(f"{scale.x(x)},{scale.y(y)}" for x, y in found)
    return f'<polyline class="line c{line.colour} {way}" points="{path}"/>'


def text_at(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{words}</text>'


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
    parser.add_argument("--points", action="store_true", help="only print the picture's points as JSON")
    chosen = parser.parse_args()
    if chosen.points:
        print(json.dumps(points(chosen.seed)))
        return 0
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
    (OUT / "active-cards.svg").write_text(picture(runs), encoding="utf-8")
    if PAGE.exists():
        page = PAGE.read_text(encoding="utf-8")
        for mark, text in texts.items():
            page = fill(page, mark, text)
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
