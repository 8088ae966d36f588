"""What every game is: states, views, events, chance, records. Knows no game."""

from moondrake.table.chance import Dealer, play_out, simulate_out
from moondrake.table.dice import Dice
from moondrake.table.errors import (
    IllegalAction,
    RecordError,
    SetupError,
    TableError,
    TravelError,
    UnknownAction,
)
from moondrake.table.events import EVERYONE, HIDDEN, Event
from moondrake.table.game import Game
from moondrake.table.journal import Journal, play
from moondrake.table.record import Move, Record, parse_record, replay, write_record
from moondrake.table.state import CHANCE, NOBODY, SPECTATOR, State, View

__all__ = [
    "CHANCE",
    "EVERYONE",
    "HIDDEN",
    "NOBODY",
    "SPECTATOR",
    "Dealer",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "Move",
    "Record",
    "RecordError",
    "SetupError",
    "State",
    "TableError",
    "TravelError",
    "UnknownAction",
    "View",
    "parse_record",
    "play",
    "play_out",
    "replay",
    "simulate_out",
    "write_record",
]
