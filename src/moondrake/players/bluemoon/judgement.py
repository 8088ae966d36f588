"""Judgement: what a position is worth to a seat, as a chance to win."""

from collections.abc import Sequence
from math import exp
from typing import Final

from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.seat import HAND_SIZE, Imagined, power
from moondrake.bluemoon.zones import cards_in, count
from moondrake.players.bluemoon.thumb import Thumb
from moondrake.table import State

MANY_CARDS: Final = 6
CRYSTAL: Final = 0.004
"""What a crystal more is worth beside winning."""

BETWEEN: Final = (
    "dragons",
    "dragons, few cards left",
    "three dragons",
    "cards left",
    "cards left, few",
    "worth of the hand",
    "worth of the pile",
    "begins",
)
"""Judged between two fights, each as mine minus the opponent's."""

WITHIN: Final = (
    "dragons",
    "dragons, few cards left",
    "three dragons",
    "cards left",
    "cards left, few",
    "worth of the hand",
    "worth of the pile",
    "cannot be answered",
    "answered by so much",
    "my supports",
    "your supports",
    "second dragon for me",
    "second dragon for you",
    "cards in the fight, mine",
    "cards in the fight, yours",
    "my reach",
)
"""Judged within a fight after my turn."""

BETWEEN_WEIGHTS: Final[list[float]] = [0.51, 1.13, 0.22, -0.09, 0.24, 0.063, 0.049, 0.03]
WITHIN_WEIGHTS: Final[list[float]] = [
    *(0.58, 0.71, 0.24, -0.05, 0.16, 0.049, 0.043),
    *(0.80, 0.02, 0.16, -0.21, 0.42, -0.14, 0.056, -0.067, 0.006),
]


def win_chance(numbers: list[float], weights: list[float]) -> float:
    """The logistic sum."""
    total = 0.0
    for index in range(len(weights)):
        total += numbers[index] * weights[index]
    return 1.0 / (1.0 + exp(-max(min(total, 30.0), -30.0)))


class Judgement:
    """Judges positions of one match."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        self.lore = thumb.lore

    def evaluate(self, positions: Sequence[State], seat: int) -> list[float]:
        """For each position the chance that this seat wins."""
        return [self.judge(position, seat) for position in positions]

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Imagined)
        if state.phase == Phase.OVER:
            return self._result(state, seat)
        if is_between_fights(state):
            return win_chance(self.between(state, seat), BETWEEN_WEIGHTS)
        if state.seat == seat and state.phase < Phase.TURN_END:
            return 1.0 - win_chance(self.within(state, 1 - seat), WITHIN_WEIGHTS)
        return win_chance(self.within(state, seat), WITHIN_WEIGHTS)

    def _result(self, state: Imagined, seat: int) -> float:
        crystals = CRYSTAL * state.crystals
        return 1.0 - 0.02 + crystals if state.winner == seat else 0.02 - crystals

    def common(self, state: Imagined, seat: int) -> list[float]:
        """What counts at any time: dragons and cards."""
        mine, yours = state.sides[seat], state.sides[1 - seat]
        dragons = float(state.dragons if seat == 0 else -state.dragons)
        my_pile, your_pile = mine.pile_size(), yours.pile_size()
        my_cards = count(mine.hand) + my_pile
        your_cards = count(yours.hand) + your_pile
        few = 6.0 / (6.0 + min(my_cards, your_cards))
        my_average = self._average(seat, mine.pile())
        your_average = self._average(1 - seat, yours.pile())
        my_hand = self._hand(seat, mine.hand, my_pile, my_average)
        your_hand = self._hand(1 - seat, yours.hand, your_pile, your_average)
        return [
            dragons,
            dragons * few,
            float((dragons >= 3) - (dragons <= -3)),
            float(my_cards - your_cards),
            (my_cards - your_cards) * few,
            my_hand - your_hand,
            my_average * my_pile - your_average * your_pile,
        ]

    def between(self, state: Imagined, seat: int) -> list[float]:
        """BETWEEN as numbers."""
        return [*self.common(state, seat), 1.0 if state.seat == seat else -1.0]

    def within(self, state: Imagined, seat: int) -> list[float]:
        """WITHIN as numbers: the opponent has to answer."""
        numbers = self.common(state, seat)
        mine, yours = state.sides[seat], state.sides[1 - seat]
        element = max(state.element, 0)
        my_power = power(state, seat, element)
        answer = self.thumb.need(state, 1 - seat)
        spare = min(max(answer.reach() - my_power, -8), 8)
        again = self.thumb.need(state, seat)
        my_cards, your_cards = mine.fight_cards(), yours.fight_cards()
        return [
            *numbers,
            1.0 if spare < 0 else 0.0,
            float(spare),
            float(again.base),
            float(answer.base),
            float(my_cards >= MANY_CARDS),
            float(your_cards >= MANY_CARDS),
            float(min(my_cards, MANY_CARDS)),
            float(min(your_cards, MANY_CARDS)),
            float(min(max(again.reach() - min(answer.reach(), 20), -8), 8)),
        ]

    def _average(self, seat: int, cards: int) -> float:
        """The mean worth of these cards."""
        number = count(cards)
        return self._sum(seat, cards) / number if number else 0.0

    def _sum(self, seat: int, cards: int) -> float:
        worths = self.lore.worths[seat]
        total = 0.0
        for card in cards_in(cards):
            total += worths[card]
        return total

    def _hand(self, seat: int, hand: int, pile: int, average: float) -> float:
        """The worth of a hand after it is refilled."""
        drawn = min(max(HAND_SIZE - count(hand), 0), pile)
        return self._sum(seat, hand) + drawn * average


def is_between_fights(state: Imagined) -> bool:
    """The first turn of a fight, before anything was played in it."""
    return state.is_first and state.phase <= Phase.DECISION and not state.frames
