"""What `bluemoon/kept.py` looks like, from the fields declared in `bluemoon/fields.py`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from scripts.fields_read import fields_of

if TYPE_CHECKING:
    from moondrake.bluemoon.fields import POSITION, SIDE, TURN, Field, Holds
else:
    declared = fields_of("bluemoon")
    POSITION, SIDE, TURN = declared.POSITION, declared.SIDE, declared.TURN
    Field, Holds = declared.Field, declared.Holds

IMPORTS: Final = '''"""What a position keeps: written by write_fields.py, to be changed in fields.py."""

from abc import ABC
from collections.abc import Hashable

from moondrake.bluemoon.effects import Element
from moondrake.bluemoon.first_values import NO_CARD, NO_LIMITS, UNKNOWN, UNSET, Limit, copied
from moondrake.bluemoon.questions import Phase
from moondrake.table import NOBODY, State
from moondrake.table.native import i64, mypyc_attr
'''
COPY: Final = '\n    def copy_to(self, new: "{0}") -> None:\n'
KEY: Final = (
    '\n    def {0}(self) -> Hashable:\n        """Equal for {1} that play the same."""\n        return (\n'
)
STARTS: Final = {
    Holds.FLAG: ("", "False"),
    Holds.OWN_CARD: (": i64", "NO_CARD"),
    Holds.LIST: (": list[int]", "UNSET"),
    Holds.SHARED: (": list[int]", "UNSET"),
    Holds.LIMITS: (": list[Limit]", "NO_LIMITS"),
    Holds.PHASE: (": int", "0"),
    Holds.ELEMENT: (": int", "0"),
    Holds.SEAT: ("", "0"),
}


def headed(name: str, bases: str, note: str) -> str:
    """How a class begins."""
    is_acyclic = "" if bases else "@mypyc_attr(acyclic=True)\n"
    return f'\n\n{is_acyclic}class {name}{bases}:\n    """{note}"""\n\n    def __init__(self) -> None:\n'


def started(field: Field, number: str = ": i64") -> str:
    """The line that gives a field its first value, and its note; `number` is the type of plain numbers."""
    fallback = (number if field.holds == Holds.NUMBER else ": i64", "0")
    kind, start = STARTS.get(field.holds, fallback)
    note = f'        """{field.note}"""\n' if field.note else ""
    return f"        self.{field.name}{kind} = {field.start or start}\n{note}"


def copied(field: Field) -> str:
    """The line that copies a field."""
    own = f"self.{field.name}"
    values = {
        Holds.LIST: f"copied({own})",
        Holds.LIMITS: f"[limit.copy() for limit in {own}] if {own} else []",
    }
    return f"        new.{field.name} = {values.get(field.holds, own)}\n"


def keyed(fields: Iterable[Field]) -> str:
    """The tuple of what makes a difference to the rules."""
    names = [(f"self.{field.name}", field.holds == Holds.LIST) for field in fields if field.is_keyed]
    lines = [f"            {f'tuple({own})' if is_list else own},\n" for own, is_list in names]
    return "".join([*lines, "        )\n"])


def counted(field: Field) -> str:
    own = f"self.{field.name}"
    return f"            {f'int({own})' if field.holds == Holds.FLAG else own},\n"


def read(place: int, field: Field) -> str:
    is_flag = " != 0" if field.holds == Holds.FLAG else ""
    return f"    turn.{field.name} = numbers[{place}]{is_flag}\n"


def module() -> str:
    """The whole file."""
    side = [field for field in SIDE if field.is_kept]
    position = [field for field in POSITION if field.is_kept]
    parts = [IMPORTS]
    note = "What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a)."
    parts += [headed("SideFields", "", note), *map(started, side)]
    parts += [COPY.format("SideFields"), *map(copied, side)]
    parts += [KEY.format("key", "sides"), keyed(side)]
    note = "BM-5.1: what happened in this turn, as far as the rules ask for it."
    parts += [headed("Turn", "", note), *map(started, TURN)]
    parts += [
        '\n    def copy(self) -> "Turn":\n        new = Turn()\n',
        *map(copied, TURN),
        "        return new\n",
    ]
    parts += [
        '\n    def numbers(self) -> tuple[int, ...]:\n        """All fields, in the order of `TURN`."""\n'
    ]
    parts += ["        return (\n", *map(counted, TURN), "        )\n"]
    parts += [
        '\n\ndef turn_of(numbers: tuple[int, ...]) -> Turn:\n    """The turn with these `numbers`."""\n'
    ]
    parts += [
        "    turn = Turn()\n",
        *(read(place, field) for place, field in enumerate(TURN)),
        "    return turn\n",
    ]
    note = "What a position has beside sides, turn and questions."
    parts += [headed("PositionFields", "(State, ABC)", note), *(started(field, "") for field in position)]
    parts += [COPY.format("PositionFields"), *map(copied, position)]
    parts += [KEY.format("fields_key", "tables"), keyed(position)]
    return "".join(parts)
