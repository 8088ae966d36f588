"""From a position to what one seat may know of it (BM-3.4a). Built from nothing, field by field.

What lies open is shown as it lies by `seen.py`; everything else is looked at here.
"""

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rules.playing import AS_BLUFF, IS_BLUFF
from moondrake.bluemoon.rules.values import power
from moondrake.bluemoon.seen import (
    Asked,
    Constraint,
    Memory,
    ShipView,
    SideMemory,
    SideTable,
    open_table,
    progress_of,
    side_memory,
    side_table,
)
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Phase, Position, Side
from moondrake.bluemoon.turn import seat_to_act
from moondrake.bluemoon.view import BlueMoonView
from moondrake.bluemoon.zones import bits_of, count, of_match, set_of_match
from moondrake.table import HIDDEN
from moondrake.table.native import i64


def view_of(state: Position, seat: int, blank: type[Position]) -> BlueMoonView:
    """The view of a seat, or of SPECTATOR; `blank` is the class imagined positions are made of."""
    tables = (_side_table(state, 0, seat), _side_table(state, 1, seat))
    memory = Memory((_side_memory(state, 0, seat), _side_memory(state, 1, seat)))
    table = open_table(
        state,
        sides=tables,
        to_act=seat_to_act(state) if state.phase != Phase.OVER else HIDDEN,
        questions=tuple(_question(frame, seat) for frame in state.frames),
        progress=progress_of(state, numbers=state.turn.numbers()),
    )
    points = tuple(view_of(point, seat, blank) for point in state.points)
    return BlueMoonView(known_match(state, seat), blank, seat, table, memory, points)


def known_match(state: Position, seat: int) -> Match:
    """BM-3.4b: the match as a seat (or SPECTATOR) knows it: of a closed list only the cards it has seen."""
    if state.match.open_lists:
        return state.match
    seen = [state.facts[side].all_cards if side == seat else seen_by_others(state, side) for side in (0, 1)]
    return state.match.known_with(seen)


def seen_by_others(state: Position, seat: int) -> i64:
    """The cards of a side that everybody has seen at some time, or sees now."""
    return state.sides[seat].seen | state.facts[seat].all_cards & ~hidden_from_others(state, seat)


def _top(seat: int, cards: list[int]) -> int:
    return seat << CARD_SHIFT | cards[-1] if cards else HIDDEN


def _side_table(state: Position, seat: int, viewer: int) -> SideTable:
    """BM-3.4, BM-3.5: hidden are the draw pile, the opponent's hand, the fronts of bluff supports."""
    side = state.sides[seat]
    is_own = seat == viewer
    bluffs = of_match(seat, side.bluffs) if is_own else (HIDDEN,) * len(side.bluffs)
    laid = set_of_match(seat, side.laid)
    if not is_own and is_laid_face_down(state, seat):
        laid = (HIDDEN,)
    return side_table(
        side,
        seat,
        hand_size=count(side.hand),
        hand=set_of_match(seat, side.hand if is_own else side.revealed),
        pile_size=side.pile_size(),
        inactive=set_of_match(seat, side.combat & ~side.active),
        bluffs=bluffs,
        discard_top=_top(seat, side.discards),
        stack_top=_top(seat, side.stack),
        ships=tuple(_ship(side, seat, index) for index in range(len(side.ships))),
        lasting=set_of_match(seat, side.lasting & ~state.facts[seat].staff),
        staff=set_of_match(seat, state.facts[seat].staff),
        laid=laid,
        power=power(state, seat, state.element) if state.element != Element.NO_ELEMENT else 0,
    )


def is_laid_face_down(state: Position, seat: int) -> bool:
    return any(
        frame.ask == Ask.ACTIVATE and frame.seat == seat and frame.flags & AS_BLUFF for frame in state.frames
    )


def _ship(side: Side, seat: int, index: int) -> ShipView:
    ship = side.ships[index]
    return ShipView(
        seat << CARD_SHIFT | ship, bool(side.landed >> ship & 1), set_of_match(seat, side.cargo[index])
    )


def _question(frame: Frame, viewer: int) -> Asked:
    """A frame as the viewer sees it: hidden choices of the other seat stay hidden."""
    is_secret = frame.ask in (Ask.MULLIGAN, Ask.MULLIGAN_END) and frame.seat != viewer
    source = frame.source
    if frame.ask == Ask.ACTIVATE and frame.flags & AS_BLUFF and frame.seat != viewer:
        source = HIDDEN
    if frame.ask == Ask.ANSWER and frame.flags & IS_BLUFF and frame.side != viewer:
        source = HIDDEN
    cards = () if is_secret else set_of_match(frame.side, frame.bits)
    return Asked(int(frame.ask), frame.seat, frame.side, source, frame.effect, *frame.numbers(), cards)


def _side_memory(state: Position, seat: int, viewer: int) -> SideMemory:
    side = state.sides[seat]
    is_own = seat == viewer
    unseen = side.rest if is_own else hidden_from_others(state, seat)
    return side_memory(
        side,
        seat,
        mixed_size=count(side.mixed),
        mixed=set_of_match(seat, side.mixed) if is_own else (),
        limits=tuple(
            Constraint(set_of_match(seat, limit.cards), limit.in_hand, limit.most) for limit in side.limits
        ),
        bluff_candidates=_bluff_candidates(state, seat),
        pile_top=of_match(seat, side.top)
        if is_own or state.manners[seat].shows_pile
        else (HIDDEN,) * len(side.top),
        pile_bottom=_bottom(side, seat, is_own),
        unseen=set_of_match(seat, unseen),
        targets=tuple(zip(side.target_sources, side.targets, side.target_marks, strict=True)),
        order=_order(state, seat),
        seen=() if state.match.open_lists else set_of_match(seat, seen_by_others(state, seat)),
    )


def _order(state: Position, seat: int) -> tuple[int, ...]:
    """BM-22.13: the Player knows how old the Bot's hand cards are, not which they are."""
    side = state.sides[seat]
    return tuple(
        seat << CARD_SHIFT | card if side.known_hand >> card & 1 else HIDDEN
        for card in side.order
        if side.hand >> card & 1
    )


def _bottom(side: Side, seat: int, is_own: bool) -> tuple[int, ...]:
    """BM-23.5: what lies under the pile in known order; others know only what went there openly."""
    return tuple(
        seat << CARD_SHIFT | card if is_own or side.known_bottom >> card & 1 else HIDDEN
        for card in side.bottom
    )


def hidden_from_others(state: Position, seat: int) -> i64:
    """The cards of a side that lie where only their owner (or nobody) can see them."""
    side = state.sides[seat]
    laid = side.laid if is_laid_face_down(state, seat) else 0
    hidden = side.hand | side.pile() | side.bluff_bits() | side.mixed | side.pool | laid
    if state.manners[seat].shows_pile:
        hidden &= ~bits_of(side.top)
    return hidden & ~side.known_hand & ~side.known_bottom


def _bluff_candidates(state: Position, seat: int) -> tuple[tuple[int, ...], ...]:
    side = state.sides[seat]
    hidden = hidden_from_others(state, seat) | side.known_hand
    possible = hidden & state.facts[seat].bluffable
    if state.match.open_lists:
        return tuple(set_of_match(seat, possible & ~excluded) for excluded in side.not_bluffs)
    seen = seen_by_others(state, seat)  # BM-3.4b: of the others nobody knows what they are
    return tuple(
        set_of_match(seat, possible & seen & ~excluded | hidden & ~seen) for excluded in side.not_bluffs
    )
