"""Equinox for the search toolbox: imagined games are played by rules of thumb and judged after a round."""

from collections.abc import Hashable, Sequence
from typing import Final

from moondrake.equinox.prints import ROWS
from moondrake.equinox.questions import Ask
from moondrake.equinox.seat import Imagined, Saw, saw_of, seat_of
from moondrake.players.equinox.outlook import Outlook
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.search.guide import GameGuide

LEAVE: Final = int(Saw.LEAVE)
TO_THE_END: Final = 3
"""From this row on (counted from 0) imagined games are played to their end."""


class EquinoxGuide(GameGuide[Imagined]):
    """Plays all seats of an imagined game by the same thumb until row `until` begins."""

    def __init__(self, thumb: Thumb, row: int) -> None:
        self.thumb = thumb
        self.until = row + 1 if row < TO_THE_END else ROWS

    def key(self, state: Imagined) -> Hashable:
        return state.position.key()

    def active_seat(self, state: Imagined) -> int:
        return state.position.turn

    def worths(self, state: Imagined, actions: list[int]) -> list[float]:
        return self.thumb.worths(state, actions)

    def choose(self, state: Imagined, actions: list[int]) -> int:
        return self.thumb.best(state, actions)

    def is_quiet(self, state: Imagined) -> bool:
        position = state.position
        return position.row >= self.until and position.question().ask == Ask.BET


class NextTurnGuide(EquinoxGuide):
    """Plays an imagined game on by rules of thumb until the seat that imagines it has its next turn."""

    def __init__(self, thumb: Thumb, state: Imagined, seat: int) -> None:
        super().__init__(thumb, 0)
        self.seat = seat
        position = state.position
        self.told = len(position.log) if position.turn == seat else -1
        """So much had happened in this turn of the seat; -1 if its turn comes only now."""

    def is_quiet(self, state: Imagined) -> bool:
        """A turn begins with the question for a bet, or for a card if no bet is left (EQ-4.13)."""
        position = state.position
        frame = position.question()
        if frame.seat != self.seat or position.turn != self.seat:
            return False
        return frame.ask == Ask.BET or (frame.ask == Ask.PLAY and self._is_later(state))

    def _is_later(self, state: Imagined) -> bool:
        """Has another seat laid a card in the meantime?"""
        if self.told < 0:
            return True
        log = state.position.log
        for place in range(self.told, len(log)):
            if saw_of(log[place]) == LEAVE and seat_of(log[place]) != self.seat:
                return True
        return False


class Judgement:
    """The chance to win: by the rules when a game is over, by its outlook before."""

    def __init__(self) -> None:
        self.outlook = Outlook()

    def evaluate(self, positions: Sequence[Imagined], seat: int) -> list[float]:
        """For each position the share of the win that this seat can expect."""
        return [self.judge(state, seat) for state in positions]

    def judge(self, state: Imagined, seat: int) -> float:
        if state.is_over():
            return state.returns()[seat]
        self.outlook.look(state, seat, know_secrets=True)
        return self.outlook.chance_to_win(state, seat)
