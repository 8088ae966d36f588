"""A toolbox for players that search: budgets, imagined worlds, complete turns, playing on, comparing.

Nothing here knows a game. A `Guide` says what a search must know of one, an `Evaluator` judges positions.
"""

from moondrake.players.search.answering import ANSWER_STEPS, AnsweringRace
from moondrake.players.search.budget import STEPS_PER_MILLISECOND, Budget
from moondrake.players.search.guide import Evaluator, GameGuide, Guide
from moondrake.players.search.lines import Line, find_lines
from moondrake.players.search.race import Candidate, Race
from moondrake.players.search.replies import play_searched
from moondrake.players.search.worlds import World, Worlds, follow, play_on

__all__ = [
    "ANSWER_STEPS",
    "STEPS_PER_MILLISECOND",
    "AnsweringRace",
    "Budget",
    "Candidate",
    "Evaluator",
    "GameGuide",
    "Guide",
    "Line",
    "Race",
    "World",
    "Worlds",
    "find_lines",
    "follow",
    "play_on",
    "play_searched",
]
