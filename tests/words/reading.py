"""Reads the catalogue and the code that uses it, for the tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "moondrake"
PAGE = ROOT / "web" / "src"
SHORTEST_PREFIX = 4


class Finder(Visitor):
    """What a message says and which values it wants."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)


def entries(text: str) -> dict[str, Message]:
    """The messages of a catalogue; what cannot be read is an error."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"broken entry: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def finder(message: Message) -> Finder:
    result = Finder()
    result.visit(message)
    return result


def needs(key: str, catalogue: dict[str, Message]) -> set[str]:
    """The values a sentence wants, those of sentences inside it included."""
    found = finder(catalogue[key])
    return found.variables.union(*(needs(inner, catalogue) for inner in found.references))


class Shown(Finder):
    """The same without what only chooses between variants."""

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant.value)


def shows(key: str, catalogue: dict[str, Message]) -> set[str]:
    """The values that stand in a sentence; others are there to choose by, and not every language does."""
    found = Shown()
    found.visit(catalogue[key])
    return found.variables.union(*(shows(inner, catalogue) for inner in found.references))


def plain(message: Message) -> str:
    """The words of a sentence without what is put in."""
    return " ".join(" ".join(finder(message).texts).split())


def plural_forms(message: Message) -> Iterator[set[str]]:
    """The variants of every choice in a sentence."""

    def walk(pattern: Pattern) -> Iterator[set[str]]:
        for element in pattern.elements:
            choice = getattr(element, "expression", None)
            if isinstance(choice, SelectExpression):
                yield {v.key.name if isinstance(v.key, Identifier) else v.key.value for v in choice.variants}
                for variant in choice.variants:
                    yield from walk(variant.value)

    assert message.value is not None
    return walk(message.value)


CARRIERS = ("Saying", "TableError", "SetupError", "TraceError", "ProtocolError", "SeatLost")
SPEAKING: dict[str, set[str]] = {name: set() for name in ("say", "_say", "tell", *CARRIERS)}
SPEAKING |= {"RecordError": {"line"}, "UnknownAction": {"typed", "known"}}
"""Who is given a key and its values, and what it adds to them itself."""


class Used:
    """Keys in the code: whole ones, patterns such as f"icon-{name}", and calls of `say` with their values."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.patterns: set[str] = set()
        self.calls: list[tuple[str, str, set[str], set[str]]] = []
        """Where, which sentence, with which values, and which others are put in, too, where it wants them."""
        self.said: set[tuple[str, str]] = set()
        """What the browser says: file and key."""

    def is_used(self, key: str) -> bool:
        return key in self.keys or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def used_in(*folders: Path) -> Used:
    """Every text in the Python files that could be a key, and for the browser's files the same."""
    used = Used()
    for folder in folders:
        read_folder(folder, used)
    return used


def read_folder(folder: Path, used: Used) -> None:
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            read_node(node, path.name, used)
    for suffix in ("*.ts", "*.svelte"):
        for path in sorted(folder.rglob(suffix)):
            read_page(path.read_text("utf-8"), path.name, used)


def read_page(text: str, name: str, used: Used) -> None:
    """The browser's side: t('key'), also with a part that is put in, as in t(`page-phase-${phase}`)."""
    used.keys |= set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)[\"'`]", text))
    for pattern in re.findall(r"`(page-[a-z0-9-]+-\$\{[^`]+)`", text):
        parts = re.split(r"\$\{[^}]*\}", pattern)
        used.patterns.add(".+".join(re.escape(part) for part in parts))
    used.said |= {(name, key) for key in re.findall(r"\bt\(\s*['\"]([^'\"]+)['\"]", text)}


def read_node(node: ast.AST, name: str, used: Used) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        used.keys.add(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
            for part in node.values
        ]
        if re.match(r"[a-z]+\\-", parts[0]) and len(parts[0]) >= SHORTEST_PREFIX:
            used.patterns.add("".join(parts))
    elif isinstance(node, ast.Call):
        function = node.func
        called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        words = {keyword.arg for keyword in node.keywords}
        key = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        if called in SPEAKING and isinstance(key, str) and None not in words and key.count("-"):
            given = {str(word) for word in words} - SPEAKING[called]
            used.calls.append((f"{name}:{node.lineno}", key, given, SPEAKING[called]))
