"""All questions, by their number."""

from typing import Final, cast

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

AnyQuestion = (
    AskStart
    | AskDeal
    | AskPickFromHand
    | AskPickFromDiscards
    | AskDiscardTop
    | AskMulligan
    | AskMay
    | AskKeep
    | AskTarget
    | AskDiscardYours
    | AskWhichAll
    | AskOneStays
    | AskYouDiscard
    | AskRandomDiscard
    | AskDiscardMine
    | AskPutUnder
    | AskTakeBack
    | AskSearchPile
    | AskSearchDiscard
    | AskFetch
    | AskFetchShip
    | AskLoadNow
    | AskLoadShip
    | AskPay
    | AskDecline
    | AskReturn
    | AskDiscardTaken
    | AskMore
    | AskAnswer
    | AskGoBack
    | AskDiscardSome
    | AskRecall
    | AskPlayAchievement
    | AskDiscardAchievement
    | AskReplaceDraw
    | AskLeave
    | AskShuffleSome
)
"""A closed union: whoever tells questions apart ends in `assert_never`, so a new one is asked for there."""


class Unasked(Question):
    """Stands where a number has no question."""

    ask = -1
    verbs: Verbs = ()

    def options(self, state: Position, frame: Frame) -> list[int]:
        raise AssertionError(f"{frame.ask} is no question")

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        raise AssertionError(f"{frame.ask} is no question")


def _by_number(questions: list[AnyQuestion]) -> list[Question]:
    found: list[Question] = [Unasked()] * FIRST_WORK
    for question in questions:
        found[question.ask] = question
    return found


QUESTIONS: Final = _by_number(
    [
        AskStart(),
        AskDeal(),
        AskPickFromHand(),
        AskPickFromDiscards(),
        AskDiscardTop(),
        AskMulligan(),
        AskMay(),
        AskKeep(),
        AskTarget(),
        AskDiscardYours(),
        AskWhichAll(),
        AskOneStays(),
        AskYouDiscard(),
        AskRandomDiscard(),
        AskDiscardMine(),
        AskPutUnder(),
        AskTakeBack(),
        AskSearchPile(),
        AskSearchDiscard(),
        AskFetch(),
        AskFetchShip(),
        AskLoadNow(),
        AskLoadShip(),
        AskPay(),
        AskDecline(),
        AskReturn(),
        AskDiscardTaken(),
        AskMore(),
        AskAnswer(),
        AskGoBack(),
        AskDiscardSome(),
        AskRecall(),
        AskPlayAchievement(),
        AskDiscardAchievement(),
        AskReplaceDraw(),
        AskLeave(),
        AskShuffleSome(),
    ]
)
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
