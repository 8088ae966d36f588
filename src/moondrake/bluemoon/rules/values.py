"""Values and power (BM-14): layers, targets, and the list that explains a power (BM-14.10)."""

from typing import Final

from moondrake.bluemoon.effects import (
    BlankPrinted,
    Cards,
    Double,
    DoubleNumbers,
    Effect,
    Element,
    Elements,
    Formula,
    Icon,
    Raise,
    RaisePower,
    RaiseToPrinted,
    Sentence,
    When,
)
from moondrake.bluemoon.rules.ignoring import (
    BLUFF_VALUE,
    effective_icons,
    is_bluff_described,
    protected,
    working_texts,
)
from moondrake.bluemoon.state import NO_CARD, Position
from moondrake.bluemoon.zones import MODULUS, PLACES, cards_in

BLUFF: Final = -1
"""Stands for a bluff support where a card is asked for: all bluffs count alike."""

ValueText = Double | Raise | RaiseToPrinted


class Line:
    """BM-14.10: one card's way through the layers."""

    def __init__(self, card: int, printed: int, after: tuple[int, int, int, int]) -> None:
        self.card = card
        self.printed = printed
        self.after = after
        """The value after L1, L2, L3 and L4."""

    def value(self) -> int:
        return self.after[3]


def has_shield(state: Position, seat: int, element: int) -> bool:
    """BM-10.1, BM-10.2: an active card with an effective SHIELD on its value in this element."""
    icon = Icon.SHIELD_FIRE if element == Element.FIRE else Icon.SHIELD_EARTH
    side = state.sides[seat]
    icons = state.facts[seat].icons
    for card in cards_in(side.active | side.support | side.lasting):
        if icons[card] & icon and effective_icons(state, seat, card) & icon:
            return True
    return False


def power(state: Position, seat: int, element: int) -> int:
    """BM-14.3: the sum of the values of all own active cards, as changed by texts about power."""
    if element == Element.NO_ELEMENT:
        return 0
    side = state.sides[seat]
    facts = state.facts[seat]
    rival = state.sides[1 - seat]
    own = (side.active | side.support | side.leading | side.lasting) & facts.value_texts
    blanks = (rival.active | rival.support | rival.lasting) & state.facts[1 - seat].blank_texts
    if own & ~side.ignored_texts or blanks & ~rival.ignored_texts or side.bluffs:
        return _power_by_layers(state, seat, element)
    values = facts.fire if element == Element.FIRE else facts.earth
    total = 0
    bits = (side.active | side.support | side.lasting) & ~side.ignored_cards
    while bits:
        low = bits & -bits
        bits ^= low
        total += values[PLACES[low % MODULUS]]
    return max(total, 0)


def _power_by_layers(state: Position, seat: int, element: int) -> int:
    total = sum(line.value() for line in breakdown(state, seat, element))
    return raised_power(state, seat, element, total)


def raised_power(state: Position, seat: int, element: int, total: int) -> int:
    """BM-14.4 layer L5, BM-6.20: texts about power; a power is never negative."""
    for sentence in working_texts(state, seat):
        effect = sentence.what
        if isinstance(effect, RaisePower) and concerns(effect.elements, element):
            total = max(total, effect.to)
    return max(total, 0)


def breakdown(state: Position, seat: int, element: int) -> list[Line]:
    """BM-14.10: every active card of a side with its value after each layer."""
    side = state.sides[seat]
    texts = value_texts(state, seat)
    chosen = targets(state, seat, element, texts)
    lines = []
    for card in cards_in(side.active | side.support | side.lasting & ~state.facts[seat].staff):
        lines.append(_line(state, seat, card, element, texts, chosen))
    for _ in side.bluffs:
        lines.append(_line(state, seat, BLUFF, element, texts, chosen))
    return lines


def value_texts(state: Position, seat: int) -> list[tuple[int, ValueText]]:
    """The texts that influence the values of a side's cards, with the cards they stand on."""
    side = state.sides[seat]
    facts = state.facts[seat]
    bits = (side.active | side.support | side.leading | side.lasting) & facts.value_texts
    bits &= ~side.ignored_texts
    found: list[tuple[int, ValueText]] = []
    for card in cards_in(bits):
        for sentence in facts.sentences[card]:
            effect = sentence.what
            if isinstance(effect, (Double, Raise, RaiseToPrinted)):
                found.append((card, effect))
    return found


def targets(state: Position, seat: int, element: int, texts: list[tuple[int, ValueText]]) -> list[int]:
    """BM-14.6, BM-14.7: which card each text is applied to (NO_CARD: not bound to one card).

    With several texts the power must become maximal; a single one keeps the target its owner chose.
    """
    chosen = [NO_CARD] * len(texts)
    bound = [index for index, (_, effect) in enumerate(texts) if effect.scope.one]
    if not bound:
        return chosen
    if len(texts) == 1:
        kept = kept_target(state, seat, texts[0][0])
        if kept != NO_CARD:
            return [kept]
    best = -1
    for assignment in _assignments(state, seat, texts, bound):
        total = _total(state, seat, element, texts, assignment)
        if total > best:
            best = total
            chosen = assignment
    return chosen


def kept_target(state: Position, seat: int, source: int) -> int:
    """The target chosen for this card's text, while it is still active."""
    side = state.sides[seat]
    for index, other in enumerate(side.target_sources):
        if other == source and side.active >> side.targets[index] & 1:
            return side.targets[index]
    return NO_CARD


def candidates(state: Position, seat: int, effect: Effect) -> list[int]:
    """The active cards a text of the form "one of my ..." may be applied to."""
    side = state.sides[seat]
    if isinstance(effect, DoubleNumbers):
        return cards_in(side.active & state.facts[seat].described(effect.cards))
    if isinstance(effect, (Double, Raise, RaiseToPrinted)):
        bits = side.active | side.support | side.lasting
        return cards_in(bits & state.facts[seat].described(effect.scope.cards))
    return []


def _assignments(
    state: Position, seat: int, texts: list[tuple[int, ValueText]], bound: list[int]
) -> list[list[int]]:
    """All ways to give each bound text a target."""
    ways = [[NO_CARD] * len(texts)]
    for index in bound:
        cards = candidates(state, seat, texts[index][1])
        if cards:
            ways = [[*way[:index], card, *way[index + 1 :]] for way in ways for card in cards]
    return ways


def _total(
    state: Position, seat: int, element: int, texts: list[tuple[int, ValueText]], chosen: list[int]
) -> int:
    side = state.sides[seat]
    total = 0
    for card in cards_in((side.active | side.support | side.lasting) & ~side.ignored_cards):
        total += _line(state, seat, card, element, texts, chosen).value()
    return total


def _line(
    state: Position,
    seat: int,
    card: int,
    element: int,
    texts: list[tuple[int, ValueText]],
    chosen: list[int],
) -> Line:
    """BM-14.2, BM-14.4: one card through the layers L1 to L4."""
    own = printed_value(state, seat, card, element)
    other = printed_value(state, seat, card, 1 - element)
    first = 0 if is_ignored(state, seat, card) else blanked(state, seat, card, own)
    other = 0 if is_ignored(state, seat, card) else blanked(state, seat, card, other)
    second = first
    third = first
    doublings = 0
    for index, (_, effect) in enumerate(texts):
        if not is_applied(state, seat, card, effect, chosen[index]):
            continue
        if isinstance(effect, RaiseToPrinted):
            formula = first + other if effect.formula == Formula.SUM else max(first, other)
            second = max(second, formula)
        elif concerns(effect.elements, element):
            if isinstance(effect, Double):
                doublings += 1
            else:
                third = max(third, effect.to)
    third = max(second, third) << doublings  # BM-14.4a, RS-22, OQ-36: "rises to" comes before "doubles"
    fourth = 0 if is_ignored(state, seat, card) else third
    return Line(card, own, (first, second, third, fourth))


def is_applied(state: Position, seat: int, card: int, effect: ValueText, target: int) -> bool:
    """Is this value text applied to this card? `target` is its chosen card, if it speaks of one."""
    if effect.scope.one:
        return card == target and card != NO_CARD
    if card == BLUFF:
        return is_bluff_described(effect.scope.cards)
    return bool(state.facts[seat].described(effect.scope.cards) >> card & 1) and not effect.scope.cards.bluffs


def printed_value(state: Position, seat: int, card: int, element: int) -> int:
    """BM-14.1, BM-14.9; bluff supports: RS-13, OQ-52."""
    if card == BLUFF:
        if state.rules.bluff_in_contested_only and element != state.element:
            return 0
        return BLUFF_VALUE
    facts = state.facts[seat]
    return facts.fire[card] if element == Element.FIRE else facts.earth[card]


def is_ignored(state: Position, seat: int, card: int) -> bool:
    """Is the whole card ignored (BM-13.3)?"""
    side = state.sides[seat]
    return side.bluffs_ignored if card == BLUFF else bool(side.ignored_cards >> card & 1)


def blanked(state: Position, seat: int, card: int, value: int) -> int:
    """BM-16.11, OQ-44, RS-21: opposing texts that let odd or even printed values count as 0 (layer L1)."""
    rival = state.sides[1 - seat]
    if not (rival.active | rival.support | rival.lasting) & state.facts[1 - seat].blank_texts:
        return value
    if card != BLUFF and protected(state, seat) >> card & 1:
        return value
    for sentence in working_texts(state, 1 - seat):
        effect = sentence.what
        if isinstance(effect, BlankPrinted) and effect.odd == bool(value & 1):
            hit = (
                is_bluff_described(effect.cards) if card == BLUFF else _fits(state, seat, card, effect.cards)
            )
            if hit:
                return 0
    return value


def _fits(state: Position, seat: int, card: int, cards: Cards) -> bool:
    return bool(state.facts[seat].described(cards) >> card & 1)


def concerns(elements: int, element: int) -> bool:
    """Does a text about these elements speak of this one?"""
    return elements in (Elements.BOTH, element)


def bound_texts(state: Position, seat: int) -> list[tuple[int, Sentence]]:
    """Active texts of a side that are applied to one card of the owner's choice."""
    side = state.sides[seat]
    facts = state.facts[seat]
    found = []
    for card in cards_in((side.active | side.support | side.lasting) & facts.bound_texts):
        for sentence in facts.sentences[card]:
            if sentence.when == When.WHILE_ACTIVE and is_bound(sentence.what):
                found.append((card, sentence))
    return found


def is_bound(effect: Effect) -> bool:
    """Does this text speak of "one of my" cards?"""
    if isinstance(effect, (Double, Raise, RaiseToPrinted)):
        return effect.scope.one
    return isinstance(effect, DoubleNumbers)
