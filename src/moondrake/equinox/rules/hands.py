"""Hands: discarding and drawing, steps 3 and 4 of a turn (EQ-4.22 to EQ-4.26)."""

from bisect import bisect_left
from typing import cast

from moondrake.equinox import actions
from moondrake.equinox.happenings import Happening, tell_card, tell_some
from moondrake.equinox.happenings import tell as tell_plain
from moondrake.equinox.in_order import put_in, take_out
from moondrake.equinox.prints import HAND, is_creature_card, suit_of
from moondrake.equinox.rules.ending import end_by_empty_pile
from moondrake.equinox.sightings import ALL_SEATS, UNSEEN, Saw, see
from moondrake.equinox.state import STAYS, Ask, Frame, Position, ask
from moondrake.table.dice import Dice
from moondrake.table.native import i64
from moondrake.table.state import CHANCE

MOST_DISCARDS = 3


def ask_to_draw(position: Position, seat: int, count: int) -> None:
    """EQ-3.6: Chance deals cards from the draw pile one by one, as many as there are."""
    count = min(count, len(position.pile))
    if count > 0:
        ask(position, Ask.DEAL, CHANCE, other=seat, left=count)


def draw_unasked(position: Position, frame: Frame, dice: Dice) -> None:
    """Simulation: the dice draw all cards that chance would be asked for one by one."""
    pile = position.pile
    seat = frame.other
    hand = position.hands[seat]
    for _ in range(frame.left):
        card = pile.pop(dice.below(len(pile)))
        put_in(hand, card)
        see(position, Saw.DRAW, seat, card, 1 << seat)
        tell_some(position, Happening.DRAWN, seat, card, 0, "EQ-4.25", 1 << seat)
    if not pile:
        end_by_empty_pile(position)


def draw(position: Position, frame: Frame, card: int) -> None:
    """EQ-4.25, EQ-4.26: A card goes to hand; the last one of the pile ends the game at once."""
    seat = frame.other
    position.pile.pop(bisect_left(position.pile, card))  # sorted: much quicker than remove
    put_in(position.hands[seat], card)
    see(position, Saw.DRAW, seat, card, 1 << seat)
    tell_some(position, Happening.DRAWN, seat, card, 0, "EQ-4.25", 1 << seat)
    if not position.pile:
        end_by_empty_pile(position)
    elif frame.left > 1:
        ask(position, Ask.DEAL, CHANCE, other=seat, left=frame.left - 1)


def draw_up(position: Position, seat: int) -> None:
    """EQ-4.25: Draw up to eight; with eight or more draw nothing and give nothing up."""
    if position.bet_secretly and position.rules.secret_without_refill:
        return  # OQE-17
    ask_to_draw(position, seat, HAND - len(position.hands[seat]))


def ask_to_discard(position: Position, seat: int, left: int) -> None:
    """EQ-4.22: Ask whenever everybody knows that there could be something to discard.

    Not asking a hand without such cards would tell the others that it has none.
    """
    could = position.free_discards or len(position.alive) < len(position.creatures)
    if could and left > 0 and position.hands[seat]:
        ask(position, Ask.DISCARD, seat, left=left)


def may_discard(position: Position, card: i64) -> bool:
    """EQ-4.22, EQ-4.23, EQ-9.8: Creature cards of vanished creatures; with Carmen any creature cards."""
    if not is_creature_card(card):
        return False
    return position.free_discards or position.vanished_in[suit_of(card)] != STAYS


def discards(position: Position, seat: int) -> list[int]:
    """EQ-4.22: What may be discarded, or enough of it."""
    answers: list[object] = [actions.DONE]
    card: i64
    for card in position.hands[seat]:
        if may_discard(position, card):
            answers.append(actions.EACH[actions.DISCARD + card])
    return cast("list[int]", answers)


def discard(position: Position, frame: Frame, action: int) -> None:
    """EQ-4.22: Discard up to three cards one after the other, showing each."""
    if action == actions.DONE:
        return
    seat = frame.seat
    card = action - actions.DISCARD
    take_out(position.hands[seat], card)
    position.discard.append(card)
    if position.free_discards:  # EQ-9.8: they need not be shown, and it never helps to show them
        see(position, Saw.BURY, seat, card, 1 << seat)
        tell_some(position, Happening.BURIED, seat, card, 0, "EQ-9.8", 1 << seat)
    else:
        see(position, Saw.LEAVE, seat, card, ALL_SEATS)
        tell_card(position, Happening.DISCARDED, seat, card, 0, "EQ-4.22")
    ask_to_discard(position, seat, frame.left - 1)


def take_back_aside(position: Position, seat: int) -> None:
    """EQ-4.24, EQ-9.3: After discarding, cards set aside return to hand."""
    aside = position.asides[seat]
    if not aside:
        return
    for card in aside:
        put_in(position.hands[seat], card)
    see(position, Saw.BACK, seat, UNSEEN, ALL_SEATS)
    tell_plain(position, Happening.TAKEN_BACK, seat, len(aside), "EQ-4.24")
    position.asides[seat] = []
