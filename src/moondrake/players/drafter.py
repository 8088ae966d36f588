"""A sensible drafter: good cards first, then what the deck still needs, then what fits the kept cards."""

from collections.abc import Callable
from random import Random
from typing import Final

from moondrake.bluemoon.effects import GANGS, Card, Icon, Kind, OnlyIf
from moondrake.draft.actions import LEADER, card_of
from moondrake.draft.prints import CARDS, LEADERS
from moondrake.draft.seat import DECK_SIZE, DraftView
from moondrake.players.base import GamePlayer, Player
from moondrake.players.random import RandomPlayer

ICON_WORTH: Final = {
    Icon.SHIELD_FIRE: 1.5,
    Icon.SHIELD_EARTH: 1.5,
    Icon.RETRIEVE: 1.5,
    Icon.PROTECTED: 0.75,
    Icon.FREE: 1.5,
    Icon.STOP: -1.0,
    Icon.BLUFF_FIRE: 0.5,
    Icon.BLUFF_EARTH: 0.5,
    Icon.BLUFF_PLAIN: 0.25,
}
KIND_WORTH: Final = {Kind.BOOSTER: 1.0, Kind.SUPPORT: 1.5, Kind.LEADERSHIP: 2.5, Kind.SHIP: 2.0}
MOON_WORTH: Final = 1.25
"""What a moon is worth beside the values: the printed cost of a card in another people's deck."""

CONDITION_COST: Final = 4.0
"""A card that may be played only sometimes lies in the hand the rest of the time."""

CURVE: Final = (
    (frozenset({Kind.CHARACTER}), 18),
    (frozenset({Kind.BOOSTER, Kind.SUPPORT}), 9),
    (frozenset({Kind.LEADERSHIP, Kind.SHIP}), 3),
)
"""How many of each kind a deck of thirty likes to have."""
NEED_WORTH: Final = 3.0
PAIR_WORTH: Final = 1.5
GANG_WORTH: Final = 0.5
TAG_WORTH: Final = 0.25
PEOPLE_WORTH: Final = 0.05


def card_worth(card: Card) -> float:
    """What a card is worth by itself: values (the better one counts more), icons, moons, conditions."""
    fire, earth = card.fire or 0, card.earth or 0
    worth = max(fire, earth) + 0.5 * min(fire, earth) + KIND_WORTH.get(card.kind, 0.0)
    worth += sum(value for icon, value in ICON_WORTH.items() if card.icons & icon)
    worth -= CONDITION_COST * any(isinstance(sentence.what, OnlyIf) for sentence in card.text)
    return worth + MOON_WORTH * (card.moons or 0)


WORTH: Final[tuple[float, ...]] = tuple(card_worth(card) for card in CARDS)


def fit(card: int, others: list[int]) -> float:
    """How well a card goes with others: pairs, gangs, groups that cards name, people."""
    printed = CARDS[card]
    worth = 0.0
    for other in others:
        friend = CARDS[other]
        if printed.pair and friend.pair == printed.pair and other != card:
            worth += PAIR_WORTH
        if printed.icons & friend.icons & GANGS:
            worth += GANG_WORTH
        if printed.tags & friend.tags:
            worth += TAG_WORTH
        if printed.people == friend.people:
            worth += PEOPLE_WORTH
    return worth


def need(card: int, others: list[int]) -> float:
    """How much a deck with these cards needs one more of this kind: above 0 too few, below 0 too many."""
    for kinds, wanted in CURVE:
        if CARDS[card].kind in kinds:
            have = sum(CARDS[other].kind in kinds for other in others)
            share = wanted * max(len(others), 1) / DECK_SIZE
            return NEED_WORTH * (share - have) / wanted
    return 0.0


class Drafter(GamePlayer[DraftView]):
    """Keeps the card with the highest worth for the deck in the making, from what its seat can see."""

    name = "beginner"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: DraftView, actions: list[int], clock: float = 1.0) -> int:
        if actions[0] >= LEADER:
            return self._best([self._leader_worth(view, action) for action in actions], actions)
        kept = [card for card in view.table.kept if card not in view.table.left_out]
        is_leaving = card_of(actions[0]) in view.table.kept
        sign = -1.0 if is_leaving else 1.0
        worths = [sign * self._card_worth(card_of(action), kept) for action in actions]
        return self._best(worths, actions)

    def _card_worth(self, card: int, kept: list[int]) -> float:
        others = [other for other in kept if other != card]
        return WORTH[card] + fit(card, others) + need(card, others)

    def _leader_worth(self, view: DraftView, action: int) -> float:
        """The leader of the people with the most cards in the deck; it has no effect (BM-21.11)."""
        people = LEADERS[action - LEADER].people
        return sum(CARDS[card].people == people for card in view.table.kept)

    def _best(self, worths: list[float], actions: list[int]) -> int:
        best = max(worths)
        liked = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        return liked[int(self.rng.random() * len(liked))]


DRAFTERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "beginner": Drafter}
"""Who can sit down at a draft, the weakest first."""
