"""Which of the worlds that fit a view are likely: what the opponent has kept tells of the hand.

A world is dealt evenly among what nobody contradicts. Nobody holds cards evenly: what helps is laid out, what
has no use now is kept. `SIGNS` are what a hand looks like in this respect, and `LEARNED` how much likelier
each makes it: a logistic fit that tells true positions of strong games from imagined ones
(`training/guess.py`).
"""

from typing import Final

from moondrake.bluemoon.seat import Imagined, power
from moondrake.bluemoon.zones import cards_in
from moondrake.players.bluemoon.thumb import BLUFF_ICONS, SHIELDS, Lore
from moondrake.players.search.guess import Guess

OF_A_CARD: Final[tuple[str, ...]] = (
    "characters",
    "boosters",
    "supports",
    "action cards",
    "what a character gives in the fight's element, beyond 3",
    "what it gives in the other element, beyond 3",
    "characters that meet the other side's power alone",
    "shields in the fight's element",
    "FREE cards",
    "RETRIEVE cards",
    "moons",
    "PAIR and GANG cards",
    "texts",
)
"""Of each hidden hand card; each a second time as far as the draw pile is used up."""
OF_A_BLUFF: Final[tuple[str, ...]] = ("bluffs that are true", "what their cards are worth beyond 2")
SIGNS: Final = (*OF_A_CARD, *(f"{name}, late" for name in OF_A_CARD), *OF_A_BLUFF)
LEARNED: Final[list[float]] = [
    0.047, 0.033, 0.02, -0.1, 0.02, 0.015, -0.068, 0.239, -0.087, -0.085, 0.059, -0.034, -0.087,
    0.342, 0.015, -0.449, 0.091, 0.01, 0.035, -0.088, 0.471, 0.082, -0.013, 0.101, 0.111, 0.146,
    2.075, -0.635,
]  # fmt: skip
FULL_PILE: Final = 24.0


class BlueMoonGuess(Guess[Imagined]):
    """Weighs worlds for one seat of a duel."""

    def __init__(self, lore: Lore, seat: int) -> None:
        super().__init__(seat, LEARNED)
        self.lore = lore

    def signs(self, state: Imagined) -> list[float]:
        """The numbers of SIGNS."""
        side = state.sides[1 - self.seat]
        signs = [0.0] * len(SIGNS)
        for card in cards_in(side.hand & ~side.known_hand):
            self._add(state, card, signs)
        late = 1.0 - min(side.pile_size() / FULL_PILE, 1.0)
        kinds = len(OF_A_CARD)
        for place in range(kinds):
            signs[kinds + place] = late * signs[place]
        if state.element >= 0:
            icons = state.facts[1 - self.seat].icons
            for card in side.bluffs:
                signs[2 * kinds] += bool(icons[card] & BLUFF_ICONS[state.element])
                signs[2 * kinds + 1] += self.lore.worths[1 - self.seat][card] - 2.0
        return signs

    def _add(self, state: Imagined, card: int, signs: list[float]) -> None:
        """What one card of the hand adds."""
        facts = state.facts[1 - self.seat]
        element = max(state.element, 0)
        bit = 1 << card
        if facts.characters & bit:
            gains = self.lore.gains[1 - self.seat]
            signs[0] += 1.0
            signs[4] += gains[element][card] - 3.0
            signs[5] += gains[1 - element][card] - 3.0
            signs[6] += state.element >= 0 and gains[element][card] >= power(state, self.seat, element)
        elif facts.boosters & bit:
            signs[1] += 1.0
        elif facts.supports & bit:
            signs[2] += 1.0
        else:
            signs[3] += 1.0
        signs[7] += state.element >= 0 and bool(facts.icons[card] & SHIELDS[element])
        signs[8] += bool(facts.free & bit)
        signs[9] += bool(facts.retrieve & bit)
        signs[10] += facts.moons[card]
        signs[11] += bool((facts.gangs | facts.gathering) & bit & ~facts.free)
        signs[12] += bool(facts.with_text & bit)
