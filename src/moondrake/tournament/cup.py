"""A tournament as it stands: its shape, its rounds, its results, who left; all else follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from moondrake.table.errors import SetupError, TableError
from moondrake.table.saying import listed
from moondrake.tournament.knockout import knockout_round, through_from
from moondrake.tournament.pairings import MOST_SEATS, Round, check_players, meetings, round_robin
from moondrake.tournament.results import Result, check_result
from moondrake.tournament.standings import (
    Played,
    Standing,
    knockout_standings,
    score_cards,
    standings,
    swiss_standings,
)
from moondrake.tournament.swiss import Record, swiss_round, usual_rounds

ROUND_ROBIN: Final = "roundrobin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"
SYSTEMS: Final = (ROUND_ROBIN, SWISS, KNOCKOUT)
MOST_PLAYERS: Final = 128


@dataclass(frozen=True, slots=True)
class Shape:
    """What the organiser settles before play: the system, how many sit at a table, and Swiss rounds."""

    system: str = SWISS
    size: int = 2
    rounds: int = 0
    """Of a Swiss tournament; 0 for as many as are usual."""

    def check(self, players: int) -> None:
        """Can so many play it? Raises SetupError that says what is allowed."""
        if self.system not in SYSTEMS:
            raise SetupError("problem-cup-system", word=self.system, known=listed(SYSTEMS))
        check_players(players)
        if players > MOST_PLAYERS:
            raise SetupError("problem-cup-many", players=players, most=MOST_PLAYERS)
        if not 2 <= self.size <= MOST_SEATS:
            raise SetupError("problem-cup-seats", seats=self.size, most=MOST_SEATS)
        most = max(1, players - 1)
        if self.system == SWISS and not 0 <= self.rounds <= most:
            raise SetupError("problem-cup-rounds", rounds=self.rounds, players=players, most=most)

    def swiss_rounds(self, players: int) -> int:
        """How many rounds a Swiss tournament has."""
        return self.rounds or usual_rounds(players, self.size)


@dataclass(slots=True)
class Cup:
    """A tournament of so many players, numbered from 0 by their seeds."""

    shape: Shape
    players: int
    rounds: list[Round] = field(default_factory=list)
    results: list[dict[int, Result]] = field(default_factory=list)
    """Of each round, by the number of the table."""
    left: dict[int, int] = field(default_factory=dict)
    """Who left, and how many rounds had been paired by then: in later ones nobody is paired with them."""

    def result(self, turn: int, table: int, result: Result) -> None:
        """A table is over; raises TableError where that cannot be."""
        check_result(result, self.players)
        if not (0 <= turn < len(self.rounds) and 0 <= table < len(self.rounds[turn].tables)):
            raise TableError("problem-cup-no-table", table=table + 1, round=turn + 1)
        if sorted(result.players) != sorted(self.rounds[turn].tables[table]):
            raise TableError("problem-cup-players", table=table + 1, round=turn + 1)
        if table in self.results[turn]:
            raise TableError("problem-cup-result", table=table + 1, round=turn + 1)
        self.results[turn][table] = result

    def leave(self, player: int) -> None:
        """A player drops out: what was played stands, and nobody is paired with it any more."""
        if not 0 <= player < self.players:
            raise TableError("problem-cup-player", player=player, most=self.players - 1)
        self.left.setdefault(player, len(self.rounds))

    def is_round_over(self) -> bool:
        """Has every table of the last round its result?"""
        return not self.rounds or len(self.results[-1]) == len(self.rounds[-1].tables)

    def is_over(self) -> bool:
        """Is nothing left to be played?"""
        return self.is_round_over() and self.next_round() is None

    def pair(self) -> Round | None:
        """Pair the next round and add it; None if the tournament is over."""
        turn = self.next_round()
        if turn is not None:
            self.rounds.append(turn)
            self.results.append({})
        return turn

    def next_round(self) -> Round | None:
        """Who plays whom next; None if the tournament is over. Raises TableError while tables are open."""
        if not self.is_round_over():
            raise TableError("problem-cup-running", round=len(self.rounds))
        there = [player for player in range(self.players) if player not in self.left]
        if len(there) < 2:
            return None
        if self.shape.system == KNOCKOUT:
            return knockout_round(self.players, self.shape.size, self.played(), self.left)
        if self.shape.system == ROUND_ROBIN:
            return self._next_of_all(there)
        if len(self.rounds) >= self.shape.swiss_rounds(self.players):
            return None
        return swiss_round(self._records(there), self._met(), min(self.shape.size, len(there)))

    def _next_of_all(self, there: Sequence[int]) -> Round | None:
        """The next round of the plan; whoever should meet somebody who left rests."""
        plan = round_robin(self.players, self.shape.size)
        for turn in plan[len(self.rounds) :]:
            tables = [tuple(player for player in table if player in there) for table in turn.tables]
            resting = [player for player in turn.resting if player in there]
            alone = [table[0] for table in tables if len(table) == 1]
            return Round(tuple(table for table in tables if len(table) > 1), tuple(resting + alone))
        return None

    def _met(self) -> dict[frozenset[int], int]:
        return meetings(table for turn in self.rounds for table in turn.tables)

    def _records(self, there: Sequence[int]) -> list[Record]:
        cards = score_cards(self.players, self.played())
        firsts = [table[0] for turn in self.rounds for table in turn.tables]
        return [
            Record(
                player,
                sum((turn.points for turn in cards[player]), Fraction(0)),
                any(turn.is_default and turn.points == 1 for turn in cards[player]),
                firsts.count(player),
            )
            for player in there
        ]

    def played(self) -> list[Played]:
        """Every round with the results that are there, in the order of its tables."""
        return [
            (turn, [found[table] for table in sorted(found)])
            for turn, found in zip(self.rounds, self.results, strict=True)
        ]

    def standings(self) -> tuple[Standing, ...]:
        """The table as it is now, best first."""
        played = self.played()
        if self.shape.system == SWISS:
            return swiss_standings(self.players, played)
        if self.shape.system == KNOCKOUT:
            return knockout_standings(self.players, played, self._reached())
        every = [result for _, found in played for result in found] + self._defaults()
        return standings(self.players, [result for result in every if self._counts(result)])

    def _counts(self, result: Result) -> bool:
        """In a round robin nothing counts of somebody who left before half of it was played, as in chess."""
        plan = len(round_robin(self.players, self.shape.size))
        return not any(player in self.left and 2 * self.left[player] < plan for player in result.players)

    def _defaults(self) -> list[Result]:
        """In a round robin of pairs, what somebody who left does not play is lost."""
        plan = round_robin(self.players, self.shape.size)[: len(self.rounds)]
        return [
            Result(table, (0,) * len(table), 0, gone)
            for number, turn in enumerate(plan)
            for table in turn.tables
            if (gone := tuple(player for player in table if self.left.get(player, number + 1) <= number))
            and len(table) == 2
        ]

    def _reached(self) -> list[int]:
        """How far everybody came in a knock-out: the rounds survived, those still in it one more."""
        reached = [0] * self.players
        for number, (turn, results) in enumerate(self.played(), start=1):
            through = {player for result in results for player in through_from(result)} | set(turn.resting)
            last = len(turn.tables) == 1 and self.shape.size > 2
            for player in through:
                reached[player] = number
            if last and results:
                for place, player in enumerate(results[0].ranking()):
                    reached[player] = number + len(results[0].players) - place
        return reached
