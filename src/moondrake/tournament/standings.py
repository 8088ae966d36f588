"""The table of a tournament: points, the strength of the opponents, and crystals (BM-8.5, BM-20.3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from moondrake.tournament.pairings import Round
from moondrake.tournament.results import Result, check_result

HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table. Players who cannot be told apart share a rank."""

    rank: int
    player: int
    played: int
    won: int
    """Tables at which nobody was better."""
    points: Fraction
    buchholz: Fraction
    scored: Fraction
    conceded: Fraction

    @property
    def difference(self) -> Fraction:
        """The crystals won less those conceded."""
        return self.scored - self.conceded


@dataclass(frozen=True, slots=True)
class Turn:
    """What one round was for one player: its table, or none. Without a table it rested or was away."""

    points: Fraction
    is_default: bool
    """Nothing was played: a bye, somebody who did not come, a round after leaving."""
    opponents: tuple[int, ...] = ()


Card = tuple[Turn, ...]
"""The score card of a player: every round so far."""
Played = tuple[Round, Sequence[Result]]


def score_cards(players: int, rounds: Sequence[Played]) -> tuple[Card, ...]:
    """What every round was for every player. A table that is not over yet is not there."""
    cards: list[list[Turn]] = [[] for _ in range(players)]
    for turn, results in rounds:
        found = {player: result for result in results for player in result.players}
        waiting = {player for table in turn.tables for player in table} - set(found)
        for player, card in enumerate(cards):
            if player in found:
                result = found[player]
                others = tuple(other for other in result.players if other != player)
                card.append(Turn(result.points_of(player), result.is_default, others))
            elif player not in waiting:
                card.append(Turn(Fraction(int(player in turn.resting)), True))
    return tuple(tuple(card) for card in cards)


def buchholz(player: int, cards: Sequence[Card]) -> Fraction:
    """The points of all opponents; at a table of more than two their mean.

    As chess counts it since 2009: a round in which nothing was played is one against a virtual opponent who
    came to it with the same points, got the rest of this one, and half a point in every round after it. For
    the opponents each such round of a player counts as half a point.
    """
    total, before = Fraction(0), Fraction(0)
    rounds = len(cards[player])
    for number, turn in enumerate(cards[player]):
        if turn.is_default:
            total += before + (1 - turn.points) + HALF * (rounds - number - 1)
        else:
            total += sum((_worth(cards[other]) for other in turn.opponents), Fraction(0)) / len(
                turn.opponents
            )
        before += turn.points
    return total


def _worth(card: Card) -> Fraction:
    return sum((HALF if turn.is_default else turn.points for turn in card), Fraction(0))


def standings(players: int, results: Iterable[Result]) -> tuple[Standing, ...]:
    """All players of a round robin, best first.

    OQ-61: first the points, that is the matches won, then the crystals won less those conceded, then the
    crystals won, at last the points among those who are still equal.
    """
    counted = list(results)
    for result in counted:
        check_result(result, players)
    lines = [_line(player, counted) for player in range(players)]
    return ranked(lines, counted, {line.player: crystal_key(line) for line in lines})


def swiss_standings(players: int, rounds: Sequence[Played]) -> tuple[Standing, ...]:
    """All players of a Swiss tournament: points, Buchholz, the crystals as above, the points among equals."""
    counted = [result for _, results in rounds for result in results]
    cards = score_cards(players, rounds)
    lines = [
        _line(
            player,
            counted,
            sum((turn.points for turn in cards[player]), Fraction(0)),
            buchholz(player, cards),
        )
        for player in range(players)
    ]
    keys = {line.player: (line.points, line.buchholz, line.difference, line.scored) for line in lines}
    return ranked(lines, counted, keys)


def knockout_standings(
    players: int, rounds: Sequence[Played], reached: Sequence[int]
) -> tuple[Standing, ...]:
    """All players of a knock-out: how far they came, then points and crystals."""
    counted = [result for _, results in rounds for result in results]
    cards = score_cards(players, rounds)
    lines = [
        _line(player, counted, sum((turn.points for turn in cards[player]), Fraction(0)))
        for player in range(players)
    ]
    keys = {line.player: (Fraction(reached[line.player]), *crystal_key(line)[1:]) for line in lines}
    return ranked(lines, (), keys)


def crystal_key(line: Standing) -> tuple[Fraction, ...]:
    """OQ-61."""
    return (line.points, line.difference, line.scored)


def ranked(
    lines: Sequence[Standing], results: Sequence[Result], keys: Mapping[int, tuple[Fraction, ...]]
) -> tuple[Standing, ...]:
    """Lines by their keys, then by the points among those with equal keys; ranks are given here."""
    full: dict[int, tuple[Fraction, ...]] = {}
    for line in lines:
        equal = {other.player for other in lines if keys[other.player] == keys[line.player]}
        among = [result for result in results if set(result.players) <= equal]
        own = sum((result.points_of(line.player) for result in among), Fraction(0))
        full[line.player] = (*keys[line.player], own)
    order = sorted(lines, key=lambda line: (*[-value for value in full[line.player]], line.player))
    told: list[Standing] = []
    for place, line in enumerate(order, start=1):
        is_shared = bool(told) and full[told[-1].player] == full[line.player]
        told.append(_with_rank(line, told[-1].rank if is_shared else place))
    return tuple(told)


def _with_rank(line: Standing, rank: int) -> Standing:
    return Standing(
        rank, line.player, line.played, line.won, line.points, line.buchholz, line.scored, line.conceded
    )


def _line(
    player: int, results: list[Result], points: Fraction | None = None, opponents: Fraction = Fraction(0)
) -> Standing:
    own = [result for result in results if result.has(player)]
    if points is None:
        points = sum((result.points_of(player) for result in own), Fraction(0))
    return Standing(
        0,
        player,
        sum(not result.is_default for result in own),
        sum(result.ranking()[0] == player or result.points_of(player) == 1 for result in own),
        points,
        opponents,
        sum((result.score_of(player) for result in own), Fraction(0)),
        sum((result.conceded_by(player) for result in own), Fraction(0)),
    )
