"""What every kind of work is."""

from abc import ABC, abstractmethod

from moondrake.bluemoon.state import Frame, Position


class Work(ABC):
    """One kind of work. It has no state: what is to be done is in the frame that waits."""

    ask: int
    """Its number in `questions.Ask`: that is how frames and views name it."""

    @abstractmethod
    def do(self, state: Position, frame: Frame) -> None:
        """Do it, or a step of it; the frame was taken off the stack and is put back if there is more."""
