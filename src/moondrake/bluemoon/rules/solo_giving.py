"""How the Bot of the solo game turns cards up, looks at cards and gives them up (BM-22.6, BM-22.15)."""

from typing import Final

from moondrake.bluemoon import knowledge
from moondrake.bluemoon.effects import (
    ANY_CARD,
    BuyDragon,
    DemandPayment,
    FreeIf,
    Icon,
    LendFree,
    Measure,
    Payment,
    PayToPlay,
)
from moondrake.bluemoon.events import What, tell, tell_of
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.rules.demands import can_pay_with, factor, note_payment
from moondrake.bluemoon.rules.fight import gain_dragons
from moondrake.bluemoon.rules.laying_out import holds
from moondrake.bluemoon.rules.moving import GIVEN_UP, LOOKED, discard_from_hand, mill, mill_card
from moondrake.bluemoon.state import Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, bits_of
from moondrake.table import CHANCE

CHECKED: Final = 6
"""BM-22.15(b): so many cards of the draw pile are checked for a property."""
GIVEN: Final = 1
"""The frame's `bits` once the cards of a payment are discarded and only what they buy is left."""


def hand_in_order(state: Position) -> list[int]:
    """BM-22.9: the Bot's hand cards, oldest drawn first."""
    side = state.sides[BOT]
    return [card for card in side.order if side.hand >> card & 1]


def looked_at(state: Position, frame: Frame, wanted: int = 0) -> list[int] | None:
    """BM-22.15, BM-22.16: the cards that are checked for a property: the hand, or the top six of the pile.

    A hand with fewer cards than `wanted` is checked together with the pile (OQ-59). None: chance first has
    to tell the next card of the pile; the frame comes again after it. Cards that are looked at stay on top
    of the pile in their order.
    """
    side = state.sides[BOT]
    hand = hand_in_order(state)
    if hand and len(hand) >= wanted:
        return _shown(state, hand, [])
    if len(side.top) < CHECKED and side.rest:
        state.frames.append(frame)
        state.frames.append(Frame(Ask.DEAL, CHANCE, BOT, flags=LOOKED))
        return None
    return _shown(state, hand, (side.top + side.bottom)[:CHECKED])


def _shown(state: Position, hand: list[int], pile: list[int]) -> list[int]:
    """The Player sees what is checked (BM-22.15)."""
    if hand:
        knowledge.whole_hand_seen(state.sides[BOT])
    if hand or pile:
        tell(state, What.LOOK, BOT, hand + pile, rule="BM-22.15")
    return hand + pile


def look_at(state: Position, card: int) -> None:
    """BM-22.16: the next card of the pile is looked at and stays there."""
    side = state.sides[BOT]
    side.rest &= ~(1 << card)
    knowledge.seen_leaving_pile(side, card)
    side.top.append(card)


def discard_one(state: Position, frame: Frame) -> None:
    """BM-22.15: one of several cards the Bot discards; without hand cards it comes from the pile."""
    if not frame.left:
        return
    frame.left -= 1
    state.frames.append(frame)
    hand = hand_in_order(state)
    if hand:
        discard_from_hand(state, BOT, hand[0], "BM-22.15")
    elif state.sides[BOT].pile_size():
        mill(state, BOT, GIVEN_UP)


def pay(state: Position, frame: Frame) -> None:
    """BM-22.14, BM-22.15: whatever the Bot may discard it must discard, all or nothing (BM-16.3)."""
    effect = frame.effect
    assert isinstance(effect, (BuyDragon, DemandPayment, PayToPlay))
    if frame.flags == GIVEN:
        _paid(state, frame, [])
        return
    times = factor(state, 1 - BOT, frame.source & LOCAL) if isinstance(effect, DemandPayment) else 1
    wanted = _any_cards(effect.payment, times)
    if wanted:
        _pay_with_any(state, frame, wanted)
        return
    cards = looked_at(state, frame, _cards_asked(effect.payment, times))
    if cards is None:
        return
    chosen = _payment(state, cards, effect.payment, times)
    for card in chosen:
        give_up(state, card)
    if chosen:
        _paid(state, frame, chosen)


def _any_cards(payment: Payment, times: int) -> int:
    """How many cards pay if no property is asked for; 0 if one is."""
    plain = [
        sum(part.amount for part in option) * times
        for option in payment.options
        if all(part.measure == Measure.CARDS and part.cards == ANY_CARD for part in option)
    ]
    return min(plain, default=0)


def _cards_asked(payment: Payment, times: int) -> int:
    """How many cards with a property are asked for at least; 0 where values are added up instead."""
    asked = [
        sum(part.amount for part in option if part.measure == Measure.CARDS) for option in payment.options
    ]
    return min(asked, default=0) * times


def _pay_with_any(state: Position, frame: Frame, wanted: int) -> None:
    """BM-22.13, BM-22.15: any card will do, so nothing is shown; what the hand lacks comes from the pile."""
    side = state.sides[BOT]
    if len(hand_in_order(state)) + side.pile_size() < wanted:
        return
    frame.flags = GIVEN
    state.frames.append(frame)
    state.frames.append(Frame(Ask.BOT_DISCARD, BOT, BOT, frame.source, frame.effect, wanted))


def _paid(state: Position, frame: Frame, chosen: list[int]) -> None:
    """What the discarded cards buy."""
    effect = frame.effect
    if isinstance(effect, BuyDragon):
        gain_dragons(state, BOT, 1, "BM-7.8")
    elif isinstance(effect, DemandPayment):
        note_payment(state, frame, effect, bits_of(chosen))
        tell_of(state, What.PAID, BOT, frame.source, "BM-22.14")


def _payment(state: Position, cards: list[int], payment: Payment, times: int) -> list[int]:
    """The first cards in their order that meet the payment, none of them superfluous (RS-25); or none."""
    chosen: list[int] = []
    for card in cards:
        chosen.append(card)
        if can_pay_with(state, BOT, bits_of(chosen), payment, times):
            for other in chosen.copy():
                fewer = [kept for kept in chosen if kept != other]
                if can_pay_with(state, BOT, bits_of(fewer), payment, times):
                    chosen = fewer
            return chosen
    return []


def give_up(state: Position, card: int) -> None:
    """A named card of hand or draw pile is discarded."""
    side = state.sides[BOT]
    if side.hand >> card & 1:
        discard_from_hand(state, BOT, card, "BM-22.15")
        return
    for pile in (side.top, side.bottom):
        if card in pile:
            pile.remove(card)
    mill_card(state, BOT, card, GIVEN_UP)


def reveal_card(state: Position, card: int) -> None:
    """BM-22.6: one card of the draw pile is turned up."""
    side = state.sides[BOT]
    side.rest &= ~(1 << card)
    side.known_bottom &= ~(1 << card)
    knowledge.seen_leaving_pile(side, card)
    side.ready.append(card)
    tell(state, What.REVEAL, BOT, [card], rule="BM-22.6")
    frame = state.frames[-1]
    if state.facts[BOT].characters >> card & 1:
        frame.flags = 0 if _goes_on(state, card) else 1


def _goes_on(state: Position, card: int) -> bool:
    """BM-22.6, BM-22.22, OQ-20: a printed FREE, a text that lends FREE or grants it now: one more card."""
    facts = state.facts[BOT]
    if facts.icons[card] & Icon.FREE:
        return True
    for sentence in facts.sentences[card]:
        effect = sentence.what
        if isinstance(effect, LendFree):
            return True
        if isinstance(effect, FreeIf) and holds(state, BOT, effect.condition):
            return True
    return False
