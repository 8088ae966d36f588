"""Stories of hidden cards, made up without a game: much fuller of looks and unseen moves than any game is."""

from collections.abc import Callable
from random import Random

from moondrake.equinox.prints import deck_of, is_creature_card, suit_of
from moondrake.equinox.sightings import (
    ALL_SEATS,
    UNSEEN,
    Saw,
    card_seen,
    entry,
    shown_to,
)
from moondrake.equinox.story import Story, with_bets_told

CREATURES = list(range(8))
NOTHING = 15
"""What a sighting says where no creature was named."""


class Teller:
    """Moves cards between hands as the rules do, and writes down who saw them."""

    def __init__(self, seats: int, rng: Random) -> None:
        self.rng = rng
        self.seats = seats
        self.pile = deck_of(CREATURES, 2)
        rng.shuffle(self.pile)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.asides: list[list[int]] = [[] for _ in range(seats)]
        self.secrets: dict[int, int] = {}
        self.table: list[int] = []
        self.log: list[int] = []

    def tell(self, length: int) -> list[int]:
        """So many happenings, each at a random seat."""
        happenings: list[Callable[[int], None]] = [
            *[self.draw] * 4, *[self.leave] * 3, *[self.arrive] * 2, *[self.demand] * 2,
            self.bury, self.bury, self.set_aside, self.bet, self.rob, self.show, self.unbet, self.expose,
        ]  # fmt: skip
        for seat in range(self.seats):
            for _ in range(8):
                self.draw(seat)
        for _ in range(length):
            seat = self.rng.randrange(self.seats)
            self.rng.choice(happenings)(seat)
            if self.asides[seat] and self.rng.random() < 0.5:
                self.back(seat)
        return self.log

    def see(self, saw: int, seat: int, card: int, seen: int, other: int = 0, suit: int = 0) -> None:
        self.log.append(entry(saw, seat, other, suit, card) | seen)

    def other(self, seat: int) -> int:
        return self.rng.choice([other for other in range(self.seats) if other != seat])

    def take(self, cards: list[int]) -> int:
        return cards.pop(self.rng.randrange(len(cards)))

    def draw(self, seat: int) -> None:
        if self.pile:
            card = self.take(self.pile)
            self.hands[seat].append(card)
            self.see(Saw.DRAW, seat, card, 1 << seat)

    def leave(self, seat: int) -> None:
        if self.hands[seat]:
            self.table.append(self.take(self.hands[seat]))
            self.see(Saw.LEAVE, seat, self.table[-1], ALL_SEATS)

    def arrive(self, seat: int) -> None:
        if self.table:
            card = self.take(self.table)
            self.hands[seat].append(card)
            self.see(Saw.ARRIVE, seat, card, ALL_SEATS)

    def creature_card(self, seat: int) -> int:
        cards = [card for card in self.hands[seat] if is_creature_card(card)]
        if not cards:
            return -1
        card = self.take(cards)
        self.hands[seat].remove(card)
        return card

    def bury(self, seat: int) -> None:
        for _ in range(3):
            card = self.creature_card(seat)
            if card >= 0:
                self.see(Saw.BURY, seat, card, 1 << seat)

    def bet(self, seat: int) -> None:
        if seat not in self.secrets:
            card = self.creature_card(seat)
            if card >= 0:
                self.secrets[seat] = card
                self.see(Saw.BET, seat, card, 1 << seat)

    def unbet(self, seat: int) -> None:
        if seat in self.secrets:
            self.see(Saw.UNBET, seat, self.secrets.pop(seat), ALL_SEATS)

    def expose(self, _seat: int) -> None:
        suits = {suit_of(card) for card in self.secrets.values()}
        self.see(
            Saw.UNNAMED, 0, UNSEEN, ALL_SEATS, suit=self.rng.choice([s for s in CREATURES if s not in suits])
        )

    def set_aside(self, seat: int) -> None:
        for _ in range((len(self.hands[seat]) + 1) // 2):
            card = self.take(self.hands[seat])
            self.asides[seat].append(card)
            self.see(Saw.ASIDE, seat, card, 1 << seat)

    def back(self, seat: int) -> None:
        self.hands[seat] += self.asides[seat]
        self.asides[seat] = []
        self.see(Saw.BACK, seat, UNSEEN, ALL_SEATS)

    def rob(self, seat: int) -> None:
        victim = self.other(seat)
        both = 1 << seat | 1 << victim
        if len(self.hands[victim]) >= 3:
            looked = [self.take(self.hands[victim]) for _ in range(3)]
            for card in looked:
                self.see(Saw.LOOK, victim, card, both)
            card = self.take(looked)
            self.hands[seat].append(card)
            self.hands[victim] += looked
            self.see(Saw.KEEP, victim, card, both, seat, NOTHING)
            self.see(Saw.RETURN, victim, UNSEEN, ALL_SEATS)

    def demand(self, seat: int) -> None:
        victim = self.other(seat)
        both = 1 << seat | 1 << victim
        suit = self.rng.choice(CREATURES)
        cards = [card for card in self.hands[victim] if suit_of(card) == suit]
        if cards:
            card = self.take(cards)
            self.hands[victim].remove(card)
            self.hands[seat].append(card)
            self.see(Saw.GIVE, victim, card, both, seat, suit)
        else:
            self.see(Saw.LACK, victim, UNSEEN, ALL_SEATS, suit=suit)
            self.reveal(victim, both)

    def show(self, seat: int) -> None:
        self.reveal(seat, ALL_SEATS)

    def reveal(self, seat: int, seen: int) -> None:
        for card in sorted(self.hands[seat]):
            self.see(Saw.LOOK, seat, card, seen)
        self.see(Saw.RETURN, seat, UNSEEN, ALL_SEATS)


def story_for(log: list[int], own: int) -> Story:
    """The story that a seat (or SPECTATOR) remembers."""
    told = with_bets_told([shown_to(sighting, own) for sighting in log])
    seen = {card_seen(sighting) for sighting in told}
    return Story(own, told, [card for card in deck_of(CREATURES, 2) if card not in seen])
