"""A quick opponent for Blue Moon: a few rules of thumb on what its seat can see."""

from random import Random

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.effects import Element, Icon
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.view import BlueMoonView
from moondrake.players.base import Player
from moondrake.table import View

KEEPS_CARDS = (Ask.MULLIGAN, Ask.DISCARD_MINE, Ask.PUT_UNDER)
CARD = 63
SEAT_SHIFT = 6


class SimplePlayer(Player):
    """Fights while it can, commits just enough power, keeps action cards for when they do something."""

    name = "simple"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        assert isinstance(view, BlueMoonView)
        worths = [self._worth(view, number) for number in actions]
        best = max(worths)
        liked = [number for number, worth in zip(actions, worths, strict=True) if worth == best]
        return liked[int(self.rng.random() * len(liked))]

    def _worth(self, view: BlueMoonView, number: int) -> float:
        verb, argument = number // ARGUMENTS, number % ARGUMENTS
        fixed = {
            Verb.YES: 2.0,
            Verb.KEEP: 2.0,
            Verb.REFILL: 1.0,
            Verb.USE: 3.0,
            Verb.PAY: 1.5,
            Verb.RETRIEVE: 0.5,
            Verb.LAND: 0.2,
            Verb.RANDOM: 1.0,
            Verb.WHICH: 1.0,
            Verb.BLUFFED: 1.0,
            Verb.PASS: 0.4,
            Verb.DONE: 0.3,
            Verb.CHALLENGE: 0.1,
        }
        if verb in (Verb.FIGHT, Verb.RETREAT, Verb.DECLINE):
            return self._decision_worth(view, verb)
        if verb == Verb.ANNOUNCE:
            return float(self._my_strength(view, argument))
        if verb in (Verb.PLAY, Verb.BLUFF, Verb.LOAD):
            return self._play_worth(view, verb, argument)
        if verb == Verb.CHOOSE:
            return self._choice_worth(view, argument)
        if verb == Verb.DONE and view.table.questions[-1].ask in KEEPS_CARDS:
            return 9.0
        return fixed.get(verb, 0.0)

    def _decision_worth(self, view: BlueMoonView, verb: int) -> float:
        """Fight if the best hand could reach the opposing power; otherwise leave."""
        if verb != Verb.FIGHT:
            return 1.0
        element = view.table.element
        if element == Element.NO_ELEMENT:
            return 2.0
        return 2.0 if self._reach(view, element) >= view.table.sides[1 - view.seat].power else 0.0

    def _reach(self, view: BlueMoonView, element: int) -> int:
        """The best character plus the best booster or support of the hand, plus supports on the table."""
        facts = view.match.facts[view.seat]
        values = facts.fire if element == Element.FIRE else facts.earth
        hand = [card & CARD for card in view.table.sides[view.seat].hand]
        shield = Icon.SHIELD_FIRE if element == Element.FIRE else Icon.SHIELD_EARTH
        if any(facts.icons[card] & shield for card in hand):
            return 99
        characters = [values[card] for card in hand if facts.characters >> card & 1]
        others = [values[card] for card in hand if (facts.boosters | facts.supports) >> card & 1]
        table = sum(values[card & CARD] for card in view.table.sides[view.seat].support)
        return max(characters, default=-9) + max(others, default=0) + table

    def _my_strength(self, view: BlueMoonView, element: int) -> int:
        facts = view.match.facts[view.seat]
        values = facts.fire if element == Element.FIRE else facts.earth
        side = view.table.sides[view.seat]
        return sum(values[card & CARD] for card in side.active + side.support)

    def _play_worth(self, view: BlueMoonView, verb: int, argument: int) -> float:
        """Strong characters first; boosters and supports where power is still missing."""
        facts = view.match.facts[view.seat]
        card = argument & CARD
        element = view.table.element
        value = facts.fire[card] + facts.earth[card]
        if element != Element.NO_ELEMENT:
            value = 2 * (facts.fire[card] if element == Element.FIRE else facts.earth[card])
        if verb != Verb.PLAY:
            return 0.35
        if facts.characters >> card & 1:
            return 1.0 + value
        missing = view.table.sides[1 - view.seat].power - view.table.sides[view.seat].power
        if facts.leaderships >> card & 1 or facts.ships >> card & 1:
            return 0.6 if self.rng.random() < 0.3 else 0.2
        return 1.0 + value if missing > 0 else 0.45 if facts.supports >> card & 1 else 0.2

    def _choice_worth(self, view: BlueMoonView, argument: int) -> float:
        """Hit the other side's best card, give up the own weakest one."""
        seat, card = argument >> SEAT_SHIFT, argument & CARD
        facts = view.match.facts[seat]
        value = facts.fire[card] + facts.earth[card]
        return 1.0 + value if seat != view.seat else 0.31 + 1.0 / (2 + value)
