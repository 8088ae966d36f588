"""The draft of Blue Moon: two to six players choose cards from people sets and build decks (BM-21)."""

from moondrake.draft.game import GAME, Draft, State

__all__ = ["GAME", "Draft", "State"]
