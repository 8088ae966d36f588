"""What a pack can say: read off `effects.py`, so that a new verb is at once a word of the packs.

The annotations are read from the source, because compiled classes keep none; remarks under a field come along
and become its explanation in the docs.
"""

import ast
from dataclasses import MISSING, dataclass, fields
from enum import IntEnum
from functools import cache
from importlib.resources import files
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin

from moondrake.bluemoon import effects
from moondrake.bluemoon.effects import (
    Condition,
    Deed,
    Effect,
    Icon,
    Tag,
    When,
)

SETS: Final[dict[str, type[IntEnum]]] = {"IconSet": Icon, "TagSet": Tag}
"""Names of `effects.py` for an int that is a set of bits, and whose bits they are."""


def word_of(name: str) -> str:
    """A name of the source as a pack writes it: DiscardYours becomes discard-yours, MY_TURN my-turn."""
    spread = name if name.isupper() else "".join(f"-{sign}" if sign.isupper() else sign for sign in name)
    return spread.strip("-").replace("_", "-").lower()


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a verb, a description or a condition."""

    name: str
    word: str
    shape: Any
    """A type of the source, or the enum whose bits the field is a set of."""
    is_set: bool
    is_needed: bool
    default: object
    doc: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A verb, description or condition: its class, what it says, and its fields in order."""

    word: str
    made: type
    doc: str
    fields: tuple[Field, ...]


@cache
def _source() -> dict[str, ast.ClassDef]:
    text = files("moondrake.bluemoon").joinpath("effects.py").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}


def _one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def _remarks(node: ast.ClassDef) -> dict[str, str]:
    """The string under each name of a class body."""
    found = {}
    for above, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            name: ast.expr | None = above.target if isinstance(above, ast.AnnAssign) else None
            if isinstance(above, ast.Assign):
                name = above.targets[0]
            if isinstance(name, ast.Name):
                found[name.id] = _one_line(str(below.value.value))
    return found


@cache
def entry(made: type) -> Entry:
    """How a class of the vocabulary is written."""
    node = _source()[made.__name__]
    remarks = _remarks(node)
    notes = {
        one.target.id: ast.unparse(one.annotation)
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    found = []
    for field in fields(made):
        note = notes[field.name]
        is_set = note in SETS
        shape = SETS[note] if is_set else eval(note, vars(effects))
        needed = field.default is MISSING and field.default_factory is MISSING
        doc = remarks.get(field.name, "")
        word = word_of(field.name)
        found.append(Field(field.name, word, shape, is_set, needed, field.default, doc))
    return Entry(word_of(made.__name__), made, _one_line(ast.get_docstring(node)), tuple(found))


def members(union: Any) -> tuple[type, ...]:
    """The classes of a union such as `Effect`, those of unions inside it included."""
    return tuple(one for one in get_args(union) if one is not NoneType)


def choices(shape: Any) -> dict[str, type]:
    """The words for the classes a field may hold, if it holds objects."""
    if isinstance(shape, UnionType) or get_origin(shape) is not None:
        found = [
            one for one in get_args(shape) if isinstance(one, type) and one.__module__ == effects.__name__
        ]
    else:
        found = [shape] if isinstance(shape, type) and shape.__name__ in _source() else []
    return {word_of(one.__name__): one for one in found if not issubclass(one, IntEnum)}


def enum_words(enum: type[IntEnum]) -> dict[str, int]:
    """The words of an enum, without the one for nothing of a set."""
    return {word_of(one.name): one for one in enum if one.name != "NONE"}


def enum_remarks(enum: type[IntEnum]) -> dict[str, str]:
    """What each word of an enum means, where the source says so."""
    return {word_of(name): doc for name, doc in _remarks(_source()[enum.__name__]).items()}


@cache
def shortcuts(made: type) -> dict[str, object]:
    """Names of the source for a whole value, such as `any-card`: descriptions of cards, sets, numbers."""
    found = {}
    for name, value in vars(effects).items():
        if name.isupper() and type(value) is made:
            found[word_of(name)] = value
    return found


VERBS: Final = {word_of(one.__name__): one for one in members(Effect)}
CONDITIONS: Final = {word_of(one.__name__): one for one in members(Condition)}
DEEDS: Final = frozenset(members(Deed))
ANSWERS: Final = (When.AFTER_YOUR_POWER, When.YOU_GAIN)
"""Moments of interference cards."""
