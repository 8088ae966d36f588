"""Several texts, each applied to one card: the ways of doing so that give the most (BM-14.6)."""

from typing import Final

IMPOSSIBLE: Final = -(1 << 60)


class Ways:
    """All ways to apply texts to cards, every text to exactly one card.

    `worths[card][texts]` is what a card is worth under a set of texts (bits), `reach[card]` are the texts
    that may be applied to it. A way is as good as its sum.
    """

    def __init__(self, worths: list[list[int]], reach: list[int], texts: int) -> None:
        self.worths = worths
        self.reach = reach
        self.all_texts = (1 << texts) - 1
        self.number = texts
        self.best: list[list[int]] = []
        """For each card and each set of texts left: the most that this card and those after it are worth."""
        self._fill()

    def _fill(self) -> None:
        after = [IMPOSSIBLE] * (self.all_texts + 1)
        after[0] = 0
        for card in range(len(self.worths) - 1, -1, -1):
            row = [self._best_of(card, left, after) for left in range(self.all_texts + 1)]
            self.best.insert(0, row)
            after = row
        self.best.append([0] + [IMPOSSIBLE] * self.all_texts)

    def _best_of(self, card: int, left: int, after: list[int]) -> int:
        worths = self.worths[card]
        free = left & self.reach[card]
        most = worths[0] + after[left]
        taken = free
        while taken:
            total = worths[taken] + after[left ^ taken]
            if total > most:
                most = total
            taken = (taken - 1) & free
        return most

    def most(self) -> int:
        """What the best ways come to."""
        return self.best[0][self.all_texts]

    def places(self) -> list[int]:
        """For each text the cards (bits) it is applied to in one of the best ways or another."""
        found = [0] * self.number
        reachable = [self.all_texts]
        for card in range(len(self.worths)):
            following: set[int] = set()
            for left in reachable:
                for taken in self._best_takings(card, left):
                    following.add(left ^ taken)
                    for text in range(self.number):
                        if taken >> text & 1:
                            found[text] |= 1 << card
            reachable = sorted(following)
        return found

    def _best_takings(self, card: int, left: int) -> list[int]:
        """The sets of texts a card takes in a best way, these being left."""
        free = left & self.reach[card]
        found = []
        taken = free
        while True:
            if self.worths[card][taken] + self.best[card + 1][left ^ taken] == self.best[card][left]:
                found.append(taken)
            if not taken:
                return found
            taken = (taken - 1) & free

    def first(self) -> list[int]:
        """The place of each text in the first of the best ways."""
        reach = list(self.reach)
        for text in range(self.number):
            places = Ways(self.worths, reach, self.number).places()[text]
            for card in range(len(reach)):
                if places & -places != 1 << card:
                    reach[card] &= ~(1 << text)
        return [[bits >> text & 1 for bits in reach].index(1) for text in range(self.number)]
