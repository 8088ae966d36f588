"""How strong the champion of Equinox is: a seat among others, on deals that nobody learned from."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from moondrake.equinox import GAME
from moondrake.players.base import Player
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.levels import ClubPlayer, ThumbPlayer
from moondrake.players.equinox.network import WEIGHTS
from moondrake.sim.dealing import derived
from moondrake.sim.intervals import Estimate, estimate
from moondrake.table import CHANCE, Dice

STEPS: Final = 3000
"""What 50 ms mean to a level, whatever the machine does meanwhile."""
Maker = Callable[[int], Player]


def champion(steps: int = STEPS, network: Path = WEIGHTS) -> Maker:
    """Makes champions with so many steps for an answer."""
    return lambda seed: _with_steps(ChampionPlayer(seed, path=network), steps)


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
