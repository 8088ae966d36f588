"""Every field of a position, once: what it holds, and what it is at an empty table (EQ-3.1).

`scripts/write_fields.py` writes `kept.py` from this: first values, copies and keys for search. A new field is
one line here and `make fix`; then its place in view, imagined position and JSON, where others may see it.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Holds(Enum):
    """What a field holds."""

    NUMBER = "int"
    FLAG = "bool"
    LIST = "list[int]"
    SHARED = "list[int], replaced and never changed in place: copies share it"
    LISTS = "list[list[int]], one for each seat"


@dataclass(frozen=True, slots=True)
class Field:
    """One field; `empty` is its value at an empty table. `is_keyed`: what differs here plays differently."""

    name: str
    holds: Holds
    empty: str
    note: str = ""
    is_keyed: bool = True


def number(name: str, empty: str = "0", note: str = "") -> Field:
    return Field(name, Holds.NUMBER, empty, note)


def flag(name: str) -> Field:
    return Field(name, Holds.FLAG, "False")


def cards(name: str, note: str = "", is_keyed: bool = True) -> Field:
    """None at first."""
    return Field(name, Holds.LIST, "[]", note, is_keyed)


def each(name: str, empty: str, note: str = "") -> Field:
    """A number for each seat, creature or field."""
    return Field(name, Holds.LIST, empty, note)


def hands(name: str) -> Field:
    return Field(name, Holds.LISTS, "[[] for _ in range(seats)]")


POSITION: Final = (
    number("step", "Step.START"),
    number("turn"),
    number("row"),
    Field("creatures", Holds.SHARED, "[]"),
    Field("alive", Holds.SHARED, "[]", "Follows from `vanished_in`.", is_keyed=False),
    each("vanished_in", "[STAYS] * KINDS"),
    cards("pile"),
    cards("discard", is_keyed=False),
    hands("hands"),
    hands("asides"),
    cards("picked"),
    each("fields", "[0] * FIELDS"),
    each("stones", "[NOBODY] * FIELDS"),
    each("champions", "[0] * KINDS"),
    each("stones_left", "[STONES] * seats"),
    each("secrets", "[NO_CARD] * seats"),
    number("secret_used"),
    number("bet_on"),
    flag("echoed"),
    flag("free_discards"),
    flag("bet_secretly"),
    cards("log", "Who saw what, which makes no difference to the rules (`sightings.py`).", is_keyed=False),
)
"""Everything on the table, in the order in which it is copied."""
