"""Given / when / then for Blue Moon: build a position, say what is played, look at the result.

>>> from moondrake.testing.bluemoon import given, side
>>> game = given(
...     me=side(hand=["vulca-10"], active=["hoax-16"]),
...     you=side(active=["flit-12"], support=["hoax-21"]),
...     element="fire",
...     phase="character",
... )
>>> game.may("play vulca-10"), game.phase()
(True, 'character')

"me" is seat 0 and the active player unless `turn="you"`. Cards are named by their keys, or given as
`Card` objects (fixtures). A side's deck is made of exactly the cards its zones name. A position that no
game comes to, a word that does not exist and a card that both decks hold are refused with what would be
right, so that "may not" never holds by accident.
"""

from moondrake.testing.bluemoon.building import given
from moondrake.testing.bluemoon.fixtures import filler, fixture_card, rest_of_deck, says
from moondrake.testing.bluemoon.scenario import (
    ELEMENTS,
    PHASES,
    SEATS,
    Scenario,
    card_index,
    seat_of,
)
from moondrake.testing.bluemoon.sides import CardLike, SideSpec, printed, side
from moondrake.testing.bluemoon.walking import (
    announced,
    completely,
    element,
    end_turn,
    hand_size,
    pile_size,
    plays,
    turn,
    walk,
    winner,
)

__all__ = [
    "ELEMENTS",
    "PHASES",
    "SEATS",
    "CardLike",
    "Scenario",
    "SideSpec",
    "announced",
    "card_index",
    "completely",
    "element",
    "end_turn",
    "filler",
    "fixture_card",
    "given",
    "hand_size",
    "pile_size",
    "plays",
    "printed",
    "rest_of_deck",
    "says",
    "seat_of",
    "side",
    "turn",
    "walk",
    "winner",
]
