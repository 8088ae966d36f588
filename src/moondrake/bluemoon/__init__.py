"""Blue Moon: the two-player duel for three dragons.

>>> from random import Random
>>> from moondrake.bluemoon import Setup, new_game, ready_made_deck
>>> from moondrake.table import play_out
>>> game = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca"))))
>>> decisions = play_out(game, Random(1))
>>> game.is_over(), sum(game.returns())
(True, 0.0)
"""

from moondrake.bluemoon import travel as travel  # registers how objects are pickled
from moondrake.bluemoon.breakdown import (
    DragonBreakdown,
    PowerBreakdown,
    dragon_breakdown,
    power_breakdown,
)
from moondrake.bluemoon.deck import Deck, ready_made_deck
from moondrake.bluemoon.explain import Intent, Reason, Remedy, Why, explain, parse_intent
from moondrake.bluemoon.game import GAME, BlueMoon, State, new_game, start_match
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rulesets import ANSMANN, KOSMOS, LEGENDS, TRACES, Ruleset, parse_ruleset
from moondrake.bluemoon.series import Series
from moondrake.bluemoon.setup import Setup, closed_lists
from moondrake.bluemoon.view import BlueMoonView

__all__ = [
    "ANSMANN",
    "GAME",
    "KOSMOS",
    "LEGENDS",
    "TRACES",
    "BlueMoon",
    "BlueMoonView",
    "Deck",
    "DragonBreakdown",
    "Intent",
    "Match",
    "PowerBreakdown",
    "Reason",
    "Remedy",
    "Ruleset",
    "Series",
    "Setup",
    "State",
    "Why",
    "closed_lists",
    "dragon_breakdown",
    "explain",
    "new_game",
    "parse_intent",
    "parse_ruleset",
    "power_breakdown",
    "ready_made_deck",
    "start_match",
]
