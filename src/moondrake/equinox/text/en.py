"""Abilities in English: one branch per verb."""

from typing import assert_never

from moondrake.equinox.effects import (
    Demand,
    DiscardAny,
    Draw,
    Effect,
    Expose,
    PlaceStone,
    PlayAgain,
    Remove,
    Rob,
    SetAside,
    Stronger,
    Swap,
    TakeCard,
    TakeStone,
    UseVanished,
    Which,
)


def sentence(effect: Effect) -> str:
    """What the creature or tree does, as its controller reads it."""
    if isinstance(effect, Draw):
        cards = "1 card" if effect.count == 1 else f"exactly {effect.count} cards"
        return f"Draw {cards}. If you draw the last card of the pile, the game ends at once."
    if isinstance(effect, TakeStone):
        return (
            "Take one of your placed stones back. If it is the stone of your secret bet, "
            "its card goes face up onto the discard pile."
        )
    if isinstance(effect, SetAside):
        share = "half" if effect.divisor == 2 else f"1/{effect.divisor}"
        return (
            f"Choose another player. Set {share} of their hand (rounded up, drawn at random) aside. They "
            "cannot use these cards in their next turn and take them back in its step 3, after discarding."
        )
    if isinstance(effect, PlaceStone):
        return (
            "Put one of your stones onto a field without a stone, in the current row or an earlier one, of a "
            "creature still in the tournament."
        )
    if isinstance(effect, PlayAgain):
        return "Play another card. Only once per turn."
    if isinstance(effect, TakeCard):
        return f"Take {_visible(effect.which)} into your hand."
    if isinstance(effect, Demand):
        return (
            "Choose another player and a creature still in the tournament. They give you one of its creature "
            "cards from their hand; if they have none, they show you their whole hand."
        )
    if isinstance(effect, DiscardAny):
        return (
            "In step 3 of this turn you may also discard creature cards of creatures still in "
            "the tournament, "
            "and need not show them. Still at most 3 cards."
        )
    if isinstance(effect, UseVanished):
        return "Choose a vanished creature and use its ability at once."
    if isinstance(effect, Rob):
        return (
            f"Choose another player with at least {effect.look} cards in hand. Draw "
            f"{effect.look} of them at random, "
            "look at them, keep one and return the others."
        )
    if isinstance(effect, Swap):
        return "Choose two fields of one creature still in the tournament and swap their visible cards."
    if isinstance(effect, Remove):
        return "Put the visible card of another creature in the current row onto the discard pile."
    if isinstance(effect, Stronger):
        points = f"{effect.halves / 2:g}"
        return (
            f"No ability during play. Its cards are {points} stronger, and each of your stones on it scores "
            f"{points} more if it stays in the tournament."
        )
    if isinstance(effect, Expose):
        return "Choose a creature still in the tournament. Every secret bet on it is revealed at once."
    assert_never(effect)


def _visible(which: Which) -> str:
    if which == Which.OWN_EARLIER:
        return "a visible creature card of this creature in an earlier row"
    if which == Which.CHAMELEON:
        return "a visible chameleon card in any row"
    return "a visible creature card in any row"
