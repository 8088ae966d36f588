"""Where a card lies, and which texts are responsible for what is ignored: what every explanation needs."""

from typing import Final

from moondrake.bluemoon.effects import IgnoreCards, IgnoreIcons, IgnoreTexts
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.rules.ignoring import ignore_effect, ignorers_in_force
from moondrake.bluemoon.state import CARD_SHIFT, Position
from moondrake.bluemoon.zones import LOCAL, cards_in

PLACE_RULES: Final = {
    Place.HAND: "BM-3.1",
    Place.DRAW_PILE: "BM-3.3",
    Place.DISCARD_PILE: "BM-3.9",
    Place.COMBAT: "BM-3.7",
    Place.SUPPORT: "BM-3.7",
    Place.BLUFF: "BM-10.36",
    Place.STACK: "BM-9.6",
    Place.INFLUENCE: "BM-9.9",
    Place.CARGO: "BM-9.13",
    Place.LANDED_CARGO: "BM-9.13",
    Place.LAID_OUT: "BM-11.1",
    Place.LEADER: "BM-9.1",
    Place.OPPONENT: "BM-3.2",
    Place.ACHIEVEMENT: "BM-9.8",
}


def owner_of(card: int) -> int:
    """The seat a card of the match belongs to."""
    return card >> CARD_SHIFT


def is_card(state: Position, card: int) -> bool:
    """Is there such a card in this match?"""
    return 0 <= owner_of(card) < 2 and card & LOCAL < len(state.facts[owner_of(card)].printed)


def wholes(seat: int, bits: int) -> tuple[int, ...]:
    """The cards of a side's set as cards of the match."""
    return tuple(seat << CARD_SHIFT | card for card in cards_in(bits))


def place_of(state: Position, card: int) -> Place:
    """Where a card lies. Ask only for the own cards of a seat, or for what lies open."""
    side = state.sides[owner_of(card)]
    local = card & LOCAL
    bit = 1 << local
    zones = (
        (side.hand, Place.HAND),
        (side.combat, Place.COMBAT),
        (side.support, Place.SUPPORT),
        (side.bluff_bits(), Place.BLUFF),
        (side.laid, Place.LAID_OUT),
        (side.landed_cargo(), Place.LANDED_CARGO),
        (side.all_cargo(), Place.CARGO),
        (side.discard_bits(), Place.DISCARD_PILE),
        (side.pile(), Place.DRAW_PILE),
    )
    for bits, place in zones:
        if bits & bit:
            return place
    if local in side.stack:
        return Place.STACK
    facts = state.facts[owner_of(card)]
    if local in side.ships or side.lasting & facts.hylas & bit:
        return Place.INFLUENCE
    return Place.ACHIEVEMENT if side.lasting & facts.achievements & bit else Place.LEADER


def not_in_hand(state: Position, seat: int, card: int) -> list[Reason]:
    """BM-11.1: a card is laid out from hand; where this one is instead."""
    if owner_of(card) != seat:
        return not_yours(card)
    place = place_of(state, card)
    if place == Place.HAND:
        return []
    rules = ("BM-11.1", PLACE_RULES[place])
    return [Reason(Why.NOT_IN_HAND, rules, card, number=place, remedy=Remedy.GET_CARD)]


def not_yours(card: int) -> list[Reason]:
    """BM-3.2: the cards of the two players never mix."""
    return [Reason(Why.NOT_YOUR_CARD, ("BM-3.2",), card, remedy=Remedy.OTHER_CARD)]


def card_ignorers(state: Position, card: int) -> tuple[int, ...]:
    """BM-13.3: the texts in force that ignore this whole card."""
    return _ignorers(state, card, IgnoreCards)


def text_ignorers(state: Position, card: int) -> tuple[int, ...]:
    """BM-13.3: the texts in force that ignore this card's text, or all of the card."""
    return _ignorers(state, card, IgnoreTexts) + card_ignorers(state, card)


def icon_ignorers(state: Position, card: int, icons: int) -> tuple[int, ...]:
    """BM-13.5: the texts in force that ignore these icons on this card, or all of the card."""
    return _ignorers(state, card, IgnoreIcons, icons) + card_ignorers(state, card)


def _ignorers(state: Position, card: int, verb: type, icons: int = 0) -> tuple[int, ...]:
    found = []
    for whole in ignorers_in_force(state):
        effect = ignore_effect(state, whole)
        is_opposing = owner_of(whole) != owner_of(card)
        if is_opposing and isinstance(effect, verb) and _reaches(state, card, effect, icons):
            found.append(whole)
    return tuple(found)


def _reaches(state: Position, card: int, effect: object, icons: int) -> bool:
    facts = state.facts[owner_of(card)]
    local = card & LOCAL
    if isinstance(effect, IgnoreCards):
        return bool(facts.described(effect.cards) >> local & 1)
    if isinstance(effect, IgnoreTexts):
        return not facts.tags[local] & effect.except_tags
    return isinstance(effect, IgnoreIcons) and bool(icons & ~effect.except_icons)
