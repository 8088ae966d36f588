"""How the objects of Blue Moon travel to another process (`table.travel`).

A match travels as its set-up and is put together again on arrival, a printed card as its key, so a state is
a few kilobytes. A match that many states of one pickle share stays one match.
"""

from typing import Any, Final

from moondrake.bluemoon import deck, deck_building, effects, rulesets, seen, setup
from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.deck import UNSEEN, UNSEEN_WORD
from moondrake.bluemoon.effects import Card
from moondrake.bluemoon.game import GAME, State
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.state import Frame, Limit
from moondrake.bluemoon.view import BlueMoonView
from moondrake.table.travel import (
    carry_as_made,
    carry_fields,
    carry_values,
    carry_with,
    checked,
    fields_of,
    stamped,
)

STAMP: Final = f"{GAME.name}, rules {GAME.rules_version}"
OF_THE_MATCH: Final = ("match", "rules", "facts", "manners")
"""Fields of a state that come from its match."""


def known_card(key: str) -> Card:
    """The card of this key, the very object that everybody here has."""
    return UNSEEN if key == UNSEEN_WORD else BY_KEY[key]


def made_match(stamp: str, setup: Setup) -> Match:
    """The match of a set-up."""
    checked(Match, stamp)
    return Match(setup)


def empty_state(stamp: str, of: Match) -> State:
    """A state of a match; `pickle` fills in the fields."""
    checked(State, stamp)
    return State(of, [])


def _packed_card(card: Card) -> tuple[Any, ...]:
    key = card.key or UNSEEN_WORD
    if card is UNSEEN or BY_KEY.get(key) is card:
        return known_card, (key,)
    return Card, tuple([getattr(card, name) for name in CARD_FIELDS])


def _packed_match(found: Match) -> tuple[Any, ...]:
    return made_match, (stamped(STAMP), found.setup)


def _packed_state(state: State) -> tuple[Any, ...]:
    told = {name: value for name, value in fields_of(state).items() if name not in OF_THE_MATCH}
    return empty_state, (stamped(STAMP), state.match), told


CARD_FIELDS: Final = tuple(Card.__dataclass_fields__)

carry_values(effects, deck, setup, rulesets, seen, deck_building)
carry_as_made(Ruleset, ("base", "changes"))
carry_with(Card, _packed_card, STAMP)
carry_with(Match, _packed_match, STAMP)
carry_with(State, _packed_state, STAMP)
carry_fields(BlueMoonView, STAMP, ("match", "blank", "seat", "table", "memory"))
carry_fields(Frame, STAMP, ("ask", "seat"))
carry_fields(Limit, STAMP, ("cards", "in_hand", "most"))
