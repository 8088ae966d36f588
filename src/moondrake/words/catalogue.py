"""The sentences by key and language."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

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


def say(key: str, language: str, /, **values: object) -> str:
    """A sentence of the catalogue with these values put in; numbers are written as the language does.

    A number that is a name (a seed, a card's number) is given as text, so that it stays as it is. A text that
    is longer than LONGEST, such as a whole file quoted as an unknown word, is cut.
    """
    for value in values.values():
        if type(value) is not int and (type(value) is not str or len(value) > SHORT):
            return _said(key, language, values)
    return _said_before(key, language, tuple(values), *values.values())


@lru_cache(maxsize=8192, typed=True)
def _said_before(key: str, language: str, names: tuple[str, ...], *values: object) -> str:
    """The same few sentences are said again and again, at every table."""
    return _said(key, language, dict(zip(names, values, strict=True)))


def _said(key: str, language: str, values: Mapping[str, object]) -> str:
    bundle, pattern = _found(key, language)
    text, errors = bundle.format_pattern(
        pattern, {name: _put(value, language) for name, value in values.items()}
    )
    if errors:
        raise ValueError(f"'{key}' in {language}: {errors[0]}")
    return str(text)


@cache
def _found(key: str, language: str) -> tuple[FluentBundle, Any]:
    """A sentence, ready to be formatted, and the bundle it stands in."""
    bundle = _bundle(check_language(language))
    if not bundle.has_message(key):
        bundle = _bundle(FALLBACK)
    if not bundle.has_message(key):
        raise KeyError(f"no sentence '{key}' in the catalogue")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"'{key}' has no text of its own")
    return bundle, pattern


def _put(value: object, language: str) -> object:
    if isinstance(value, Told):
        value = value.in_language(language)
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def source(language: str) -> str:
    """All sentences of a language as Fluent text, for a page that formats them itself."""
    folder = files("moondrake.words") / check_language(language)
    pages = {page.name: page for page in folder.iterdir() if page.name.endswith(".ftl")}
    return "\n".join(pages[name].read_text(encoding="utf-8") for name in sorted(pages))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], functions=FUNCTIONS, use_isolating=False)
    resource = FluentResource(source(language))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"the {language} catalogue has a broken entry: {entry.content!r}")
    bundle.add_resource(resource)
    return bundle
