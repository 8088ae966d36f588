"""Knock-out: who loses is out. The best seeds meet last, and where places stay empty they rest."""

from collections.abc import Collection, Sequence
from typing import Final

from moondrake.tournament.pairings import Round, check_players, dealt, table_sizes
from moondrake.tournament.results import Result

EMPTY: Final = -1
Played = tuple[Round, Sequence[Result]]
"""A round with the results of its tables."""


def bracket(players: int) -> tuple[int, ...]:
    """The seeds (from 0) in the order of the first round: 8 players are 1-8, 4-5, 2-7, 3-6.

    There are as many places as the next power of two; a place that nobody has is EMPTY.
    """
    check_players(players)
    order = [0]
    while len(order) < players:
        places = 2 * len(order)
        order = [seed for one in order for seed in (one, places - 1 - one)]
    return tuple(seed if seed < players else EMPTY for seed in order)


def knockout_round(
    players: int, size: int, played: Sequence[Played], out: Collection[int] = ()
) -> Round | None:
    """The next round; None if it is decided. Whoever is `out` leaves an empty place: the other rests."""
    if size > 2:
        return _next_tables(players, size, played, out)
    places = bracket(players)
    for turn, results in played:
        through = {player for result in results for player in through_from(result)} | set(turn.resting)
        places = tuple(
            next((seed for seed in places[pair : pair + 2] if seed in through), EMPTY)
            for pair in range(0, len(places), 2)
        )
    places = tuple(EMPTY if seed in out else seed for seed in places)
    if sum(seed != EMPTY for seed in places) <= 1:
        return None
    pairs = [
        tuple(sorted(seed for seed in places[pair : pair + 2] if seed != EMPTY))
        for pair in range(0, len(places), 2)
    ]
    return Round(
        tuple(pair for pair in pairs if len(pair) == 2),
        tuple(pair[0] for pair in pairs if len(pair) == 1),
    )


def through_from(result: Result) -> tuple[int, ...]:
    """Who goes on from a table: the better half of it, at least one, and nobody who left.

    Equal scores: whoever is seeded higher.
    """
    best = result.ranking()[: max(1, len(result.players) // 2)]
    return tuple(player for player in best if player not in result.gone)


def _next_tables(players: int, size: int, played: Sequence[Played], out: Collection[int]) -> Round | None:
    """Tables of more than two: the better half of each goes on, until one table decides."""
    alive = [player for player in range(players) if player not in out]
    if played:
        last, results = played[-1]
        if len(last.tables) == 1:
            return None
        places = [(place, player) for result in results for place, player in enumerate(through_from(result))]
        alive = [player for _, player in sorted(places) if player not in out]
    if len(alive) <= 1:
        return None
    return Round(dealt(alive, table_sizes(len(alive), size)))
