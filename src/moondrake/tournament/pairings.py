"""Who plays whom: everybody once against everybody else, in rounds of parallel games (BM-21.12)."""

from dataclasses import dataclass
from typing import Final

from moondrake.table.errors import SetupError

LEAST: Final = 2


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players of a round; `first` sits at seat a. Players are numbered from 0."""

    first: int
    second: int

    def has(self, player: int) -> bool:
        """Does this player play here?"""
        return player in (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Round:
    """The games that are played at the same time, and who sits out."""

    pairings: tuple[Pairing, ...]
    resting: int = -1
    """With an odd number of players one rests, otherwise -1."""


def round_robin(players: int) -> tuple[Round, ...]:
    """BM-21.12: a tournament for 2, 3, ... players, each pair once, nobody twice in a round.

    One place stands still and the others move round it; with an odd number that place is empty. Sides
    alternate, so that everybody sits at seat a as often as at seat b, or once more.
    """
    if players < LEAST:
        raise SetupError(f"{players} players cannot be paired; at least {LEAST} are needed")
    places = players + players % 2
    return tuple(_round(number, players, places) for number in range(places - 1))


def _round(number: int, players: int, places: int) -> Round:
    moving = places - 1
    fixed = (places - 1, number % moving)
    pairs = [fixed if number % 2 else (fixed[1], fixed[0])]
    pairs += [((number + step) % moving, (number - step) % moving) for step in range(1, places // 2)]
    pairings: list[Pairing] = []
    resting = -1
    for first, second in pairs:
        if max(first, second) < players:
            pairings.append(Pairing(first, second))
        else:
            resting = min(first, second)
    return Round(tuple(pairings), resting)


def parallel_games(players: int) -> int:
    """BM-21.12: how many games run at the same time, each with dragons of its own."""
    return players // 2
