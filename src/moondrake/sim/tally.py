"""What the games of an arena say: win rates with intervals, ratings, matrices, failures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from moondrake.sim.arena import NOBODY, Result
from moondrake.sim.heatmap import Cell
from moondrake.sim.intervals import Z_999, Estimate, estimate
from moondrake.sim.ratings import Rating, bradley_terry
from moondrake.sim.schedule import Schedule

LOOKS: Final = 10
"""An arena that may stop early looks at its games so many times, the last time at the end."""
METHOD: Final = "95 %, Wilson score interval, games weighted by the design effect of their deals"
OVER_CLOCK: Final = 1.1


@dataclass(frozen=True, slots=True)
class PairTally:
    """One pair of contestants: how the first did against the second."""

    first: int
    second: int
    estimate: Estimate
    stopped: bool


class Tally:
    """Everything that can be said about the results so far. The order in which they came does not matter."""

    def __init__(self, schedule: Schedule, stops: bool = False) -> None:
        self.schedule = schedule
        self.stops = stops
        self.results: dict[int, Result] = {}
        self.ends = [schedule.blocks] * len(schedule.pairs)
        """Up to which deal each pair counts."""
        self._done = [[0] * schedule.blocks for _ in schedule.pairs]
        self._looked = [0] * len(schedule.pairs)

    def add(self, result: Result) -> None:
        """Take in one game, and look whether its pair may stop."""
        if result.number in self.results:
            return
        self.results[result.number] = result
        fixture = self.schedule.fixture(result.number)
        self._done[fixture.pair][fixture.block] += 1
        if self.stops:
            self._look(fixture.pair)

    def _look(self, pair: int) -> None:
        """Haybittle and Peto: at each tenth stop if even the 99.9 % interval excludes an even share."""
        size = len(self.schedule.arrangements)
        while self._looked[pair] < LOOKS - 1 and self.ends[pair] == self.schedule.blocks:
            upto = (self._looked[pair] + 1) * self.schedule.blocks // LOOKS
            if any(done < size for done in self._done[pair][:upto]):
                return
            self._looked[pair] += 1
            low, high = self._estimate(pair, upto).interval(Z_999)
            if upto and not low <= self.schedule.even_share() <= high:
                self.ends[pair] = upto

    def is_wanted(self, number: int) -> bool:
        """Does this game still have to be played?"""
        fixture = self.schedule.fixture(number)
        return number not in self.results and fixture.block < self.ends[fixture.pair]

    def counted(self) -> list[Result]:
        """The results that count, by number."""
        kept = []
        for number in sorted(self.results):
            fixture = self.schedule.fixture(number)
            if fixture.block < self.ends[fixture.pair]:
                kept.append(self.results[number])
        return kept

    def score(self, result: Result, contestant: int) -> float:
        """How much of the win a contestant had: all, nothing, or a share of it."""
        won = [max(0.0, value) for value in result.returns]
        if not any(won):  # a draw
            won = [1.0] * len(won)
        own = [value for value, who in zip(won, result.seats, strict=True) if who == contestant]
        return sum(own) / sum(won)

    def _estimate(self, pair: int, upto: int) -> Estimate:
        first = self.schedule.pairs[pair][0]
        size = len(self.schedule.arrangements)
        base = pair * self.schedule.games_a_pair
        blocks = []
        for block in range(upto):
            numbers = range(base + block * size, base + (block + 1) * size)
            scores = [self.score(self.results[number], first) for number in numbers if number in self.results]
            if scores:
                blocks.append(scores)
        return estimate(blocks)

    def pairs(self) -> list[PairTally]:
        """Every pair of contestants."""
        return [
            PairTally(
                first, second, self._estimate(pair, self.ends[pair]), self.ends[pair] < self.schedule.blocks
            )
            for pair, (first, second) in enumerate(self.schedule.pairs)
        ]

    def overall(self) -> Estimate:
        """The first contestant against all others, deal by deal."""
        blocks: dict[int, list[float]] = {}
        for result in self.counted():
            if 0 in result.seats:
                block = self.schedule.fixture(result.number).block
                blocks.setdefault(block, []).append(self.score(result, 0))
        return estimate(list(blocks.values()))

    def ratings(self) -> list[Rating]:
        """Bradley-Terry ratings, the best first; only where both of a pair have half of the seats."""
        names = [contestant.label for contestant in self.schedule.contestants]
        wins = [[0.0] * len(names) for _ in names]
        for pair in self.pairs():
            won = pair.estimate.rate * pair.estimate.games
            wins[pair.first][pair.second] += won
            wins[pair.second][pair.first] += pair.estimate.games - won
        return sorted(bradley_terry(names, wins), key=lambda rating: -rating.points)

    def contestant_matrix(self) -> tuple[list[str], list[list[Cell | None]]]:
        """Everybody against everybody."""
        names = [contestant.label for contestant in self.schedule.contestants]
        cells: list[list[Cell | None]] = [[None] * len(names) for _ in names]
        for pair in self.pairs():
            won, games = pair.estimate.rate * pair.estimate.games, pair.estimate.games
            cells[pair.first][pair.second] = Cell(won, games)
            cells[pair.second][pair.first] = Cell(games - won, games)
        return names, cells

    def plays_alike(self) -> bool:
        """Are all contestants the same player?"""
        return all(
            self.schedule.contestants[first].same_as(self.schedule.contestants[second])
            for first, second in self.schedule.pairs
        )

    def deck_matrix(self) -> tuple[list[str], list[list[Cell | None]]]:
        """Deck against deck. Rows are the first contestant's; of two that play alike both are counted."""
        counts: dict[tuple[str, str], list[float]] = {}
        names: dict[str, None] = {}
        alike = self.plays_alike()
        for result in self.counted():
            fixture = self.schedule.fixture(result.number)
            first = self.schedule.pairs[fixture.pair][0]
            names |= dict.fromkeys(result.decks)
            for seat in (0, 1):
                if alike or result.seats[seat] == first:
                    cell = counts.setdefault((result.decks[seat], result.decks[1 - seat]), [0.0, 0])
                    won = result.returns[seat]
                    cell[0] += 0.5 if won == 0 else float(won > 0)
                    cell[1] += 1
        order = list(names)
        return order, [[_cell(counts, row, column) for column in order] for row in order]

    def failures(self) -> list[tuple[int, str, str]]:
        """Games that somebody lost by failing: number, who, why."""
        found = []
        for result in self.counted():
            if result.loser != NOBODY:
                label = self.schedule.contestants[result.seats[result.loser]].label
                found.append((result.number, label, result.lost))
        return found

    def timing(self) -> dict[str, dict[str, float]]:
        """The slowest move of each contestant, and in how many games it was over the clock by a tenth."""
        told: dict[str, dict[str, float]] = {}
        for number, contestant in enumerate(self.schedule.contestants):
            slowest = [
                longest
                for result in self.counted()
                for longest, who in zip(result.longest, result.seats, strict=True)
                if who == number
            ]
            over = sum(longest > OVER_CLOCK * contestant.clock for longest in slowest)
            told[contestant.label] = {
                "clock_ms": contestant.clock,
                "longest_ms": max(slowest, default=0.0),
                "games_over_clock": over,
                "searches_cut_short": self._cut_short(number),
            }
        return told

    def _cut_short(self, number: int) -> int:
        """How many searches of a contestant the clock ended before its steps were used up."""
        return sum(
            late
            for result in self.counted()
            for late, who in zip(result.late, result.seats, strict=False)
            if who == number
        )

    def as_json(self) -> dict[str, Any]:
        """The whole report."""
        overall = self.overall()
        told: dict[str, Any] = self.schedule.plan.as_json() | {
            "contestants": [contestant.label for contestant in self.schedule.contestants],
            "games": len(self.counted()),
            "win_rate": round(overall.rate, 4),
            "interval": _rounded(overall),
            "even_share": self.schedule.even_share(),
            "method": METHOD,
            "pairs": [self._pair_json(pair) for pair in self.pairs()],
        }
        if len(self.schedule.contestants) > 2:
            told["ratings"] = [
                {"name": rating.name, "points": round(rating.points, 1), "error": round(rating.error, 1)}
                for rating in self.ratings()
            ]
        if self.schedule.pairings is not None:
            told["decks_matrix"] = _matrix_json(*self.deck_matrix())
        told["failures"] = [
            {"game": number, "contestant": label, "reason": reason}
            for number, label, reason in self.failures()
        ]
        return told

    def _pair_json(self, pair: PairTally) -> dict[str, Any]:
        contestants = self.schedule.contestants
        return {
            "first": contestants[pair.first].label,
            "second": contestants[pair.second].label,
            "games": pair.estimate.games,
            "win_rate": round(pair.estimate.rate, 4),
            "interval": _rounded(pair.estimate),
            "design_effect": round(pair.estimate.effect, 3),
            "stopped_early": pair.stopped,
        }


def _cell(counts: Mapping[tuple[str, str], list[float]], row: str, column: str) -> Cell | None:
    if (row, column) not in counts:
        return None
    wins, games = counts[row, column]
    return Cell(wins, int(games))


def _rounded(value: Estimate) -> list[float]:
    return [round(value.low, 4), round(value.high, 4)]


def _matrix_json(names: list[str], cells: list[list[Cell | None]]) -> dict[str, Any]:
    return {
        "decks": names,
        "wins": [[cell.wins if cell else 0 for cell in row] for row in cells],
        "games": [[cell.games if cell else 0 for cell in row] for row in cells],
    }
