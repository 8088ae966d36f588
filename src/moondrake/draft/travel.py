"""How the objects of a draft travel to another process (`table.travel`)."""

from typing import Final

from moondrake.draft import building, options, seen, state
from moondrake.draft.game import GAME, State
from moondrake.draft.plan import Deal
from moondrake.draft.state import Position
from moondrake.draft.view import DraftView
from moondrake.table.travel import carry_as_made, carry_fields, carry_values

STAMP: Final = f"{GAME.name}, rules {GAME.rules_version}"

carry_values(building, options, seen, state)
carry_as_made(Deal, ("source", "size", "direction"))
carry_fields(Position, STAMP, ("options",))
carry_fields(State, STAMP, ("position",))
carry_fields(DraftView, STAMP, ("blank", "seat", "table", "memory"))
