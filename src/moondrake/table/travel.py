"""States, views and values on their way to another process: what `pickle` writes, and checks when it reads.

Compiled classes have no `__dict__` and frozen data classes refuse to be filled in, so each says here, in one
line, how it travels. A pickle says which game and rules it belongs to; one of another version is refused. To
keep a game for years write a record, not a pickle.
"""

import copyreg
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any, Final

from moondrake.table import record
from moondrake.table.errors import TravelError
from moondrake.table.events import Event

FORMAT: Final = 3
"""Rises whenever a field of a travelling class changes its name or meaning."""


def carry_values(*modules: ModuleType) -> None:
    """All data classes of these modules travel as their class and their values."""
    for module in modules:
        for found in list(vars(module).values()):
            if isinstance(found, type) and is_dataclass(found) and found.__module__ == module.__name__:
                carry_as_made(found, tuple(field.name for field in fields(found)))


def carry_as_made(cls: type, names: tuple[str, ...]) -> None:
    """Objects of a class travel as what they are made of: the arguments of its constructor, in order."""

    def packed(value: Any) -> tuple[Any, ...]:
        return cls, tuple([getattr(value, name) for name in names])

    copyreg.pickle(cls, packed)


def carry_fields(cls: type, stamp: str, begun_with: tuple[str, ...] = ()) -> None:
    """Objects of a class travel with all their fields; those with an underscore are left behind as None.

    `begun_with` names the fields that its constructor asks for, in order: a compiled class makes no empty
    object.
    """

    def packed(value: Any) -> tuple[Any, ...]:
        begun = tuple([getattr(value, name) for name in begun_with])
        return unpacked, (cls, stamped(stamp), *begun), fields_of(value)

    check_stamp_of(cls, stamp)
    copyreg.pickle(cls, packed)


def carry_with(cls: type, packed: Callable[[Any], tuple[Any, ...]], stamp: str) -> None:
    """Objects of a class travel in a way of their own, which must begin with `unpacked` or `checked`."""
    check_stamp_of(cls, stamp)
    copyreg.pickle(cls, packed)


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of an object and their values, compiled or not."""
    names = getattr(type(value), "__mypyc_attrs__", None)
    if names is None:
        names = vars(value)
    return {
        name: None if name.startswith("_") else getattr(value, name)
        for name in names
        if not name.startswith("__")  # compiled classes may count their __dict__ among their fields
    }


_STAMPS: Final[dict[str, str]] = {}
"""The stamp of each class, by its full name."""


def check_stamp_of(cls: type, stamp: str) -> None:
    """From now on a pickle with an object of this class must have this stamp."""
    _STAMPS[_full_name(cls)] = stamped(stamp)


def stamped(stamp: str) -> str:
    """A stamp with the number of the format."""
    return f"{stamp}, format {FORMAT}"


def checked(cls: type, stamp: str) -> None:
    """Raise TravelError if an object of this class was packed by another version."""
    here = _STAMPS.get(_full_name(cls), "")
    if stamp != here:
        raise TravelError("problem-travel", name=_full_name(cls), stamp=stamp, here=here)


def unpacked(cls: Any, stamp: str, *begun: object) -> object:
    """A new object; `pickle` fills in the fields."""
    checked(cls, stamp)
    return cls(*begun)


def _full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def told(value: object) -> str:
    """An object in words for whoever looks for a mistake: its class and the fields that are not empty."""
    words = [f"{name}={field!r}" for name, field in fields_of(value).items() if field]
    return f"{type(value).__name__}({', '.join(words)})"


carry_values(record)
carry_as_made(Event, ("kind", "seat", "cards", "amount", "rule", "seen_by"))
