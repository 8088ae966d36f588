"""What an engine refuses, told in the reader's language.

The engines know no languages: their errors are English sentences. The catalogue has these sentences
under `problem-...`; a message is recognised by its English form and said again with the same values.
"""

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from moondrake.words.catalogue import FALLBACK, check_language, say, source
from moondrake.words.formats import listed

PREFIX: Final = "problem-"
NESTED: Final = "problem"
"""The value that is itself a problem, such as the reason why a header cannot be set up."""
SEVERAL: Final = "cards"
AND: Final = re.compile(r"(?<=\)) and ")
CHOICES: Final = ("close", "keys")
"""Values that are lists with "and" or "or" in them."""
LINE: Final = re.compile(r"line (?P<line>\d+): (?P<problem>.*)", re.DOTALL)
MORE: Final = re.compile(r"(?P<shown>.*) and (?P<more>\d+) more", re.DOTALL)


def retold(message: str, language: str) -> str | None:
    """The message in this language; None where the catalogue does not have it."""
    if check_language(language) == FALLBACK:
        return message
    numbered = LINE.fullmatch(message)
    if numbered:
        problem = retold(numbered["problem"], language)
        return problem and say("retold-line", language, line=numbered["line"], problem=problem)
    for key, pattern in _patterns():
        match = pattern.fullmatch(message)
        if match:
            values = {name: _value(name, value, language) for name, value in match.groupdict().items()}
            return say(key, language, **values)
    return None


def _value(name: str, value: str, language: str) -> str:
    if name == NESTED:
        return retold(value, language) or value
    if name == SEVERAL:
        return listed(AND.split(value), language)
    if name in CHOICES:
        return listed(value.split(" or "), language, joined="or")
    cut = MORE.fullmatch(value)
    return say("retold-more", language, shown=cut["shown"], more=cut["more"]) if cut else value


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, those with most words of their own first."""
    found = []
    for entry in FluentParser().parse(source(FALLBACK)).body:
        if isinstance(entry, Message) and entry.id.name.startswith(PREFIX) and entry.value:
            parts, own = [], 0
            for element in entry.value.elements:
                if isinstance(element, TextElement):
                    parts.append(re.escape(element.value))
                    own += len(element.value)
                elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                    parts.append(f"(?P<{element.expression.id.name}>.*)")
            found.append((own, entry.id.name, re.compile("".join(parts), re.DOTALL)))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda one: -one[0])]
