"""The door for whoever sits at the table: what a seat knows of a draft. It has no State."""

from moondrake.draft.plan import DECK_SIZE
from moondrake.draft.view import DraftView, Imagined

__all__ = [
    "DECK_SIZE",
    "DraftView",
    "Imagined",
]
