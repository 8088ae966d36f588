"""What a table of a tournament brought: a match to five crystals (BM-8.5), or one game of two to five."""

from dataclasses import dataclass
from fractions import Fraction

from moondrake.table.errors import TableError


@dataclass(frozen=True, slots=True)
class Result:
    """One table that is over. Players are numbered from 0, in the order of their seats.

    `scores` are the crystals of a match, or the points of a game. Whoever is `gone` did not play it to its
    end and stands behind all others; without any game (`games` 0) somebody did not come.
    """

    players: tuple[int, ...]
    scores: tuple[float, ...]
    games: int = 1
    gone: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    """The places of the players where the game itself tells equal scores apart (EQ-11.3); from 1."""

    @property
    def is_default(self) -> bool:
        """Was nothing played?"""
        return self.games == 0

    def has(self, player: int) -> bool:
        """Did this player sit here?"""
        return player in self.players

    def score_of(self, player: int) -> Fraction:
        """What this player scored here; nothing where somebody else sat."""
        return Fraction(self.scores[self.players.index(player)]) if self.has(player) else Fraction(0)

    def conceded_by(self, player: int) -> Fraction:
        """What the others scored here, on average: with two at the table, what the other has."""
        others = [Fraction(score) for score in self.scores]
        return (sum(others, Fraction(0)) - self.score_of(player)) / (len(self.players) - 1)

    def points_of(self, player: int) -> Fraction:
        """The share of the others that this player is ahead of; whoever is equal counts half.

        With two at the table a win is 1, a shared one 1/2 and a loss 0. Who is gone has nothing.
        """
        if not self.has(player) or player in self.gone:
            return Fraction(0)
        mine, points = self._behind(player), Fraction(0)
        for other in self.players:
            if other == player:
                continue
            if self._behind(other) > mine:
                points += 1
            elif self._behind(other) == mine:
                points += Fraction(1, 2)
        return points / (len(self.players) - 1)

    def _behind(self, player: int) -> tuple[bool, Fraction]:
        """The larger, the worse."""
        place = self.places[self.players.index(player)] if self.places else -self.score_of(player)
        return player in self.gone, Fraction(place)

    def ranking(self) -> tuple[int, ...]:
        """The players, best first; equal ones in the order of their numbers, which are their seeds."""
        return tuple(sorted(self.players, key=lambda player: (*self._behind(player), player)))


def check_result(result: Result, players: int) -> None:
    """A result that can be counted; raises TableError that says what is wrong."""
    for player in result.players:
        if not 0 <= player < players:
            raise TableError("problem-cup-player", player=player, most=players - 1)
    if len(result.players) < 2 or len(set(result.players)) < len(result.players):
        raise TableError("problem-result-players", players=list(result.players))
    if (
        len(result.scores) != len(result.players)
        or min(result.scores) < 0
        or len(result.places)
        not in (
            0,
            len(result.players),
        )
    ):
        raise TableError("problem-result-scores", scores=list(result.scores), players=len(result.players))
    if not set(result.gone) <= set(result.players):
        raise TableError("problem-result-gone", players=list(result.gone))


def check_match(result: Result) -> None:
    """BM-8.5: somebody wins a match, unless everybody left; raises TableError."""
    if not result.gone and len(set(result.scores)) < len(result.scores):
        raise TableError(
            "problem-result-crystals", scores=" to ".join(f"{score:g}" for score in result.scores)
        )
