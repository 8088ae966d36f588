"""How much each sign makes a hand of Blue Moon likelier: `python -m moondrake.training.guess FILE`.

FILE has recorded games of strong play. Where a turn begins, the true position and one that its seat imagines
are told apart by a logistic fit, as for Equinox. Prints the weights for `LEARNED`, and how often they know
the true position in games that they were not fitted to.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from moondrake.bluemoon import Position
from moondrake.bluemoon.questions import Phase
from moondrake.players.bluemoon.guess import SIGNS, BlueMoonGuess
from moondrake.players.bluemoon.thumb import Lore
from moondrake.table import CHANCE
from moondrake.traces import Follower, TraceError, TraceEvent, read_lines
from moondrake.training.equinox_guess import KEPT, tell_weights


class Watcher:
    """Compares what is true with what is imagined, where turns of a followed game begin."""

    def __init__(self, follower: Follower, rng: Random) -> None:
        self.guesses = [BlueMoonGuess(Lore(follower.state.match), seat) for seat in (0, 1)]
        self.rng = rng
        self.turn: object = None
        self.rows: list[list[float]] = []

    def look(self, state: Position, asked: int) -> None:
        """After an answer: does a turn begin here?"""
        if state.is_over() or state.frames or state.phase > Phase.DECISION or state.turn is self.turn:
            return
        seat = state.seat_to_act()
        if seat == CHANCE:
            return
        self.turn = state.turn
        if self.rng.random() < KEPT:
            guess, other = self.guesses[seat], state.view(seat).determinize(self.rng)
            assert isinstance(other, Position)
            pairs = zip(guess.signs(state), guess.signs(other), strict=True)
            self.rows.append([true - imagined for true, imagined in pairs])


def differences(header: TraceEvent, games: Iterator[TraceEvent]) -> Iterator[tuple[int, list[float]]]:
    """The number of a game, and by how much the signs of a true position and an imagined one differ."""
    for number, game in enumerate(games):
        try:
            follower = Follower(header, game)
            watcher = Watcher(follower, Random(follower.id))
            follower.watch(watcher.look)
            for event in game["events"]:
                difference = follower.feed(event)
                if difference is not None and difference.kind != "power":
                    break
        except TraceError:
            continue
        for row in watcher.rows:
            yield number, row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    chosen = parser.parse_args()
    lines = read_lines(chosen.file)
    header = next(lines)
    tell_weights(SIGNS, differences(header, islice(lines, chosen.games)))


if __name__ == "__main__":
    main()
