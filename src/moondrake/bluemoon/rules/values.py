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
    is_bound,
)
from moondrake.bluemoon.rules.assigning import Ways
from moondrake.bluemoon.rules.ignoring import (
    BLUFF_VALUE,
    effective_icons,
    has_working,
    is_bluff_described,
    is_hit,
    protected,
    working_texts,
)
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import MODULUS, PLACES, cards_in
from moondrake.table.native import i64

NO_ELEMENT: Final = int(Element.NO_ELEMENT)
FIRE: Final = int(Element.FIRE)
SHIELD_FIRE: Final = int(Icon.SHIELD_FIRE)
SHIELD_EARTH: Final = int(Icon.SHIELD_EARTH)
BOTH_ELEMENTS: Final = int(Elements.BOTH)
BLUFF: Final = -1
"""Stands for a bluff support where a card is asked for: all bluffs count alike."""

WEIGHT: Final = 1 << 20
"""Puts one element's values above the other's in one number."""

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
    facts = state.facts[seat]
    shields = facts.fire_shields if element == FIRE else facts.earth_shields
    icon = SHIELD_FIRE if element == FIRE else SHIELD_EARTH
    side = state.sides[seat]
    for card in cards_in((side.active | side.support | side.lasting) & shields):
        if effective_icons(state, seat, card) & icon:
            return True
    return False


def power(state: Position, seat: int, element: int) -> int:
    """BM-14.3: the sum of the values of all own active cards, as changed by texts about power."""
    if element == NO_ELEMENT:
        return 0
    side = state.sides[seat]
    facts = state.facts[seat]
    rival = state.sides[1 - seat]
    own = (side.active | side.support | side.leading | side.lasting) & facts.value_texts
    blanks = (rival.active | rival.support | rival.lasting) & state.facts[1 - seat].blank_texts
    if own & ~side.ignored_texts or blanks & ~rival.ignored_texts or side.bluffs:
        return _power_by_layers(state, seat, element)
    values = facts.fire if element == FIRE else facts.earth
    total = 0
    bits: i64 = (side.active | side.support | side.lasting) & ~side.ignored_cards
    while bits:
        low = bits & -bits
        bits ^= low
        total += values[PLACES[low % MODULUS]]
    return max(total, 0)


def is_enough(state: Position, element: int) -> bool:
    """BM-6.19, BM-10.4: the power reaches the opponent's current power, or a SHIELD makes up for it."""
    mine = power(state, state.seat, element)
    return mine >= power(state, 1 - state.seat, element) or has_shield(state, state.seat, element)


def _power_by_layers(state: Position, seat: int, element: int) -> int:
    side = state.sides[seat]
    texts = value_texts(state, seat)
    chosen = targets(state, seat, element, texts)
    total = 0
    for card in cards_in(side.active | side.support | side.lasting & ~state.facts[seat].staff):
        total += _layers(state, seat, card, element, texts, chosen)[3]
    if side.bluffs:
        total += len(side.bluffs) * _layers(state, seat, BLUFF, element, texts, chosen)[3]
    return raised_power(state, seat, element, total)


def raised_power(state: Position, seat: int, element: int, total: int) -> int:
    """BM-14.4 layer L5, BM-6.20: texts about power; a power is never negative."""
    if not has_working(state, seat, state.facts[seat].power_texts):
        return max(total, 0)
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
    """The texts that influence the values of a side's cards, each with its key (`text_key`)."""
    side = state.sides[seat]
    facts = state.facts[seat]
    bits = (side.active | side.support | side.leading | side.lasting) & facts.value_texts
    bits &= ~side.ignored_texts
    found: list[tuple[int, ValueText]] = []
    for card in cards_in(bits):
        for index, sentence in enumerate(facts.sentences[card]):
            effect = sentence.what
            if isinstance(effect, (Double, Raise, RaiseToPrinted)):
                found.append((text_key(card, index), effect))
    return found


def text_key(card: int, index: int) -> int:
    """A text of a side by one number: its card (`key & LOCAL`), and which of the card's sentences it is."""
    return index << CARD_SHIFT | card


def targets(state: Position, seat: int, element: int, texts: list[tuple[int, ValueText]]) -> list[int]:
    """BM-14.6, BM-14.7: which card each text is applied to (NO_CARD: not bound to one card, or to none).

    What was chosen stays; where nothing is chosen yet the power becomes maximal.
    """
    chosen = chosen_targets(state, seat, texts)
    for index, (_, effect) in enumerate(texts):
        if effect.scope.one and chosen[index] == NO_CARD:
            return maximal_targets(state, seat, element, texts, chosen)
    return chosen


def chosen_targets(state: Position, seat: int, texts: list[tuple[int, ValueText]]) -> list[int]:
    """For each text the target chosen for it, NO_CARD where there is none."""
    return [kept_target(state, seat, key) if effect.scope.one else NO_CARD for key, effect in texts]


def kept_target(state: Position, seat: int, key: int) -> int:
    """The target chosen for this text, while it is still active."""
    side = state.sides[seat]
    for index, other in enumerate(side.target_sources):
        if other == key and (side.active | side.support | side.lasting) >> side.targets[index] & 1:
            return side.targets[index]
    return NO_CARD


def candidates(state: Position, seat: int, effect: Effect) -> list[int]:
    """The active cards a text of the form "one of my ..." may be applied to."""
    side = state.sides[seat]
    if isinstance(effect, DoubleNumbers):
        return cards_in(side.active & state.facts[seat].described(effect.cards))
    if isinstance(effect, (Double, Raise, RaiseToPrinted)):
        bits = side.active | side.support | side.lasting & ~state.facts[seat].staff
        return cards_in(bits & state.facts[seat].described(effect.scope.cards))
    return []


def maximal_targets(
    state: Position, seat: int, element: int, texts: list[tuple[int, ValueText]], chosen: list[int]
) -> list[int]:
    """BM-14.6 where nobody is asked: the texts without a target are applied so that the power becomes
    maximal, then the power in the other element; the first way of those that do."""
    trial = Trial(state, seat, texts, chosen)
    if trial.texts:
        places = trial.ways((element, 1 - element)).first()
        for text, place in enumerate(places):
            chosen[trial.texts[text]] = trial.cards[place]
    return chosen


class Trial:
    """BM-14.6: the texts that have no target yet, and the cards they may be applied to."""

    def __init__(
        self, state: Position, seat: int, texts: list[tuple[int, ValueText]], chosen: list[int]
    ) -> None:
        self.state = state
        self.seat = seat
        self.all_texts = texts
        self.chosen = chosen
        self.texts: list[int] = []
        """Places in the list of all texts."""
        self.cards: list[int] = []
        self.reach: list[int] = []
        found: dict[int, int] = {}
        for index, (_, effect) in enumerate(texts):
            if not effect.scope.one or chosen[index] != NO_CARD:
                continue
            cards = candidates(state, seat, effect)
            for card in cards:
                found[card] = found.get(card, 0) | 1 << len(self.texts)
            if cards:
                self.texts.append(index)
        for card in sorted(found):
            self.cards.append(card)
            self.reach.append(found[card])

    def ways(self, elements: tuple[int, ...]) -> Ways:
        """All ways to apply them; what counts is the value in the first element, then in the next."""
        worths = [self._worths(place, elements) for place in range(len(self.cards))]
        return Ways(worths, self.reach, len(self.texts))

    def reach_of(self, text: int) -> int:
        """The places (bits) of the cards that one of the texts may be applied to at all."""
        places = 0
        for place, texts in enumerate(self.reach):
            places |= (texts >> text & 1) << place
        return places

    def _worths(self, place: int, elements: tuple[int, ...]) -> list[int]:
        """What a card is worth under each set of the texts."""
        worths = []
        for bits in range(1 << len(self.texts)):
            worth = 0
            if not bits & ~self.reach[place]:
                trial = self.chosen.copy()
                for text in cards_in(bits):
                    trial[self.texts[text]] = self.cards[place]
                for element in elements:
                    layers = _layers(self.state, self.seat, self.cards[place], element, self.all_texts, trial)
                    worth = worth * WEIGHT + layers[3]
            worths.append(worth)
        return worths


def _layers(
    state: Position,
    seat: int,
    card: int,
    element: int,
    texts: list[tuple[int, ValueText]],
    chosen: list[int],
) -> tuple[int, int, int, int]:
    """BM-14.2, BM-14.4: the value of one card after the layers L1 to L4."""
    out = is_ignored(state, seat, card)
    first = 0 if out else blanked(state, seat, card, printed_value(state, seat, card, element))
    second = first
    third = first
    doublings = 0
    for index, (_, effect) in enumerate(texts):
        if not is_applied(state, seat, card, effect, chosen[index]):
            continue
        if isinstance(effect, RaiseToPrinted):
            printed = printed_value(state, seat, card, 1 - element)
            other = 0 if out else blanked(state, seat, card, printed)
            formula = first + other if effect.formula is Formula.SUM else max(first, other)
            second = max(second, formula)
        elif concerns(effect.elements, element):
            if isinstance(effect, Double):
                doublings += 1
            else:
                third = max(third, effect.to)
    third = max(second, third) << doublings  # BM-14.4a, RS-22, OQ-36: "rises to" comes before "doubles"
    return first, second, third, 0 if out else third


def _line(
    state: Position,
    seat: int,
    card: int,
    element: int,
    texts: list[tuple[int, ValueText]],
    chosen: list[int],
) -> Line:
    """BM-14.10: one card's printed value and its way through the layers."""
    layers = _layers(state, seat, card, element, texts, chosen)
    return Line(card, printed_value(state, seat, card, element), layers)


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
    return facts.fire[card] if element == FIRE else facts.earth[card]


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
        if _blanks(state, seat, card, value, sentence):
            return 0
    return value


def _blanks(state: Position, seat: int, card: int, value: int, sentence: Sentence) -> bool:
    """Does this opposing sentence let this value of a card, which is not protected, count as 0?"""
    effect = sentence.what
    if not isinstance(effect, BlankPrinted) or effect.odd != bool(value & 1):
        return False
    return is_bluff_described(effect.cards) if card == BLUFF else _fits(state, seat, card, effect.cards)


def is_reached(state: Position, seat: int, card: int, source: int) -> bool:
    """RS-23: does the text of one opposing card do something to this active card of a side?"""
    facts = state.facts[1 - seat]
    if not has_working(state, 1 - seat, 1 << source):
        return False  # ignored, or the card lies face down
    if facts.blank_texts >> source & 1 and not protected(state, seat) >> card & 1:
        values = [value for value in (state.facts[seat].fire[card], state.facts[seat].earth[card]) if value]
        for sentence in facts.sentences[source]:
            if any(_blanks(state, seat, card, value, sentence) for value in values):
                return True
    return is_hit(state, 1 - seat << CARD_SHIFT | source, card)


def influence(state: Position, seat: int, card: int) -> int:
    """RS-23: what opposing texts do to an active card, as bits: the whole card ignored, its text, its icons,
    its value in earth or in fire taken away. Where the ruleset asks for no more, only the first."""
    side = state.sides[seat]
    facts = state.facts[seat]
    bits = side.ignored_cards >> card & 1
    if not state.rules.influence_retargets:
        return bits
    bits |= (side.ignored_texts >> card & 1) << 1
    bits |= int(facts.icons[card] != effective_icons(state, seat, card)) << 2
    bits |= int(facts.earth[card] != blanked(state, seat, card, facts.earth[card])) << 3
    return bits | int(facts.fire[card] != blanked(state, seat, card, facts.fire[card])) << 4


def _fits(state: Position, seat: int, card: int, cards: Cards) -> bool:
    return bool(state.facts[seat].described(cards) >> card & 1)


def concerns(elements: int, element: int) -> bool:
    """Does a text about these elements speak of this one?"""
    return elements in (BOTH_ELEMENTS, element)


def bound_texts(state: Position, seat: int) -> list[tuple[int, Effect]]:
    """Active texts of a side, ignored or not, that are applied to one card of the owner's choice."""
    side = state.sides[seat]
    facts = state.facts[seat]
    found: list[tuple[int, Effect]] = []
    for card in cards_in((side.active | side.support | side.leading | side.lasting) & facts.bound_texts):
        for index, sentence in enumerate(facts.sentences[card]):
            if is_bound(sentence.what):
                found.append((text_key(card, index), sentence.what))
    return found
