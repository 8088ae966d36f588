"""Play many games of all kinds, at random and between all levels, and look for anything that breaks a law.

Blue Moon: ready-made, constructed, emissary, packed and drafted decks, solo, open and closed lists, all
rulesets, both settings of `lookahead`; the whole draft of 2 to 6 seats before one game in eight; Equinox:
2 to 5 seats, random creatures, one game for eight of Blue Moon.
Shows progress and the time left; exit 1 with the seed of the first broken game. With --kept FILE a run
that was stopped goes on where it was.
"""

import argparse
import multiprocessing
import sys
import time
import traceback
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random

from moondrake.bluemoon.setup import Setup
from moondrake.equinox import GAME as EQUINOX
from moondrake.table import Journal, parse_record, replay, write_record
from moondrake.testing import draft as draft_laws
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import play_setup_and_check
from moondrake.testing.level_games import level_game
from moondrake.testing.tables import SORTS, mixed_setup

BATCH = 50
CLOSED_EVERY = 50
"""A table with closed lists takes as long as fifty others."""
GAMES_AT_A_TABLE = 4
"""Decks take longer to make than to play."""
SHARES = {"bluemoon": 7, "draft": 1, "equinox": 1}
"""Of eight games of Blue Moon one follows the draft of its decks; one of Equinox is played besides."""

Task = tuple[str, int, int, int, int]
"""What is played, the first number, how many, the seed, steps of search."""


def equinox_game(number: int, seed: int) -> None:
    """One random game of Equinox, recorded and replayed."""
    rng = Random(f"equinox/{number}/{seed}")
    header = {"players": str(2 + number % 4), "creatures": "random", "ruleset": "equinox"}
    journal = Journal(EQUINOX, EQUINOX.start(header))
    while not journal.state.is_over():
        actions = journal.state.legal_actions()
        if rng.random() < 0.01:
            seat = rng.randrange(journal.state.seats())
            view = journal.state.view(seat)
            assert view.determinize(rng).view(seat) == view
        journal.play(rng.choice(actions))
    record = journal.record()
    assert parse_record(write_record(record)) == record
    replay(record, EQUINOX)


def drafted_game(number: int, seed: int) -> None:
    """A random draft, recorded and replayed, and a game between two of its decks (BM-21.12)."""
    journal = draft_laws.play_and_check(number, seed, views=0.01)
    check_record(journal)
    check_record(
        play_setup_and_check(draft_laws.drafted_setup(journal, number), f"{number}/{seed}", views=0.01)
    )


@lru_cache(maxsize=2)
def table(number: int) -> Setup:
    """A table of any sort, one of four with the look-ahead."""
    sorts = [sort for sort in SORTS if sort != "closed"]
    sort = "closed" if number % CLOSED_EVERY == 0 else sorts[number % len(sorts)]
    return mixed_setup(number, Random(f"lookahead/{number}").randrange(4) == 0, sort)


def mixed_game(number: int, seed: int) -> None:
    """One random game of Blue Moon, four games at each table (one with closed lists)."""
    setup = table(number // GAMES_AT_A_TABLE)
    if not setup.open_lists and number % GAMES_AT_A_TABLE:
        setup = replace(setup, open_lists=True)
    check_record(play_setup_and_check(setup, f"{number}/{seed}", views=0.01))


PLAYED = {"bluemoon": mixed_game, "draft": drafted_game, "equinox": equinox_game}


def batch(task: Task) -> tuple[Task, str]:
    """Some games in a row; if one broke a law, which and how."""
    game, first, games, seed, steps = task
    for number in range(first, first + games):
        try:
            if game == "levels":
                level_game(number, seed, steps=steps)
            else:
                PLAYED[game](number, seed)
        except Exception:
            return task, f"{game} game {number}, seed {seed}:\n{traceback.format_exc()}"
    return task, ""


def tasks(chosen: argparse.Namespace) -> list[Task]:
    """All games in batches, the kinds mixed."""
    parts = {**SHARES, "levels": 0} if chosen.game == "all" else {chosen.game: 8, "levels": 0}
    wanted = {name: -(-chosen.games * part // 8) for name, part in parts.items()} | {"levels": chosen.levels}
    found: list[Task] = []
    for name, games in wanted.items():
        for first in range(0, games, BATCH):
            found.append((name, first, min(BATCH, games - first), chosen.seed, chosen.steps))
    return sorted(found, key=lambda task: (task[1] / wanted[task[0]], task[0]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="how many games of Blue Moon")
    parser.add_argument("--levels", type=int, default=0, help="how many games between the levels besides")
    parser.add_argument("--steps", type=int, default=5, help="steps of search that a level has for a move")
    parser.add_argument("--game", choices=(*SHARES, "all"), default="all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--kept", type=Path, help="a file with what was played, to go on from there")
    chosen = parser.parse_args()
    every = tasks(chosen)
    kept = chosen.kept.read_text().splitlines() if chosen.kept and chosen.kept.exists() else []
    left = [task for task in every if " ".join(map(str, task)) not in set(kept)]
    total = sum(task[2] for task in left)
    start = time.monotonic()
    played = 0
    with multiprocessing.Pool(chosen.jobs) as pool:
        for task, problem in pool.imap_unordered(batch, left):
            if problem:
                print(f"\n{problem}", file=sys.stderr)
                return 1
            played += task[2]
            if chosen.kept:
                with chosen.kept.open("a") as file:
                    file.write(" ".join(map(str, task)) + "\n")
            minutes = (time.monotonic() - start) / played * (total - played) / 60
            print(f"\r{played} games, {minutes:.1f} minutes left   ", end="", file=sys.stderr, flush=True)
    took = time.monotonic() - start
    counts = {name: sum(task[2] for task in every if task[0] == name) for name in (*SHARES, "levels")}
    words = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
    print(f"\nno error: {words} (in this run {played} games, {took:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
