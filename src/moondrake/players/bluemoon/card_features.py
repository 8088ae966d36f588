"""A printed card as named numbers: what it is, read off its data, so that a network reads cards it never saw.

The names come from the vocabulary itself (`effects.py`): a new verb is a new name, and whoever learned before
it existed reads the rest of the card.
"""

from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import Final

from moondrake.bluemoon.effects import ANY_NUMBER, Card, Cards, Icon, Kind, Sentence, Tag

MANY: Final = 6.0
"""What "any number" counts as."""


def card_features(card: Card) -> dict[str, float]:
    """What the card is, by name; what is not named is 0."""
    fire, earth = card.fire or 0, card.earth or 0
    found = {
        "one": 1.0,
        f"kind {Kind(card.kind).name}": 1.0,
        f"people {card.people}": 1.0,
        "fire": fire / 4.0,
        "earth": earth / 4.0,
        "higher": max(fire, earth) / 4.0,
        "lower": min(fire, earth) / 4.0,
        "moons": (card.moons or 0) / 2.0,
        "capacity": card.capacity / 4.0,
        "pair": float(bool(card.pair)),
        "family": float(bool(card.family)),
        "text": float(bool(card.text)),
    }
    for value in range(1, 9):
        found[f"fire from {value}"] = float(fire >= value)
        found[f"earth from {value}"] = float(earth >= value)
    _add_bits(found, "icon", Icon, card.icons)
    _add_bits(found, "tag", Tag, card.tags)
    for sentence in card.text:
        _add_sentence(found, sentence)
    return {name: number for name, number in found.items() if number}


def _add_bits(found: dict[str, float], word: str, names: type[IntEnum], bits: int) -> None:
    for one in names:
        if one and bits & one:
            found[f"{word} {one.name}"] = 1.0


def _add_sentence(found: dict[str, float], sentence: Sentence) -> None:
    """When and what; a condition is told like a part of what."""
    verb = type(sentence.what).__name__
    found[f"when {sentence.when.name}"] = 1.0
    found[f"verb {verb} {sentence.when.name}"] = 1.0
    found[f"may {verb}"] = float(sentence.may)
    _add_parts(found, verb, sentence.what)
    if sentence.condition is not None:
        _add_parts(found, "if", sentence.condition)


def _add_parts(found: dict[str, float], where: str, thing: object) -> None:
    """Everything a piece of vocabulary says, field by field."""
    found[f"{where} {type(thing).__name__}"] = 1.0
    for field in fields(thing):  # type: ignore[arg-type]
        value = getattr(thing, field.name)
        if field.type in (int, "int"):
            value = int(
                value
            )  # a field of numbers may hold one that has a name; machine code forgets the name
        _add_value(found, f"{where} {field.name}", value)


def _add_value(found: dict[str, float], name: str, value: object) -> None:
    if isinstance(value, Cards):
        _add_described(found, name, value)
    elif isinstance(value, tuple):
        for part in value:
            _add_value(found, name, part)
    elif isinstance(value, IntEnum):
        found[f"{name} {value.name}"] = 1.0
    elif isinstance(value, (bool, int)):
        number = MANY if value == ANY_NUMBER else float(value)
        found[name] = found.get(name, 0.0) + number / 4.0
    elif is_dataclass(value):
        _add_parts(found, name, value)


def _add_described(found: dict[str, float], name: str, cards: Cards) -> None:
    """Which cards a text speaks of."""
    for kind in cards.kinds:
        found[f"{name} kind {kind.name}"] = 1.0
        found[f"about {kind.name}"] = 1.0
    _add_bits(found, f"{name} icon", Icon, cards.icons)
    _add_bits(found, f"{name} tag", Tag, cards.tags)
    _add_bits(found, f"{name} without", Tag, cards.without_tags)
    if cards.value_above is not None:
        found[f"{name} above"] = cards.value_above / 4.0
    found[f"{name} bluffs"] = float(cards.bluffs)
    if cards.has_text is not None:
        found[f"{name} {'with' if cards.has_text else 'without'} text"] = 1.0
