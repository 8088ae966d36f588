"""Play many games of all kinds, at random and between all levels, and look for anything that breaks a law.

Blue Moon: ready-made, constructed, emissary and packed decks, open and closed lists, all rulesets, both
settings of `lookahead`; Equinox: 2 to 5 seats, random creatures;
drafts: 2 to 6 seats, and a game of Blue Moon with drafted decks after each.
Shows progress and the time left; exit 1 with the seed of the first broken game.
"""

import argparse
import multiprocessing
import sys
import time
import traceback
from random import Random

from moondrake.equinox import GAME as EQUINOX
from moondrake.table import Journal, parse_record, replay, write_record
from moondrake.testing import draft as draft_laws
from moondrake.testing.laws import check_record, play_setup_and_check
from moondrake.testing.level_games import level_game
from moondrake.testing.tables import mixed_setup

BATCH = 50
GAMES = ("bluemoon", "equinox", "draft")


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
    draft_laws.check_record(journal)
    check_record(
        play_setup_and_check(draft_laws.drafted_setup(journal, number), f"{number}/{seed}", views=0.01)
    )


def batch(task: tuple[str, int, int, int]) -> tuple[int, str]:
    """Some games in a row; the number played and, if one broke a law, which and how."""
    game, first, games, seed = task
    for number in range(first, first + games):
        try:
            if game == "levels":
                level_game(number, seed)
            elif game == "equinox":
                equinox_game(number, seed)
            elif game == "draft":
                drafted_game(number, seed)
            else:
                lookahead = number % 10 == 9
                setup = mixed_setup(number, lookahead)
                check_record(play_setup_and_check(setup, f"{number}/{seed}", views=0.01))
        except Exception:
            return number - first, f"{game} game {number}, seed {seed}:\n{traceback.format_exc()}"
    return games, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="how many games of each kind together")
    parser.add_argument("--levels", type=int, default=0, help="how many games between the levels besides")
    parser.add_argument("--game", choices=(*GAMES, "all"), default="all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    names = list(GAMES) if chosen.game == "all" else [chosen.game]
    share = -(-chosen.games // len(names))
    tasks = [
        (name, first, min(BATCH, share - first), chosen.seed)
        for first in range(0, share, BATCH)
        for name in names
    ]
    tasks += [
        ("levels", first, min(BATCH, chosen.levels - first), chosen.seed)
        for first in range(0, chosen.levels, BATCH)
    ]
    total = sum(games for _, _, games, _ in tasks)
    start = time.monotonic()
    played = 0
    with multiprocessing.Pool(chosen.jobs) as pool:
        for games, problem in pool.imap_unordered(batch, tasks):
            played += games
            if problem:
                print(f"\n{problem}", file=sys.stderr)
                return 1
            left = (time.monotonic() - start) / max(played, 1) * (total - played)
            print(f"\r{played} games, {left / 60:.1f} minutes left   ", end="", file=sys.stderr, flush=True)
    took = time.monotonic() - start
    print(
        f"\n{played} games of {' and '.join(names)} ({chosen.levels} between levels), no error, {took:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
