"""An independent reader of sightings: is this a story that can have happened, and does it end here?"""

from collections import defaultdict

from moondrake.equinox import State
from moondrake.equinox.prints import suit_of
from moondrake.equinox.sightings import Saw, card_seen, other_of, saw_of, seat_of, suit_seen


class StoryChecker:
    """Moves every card through hands, cards aside, secret bets and back, and objects to the impossible."""

    def __init__(self) -> None:
        self.hands: dict[int, set[int]] = defaultdict(set)
        self.asides: dict[int, set[int]] = defaultdict(set)
        self.secrets: dict[int, int] = {}
        self.held_up: set[int] = set()
        self.buried: set[int] = set()

    def read(self, sighting: int) -> None:
        saw, seat, card = saw_of(sighting), seat_of(sighting), card_seen(sighting)
        hand = self.hands[seat]
        if saw in (Saw.DRAW, Saw.ARRIVE):
            assert not any(card in other for other in self.hands.values())
            hand.add(card)
        elif saw == Saw.LACK:
            assert suit_seen(sighting) not in {suit_of(held) for held in hand}
        elif saw == Saw.UNNAMED:
            assert suit_seen(sighting) not in {suit_of(bet) for bet in self.secrets.values()}
        elif saw == Saw.BACK:
            hand |= self.asides.pop(seat)
        elif saw == Saw.RETURN:
            hand |= self.held_up
            self.held_up = set()
        elif saw == Saw.KEEP:
            self.held_up.remove(card)
            self.hands[other_of(sighting)].add(card)
        elif saw == Saw.UNBET:
            assert self.secrets.pop(seat) == card
        else:
            hand.remove(card)
            self.put(saw, sighting, seat, card)

    def put(self, saw: int, sighting: int, seat: int, card: int) -> None:
        """Where a card goes that leaves a hand."""
        if saw == Saw.BURY:
            assert suit_of(card) < 14
            self.buried.add(card)
        elif saw == Saw.BET:
            assert suit_of(card) < 14
            self.secrets[seat] = card
        elif saw == Saw.ASIDE:
            self.asides[seat].add(card)
        elif saw == Saw.LOOK:
            self.held_up.add(card)
        elif saw == Saw.GIVE:
            assert suit_of(card) == suit_seen(sighting)
            self.hands[other_of(sighting)].add(card)
        else:
            assert saw == Saw.LEAVE


def check_story(state: State) -> None:
    """The sightings of a state lead to the cards that lie there now."""
    checker = StoryChecker()
    for sighting in state.position.log:
        checker.read(sighting)
    for seat in range(state.seats()):
        assert checker.hands[seat] == set(state.position.hands[seat])
        assert checker.asides[seat] == set(state.position.asides[seat])
        assert checker.secrets.get(seat, -1) == state.position.secrets[seat]
    assert checker.held_up == set(state.position.picked)
    assert checker.buried <= set(state.position.discard)
