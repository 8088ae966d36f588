"""What a seat can expect from a position of Equinox: who will vanish, and what stones are worth then.

The position is an imagined one, or only its open part and the seat's own cards are looked at. Strengths are
counted in halves, as the rules do. Written for the compiler: lists of numbers that are filled anew.
"""

from math import exp
from typing import Final

from moondrake.equinox.prints import (
    CHAMPION_VALUE,
    FIRST_CHAMELEON,
    KINDS,
    NO_CARD,
    ROW_VALUES,
    ROWS,
    STRENGTHS,
)
from moondrake.equinox.seat import Imagined, strength
from moondrake.players.equinox.habits import Habits

SURVIVORS: Final = 3
EVERY_SEAT: Final = -1


class Outlook:
    """The prospects of all creatures and seats, seen from one seat."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = habits or Habits()
        self.seat = 0
        self.stakes: list[list[float]] = []
        """For each seat the prestige it has on each creature that is still in the tournament."""
        self.want: list[float] = [0.0] * KINDS
        """What the seat wins if a creature stays, beyond what the others win on average."""
        self.strengths: list[int] = [0] * KINDS
        self.weights: list[float] = [0.0] * KINDS
        """How likely each creature is the next to vanish, not yet divided by their sum."""
        self.total = 1.0
        self.wanted = 0.0
        """The sum of want times weight."""
        self.empty = 0
        self.alive = 8
        self.rounds = 5.0
        """How many creatures will still vanish, about."""
        self.softness = 1.0

    def look(self, state: Imagined, seat: int, know_secrets: bool = False) -> None:
        """Take in a position. Own secret bets count; others' only with `know_secrets`."""
        position = state.position
        seats = position.seats
        self.seat = seat
        self.stakes = [self._stakes(state, other, other == seat or know_secrets) for other in range(seats)]
        self.alive = len(position.alive)
        pile = len(position.pile)
        self.rounds = min(float(self.alive - SURVIVORS), pile / self.habits.round_cards)
        self.empty = 0
        for creature in position.alive:
            value = strength(position, creature)
            self.strengths[creature] = value
            self.empty += value < 0
            others = -self.stakes[seat][creature]
            for other in range(seats):
                others += self.stakes[other][creature]
            self.want[creature] = self.stakes[seat][creature] - others / (seats - 1)
        self.softness = self.habits.sure + self.habits.open * self.empty
        self.total = 0.0
        self.wanted = 0.0
        for creature in position.alive:
            weight = self.weight(self.strengths[creature])
            self.weights[creature] = weight
            self.total += weight
            self.wanted += weight * self.want[creature]

    def _stakes(self, state: Imagined, seat: int, with_secret: bool) -> list[float]:
        position = state.position
        stakes = [0.0] * KINDS
        for creature in position.alive:
            first = creature * ROWS
            total = 0
            for row in range(position.row + 1):
                if position.stones[first + row] == seat:
                    total += ROW_VALUES[row]
            if position.champions[creature] >> seat & 1:
                total += CHAMPION_VALUE
            stakes[creature] = float(total)
        card = position.secrets[seat]
        if with_secret and card != NO_CARD and card // STRENGTHS in position.alive:
            stakes[card // STRENGTHS] += CHAMPION_VALUE
        return stakes

    def weight(self, halves: int) -> float:
        """How much a strength invites vanishing; -1 is an empty field."""
        value = self.habits.empty_strength if halves < 0 else float(halves)
        return exp(-value / self.softness)

    def loss(self) -> float:
        """What the seat loses, on average, when the next creature vanishes."""
        return self.wanted / self.total

    def loss_with(self, creature: int, halves: int) -> float:
        """The same if this creature had another strength."""
        old, new = self.weights[creature], self.weight(halves)
        return (self.wanted + (new - old) * self.want[creature]) / (self.total + new - old)

    def loser_with(self, state: Imagined, creature: int, halves: int) -> int:
        """Who vanishes if this creature has this strength at the end of the turn; -1 for nobody."""
        if self.empty - (self.strengths[creature] < 0) > 0 or halves < 0:
            return -1
        lowest, loser = halves, creature
        for other in state.position.alive:
            if other != creature:
                value = self.strengths[other]
                if value < lowest:
                    lowest, loser = value, other
                elif value == lowest:
                    loser = -1
        return loser

    def survival(self, creature: int) -> float:
        """The chance that a creature is still there at the end."""
        leaves_now = min(1.0, self.rounds) * self.weights[creature] / self.total
        later = max(0.0, self.rounds - 1.0) / max(1, self.alive - 1)
        return (1.0 - leaves_now) * (1.0 - min(1.0, later))

    def backing(self, state: Imagined, seat: int, creature: int) -> float:
        """How well a seat's hand can keep a creature in the tournament: its cards above the middle."""
        total = 0.0
        for card in state.position.hands[seat]:
            if card < FIRST_CHAMELEON and card // STRENGTHS == creature:
                total += max(0, card % STRENGTHS - 4)
            elif FIRST_CHAMELEON <= card < FIRST_CHAMELEON + STRENGTHS:
                total += 0.25 * max(0, card % STRENGTHS - 4)
        return total

    def points(self, state: Imagined, known: int = EVERY_SEAT) -> list[float]:
        """The points that each seat can expect at the end, from stones placed and stones to come.

        With `known` only the hand of that seat is looked at, not those that were imagined.
        """
        position = state.position
        chances = [0.0] * KINDS
        mean = 0.0
        free = 0
        for creature in position.alive:
            chances[creature] = self.survival(creature)
            mean += chances[creature] / self.alive
            free += position.stones[creature * ROWS + position.row] < 0
        told = []
        for seat in range(position.seats):
            total = self._future(position.stones_left[seat], position.row, mean, free / position.seats)
            for creature in position.alive:
                stake = self.stakes[seat][creature]
                if stake > 0.0:
                    helped = 0.0
                    if known in (EVERY_SEAT, seat):
                        helped = 0.012 * self.backing(state, seat, creature)
                    total += stake * min(0.98, chances[creature] + helped * (1.0 - chances[creature]))
            told.append(total)
        return told

    def _future(self, stones: int, row: int, mean: float, room: float) -> float:
        """What the stones still to be placed will bring: this row first, then the next ones."""
        total = 0.0
        left = float(stones)
        for later in range(row, ROWS - 1):
            placed = min(left, room)
            total += placed * ROW_VALUES[later] * mean
            left -= placed
            room = max(1.0, (self.alive - 1.0) / len(self.stakes))
        return total

    def chance_to_win(self, state: Imagined, seat: int) -> float:
        """From expected points to a share of the win."""
        return self.share(self.points(state), seat)

    def share(self, points: list[float], seat: int) -> float:
        """The share of the win that a seat can expect with these points."""
        return self.shares(points)[seat]

    def shares(self, points: list[float]) -> list[float]:
        """The share of the win that each seat can expect with these points."""
        softness = 1.2 + 0.7 * self.rounds
        best = max(points)
        told = [exp((value - best) / softness) for value in points]
        total = 0.0
        for value in told:
            total += value
        return [value / total for value in told]
