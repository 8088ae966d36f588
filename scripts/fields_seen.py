"""What `bluemoon/seen.py` looks like, and the page's shapes of it, from `bluemoon/fields.py`."""

from typing import TYPE_CHECKING, Final

from scripts.fields_read import fields_of

if TYPE_CHECKING:
    from moondrake.bluemoon.fields import (
        OPEN_TABLE,
        PROGRESS_MADE,
        SIDE_MEMORY,
        SIDE_TABLE,
        VIEW,
        Field,
        Holds,
        Value,
    )
else:
    declared = fields_of("bluemoon")
    OPEN_TABLE, PROGRESS_MADE, VIEW = declared.OPEN_TABLE, declared.PROGRESS_MADE, declared.VIEW
    SIDE_MEMORY, SIDE_TABLE = declared.SIDE_MEMORY, declared.SIDE_TABLE
    Field, Holds, Value = declared.Field, declared.Holds, declared.Value

IMPORTS: Final = '''"""What a seat sees and remembers: written by write_fields.py, to be changed in fields.py.

Plain values (BM-3.4a), how they come from what a position keeps, and what of a position follows from them.

Constructors of their own: compiled, those of frozen dataclasses took half of the time of a view.
"""

from dataclasses import dataclass
from typing import Final

from moondrake.bluemoon.effects import Effect
from moondrake.bluemoon.kept import PositionFields, SideFields
from moondrake.bluemoon.zones import bits_in, local, of_match, set_of_match
'''
DATACLASS: Final = "\n\n@dataclass(slots=True, init=False, unsafe_hash=True)\n"
TYPES: Final = {
    Holds.FLAG: "bool",
    Holds.CARDS: "tuple[int, ...]",
    Holds.SET: "tuple[int, ...]",
    Holds.LIST: "tuple[int, ...]",
}
ON_THE_PAGE: Final = {
    Holds.FLAG: "bool",
    Holds.PHASE: "str",
    Holds.ELEMENT: "Element | None",
    Holds.SEAT: "Seat | None",
    Holds.CARD: "CardId | None",
    Holds.CARDS: "Cards",
    Holds.SET: "Cards",
    Holds.LIST: "Cards",
}
LAID: Final = {Holds.SET: "set_of_match(seat, side.{0})", Holds.LIST: "of_match(seat, side.{0})"}
"""How a field of a side is shown as it lies; others are shown as they are."""
SHOWN: Final = {
    Holds.LIST: "tuple(position.{0})",
    Holds.PHASE: "int(position.{0})",
    Holds.ELEMENT: "int(position.{0})",
}
"""How a field of a position is shown."""


def kind_of(field: Field) -> str:
    """The type of a field in a view."""
    return field.made_of or TYPES.get(field.holds, "int")


def value(one: Value) -> str:
    """A class of a view."""
    parts = [f'{DATACLASS}class {one.name}:\n    """{one.note}"""\n\n']
    for field in one.fields:
        parts.append(f"    {field.name}: Final[{kind_of(field)}]\n")
        parts.append(f'    """{field.note}"""\n' if field.note else "")
    parts += ["\n    def __init__(\n        self,\n"]
    parts += [f"        {field.name}: {kind_of(field)},\n" for field in one.fields]
    parts += ["    ) -> None:\n", *(f"        self.{field.name} = {field.name}\n" for field in one.fields)]
    return "".join(parts)


def maker(one: Value, name: str, given: str, note: str, forms: dict[Holds, str]) -> str:
    """The function that makes a value of what lies there; what has to be looked at is handed to it."""
    plain = f"{given.partition(':')[0]}.{{0}}"
    parts = [f"\n\ndef {name}(\n    {given},\n    *,\n"]
    parts += [f"    {field.name}: {kind_of(field)},\n" for field in one.fields if not field.is_kept]
    parts += [f') -> {one.name}:\n    """{note}"""\n    return {one.name}(\n']
    for field in one.fields:
        told = forms.get(field.holds, plain).format(field.name) if field.is_kept else field.name
        parts.append(f"        {told},\n")
    return "".join([*parts, "    )\n"])


def taken(target: str, seen: str, one: Value, forms: dict[Holds, str]) -> list[str]:
    """The lines that give a position what was seen of it."""
    told = [(field, f"{seen}.{field.name}") for field in one.fields if field.is_kept]
    return [
        f"    {target}.{field.name} = {forms.get(field.holds, '{0}').format(was)}\n" for field, was in told
    ]


def module() -> str:
    """The whole file."""
    parts = [IMPORTS, *map(value, VIEW)]
    of_side = "side: SideFields,\n    seat: int"
    note = "A side as it lies there."
    parts.append(maker(SIDE_TABLE, "side_table", of_side, note, LAID))
    parts.append(maker(SIDE_MEMORY, "side_memory", of_side, "What is remembered of a side.", LAID))
    parts.append(maker(PROGRESS_MADE, "progress_of", "position: PositionFields", "What happened.", SHOWN))
    parts.append(maker(OPEN_TABLE, "open_table", "position: PositionFields", "The table as it is.", SHOWN))
    parts.append("\n\ndef lay_side(side: SideFields, table: SideTable, memory: SideMemory) -> None:\n")
    parts.append('    """Put there what everybody sees of a side as it lies."""\n')
    laid = {Holds.SET: "bits_in({0})", Holds.LIST: "local({0})"}
    parts += taken("side", "table", SIDE_TABLE, laid) + taken("side", "memory", SIDE_MEMORY, laid)
    parts.append("\n\ndef lay_table(position: PositionFields, table: OpenTable) -> None:\n")
    parts.append('    """Put there what everybody sees beside the sides."""\n')
    shown = {Holds.LIST: "list({0})"}
    parts += taken("position", "table", OPEN_TABLE, shown)
    parts += taken("position", "table.progress", PROGRESS_MADE, shown)
    return "".join(parts)


def shapes() -> str:
    """The page's shapes of the values that it draws, in the order of their JSON: parts come last."""
    parts = []
    for one in (one for one in VIEW if one.for_page):
        parts.append(f"\n\nclass {one.for_page}(TypedDict):\n")
        for field in one.fields:
            parts.append(f"    {field.name}: {field.for_page or ON_THE_PAGE.get(field.holds, 'int')}\n")
            parts.append(f'    """{field.note}"""\n' if field.note else "")
    return "".join(parts)
