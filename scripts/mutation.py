"""Break rules on purpose, one small change at a time, and see whether a test notices.

Draws places in the rules modules, changes each in a copy of the project (the work tree stays as it is)
and runs the tests there, those first that cite the rules of what was broken. Fails when fewer than 90 % are
noticed; survivors are listed with their change.
"""

import argparse
import contextlib
import json
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from math import ceil
from pathlib import Path

from scripts.forked import try_all
from scripts.mutants import Mutation, find_mutations, rules_at
from scripts.rules_first import RULES

MODULES = (
    "src/moondrake/bluemoon/rules/*.py",
    "src/moondrake/bluemoon/resolve.py",
    "src/moondrake/bluemoon/asking/*.py",
    "src/moondrake/bluemoon/turn.py",
    "src/moondrake/bluemoon/deck_building.py",
)
COPIED = ("src", "tests", "docs", "scripts", "pyproject.toml", "README.md")
# Compiled modules would hide the change, caches could.
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", ".hypothesis")
NO_TESTS_COLLECTED = 5
MEMORY = 6 << 30
FORKED_LIMIT = 400
"""Seconds of a processor for one change tried in a child."""


class Workplace:
    """A copy of the project in which one worker breaks things and runs the tests."""

    def __init__(self, root: Path, folder: Path, first: list[str], *, others: bool = True) -> None:
        self.folder = folder
        self.others = others
        self.rules: list[str] = []
        """Cited by what is broken at the moment."""
        self.first = [name for name in first if (root / name).exists()]
        self.log = folder / "pytest.log"
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=NOT_COPIED)
            elif (root / name).exists():
                shutil.copy(root / name, folder / name)

    def stages(self) -> list[list[str]]:
        """What to run one after the other: first the tests that notice most, then all others."""
        rest = ["tests", *(f"--ignore={name}" for name in [*self.first, "tests/scripts"])]
        return [stage for stage in (self.first, rest if self.others else []) if stage]

    def near(self) -> list[str]:
        """Of the first tests the files that cite a rule of what is broken: most changes end there."""
        found = []
        for name in self.first:
            place = self.folder / name
            for path in sorted(place.rglob("test_*.py")) if place.is_dir() else [place]:
                text = path.read_text(encoding="utf-8")
                if any(f'"{rule}"' in text for rule in self.rules):
                    found.append(str(path.relative_to(self.folder)))
        return found

    def run(self, stage: list[str], limit: int) -> tuple[bool, float]:
        """Do the tests of a stage pass, and how many seconds of a processor did they take?

        Whatever hangs is ended at the limit, in seconds of a processor too: a busy machine changes nothing.
        """
        plugins = ["-p", "no:cacheprovider", "-p", "scripts.rules_first"]
        command = [sys.executable, "-m", "pytest", "-x", "-q", *plugins]
        paths = os.pathsep.join([str(self.folder / "src"), str(Path(__file__).parents[1])])
        settings = {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", RULES: " ".join(self.rules)}
        with self.log.open("w") as log:
            process = subprocess.Popen(
                [*command, "-m", "not slow and not soak", *stage],
                cwd=self.folder,
                env=os.environ | settings,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (limit, limit))
        try:
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode in (0, NO_TESTS_COLLECTED), used.ru_utime + used.ru_stime
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)

    def usual_times(self) -> list[float] | None:
        """What each stage takes in the unbroken project; None where it fails."""
        runs = [self.run(stage, limit=3600) for stage in self.stages()]
        return [seconds for _, seconds in runs] if all(passed for passed, _ in runs) else None

    def notices(self, mutation: Mutation, limits: list[int]) -> bool:
        """Break one thing, run the tests, repair it."""
        path = self.folder / mutation.path
        source = path.read_bytes()
        self.rules = rules_at(source, mutation.line)
        path.write_bytes(mutation.applied(source))
        try:
            near = self.near()
            if near and not self.run(near, limits[0])[0]:
                return True
            return not all(
                self.run(stage, limit)[0] for stage, limit in zip(self.stages(), limits, strict=True)
            )
        finally:
            path.write_bytes(source)


def run_all(
    places: list[Workplace], mutations: list[Mutation], limits: list[int]
) -> Iterator[tuple[Mutation, bool]]:
    """Try every mutation, as many at a time as there are workplaces."""
    free: queue.Queue[Workplace] = queue.Queue()
    for place in places:
        free.put(place)

    def attempt(mutation: Mutation) -> bool:
        place = free.get()
        try:
            return place.notices(mutation, limits)
        finally:
            free.put(place)

    pool = ThreadPoolExecutor(len(places))
    futures = {pool.submit(attempt, mutation): mutation for mutation in mutations}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def tell_progress(done: int, total: int, began: float, mutation: Mutation, noticed: bool) -> None:
    left = (time.monotonic() - began) / done * (total - done)
    word = "noticed " if noticed else "SURVIVED"
    minutes = f"{left // 60:.0f}m{left % 60:02.0f}s left"
    print(f"[{done}/{total}] {word} {mutation.path}:{mutation.line}, {minutes}", file=sys.stderr, flush=True)


def options_from(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=40, help="how many changes to draw (40)")
    parser.add_argument("--seed", type=int, default=1, help="which changes to draw (1)")
    parser.add_argument("--skip", type=int, default=0, help="leave the first of them out: go on in pieces")
    parser.add_argument("--modules", nargs="+", default=list(MODULES), help="files or patterns to break")
    parser.add_argument(
        "--first", nargs="+", default=["tests/bluemoon"], help="tests to run before all others"
    )
    parser.add_argument(
        "--only-first",
        action="store_true",
        help="run no others: what those do not notice counts as unnoticed",
    )
    parser.add_argument(
        "--forked",
        action="store_true",
        help="collect the first tests once, which must pass, and try every change in a child of that process",
    )
    parser.add_argument(
        "--limit", type=int, help="seconds of a processor for one stage of tests (4 times the usual, plus 30)"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--threshold", type=float, default=0.9, help="share that must be noticed (0.9)")
    parser.add_argument("--json", action="store_true", help="the report for machines")
    parser.add_argument("--list", action="store_true", help="only list the drawn changes")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def try_out(options: argparse.Namespace, drawn: list[Mutation], folder: Path) -> dict[Mutation, bool] | None:
    """Which of the drawn mutations are noticed; None when the tests fail before anything is broken."""
    places = [
        Workplace(options.root, folder / str(worker), options.first, others=not options.only_first)
        for worker in range(options.workers)
    ]
    is_going_on = options.skip and options.limit  # an earlier piece has seen the tests pass
    times = [0.0] * len(places[0].stages()) if is_going_on else places[0].usual_times()
    if times is None:
        print(places[0].log.read_text()[-3000:], file=sys.stderr)
        return None
    print(f"unbroken: {sum(times):.0f} s of a processor", file=sys.stderr, flush=True)
    limits = [options.limit or 30 + 4 * ceil(seconds) for seconds in times]
    began = time.monotonic()
    results: dict[Mutation, bool] = {}
    for mutation, noticed in run_all(places, drawn, limits):
        results[mutation] = noticed
        tell_progress(len(results), len(drawn), began, mutation, noticed)
    return results


def described(mutation: Mutation, root: Path) -> dict[str, str]:
    before, after = mutation.diff((root / mutation.path).read_bytes())
    return {"place": f"{mutation.path}:{mutation.line}", "before": before, "after": after}


def print_changes(changes: list[dict[str, str]]) -> None:
    for change in changes:
        print(f"{change['place']}\n  - {change['before']}\n  + {change['after']}")


def main(arguments: list[str] | None = None) -> int:
    options = options_from(arguments)
    every = find_mutations(options.root, options.modules)
    drawn = random.Random(options.seed).sample(every, min(options.count, len(every)))[options.skip :]
    if not drawn:
        print("nothing to break in", *options.modules, file=sys.stderr)
        return 2
    if options.list:
        print_changes([described(mutation, options.root) for mutation in drawn])
        return 0
    results: dict[Mutation, bool] | None
    if options.forked:
        results = try_all(drawn, options.root, options.first, options.limit or FORKED_LIMIT)
    else:
        with tempfile.TemporaryDirectory(prefix="moondrake-mutation-") as folder:
            results = try_out(options, drawn, Path(folder))
    if results is None:
        print("the tests fail before anything is broken", file=sys.stderr)
        return 2
    survivors = [described(m, options.root) for m in drawn if not results[m]]
    noticed = len(drawn) - len(survivors)
    if options.json:
        print(json.dumps({"drawn": len(drawn), "of": len(every), "noticed": noticed, "survivors": survivors}))
    else:
        print_changes(survivors)
        print(f"{noticed} of {len(drawn)} noticed ({len(every)} possible), seed {options.seed}")
    return 0 if noticed >= options.threshold * len(drawn) else 1


if __name__ == "__main__":
    sys.exit(main())
