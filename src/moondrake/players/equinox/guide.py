"""Equinox for the search toolbox: imagined games are played by rules of thumb and judged after a round."""

from collections.abc import Hashable, Sequence

from moondrake.equinox.questions import Ask
from moondrake.equinox.view import Imagined
from moondrake.players.equinox.outlook import Outlook
from moondrake.players.equinox.thumb import Thumb
from moondrake.players.search.guide import Guide
from moondrake.table import State


class EquinoxGuide(Guide):
    """Plays all seats of an imagined game by the same thumb until the seat bets again, or the next round."""

    def __init__(self, thumb: Thumb, seat: int, row: int) -> None:
        self.thumb = thumb
        self.seat = seat
        self.row = row

    def key(self, state: State) -> Hashable:
        assert isinstance(state, Imagined)
        position = state.position
        hands = tuple([tuple(hand) for hand in position.hands])
        return (position.row, position.turn, tuple(position.fields), tuple(position.stones), hands)

    def active_seat(self, state: State) -> int:
        assert isinstance(state, Imagined)
        return state.position.turn

    def worths(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, Imagined)
        return self.thumb.worths(state, actions)

    def choose(self, state: State, actions: list[int]) -> int:
        assert isinstance(state, Imagined)
        return self.thumb.best(state, actions)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Imagined)
        position = state.position
        ask = position.frames[-1].ask
        if position.row > self.row:
            return ask in (Ask.BET, Ask.PLAY)
        return ask == Ask.BET and position.turn == self.seat


class Judgement:
    """The chance to win: by the rules when a game is over, by its outlook before."""

    def __init__(self) -> None:
        self.outlook = Outlook()

    def evaluate(self, positions: Sequence[State], seat: int) -> list[float]:
        """For each position the share of the win that this seat can expect."""
        return [self.judge(state, seat) for state in positions]

    def judge(self, state: State, seat: int) -> float:
        if state.is_over():
            return state.returns()[seat]
        assert isinstance(state, Imagined)
        self.outlook.look(state, seat, know_secrets=True)
        return self.outlook.chance_to_win(state, seat)
