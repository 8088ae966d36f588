"""Games of Equinox as samples: what a seat knew when turns began, and its share of the win."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from moondrake.equinox import GAME, State
from moondrake.equinox.questions import Ask
from moondrake.players.base import Player
from moondrake.players.equinox.champion import ChampionPlayer
from moondrake.players.equinox.features import MOST_SEATS, VERSION, Features
from moondrake.players.equinox.habits import Habits
from moondrake.players.equinox.levels import ClubPlayer
from moondrake.players.equinox.thumb import Thumb
from moondrake.sim.dealing import derived
from moondrake.table import CHANCE, Dice
from moondrake.training.habits import LEAST, SPREAD
from moondrake.training.samples import packed

Array = np.ndarray[Any, Any]
PLAYERS: Final = (2, 2, 3, 4, 4, 5, 4, 3)
"""How many play, game after game."""
KEPT: Final = 0.5
"""The share of positions that are kept: those of one game say much the same."""
SLIPS: Final = (0.0, 0.03, 0.1, 0.25)
"""How often a seat answers anything, in a game: what nobody tries nobody learns."""
NETWORK_SLIPS: Final = (0.0, 0.0, 0.05)
CHANGED: Final = 0.7
"""How far the habits of a seat are from the usual ones, in changes of SPREAD."""
STEPS: Final = 250
"""Steps of search for an answer of a network that plays for learning."""
SEATED: Final = (0.65, 0.8)
"""Below the first number a seat is the network's, below the second one that of `club`, above it a thumb's."""


@dataclass
class EquinoxSamples:
    """Positions of many games: where a turn begins, as its seat and the one that moved last know them."""

    rows: list[list[float]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    """Of all five places, counted from the seat that knows the position."""
    games: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)

    def packed(self) -> bytes:
        """The contents of the file: the same games give the same bytes."""
        return packed(
            version=np.array(VERSION),
            rows=np.array(self.rows, np.float16),
            shares=np.array(self.shares, np.float32),
            games=np.array(self.games, np.int32),
            seats=np.array(self.seats, np.int8),
        )


def changed_habits(rng: Random) -> Habits:
    """Habits that differ a little from the usual ones, every time in another way."""
    habits = Habits()
    for name, by in SPREAD.items():
        value = getattr(habits, name) + CHANGED * by * rng.gauss(0.0, 1.0)
        setattr(habits, name, max(value, LEAST.get(name, value)))
    return habits


def begins_turn(state: State, last: int) -> bool:
    """Is a seat asked for the first time in its turn? `last` is the seat that had the turn before."""
    return state.position.turn != last and state.position.question().ask in (Ask.BET, Ask.PLAY)


def play_game(samples: EquinoxSamples, seed: int, number: int, network: Path | None = None) -> None:
    """One game of rules of thumb, or of the network against itself and rules of thumb."""
    rng = Random(derived(seed, "equinox game", number))
    seats = PLAYERS[number % len(PLAYERS)]
    state = GAME.start({"players": str(seats)})
    state.keep_events(False)
    players = [_player(rng, network) for _ in range(seats)]
    slips = [rng.choice(SLIPS if network is None else NETWORK_SLIPS) for _ in range(seats)]
    features, dice = Features(), Dice(rng.getrandbits(40))
    kept: list[tuple[int, list[float]]] = []
    turn = -1
    while not state.is_over():
        actions = state.legal_actions()
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(actions[dice.below(len(actions))])
            continue
        if begins_turn(state, turn):
            turn = state.position.turn
            for seat in (turn, (turn - 1) % seats):
                if rng.random() < KEPT:
                    kept.append((seat, features.rows(state, seat)))
        if len(actions) > 1 and rng.random() < slips[asked]:
            state.apply(rng.choice(actions))
        else:
            state.apply(_answer(players[asked], state, asked, actions))
    returns = state.returns()
    for seat, rows in kept:
        samples.rows.append(rows)
        samples.shares.append(
            [returns[(seat + place) % seats] if place < seats else 0.0 for place in range(MOST_SEATS)]
        )
        samples.games.append(number)
        samples.seats.append(seat)


def _player(rng: Random, network: Path | None) -> Player | Thumb:
    place = rng.random()
    if network is None or place >= SEATED[1]:
        return Thumb(changed_habits(rng))
    number = rng.getrandbits(32)
    player = ChampionPlayer(number, path=network) if place < SEATED[0] else ClubPlayer(number)
    player.steps = STEPS
    return player


def _answer(player: Player | Thumb, state: Any, seat: int, actions: list[int]) -> int:
    """Rules of thumb look at what lies open and the own cards, so they may see the state as it is."""
    if isinstance(player, Thumb):
        return player.best(state, actions)
    return player.choose(state.view(seat), actions)
