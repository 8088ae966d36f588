"""Who plays a seat: somebody who is asked (`turn.AskedPolicy`), or the procedure of the solo game."""

from abc import ABC, abstractmethod

from moondrake.bluemoon.asking.every import answer_question, question_options
from moondrake.bluemoon.rules import solo
from moondrake.bluemoon.rules.solo_picks import picks
from moondrake.bluemoon.state import Frame, Position


class Policy(ABC):
    """How the turn of a seat goes on, and how its questions are answered. It has no state."""

    @abstractmethod
    def advance(self, state: Position) -> bool:
        """One step of its turn (BM-5.2); False if somebody has to be asked: `options` are the answers."""

    @abstractmethod
    def phase_options(self, state: Position) -> list[int]:
        """The answers to what the phase of its turn asks."""

    @abstractmethod
    def question_options(self, state: Position, frame: Frame) -> list[int]:
        """Which of the answers to a question it has."""

    @abstractmethod
    def answer(self, state: Position, frame: Frame) -> bool:
        """Answer the question on top; False if somebody has to be asked: `options` are the answers."""


class BotPolicy(Policy):
    """BM-22.4, BM-22.5: what the automated opponent does in its turn and answers to questions of texts."""

    def advance(self, state: Position) -> bool:
        return solo.advance(state)

    def phase_options(self, state: Position) -> list[int]:
        return solo.ANNOUNCEMENTS

    def question_options(self, state: Position, frame: Frame) -> list[int]:
        return picks(state, frame, question_options(state, frame))

    def answer(self, state: Position, frame: Frame) -> bool:
        """BM-22.25: the procedure leaves one answer; among several chance decides."""
        work = solo.work_instead(frame)
        if work is not None:
            state.frames[-1] = work
            return True
        state.options = self.question_options(state, frame)
        if len(state.options) != 1:
            return False
        state.frames.pop()
        answer_question(state, frame, state.options[0])
        return True
