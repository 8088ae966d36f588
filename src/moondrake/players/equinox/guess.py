"""Which of the worlds that fit a view are likely: what the others did tells of their hands and secret bets.

A world is dealt evenly among what nobody contradicts. Nobody holds cards evenly: whoever plays lays what
helps his creatures and discards what is of no use any more. `SIGNS` are what a world looks like in this
respect, and `LEARNED` how much likelier each makes it: a logistic fit that tells true positions of games
from imagined ones (`training/equinox_guess.py`).
"""

from typing import Final

from moondrake.equinox.prints import (
    CHAMPION_VALUE,
    FIRST_CHAMELEON,
    FIRST_TREE,
    KINDS,
    NO_CARD,
    ROW_VALUES,
    ROWS,
    STRENGTHS,
)
from moondrake.equinox.questions import STAYS
from moondrake.equinox.seat import Imagined, Saw, card_seen, saw_of, seat_of
from moondrake.players.search.guess import Guess

LEAVE: Final = int(Saw.LEAVE)
SIGNS: Final[tuple[str, ...]] = (
    "strength beyond 5 that seats laid on the creature of their hidden bet",
    "prestige that they have there openly",
    "prestige that others have there openly",
    "strength of the card under the bet",
    "hidden bets on vanished creatures",
    "cards of vanished creatures in hand",
    "chameleons in hand",
    "trees in hand",
    "cards in hand of creatures that their holder has a stake in",
    "their strength beyond 5",
    "cards in hand of creatures that only others have a stake in",
    "their strength beyond 5",
)
LEARNED: Final[list[float]] = [
    0.174, 0.057, 0.052, -0.317, -1.463, -0.964, -0.233, 0.042, 0.26, 0.003, 0.184, 0.048,
]  # fmt: skip


class EquinoxGuess(Guess[Imagined]):
    """Weighs worlds for one seat of Equinox."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, LEARNED)

    def signs(self, state: Imagined) -> list[float]:
        """The numbers of SIGNS, added up over all other seats."""
        signs = [0.0] * len(SIGNS)
        position = state.position
        for other in range(position.seats):
            if other != self.seat:
                stakes = self._stakes(state, other)
                card = position.secrets[other]
                if card != NO_CARD:
                    self._bet(state, other, card, stakes, signs)
                    stakes[card // STRENGTHS] += CHAMPION_VALUE
                self._hand(state, other, stakes, signs)
        return signs

    def _stakes(self, state: Imagined, seat: int) -> list[int]:
        """For each creature the prestige that a seat has there openly; below 0: only others have some."""
        position = state.position
        stakes = [0] * KINDS
        for creature in position.alive:
            own = others = 0
            for row in range(position.row + 1):
                holder = position.stones[creature * ROWS + row]
                if holder == seat:
                    own += ROW_VALUES[row]
                elif holder >= 0:
                    others += ROW_VALUES[row]
            if position.champions[creature] >> seat & 1:
                own += CHAMPION_VALUE
            elif position.champions[creature]:
                others += CHAMPION_VALUE
            stakes[creature] = own if own else -others
        return stakes

    def _bet(self, state: Imagined, seat: int, card: int, stakes: list[int], signs: list[float]) -> None:
        creature = card // STRENGTHS
        if state.position.vanished_in[creature] != STAYS:
            signs[4] += 1.0
            return
        for sighting in state.position.log:
            if saw_of(sighting) == LEAVE and seat_of(sighting) == seat:
                laid = card_seen(sighting)
                if laid // STRENGTHS == creature and laid < FIRST_CHAMELEON:
                    signs[0] += laid % STRENGTHS - 5
        signs[1] += max(stakes[creature], 0)
        signs[2] += max(-stakes[creature], 0)
        signs[3] += card % STRENGTHS

    def _hand(self, state: Imagined, seat: int, stakes: list[int], signs: list[float]) -> None:
        position = state.position
        for card in position.hands[seat]:
            if card >= FIRST_CHAMELEON:
                signs[6 if card < FIRST_TREE else 7] += 1.0
            elif position.vanished_in[card // STRENGTHS] != STAYS:
                signs[5] += 1.0
            elif stakes[card // STRENGTHS] > 0:
                signs[8] += 1.0
                signs[9] += card % STRENGTHS - 5
            elif stakes[card // STRENGTHS] < 0:
                signs[10] += 1.0
                signs[11] += card % STRENGTHS - 5
