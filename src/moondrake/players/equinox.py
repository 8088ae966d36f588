"""A quick opponent for Equinox: backs the creatures it holds cards for."""

from random import Random

from moondrake.equinox import actions
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.prints import ROWS, is_creature_card, printed_strength, suit_of
from moondrake.equinox.view import View as EquinoxView
from moondrake.players.base import Player
from moondrake.table import View

BY_KEY = {creature.key: number for number, creature in enumerate(CREATURES)}


class SimpleEquinoxPlayer(Player):
    """Bets where its hand is strong, lays high cards on its own favourites and low ones on the others'."""

    name = "simple"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        assert isinstance(view, EquinoxView)
        worths = [self._worth(view, number) for number in actions]
        best = max(worths)
        liked = [number for number, worth in zip(actions, worths, strict=True) if worth == best]
        return liked[int(self.rng.random() * len(liked))]

    def _worth(self, view: EquinoxView, number: int) -> float:
        words = actions.notation(number).split()
        creature = BY_KEY.get(words[-1], BY_KEY.get(words[1], -1) if len(words) > 1 else -1)
        if words[0] == "bet":
            return self._backing(view, creature) - 12
        if words[0] == "reveal":
            return 3.0 if view.table.row >= 1 else -1.0
        if words[0] in ("play", "chameleon") and creature >= 0:
            strength = next((int(word) for word in words if word.isdecimal()), 0)
            return self._leaning(view, creature) * (strength - 5) + 0.5
        return {"use": 2.0, "pass": 0.0, "done": 0.0, "secret": -2.0, "discard": 1.0}.get(words[0], 0.1)

    def _backing(self, view: EquinoxView, creature: int) -> float:
        """How strong the hand is in this creature."""
        cards = [card for card in view.table.hand if is_creature_card(card) and suit_of(card) == creature]
        return float(sum(printed_strength(card) for card in cards))

    def _leaning(self, view: EquinoxView, creature: int) -> float:
        """Positive for creatures with own stones, negative for those of others."""
        mine = others = 0
        for row in range(ROWS):
            seat = view.table.stones[creature * ROWS + row]
            mine += seat == view.seat
            others += 0 <= seat != view.seat
        return float(mine - others) if mine or others else 0.2
