"""How strong is a deck? It plays against all ready-made decks, both sides by the same level.

python examples/lab/measure_deck.py my.deck --games 40
"""

import argparse

from moondrake.bluemoon.cards import PEOPLES
from moondrake.sim.executors import LOCAL, executor
from moondrake.sim.plan import Plan
from moondrake.sim.running import play_all
from moondrake.sim.schedule import Schedule
from moondrake.sim.tally import Tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("deck", help="a deck's name or file")
    parser.add_argument("--games", type=int, default=40, help="against each deck")
    parser.add_argument("--level", default="beginner")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    for people in PEOPLES:
        if people == chosen.deck:
            continue
        words = (chosen.level, chosen.level)
        plan = Plan("bluemoon", words, chosen.games, decks=(chosen.deck, people), lookahead=True)
        tally = Tally(Schedule(plan))
        play_all(tally, crew=executor(LOCAL, chosen.jobs))
        names, cells = tally.deck_matrix()
        cell = cells[names.index(chosen.deck)][names.index(people)] if chosen.deck in names else cells[0][1]
        assert cell is not None
        print(f"against {people}: {cell.rate:.0%} of {cell.games} games")


if __name__ == "__main__":
    main()
