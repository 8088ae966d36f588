"""The table of a tournament: matches and crystals (BM-8.5, BM-20.3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from moondrake.table.errors import TableError


@dataclass(frozen=True, slots=True)
class Result:
    """BM-8.5: one finished match: the two players and the crystals each has."""

    first: int
    second: int
    crystals: tuple[int, int]
    games: int = 1

    def crystals_of(self, player: int) -> int:
        """What this player has won here; nothing where somebody else played."""
        return self.crystals[(self.first, self.second).index(player)] if self.has(player) else 0

    def has(self, player: int) -> bool:
        """Did this player play?"""
        return player in (self.first, self.second)

    def winner(self) -> int:
        """BM-8.5: the player with more crystals."""
        return self.first if self.crystals[0] > self.crystals[1] else self.second


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table. Players who cannot be told apart share a rank."""

    rank: int
    player: int
    played: int
    won: int
    crystals: int
    conceded: int


def check_result(result: Result, players: int) -> None:
    """A result that can be counted; raises TableError that says what is wrong."""
    for player in (result.first, result.second):
        if not 0 <= player < players:
            raise TableError(f"there is no player {player}; players are numbered from 0 to {players - 1}")
    if result.first == result.second:
        raise TableError(f"player {result.first} cannot play against himself")
    if min(result.crystals) < 0 or result.crystals[0] == result.crystals[1]:
        raise TableError(
            f"{result.crystals[0]} to {result.crystals[1]} crystals is no result of a match; "
            "the winner has more than the loser, who has at least 0 (BM-8.5)"
        )


def standings(players: int, results: Iterable[Result]) -> tuple[Standing, ...]:
    """All players, best first.

    OQ-61: first the matches won, then the crystals won less those conceded, then the crystals won, at last
    the matches won among those who are still equal.
    """
    played = list(results)
    for result in played:
        check_result(result, players)
    lines = [_line(player, played) for player in range(players)]
    keys = {line.player: _key(line) for line in lines}
    for line in lines:
        equal = {other.player for other in lines if _key(other) == _key(line)}
        among = [result for result in played if {result.first, result.second} <= equal]
        keys[line.player] = (*_key(line), _won(line.player, among))
    lines.sort(key=lambda line: (*[-value for value in keys[line.player]], line.player))
    ranked: list[Standing] = []
    for place, line in enumerate(lines, start=1):
        is_shared = bool(ranked) and keys[ranked[-1].player] == keys[line.player]
        rank = ranked[-1].rank if is_shared else place
        ranked.append(Standing(rank, line.player, line.played, line.won, line.crystals, line.conceded))
    return tuple(ranked)


def _line(player: int, results: list[Result]) -> Standing:
    own = [result for result in results if result.has(player)]
    crystals = sum(result.crystals_of(player) for result in own)
    conceded = sum(sum(result.crystals) for result in own) - crystals
    return Standing(0, player, len(own), _won(player, own), crystals, conceded)


def _won(player: int, results: list[Result]) -> int:
    return sum(result.winner() == player for result in results)


def _key(line: Standing) -> tuple[int, ...]:
    return (line.won, line.crystals - line.conceded, line.crystals)
