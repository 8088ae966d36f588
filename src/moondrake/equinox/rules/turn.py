"""The course of the game: which step follows which, who is asked what (EQ-4.1, EQ-4.2)."""

from typing import Final

from moondrake.equinox.happenings import Happening, tell
from moondrake.equinox.rules import bets, cards, hands, setup, vanish
from moondrake.equinox.rules.asking import answer, options
from moondrake.equinox.state import Ask, Position, Step
from moondrake.table.state import CHANCE, NOBODY

NOTHING: Final[list[int]] = []


def legal_actions(position: Position) -> list[int]:
    """Everything that may be answered now, sorted; a list for whoever asks."""
    frame = position.question()
    return frame.answers.copy() if frame.answers else options(position, frame)


def apply(position: Position, action: int) -> None:
    """Answer the question on top, then go on until somebody is asked again or the game is over."""
    position.offered = NOTHING
    frame = position.question()
    position.asked = frame.below
    answer(position, frame, action)
    settle(position)
    if position.dice is not None:
        roll(position)


def roll(position: Position) -> None:
    """Simulation: dice answer while chance is asked, or somebody who has a single answer."""
    dice = position.dice
    if dice is None:
        return
    frame = position.asked
    while frame is not None:
        if frame.ask == Ask.DEAL:
            position.asked = frame.below
            hands.draw_unasked(position, frame, dice)
        elif frame.ask == Ask.INVITE and frame.seat == CHANCE:
            position.asked = frame.below
            setup.invite_unasked(position, frame, dice)
        else:
            answers = options(position, frame)
            if len(answers) > 1 and frame.seat != CHANCE:
                position.offered = answers
                return
            position.asked = frame.below
            answer(position, frame, answers[dice.below(len(answers))])
        settle(position)
        frame = position.asked


def settle(position: Position) -> None:
    """EQ-4.2: While nobody is asked anything, the next step begins."""
    while position.asked is None and position.step != Step.OVER:
        next_step(position)


def next_step(position: Position) -> None:
    """EQ-4.2: The steps of a turn in their fixed order."""
    step = position.step
    if step == Step.BET:
        position.step = Step.PLAY
        cards.ask_to_play(position, position.turn)
    elif step == Step.PLAY:
        position.step = Step.DISCARD
        hands.ask_to_discard(position, position.turn, hands.MOST_DISCARDS)
    elif step == Step.DISCARD:
        hands.take_back_aside(position, position.turn)
        position.step = Step.DRAW
        hands.draw_up(position, position.turn)
    elif step == Step.DRAW:
        position.step = Step.CHECK
        vanish.check(position)
    elif step == Step.CHECK:
        begin_turn(position, (position.turn + 1) % position.seats)
    elif step == Step.START:
        setup.ask_for_creatures(position)
    elif step == Step.INVITE:
        setup.ask_to_deal(position)
    else:
        tell(position, Happening.ROUND, NOBODY, 1, "EQ-4.1")
        begin_turn(position, position.turn)


def begin_turn(position: Position, seat: int) -> None:
    """EQ-4.1: Turns go clockwise without a break, also from one round to the next."""
    position.turn = seat
    position.step = Step.BET
    position.echoed = False
    position.free_discards = False
    position.bet_secretly = False
    bets.ask_to_bet(position, seat)
