"""Expressions of a pack: `raise(scope(boosters, one: yes), fire, 5)` and back."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from dataclasses import field as made_by
from difflib import get_close_matches
from enum import IntEnum
from types import NoneType
from typing import Any, Final, get_args, get_origin

from moondrake.bluemoon.effects import ANY_NUMBER, Icon
from moondrake.bluemoon.packs.vocabulary import Field, choices, entry, enum_words, shortcuts, word_of
from moondrake.table import SetupError
from moondrake.table.saying import Saying, listed

_TOKEN: Final = re.compile(r"\s*(?:(?P<word>[A-Za-z][\w-]*)|(?P<number>-?\d+)|(?P<sign>[()\[\],:+]))")
NUMBER_WORDS: Final = {"any-number": ANY_NUMBER}
TRUTHS: Final = {"yes": True, "no": False}
MOST_WORDS: Final = 99
LARGEST: Final = 999
DEEPEST: Final = 8
LONGEST_LIST: Final = 20
"""No printed sentence comes near: brackets inside brackets, and values in one list."""


class Fault(SetupError):
    """One thing that is wrong in an expression: where, what, and which words would be right."""

    def __init__(self, line: int, where: str, what: Saying, allowed: Saying) -> None:
        self.line = line
        self.where = where
        self.what = what
        self.allowed = allowed
        if line:
            super().__init__("pack-fault-line", line=line, place=where, what=what, allowed=allowed)
        else:
            super().__init__("pack-fault", place=where, what=what, allowed=allowed)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.where, self.what, self.allowed)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign, and its line."""

    kind: str
    text: str
    line: int


@dataclass(slots=True)
class Node:
    """What is written: a word with or without brackets, a number, or a list (kind `list`)."""

    kind: str
    text: str
    line: int
    items: list["Node"] = made_by(default_factory=list)
    names: list[str] = made_by(default_factory=list)
    """For each item of a call its field, empty where none is named."""
    has_brackets: bool = False


def one_of(word: str, allowed: Iterable[str]) -> Saying:
    """The remedy for an unknown word: the nearest one, then all of them."""
    every = sorted(allowed)
    close = get_close_matches(word, every, n=1, cutoff=0.55)
    known = listed(every, MOST_WORDS)
    if close:
        return Saying("problem-pack-meant", near=close[0], known=known)
    return Saying("problem-pack-allowed", known=known)


def tokens(lines: list[tuple[int, str]], where: str) -> list[Token]:
    """The words of an expression that may go over several lines."""
    found = []
    for number, line in lines:
        place = 0
        text = line.rstrip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if not match:
                sign = text[place:].strip()[:1]
                raise Fault(
                    number,
                    where,
                    Saying("problem-pack-cannot-stand", sign=sign),
                    Saying("problem-pack-write-signs"),
                )
            kind = match.lastgroup or ""
            found.append(Token(kind, match[kind], number))
            place = match.end()
    return found


class Reader:
    """Takes tokens one after the other."""

    def __init__(self, found: list[Token], where: str, line: int) -> None:
        self.found = found
        self.place = 0
        self.where = where
        self.line = line
        self.depth = 0

    def peek(self, ahead: int = 0) -> str:
        place = self.place + ahead
        return self.found[place].text if place < len(self.found) else ""

    def take(self) -> Token:
        if self.place >= len(self.found):
            raise Fault(
                self.line, self.where, Saying("problem-pack-ends-early"), Saying("problem-pack-close-it")
            )
        self.place += 1
        token = self.found[self.place - 1]
        self.line = token.line
        return token

    def skip(self, sign: str, why: Saying) -> None:
        token = self.take()
        if token.text != sign:
            raise Fault(
                token.line, self.where, Saying("problem-pack-stands-where", sign=token.text, needed=sign), why
            )

    def is_done(self) -> bool:
        return self.place >= len(self.found)

    def value(self) -> Node:
        """A value, or several joined with `+`."""
        first = self._single()
        if self.peek() != "+":
            return first
        group = Node("list", "+", first.line, [first], [""])
        while self.peek() == "+":
            self.take()
            group.items.append(self._single())
        return group

    def _single(self) -> Node:
        token = self.take()
        if token.kind == "number":
            return Node("number", token.text, token.line)
        if token.text == "[":
            node = Node("list", "[", token.line)
            self._items(node, "]")
            return node
        if token.kind != "word":
            raise Fault(
                token.line,
                self.where,
                Saying("problem-pack-cannot-begin", sign=token.text),
                Saying("problem-pack-write-value"),
            )
        node = Node("word", token.text.lower(), token.line)
        if self.peek() == "(":
            self.take()
            node.has_brackets = True
            self._items(node, ")")
        return node

    def _items(self, node: Node, end: str) -> None:
        self.depth += 1
        while self.peek() != end:
            if self.depth > DEEPEST or len(node.items) >= LONGEST_LIST:
                raise Fault(
                    self.line,
                    self.where,
                    Saying("problem-pack-too-nested"),
                    Saying("problem-pack-one-sentence"),
                )
            name = ""
            if self.peek(1) == ":":
                name = self.take().text.lower()
                self.take()
            node.names.append(name)
            node.items.append(self.value())
            if self.peek() not in (",", end):
                token = self.take()
                raise Fault(
                    token.line,
                    self.where,
                    Saying("problem-pack-stands-comma", sign=token.text, needed=end),
                    Saying("problem-pack-commas"),
                )
            if self.peek() == ",":
                self.take()
        self.take()
        self.depth -= 1


def build(node: Node, shape: Any, where: str) -> object:
    """The value a node means, if a field of this shape may hold it."""
    if get_origin(shape) is tuple:
        return _build_tuple(node, shape, where)
    wanted = [one for one in get_args(shape) if one is not NoneType]
    if wanted and NoneType in get_args(shape) and len(wanted) == 1:
        return build(node, wanted[0], where)
    made = choices(shape)
    if made:
        return _build_object(node, made, where)
    if shape is bool:
        if node.kind != "word" or node.text not in TRUTHS:
            raise Fault(
                node.line,
                where,
                Saying("problem-pack-yes-no", typed=node.text),
                Saying("problem-pack-write-yes-no"),
            )
        return TRUTHS[node.text]
    if shape is int:
        return _build_number(node, where)
    if isinstance(shape, type) and issubclass(shape, IntEnum):
        return shape(_bit(node, enum_words(shape), where))
    raise Fault(
        node.line, where, Saying("problem-pack-deny", typed=node.text), Saying("problem-deck-leave-it")
    )


def _build_number(node: Node, where: str) -> int:
    if node.kind == "word" and not node.has_brackets and node.text in NUMBER_WORDS:
        return NUMBER_WORDS[node.text]
    if node.kind != "number":
        allowed = Saying("problem-pack-write-whole", known=listed(NUMBER_WORDS))
        raise Fault(node.line, where, Saying("problem-pack-no-number", typed=node.text), allowed)
    if len(node.text) > len(str(-LARGEST)) or abs(int(node.text)) > LARGEST:
        raise Fault(
            node.line,
            where,
            Saying("problem-pack-too-large", typed=node.text),
            Saying("problem-pack-up-to", most=LARGEST),
        )
    return int(node.text)


def _bit(node: Node, words: dict[str, int], where: str) -> int:
    if node.kind != "word" or node.has_brackets or node.text not in words:
        raise Fault(
            node.line, where, Saying("problem-deck-not-known-here", word=node.text), one_of(node.text, words)
        )
    return words[node.text]


def build_set(node: Node, enum: type[IntEnum], where: str) -> int:
    """A set of icons or tags, joined with `+` or in a list."""
    words = {**enum_words(enum), **set_words(enum)}
    bits = 0
    for item in node.items if node.kind == "list" else [node]:
        bits |= _bit(item, words, where)
    return bits


def set_words(enum: type[IntEnum]) -> dict[str, int]:
    """Names for several icons at once."""
    named = {word: value for word, value in shortcuts(int).items() if isinstance(value, int)}
    return {word: value for word, value in named.items() if enum is Icon and word not in NUMBER_WORDS}


def _build_tuple(node: Node, shape: Any, where: str) -> tuple[object, ...]:
    inner = get_args(shape)[0]
    items = node.items if node.kind == "list" else [node]
    return tuple(build(item, inner, where) for item in items)


def _build_object(node: Node, made: dict[str, type], where: str) -> object:
    if node.kind == "word" and not node.has_brackets:
        for one in made.values():
            if node.text in shortcuts(one):
                return shortcuts(one)[node.text]
    if len(made) == 1 and node.text not in made:
        (only,) = made.values()
        if len(entry(only).fields) == 1:  # what a single field says needs no word around it
            (field,) = entry(only).fields
            return only(build(node, field.shape, where))
    if node.kind != "word" or node.text not in made:
        names = [*made, *(word for one in made.values() for word in shortcuts(one))]
        what = (
            Saying("problem-deck-not-known-here", word=node.text)
            if node.kind == "word"
            else Saying("problem-pack-cannot-stand", sign=node.text)
        )
        raise Fault(node.line, where, what, one_of(node.text, names))
    described = entry(made[node.text])
    where = f"{where} {node.text}"
    given: dict[str, object] = {}
    for index, (name, item) in enumerate(zip(node.names, node.items, strict=True)):
        field = _field(described.fields, name, index, node, where)
        if field.name in given:
            raise Fault(
                item.line, where, Saying("problem-twice", name=field.word), Saying("problem-pack-give-once")
            )
        path = f"{where}({field.word})"
        if field.is_set:
            given[field.name] = build_set(item, field.shape, path)
        else:
            given[field.name] = build(item, field.shape, path)
    for field in described.fields:
        if field.is_needed and field.name not in given:
            raise Fault(
                node.line,
                where,
                Saying("problem-pack-field-missing", field=field.word),
                Saying("problem-deck-write", keys=form(described.made)),
            )
    return described.made(**given)


def _field(fields: tuple[Field, ...], name: str, index: int, node: Node, where: str) -> Field:
    if name:
        for field in fields:
            if field.word == name:
                return field
        words = [field.word for field in fields]
        allowed = one_of(name, words) if words else Saying("problem-pack-has-no-fields", verb=node.text)
        raise Fault(node.line, where, Saying("problem-pack-no-field-of", field=name, verb=node.text), allowed)
    if index >= len(fields):
        what = Saying("problem-pack-too-many", verb=node.text, count=len(fields), given=len(node.items))
        raise Fault(
            node.line,
            where,
            what,
            Saying("problem-deck-write", keys=f"{node.text}({', '.join(field.word for field in fields)})"),
        )
    return fields[index]


def form(made: type) -> str:
    """How an object is written: its word with its fields, those that may be left out in brackets."""
    described = entry(made)
    parts = [field.word if field.is_needed else f"[{field.word}]" for field in described.fields]
    return f"{described.word}({', '.join(parts)})" if parts else described.word


def write(value: object) -> str:
    """A value as an expression that `build` reads back."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, IntEnum):
        return word_of(value.name)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return f"[{', '.join(write(item) for item in value)}]"
    made: type = type(value)
    for word, known in shortcuts(made).items():
        if known == value:
            return word
    described = entry(made)
    parts = list(_written_fields(value, described.fields))
    return f"{described.word}({', '.join(parts)})" if parts else described.word


def _written_fields(value: object, fields: tuple[Field, ...]) -> Iterator[str]:
    for field in fields:
        held = getattr(value, field.name)
        if not field.is_needed and held == field.default:
            continue
        text = write_set(held, field.shape) or "[]" if field.is_set else write(held)
        yield text if field.is_needed else f"{field.word}: {text}"


def write_set(bits: int, enum: type[IntEnum]) -> str:
    """A set of icons or tags, joined with `+`."""
    return "+".join(word for word, bit in enum_words(enum).items() if bits & bit)
