"""Questions of yes and no, of chance, and what interrupts: interference, retreat, going back."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.actions import Verb, action, card_actions
from moondrake.bluemoon.asking.base import Choice, Question, Verbs
from moondrake.bluemoon.effects import TakeDiscards
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.resolve import carry_out
from moondrake.bluemoon.rules import playing, settling, solo_giving
from moondrake.bluemoon.rules.fight import retreat
from moondrake.bluemoon.rules.moving import (
    LOOKED,
    MILLING,
    OPENLY,
    REVEALED,
    may_draw,
    mill_card,
    show_discard_top,
    take_drawn,
)
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.zones import LOCAL

YES_NO: Final = [action(Verb.YES), action(Verb.NO)]


class AskStart(Question):
    """Chance: who begins the first fight? (BM-4.3)"""

    ask = Ask.START
    verbs: Verbs = (Verb.START,)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return [action(Verb.START, 0), action(Verb.START, 1)]

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        state.seat = argument
        tell(state, What.START, argument, [], rule="BM-4.3")


class AskDeal(Question):
    """Chance: which card of a pile without order comes next? (BM-23.4)"""

    ask = Ask.DEAL
    verbs: Verbs = (Verb.DEAL,)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return card_actions(Verb.DEAL, frame.side, state.sides[frame.side].rest)

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        card = argument & LOCAL
        if frame.flags in MILLING:
            mill_card(state, frame.side, card, frame.flags)
        elif frame.flags == REVEALED:
            solo_giving.reveal_card(state, card)
        elif frame.flags == LOOKED:
            solo_giving.look_at(state, card)
        else:
            take_drawn(state, frame.side, card, openly=frame.flags == OPENLY)


class AskDiscardTop(Choice):
    """Chance: which card comes to lie on top of a shuffled discard pile? (BM-3.4)"""

    ask = Ask.DISCARD_TOP

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].mixed

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        side = state.sides[frame.side]
        side.mixed &= ~(1 << card)
        knowledge.seen_in_discards(side, card)
        side.discards.append(card)
        tell(state, What.TOP, frame.side, [card], rule="BM-3.4")


class YesNo(Question):
    """Yes or no."""

    verbs: Verbs = (Verb.YES, Verb.NO)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return YES_NO


class AskMay(YesNo):
    """A text says "may": does its owner like to? (BM-12.6)"""

    ask = Ask.MAY

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        effect = frame.effect
        assert effect is not None
        if verb == Verb.YES:
            carry_out(state, frame, effect)
        elif isinstance(effect, TakeDiscards):
            show_discard_top(state, frame.seat)


class AskMore(YesNo):
    """One more of several cards? (RS-24, OQ-57) The frame below counts them; `flags`: none is drawn."""

    ask = Ask.MORE

    def is_moot(self, state: Position, frame: Frame) -> bool:
        return not frame.flags and not may_draw(state, frame.side)

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.NO:
            state.frames[-1].left = 0


class AskReplaceDraw(YesNo):
    """Draw a card for the one that was discarded? (BM-10.29, RS-35)"""

    ask = Ask.REPLACE_DRAW

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.YES:
            state.frames.append(Frame(Ask.DRAW, frame.seat, frame.side, left=1))


class AskLeave(YesNo):
    """Retreat, now that an interference took the card away? (BM-11.3)"""

    ask = Ask.LEAVE

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.YES:
            retreat(state, frame.seat, "BM-11.3")


class AskKeep(Question):
    """Do the old characters stay active beside the new one? (BM-9.5)"""

    ask = Ask.KEEP
    verbs: Verbs = (Verb.KEEP, Verb.RELEASE)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return [action(Verb.KEEP), action(Verb.RELEASE)]

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        playing.keep_old(state, frame, keeps=verb == Verb.KEEP)


class AskAnswer(Question):
    """Does an interference card answer what was laid out or announced, or the dragon? (BM-11.1 step 2)"""

    ask = Ask.ANSWER
    verbs: Verbs = (Verb.PASS, Verb.PLAY)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return [action(Verb.PASS), *card_actions(Verb.PLAY, frame.seat, playing.answers(state, frame))]

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        """BM-17.3: an offered and passed window is new information."""
        state.informed = state.informed or state.rules.window_informs
        if verb == Verb.PLAY:
            playing.answer_with(state, frame, argument & LOCAL)


class AskGoBack(Question):
    """To which point of an illegal turn does the game go back? (BM-17.2)"""

    ask = Ask.GO_BACK
    verbs: Verbs = (Verb.BACK,)

    def options(self, state: Position, frame: Frame) -> list[int]:
        return [action(Verb.BACK, index) for index in range(len(state.points))]

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        settling.go_back(state, argument, must_retreat=False)
