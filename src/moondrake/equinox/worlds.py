"""A world that one seat can imagine: tokens for the cards in hidden places."""

from typing import Final

from moondrake.equinox.prints import KINDS, NO_CARD, TREE, suit_of

HAND: Final = 0
ASIDE: Final = 8
SECRET: Final = 16
DISCARD: Final = 24
LOOKED: Final = 25
GONE: Final = 26
ZONES: Final = 27
ANY_SUIT: Final = (1 << TREE + 1) - 1
CREATURE_SUITS: Final = (1 << KINDS) - 1


class World:
    """One way the story could have gone so far. `moved[i]` is the token of the i-th sighting, or -1."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.suits: list[int] = []
        self.tokens: list[list[int]] = []
        """The tokens in each zone."""
        self.known: dict[int, int] = {}
        """The token of each known card in a hidden zone."""
        self.moved: list[int] = []

    def copy(self) -> "World":
        """An independent copy."""
        twin = World()
        twin.cards = self.cards.copy()
        twin.suits = self.suits.copy()
        twin.tokens = [tokens.copy() for tokens in self.tokens]
        twin.known = self.known.copy()
        twin.moved = self.moved.copy()
        return twin

    def add(self, card: int, zone: int) -> int:
        """A new token."""
        token = len(self.cards)
        self.cards.append(card)
        self.suits.append(ANY_SUIT if card == NO_CARD else 1 << suit_of(card))
        self.tokens[zone].append(token)
        if card != NO_CARD:
            self.known[card] = token
        return token

    def move(self, token: int, source: int, target: int) -> None:
        """A token goes to another zone; one that is gone is not hidden any more."""
        self.tokens[source].remove(token)
        if target != GONE:
            self.tokens[target].append(token)
        else:
            del self.known[self.cards[token]]

    def move_all(self, source: int, target: int) -> None:
        """All tokens of a zone go to another."""
        self.tokens[target].extend(self.tokens[source])
        self.tokens[source] = []

    def name(self, token: int, card: int) -> None:
        """The token turns out to be this card."""
        self.cards[token] = card
        self.suits[token] = 1 << suit_of(card)
        self.known[card] = token

    def exclude(self, zone: int, suit: int) -> bool:
        """No token in this zone is of a suit; False if that cannot be."""
        for token in self.tokens[zone]:
            self.suits[token] &= ~(1 << suit)
            if not self.suits[token]:
                return False
        return True

    def nameless(self, zone: int, suits: int) -> int:
        """How many tokens of a zone are unknown and may have one of these suits."""
        found = 0
        for token in self.tokens[zone]:
            if self.cards[token] == NO_CARD and self.suits[token] & suits:
                found += 1
        return found


def untold() -> World:
    """The world before anything happened."""
    world = World()
    world.tokens = [[] for _ in range(ZONES)]
    return world


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
