"""A copy of a draft has everything that the draft has, and shares nothing that may change."""

import pytest

from moondrake.draft.options import Options
from moondrake.draft.state import Position, Step

SHARED = {"options": "the same in the whole draft", "plan": "made once, never changed"}
OTHER = {"step": Step.KEEP, "plan": ["a deal"], "events": None}


def names() -> list[str]:
    """Everything a position holds; compiled classes have a list of their own."""
    made = Position(Options())
    return list(getattr(made, "__dict__", ())) or list(getattr(Position, "__mypyc_attrs__", ()))


@pytest.mark.parametrize("name", names())
def test_a_field_is_copied(name: str):
    position = Position(Options())
    value = getattr(position, name)
    if name in OTHER:
        setattr(position, name, OTHER[name])
    elif isinstance(value, int):
        setattr(position, name, 5)
    elif isinstance(value, list) and value and isinstance(value[0], list):
        value[0].append(5)
    elif isinstance(value, list):
        value.append(5)
    now = getattr(position, name)
    twin = getattr(position.copy(), name)
    assert twin == now
    if isinstance(now, list):
        assert (twin is now) == (name in SHARED)
        assert not (now and isinstance(now[0], list)) or twin[0] is not now[0]
