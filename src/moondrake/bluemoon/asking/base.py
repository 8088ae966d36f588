"""What every question is: the answers to it, what an answer does, and what explanations want to know."""

from abc import ABC, abstractmethod
from typing import Final

from moondrake.bluemoon.actions import Verb, action, card_actions
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.zones import LOCAL
from moondrake.table import CHANCE

DONE: Final = action(Verb.DONE)
Verbs = tuple[int, ...]
Rules = tuple[str, ...]


class Question(ABC):
    """One kind of question. It has no state: what it is about is in the frame that waits."""

    ask: int
    """Its number in `questions.Ask`: that is how frames, views and the wire name it."""
    verbs: Verbs
    """The verbs that answer it."""
    duty: Rules = ("BM-12.6",)
    """The rules by which it has to be answered as offered."""
    discards = False
    """Is the chosen card discarded?"""

    @abstractmethod
    def options(self, state: Position, frame: Frame) -> list[int]:
        """Everything that may be answered, sorted."""

    @abstractmethod
    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        """Carry out an answer; the frame was taken off the stack."""

    def is_moot(self, state: Position, frame: Frame) -> bool:
        """Is there nothing left to ask?"""
        return False

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        """BM-23.3: where DONE is the only answer, can everybody see that it is?"""
        return True


class Choice(Question):
    """A question that is answered with a card of `frame.side`, or with DONE where stopping is allowed."""

    verbs: Verbs = (Verb.DONE, Verb.CHOOSE)

    @abstractmethod
    def cards(self, state: Position, frame: Frame) -> int:
        """The cards that may be chosen."""

    @abstractmethod
    def choose(self, state: Position, frame: Frame, card: int) -> None:
        """This card it is."""

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        """Is DONE an answer when these cards may be chosen?"""
        return False

    def stop(self, state: Position, frame: Frame) -> None:
        """The seat stops choosing."""

    def options(self, state: Position, frame: Frame) -> list[int]:
        cards = self.cards(state, frame)
        options = [DONE] if self.may_stop(state, frame, cards) else []
        options += card_actions(Verb.DEAL if frame.seat == CHANCE else Verb.CHOOSE, frame.side, cards)
        return options

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.DONE:
            self.stop(state, frame)
        else:
            self.choose(state, frame, argument & LOCAL)
