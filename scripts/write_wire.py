"""Writes web/src/wire/types.ts from what the server declares: what it says (server/shapes.py) and what it
hears (server/messages.py); answers.ts beside it from what it answers by HTTP (server/answers.py, server/api);
and web/src/words/languages.list.ts from the languages (words/catalogue.py). With --check it only says whether
one of them is stale."""

import ast
import sys
from pathlib import Path
from typing import Final

from moondrake.words.catalogue import LOCALES
from scripts.write_answers import models_written

SHAPES: Final = Path("src/moondrake/server/shapes.py")
HTTP: Final = Path("src/moondrake/server/answers.py")
MESSAGES: Final = Path("src/moondrake/server/messages.py")
TYPES: Final = Path("web/src/wire/types.ts")
ANSWERS: Final = Path("web/src/wire/answers.ts")
LANGUAGES: Final = Path("web/src/words/languages.list.ts")
HEAD: Final = "/** Said and heard by the server: from server/shapes.py, by scripts/write_wire.py. */\n"
ANSWERS_HEAD: Final = (
    "/** Asked and answered by HTTP: from server/answers.py and server/api, by scripts/write_wire.py. */\n"
)
PLAIN: Final = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "object": "unknown",
    "None": "null",
}


def written() -> str:
    """Everything that a socket says and hears."""
    parts = [HEAD, *_declared(SHAPES)]
    parts.append(_messages(ast.parse(MESSAGES.read_text(encoding="utf-8")).body))
    return "\n".join(parts)


def answers() -> str:
    """Everything that is asked and answered by HTTP."""
    tree = ast.parse(HTTP.read_text(encoding="utf-8"))
    imported = [
        name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "moondrake.server.shapes"
        for name in node.names
    ]
    parts, used = models_written()
    names = "".join(f"  {name},\n" for name in sorted({*imported, *used}))
    head = f"{ANSWERS_HEAD}import type {{\n{names}}} from './types'\n"
    return "\n".join([head, *_declared(HTTP), *parts])


def _declared(path: Path) -> list[str]:
    """The types of a module of shapes."""
    parts = []
    for node, note in _noted(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.ClassDef):
            parts.append(_interface(node))
        elif isinstance(node, ast.Assign):
            (name,) = node.targets
            parts.append(f"{_note(note, '')}export type {ast.unparse(name)} = {_type(node.value)}\n")
    return parts


def languages() -> str:
    """The languages of the page: those of the catalogue."""
    names = ", ".join(f"'{name}'" for name in LOCALES)
    loaders = "".join(f"  {name}: () => import('virtual:words/{name}'),\n" for name in LOCALES)
    locales = ", ".join(f"{name}: '{locale.replace('_', '-')}'" for name, locale in LOCALES.items())
    return (
        "/** The languages: from words/catalogue.py, by scripts/write_wire.py. */\n"
        f"export const LANGUAGES = [{names}] as const\n"
        "export type Language = (typeof LANGUAGES)[number]\n\n"
        "export const LOADERS: Record<Language, () => Promise<{ default: string }>> = {\n"
        f"{loaders}}}\n"
        f"export const LOCALES: Record<Language, string> = {{ {locales} }}\n"
    )


def _noted(body: list[ast.stmt]) -> list[tuple[ast.stmt, str]]:
    """Each statement with the text that stands below it."""
    found: list[tuple[ast.stmt, str]] = []
    for node in body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and found:
            found[-1] = (found[-1][0], str(node.value.value))
        else:
            found.append((node, ""))
    return found


def _note(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _interface(node: ast.ClassDef) -> str:
    above = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    extends = f" extends {', '.join(above)}" if above else ""
    note = _note(ast.get_docstring(node) or "", "")
    return f"{note}export interface {node.name}{extends} {{\n{''.join(_fields(node))}}}\n"


def _fields(node: ast.ClassDef) -> list[str]:
    lines = []
    for field, note in _noted(node.body):
        if isinstance(field, ast.AnnAssign):
            shape = field.annotation
            if isinstance(shape, ast.Constant):  # named before it is declared
                shape = ast.parse(str(shape.value), mode="eval").body
            is_optional = field.value is not None or _called(shape) == "NotRequired"
            if isinstance(shape, ast.Subscript) and _called(shape) == "NotRequired":
                shape = shape.slice
            mark = "?" if is_optional else ""
            lines.append(f"{_note(note, '  ')}  {ast.unparse(field.target)}{mark}: {_type(shape)}\n")
    return lines


def _called(shape: ast.expr) -> str:
    return ast.unparse(shape.value) if isinstance(shape, ast.Subscript) else ""


def _type(shape: ast.expr) -> str:
    """A type of Python in TypeScript."""
    if isinstance(shape, ast.BinOp):
        return f"{_type(shape.left)} | {_type(shape.right)}"
    if isinstance(shape, ast.Name | ast.Constant):
        return PLAIN.get(ast.unparse(shape), ast.unparse(shape))
    assert isinstance(shape, ast.Subscript), ast.unparse(shape)
    kind, inside = _called(shape), shape.slice
    if kind == "Literal":
        words = inside.elts if isinstance(inside, ast.Tuple) else [inside]
        return " | ".join(ast.unparse(word) for word in words)
    if kind == "Annotated":
        assert isinstance(inside, ast.Tuple)
        return _type(inside.elts[0])
    if kind == "dict":
        assert isinstance(inside, ast.Tuple)
        return f"Record<{_type(inside.elts[0])}, {_type(inside.elts[1])}>"
    if kind == "tuple":
        assert isinstance(inside, ast.Tuple)
        return f"[{', '.join(_type(one) for one in inside.elts)}]"
    assert kind == "list", ast.unparse(shape)
    inner = _type(inside)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _messages(body: list[ast.stmt]) -> str:
    """What clients may say: one type for all messages."""
    aliases: dict[str, str] = {}
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) != "AnyMessage":
            aliases[ast.unparse(node.targets[0])] = _resolved(_type(node.value), aliases)
    kinds = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    shared = _inline(kinds.pop("Message"), aliases)
    said = []
    for node in kinds.values():
        tag = next(ast.unparse(word.value) for word in node.keywords if word.arg == "tag")
        said.append("  | { " + "; ".join([f"type: {tag}", *_inline(node, aliases), *shared]) + " }\n")
    return (
        f"/** What a client may say; `id` is its own name for it. */\nexport type Message =\n{''.join(said)}"
    )


def _inline(node: ast.ClassDef, aliases: dict[str, str]) -> list[str]:
    found = []
    for line in _fields(node):
        name, _, shape = line.splitlines()[-1].strip().partition(": ")
        found.append(f"{name}: {_resolved(shape, aliases)}")
    return found


def _resolved(shape: str, aliases: dict[str, str]) -> str:
    return " | ".join(aliases.get(word, word) for word in shape.split(" | "))


def main() -> int:
    files = {TYPES: written(), ANSWERS: answers(), LANGUAGES: languages()}
    if "--check" not in sys.argv:
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path} is stale: run make fix")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
