"""Who plays whom: everybody once against everybody else, in rounds of parallel games (BM-21.12)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from moondrake.table.errors import SetupError

LEAST: Final = 2
MOST_SEATS: Final = 5
"""EQ-3.1: so many sit at a table of Equinox."""


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, each with its players in the order of their seats, and who rests."""

    tables: tuple[tuple[int, ...], ...]
    resting: tuple[int, ...] = ()


def check_players(players: int) -> None:
    """Enough for a tournament; raises SetupError."""
    if players < LEAST:
        raise SetupError("problem-cup-few", players=players, least=LEAST)


def round_robin(players: int, size: int = 2) -> tuple[Round, ...]:
    """BM-21.12: a tournament for 2, 3, ... players, each pair once, nobody twice in a round.

    In pairs these are the Berger tables: one place stands still and the others move round it by half of the
    table; with an odd number of players the place that stands still is empty. Sides alternate, so that
    everybody has the first seat as often as the second, or once more. At larger tables everybody meets
    everybody at least once, see `meeting_rounds`.
    """
    check_players(players)
    if size > LEAST:
        return meeting_rounds(players, size)
    places = players + players % 2
    return tuple(_round(number, players, places) for number in range(places - 1))


def _round(number: int, players: int, places: int) -> Round:
    moving = places - 1
    met = number * (places // 2) % moving
    fixed = (places - 1, met)
    pairs = [fixed if number % 2 else (met, places - 1)]
    pairs += [((met + step) % moving, (met - step) % moving) for step in range(1, places // 2)]
    tables = tuple(pair for pair in pairs if max(pair) < players)
    resting = tuple(min(pair) for pair in pairs if max(pair) >= players)
    return Round(tables, resting)


def parallel_games(players: int) -> int:
    """BM-21.12: how many games run at the same time, each with dragons of its own."""
    return players // 2


def table_sizes(players: int, size: int) -> tuple[int, ...]:
    """How many sit at each table: as few tables as possible, as even as possible, the largest first."""
    tables = -(-players // size)
    small, more = divmod(players, tables)
    return tuple(small + (number < more) for number in range(tables))


Meetings = Mapping[frozenset[int], int]
"""How often two players have sat at the same table."""


def meetings(tables: Iterable[Sequence[int]]) -> dict[frozenset[int], int]:
    """How often everybody met everybody at these tables."""
    met: dict[frozenset[int], int] = {}
    for table in tables:
        for pair in combinations(table, 2):
            key = frozenset(pair)
            met[key] = met.get(key, 0) + 1
    return met


def meeting_rounds(players: int, size: int) -> tuple[Round, ...]:
    """Rounds at tables of more than two until everybody has met everybody; as few meetings twice as found."""
    if players <= size:
        return (Round((tuple(range(players)),)),)
    rounds: list[Round] = []
    pairs = players * (players - 1) // 2
    while len(met := meetings(table for turn in rounds for table in turn.tables)) < pairs:
        before = len(met)
        rounds.append(_fresh_round(players, size, met, len(rounds)))
        if len(meetings(table for turn in rounds for table in turn.tables)) == before:
            rounds[-1] = _seated_together(players, size, met)
    return tuple(rounds)


def _fresh_round(players: int, size: int, met: Meetings, turn: int) -> Round:
    """A round in which as few as possible meet again: begun by turning the table, improved by exchanges."""
    order = list(range(players))
    order = order[:1] + [order[1 + (place + turn) % (players - 1)] for place in range(players - 1)]
    return Round(
        exchanged(
            dealt(order, table_sizes(players, size)),
            lambda one, other: 4 ** met.get(frozenset((one, other)), 0),
        )
    )


def _seated_together(players: int, size: int, met: Meetings) -> Round:
    """A round in which the first two who have not met do, so that every round brings somebody together."""
    first, second = next(pair for pair in combinations(range(players), 2) if frozenset(pair) not in met)
    rest = [player for player in range(players) if player not in (first, second)]
    return Round(in_order([first, second, *rest], table_sizes(players, size)))


def dealt(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Players dealt to tables one after the other, as cards are: neighbours sit at different tables."""
    tables: list[list[int]] = [[] for _ in sizes]
    queue = list(order)
    while queue:
        for table, room in zip(tables, sizes, strict=True):
            if len(table) < room and queue:
                table.append(queue.pop(0))
    return tuple(tuple(table) for table in tables)


def in_order(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Players put to tables in order: neighbours sit together."""
    tables: list[tuple[int, ...]] = []
    begun = 0
    for room in sizes:
        tables.append(tuple(order[begun : begun + room]))
        begun += room
    return tuple(tables)


Cost = Callable[[int, int], int]
"""What it costs to seat two players together."""


def exchanged(tables: Sequence[tuple[int, ...]], cost: Cost) -> tuple[tuple[int, ...], ...]:
    """Players of two tables change places for as long as that makes it cheaper; the best exchange first."""
    seats = [list(table) for table in tables]
    while True:
        best, move = 0, None
        for (left, one), (right, other) in combinations(list(enumerate(seats)), 2):
            for here, there in product(range(len(one)), range(len(other))):
                gain = _gain(one, here, other, there, cost)
                if gain > best:
                    best, move = gain, (left, here, right, there)
        if move is None:
            return tuple(tuple(table) for table in seats)
        left, here, right, there = move
        seats[left][here], seats[right][there] = seats[right][there], seats[left][here]


def _gain(one: list[int], here: int, other: list[int], there: int, cost: Cost) -> int:
    """What is saved when these two change places."""
    goes, comes = one[here], other[there]
    mine = [player for player in one if player != goes]
    yours = [player for player in other if player != comes]
    before = sum(cost(goes, player) for player in mine) + sum(cost(comes, player) for player in yours)
    after = sum(cost(comes, player) for player in mine) + sum(cost(goes, player) for player in yours)
    return before - after
