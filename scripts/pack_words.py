"""Write the words of card packs into docs/packs.md: every moment, verb, condition, description and set.

They are read off the vocabulary, so the page cannot forget one; `--check` only says whether it is current.
"""

import argparse
import sys
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin

from moondrake.bluemoon.effects import Cards, Icon, Kind, Part, Payment, Scope, Tag, When
from moondrake.bluemoon.packs.notation import NUMBER_WORDS, form, set_words, write
from moondrake.bluemoon.packs.sense import moments
from moondrake.bluemoon.packs.text import CARD_FIELDS, NUMBERS
from moondrake.bluemoon.packs.vocabulary import (
    CONDITIONS,
    DEEDS,
    VERBS,
    Field,
    choices,
    entry,
    enum_remarks,
    enum_words,
    shortcuts,
    word_of,
)

PAGE = Path("docs/packs.md")
BEGIN, END = "<!-- words: begin -->", "<!-- words: end -->"
DESCRIPTIONS: tuple[type, ...] = (Cards, Scope, Payment, Part)


def shape_words(shape: Any, is_set: bool) -> str:
    """What a field may hold, in a few words."""
    if is_set:
        return f"{word_of(shape.__name__)}s, joined with +"
    if get_origin(shape) is tuple:
        return f"a list of: {shape_words(get_args(shape)[0], is_set=False)}"
    wanted = [one for one in get_args(shape) if one is not NoneType]
    if wanted and NoneType in get_args(shape):
        return shape_words(wanted[0], is_set=False)
    if isinstance(shape, type) and issubclass(shape, IntEnum):
        return " ".join(f"`{word}`" for word in enum_words(shape))
    made = choices(shape)
    if made:
        return " or ".join(f"`{word}(...)`" for word in made) if len(made) < 4 else "a condition or verb"
    return {bool: "yes or no", int: "a number"}.get(shape, str(shape))


def field_lines(fields: tuple[Field, ...]) -> Iterator[str]:
    for field in fields:
        default = "" if field.is_needed else f"; may be left out ({default_words(field)})"
        doc = f" {field.doc}" if field.doc else ""
        yield f"  - `{field.word}`: {shape_words(field.shape, field.is_set)}{default}.{doc}"


def default_words(field: Field) -> str:
    if field.default is None or (field.default in ((), 0) and field.is_set):
        return "does not restrict"
    if field.is_set or field.default == ():
        return "nothing"
    return write(field.default)


def entry_lines(made: type, note: str = "") -> Iterator[str]:
    described = entry(made)
    yield f"- **`{form(made)}`** {described.doc}{note}"
    yield from field_lines(described.fields)


def enum_lines(enum: type[IntEnum]) -> Iterator[str]:
    remarks = enum_remarks(enum)
    for word in enum_words(enum):
        yield f"- `{word}`" + (f": {remarks[word]}" if word in remarks else "")


def word_list(words: Any) -> str:
    return ", ".join(f"`{word}`" for word in words)


def lines() -> Iterator[str]:
    yield "### Facts of a card\n"
    yield f"Fields: {word_list(CARD_FIELDS)}."
    numbers = ", ".join(f"`{word}` {most}" for word, most in NUMBERS.items())
    yield f"Numbers go from 0 to: {numbers}, `moons` 9.\n"
    yield f"Kinds: {word_list(enum_words(Kind))}.\n"
    yield f"Icons: {word_list(enum_words(Icon))}; several at once: {word_list(set_words(Icon))}.\n"
    yield f"Tags: {word_list(enum_words(Tag))}.\n"
    yield "### Moments\n"
    yield from enum_lines(When)
    yield "\n### Descriptions and payments\n"
    yield f"Ready descriptions of cards: {word_list(shortcuts(Cards))}."
    yield f"Ready numbers: {word_list(NUMBER_WORDS)}.\n"
    for made in DESCRIPTIONS:
        yield from entry_lines(made)
    yield "\n### Conditions\n"
    for made in CONDITIONS.values():
        yield from entry_lines(made)
    yield "\n### Verbs: what is done once\n"
    for made in VERBS.values():
        if made in DEEDS:
            yield from entry_lines(made)
    yield "\n### Verbs: what holds\n"
    for made in VERBS.values():
        if made not in DEEDS:
            words = word_list(word_of(one.name) for one in sorted(moments(made)))
            yield from entry_lines(made, f" When: {words}." if words else " Only inside `together`.")


def page(text: str) -> str:
    """The page with its generated part written anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n" + "\n".join(lines()) + f"\n\n{END}{after}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the page is current")
    chosen = parser.parse_args(arguments)
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if chosen.check:
        if new != old:
            print(f"{PAGE} is not current: run scripts/pack_words.py")
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
