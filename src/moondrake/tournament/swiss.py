"""The Swiss system: everybody plays every round, against somebody who has done as well so far.

In pairs a round is a perfect matching of least cost. What is to be avoided most costs more than all that
comes after it together: a pairing that was there before or a second bye, a bye for somebody who has more
points than another, a difference of points, and at last a distance from the fold, by which the upper half of
equal players meets the lower half in order (as in the Dutch system of chess).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from moondrake.tournament.pairings import Meetings, Round, dealt, exchanged, in_order, table_sizes

SCALE: Final = 24
"""Points are shares of one to four others, and halves of them: 24ths are whole."""


@dataclass(frozen=True, slots=True)
class Record:
    """What the next round needs to know of a player who takes part in it."""

    player: int
    points: Fraction = Fraction(0)
    has_rested: bool = False
    """A bye, or a win without playing: there is none twice."""
    firsts: int = 0
    """How often it sat on the first seat."""


def swiss_round(records: Sequence[Record], met: Meetings, size: int = 2) -> Round:
    """The next round; players with a lower number are seeded higher."""
    ranked = sorted(records, key=lambda record: (-record.points, record.player))
    return _pairs(ranked, met) if size == 2 else _groups(ranked, met, size)


def _pairs(ranked: list[Record], met: Meetings) -> Round:
    costs = _costs(ranked, met)
    pairs = cheapest_pairs(len(ranked) + len(ranked) % 2, costs)
    tables: list[tuple[int, ...]] = []
    resting: tuple[int, ...] = ()
    for upper, lower in pairs:
        if lower == len(ranked):
            resting = (ranked[upper].player,)
        else:
            tables.append(_seated(ranked[upper], ranked[lower], len(tables)))
    return Round(tuple(tables), resting)


def _seated(upper: Record, lower: Record, table: int) -> tuple[int, int]:
    """Whoever has sat on the first seat less often sits there; from table to table it alternates."""
    is_turned = upper.firsts > lower.firsts or (upper.firsts == lower.firsts and table % 2 == 1)
    return (lower.player, upper.player) if is_turned else (upper.player, lower.player)


def _costs(ranked: list[Record], met: Meetings) -> dict[tuple[int, int], int]:
    """What each pair costs, by the places of both in the ranking; the place after the last is the bye."""
    count = len(ranked)
    brackets = _brackets(ranked)
    lists: dict[tuple[int, int], tuple[int, ...]] = {}
    for upper in range(count):
        one = ranked[upper]
        for lower in range(upper + 1, count):
            other = ranked[lower]
            again = met.get(frozenset((one.player, other.player)), 0)
            apart = round((one.points - other.points) * SCALE) ** 2
            lists[upper, lower] = (again, 0, apart, _fold(brackets[upper], brackets[lower]))
        if count % 2:
            above = round((one.points - ranked[-1].points) * SCALE)
            lists[upper, count] = (int(one.has_rested), above, 0, (count - 1 - upper) ** 2)
    bounds = [1 + count * max((costs[part] for costs in lists.values()), default=0) for part in range(4)]
    return {pair: _number(costs, bounds) for pair, costs in lists.items()}


def _number(costs: Sequence[int], bounds: Sequence[int]) -> int:
    """One number, in which no sum of later parts comes up to one of an earlier part."""
    total = 0
    for cost, bound in zip(costs, bounds, strict=True):
        total = total * bound + cost
    return total


def _brackets(ranked: list[Record]) -> list[tuple[Fraction, int, int]]:
    """For everybody the points, the place among those who have as many, and how many these are."""
    points = [record.points for record in ranked]
    return [(mine, place - points.index(mine), points.count(mine)) for place, mine in enumerate(points)]


def _fold(upper: tuple[Fraction, int, int], lower: tuple[Fraction, int, int]) -> int:
    """How far a pair is from the fold; from bracket to bracket the last meets the first."""
    points, place, count = upper
    if points == lower[0]:
        return (lower[1] - place - count // 2) ** 2
    return (count - 1 - place) ** 2 + lower[1] ** 2


def cheapest_pairs(count: int, costs: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """A perfect matching of least cost, by the blossom algorithm; the pairs by their first places."""
    from networkx import Graph, max_weight_matching  # imported when somebody is paired

    most = 1 + max(costs.values(), default=0)
    graph = Graph()
    graph.add_nodes_from(range(count))
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    found = max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


def _groups(ranked: list[Record], met: Meetings, size: int) -> Round:
    """Tables of more than two: the best together, with exchanges so that few meet again."""
    sizes = table_sizes(len(ranked), size)
    points = {record.player: record.points for record in ranked}
    order = [record.player for record in ranked]
    spread = 1 + len(order) ** 2 * round(max(points.values()) * SCALE) ** 2

    def cost(one: int, other: int) -> int:
        apart = round((points[one] - points[other]) * SCALE) ** 2
        return met.get(frozenset((one, other)), 0) ** 2 * spread + apart

    is_first = not met
    return Round(dealt(order, sizes) if is_first else exchanged(in_order(order, sizes), cost))


def usual_rounds(players: int, size: int = 2) -> int:
    """So many rounds that only one player can have won everything."""
    rounds, left = 0, players
    while left > 1:
        left = -(-left // size)
        rounds += 1
    return max(1, rounds)
