"""What a text could do now: the conditions that effects, phases and explanations ask alike (BM-12.6)."""

from moondrake.bluemoon.effects import (
    BuyDragon,
    ClearCombat,
    DiscardAllYours,
    DiscardYours,
    Draw,
    DrawThenReturn,
    DrawTo,
    Effect,
    HandLimit,
    IDiscard,
    Mill,
    PlayAchievement,
    RandomDiscard,
    RevealHand,
    SearchDiscard,
    ShuffleAway,
    ShuffleDiscards,
    TakeDiscards,
    TakeOpenly,
    YouDiscard,
)
from moondrake.bluemoon.rules.ignoring import active_cards, fitting, is_bluff_described, protected
from moondrake.bluemoon.rules.moving import givable, may_draw, may_take
from moondrake.bluemoon.state import Position
from moondrake.bluemoon.zones import count
from moondrake.table.native import i64


def is_possible(state: Position, seat: int, effect: Effect) -> bool:
    """Is there anything this effect of a seat's card could do now?"""
    mine, yours = state.sides[seat], state.sides[1 - seat]
    if isinstance(effect, DrawThenReturn) and state.rules.returns_without_draw:
        return True
    if isinstance(effect, (Draw, DrawTo, DrawThenReturn, TakeOpenly)):
        return may_draw(state, seat) and _wants_cards(effect, count(mine.hand))
    if isinstance(effect, (YouDiscard, RandomDiscard)):
        return givable(state, 1 - seat) != 0
    if isinstance(effect, (IDiscard, BuyDragon)):
        return givable(state, seat) != 0
    if isinstance(effect, (RevealHand, PlayAchievement)):
        return (yours if isinstance(effect, RevealHand) else mine).hand != 0
    if isinstance(effect, ShuffleAway):
        return shuffled_away(state, 1 - seat) != 0
    if isinstance(effect, SearchDiscard):
        return bool(mine.discards or mine.mixed) and may_take(state, seat, from_pile=False)
    if isinstance(effect, (ShuffleDiscards, TakeDiscards)):
        return bool(mine.discards or mine.mixed)
    if isinstance(effect, ClearCombat):
        return clearable(state, 1 - seat, effect.one_stays) != 0
    if isinstance(effect, DiscardAllYours):
        return any(has_active(state, 1 - seat, index, effect) for index in range(len(effect.choices)))
    if isinstance(effect, HandLimit):
        return count(yours.hand) > effect.size
    return not isinstance(effect, Mill) or yours.pile_size() > 0


def _wants_cards(effect: Draw | DrawTo | DrawThenReturn | TakeOpenly, hand: int) -> bool:
    return not isinstance(effect, DrawTo) or hand < effect.size


def shuffled_away(state: Position, seat: int) -> int:
    """BM-16.6: everything in combat and support zones, active or not, but active PROTECTED cards."""
    side = state.sides[seat]
    return (side.combat | side.support | side.bluff_bits()) & ~protected(state, seat)


def has_active(state: Position, seat: int, index: int, effect: DiscardAllYours) -> bool:
    """Is there an active card of this description that can be discarded?"""
    side = state.sides[seat]
    cards = effect.choices[index]
    bits = active_cards(state, seat) & fitting(state, seat, cards) & ~protected(state, seat)
    return bits != 0 or (is_bluff_described(cards) and len(side.bluffs) > 0)


def clearable(state: Position, seat: int, active_only: bool) -> int:
    """BM-16.6: what can be cleared from a combat zone; active PROTECTED cards stay."""
    side = state.sides[seat]
    return (side.active if active_only else side.combat) & ~protected(state, seat)


def described_yours(state: Position, seat: int, effect: DiscardYours) -> i64:
    """The active cards of this side that a DiscardYours text describes (BM-13.6)."""
    return active_cards(state, seat) & fitting(state, seat, effect.cards)


def are_enough(state: Position, seat: int, effect: DiscardYours, described: i64) -> bool:
    """BM-16.13: are these described cards, and the bluffs, as many as the text wants?"""
    bluffs = len(state.sides[seat].bluffs) * is_bluff_described(effect.cards)
    return count(described) + bluffs >= effect.at_least


def spared_by(state: Position, seat: int, effect: DiscardYours) -> i64:
    """BM-16.18: the last active character, where the text spares it."""
    last = state.sides[seat].active & state.facts[seat].characters
    return last if effect.spares_last_character and count(last) == 1 else 0


def discardable(state: Position, seat: int, effect: DiscardYours) -> i64:
    """The active cards of this side that a DiscardYours text may hit (BM-10.10, BM-16.13, BM-16.18)."""
    described = described_yours(state, seat, effect)
    if not are_enough(state, seat, effect, described):
        return 0
    return described & ~spared_by(state, seat, effect) & ~protected(state, seat)
