"""The draft of Blue Moon: two to six players choose cards from people sets and build decks (BM-21).

>>> from random import Random
>>> from moondrake.draft import GAME
>>> from moondrake.table import play_out
>>> draft = GAME.start({"players": "3", "sets": "hoax vulca flit aqua"})
>>> decisions = play_out(draft, Random(1))
>>> [len(draft.deck(seat).cards) for seat in range(3)]
[30, 30, 30]
"""

from moondrake.draft import travel as travel  # registers how objects are pickled
from moondrake.draft.building import DraftPool
from moondrake.draft.game import GAME, Draft, State
from moondrake.draft.state import Step
from moondrake.draft.view import DraftView

__all__ = [
    "GAME",
    "Draft",
    "DraftPool",
    "DraftView",
    "State",
    "Step",
]
