"""Final scoring and its tie-breaks: EQ-11.1 to EQ-11.5.

Works on the stones that lie open, so it may be asked at any time and tells nothing hidden.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.equinox.creatures import HALVES
from moondrake.equinox.prints import CHAMPION_VALUE, ROW_VALUES, ROWS
from moondrake.equinox.rules.control import NO_STONE, controller, prestige
from moondrake.equinox.rules.places import is_in_tournament
from moondrake.equinox.state import Position

CHAMPION_ROW: Final = -1


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Where points come from: one stone. `row` is 0 to 4, or CHAMPION_ROW; points come in halves."""

    seat: int
    creature: int
    row: int
    prestige: int
    bonus_halves: int
    scores: bool
    rule: str

    @property
    def points(self) -> float:
        """EQ-11.1: What the stone is worth in final scoring."""
        return self.prestige + self.bonus_halves / 2 if self.scores else 0.0


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's result: its points, its place (1 is best, shared if equal) and what decided it."""

    seat: int
    points: float
    place: int
    secret_points: float
    row_points: tuple[float, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Control:
    """Who controls a creature (-1: nobody) and the sums that say so (-1: no stone there)."""

    creature: int
    controller: int
    sums: tuple[int, ...]
    rule: str


def half_points(position: Position, seat: int) -> int:
    """EQ-11.1, EQ-9.14: A seat's points in halves: stones on creatures that have not vanished."""
    total = secret_halves(position, seat)
    for row in range(ROWS):
        total += row_halves(position, seat, row)
    return total


def row_halves(position: Position, seat: int, row: int) -> int:
    """EQ-11.4: The half points of a seat's stones in one row."""
    total = 0
    for creature in position.alive:
        if position.stones[creature * ROWS + row] == seat:
            total += 2 * ROW_VALUES[row] + HALVES[creature]
    return total


def secret_halves(position: Position, seat: int) -> int:
    """EQ-11.3: The half points of a seat's secret bet."""
    total = 0
    for creature in position.alive:
        if position.champions[creature] >> seat & 1:
            total += 2 * CHAMPION_VALUE + HALVES[creature]
    return total


def winners(position: Position) -> list[int]:
    """EQ-11.2, EQ-11.3: Most points; then secret bets, then rows 1 to 5; then a shared victory."""
    return _ranked(position, list(range(position.seats)))[0]


def _ranked(position: Position, seats: list[int]) -> list[list[int]]:
    """EQ-11.3: The seats in order, best first; those that no stage tells apart stay together."""
    groups: list[list[int]] = []
    keys = {seat: _tie_key(position, seat) for seat in seats}
    for seat in sorted(seats, key=lambda seat: keys[seat], reverse=True):
        if groups and keys[groups[-1][0]] == keys[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [sorted(group) for group in groups]


def _tie_key(position: Position, seat: int) -> tuple[int, ...]:
    """EQ-11.3, EQ-11.4: What is compared, in order: points, a scoring secret bet, rows 1 to 5."""
    rows = [row_halves(position, seat, row) for row in range(ROWS)]
    if position.rules.ties_without_halves:
        rows = [_plain_row(position, seat, row) for row in range(ROWS)]
    return (half_points(position, seat), int(secret_halves(position, seat) > 0), *rows)


def _plain_row(position: Position, seat: int, row: int) -> int:
    """OQE-10: A row without Ursus' halves, for those who do not count them in ties."""
    stones = [creature for creature in position.alive if position.stones[creature * ROWS + row] == seat]
    return 2 * ROW_VALUES[row] * len(stones)


def score_breakdown(position: Position) -> tuple[ScoreLine, ...]:
    """EQ-11.1: Every stone that lies open, seat by seat, with what it scores and why."""
    lines: list[ScoreLine] = []
    for seat in range(position.seats):
        for creature in position.creatures:
            if position.champions[creature] >> seat & 1:
                lines.append(_line(position, seat, creature, CHAMPION_ROW, CHAMPION_VALUE))
            for row in range(ROWS):
                if position.stones[creature * ROWS + row] == seat:
                    lines.append(_line(position, seat, creature, row, ROW_VALUES[row]))
    return tuple(lines)


def _line(position: Position, seat: int, creature: int, row: int, value: int) -> ScoreLine:
    scores = is_in_tournament(position, creature)
    halves = HALVES[creature]
    rule = "EQ-8.8" if not scores else "EQ-9.14" if halves else "EQ-2.5"
    return ScoreLine(seat, creature, row, value, halves, scores, rule)


def standings(position: Position) -> tuple[Standing, ...]:
    """EQ-11.2, EQ-11.3: All seats, best first; during play as if the open stones scored now."""
    result: list[Standing] = []
    place = 1
    for group in _ranked(position, list(range(position.seats))):
        for seat in group:
            rows = tuple(row_halves(position, seat, row) / 2 for row in range(ROWS))
            points = half_points(position, seat) / 2
            tied = [other for other in range(position.seats) if half_points(position, other) == 2 * points]
            rule = "EQ-11.2" if len(tied) == 1 else "EQ-11.3"
            result.append(Standing(seat, points, place, secret_halves(position, seat) / 2, rows, rule))
        place += len(group)
    return tuple(result)


def controllers(position: Position) -> tuple[Control, ...]:
    """EQ-5.1 to EQ-5.3: For each creature who controls it, and the sums."""
    return tuple(_control(position, creature) for creature in position.creatures)


def _control(position: Position, creature: int) -> Control:
    sums = tuple(prestige(position, creature, seat) for seat in range(position.seats))
    leader = controller(position, creature)
    is_tied = max(sums) > 0 or max(sums) == NO_STONE
    rule = "EQ-5.2" if leader >= 0 or is_tied else "EQ-5.3"
    return Control(creature, leader, sums, rule)
