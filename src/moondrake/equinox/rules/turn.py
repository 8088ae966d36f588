"""The course of the game: which step follows which, who is asked what (EQ-4.1, EQ-4.2)."""

from typing import Final

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell
from moondrake.equinox.prints import NOBODY
from moondrake.equinox.rules import abilities, bets, cards, hand_targets, hands, setup, table_targets, vanish
from moondrake.equinox.state import Ask, Frame, Position, Step
from moondrake.table.state import CHANCE

NOTHING: Final[list[int]] = []


def legal_actions(position: Position) -> list[int]:
    """Everything that may be answered now, sorted; a list for whoever asks."""
    frame = position.question()
    is_kept = frame.ask == Ask.DEAL or len(frame.answers) > 0
    return options(position, frame).copy() if is_kept else options(position, frame)


def options(position: Position, frame: Frame) -> list[int]:  # noqa: C901, PLR0911
    """Everything that may be answered to the open question, sorted: not to be changed, it may be kept."""
    if frame.answers:
        return frame.answers
    ask = frame.ask
    if ask == Ask.DEAL:
        return position.pile
    if ask == Ask.PLAY:
        return cards.plays(position, frame.seat)
    if ask == Ask.BET:
        return bets.bets(position, frame.seat)
    if ask == Ask.DISCARD:
        return hands.discards(position, frame.seat)
    if ask == Ask.ABILITY:
        return [actions.PASS, *abilities.targets(position, frame.seat, frame.ability, frame.source)]
    if ask == Ask.TARGET:
        return abilities.targets(position, frame.seat, frame.ability, frame.source)
    if ask == Ask.PICK:
        return [actions.PICK + card for card in position.hands[frame.other]]
    if ask == Ask.KEEP:
        return [actions.TAKE + card for card in position.picked]
    if ask == Ask.CREATURE:
        return [actions.NAME + creature for creature in position.alive]
    if ask == Ask.GIVE:
        return hand_targets.fitting(position, frame.other, frame.source)
    if ask == Ask.SECOND_FIELD:
        return table_targets.swap_partners(position, frame.other)
    if ask == Ask.INVITE:
        return setup.invitations(position)
    return [actions.START + seat for seat in range(position.seats)]


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


def answer(position: Position, frame: Frame, action: int) -> None:  # noqa: C901
    """Carry out the answer to one question."""
    ask = frame.ask
    if ask == Ask.DEAL:
        hands.draw(position, frame, action - actions.DEAL)
    elif ask == Ask.PLAY:
        cards.play(position, frame.seat, action)
    elif ask == Ask.BET:
        bets.bet(position, frame.seat, action)
    elif ask == Ask.DISCARD:
        hands.discard(position, frame, action)
    elif ask == Ask.ABILITY:
        abilities.answer_offer(position, frame, action)
    elif ask == Ask.TARGET:
        abilities.carry_out(position, frame, action)
    elif ask == Ask.PICK:
        abilities.pick(position, frame, action - actions.PICK)
    elif ask == Ask.KEEP:
        hand_targets.keep(position, frame, action - actions.TAKE)
    elif ask == Ask.CREATURE:
        hand_targets.demand(position, frame, action - actions.NAME)
    elif ask == Ask.GIVE:
        hand_targets.give(position, frame, action - actions.GIVE)
    elif ask == Ask.SECOND_FIELD:
        table_targets.swap(position, frame.seat, frame.other, action - actions.FIELD)
    elif ask == Ask.INVITE:
        setup.invite(position, frame, action - actions.INVITE)
    else:
        setup.name_start_player(position, action - actions.START)


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
