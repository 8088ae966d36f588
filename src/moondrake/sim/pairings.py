"""Which decks meet in which deal of a Blue Moon arena."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.match import Deck, ready_made_deck
from moondrake.table import SetupError
from moondrake.table.errors import listed

ALL: Final = "all"
MIRROR: Final = "mirror"
WORDS: Final = (ALL, MIRROR)


class Pairings:
    """The decks of every deal: a fixed list that is gone through in order, again and again."""

    def __init__(self, pairs: Sequence[tuple[Deck, Deck]]) -> None:
        self.pairs = tuple(pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def decks(self, block: int) -> tuple[Deck, Deck]:
        """The decks of seats a and b in this deal."""
        return self.pairs[block % len(self.pairs)]

    def start(self, block: int) -> int:
        """Who begins: each pairing is dealt with a first, then with b."""
        return block // len(self.pairs) % 2


def parse_pairings(words: Sequence[str]) -> Pairings:
    """`all` (nine peoples, each against each other), `mirror`, or names: each against each of them."""
    if len(words) == 1 and words[0] in WORDS:
        decks = [ready_made_deck(people) for people in PEOPLES]
        if words[0] == MIRROR:
            return Pairings([(deck, deck) for deck in decks])
        return Pairings(list(combinations(decks, 2)))
    decks = [_deck(word) for word in words]
    if not decks:
        raise SetupError(f"which decks? {listed((*WORDS, *PEOPLES))}")
    return Pairings([(decks[0], decks[0])] if len(decks) == 1 else list(combinations(decks, 2)))


def _deck(word: str) -> Deck:
    if word in WORDS:
        raise SetupError(f"'{word}' stands alone, not beside other decks")
    return ready_made_deck(word)
