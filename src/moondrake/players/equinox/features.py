"""A position of Equinox as numbers: what one seat knows, for the network that judges it.

A row for each creature in the tournament, a row for each seat, what each seat has staked and laid on each
creature, and a row for the whole table; `CREATURE`, `SEAT` and `TABLE` name the columns. Seats are counted
from the one that judges: it is the first. Nothing here depends on a card that is hidden from the seat, so
every world that fits a view has the same numbers. Whoever stores them stores `VERSION`: it rises with every
change of a column's meaning.
"""

from typing import Final

from moondrake.equinox.prints import (
    CHAMPION_VALUE,
    FIRST_CHAMELEON,
    FIRST_TREE,
    IN_TOURNAMENT,
    KINDS,
    NO_CARD,
    ROWS,
    STRENGTHS,
)
from moondrake.equinox.questions import STAYS, Ask
from moondrake.equinox.seat import Imagined, Saw, card_seen, controller, saw_of, seat_of
from moondrake.players.equinox.outlook import Outlook

VERSION: Final = 3
MOST_SEATS: Final = 5
LEAVE: Final = int(Saw.LEAVE)

CREATURE: Final[tuple[str, ...]] = (
    *(f"is creature {number}" for number in range(KINDS)),
    "strength in the current row, over 20 halves",
    "1 if its field in the current row is empty",
    "1 if a chameleon lies there",
    "creatures that are weaker, over 8",
    "creatures that are as strong, over 8",
    "by how much it is stronger than the weakest, over 20",
    "chance to vanish next, by the outlook",
    "chance to stay to the end, by the outlook",
    "1 if my stone lies in the current row",
    "1 if another stone lies there",
    "my prestige here, over 5",
    "the highest prestige of another seat here, over 5",
    "prestige of all other seats here, over 10",
    "1 if I control it",
    "1 if another seat does",
    "1 if my secret bet is on it",
    "my cards of it, over 4",
    "my strongest card of it, over 10",
    "10 minus my weakest card of it, over 10",
    "my cards from 7 on, over 3",
    "my cards up to 2, over 3",
    "cards I cannot place that are stronger than what lies there, over 11",
    "cards I cannot place that are weaker, over 11",
    "my cards that are stronger than what lies there, over 3",
    "my cards that are weaker, over 3",
    "strength beyond 5 of all cards the other seats have laid there, over 10",
    "the same of the seat with a hidden bet that did most for it, over 10",
    "the same of all my cards, over 10",
)
SEAT: Final[tuple[str, ...]] = (
    "1 if somebody sits here",
    "1 if it is me",
    "stones left, over 5",
    "cards in hand, over 10",
    "cards set aside, over 4",
    "1 with a hidden bet",
    "1 if it has the turn",
    "seats that come before it, over 4",
    "prestige on creatures in the tournament, over 10",
    "creatures in the tournament that it controls, over 3",
    "points it can expect by the outlook, over 10",
    "chance to win by the outlook",
)
TABLE: Final[tuple[str, ...]] = (
    *(f"1 in round {row + 1}" for row in range(ROWS)),
    *(f"1 with {seats} players" for seats in range(2, MOST_SEATS + 1)),
    "creatures in the tournament, over 8",
    "empty fields in the current row, over 8",
    "cards in the draw pile, over 80",
    "my stones left, over 5",
    "the most stones another seat has left, over 5",
    "stones the other seats have left on average, over 5",
    "my hand cards, over 10",
    "my chameleons, over 3",
    "my strongest chameleon, over 10",
    "10 minus my weakest chameleon, over 10",
    "my trees, over 2",
    "my cards of vanished creatures, over 5",
    "1 if I have a secret bet",
    "1 if its creature is in the tournament",
    "secret bets of the others, over their number",
    "1 if it is my turn",
    "seats that come before me, over 4",
    "1 if a bet is the next answer",
    "points I can expect, over 10",
    "points the best other seat can expect, over 10",
    "points the other seats can expect on average, over 10",
    "by how much I am ahead of the best other seat, over 10",
    "chance to win by the outlook",
)


class Features:
    """Positions as rows of the two tables."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.pushed: list[int] = [0] * (MOST_SEATS * KINDS)
        """For each seat and creature: the strength beyond 5 of the cards that the seat laid there."""
        self.points: list[float] = []
        """What each seat can expect, by the outlook."""

    def rows(self, state: Imagined, seat: int) -> list[float]:
        """All numbers in one list.

        Eight rows of CREATURE (zeros for those that vanished), five of SEAT (zeros where nobody sits), for
        each seat its stakes in the eight creatures, for each what it has laid there, then TABLE.
        """
        outlook = self.outlook
        outlook.look(state, seat)
        numbers: list[float] = []
        position = state.position
        self._read_log(state)
        for creature in position.alive:
            self._creature(state, seat, creature, numbers)
        for _ in range((IN_TOURNAMENT - len(position.alive)) * len(CREATURE)):
            numbers.append(0.0)
        told: list[float] = []
        self._table(state, seat, told)
        self._seats(state, seat, numbers)
        numbers.extend(told)
        return numbers

    def _seats(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        """The rows of the seats, then their stakes in the creatures, then what they laid there."""
        position, outlook = state.position, self.outlook
        seats = position.seats
        controlled = [0] * MOST_SEATS
        for creature in position.alive:
            leader = controller(position, creature)
            if leader >= 0:
                controlled[leader] += 1
        chances = outlook.shares(self.points)
        for place in range(MOST_SEATS):
            if place >= seats:
                for _ in range(len(SEAT)):
                    numbers.append(0.0)
                continue
            other = (seat + place) % seats
            staked = 0.0
            for creature in position.alive:
                staked += outlook.stakes[other][creature]
            numbers.append(1.0)
            numbers.append(1.0 if place == 0 else 0.0)
            numbers.append(position.stones_left[other] / 5.0)
            numbers.append(len(position.hands[other]) / 10.0)
            numbers.append(len(position.asides[other]) / 4.0)
            numbers.append(1.0 if position.secrets[other] != NO_CARD else 0.0)
            numbers.append(1.0 if position.turn == other else 0.0)
            numbers.append((other - position.turn) % seats / 4.0)
            numbers.append(staked / 10.0)
            numbers.append(controlled[other] / 3.0)
            numbers.append(self.points[other] / 10.0)
            numbers.append(chances[other])
        for place in range(MOST_SEATS):
            other = (seat + place) % seats
            for index in range(IN_TOURNAMENT):
                known = place < seats and index < len(position.alive)
                numbers.append(outlook.stakes[other][position.alive[index]] / 5.0 if known else 0.0)
        for place in range(MOST_SEATS):
            other = (seat + place) % seats
            for index in range(IN_TOURNAMENT):
                known = place < seats and index < len(position.alive)
                numbers.append(self.pushed[other * KINDS + position.alive[index]] / 10.0 if known else 0.0)

    def _read_log(self, state: Imagined) -> None:
        """Who laid what: it tells of stakes and cards that are hidden. Everybody saw it."""
        pushed = self.pushed
        for place in range(len(pushed)):
            pushed[place] = 0
        for sighting in state.position.log:
            if saw_of(sighting) == LEAVE:
                card = card_seen(sighting)
                if card < FIRST_CHAMELEON:
                    pushed[seat_of(sighting) * KINDS + card // STRENGTHS] += card % STRENGTHS - 5

    def _creature(self, state: Imagined, seat: int, creature: int, numbers: list[float]) -> None:
        position, outlook = state.position, self.outlook
        for kind in range(KINDS):
            numbers.append(1.0 if kind == creature else 0.0)
        now = outlook.strengths[creature]
        lower = equal = 0
        lowest = 99
        for other in position.alive:
            value = outlook.strengths[other]
            lowest = min(lowest, value)
            if other != creature and value >= 0:
                lower += value < now
                equal += value == now
        top = (position.fields[creature * ROWS + position.row] & 255) - 1
        numbers.append(max(now, 0) / 20.0)
        numbers.append(1.0 if now < 0 else 0.0)
        numbers.append(1.0 if FIRST_CHAMELEON <= top < FIRST_TREE else 0.0)
        numbers.append(lower / 8.0)
        numbers.append(equal / 8.0)
        numbers.append((now - lowest) / 20.0)
        numbers.append(outlook.weights[creature] / outlook.total)
        numbers.append(outlook.survival(creature))
        self._stakes(state, seat, creature, numbers)
        self._cards(state, seat, creature, max(now, 0), numbers)

    def _stakes(self, state: Imagined, seat: int, creature: int, numbers: list[float]) -> None:
        position, outlook = state.position, self.outlook
        stone = position.stones[creature * ROWS + position.row]
        numbers.append(1.0 if stone == seat else 0.0)
        numbers.append(1.0 if stone >= 0 and stone != seat else 0.0)
        mine = outlook.stakes[seat][creature]
        best = total = 0.0
        for other in range(position.seats):
            if other != seat:
                stake = outlook.stakes[other][creature]
                best = max(best, stake)
                total += stake
        secret = position.secrets[seat]
        is_secret = secret != NO_CARD and secret // STRENGTHS == creature
        numbers.append(mine / 5.0)
        numbers.append(best / 5.0)
        numbers.append(total / 10.0)
        leader = controller(position, creature)
        numbers.append(1.0 if leader == seat else 0.0)
        numbers.append(1.0 if leader >= 0 and leader != seat else 0.0)
        numbers.append(1.0 if is_secret else 0.0)

    def _cards(self, state: Imagined, seat: int, creature: int, now: int, numbers: list[float]) -> None:
        """What my hand can do for it or against it, and what may still come from elsewhere."""
        position = state.position
        count = strong = weak = placed = 0
        best, worst = 0, 10
        for card in position.hands[seat]:
            if card < FIRST_CHAMELEON and card // STRENGTHS == creature:
                step = card % STRENGTHS
                placed |= 1 << step
                count += 1
                best, worst = max(best, step), min(worst, step)
                strong += step >= 7
                weak += step <= 2
        for row in range(ROWS):
            pile = position.fields[creature * ROWS + row]
            while pile:
                card = (pile & 255) - 1
                if card < FIRST_CHAMELEON:
                    placed |= 1 << card % STRENGTHS
                pile >>= 8
        above = below = 0
        for step in range(STRENGTHS):
            if not placed >> step & 1:
                above += 2 * step > now
                below += 2 * step < now
        numbers.append(count / 4.0)
        numbers.append(best / 10.0)
        numbers.append((10 - worst) / 10.0)
        numbers.append(strong / 3.0)
        numbers.append(weak / 3.0)
        numbers.append(above / 11.0)
        numbers.append(below / 11.0)
        above = below = 0
        for card in position.hands[seat]:
            if card < FIRST_CHAMELEON and card // STRENGTHS == creature:
                above += 2 * (card % STRENGTHS) > now
                below += 2 * (card % STRENGTHS) < now
        numbers.append(above / 3.0)
        numbers.append(below / 3.0)
        self._signs(state, seat, creature, numbers)

    def _signs(self, state: Imagined, seat: int, creature: int, numbers: list[float]) -> None:
        """What the seats did for it and against it so far."""
        position = state.position
        total = 0
        most = -99
        for other in range(position.seats):
            if other != seat:
                done = self.pushed[other * KINDS + creature]
                total += done
                if position.secrets[other] != NO_CARD:
                    most = max(most, done)
        numbers.append(total / 10.0)
        numbers.append(most / 10.0 if most > -99 else 0.0)
        numbers.append(self.pushed[seat * KINDS + creature] / 10.0)

    def _table(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        position, outlook = state.position, self.outlook
        for row in range(ROWS):
            numbers.append(1.0 if row == position.row else 0.0)
        for seats in range(2, MOST_SEATS + 1):
            numbers.append(1.0 if seats == position.seats else 0.0)
        numbers.append(outlook.alive / 8.0)
        numbers.append(outlook.empty / 8.0)
        numbers.append(len(position.pile) / 80.0)
        most = total = secrets = 0
        for other in range(position.seats):
            if other != seat:
                most = max(most, position.stones_left[other])
                total += position.stones_left[other]
                secrets += position.secrets[other] != NO_CARD
        others = position.seats - 1
        numbers.append(position.stones_left[seat] / 5.0)
        numbers.append(most / 5.0)
        numbers.append(total / others / 5.0)
        self._hand(state, seat, numbers)
        secret = position.secrets[seat]
        has_secret = secret != NO_CARD
        numbers.append(1.0 if has_secret else 0.0)
        numbers.append(1.0 if has_secret and secret // STRENGTHS in position.alive else 0.0)
        numbers.append(secrets / others)
        numbers.append(1.0 if position.turn == seat else 0.0)
        numbers.append((seat - position.turn) % position.seats / 4.0)
        asked = position.asked
        numbers.append(1.0 if asked is not None and asked.ask == Ask.BET else 0.0)
        self._points(state, seat, numbers)

    def _hand(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        hand = state.position.hands[seat]
        chameleons = trees = best = useless = 0
        worst = 10
        for card in hand:
            useless += card < FIRST_CHAMELEON and state.position.vanished_in[card // STRENGTHS] != STAYS
            if card >= FIRST_TREE:
                trees += 1
            elif card >= FIRST_CHAMELEON:
                chameleons += 1
                best, worst = max(best, card - FIRST_CHAMELEON), min(worst, card - FIRST_CHAMELEON)
        numbers.append(len(hand) / 10.0)
        numbers.append(chameleons / 3.0)
        numbers.append(best / 10.0)
        numbers.append((10 - worst) / 10.0)
        numbers.append(trees / 2.0)
        numbers.append(useless / 5.0)

    def _points(self, state: Imagined, seat: int, numbers: list[float]) -> None:
        """What the outlook expects; a hidden bet of another seat counts as half its worth."""
        position = state.position
        points = self.outlook.points(state, seat)
        best = -99.0
        total = 0.0
        for other in range(position.seats):
            if other != seat:
                if position.secrets[other] != NO_CARD:
                    points[other] += CHAMPION_VALUE / 2.0
                best = max(best, points[other])
                total += points[other]
        numbers.append(points[seat] / 10.0)
        numbers.append(best / 10.0)
        numbers.append(total / (position.seats - 1) / 10.0)
        numbers.append((points[seat] - best) / 10.0)
        numbers.append(self.outlook.share(points, seat))
        self.points = points
