"""The turn as a state machine (BM-5.2): goes on until somebody has to be asked."""

from typing import Final

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.asking.base import DONE
from moondrake.bluemoon.asking.every import QUESTIONS, answer_question, question_options
from moondrake.bluemoon.effects import Element, When
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.policy import BotPolicy, Policy
from moondrake.bluemoon.rules import foreseeing, phases, settling, targeting
from moondrake.bluemoon.rules.demands import unmet_plays
from moondrake.bluemoon.rules.fight import collect_unpaid_dragons, discard_landed, push_texts
from moondrake.bluemoon.rules.playing import offer_power_answer
from moondrake.bluemoon.rules.turns import (
    announce_power,
    before_turn,
    end_check,
    end_turn,
    exceeds_character_limit,
    next_turn,
)
from moondrake.bluemoon.rules.values import is_enough
from moondrake.bluemoon.state import FIRST_WORK, UNKNOWN, Ask, Frame, Phase, Position
from moondrake.bluemoon.working.every import do_work
from moondrake.table import CHANCE

TO_FIGHT: Final = action(Verb.FIGHT)


def apply(state: Position, number: int) -> None:
    """Carry out an answer and go on to the next question."""
    _carry_out(state, number)
    settle(state)


def go_on_unasked(state: Position) -> None:
    """Simulation begins: the question that waits may be one that nobody is asked any more."""
    if state.phase != Phase.OVER and (len(state.options) == 1 or seat_to_act(state) == CHANCE):
        assert state.dice is not None
        apply(state, state.options[state.dice.below(len(state.options))])


def _carry_out(state: Position, number: int) -> None:
    if number != TO_FIGHT:
        state.characters = UNKNOWN
    if state.frames:
        answer_question(state, state.frames.pop(), number)
    else:
        settling.remember_point(state, number)
        if number == phases.PASS and phases.lacks_character(state):
            settling.settle_illegal(state)
        elif number == phases.PASS and state.phase == Phase.TURN_END:
            end_turn(state)
        else:
            phases.answer_phase(state, number)


def policy_of(state: Position, seat: int) -> Policy:
    """Who plays this seat; chance answers as a player does."""
    return ASKED if seat < 0 or state.manners[seat].is_asked else BOT_POLICY


def seat_to_act(state: Position) -> int:
    """Who is asked now; BM-22.25: for the Bot chance is."""
    seat = 1 - state.seat if state.phase == Phase.AFTER_POWER else state.seat
    if state.frames:
        seat = state.frames[-1].seat
    return seat if seat < 0 or state.manners[seat].is_asked else CHANCE


def ask_again(state: Position) -> None:
    """Work out the open question's answers anew (after a position was put together by hand)."""
    if state.phase == Phase.OVER:
        state.options = []
        return
    policy = policy_of(state, state.frames[-1].seat if state.frames else state.seat)
    if state.frames:
        options = policy.question_options(state, state.frames[-1])
    else:
        options = policy.phase_options(state)
    state.options = foreseeing.foreseen(state, options)


def settle(state: Position) -> None:
    """BM-5.1: do everything that needs no answer, until a question is on top."""
    while state.phase != Phase.OVER:
        if not state.frames:
            question = targeting.open_question(state)
            if question is not None:
                state.frames.append(question)
            elif not _advance(state):
                return
            continue
        frame = state.frames[-1]
        if frame.ask >= FIRST_WORK:
            state.frames.pop()
            do_work(state, frame)
        elif QUESTIONS[frame.ask].is_moot(state, frame):
            state.frames.pop()
        elif not _answer(state, frame):
            return


def _answer(state: Position, frame: Frame) -> bool:
    """Whoever plays the seat answers the question on top; False if somebody has to be asked."""
    if policy_of(state, frame.seat).answer(state, frame):
        return True
    state.options = foreseeing.foreseen(state, state.options)
    if state.dice is None or not (len(state.options) == 1 or seat_to_act(state) == CHANCE):
        return False
    _carry_out(state, state.options[state.dice.below(len(state.options))])
    return True


def _advance(state: Position) -> bool:
    """One step of the state machine; False if somebody has to be asked."""
    phase = state.phase
    if phase == Phase.SETUP:
        next_turn(state, state.seat, is_first=True)
    elif phase == Phase.END_CHECK:
        end_check(state)
    elif phase == Phase.BEFORE_TURN:
        before_turn(state)
    else:
        return policy_of(state, state.seat).advance(state)
    return True


class AskedPolicy(Policy):
    """Somebody who is asked."""

    def advance(self, state: Position) -> bool:
        phase = state.phase
        if phase == Phase.CHARACTER_END:
            _character_end(state)
        elif phase == Phase.BOOST_END:
            _boost_end(state)
        elif phase == Phase.BEFORE_POWER:
            if not state.rules.ships_stay_for_announcement:  # RS-16
                discard_landed(state, state.seat)
            state.phase = Phase.ANNOUNCE
        elif phase == Phase.ANNOUNCE and state.element != Element.NO_ELEMENT:
            _announce(state)
        elif phase != Phase.AFTER_POWER or not _after_power(state):
            return _ask(state)
        return True

    def phase_options(self, state: Position) -> list[int]:
        return phases.phase_options(state)

    def question_options(self, state: Position, frame: Frame) -> list[int]:
        return question_options(state, frame)

    def answer(self, state: Position, frame: Frame) -> bool:
        """BM-23.3: where DONE is the only answer, and everybody can see that it is, nobody is asked."""
        question = QUESTIONS[frame.ask]
        options = question.options(state, frame)
        state.options = options
        if len(options) != 1 or options[0] != DONE or not question.is_pointless(state, frame):
            return False
        state.frames.pop()
        answer_question(state, frame, DONE)
        return True


def _after_power(state: Position) -> bool:
    """T6c, then T6d: the window immediately after announcing, then False if a challenge is to be asked."""
    if not state.turn.answered:
        state.turn.answered = True
        offer_power_answer(state)
        return True
    if phases.has_open_challenge(state):
        return False
    state.phase = Phase.TURN_END
    return True


def _ask(state: Position) -> bool:
    """Ask the active player, unless there is nothing to decide in this phase."""
    options = phases.phase_options(state)
    if state.phase == Phase.ANNOUNCE and not options:
        settling.settle_illegal(state)
        return True
    if state.phase == Phase.TURN_END:
        return _ask_turn_end(state, options)
    is_lone = len(options) == 1
    if is_lone and (
        state.dice is not None or (state.probe == settling.HURRYING and options[0] == phases.PASS)
    ):
        _carry_out(state, options[0])
        return True
    if is_lone and options[0] == phases.PASS and not phases.could_do_something(state):
        _leave_phase(state)
        return True
    state.options = foreseeing.foreseen(state, options)
    return False


def _leave_phase(state: Position) -> None:
    """Nothing (more) to do in this phase; BM-17.1: in T4 a character may be missing."""
    if phases.lacks_character(state):
        settling.settle_illegal(state)
    else:
        state.phase += 1


def _ask_turn_end(state: Position, options: list[int]) -> bool:
    """T7: the hand is refilled, texts may be used; the turn is over when nothing is left (RS-2)."""
    is_lone = len(options) == 1
    if not state.turn.refilled and (
        not state.rules.free_end_order or (is_lone and options[0] == phases.REFILL)
    ):
        state.turn.refilled = True
        state.frames.append(Frame(Ask.REFILL, state.seat, state.seat, left=HAND_SIZE))
        return True
    if is_lone and options[0] == phases.PASS:
        end_turn(state)
        return True
    state.options = options
    return False


def _character_end(state: Position) -> None:
    """T4e: texts about the end of the character phase (BM-16.29)."""
    if not state.rules.character_limit_late and exceeds_character_limit(state):
        settling.settle_illegal(state)
    else:
        state.phase = Phase.BOOST


def _boost_end(state: Position) -> None:
    """T5e, BM-5.4: first demands fall due, then texts "immediately after my booster/support phase"."""
    seat = state.seat
    late = state.rules.character_limit_late and exceeds_character_limit(state)
    if late or unmet_plays(state, seat) or phases.unmet_payment(state):
        settling.settle_illegal(state)
        return
    state.phase = Phase.BEFORE_POWER
    if not state.probe or state.facts[seat].late_deeds:
        push_texts(state, seat, When.AFTER_BOOST)
    collect_unpaid_dragons(state, seat)


def _announce(state: Position) -> None:
    """T6b, BM-6.18, BM-6.19, BM-6.21, BM-6.22: the power is announced, or the turn cannot end legally."""
    if state.probe:
        settling.end_probe(state, legal=targeting.could_announce(state, state.element))
        return
    if not state.turn.targeted:
        state.turn.targeted = True
        targeting.forget_chosen(state)
        return
    if not is_enough(state, state.element):
        settling.settle_illegal(state)
        return
    announce_power(state, "BM-6.18")


ASKED: Final = AskedPolicy()
BOT_POLICY: Final = BotPolicy()
