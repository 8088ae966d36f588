"""The checked door into a state, and a state that writes down what was played."""

from moondrake.table.errors import IllegalAction
from moondrake.table.game import Game
from moondrake.table.record import Move, Record
from moondrake.table.saying import Saying
from moondrake.table.state import CHANCE, State


def play(state: State, action: int, seat: int | None = None) -> None:
    """Apply an action after checking that it is legal, and that it is this seat's turn to answer."""
    if state.is_over():
        raise IllegalAction(_word(state, action), (), Saying("problem-why-over"))
    asked = state.seat_to_act()
    if asked == CHANCE and seat != CHANCE and action not in state.legal_actions():
        raise IllegalAction(_word(state, action), (), Saying("problem-why-chance"))
    if seat is not None and seat != asked:
        raise IllegalAction(_word(state, action), (), Saying("problem-why-seat", asked=asked, seat=seat))
    legal = state.legal_actions()
    if action not in legal:
        raise IllegalAction(_word(state, action), [state.notation(other) for other in legal])
    state.apply(action)


def _word(state: State, action: int) -> str:
    """The action for an error message, even if the number means nothing."""
    if isinstance(action, int) and 0 <= action < state.action_bound():
        return state.notation(action)
    return str(action)


class Journal:
    """A match in progress: its state and every decision so far, chance included."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.header = state.header()
        self.moves: list[Move] = []

    def play(self, action: int, seat: int | None = None) -> None:
        """Check, apply and write down one decision."""
        asked = self.state.seat_to_act() if not self.state.is_over() else 0
        word = _word(self.state, action)
        play(self.state, action, seat)
        self.moves.append(Move(asked, word))

    def record(self) -> Record:
        """What was played so far; with the result once the game is over."""
        result = self.state.returns() if self.state.is_over() else None
        header = tuple(self.header.items())
        return Record(self.game.name, self.game.rules_version, header, tuple(self.moves), result)
