"""Blue Moon for the search toolbox: keys of positions, and rules of thumb as first sight."""

from collections.abc import Hashable
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.seat import Imagined
from moondrake.players.bluemoon.judgement import is_between_fights
from moondrake.players.bluemoon.thumb import Thumb
from moondrake.players.search.guide import GameGuide
from moondrake.table import State

LAYING: Final = (Verb.PLAY, Verb.LOAD, Verb.BLUFF, Verb.LAND, Verb.RETRIEVE)


class BlueMoonGuide(GameGuide[Imagined]):
    """Imagined fights are played by rules of thumb and judged when they are over."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def key(self, state: Imagined) -> Hashable:
        return position_key(state)

    def active_seat(self, state: Imagined) -> int:
        return state.seat

    def worths(self, state: Imagined, actions: list[int]) -> list[float]:
        return self.thumb.worths(state, actions)

    def choose(self, state: Imagined, actions: list[int]) -> int:
        return self.thumb.best(state, actions)

    def is_layable(self, action: int) -> bool:
        return action // ARGUMENTS in LAYING

    def is_quiet(self, state: Imagined) -> bool:
        return is_between_fights(state)


def without_foresight(state: State) -> None:
    """BM-17.7 costs a search at every question; who searches sees for itself where a turn cannot end."""
    assert isinstance(state, Imagined)
    state.lookahead = False


def position_key(state: Imagined) -> Hashable:
    """Everything that can make a difference later; the order of answers that led here is none of it."""
    return state.key()
