"""A world that one seat can imagine: tokens for the cards in hidden places."""

from typing import Final

from moondrake.equinox.prints import KINDS, NO_CARD, TREE, suit_of

HAND: Final = 0
ASIDE: Final = 8
SECRET: Final = 16
DISCARD: Final = 24
LOOKED: Final = 25
GONE: Final = 26
ANY_SUIT: Final = (1 << TREE + 1) - 1
CREATURE_SUITS: Final = (1 << KINDS) - 1


class World:
    """One way the story could have gone so far. `moved[i]` is the token of the i-th sighting, or -1."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.suits: list[int] = []
        self.zones: list[int] = []
        self.moved: list[int] = []

    def copy(self) -> "World":
        """An independent copy."""
        twin = World()
        twin.cards = self.cards.copy()
        twin.suits = self.suits.copy()
        twin.zones = self.zones.copy()
        twin.moved = self.moved.copy()
        return twin

    def add(self, card: int, zone: int) -> int:
        """A new token."""
        self.cards.append(card)
        self.suits.append(ANY_SUIT if card == NO_CARD else 1 << suit_of(card))
        self.zones.append(zone)
        return len(self.cards) - 1

    def move_all(self, source: int, target: int) -> None:
        """All tokens of a zone go to another."""
        for token, zone in enumerate(self.zones):
            if zone == source:
                self.zones[token] = target

    def exclude(self, first: int, last: int, suit: int) -> bool:
        """No token in these zones is of a suit; False if that cannot be."""
        for token, zone in enumerate(self.zones):
            if first <= zone <= last:
                self.suits[token] &= ~(1 << suit)
                if not self.suits[token]:
                    return False
        return True


def match(world: World, token: int, cards: list[int], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a card for a restricted token, moving other restricted tokens to other cards if needed."""
    for card in cards:
        if card in tried or not world.suits[token] >> suit_of(card) & 1:
            continue
        tried.add(card)
        if card not in taken or match(world, taken[card], cards, taken, tried):
            taken[card] = token
            return True
    return False
