"""Work that effects leave behind: drawing, taking and discarding several cards, one at a time."""

from typing import Final

from moondrake.bluemoon.effects import DrawThenReturn
from moondrake.bluemoon.resolve import is_in_parts
from moondrake.bluemoon.rules.moving import draw_one, givable, may_draw, may_take, show_discard_top
from moondrake.bluemoon.state import Ask, Frame, Position
from moondrake.bluemoon.zones import count
from moondrake.table import CHANCE

NOT_DRAWN: Final = 1
"""In a MORE question's `flags`: it is not about the draw pile."""


def work(state: Position, frame: Frame) -> None:
    """Work frames that belong to effects: drawing several cards, one at a time."""
    ask = frame.ask
    seat = frame.side
    if ask == Ask.TAKE_DISCARDS:
        side = state.sides[seat]
        if frame.left and side.mixed and may_take(state, seat, from_pile=False):
            frame.left -= 1
            state.frames.append(frame)
            if is_in_parts(state, frame) and frame.left and count(side.mixed) > 1:
                state.frames.append(Frame(Ask.MORE, seat, seat, frame.source, flags=NOT_DRAWN))
            state.frames.append(Frame(Ask.PICK_FROM_DISCARDS, CHANCE, seat, frame.source))
        else:
            show_discard_top(state, seat)
        return
    if ask == Ask.MAKE_DISCARD:
        _make_discard(state, frame)
        return
    if not frame.left or not may_draw(state, seat):
        _drawn(state, frame)
        return
    _draw_step(state, frame)


def _make_discard(state: Position, frame: Frame) -> None:
    """RS-24 `legends`: the owner of the effect may be content with a part of the cards."""
    victim = frame.side
    cards = givable(state, victim)
    if not frame.left or not cards:
        return
    frame.left -= 1
    state.frames.append(frame)
    if frame.left and cards > 1:
        state.frames.append(Frame(Ask.MORE, frame.seat, frame.seat, frame.source, flags=NOT_DRAWN))
    state.frames.append(Frame(Ask.YOU_DISCARD, victim, victim, frame.source, frame.effect, left=1))


def _draw_step(state: Position, frame: Frame) -> None:
    """Draw one card of several; where the number is free, ask before each further one (RS-24, OQ-57)."""
    seat = frame.side
    frame.left -= 1
    state.frames.append(frame)
    has_free_number = frame.ask in (Ask.DRAWN_THEN_RETURN, Ask.TAKEN_OPENLY) or is_in_parts(state, frame)
    if has_free_number and frame.left:
        state.frames.append(Frame(Ask.MORE, seat, seat, frame.source))
    draw_one(state, seat, openly=frame.ask == Ask.TAKEN_OPENLY)


def _drawn(state: Position, frame: Frame) -> None:
    """What follows the drawing: shuffling cards back (BM-16.23) or discarding one (BM-16.22)."""
    effect = frame.effect
    if frame.ask == Ask.DRAWN_THEN_RETURN:
        assert isinstance(effect, DrawThenReturn)
        state.frames.append(Frame(Ask.RETURN, frame.seat, frame.side, frame.source, effect, effect.back))
    elif frame.ask == Ask.TAKEN_OPENLY:
        state.frames.append(Frame(Ask.DISCARD_TAKEN, frame.seat, frame.side, frame.source, bits=frame.bits))
