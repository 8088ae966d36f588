"""What must hold in every game, whichever it is: copies are independent, records read back and replay."""

from random import Random
from typing import Final

from moondrake.table import Journal, State, parse_record, replay, write_record

NOT_COMPARED: Final = frozenset(("match", "rules", "facts", "events", "__dict__"))
"""The same for all positions of a match; events are taken away, and have laws of their own."""


def snapshot(value: object) -> object:
    """Everything a state consists of, as nested tuples that can be compared."""
    if isinstance(value, int | str | None):
        return value
    if isinstance(value, list | tuple):
        return tuple(snapshot(item) for item in value)
    if _is_frozen(value):
        return value
    names = () if isinstance(value, type) else _fields(value)
    return tuple((name, snapshot(getattr(value, name))) for name in names) or id(value)


def _is_frozen(value: object) -> bool:
    """Is it a data class that never changes, such as a card?"""
    return bool(getattr(getattr(value, "__dataclass_params__", None), "frozen", False))


def _fields(value: object) -> list[str]:
    """The names of an object's fields; compiled classes have no `__dict__` but a list of their own."""
    names = set(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()), getattr(kind, "__slots__", ()))
    return sorted(names - NOT_COMPARED)


def check_copy(state: State, rng: Random) -> None:
    """Playing on a copy leaves the original untouched."""
    before = snapshot(state)
    copy = state.copy()
    assert snapshot(copy) == before
    copy.apply(rng.choice(copy.legal_actions()))
    assert snapshot(state) == before
    assert snapshot(copy) != before


def check_record(journal: Journal) -> None:
    """Replay equals play, and a record reads back as what was written."""
    record = journal.record()
    assert parse_record(write_record(record)) == record
    assert snapshot(replay(record, journal.game)) == snapshot(journal.state)
