"""A field of a position is declared once; first values, copies and keys follow from that."""

import pytest

from moondrake.equinox.fields import POSITION, Field, Holds
from moondrake.equinox.options import Options
from moondrake.equinox.state import Position, opened
from tests.equinox.test_key import NOT_KEYED, fields_of

LISTS = (Holds.LIST, Holds.SHARED, Holds.LISTS)
BESIDE = {"options", "rules", "seats", "asked", "events", "dice", "offered"}
"""What a position has beside its fields: the match, the questions, the story, the simulation."""
OTHER: dict[Holds, object] = {Holds.NUMBER: 7, Holds.FLAG: True, Holds.LISTS: [[3], [4]]}


def test_every_field_is_declared():
    assert set(fields_of(opened(Options()))) - BESIDE == {field.name for field in POSITION}


@pytest.mark.parametrize("field", POSITION, ids=lambda field: field.name)
def test_a_field_is_copied_and_decides_whether_positions_are_the_same(field: Field):
    position = opened(Options())
    setattr(position, field.name, OTHER.get(field.holds, [3, 4]))
    value = getattr(position, field.name)
    twin = getattr(position.copy(), field.name)
    assert twin == value
    if field.holds in LISTS:
        assert (twin is value) == (field.holds == Holds.SHARED)
    if field.holds == Holds.LISTS:
        assert twin[0] is not value[0]
    assert (position.key() != opened(Options()).key()) == field.is_keyed == (field.name not in NOT_KEYED)


@pytest.mark.parametrize(
    "field", [field for field in POSITION if field.holds in LISTS], ids=lambda field: field.name
)
def test_two_empty_tables_share_nothing(field: Field):
    """EQ-3.1"""
    tables = [opened(Options()), opened(Options())]
    assert getattr(tables[0], field.name) is not getattr(tables[1], field.name)
    assert getattr(Position(Options()), field.name) == []
