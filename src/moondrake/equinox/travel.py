"""How the objects of Equinox travel to another process (`table.travel`)."""

from typing import Final

from moondrake.equinox import creatures, effects, options, reasons, seen
from moondrake.equinox.game import GAME, State
from moondrake.equinox.rules import scoring
from moondrake.equinox.state import Frame, Position
from moondrake.equinox.view import EquinoxView
from moondrake.table.travel import carry_as_made, carry_fields, carry_values

STAMP: Final = f"{GAME.name}, rules {GAME.rules_version}"

carry_values(creatures, effects, options, reasons, scoring, seen)
carry_as_made(Frame, ("ask", "seat", "ability", "source", "other", "left", "below", "answers"))
carry_fields(Position, STAMP, ("options",))
carry_fields(State, STAMP, ("position",))
carry_fields(EquinoxView, STAMP, ("blank", "seat", "table", "memory"))
