"""Everything said to people that is not the text of a card: one catalogue for each language.

The sentences are Fluent files, `words/LANGUAGE/SUBJECT.ftl`; docs/words.md says how to add one.
"""

from moondrake.words.catalogue import (
    PATTERN,
    UnknownLanguage,
    check_language,
    has_words,
    languages,
    say,
    source,
)
from moondrake.words.choosing import best, from_environment
from moondrake.words.formats import date, listed, number, percent
from moondrake.words.telling import told

__all__ = [
    "PATTERN",
    "UnknownLanguage",
    "best",
    "check_language",
    "date",
    "from_environment",
    "has_words",
    "languages",
    "listed",
    "number",
    "percent",
    "say",
    "source",
    "told",
]
