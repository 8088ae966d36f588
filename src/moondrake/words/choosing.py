"""Which language somebody wants, from a browser's header or the terminal's environment."""

from collections.abc import Mapping
from typing import Final

from moondrake.words.catalogue import FALLBACK, LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def best(accept_language: str) -> str:
    """The language an `Accept-Language` header likes best, the fallback where none fits."""
    wishes = []
    for place, part in enumerate(accept_language.split(",")):
        tag, _, weight = part.partition(";")
        wishes.append((-_quality(weight), place, _primary(tag)))
    for dislike, _, language in sorted(wishes):
        if dislike < 0 and language in LANGUAGES:
            return language
        if dislike < 0 and language == "*":
            return FALLBACK
    return FALLBACK


def _quality(weight: str) -> float:
    name, _, value = weight.partition("=")
    if not weight.strip():
        return 1.0
    try:
        return float(value) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0


def _primary(tag: str) -> str:
    """`de` from `de-AT` or `de_AT.UTF-8`."""
    return tag.strip().lower().replace("_", "-").split("-")[0].split(".")[0]


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of a terminal: the first locale variable that is set decides."""
    for variable in VARIABLES:
        if environment.get(variable):
            language = _primary(environment[variable])
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK
