"""How well a few imagined worlds choose: the best lines of many turns, each played in many worlds.

A game takes a second and says one bit about a setting of the search. The same turn in many worlds says more:
what a setting would choose after some of them is judged by the others.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from moondrake.bluemoon import BlueMoonView, Setup, new_game
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.players.bluemoon.champion import ChampionPlayer
from moondrake.players.bluemoon.levels import is_mulligan
from moondrake.players.bluemoon.network import WEIGHTS
from moondrake.players.search import Budget
from moondrake.sim.dealing import PileDealer, derived
from moondrake.sim.pairings import ALL, parse_pairings
from moondrake.table import CHANCE

Array = np.ndarray[Any, Any]
PLAYED_STEPS: Final = 200
"""What a turn of the games costs whose turns are looked at."""
LINES_STEPS: Final = 3000
LOOKED_AT: Final = 0.15
"""The share of questions that are looked at."""
REPEATS: Final = 30
"""So often other worlds are drawn for choosing."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The best lines of a turn."""

    first: Array
    """What each looked worth at first ..."""
    favour: Array
    """... the head start that `champion` gives it, as a sum over worlds ..."""
    values: Array
    """... and what it was worth in each world: lines by worlds."""


def turns(
    count: int, seed: int, decks: str = ALL, worlds: int = 32, field: int = 6, network: Path = WEIGHTS
) -> list[Turn]:
    """Turns of games by first judgement, their lines in so many worlds."""
    found: list[Turn] = []
    pairings = parse_pairings([decks], ANSMANN, derived(seed, "doubted decks"))
    game = 0
    while len(found) < count:
        found += _game(
            Setup(pairings.decks(game), start=game % 2), derived(seed, "doubt", game), worlds, field, network
        )
        game += 1
    return found[:count]


def _game(setup: Setup, seed: int, worlds: int, field: int, network: Path) -> list[Turn]:
    rng = Random(seed)
    state = new_game(setup, events=False)
    dealer = PileDealer(rng.getrandbits(40), own_piles=True)
    players = [ChampionPlayer(rng.getrandbits(32), path=network, imagines=False) for _ in range(2)]
    for player in players:
        player.steps = PLAYED_STEPS
    found: list[Turn] = []
    while not state.is_over():
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(dealer.deal(state))
            continue
        view, actions, player = state.view(asked), state.legal_actions(), players[asked]
        assert isinstance(view, BlueMoonView)
        is_open = len(actions) > 1 and not player.plan and not is_mulligan(view)
        if is_open and rng.random() < LOOKED_AT:
            turn = _looked_at(view, actions, ChampionPlayer(rng.getrandbits(32), path=network), worlds, field)
            found += [turn] if len(turn.first) > 1 else []
        state.apply(player.choose(view, actions))
    return found


def _looked_at(
    view: BlueMoonView, actions: list[int], player: ChampionPlayer, worlds: int, field: int
) -> Turn:
    race = player.compared(view, actions, Budget(0.0, steps=LINES_STEPS), field)
    race.play(worlds)
    lines = race.candidates
    return Turn(
        np.array([line.prior for line in lines]),
        np.array([line.favour for line in lines]),
        np.array([line.values for line in lines]),
    )


def gained(found: list[Turn], worlds: int, weight: float | None = None, seed: int = 1) -> float:
    """What so many worlds gain over the line that comes first, as a chance to win for each turn.

    The first judgement counts as much as `weight` worlds; without, the head start is that of `champion`. The
    worlds that had no say judge what is chosen.
    """
    rng = np.random.default_rng(seed)
    total = 0.0
    for turn in found:
        favour = turn.favour if weight is None else weight * turn.first
        for _ in range(REPEATS):
            order = rng.permutation(turn.values.shape[1])
            said, others = order[:worlds], order[worlds:]
            chosen = (turn.values[:, said].sum(axis=1) + favour).argmax()
            worth = turn.values[:, others].mean(axis=1)
            total += float(worth[chosen] - worth[0])
    return total / REPEATS / len(found)
