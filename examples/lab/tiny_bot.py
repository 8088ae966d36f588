"""A tiny learner: which kind of action tends to win? It counts, and plays what won most often.

python examples/lab/tiny_bot.py --games 200
moondrake arena py:examples.lab.tiny_bot:TinyBot random --games 72
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from random import Random

from moondrake.bluemoon import GAME
from moondrake.bluemoon.actions import ARGUMENTS
from moondrake.players.base import Player
from moondrake.table import CHANCE, Dealer, View

HABITS = Path(__file__).with_name("tiny_bot.json")
HEADER = {"ruleset": "ansmann", "lookahead": "exact", "deck a": "vulca", "deck b": "hoax", "start": "drawn"}
CURIOSITY = 0.2


class TinyBot(Player):
    """Chooses the verb with the best record; curious while it learns."""

    name = "tiny"

    def __init__(self, seed: int, curiosity: float = 0.0) -> None:
        self.rng = Random(seed)
        self.curiosity = curiosity
        self.record: dict[str, list[float]] = defaultdict(lambda: [1.0, 2.0])
        if HABITS.exists():
            self.record.update(json.loads(HABITS.read_text(encoding="utf-8")))

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        if self.rng.random() < self.curiosity:
            return self.rng.choice(actions)
        best = max(self.worth(action) for action in actions)
        return self.rng.choice([action for action in actions if self.worth(action) == best])

    def worth(self, action: int) -> float:
        won, tried = self.record[str(action // ARGUMENTS)]
        return won / tried


def learn(games: int, seed: int) -> TinyBot:
    """Play against oneself and count."""
    bot = TinyBot(seed, CURIOSITY)
    for number in range(games):
        state, dealer = GAME.start(HEADER), Dealer(seed + number)
        state.keep_events(False)
        tried: list[set[str]] = [set(), set()]
        while not state.is_over():
            seat, actions = state.seat_to_act(), state.legal_actions()
            if seat == CHANCE:
                state.apply(dealer.choose(actions))
                continue
            action = bot.choose(state.view(seat), actions)
            if len(actions) > 1:
                tried[seat].add(str(action // ARGUMENTS))
            state.apply(action)
        for seat, won in enumerate(state.returns()):
            for verb in tried[seat]:
                bot.record[verb] = [bot.record[verb][0] + (won > 0), bot.record[verb][1] + 1]
    return bot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HABITS)
    chosen = parser.parse_args()
    bot = learn(chosen.games, chosen.seed)
    chosen.out.write_text(json.dumps(bot.record, indent=1), encoding="utf-8")
    print(f"{len(bot.record)} habits are in {chosen.out}")


if __name__ == "__main__":
    main()
