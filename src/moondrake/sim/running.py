"""Plays what an arena still lacks, and keeps it on disk as it comes."""

from collections.abc import Callable, Iterator
from pathlib import Path

from moondrake.sim.arena import Store, results
from moondrake.sim.executors import Alone, Executor
from moondrake.sim.tally import Tally


def play_all(
    tally: Tally,
    folder: Path | None = None,
    crew: Executor | None = None,
    records: bool = False,
    tell: Callable[[], None] | None = None,
) -> None:
    """Play what is missing; with a folder every game is on disk at once. `tell` is called after each."""
    store = Store(folder, tally.schedule.plan) if folder is not None else None
    try:
        if store is not None:
            for number in sorted(store.done):
                tally.add(store.done[number])
        for result in results(tally.schedule.plan, lambda: wanted(tally), crew or Alone(), folder, records):
            if store is not None:
                store.add(result)
            tally.add(result)
            if tell is not None:
                tell()
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
