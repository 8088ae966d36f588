"""What `equinox/kept.py` looks like, from the fields declared in `equinox/fields.py`."""

from typing import TYPE_CHECKING, Final

from scripts.fields_read import fields_of

if TYPE_CHECKING:
    from moondrake.equinox.fields import POSITION, Field, Holds
else:
    declared = fields_of("equinox")
    POSITION, Field, Holds = declared.POSITION, declared.Field, declared.Holds

HEAD: Final = '''"""What a position keeps: written by write_fields.py, to be changed in fields.py."""

from collections.abc import Hashable
from typing import Final

from moondrake.equinox.prints import FIELDS, KINDS, NO_CARD, STONES
from moondrake.equinox.questions import STAYS, Step
from moondrake.table.state import NOBODY

UNSET: Final[list[int]] = []
UNSET_LISTS: Final[list[list[int]]] = []
"""Stand in a new position until `clear` or `copy_to` puts real lists there: a copy that would first build a
dozen empty lists costs half as much again. Never changed."""


class PositionFields:
    """What lies on the table (EQ-1.1), and where in the turn we are."""

    def __init__(self) -> None:
'''
LISTS: Final = {
    Holds.LIST: ": list[int] = UNSET",
    Holds.SHARED: ": list[int] = UNSET",
    Holds.LISTS: ": list[list[int]] = UNSET_LISTS",
}


def started(field: Field) -> str:
    """The line that gives a field its first value, and its note."""
    kind = ": int" if field.empty.startswith("Step") else ""
    note = f'        """{field.note}"""\n' if field.note else ""
    return f"        self.{field.name}{LISTS.get(field.holds, f'{kind} = {field.empty}')}\n{note}"


def copied(field: Field) -> str:
    """The line that copies a field."""
    own = f"self.{field.name}"
    values = {Holds.LIST: f"{own}.copy()", Holds.LISTS: f"[one.copy() for one in {own}]"}
    return f"        twin.{field.name} = {values.get(field.holds, own)}\n"


def keyed(field: Field) -> str:
    own = f"self.{field.name}"
    if field.holds == Holds.LISTS:
        return f"            tuple([tuple(one) for one in {own}]),\n"
    return f"            {own if field.holds in {Holds.NUMBER, Holds.FLAG} else f'tuple({own})'},\n"


def module() -> str:
    """The whole file."""
    parts = [HEAD, *map(started, POSITION)]
    parts += ['\n    def clear(self, seats: int) -> None:\n        """EQ-3.1: an empty table."""\n']
    parts += [f"        self.{field.name} = {field.empty}\n" for field in POSITION]
    parts += ['\n    def copy_to(self, twin: "PositionFields") -> None:\n', *map(copied, POSITION)]
    parts += ['\n    def fields_key(self) -> Hashable:\n        """Equal for tables that play the same."""\n']
    parts += ["        return (\n", *(keyed(field) for field in POSITION if field.is_keyed), "        )\n"]
    return "".join(parts)
