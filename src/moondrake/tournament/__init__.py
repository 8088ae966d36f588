"""Tournaments of Blue Moon: pairings for a group and the table of results.

>>> from moondrake.tournament import Result, round_robin, standings
>>> [[(pairing.first, pairing.second) for pairing in turn.pairings] for turn in round_robin(3)]
[[(1, 2)], [(2, 0)], [(0, 1)]]
>>> [line.player for line in standings(3, [Result(0, 1, (5, 2)), Result(2, 0, (6, 4))])]
[2, 0, 1]
"""

from moondrake.tournament.pairings import Pairing, Round, parallel_games, round_robin
from moondrake.tournament.standings import Result, Standing, standings

__all__ = ["Pairing", "Result", "Round", "Standing", "parallel_games", "round_robin", "standings"]
