"""Demands and payments: pay, play, or retreat (BM-12.7, BM-12.8, BM-15.3, BM-16.2)."""

from moondrake.bluemoon.effects import (
    BuyDragon,
    DemandPayment,
    DemandPlay,
    DoubleNumbers,
    Kind,
    Measure,
    Part,
    Payment,
)
from moondrake.bluemoon.rules.values import blanked, candidates, kept_target
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Ask, Frame, Position
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.table.native import i64


def demand_cards(state: Position, seat: int) -> list[tuple[int, DemandPayment]]:
    """The opponent's active, not ignored texts that want a payment from this seat (BM-16.2a).

    OQ-3: they can be paid from the paying player's own turn begin to the end of that player's T5.
    """
    owner = 1 - seat
    side = state.sides[owner]
    facts = state.facts[owner]
    bits = (side.active | side.support | side.lasting) & facts.demands & ~side.ignored_texts
    found: list[tuple[int, DemandPayment]] = []
    for card in cards_in(bits):
        for sentence in facts.sentences[card]:
            if isinstance(sentence.what, DemandPayment):
                found.append((card, sentence.what))
    return found


def has_demands(state: Position, seat: int) -> bool:
    """Does a text that works want a payment from this seat?"""
    side = state.sides[1 - seat]
    demands = state.facts[1 - seat].demands
    return (side.active | side.support | side.lasting) & demands & ~side.ignored_texts != 0


def factor(state: Position, owner: int, card: int) -> int:
    """BM-16.24: 2 if the numbers in this card's text are doubled, otherwise 1."""
    side = state.sides[owner]
    facts = state.facts[owner]
    for source in cards_in(
        (side.active | side.support | side.lasting) & facts.doubling & ~side.ignored_texts
    ):
        for sentence in facts.sentences[source]:
            effect = sentence.what
            if isinstance(effect, DoubleNumbers) and _doubled(state, owner, source, effect) == card:
                return 2
    return 1


def _doubled(state: Position, owner: int, source: int, effect: DoubleNumbers) -> int:
    """The card whose numbers are doubled: the chosen one, or the only one there is."""
    kept = kept_target(state, owner, source)
    if kept != NO_CARD:
        return kept
    possible = candidates(state, owner, effect)
    return possible[0] if possible else NO_CARD


def is_paid(state: Position, card: int) -> bool:
    """BM-16.2a, OQ-58: does the active player's payment meet this opposing demand as it reads now?"""
    turn = state.turn
    if not turn.paid >> card & 1:
        return False
    return bool(turn.paid_twice >> card & 1) or factor(state, 1 - state.seat, card) == 1


def is_paid_twice(state: Position, card: int) -> bool:
    """Would this opposing demand be met with doubled numbers, too?"""
    return bool(state.turn.paid_twice >> card & 1)


def note_payment(state: Position, frame: Frame, demand: DemandPayment, cards: i64) -> None:
    """BM-16.2a: a demand was paid with these cards; no topping up later, so remember what they meet."""
    bit = 1 << (frame.source & LOCAL)
    state.turn.paid |= bit
    if Purse(state, frame.side, cards, demand.payment, 2).is_met(cards):
        state.turn.paid_twice |= bit


def worth(state: Position, seat: int, card: int, part: Part) -> int:
    """BM-14.8, OQ-48: what a hand card adds to a payment: what is printed on it."""
    facts = state.facts[seat]
    if not facts.described(part.cards) >> card & 1:
        return 0
    if part.measure is Measure.CARDS:
        return 1
    if part.measure is Measure.MOONS:
        return facts.moons[card]
    value = facts.fire[card] if part.measure is Measure.FIRE else facts.earth[card]
    if state.rules.ignored_reaches_payments:
        ignored = state.sides[seat].ignored_cards >> card & 1
        return 0 if ignored else blanked(state, seat, card, value)
    return value


class Purse:
    """What one player's cards are worth for one payment."""

    def __init__(self, state: Position, seat: int, cards: i64, payment: Payment, times: int) -> None:
        self.options: list[list[list[int]]] = []
        """For each option and part: the worth of every card (index) of the deck."""
        self.amounts: list[list[int]] = []
        self.useful: i64 = 0
        self._known: dict[int, bool] = {}
        size = len(state.facts[seat].printed)
        for option in payment.options:
            self.options.append([self._worths(state, seat, part, cards, size) for part in option])
            self.amounts.append([part.amount * times for part in option])

    def _worths(self, state: Position, seat: int, part: Part, cards: i64, size: int) -> list[int]:
        worths = [0] * size
        for card in cards_in(cards):
            worths[card] = worth(state, seat, card, part)
            if worths[card]:
                self.useful |= 1 << card
        return worths

    def is_met(self, cards: i64) -> bool:
        """Do these cards pay one of the options? The same cards are asked about again and again."""
        known = self._known.get(cards)
        if known is None:
            known = self._pays(cards_in(cards))
            self._known[cards] = known
        return known

    def _pays(self, cards: list[int]) -> bool:
        for index, parts in enumerate(self.options):
            if _parts_met(parts, list(self.amounts[index]), cards, 0):
                return True
        return False


def _parts_met(parts: list[list[int]], missing: list[int], cards: list[int], at: int) -> bool:
    """Can the cards from `at` on be dealt out to the parts so that nothing is missing (BM-12.8)?"""
    if max(missing) <= 0:
        return True
    if at == len(cards):
        return False
    if len(parts) == 1:
        return sum(parts[0][card] for card in cards[at:]) >= missing[0]
    for index, worths in enumerate(parts):
        gain = worths[cards[at]]
        if gain and missing[index] > 0:
            missing[index] -= gain
            if _parts_met(parts, missing, cards, at + 1):
                return True
            missing[index] += gain
    return _parts_met(parts, missing, cards, at + 1)


def payments(state: Position, seat: int, cards: i64, payment: Payment, times: int) -> list[int]:
    """RS-25, BM-15.3, OQ-25: all sets of these cards that meet the payment without a superfluous card."""
    purse = Purse(state, seat, cards, payment, times)
    if len(purse.options) == 1 and len(purse.options[0]) == 1:
        single = Sum(purse.options[0][0], cards_in(purse.useful), purse.amounts[0][0])
        single.collect(0, 0, 0, 0)
        return single.found
    found: list[int] = []
    _collect(purse, cards_in(purse.useful), 0, 0, found)
    return found


class Sum:
    """A payment of one part, by far the most frequent kind: only a sum has to be reached."""

    def __init__(self, worths: list[int], cards: list[int], amount: int) -> None:
        self.worths = worths
        self.cards = cards
        self.amount: i64 = amount
        self.found: list[int] = []

    def collect(self, at: i64, chosen: i64, paid: i64, least: i64) -> None:
        """As `_collect`: `chosen` cards are worth `paid` together, and `least` is the smallest worth."""
        for index in range(at, len(self.cards)):
            card = self.cards[index]
            value: i64 = self.worths[card]
            smallest = value if not chosen or value < least else least
            total = paid + value
            together = chosen | (1 << card)  # no i64(1): compiled, a literal is shifted in 32 bits
            if total < self.amount:
                self.collect(index + 1, together, total, smallest)
            elif total - smallest < self.amount:
                self.found.append(together)


def _collect(purse: Purse, cards: list[int], at: int, chosen: i64, found: list[int]) -> None:
    """Add cards in ascending order until the payment is met; keep the sets without a superfluous card."""
    if chosen and purse.is_met(chosen):
        if _is_minimal(purse, chosen):
            found.append(chosen)
        return
    for index in range(at, len(cards)):
        _collect(purse, cards, index + 1, chosen | (1 << cards[index]), found)


def _is_minimal(purse: Purse, chosen: i64) -> bool:
    left = chosen
    while left:
        low = left & -left
        left ^= low
        if purse.is_met(chosen ^ low):
            return False
    return True


def can_pay(state: Position, seat: int, payment: Payment, times: int) -> bool:
    """Is there any way to pay from hand?"""
    return can_pay_with(state, seat, state.sides[seat].hand, payment, times)


def can_pay_with(state: Position, seat: int, cards: i64, payment: Payment, times: int) -> bool:
    """Is there any way to pay with these cards? Paying with everything is enough to know."""
    purse = Purse(state, seat, cards, payment, times)
    return purse.is_met(purse.useful)


def is_in_vain(state: Position, seat: int, card: int) -> bool:
    """BM-16.7, BM-15.3: is all of a leadership card's text a dragon that the other hand cards cannot pay for?

    Only the seat's own hand is looked at.
    """
    facts = state.facts[seat]
    if facts.kind[card] != Kind.LEADERSHIP or not facts.sentences[card]:
        return False
    others = state.sides[seat].hand & ~(1 << card)
    for sentence in facts.sentences[card]:
        effect = sentence.what
        if not isinstance(effect, BuyDragon) or can_pay_with(state, seat, others, effect.payment, 1):
            return False
    return True


def unmet_plays(state: Position, seat: int) -> int:
    """BM-16.30: demands to play a support or booster this turn that are not met: how many."""
    owner = 1 - seat
    side = state.sides[owner]
    facts = state.facts[owner]
    unmet = 0
    for card in cards_in(
        (side.active | side.support | side.lasting) & facts.play_demands & ~side.ignored_texts
    ):
        for sentence in facts.sentences[card]:
            if isinstance(sentence.what, DemandPlay) and not _is_played(state, sentence.what.kind):
                unmet += 1
    return unmet


def _is_played(state: Position, kind: Kind) -> bool:
    turn = state.turn
    if kind is Kind.BOOSTER:
        return turn.boosters_played > 0
    return turn.supports_played + (turn.loaded if state.rules.loading_meets_demand else 0) > 0


def start_payment(state: Position, card: int, demand: DemandPayment) -> None:
    """BM-16.2: the active player begins to pay an opposing demand."""
    seat = state.seat
    times = factor(state, 1 - seat, card)
    source = 1 - seat << CARD_SHIFT | card
    state.frames.append(Frame(Ask.PAY, seat, seat, source, demand, times))
