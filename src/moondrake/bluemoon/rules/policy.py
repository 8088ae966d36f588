"""Who plays a seat: somebody who is asked (`turn.Player`), or the procedure of the solo game (`solo.Bot`)."""

from abc import ABC, abstractmethod

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
    def work_instead(self, frame: Frame) -> Frame | None:
        """What is done without a question where others are asked."""

    @abstractmethod
    def picks(self, state: Position, frame: Frame, options: list[int]) -> list[int]:
        """Which of the answers to a question it has."""

    @abstractmethod
    def is_settled(self, state: Position, frame: Frame) -> bool:
        """Does the question, with the position's `options`, need no answer?"""
