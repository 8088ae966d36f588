"""Work with cards: drawing, taking and discarding several one at a time, laying out, texts."""

from typing import Final

from moondrake.bluemoon.effects import DrawThenReturn
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.resolve import do_one_of_each, is_in_parts, resolve
from moondrake.bluemoon.rules import targeting
from moondrake.bluemoon.rules.moving import draw_one, givable, may_draw, may_take, mill, show_discard_top
from moondrake.bluemoon.rules.phases import may_refill
from moondrake.bluemoon.rules.playing import activate, go_on_playing
from moondrake.bluemoon.rules.solo import lay_out_by_bot
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.working.base import Work
from moondrake.bluemoon.zones import LOCAL, count
from moondrake.table import CHANCE

NOT_DRAWN: Final = 1
"""In a MORE question's `flags`: it is not about the draw pile."""


class Refill(Work):
    """Draw until the hand has `left` cards (BM-6.23)."""

    ask = Ask.REFILL

    def do(self, state: Position, frame: Frame) -> None:
        if state.dice is not None:
            while may_refill(state, frame.side, frame.left):
                draw_one(state, frame.side, openly=False)
        elif may_refill(state, frame.side, frame.left):
            state.frames.append(frame)
            draw_one(state, frame.side, openly=False)


class DrawCards(Work):
    """Draw `left` cards, one at a time; where parts are allowed each further one is asked (RS-24, OQ-57)."""

    ask = Ask.DRAW

    def do(self, state: Position, frame: Frame) -> None:
        seat = frame.side
        if not frame.left or not may_draw(state, seat):
            self.finish(state, frame)
            return
        frame.left -= 1
        state.frames.append(frame)
        if frame.left and self.has_free_number(state, frame):
            state.frames.append(Frame(Ask.MORE, seat, seat, frame.source))
        draw_one(state, seat, openly=frame.ask == Ask.TAKEN_OPENLY)

    def has_free_number(self, state: Position, frame: Frame) -> bool:
        """Is it asked whether there shall be another card?"""
        return is_in_parts(state, frame)

    def finish(self, state: Position, frame: Frame) -> None:
        """The last card was drawn."""


class DrawThenShuffleBack(DrawCards):
    """Draw `left` cards, then shuffle some back into the pile (BM-16.23)."""

    ask = Ask.DRAWN_THEN_RETURN

    def has_free_number(self, state: Position, frame: Frame) -> bool:
        return True

    def finish(self, state: Position, frame: Frame) -> None:
        effect = frame.effect
        assert isinstance(effect, DrawThenReturn)
        state.frames.append(Frame(Ask.RETURN, frame.seat, frame.side, frame.source, effect, effect.back))


class TakeOpenly(DrawCards):
    """Take `left` cards openly, then discard one of them: `bits` collects them (BM-16.22)."""

    ask = Ask.TAKEN_OPENLY

    def has_free_number(self, state: Position, frame: Frame) -> bool:
        return True

    def finish(self, state: Position, frame: Frame) -> None:
        state.frames.append(Frame(Ask.DISCARD_TAKEN, frame.seat, frame.side, frame.source, bits=frame.bits))


class TakeFromDiscards(Work):
    """Take `left` cards of the shuffled discard pile, chosen by chance; then its top is shown (BM-3.4)."""

    ask = Ask.TAKE_DISCARDS

    def do(self, state: Position, frame: Frame) -> None:
        seat = frame.side
        side = state.sides[seat]
        if not frame.left or not side.mixed or not may_take(state, seat, from_pile=False):
            show_discard_top(state, seat)
            return
        frame.left -= 1
        state.frames.append(frame)
        if frame.left and count(side.mixed) > 1 and is_in_parts(state, frame):
            state.frames.append(Frame(Ask.MORE, seat, seat, frame.source, flags=NOT_DRAWN))
        state.frames.append(Frame(Ask.PICK_FROM_DISCARDS, CHANCE, seat, frame.source))


class MakeDiscard(Work):
    """The other discards `left` cards; who made them may be content with fewer (RS-24 `legends`)."""

    ask = Ask.MAKE_DISCARD

    def do(self, state: Position, frame: Frame) -> None:
        victim = frame.side
        cards = givable(state, victim)
        if not frame.left or not cards:
            return
        frame.left -= 1
        state.frames.append(frame)
        if frame.left and cards > 1:
            state.frames.append(Frame(Ask.MORE, frame.seat, frame.seat, frame.source, flags=NOT_DRAWN))
        state.frames.append(Frame(Ask.YOU_DISCARD, victim, victim, frame.source, frame.effect, left=1))


class Mill(Work):
    """Discard `left` cards from the top of the draw pile (BM-3.9)."""

    ask = Ask.MILL

    def do(self, state: Position, frame: Frame) -> None:
        frame.left -= 1
        if frame.left:
            state.frames.append(frame)
        mill(state, frame.side)


class LayOut(Work):
    """What had to be done before is done: the card `source` is laid out (BM-12.4); `flags`: by a text."""

    ask = Ask.LAY_OUT

    def do(self, state: Position, frame: Frame) -> None:
        if state.manners[frame.seat].is_asked or frame.flags:
            go_on_playing(state, frame)
        else:
            lay_out_by_bot(state, frame.source & LOCAL)


class Activate(Work):
    """The card `source` lies open and was not answered: it becomes active (BM-11.1 step 3)."""

    ask = Ask.ACTIVATE

    def do(self, state: Position, frame: Frame) -> None:
        activate(state, frame)
        targeting.after_activation(state, frame)


class ResolveText(Work):
    """Carry out the sentence `place` of the card `source` (BM-12.6)."""

    ask = Ask.RESOLVE

    def do(self, state: Position, frame: Frame) -> None:
        resolve(state, frame)


class OneOfEach(Work):
    """This seat's part of what each player does (BM-16.1)."""

    ask = Ask.ONE_OF_EACH

    def do(self, state: Position, frame: Frame) -> None:
        do_one_of_each(state, frame)
