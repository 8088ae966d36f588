"""The door for whoever sits at the table: what a seat knows, and worlds imagined from it. It has no State."""

from moondrake.bluemoon.facts import DeckFacts
from moondrake.bluemoon.match import HAND_SIZE, Match
from moondrake.bluemoon.rules.demands import is_in_vain
from moondrake.bluemoon.rules.ignoring import BLUFF_VALUE
from moondrake.bluemoon.rules.phases import bluffs_are_true
from moondrake.bluemoon.rules.playing import AS_BLUFF
from moondrake.bluemoon.rules.values import has_shield, power
from moondrake.bluemoon.seen import (
    Asked,
    Constraint,
    Memory,
    OpenTable,
    Progress,
    ShipView,
    SideMemory,
    SideTable,
)
from moondrake.bluemoon.setup import setup_from_header
from moondrake.bluemoon.state import CARD_SHIFT
from moondrake.bluemoon.view import BlueMoonView, Imagined

__all__ = [
    "AS_BLUFF",
    "BLUFF_VALUE",
    "CARD_SHIFT",
    "HAND_SIZE",
    "Asked",
    "BlueMoonView",
    "Constraint",
    "DeckFacts",
    "Imagined",
    "Match",
    "Memory",
    "OpenTable",
    "Progress",
    "ShipView",
    "SideMemory",
    "SideTable",
    "bluffs_are_true",
    "has_shield",
    "is_in_vain",
    "power",
    "setup_from_header",
]
