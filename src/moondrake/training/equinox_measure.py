"""How strong the champion of Equinox is: a seat among others, on deals that nobody learned from.

`python -m moondrake.training.equinox_measure champion club --players 2 --games 400` prints a line of its
card; `--tries 1` imagines all worlds evenly, `--network FILE` takes another network. By steps, so the same on
any machine.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from moondrake.equinox import GAME
from moondrake.players.base import Player
from moondrake.players.equinox.champion import TRIES, ChampionPlayer
from moondrake.players.equinox.levels import ClubPlayer, ThumbPlayer
from moondrake.players.equinox.network import WEIGHTS
from moondrake.sim.dealing import derived
from moondrake.sim.intervals import Estimate, estimate
from moondrake.table import CHANCE, Dice

STEPS: Final = 3000
"""What 50 ms mean to a level, whatever the machine does meanwhile."""
Maker = Callable[[int], Player]


def champion(steps: int = STEPS, network: Path = WEIGHTS, tries: int = TRIES) -> Maker:
    """Makes champions with so many steps for an answer."""

    def make(seed: int) -> Player:
        player = ChampionPlayer(seed, path=network)
        player.tries = tries
        return _with_steps(player, steps)

    return make


def club(steps: int = STEPS) -> Maker:
    """Makes players of the club with so many steps for an answer."""
    return lambda seed: _with_steps(ClubPlayer(seed), steps)


def thumb() -> Maker:
    """Makes players of rules of thumb."""
    return ThumbPlayer


def _with_steps(player: Player, steps: int) -> Player:
    player.steps = steps
    return player


def alone(who: Maker, others: Maker, players: int, games: int, seed: int) -> Estimate:
    """How often one wins among others, every deal from each seat; even is one over the number of players."""
    blocks = []
    for deal in range((games + players - 1) // players):
        number = derived(seed, "equinox deal", deal)
        blocks.append([_share(who, others, players, seat, number) for seat in range(players)])
    return estimate(blocks)


def _share(who: Maker, others: Maker, players: int, seat: int, deal: int) -> float:
    rng = Random(derived(deal, "seats", seat))
    seats = [(who if place == seat else others)(rng.getrandbits(32)) for place in range(players)]
    state, dice = GAME.start({"players": str(players)}), Dice(deal)
    state.keep_events(False)
    while not state.is_over():
        actions = state.legal_actions()
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(actions[dice.below(len(actions))])
        elif len(actions) == 1:
            state.apply(actions[0])
        else:
            state.apply(seats[asked].choose(state.view(asked), actions))
    return float(state.returns()[seat])


def main(words: list[str] | None = None) -> int:
    """One line of the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("who", choices=("champion", "club"))
    parser.add_argument("others", choices=("club", "thumb"))
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--network", type=Path, default=WEIGHTS)
    chosen = parser.parse_args(words)
    steps = chosen.steps
    who = champion(steps, chosen.network, chosen.tries) if chosen.who == "champion" else club(steps)
    others = club(steps) if chosen.others == "club" else thumb()
    found = alone(who, others, chosen.players, chosen.games, chosen.seed)
    rate = f"{100 * found.rate:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"
    print(
        f"| `{chosen.who}` | `{chosen.others}`, {chosen.players} players | {steps} | {found.games} | {rate} |"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
