"""Set-up (BM-4): start player, first hands, mulligan."""

from moondrake.bluemoon.effects import When
from moondrake.bluemoon.events import What, tell
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.match import HAND_SIZE
from moondrake.bluemoon.rules.fight import push_texts
from moondrake.bluemoon.rules.ignoring import refresh
from moondrake.bluemoon.rules.moving import shuffle, shuffle_in
from moondrake.bluemoon.setup import DRAWN_START
from moondrake.bluemoon.state import CARD_SHIFT, Ask, Frame, Position
from moondrake.bluemoon.zones import cards_in, count
from moondrake.table import CHANCE


def set_up(state: Position) -> None:
    """BM-4.1 to BM-4.6: leaders and staff lie open, piles unordered; then texts for the beginning of the
    game, the start player, the deal, the mulligan. What comes last here is done first."""
    frames = state.frames
    for seat in (0, 1):
        facts = state.facts[seat]
        state.sides[seat].rest = facts.all_cards
        for card in cards_in(facts.staff & facts.ignoring_texts):  # BM-9.19
            state.ignorers.append(seat << CARD_SHIFT | card)
    refresh(state)
    hands = [seat for seat in (1, 0) if state.manners[seat].refills]
    if state.rules.mulligan:
        for seat in hands:
            frames.append(Frame(Ask.MULLIGAN_END, seat, seat))
        for seat in hands:
            frames.append(Frame(Ask.MULLIGAN, seat, seat))
    for seat in hands:
        frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))
    if not state.manners[BOT].is_asked:
        state.seat = BOT
        tell(state, What.START, BOT, [], rule="BM-22.3")
    elif state.match.setup.start == DRAWN_START:
        frames.append(Frame(Ask.START, CHANCE))
    else:
        state.seat = state.match.setup.start
        tell(state, What.START, state.seat, [], rule="BM-4.3")
    for seat in (1, 0):
        push_texts(state, seat, When.GAME_BEGIN)  # BM-4.2: before anybody draws a card


def end_mulligan(state: Position, frame: Frame) -> None:
    """BM-4.5, RS-1, OQ-13: both have decided: cards put back are replaced; their number is public."""
    seat = frame.side
    tell(state, What.MULLIGAN, seat, [], amount=count(frame.bits), rule="BM-4.5")
    for card in cards_in(frame.bits):
        shuffle_in(state, seat, card)
    if frame.bits:
        shuffle(state, seat)
        state.frames.append(Frame(Ask.REFILL, seat, seat, left=HAND_SIZE))
