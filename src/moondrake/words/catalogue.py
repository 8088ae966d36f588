"""The sentences by key and language; each is read when it is first said, since few programs say them all."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from moondrake.table.saying import Told
from moondrake.words.article import article

FALLBACK: Final = "en"
LONGEST: Final = 2000
"""Signs of a value: Fluent refuses to put in more than 2500."""
SHORT: Final = 60
"""Sentences with values up to this length are kept."""
LOCALES: Final = {"en": "en_GB", "de": "de_DE", "hu": "hu_HU"}
"""The languages, the only list of them, and how each writes numbers, dates and lists."""
LANGUAGES: Final = tuple(LOCALES)
PATTERN: Final = f"^({'|'.join(LANGUAGES)})$"
"""What a language may be, for those who check what they are sent."""


FUNCTIONS: Final[dict[str, Any]] = {"AZ": article}
"""What sentences can ask for besides the values put in; the page has the same (web/src/words/article.ts)."""


class UnknownLanguage(ValueError):
    """There are no words in this language."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"there is no language '{language}'; languages: {', '.join(LANGUAGES)}")


def languages() -> tuple[str, ...]:
    """All languages, the one that others fall back to first."""
    return LANGUAGES


def check_language(language: str) -> str:
    """The language itself, or an error that names all there are."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return language


def has_words(key: str) -> bool:
    """Is there such a sentence?"""
    return key in written(FALLBACK)


def say(key: str, language: str, /, **values: object) -> str:
    """A sentence of the catalogue with these values put in; numbers are written as the language does.

    A number that is a name (a seed, a card's number) is given as text, so that it stays as it is. A text that
    is longer than LONGEST, such as a whole file quoted as an unknown word, is cut.
    """
    return _say(key, language, values, is_plain=False)


def say_plain(key: str, language: str, values: Mapping[str, object]) -> str:
    """The same, but numbers are written without the signs that part thousands."""
    return _say(key, language, values, is_plain=True)


def _say(key: str, language: str, values: Mapping[str, object], is_plain: bool) -> str:
    """Only what stands in the sentence is looked at: few differ then, and those that are short are kept."""
    names = facts_in(key, language)
    used = [values[name] for name in names if name in values]
    if len(used) != len(names) or any(
        type(value) is not int and (type(value) is not str or len(value) > SHORT) for value in used
    ):
        return _said(key, language, {name: values[name] for name in names if name in values}, is_plain)
    return _said_before(key, language, is_plain, *used)


@lru_cache(maxsize=8192, typed=True)
def _said_before(key: str, language: str, is_plain: bool, *values: object) -> str:
    """The same few sentences are said again and again, at every table."""
    return _said(key, language, dict(zip(facts_in(key, language), values, strict=True)), is_plain)


def _said(key: str, language: str, values: Mapping[str, object], is_plain: bool) -> str:
    bundle, pattern = _found(key, language)
    text, errors = bundle.format_pattern(
        pattern, {name: _put(value, language, is_plain) for name, value in values.items()}
    )
    if errors:
        raise ValueError(f"'{key}' in {language}: {errors[0]}")
    return str(text)


@cache
def facts_in(key: str, language: str) -> tuple[str, ...]:
    """The names of what is put into a sentence, those of sentences inside it included."""
    _found(key, language)
    found = _Facts()
    waiting, known = [key], {key}
    while waiting:
        name = waiting.pop()
        found.visit(_entry(name, language) or _entry(name, FALLBACK))
        waiting += [other for other in found.inside if other not in known]
        known |= set(found.inside)
    return tuple(dict.fromkeys(found.names))


class _Facts(Visitor):
    """Looks through a sentence for the values and sentences in it."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.inside: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.inside.append(node.id.name)


@cache
def _found(key: str, language: str) -> tuple[FluentBundle, Any]:
    """A sentence, ready to be formatted, and the bundle it stands in."""
    spoken = language if _entry(key, check_language(language)) else FALLBACK
    if _entry(key, spoken) is None:
        raise KeyError(f"no sentence '{key}' in the catalogue")
    bundle = _bundle(spoken)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"'{key}' has no text of its own")
    return bundle, pattern


def _put(value: object, language: str, is_plain: bool) -> object:
    if isinstance(value, Told):
        value = value.in_language(language)
    if is_plain and isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def source(language: str) -> str:
    """All sentences of a language as Fluent text, for a page that formats them itself."""
    folder = files("moondrake.words") / check_language(language)
    pages = {page.name: page for page in folder.iterdir() if page.name.endswith(".ftl")}
    return "\n".join(pages[name].read_text(encoding="utf-8") for name in sorted(pages))


@cache
def _bundle(language: str) -> FluentBundle:
    """What was said so far, ready to be formatted."""
    return FluentBundle([LOCALES[language]], functions=FUNCTIONS, use_isolating=False)


@cache
def written(language: str) -> dict[str, str]:
    """Every sentence of a language as Fluent text: it begins a line, and what else does is a comment."""
    parts = re.split(r"^(?=[a-zA-Z#])", source(language), flags=re.MULTILINE)
    return {part.split("=", 1)[0].rstrip(): part for part in parts if part[:1].isalpha()}


@cache
def _entry(key: str, language: str) -> Message | None:
    """A sentence as Fluent reads it, which can be formatted from now on; None if the language has none."""
    if key not in written(language):
        return None
    resource = FluentResource(written(language)[key])
    entry = resource.body[0]
    if not isinstance(entry, Message):
        raise ValueError(f"the {language} catalogue has a broken entry: {written(language)[key]!r}")
    _bundle(language).add_resource(resource)
    return entry
