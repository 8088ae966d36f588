"""The turn as a state machine (BM-5.2): goes on until somebody has to be asked."""

from typing import Final

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.asking.base import DONE
from moondrake.bluemoon.asking.every import QUESTIONS, answer_question, question_options
from moondrake.bluemoon.asking.working import work
from moondrake.bluemoon.effects import Attract, CharacterLimit, Element, ForceRetreat, Together, When
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.resolve import do_one_of_each, resolve
from moondrake.bluemoon.rules import foreseeing, phases, settling, solo, solo_giving, targeting
from moondrake.bluemoon.rules.demands import unmet_plays
from moondrake.bluemoon.rules.ending import end_without_cards, is_out_of_cards
from moondrake.bluemoon.rules.fight import (
    RULES,
    collect_unpaid_dragons,
    discard_landed,
    end_fight,
    end_leadership,
    gain_dragon,
    gain_dragons,
    push_texts,
    retreat,
)
from moondrake.bluemoon.rules.ignoring import has_working, refresh, working_cards, working_texts
from moondrake.bluemoon.rules.moving import draw_one, mill
from moondrake.bluemoon.rules.playing import (
    activate,
    each_loses_achievement,
    go_on_playing,
    offer_gain_answer,
    offer_power_answer,
)
from moondrake.bluemoon.rules.setup import end_mulligan
from moondrake.bluemoon.rules.solo_picks import picks
from moondrake.bluemoon.rules.values import is_enough, power
from moondrake.bluemoon.state import FIRST_WORK, UNKNOWN, Ask, Frame, Phase, Position, Turn
from moondrake.bluemoon.zones import cards_in, count
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
            _end_turn(state)
        else:
            phases.answer_phase(state, number)


def seat_to_act(state: Position) -> int:
    """Who is asked now."""
    seat = 1 - state.seat if state.phase == Phase.AFTER_POWER else state.seat
    if state.frames:
        seat = state.frames[-1].seat
    return CHANCE if seat == state.match.bot else seat  # BM-22.25


def ask_again(state: Position) -> None:
    """Work out the open question's answers anew (after a position was put together by hand)."""
    if state.phase == Phase.OVER:
        state.options = []
    elif state.frames:
        state.options = foreseeing.foreseen(state, _answers_to(state, state.frames[-1]))
    elif state.seat == state.match.bot:
        state.options = solo.ANNOUNCEMENTS
    else:
        state.options = foreseeing.foreseen(state, phases.phase_options(state))


def _answers_to(state: Position, frame: Frame) -> list[int]:
    """The answers to a question; the Bot of a solo game has only what its procedure leaves open."""
    options = question_options(state, frame)
    if frame.seat == state.match.bot:
        return picks(state, frame, options)
    return options


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
            _work(state, frame)
        elif QUESTIONS[frame.ask].is_moot(state, frame):
            state.frames.pop()
        elif frame.seat == state.match.bot and solo_giving.is_taken_over(frame):
            state.frames.pop()
            solo_giving.take_over(state, frame)
        else:
            state.options = _answers_to(state, frame)
            if not _is_settled(state, frame):
                state.options = foreseeing.foreseen(state, state.options)
                if state.dice is None or not (len(state.options) == 1 or seat_to_act(state) == CHANCE):
                    return
                _carry_out(state, state.options[state.dice.below(len(state.options))])
                continue
            state.frames.pop()
            answer_question(state, frame, state.options[0])


def _is_settled(state: Position, frame: Frame) -> bool:
    """Does the question need no answer: it is pointless, or the Bot's procedure leaves only one?"""
    if frame.seat == state.match.bot:
        return len(state.options) == 1
    return _is_pointless(state, frame)


def _is_pointless(state: Position, frame: Frame) -> bool:
    """A question to which DONE is the only answer, and everybody can see that it is (BM-23.3)."""
    options = state.options
    return len(options) == 1 and options[0] == DONE and QUESTIONS[frame.ask].is_pointless(state, frame)


def _work(state: Position, frame: Frame) -> None:
    """Frames that ask nothing by themselves."""
    ask = frame.ask
    if ask == Ask.REFILL:
        if state.dice is not None:
            while phases.may_refill(state, frame.side, frame.left):
                draw_one(state, frame.side, openly=False)
        elif phases.may_refill(state, frame.side, frame.left):
            state.frames.append(frame)
            draw_one(state, frame.side, openly=False)
    elif ask == Ask.ACTIVATE:
        activate(state, frame)
        targeting.after_activation(state, frame)
    elif ask == Ask.RESOLVE:
        resolve(state, frame)
    elif ask == Ask.FIGHT_END:
        _next_turn(state, frame.seat, is_first=True)
    elif ask == Ask.DECLINED:
        _after_decline(state, frame)
    elif ask == Ask.MULLIGAN_END:
        end_mulligan(state, frame)
    elif ask == Ask.LEADERSHIP_DONE:
        end_leadership(state)
        refresh(state)
    else:
        _work_on_texts(state, frame)


def _work_on_texts(state: Position, frame: Frame) -> None:
    """Work that texts bring: dragons, costs, what each player does."""
    ask = frame.ask
    if ask == Ask.GAIN:
        _gain(state, frame)
    elif ask == Ask.GAIN_NOW:
        gain_dragon(state, frame.seat, RULES[frame.place])
    elif ask == Ask.RETREATED:
        end_fight(state, frame.seat)
    elif ask == Ask.FORCED:
        retreat(state, frame.seat, "BM-10.40")
    elif ask == Ask.LAY_OUT:
        if frame.seat == state.match.bot and not frame.flags:
            solo.lay_out_by_bot(state, frame.source)
        else:
            go_on_playing(state, frame)
    elif ask == Ask.MILL:
        frame.left -= 1
        if frame.left:
            state.frames.append(frame)
        mill(state, frame.side)
    elif ask == Ask.CRYSTALS:
        each_loses_achievement(state, frame.seat)
    elif ask == Ask.ONE_OF_EACH:
        do_one_of_each(state, frame)
    elif ask >= Ask.REVEAL:
        _work_for_bot(state, frame)
    else:
        work(state, frame)


def _work_for_bot(state: Position, frame: Frame) -> None:
    """BM-22: what the automated opponent of a solo game does."""
    if frame.ask == Ask.REVEAL:
        solo.reveal(state, frame)
    elif frame.ask == Ask.COMPANIONS:
        solo.play_companions(state, frame)
    elif frame.ask == Ask.BOT_PAY:
        solo_giving.pay(state, frame)
    else:
        solo_giving.discard_one(state, frame)


def _gain(state: Position, frame: Frame) -> None:
    """BM-7.5: dragons move one by one; BM-11.7: each may be answered by a text that refers to it."""
    frame.left -= 1
    if frame.left:
        state.frames.append(frame)
    if not state.match.gain_windows[1 - frame.seat]:
        gain_dragon(state, frame.seat, RULES[frame.place])
        return
    step = Frame(Ask.GAIN_NOW, frame.seat, frame.side, place=frame.place)
    state.frames.append(step)
    if not offer_gain_answer(state, frame.seat):
        state.frames.pop()
        gain_dragon(state, frame.seat, RULES[frame.place])


def _after_decline(state: Position, frame: Frame) -> None:
    """BM-6.8, RS-6, RS-28: refill, then the opponent starts; BM-8.1(c): the last cards end the game."""
    seat = frame.seat
    discard_landed(state, seat)
    end_leadership(state)
    refresh(state)
    side = state.sides[seat]
    has_no_cards = not side.hand and side.pile_size() == 0
    if not side.hand and state.rules.empty_decline_ends:
        has_no_cards = not frame.bits or has_no_cards
    elif state.rules.ends_without_hand:
        has_no_cards = False
    if has_no_cards:
        end_without_cards(state)
        return
    state.frames.append(Frame(Ask.FIGHT_END, 1 - seat, seat))
    state.frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))


def _next_turn(state: Position, seat: int, is_first: bool) -> None:
    state.seat = seat
    state.is_first = is_first
    if is_first:
        state.element = Element.NO_ELEMENT
    state.turn = Turn()
    state.must_retreat = False
    state.informed = False
    state.points = []
    state.phase = Phase.END_CHECK


def _advance(state: Position) -> bool:
    """One step of the state machine; False if the active player (or the challenger) has to be asked."""
    phase = state.phase
    if phase == Phase.SETUP:
        _next_turn(state, state.seat, is_first=True)
    elif phase == Phase.END_CHECK:
        _end_check(state)
    elif phase == Phase.BEFORE_TURN:
        _before_turn(state)
    elif state.seat == state.match.bot and phase < Phase.TURN_END:
        return solo.advance(state)
    elif phase == Phase.CHARACTER_END:
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


def _after_power(state: Position) -> bool:
    """T6c, then T6d: the window immediately after announcing, then False if a challenge is to be asked."""
    if not state.turn.answered:
        state.turn.answered = True
        if state.match.power_windows[1 - state.seat]:
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
    if state.seat == state.match.bot:  # BM-22.12, BM-22.19
        state.turn.refilled = True
        texts = phases.usable_texts(state, When.MY_TURN_END) | phases.usable_texts(state, When.MY_TURN)
        if texts:
            phases.use_text(state, cards_in(texts)[0])
        else:
            _end_turn(state)
        return True
    is_lone = len(options) == 1
    if not state.turn.refilled and (
        not state.rules.free_end_order or (is_lone and options[0] == phases.REFILL)
    ):
        state.turn.refilled = True
        state.frames.append(Frame(Ask.REFILL, state.seat, state.seat, left=HAND_SIZE))
        return True
    if is_lone and options[0] == phases.PASS:
        _end_turn(state)
        return True
    state.options = options
    return False


def _end_turn(state: Position) -> None:
    """T7 is over: landed ships and leadership cards leave, the opponent's turn begins."""
    discard_landed(state, state.seat)
    end_leadership(state)
    refresh(state)
    _next_turn(state, 1 - state.seat, is_first=False)


def _end_check(state: Position) -> None:
    """BM-8.1(b), RS-28: when a fight should begin and a player is out of cards, the game ends."""
    if state.is_first and (is_out_of_cards(state, 0) or is_out_of_cards(state, 1)):
        end_without_cards(state)
        return
    tell(state, What.TURN, state.seat, [], amount=int(state.is_first), rule="BM-5.2")
    state.phase = Phase.BEFORE_TURN


def _before_turn(state: Position) -> None:
    """TB: texts that act before the turn (BM-16.5), then those of its beginning (BM-16.27)."""
    if not state.is_first and _act_together(state, 1 - state.seat, When.BEFORE_YOUR_TURN, "BM-16.5"):
        return
    state.phase = Phase.TURN_BEGIN
    _act_together(state, state.seat, When.MY_TURN_BEGIN, "BM-16.27")


def _act_together(state: Position, seat: int, when: When, rule: str) -> bool:
    """Each group of a player's active supports does what its texts say; True if the opponent retreats."""
    if not working_cards(state, seat, state.facts[seat].by_when[when]):
        return False
    groups = _groups(state, seat, when)
    if any(isinstance(group.then, ForceRetreat) for group in groups):
        retreat(state, 1 - seat, rule)
        return True
    for group in groups:
        if isinstance(group.then, Attract):
            gain_dragons(state, seat, group.then.count, "BM-16.27")
    return False


def _groups(state: Position, seat: int, when: When) -> list[Together]:
    """What groups of active supports do at this moment, once for each group, if a text works that says so."""
    side = state.sides[seat]
    facts = state.facts[seat]
    found: list[Together] = []
    cards = (side.active | side.support | side.lasting) & facts.by_when[when]
    for card in cards_in(cards & ~side.ignored_texts):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if not isinstance(effect, Together) or sentence.when is not when or effect in found:
                continue
            if count(side.support & facts.tagged(effect.tag)) >= effect.at_least:
                found.append(effect)
    return found


def _character_end(state: Position) -> None:
    """T4e: texts about the end of the character phase (BM-16.29)."""
    if not state.rules.character_limit_late and exceeds_character_limit(state):
        settling.settle_illegal(state)
    else:
        state.phase = Phase.BOOST


def exceeds_character_limit(state: Position) -> bool:
    """BM-16.29, OQ-45: does the active player have more active characters than an opposing text allows?"""
    if not has_working(state, 1 - state.seat, state.facts[1 - state.seat].character_limits):
        return False
    characters = count(state.sides[state.seat].active & state.facts[state.seat].characters)
    for sentence in working_texts(state, 1 - state.seat):
        if isinstance(sentence.what, CharacterLimit) and characters > sentence.what.at_most:
            return True
    return False


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
    state.phase = Phase.AFTER_POWER
    if state.events is None:
        return
    seat = state.seat
    if state.is_first:
        tell(state, What.ELEMENT, seat, [], amount=state.element, rule="BM-6.18")
    tell(state, What.ANNOUNCE, seat, [], amount=power(state, seat, state.element), rule="BM-6.18")
    tell(state, What.AGAINST, 1 - seat, [], amount=power(state, 1 - seat, state.element), rule="BM-6.19")
