"""Where a power and the dragons of a fight come from, line by line with rule numbers (BM-14.10, BM-7.4a).

The numbers are those of `rules/values.py` and `rules/fight.py`; here they get their causes. A bluff
support is a line without a card, so that nothing hidden is told.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.effects import BlankPrinted, Double, Formula, Raise, RaisePower, RaiseToPrinted
from moondrake.bluemoon.explain.laying import bluff_ignorers
from moondrake.bluemoon.explain.places import card_ignorers
from moondrake.bluemoon.rules import fight, values
from moondrake.bluemoon.rules.ignoring import is_bluff_described, sourced_texts
from moondrake.bluemoon.state import CARD_SHIFT, NO_CARD, Position
from moondrake.bluemoon.zones import LOCAL

BLUFF_CARD: Final = NO_CARD
"""Stands for a bluff support, own or not: they all count alike (RS-13)."""


@dataclass(frozen=True, slots=True)
class Change:
    """A layer changed something: the number afterwards, by which cards' texts, under which rules."""

    layer: int
    value: int
    rules: tuple[str, ...]
    by: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardLine:
    """One active card: printed value, value after the layers L1 to L4, and what changed it."""

    card: int
    printed: int
    after: tuple[int, int, int, int]
    changes: tuple[Change, ...]
    rule: str

    def value(self) -> int:
        return self.after[3]


@dataclass(frozen=True, slots=True)
class PowerBreakdown:
    """BM-14.3: the lines of one side, their sum, what texts about power make of it (L5), the power."""

    seat: int
    element: int
    lines: tuple[CardLine, ...]
    total: int
    raises: tuple[Change, ...]
    power: int
    shield: bool
    """BM-10.1: need this side not reach the other power?"""


@dataclass(frozen=True, slots=True)
class DragonLine:
    """One step: the number so far, the change or limit, the rule, the card whose text it is."""

    kind: int
    """COUNTED, CHANGED, FLOORED or CAPPED of `rules/fight.py`."""
    rule: str
    total: int
    amount: int
    by: int


@dataclass(frozen=True, slots=True)
class DragonBreakdown:
    """BM-7.4a: what this winner of the fight gains if the other player retreats now."""

    winner: int
    cards: int
    """The cards of the winner that count (BM-7.3)."""
    lines: tuple[DragonLine, ...]
    dragons: int


def power_breakdown(state: Position, seat: int, element: int) -> PowerBreakdown:
    """BM-14.10: every active card of a side with its way through the layers; sums up to its power."""
    texts = values.value_texts(state, seat)
    chosen = values.targets(state, seat, element, texts)
    lines = tuple(
        CardLine(
            _whole(seat, line.card),
            line.printed,
            line.after,
            _changes(state, seat, element, line, texts, chosen),
            "RS-13" if line.card == values.BLUFF else "BM-14.1",
        )
        for line in values.breakdown(state, seat, element)
    )
    total = sum(line.value() for line in lines)
    shield = values.has_shield(state, seat, element)
    power = values.raised_power(state, seat, element, total)
    return PowerBreakdown(seat, element, lines, total, _raises(state, seat, element, total), power, shield)


def dragon_breakdown(state: Position, winner: int) -> DragonBreakdown:
    """BM-7.4a: why a retreat of the other player would give the winner 0, 1, 2 or more dragons now."""
    steps = fight.dragon_steps(state, winner)
    lines = tuple(DragonLine(step.kind, step.rule, step.total, step.amount, step.source) for step in steps)
    return DragonBreakdown(winner, steps[0].amount, lines, steps[-1].total)


def _whole(seat: int, card: int) -> int:
    return BLUFF_CARD if card == values.BLUFF else seat << CARD_SHIFT | card


def _changes(
    state: Position,
    seat: int,
    element: int,
    line: values.Line,
    texts: list[tuple[int, values.ValueText]],
    chosen: list[int],
) -> tuple[Change, ...]:
    """BM-14.4: the layers in which this card's value changed, and by which texts."""
    first, second, third, fourth = line.after
    applied = [
        (key & LOCAL, effect)
        for index, (key, effect) in enumerate(texts)
        if values.is_applied(state, seat, line.card, effect, chosen[index])
    ]
    changes = []
    if first != line.printed:
        changes.append(_first_layer(state, seat, line))
    if second != first:
        by = _printed_texts(state, seat, element, line, applied)
        changes.append(Change(2, second, ("BM-14.4", "BM-14.5"), by))
    if third != second:
        by = _value_texts(seat, element, second, third, applied)
        changes.append(Change(3, third, ("BM-14.4", "RS-22"), by))
    if fourth != third:
        changes.append(Change(4, fourth, ("BM-14.4", "BM-13.3"), _ignorers(state, seat, line.card)))
    return tuple(changes)


def _ignorers(state: Position, seat: int, card: int) -> tuple[int, ...]:
    if card == values.BLUFF:
        return bluff_ignorers(state, seat)
    return card_ignorers(state, seat << CARD_SHIFT | card)


def _first_layer(state: Position, seat: int, line: values.Line) -> Change:
    """L1: the card is ignored, or its printed value counts as 0."""
    if values.is_ignored(state, seat, line.card):
        return Change(1, line.after[0], ("BM-13.3", "RS-21"), _ignorers(state, seat, line.card))
    by = []
    for source, sentence in sourced_texts(state, 1 - seat):
        effect = sentence.what
        if isinstance(effect, BlankPrinted) and effect.odd == bool(line.printed & 1):
            if line.card == values.BLUFF:
                is_hit = is_bluff_described(effect.cards)
            else:
                is_hit = bool(state.facts[seat].described(effect.cards) >> line.card & 1)
            if is_hit:
                by.append((1 - seat) << CARD_SHIFT | source)
    return Change(1, line.after[0], ("BM-16.11", "BM-14.4"), tuple(by))


def _printed_texts(
    state: Position,
    seat: int,
    element: int,
    line: values.Line,
    applied: list[tuple[int, values.ValueText]],
) -> tuple[int, ...]:
    """L2: the texts about printed values that gave the result."""
    first, second = line.after[0], line.after[1]
    other = values.printed_value(state, seat, line.card, 1 - element)
    other = values.blanked(state, seat, line.card, other)
    found = []
    for source, effect in applied:
        if isinstance(effect, RaiseToPrinted):
            formula = first + other if effect.formula == Formula.SUM else max(first, other)
            if formula == second:
                found.append(seat << CARD_SHIFT | source)
    return tuple(found)


def _value_texts(
    seat: int, element: int, second: int, third: int, applied: list[tuple[int, values.ValueText]]
) -> tuple[int, ...]:
    """L3: the text that raised the most, and every doubling."""
    texts = [
        (source, effect)
        for source, effect in applied
        if isinstance(effect, (Raise, Double)) and values.concerns(effect.elements, element)
    ]
    doublings = sum(isinstance(effect, Double) for _, effect in texts)
    raised = third >> doublings
    return tuple(
        seat << CARD_SHIFT | source
        for source, effect in texts
        if isinstance(effect, Double) or (effect.to == raised and raised > second)
    )


def _raises(state: Position, seat: int, element: int, total: int) -> tuple[Change, ...]:
    """L5: texts that raise the power, each with the power after it."""
    changes = []
    for source, sentence in sourced_texts(state, seat):
        effect = sentence.what
        if isinstance(effect, RaisePower) and values.concerns(effect.elements, element) and effect.to > total:
            total = effect.to
            changes.append(Change(5, total, ("BM-14.4", "BM-14.5"), (seat << CARD_SHIFT | source,)))
    return tuple(changes)
