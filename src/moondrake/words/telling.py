"""What is told as data (`table/saying.py`), in the reader's language."""

from collections.abc import Mapping
from typing import Final

from moondrake.table import TableError
from moondrake.table.saying import Told
from moondrake.words.catalogue import LONGEST, facts_in, say_plain

MARK: Final = 0xE000
"""Signs that nobody writes stand for parts that are too long for Fluent, such as all the faults of a deck."""


def told(key: str, facts: Mapping[str, object], language: str) -> str:
    """A sentence with its facts; told things inside it are told in the same language, numbers are plain."""
    if " " in key:  # for programmers: what scenario builders refuse (docs/words.md)
        return key
    values: dict[str, object] = {}
    marked: dict[str, str] = {}
    for name in facts_in(key, language):
        if name not in facts:
            continue
        value = fact = facts[name]
        if type(fact) is not str and type(fact) is not int:
            value = _value(fact, language)
            if isinstance(value, str) and len(value) > LONGEST and isinstance(fact, (Told, TableError)):
                mark = chr(MARK + len(marked))
                marked[mark], value = value, mark
        values[name] = value
    sentence = say_plain(key, language, values)
    for mark, part in marked.items():
        sentence = sentence.replace(mark, part)
    return sentence


def _value(fact: object, language: str) -> object:
    if isinstance(fact, (Told, TableError)):
        return fact.in_language(language)
    return int(fact) if isinstance(fact, int) else str(fact)
