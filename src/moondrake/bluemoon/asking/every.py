"""All questions, by their number."""

from typing import Final, cast, get_args

from moondrake.bluemoon.actions import ARGUMENTS
from moondrake.bluemoon.asking.base import Question, Verbs
from moondrake.bluemoon.asking.hands import (
    AskDecline,
    AskDiscardMine,
    AskDiscardTaken,
    AskMulligan,
    AskPay,
    AskPickFromHand,
    AskPutUnder,
    AskRandomDiscard,
    AskReturn,
    AskYouDiscard,
)
from moondrake.bluemoon.asking.in_play import (
    AskDiscardAchievement,
    AskDiscardSome,
    AskDiscardYours,
    AskOneStays,
    AskPlayAchievement,
    AskRecall,
    AskShuffleSome,
    AskTakeBack,
    AskTarget,
    AskWhichAll,
)
from moondrake.bluemoon.asking.piles import (
    AskFetch,
    AskFetchShip,
    AskLoadNow,
    AskLoadShip,
    AskPickFromDiscards,
    AskSearchDiscard,
    AskSearchPile,
)
from moondrake.bluemoon.asking.windows import (
    AskAnswer,
    AskDeal,
    AskDiscardTop,
    AskGoBack,
    AskKeep,
    AskLeave,
    AskMay,
    AskMore,
    AskReplaceDraw,
    AskStart,
)
from moondrake.bluemoon.questions import FIRST_WORK
from moondrake.bluemoon.state import Frame, Position

FromHand = AskMulligan | AskYouDiscard | AskDiscardMine | AskDecline | AskPay | AskPutUnder | AskReturn
"""Answered with cards of one's hand."""
FromPlaces = (
    AskSearchPile
    | AskSearchDiscard
    | AskTakeBack
    | AskFetch
    | AskFetchShip
    | AskLoadNow
    | AskLoadShip
    | AskRecall
    | AskPlayAchievement
    | AskDiscardAchievement
    | AskTarget
)
"""Each has a place where its cards lie."""
Chosen = AskDiscardTaken | AskDiscardYours | AskDiscardSome | AskShuffleSome | AskOneStays | AskRandomDiscard
"""About cards that the frame or the other side names."""
Cardless = AskMay | AskMore | AskReplaceDraw | AskLeave | AskKeep | AskAnswer | AskGoBack | AskWhichAll
ToChance = AskStart | AskDeal | AskDiscardTop | AskPickFromHand | AskPickFromDiscards
AnyQuestion = FromHand | FromPlaces | Chosen | Cardless | ToChance
"""A closed union: whoever tells questions apart ends in `assert_never`, so a new one is asked for there."""


class Unasked(Question):
    """Stands where a number has no question."""

    ask = -1
    verbs: Verbs = ()

    def options(self, state: Position, frame: Frame) -> list[int]:
        raise AssertionError(f"{frame.ask} is no question")

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        raise AssertionError(f"{frame.ask} is no question")


def _by_number() -> list[Question]:
    found: list[Question] = [Unasked()] * FIRST_WORK
    for kind in get_args(AnyQuestion):
        question: Question = kind()  # a compiled class has its number in its objects only
        found[question.ask] = question
    return found


QUESTIONS: Final = _by_number()
"""A frame that waits for an answer is about `QUESTIONS[frame.ask]`."""


def question_of(frame: Frame) -> AnyQuestion:
    """The question of a frame, as one of the closed union."""
    return cast(AnyQuestion, QUESTIONS[frame.ask])


def question_options(state: Position, frame: Frame) -> list[int]:
    """The answers to the question of a frame, sorted."""
    return QUESTIONS[frame.ask].options(state, frame)


def answer_question(state: Position, frame: Frame, number: int) -> None:
    """Carry out the answer to the question of a frame, which was taken off the stack."""
    QUESTIONS[frame.ask].answer(state, frame, number // ARGUMENTS, number % ARGUMENTS)
