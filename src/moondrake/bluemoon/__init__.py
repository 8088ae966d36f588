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
    Change,
    DragonBreakdown,
    PowerBreakdown,
    dragon_breakdown,
    power_breakdown,
)
from moondrake.bluemoon.deck import Deck, is_ready_made, ready_made_deck
from moondrake.bluemoon.explain import Intent, Reason, Remedy, Why, explain, parse_intent
from moondrake.bluemoon.game import GAME, BlueMoon, State, new_game, start_match
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.match import HAND_SIZE, Match
from moondrake.bluemoon.rules.ignoring import sourced_texts
from moondrake.bluemoon.rules.targeting import set_target
from moondrake.bluemoon.rulesets import ANSMANN, KOSMOS, LEGENDS, TRACES, Ruleset, parse_ruleset
from moondrake.bluemoon.series import Series
from moondrake.bluemoon.setup import DRAWN_START, Setup, closed_lists, setup_from_header
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position, Side
from moondrake.bluemoon.turn import ask_again
from moondrake.bluemoon.view import BlueMoonView

__all__ = [
    "ANSMANN",
    "BOT",
    "CARD_SHIFT",
    "DRAWN_START",
    "GAME",
    "HAND_SIZE",
    "KOSMOS",
    "LEGENDS",
    "NO_CARD",
    "TRACES",
    "BlueMoon",
    "BlueMoonView",
    "Change",
    "Deck",
    "DragonBreakdown",
    "Intent",
    "Match",
    "Position",
    "PowerBreakdown",
    "Reason",
    "Remedy",
    "Ruleset",
    "Series",
    "Setup",
    "Side",
    "State",
    "Why",
    "ask_again",
    "closed_lists",
    "dragon_breakdown",
    "explain",
    "is_ready_made",
    "new_game",
    "parse_intent",
    "parse_ruleset",
    "power_breakdown",
    "ready_made_deck",
    "set_target",
    "setup_from_header",
    "sourced_texts",
    "start_match",
]
