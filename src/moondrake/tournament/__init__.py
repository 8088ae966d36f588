"""Tournaments: pairings for a group and the table of results.

>>> from moondrake.tournament import Cup, Result, Shape, round_robin
>>> [turn.tables for turn in round_robin(3)]
[((1, 2),), ((0, 1),), ((2, 0),)]
>>> cup = Cup(Shape("swiss"), 4)
>>> cup.pair().tables
((0, 2), (3, 1))
>>> cup.result(0, 0, Result((0, 2), (5, 2)))
>>> cup.result(0, 1, Result((3, 1), (6, 4)))
>>> cup.pair().tables, [line.player for line in cup.standings()]
(((0, 3), (2, 1)), [0, 3, 1, 2])
"""

from moondrake.tournament.cup import SWISS, SYSTEMS, Cup, Shape
from moondrake.tournament.pairings import Round, parallel_games, round_robin
from moondrake.tournament.results import Result, check_match
from moondrake.tournament.standings import Standing, standings
from moondrake.tournament.swiss import usual_rounds

__all__ = [
    "SWISS",
    "SYSTEMS",
    "Cup",
    "Result",
    "Round",
    "Shape",
    "Standing",
    "check_match",
    "parallel_games",
    "round_robin",
    "standings",
    "usual_rounds",
]
