"""Measure the emissary decks: every people with each emissary against the same people with the others.

Both decks are played by the same level. Each deal is played twice with the decks in swapped seats, and who
begins changes from deal to deal. --write puts the table into docs/emissaries.md; exit 1 if a deck is outside
40 to 60 %.
"""

import argparse
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from moondrake.bluemoon import Match, Setup, parse_ruleset, start_match
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import catalogue_of, named_deck
from moondrake.bluemoon.decks.named import emissaries
from moondrake.bluemoon.packs import shipped_names
from moondrake.players.registry import player
from moondrake.sim.intervals import Estimate, estimate
from moondrake.table import CHANCE, Dealer

PAGE = Path("docs/emissaries.md")
BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
LOW, HIGH = 0.4, 0.6


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals of one pairing."""

    people: str
    first: str
    second: str
    deals: int
    level: str
    clock: float
    ruleset: str
    seed: int


Blocks = list[list[float]]


def play(match: Match, task: Task, seed: str) -> int:
    """One game; the seat that won."""
    state = start_match(match, events=False)
    dealer = Dealer(hash_of(seed))
    players = [player("bluemoon", task.level, hash_of(f"{seed}/{seat}")) for seat in (0, 1)]
    while not state.is_over():
        seat, options = state.seat_to_act(), state.legal_actions()
        if seat == CHANCE:
            state.apply(dealer.choose(options))
        elif len(options) == 1:
            state.apply(options[0])
        else:
            state.apply(players[seat].choose(state.view(seat), options, task.clock))
    return state.winner


def hash_of(word: str) -> int:
    """A seed from a word, the same in every process."""
    return int.from_bytes(word.encode(), "big") % ((1 << 61) - 1)


def play_task(task: Task) -> tuple[Task, Blocks]:
    """For each deal the scores of the first deck in both seats."""
    decks = [named_deck(f"{task.people}+{key}") for key in (task.first, task.second)]
    ruleset = parse_ruleset(task.ruleset)
    matches = {
        (swapped, start): Match(Setup((decks[swapped], decks[1 - swapped]), ruleset, start))
        for swapped in (0, 1)
        for start in (0, 1)
    }
    blocks: Blocks = []
    for deal in range(task.deals):
        seed = f"{task.seed}/{task.people}/{task.first}/{task.second}/{deal}"
        scores = []
        for swapped in (0, 1):
            winner = play(matches[swapped, (deal + swapped) % 2], task, seed)
            scores.append(float(winner == swapped))
        blocks.append(scores)
    return task, blocks


def tasks(chosen: argparse.Namespace) -> list[Task]:
    keys = [card.key for card in emissaries(catalogue_of(shipped_names()))]
    return [
        Task(
            people,
            first,
            second,
            chosen.deals,
            chosen.level,
            chosen.clock / 1000,
            chosen.ruleset,
            chosen.seed,
        )
        for people in chosen.people or PEOPLES
        for first, second in combinations(keys, 2)
    ]


def rates(results: list[tuple[Task, Blocks]]) -> dict[tuple[str, str], Estimate]:
    """For each people and emissary its share of wins against the same people's other emissaries."""
    blocks: dict[tuple[str, str], Blocks] = defaultdict(list)
    for task, scores in results:
        blocks[task.people, task.first] += scores
        blocks[task.people, task.second] += [[1 - score for score in block] for block in scores]
    return {key: estimate(found) for key, found in sorted(blocks.items())}


def table(found: dict[tuple[str, str], Estimate], results: list[tuple[Task, Blocks]]) -> Iterator[str]:
    """Lines of Markdown."""
    known = catalogue_of(shipped_names()).cards
    keys = sorted({key for _, key in found})
    yield "| | " + " | ".join(known[key].name.en for key in keys) + " |"
    yield "|---|" + "---|" * len(keys)
    for people in PEOPLES:
        if any((people, key) in found for key in keys):
            cells = [cell(found[people, key]) for key in keys]
            yield f"| {people.capitalize()} | " + " | ".join(cells) + " |"
    every: dict[str, Blocks] = defaultdict(list)
    for task, scores in results:
        every[task.first] += scores
        every[task.second] += [[1 - score for score in block] for block in scores]
    yield "| all | " + " | ".join(cell(estimate(every[key])) for key in keys) + " |"


def cell(found: Estimate) -> str:
    return f"{100 * found.rate:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="club")
    parser.add_argument("--clock", type=float, default=5, help="milliseconds for a decision")
    parser.add_argument("--deals", type=int, default=20, help="deals of each pairing, two games each")
    parser.add_argument("--people", nargs="*", choices=PEOPLES)
    parser.add_argument("--ruleset", default="ansmann")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE}")
    chosen = parser.parse_args()
    results = []
    with multiprocessing.Pool(chosen.jobs) as pool:
        for result in pool.imap_unordered(play_task, tasks(chosen)):
            results.append(result)
            print(f"\r{len(results)} pairings", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = rates(results)
    lines = list(table(found, results))
    print("\n".join(lines))
    if chosen.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{after}", encoding="utf-8")
    outside = [f"{people}+{key}" for (people, key), rate in found.items() if not LOW <= rate.rate <= HIGH]
    print("outside 40 to 60 %:", ", ".join(outside) or "none")
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main())
