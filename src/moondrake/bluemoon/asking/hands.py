"""Questions about hand cards: discarding, paying, putting away, and the opponent's hand."""

from typing import Final

from moondrake.bluemoon.actions import Verb, action
from moondrake.bluemoon.asking.base import Choice, Rules, Verbs
from moondrake.bluemoon.effects import BuyDragon, DemandPayment, Payment, PayToPlay
from moondrake.bluemoon.events import What, tell_of
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.resolve import is_optional
from moondrake.bluemoon.rules.demands import note_payment, payments
from moondrake.bluemoon.rules.fight import gain_dragons
from moondrake.bluemoon.rules.moving import (
    TAKEN_AWAY,
    discard_from_hand,
    givable,
    mill,
    put_under,
    shuffle,
    shuffle_in,
)
from moondrake.bluemoon.state import Frame, Position
from moondrake.bluemoon.zones import LOCAL, count
from moondrake.table import CHANCE
from moondrake.table.native import i64

DECLINE_MOST: Final = 3


class AskMulligan(Choice):
    """Which cards of the first hand go back? (BM-4.5) Hidden from the other seat until both have chosen."""

    ask = Ask.MULLIGAN

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].hand & ~frame.bits

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        frame.bits |= 1 << card
        state.frames.append(frame)

    def stop(self, state: Position, frame: Frame) -> None:
        for waiting in state.frames:
            if waiting.ask == Ask.MULLIGAN_END and waiting.side == frame.side:
                waiting.bits = frame.bits

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        return False


class HandChoice(Choice):
    """A hand card is discarded, then perhaps another; `bits` are those that were."""

    rule = "BM-15.2"
    discards = True

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].hand

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        frame.bits |= 1 << card
        discard_from_hand(state, frame.side, card, self.rule)
        if state.sides[frame.side].hand and self.wants_more(frame):
            state.frames.append(frame)
        else:
            self.finish(state, frame)

    def wants_more(self, frame: Frame) -> bool:
        """Is another card to be chosen, if there is one?"""
        return False

    def finish(self, state: Position, frame: Frame) -> None:
        """The last card was discarded."""


class AskYouDiscard(HandChoice):
    """Discard so many hand cards: `left` (BM-16.33)."""

    ask = Ask.YOU_DISCARD
    rule = "BM-16.33"
    duty: Rules = ("BM-16.33",)

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return not cards

    def wants_more(self, frame: Frame) -> bool:
        return count(frame.bits) < frame.left


class AskDiscardMine(HandChoice):
    """Discard any hand cards (BM-15.2)."""

    ask = Ask.DISCARD_MINE

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def wants_more(self, frame: Frame) -> bool:
        return True


class AskDiscardTaken(HandChoice):
    """Discard one of the cards that were taken openly: `bits` (BM-16.22)."""

    ask = Ask.DISCARD_TAKEN
    rule = "BM-16.22"
    duty: Rules = ("BM-16.22",)

    def cards(self, state: Position, frame: Frame) -> int:
        return frame.bits


class AskDecline(HandChoice):
    """Discard one to three cards for declining to fight (BM-6.8, RS-6)."""

    ask = Ask.DECLINE
    rule = "BM-6.8"
    duty: Rules = ("BM-6.8", "RS-6")

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].hand if count(frame.bits) < DECLINE_MOST else 0

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return frame.bits != 0 or not cards

    def stop(self, state: Position, frame: Frame) -> None:
        self.finish(state, frame)

    def wants_more(self, frame: Frame) -> bool:
        return count(frame.bits) < DECLINE_MOST

    def finish(self, state: Position, frame: Frame) -> None:
        """After the discards draw up to six; then the opponent is start player."""
        state.frames.append(Frame(Ask.DECLINED, frame.seat, frame.side, bits=frame.bits))


class AskPay(HandChoice):
    """Which hand cards pay? All of a payment or nothing, none superfluous (BM-15.3, BM-16.3).

    `bits` are the cards paid so far, `left` the factor on a demand's numbers (BM-16.24).
    """

    ask = Ask.PAY
    rule = "BM-15.3"
    duty: Rules = ("BM-16.3", "BM-15.3")

    def cards(self, state: Position, frame: Frame) -> int:
        if frame.ways is None:
            frame.ways = _ways_to_pay(state, frame)
        paid: i64 = frame.bits
        bits: i64 = 0
        for way in frame.ways:
            cards: i64 = way
            if cards & paid == paid:
                bits |= cards
        return bits & ~paid

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return isinstance(frame.effect, BuyDragon) and frame.bits == 0

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        """The picks offered always lead to a complete payment."""
        frame.bits |= 1 << card
        effect = frame.effect
        discard_from_hand(state, frame.side, card, self.rule)
        if self.cards(state, frame):
            state.frames.append(frame)
        elif isinstance(effect, BuyDragon):
            gain_dragons(state, frame.seat, 1, "BM-7.8")
        elif isinstance(effect, DemandPayment):
            note_payment(state, frame, effect, frame.bits)
            tell_of(state, What.PAID, frame.seat, frame.source, "BM-16.2")

    def is_pointless(self, state: Position, frame: Frame) -> bool:
        return not state.sides[frame.side].hand


def payment_of(frame: Frame) -> tuple[Payment, int]:
    """What a PAY question wants, and the factor on its numbers (BM-16.24)."""
    effect = frame.effect
    if isinstance(effect, (BuyDragon, PayToPlay)):
        return effect.payment, 1
    assert isinstance(effect, DemandPayment)
    return effect.payment, frame.left


def _ways_to_pay(state: Position, frame: Frame) -> list[int]:
    """What was paid so far counts as held: the ways stay the same until the last card."""
    payment, times = payment_of(frame)
    cards = state.sides[frame.side].hand | frame.bits
    if isinstance(frame.effect, PayToPlay):
        cards &= ~(1 << (frame.source & LOCAL))
    return payments(state, frame.side, cards, payment, times)


class AskPutUnder(Choice):
    """Put any hand cards under the draw pile (BM-15.5)."""

    ask = Ask.PUT_UNDER

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].hand

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return True

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        put_under(state, frame.side, card)
        if state.sides[frame.side].hand:
            state.frames.append(frame)


class AskReturn(Choice):
    """Shuffle so many hand cards back: `left` (BM-16.23)."""

    ask = Ask.RETURN
    duty: Rules = ("BM-16.23",)

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].hand

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        return not cards

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        shuffle_in(state, frame.side, card)
        frame.left -= 1
        if state.sides[frame.side].hand and frame.left > 0:
            state.frames.append(frame)
        else:
            shuffle(state, frame.side)


class AskRandomDiscard(Choice):
    """Draw a card from the victim's hand; revealed ones may be picked (BM-16.33, RS-26).

    `left` are still to be drawn; `flags` say that one was. OQ-12, OQ-43: at random only where the text names
    nobody who picks.
    """

    ask = Ask.RANDOM_DISCARD
    verbs: Verbs = (Verb.DONE, Verb.CHOOSE, Verb.RANDOM)
    duty: Rules = ("BM-16.33", "RS-24")

    def cards(self, state: Position, frame: Frame) -> int:
        return state.sides[frame.side].revealed

    def may_stop(self, state: Position, frame: Frame, cards: int) -> bool:
        is_whole = frame.flags != 0 and not state.rules.parts_allowed and not _has_open_hand(state, frame)
        return not is_whole and is_optional(state, frame)

    def options(self, state: Position, frame: Frame) -> list[int]:
        options = super().options(state, frame)
        if _has_hidden_cards(state, frame.side):
            options.append(action(Verb.RANDOM))
        return options

    def answer(self, state: Position, frame: Frame, verb: int, argument: int) -> None:
        if verb == Verb.DONE:
            return
        frame.left -= 1
        frame.flags = 1
        if frame.left and givable(state, frame.side) > 1:
            state.frames.append(frame)
        if verb != Verb.RANDOM:
            self.choose(state, frame, argument & LOCAL)
        elif state.sides[frame.side].hand:
            state.frames.append(Frame(Ask.PICK_FROM_HAND, CHANCE, frame.side, frame.source))
        else:
            mill(state, frame.side, TAKEN_AWAY)

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        discard_from_hand(state, frame.side, card, "BM-16.33")


def _has_open_hand(state: Position, frame: Frame) -> bool:
    """The recorded program lets the player pick fewer from an open hand (ruleset `traces`)."""
    side = state.sides[frame.side]
    return state.rules.open_hand_in_parts and side.hand == side.revealed


def _has_hidden_cards(state: Position, seat: int) -> bool:
    """Can a card be drawn from this hand unseen? BM-22.24: an empty hand of the Bot is its draw pile."""
    side = state.sides[seat]
    return bool(side.hand & ~side.revealed) or (not side.hand and givable(state, seat) > 0)


class AskPickFromHand(Choice):
    """Chance: which hidden card is drawn from the hand? (BM-16.33)"""

    ask = Ask.PICK_FROM_HAND

    def cards(self, state: Position, frame: Frame) -> int:
        side = state.sides[frame.side]
        return side.hand & ~side.revealed

    def choose(self, state: Position, frame: Frame, card: int) -> None:
        discard_from_hand(state, frame.side, card, "BM-16.33")
