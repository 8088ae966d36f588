"""What `bluemoon/kept.py` looks like, from the fields declared in `bluemoon/fields.py`."""

from typing import TYPE_CHECKING, Final

from scripts.fields_read import fields_of

if TYPE_CHECKING:
    from moondrake.bluemoon.fields import SIDE, TURN, Field, Holds
else:
    declared = fields_of("bluemoon")
    SIDE, TURN, Field, Holds = declared.SIDE, declared.TURN, declared.Field, declared.Holds

HEAD: Final = '''"""What a side and a turn keep: written by write_fields.py, to be changed in fields.py."""

from collections.abc import Hashable
from typing import Final

from moondrake.table.native import i64, mypyc_attr

NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class Limit:
    """What the opponent knows of hidden cards: at most `most` of `cards` are in hand (or outside it)."""

    def __init__(self, cards: int, in_hand: bool, most: int) -> None:
        self.cards: i64 = cards
        self.in_hand = in_hand
        self.most: i64 = most

    def copy(self) -> "Limit":
        return Limit(self.cards, self.in_hand, self.most)


UNSET: Final[list[int]] = []
NO_LIMITS: Final[list[Limit]] = []
"""Stand in a new Side until `empty_side` or `copy` puts real lists there: a copy is made for every step of
a search, and lists made only to be replaced would be half of its cost. Never changed."""


def copied(cards: list[int]) -> list[int]:
    """A copy; most lists are empty, and making a new one is cheaper than copying."""
    return cards.copy() if cards else []
'''
SIDE_HEAD: Final = '''

@mypyc_attr(acyclic=True)
class SideFields:
    """What one player has (BM-3.1), and what the opponent has seen of it (BM-3.4a)."""

    def __init__(self) -> None:
'''
TURN_HEAD: Final = '''

@mypyc_attr(acyclic=True)
class Turn:
    """BM-5.1: what happened in this turn, as far as the rules ask for it."""

    def __init__(self) -> None:
'''
STARTS: Final = {
    Holds.FLAG: " = False",
    Holds.OWN_CARD: ": i64 = NO_CARD",
    Holds.LIST: ": list[int] = UNSET",
    Holds.LIMITS: ": list[Limit] = NO_LIMITS",
}


def started(field: Field) -> str:
    """The line that gives a field its first value, and its note."""
    note = f'        """{field.note}"""\n' if field.note else ""
    return f"        self.{field.name}{STARTS.get(field.holds, ': i64 = 0')}\n{note}"


def copied(field: Field) -> str:
    """The line that copies a field."""
    own = f"self.{field.name}"
    values = {
        Holds.LIST: f"copied({own})",
        Holds.LIMITS: f"[limit.copy() for limit in {own}] if {own} else []",
    }
    return f"        new.{field.name} = {values.get(field.holds, own)}\n"


def keyed(field: Field) -> str:
    own = f"self.{field.name}"
    return f"            {f'tuple({own})' if field.holds == Holds.LIST else own},\n"


def counted(field: Field) -> str:
    own = f"self.{field.name}"
    return f"            {f'int({own})' if field.holds == Holds.FLAG else own},\n"


def read(place: int, field: Field) -> str:
    is_flag = " != 0" if field.holds == Holds.FLAG else ""
    return f"    turn.{field.name} = numbers[{place}]{is_flag}\n"


def module() -> str:
    """The whole file."""
    parts = [HEAD, SIDE_HEAD, *map(started, SIDE)]
    parts += ['\n    def copy_to(self, new: "SideFields") -> None:\n', *map(copied, SIDE)]
    parts += ['\n    def key(self) -> Hashable:\n        """Equal for sides that play the same."""\n']
    parts += ["        return (\n", *(keyed(field) for field in SIDE if field.is_keyed), "        )\n"]
    parts += [TURN_HEAD, *map(started, TURN)]
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
    return "".join(parts)
