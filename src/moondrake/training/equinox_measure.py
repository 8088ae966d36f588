"""How strong a level of Equinox is: a seat among others, on deals that nobody learned from.

`python -m moondrake.training.equinox_measure champion club --players 4 --games 400` prints a line of its
card: who won how often, and the processor time of an answer. By steps, so the same on any machine, with
`--jobs 2` too. `--without` switches parts of the champion off, `--network FILE` takes another network,
`--log FILE` keeps the line for pictures (`equinox_plots.py`) and ratings (`equinox_ratings.py`).
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from moondrake.equinox import GAME
from moondrake.players.base import Player
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.guide import Judgement
from moondrake.players.equinox.network import WEIGHTS
from moondrake.players.registry import player
from moondrake.sim.dealing import derived
from moondrake.sim.executors import LOCAL, Task, executor
from moondrake.sim.intervals import Estimate, estimate
from moondrake.table import CHANCE, Dice

STEPS: Final = 3000
LEVELS: Final = ("champion", "club", "thumb", "beginner", "random")
PARTS: Final = ("network", "sight", "likely", "look", "plans")
"""What the champion can do without: the network (the outlook judges instead), first sight, likely worlds, the
network's look at the end of the own turn, and the cards after a bet as a part of the plan."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player to measure: makes one for each game, from a seed."""

    level: str
    steps: int = 0
    """Steps of search for an answer; 0: what the level has by itself."""
    network: Path = WEIGHTS
    without: tuple[str, ...] = ()

    def __call__(self, seed: int) -> Player:
        made = ChampionPlayer(seed, path=self.network) if self.level == "champion" else None
        if made is not None:
            for part in self.without:
                _switch_off(made, part)
        found: Player = made if made is not None else player("equinox", self.level, seed)
        found.steps = self.steps or found.steps
        return found


def _switch_off(made: ChampionPlayer, part: str) -> None:
    if part == "network":
        made.judge = Judgement()
    elif part == "sight":
        made.trust = 0.0
    elif part == "likely":
        made.tries = 1
    elif part == "look":
        made.looks = 0
    else:
        made.most_cards = 1


def champion(steps: int = STEPS, network: Path = WEIGHTS) -> Seat:
    """Makes champions with so many steps for an answer."""
    return Seat("champion", steps, network)


def club(steps: int = STEPS) -> Seat:
    """Makes players of the club with so many steps for an answer."""
    return Seat("club", steps)


def thumb() -> Seat:
    """Makes players of rules of thumb."""
    return Seat("thumb")


Maker = Callable[[int], Player]
LOGGED: Final = (
    "curve", "who", "others", "players", "seed", "steps", "others_steps", "without", "learned",
)  # fmt: skip
"""What a line of the log says of the words it was measured with."""


@dataclass(frozen=True, slots=True)
class Played:
    """One deal, played from each seat: the shares of the win, and how long both sides thought."""

    shares: tuple[float, ...]
    seconds: tuple[float, float]
    answers: tuple[int, int]


class Deals:
    """Answers the number of a deal with what came of it."""

    def __init__(self, who: Maker, others: Maker, players: int, seed: int) -> None:
        self.who = who
        self.others = others
        self.players = players
        self.seed = seed

    def answer(self, number: int) -> Played:
        deal = derived(self.seed, "equinox deal", number)
        self._seconds, self._answers = [0.0, 0.0], [0, 0]
        shares = tuple([self._share(seat, deal) for seat in range(self.players)])
        return Played(shares, (self._seconds[0], self._seconds[1]), (self._answers[0], self._answers[1]))

    def close(self) -> None:
        """Nothing is left to end."""

    def _share(self, seat: int, deal: int) -> float:
        rng = Random(derived(deal, "seats", seat))
        seats = [
            (self.who if place == seat else self.others)(rng.getrandbits(32)) for place in range(self.players)
        ]
        state, dice = GAME.start({"players": str(self.players)}), Dice(deal)
        state.keep_events(False)
        while not state.is_over():
            actions = state.legal_actions()
            asked = state.seat_to_act()
            if asked == CHANCE:
                state.apply(actions[dice.below(len(actions))])
            elif len(actions) == 1:
                state.apply(actions[0])
            else:
                began, side = process_time(), int(asked != seat)
                chosen = seats[asked].choose(state.view(asked), actions)
                self._seconds[side] += process_time() - began
                self._answers[side] += 1
                if chosen not in actions:
                    raise AssertionError(f"{state.notation(chosen)} is not legal here")
                state.apply(chosen)
        return float(state.returns()[seat])


@dataclass(frozen=True, slots=True)
class Measured:
    """A line of the card."""

    estimate: Estimate
    milliseconds: tuple[float, float]
    """Processor time of an answer, of the one that is measured and of the others."""


def measured(who: Maker, others: Maker, players: int, games: int, seed: int, jobs: int = 1) -> Measured:
    """How often one wins among others, every deal from each seat; even is one over the number of players."""
    deals = range((games + players - 1) // players)
    task = Task(Deals, (who, others, players, seed))
    found = dict(executor(LOCAL, jobs).run(task, iter(deals)))
    played = [found[deal] for deal in deals]
    times = []
    for side in (0, 1):
        seconds = sum(one.seconds[side] for one in played)
        times.append(1000 * seconds / max(sum(one.answers[side] for one in played), 1))
    return Measured(estimate([one.shares for one in played]), (times[0], times[1]))


def alone(who: Maker, others: Maker, players: int, games: int, seed: int) -> Estimate:
    """The share of wins only."""
    return measured(who, others, players, games, seed).estimate


def line_of(chosen: argparse.Namespace, found: Measured) -> str:
    """A line of the table in the card."""
    rate, low, high = (
        f"{100 * share:.0f}" for share in (found.estimate.rate, found.estimate.low, found.estimate.high)
    )
    who = f"`{chosen.who}`" + "".join(f", without {part}" for part in chosen.without)
    steps = " / ".join(dict.fromkeys([str(chosen.steps), str(chosen.others_steps)]))
    times = " / ".join(f"{one:.1f}" for one in found.milliseconds)
    return (
        f"| {who} | `{chosen.others}`, {chosen.players} players | {steps} | {times} | {chosen.seed} | "
        f"{found.estimate.games} | {rate} % ({low} to {high}) |"
    )


def main(words: list[str] | None = None) -> int:
    """One line of the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("who", choices=LEVELS)
    parser.add_argument("others", choices=LEVELS)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--others-steps", type=int, help="steps of the others, where they are not the same")
    parser.add_argument("--network", type=Path, default=WEIGHTS)
    parser.add_argument("--without", choices=PARTS, action="append", default=[])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a file that gets one more line of JSON")
    parser.add_argument("--curve", default="", help="what the line is for: steps, training, ratings, parts")
    parser.add_argument("--learned", type=int, default=0, help="the positions this network learned from")
    chosen = parser.parse_args(words)
    if chosen.others_steps is None:
        chosen.others_steps = chosen.steps
    who = Seat(chosen.who, chosen.steps, chosen.network, tuple(chosen.without))
    others = Seat(chosen.others, chosen.others_steps)
    found = measured(who, others, chosen.players, chosen.games, chosen.seed, chosen.jobs)
    print(line_of(chosen, found))
    if chosen.log is not None:
        told = {name: getattr(chosen, name) for name in LOGGED} | asdict(found.estimate)
        told["milliseconds"] = [round(one, 2) for one in found.milliseconds]
        with chosen.log.open("a") as file:
            file.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
