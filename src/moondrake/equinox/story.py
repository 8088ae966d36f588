"""What a seat saw of the hidden cards, read once for a view; `retelling` then makes worlds of it.

Each sighting becomes plain numbers: which zone a card left, where it went, which suits it may have. Read
backwards, the story tells two more things that spare a retelling nearly every wrong turn: in which zones a
card that is seen again may wait for that (`allowed`), and how many cards without a name a hand must have,
because so many cards will come out of it that nobody has seen before (`needs`).
"""

from typing import Final

from moondrake.equinox.prints import NO_CARD, suit_of
from moondrake.equinox.sightings import (
    ALL_SEATS,
    UNSEEN,
    Saw,
    card_seen,
    entry,
    other_of,
    saw_of,
    seat_of,
    suit_seen,
    with_card,
)
from moondrake.equinox.worlds import (
    ANY_SUIT,
    ASIDE,
    CREATURE_SUITS,
    DISCARD,
    GONE,
    HAND,
    LOOKED,
    SECRET,
)

HELD: Final = 14
"""A sighting of our own making: the hand has a card of a creature (its owner is asked to give one)."""
EVERY_ZONE: Final = (1 << GONE) - 1
SECRETS: Final = 255 << SECRET

DRAW: Final = int(Saw.DRAW)
LEAVE: Final = int(Saw.LEAVE)
BURY: Final = int(Saw.BURY)
ARRIVE: Final = int(Saw.ARRIVE)
BET: Final = int(Saw.BET)
UNBET: Final = int(Saw.UNBET)
SET_ASIDE: Final = int(Saw.ASIDE)
BACK: Final = int(Saw.BACK)
LOOK: Final = int(Saw.LOOK)
RETURN: Final = int(Saw.RETURN)
KEEP: Final = int(Saw.KEEP)
GIVE: Final = int(Saw.GIVE)
LACK: Final = int(Saw.LACK)
UNNAMED: Final = int(Saw.UNNAMED)


class Need:
    """How many cards without a name, of certain suits, a seat must have before each sighting."""

    def __init__(self, seat: int, suits: int, in_hand: list[int], in_all: list[int]) -> None:
        self.seat = seat
        self.suits = suits
        self.in_hand = in_hand
        self.in_all = in_all
        """In hand, set aside and held up: what will return to the hand."""


class Story:
    """The sightings of one seat in columns, and what the later ones say about the earlier ones."""

    def __init__(self, own: int, told: list[int], unseen: list[int]) -> None:
        self.own = own
        self.length = len(told)
        self.saws = [saw_of(sighting) for sighting in told]
        self.seats = [seat_of(sighting) for sighting in told]
        self.others = [other_of(sighting) for sighting in told]
        self.named = [suit_seen(sighting) for sighting in told]
        """The creature that everybody heard."""
        self.cards = [_card(sighting) for sighting in told]
        """The card, or NO_CARD where it was not seen."""
        self.sources = [_source(sighting, own) for sighting in told]
        """The zone that the card comes from; -1 if no token moves."""
        self.targets = [_target(sighting, own) for sighting in told]
        self.suits = [_suits(sighting) for sighting in told]
        """The suits that the card may have."""
        self.unseen = unseen
        """The cards that the seat has never seen anywhere."""
        self.shown = self._read_shown_hands()
        self.seen_at = self._read_cards()
        self.fresh = self._read_fresh()
        self.needs = self._read_needs()
        self._allowed: dict[int, list[int]] = {}

    def next_seen(self, card: int, index: int) -> int:
        """The first sighting from `index` on in which this card leaves a hidden place; the end if none."""
        if card in self.seen_at:
            for later in self.seen_at[card]:
                if later >= index and self.sources[later] >= 0:
                    return later
        return self.length

    def allowed(self, card: int, index: int) -> int:
        """The zones, as bits, where a known card may be before a sighting without being missed later."""
        pin = self.next_seen(card, index)
        key = pin << 8 | card
        if key not in self._allowed:
            self._allowed[key] = self._read_allowed(card, pin)
        return self._allowed[key][pin - index]

    def moves(self, index: int) -> bool:
        """Is this a card that left a hidden place unseen, and could be one or another?"""
        return self.sources[index] >= 0 and self.cards[index] == NO_CARD and index not in self.shown

    def _read_shown_hands(self) -> dict[int, list[int]]:
        """EQ-4.20, EQ-9.7: For each card of a hand that is shown whole, all cards that were seen of it."""
        shown: dict[int, list[int]] = {}
        first = 0
        for index, saw in enumerate(self.saws):
            if saw == RETURN and first < index:
                cards = [card for card in self.cards[first:index] if card != NO_CARD]
                for look in range(first, index):
                    shown[look] = cards
            if saw != LOOK:
                first = index + 1
        return shown

    def _read_cards(self) -> dict[int, list[int]]:
        """For each card the sightings of it."""
        seen: dict[int, list[int]] = {}
        for index, card in enumerate(self.cards):
            if card != NO_CARD:
                seen.setdefault(card, []).append(index)
        return seen

    def _is_new(self, index: int) -> bool:
        """Is a card seen to leave another's hand that was never seen before?"""
        return self.sources[index] >= 0 and self.cards[index] != NO_CARD and self._first(index)

    def _first(self, index: int) -> bool:
        return self.seen_at[self.cards[index]][0] == index

    def _read_fresh(self) -> list[int]:
        """The suits that a card without a name may still turn out to have, before each sighting."""
        suits = 0
        for card in self.unseen:
            suits |= 1 << suit_of(card)
        fresh = [suits] * (self.length + 1)
        for index in range(self.length - 1, -1, -1):
            if self._is_new(index):
                suits |= 1 << suit_of(self.cards[index])
            fresh[index] = suits
        return fresh

    def _read_needs(self) -> list[Need]:
        """One for each hand that cards left unseen, and one more for each suit that such a hand lacked."""
        seats = {self.sources[index] for index in range(self.length) if self.moves(index)}
        seats |= {self.targets[index] for index in range(self.length) if self.moves(index)}
        kinds = [(zone, ANY_SUIT) for zone in sorted(seats) if zone < ASIDE]
        for index, saw in enumerate(self.saws):
            kind = (HAND + self.seats[index], 1 << self.named[index])
            if saw == LACK and kind[0] in seats and kind not in kinds:
                kinds.append(kind)
        none = [0] * self.length
        return [
            Need(
                seat,
                suits,
                self._read_need(seat, suits, self._waiting(seat)),
                self._read_need(seat, suits, none),
            )
            for seat, suits in kinds
        ]

    def _read_need(self, seat: int, suits: int, waiting: list[int]) -> list[int]:
        least = [0] * (self.length + 1)
        need = 0
        for index in range(self.length - 1, -1, -1):
            if self.sources[index] == HAND + seat and self._is_new(index):
                need += suits >> suit_of(self.cards[index]) & 1
            elif need and self.cards[index] == NO_CARD:
                need -= min(need, waiting[index] or self._brings(index, seat, suits))
            least[index] = need
        return least

    def _brings(self, index: int, seat: int, suits: int) -> bool:
        """Can an unseen card have come into a hand that is of one of the suits?"""
        if self.saws[index] in (GIVE, KEEP):
            return self.targets[index] == HAND + seat and self.suits[index] & suits != 0
        return self.saws[index] == DRAW and self.seats[index] == seat

    def _waiting(self, seat: int) -> list[int]:
        """Before each sighting that returns cards to a hand, how many there are that might have no name."""
        waiting = [0] * self.length
        aside = looked = 0
        for index, saw in enumerate(self.saws):
            if self.seats[index] != seat:
                continue
            if saw == SET_ASIDE:
                aside += 1
            elif saw == LOOK:
                looked += self.cards[index] == NO_CARD
            elif saw == BACK:
                waiting[index], aside = aside, 0
            elif saw == RETURN:
                waiting[index], looked = looked, 0
        return waiting

    def _read_allowed(self, card: int, pin: int) -> list[int]:
        """Backwards from where the card is seen: `[k]` are the zones k sightings before that."""
        mask = 1 << self.sources[pin] if pin < self.length else EVERY_ZONE
        masks = [mask]
        for index in range(pin - 1, -1, -1):
            mask = self._allowed_before(card, index, mask)
            masks.append(mask)
            if self.cards[index] == card:
                break
        return masks

    def _allowed_before(self, card: int, index: int, mask: int) -> int:
        """From the zones where a card may be after a sighting, those where it may be before it."""
        saw, hand = self.saws[index], HAND + self.seats[index]
        source = self.sources[index]
        if source >= 0:
            if index in self.shown and self.shown[index] and card not in self.shown[index]:
                mask &= ~(1 << hand)
            elif self.cards[index] == NO_CARD and mask >> self.targets[index] & 1:
                mask |= (self.suits[index] >> suit_of(card) & 1) << source
        elif saw == BACK:
            mask = _returned(mask, ASIDE + self.seats[index], hand)
        elif saw == RETURN:
            mask = _returned(mask, LOOKED, hand)
        elif saw == LACK and self.named[index] == suit_of(card):
            mask &= ~(1 << hand)
        elif saw == UNNAMED and self.named[index] == suit_of(card):
            mask &= ~SECRETS
        return mask


def _returned(mask: int, zone: int, hand: int) -> int:
    """All cards of a zone went into a hand: whoever may be in the hand may have been there."""
    return mask & ~(1 << zone) | (mask >> hand & 1) << zone


def with_bets_told(sightings: list[int]) -> list[int]:
    """The sightings, each secret bet with the card that it turned out to be."""
    told = sightings.copy()
    bets: dict[int, int] = {}
    for index, sighting in enumerate(sightings):
        seat = seat_of(sighting)
        if saw_of(sighting) == BET:
            bets[seat] = index
        elif saw_of(sighting) == UNBET and seat in bets:
            told[bets[seat]] = with_card(told[bets[seat]], card_seen(sighting))
    return told


def held(seat: int, creature: int) -> int:
    """The sighting that a hand has a card of a creature."""
    return entry(HELD, seat, 0, creature, UNSEEN) | ALL_SEATS


def _card(sighting: int) -> int:
    card = card_seen(sighting)
    return NO_CARD if card == UNSEEN else card


def _source(sighting: int, own: int) -> int:
    saw, seat = saw_of(sighting), seat_of(sighting)
    if seat == own:
        return -1
    if saw in (LEAVE, BURY, BET, SET_ASIDE, LOOK, GIVE, HELD):
        return HAND + seat
    if saw == UNBET:
        return SECRET + seat
    return LOOKED if saw == KEEP else -1


def _target(sighting: int, own: int) -> int:
    saw, seat = saw_of(sighting), seat_of(sighting)
    if saw == BURY:
        return DISCARD
    if saw == BET:
        return SECRET + seat
    if saw == SET_ASIDE:
        return ASIDE + seat
    if saw == LOOK:
        return LOOKED
    if saw == HELD:
        return HAND + seat
    if saw in (GIVE, KEEP) and other_of(sighting) != own:
        return HAND + other_of(sighting)
    return GONE


def _suits(sighting: int) -> int:
    saw, card = saw_of(sighting), card_seen(sighting)
    if card != UNSEEN:
        return 1 << suit_of(card)
    if saw in (BURY, BET):  # EQ-4.7, EQ-9.8: creature cards only
        return CREATURE_SUITS
    return 1 << suit_seen(sighting) if saw in (GIVE, HELD) else ANY_SUIT
