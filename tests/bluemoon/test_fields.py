"""A field is declared once; copies, views, keys and JSON follow from that."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon import fields, new_game
from moondrake.bluemoon.deck import ready_made_deck
from moondrake.bluemoon.fields import TURN, Holds, Seen
from moondrake.bluemoon.kept import Turn, turn_of
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.setup import Setup, closed_lists
from moondrake.bluemoon.state import Limit, Side, empty_side
from moondrake.bluemoon.zones import bits_of
from moondrake.players import bluemoon_json

ROOT = Path(__file__).parents[2]
SIDE, POSITION = ([field for field in part if field.is_kept] for part in (fields.SIDE, fields.POSITION))
OTHER = {Holds.LIST: [5, 7], Holds.SHARED: [5, 7], Holds.LIMITS: [Limit(6, True, 1)]}


def changed(made, field):
    """The same with another value of one field."""
    is_flag = field.holds == Holds.FLAG
    setattr(made, field.name, not getattr(made, field.name) if is_flag else OTHER.get(field.holds, 9))
    return made


def begun():
    """A game before its first move."""
    return new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca")), parse_ruleset("ansmann"), 0))


def test_the_classes_are_what_the_declaration_says():
    done = subprocess.run(
        [sys.executable, "-m", "scripts.write_fields", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("field", TURN, ids=lambda field: field.name)
def test_a_field_of_a_turn_is_copied_counted_and_read_back(field):
    turn = changed(Turn(), field)
    wanted = getattr(turn, field.name)
    place = TURN.index(field)
    assert getattr(turn.copy(), field.name) == wanted
    assert getattr(turn_of(turn.numbers()), field.name) == wanted
    assert [at for at, (a, b) in enumerate(zip(Turn().numbers(), turn.numbers(), strict=True)) if a != b] == [
        place
    ]


@pytest.mark.parametrize("field", SIDE, ids=lambda field: field.name)
def test_a_field_of_a_side_is_copied_and_decides_whether_positions_are_the_same(field):
    side = changed(empty_side(), field)
    twin = side.copy()
    assert isinstance(twin, Side)
    if field.holds in (Holds.LIST, Holds.LIMITS):
        assert getattr(twin, field.name) is not getattr(side, field.name)
        assert len(getattr(twin, field.name)) == len(getattr(side, field.name))
    else:
        assert getattr(twin, field.name) == getattr(side, field.name)
    assert (side.key() != empty_side().key()) == field.is_keyed


A_CARD, SHIPS, IN_HAND = 1 << 9, [9, 11], [5, 7]
"""Of the deck below: a hidden hand card, what stands for ships, and hand cards that the other has seen."""
SET_ASIDE = {"cargo": [A_CARD, 0], "not_bluffs": [~0, 0], "limits": [Limit(6, True, 1)]}


def full_table():
    """BM-3.4b: a table with closed lists and something in every place of seat 0 that a field is about."""
    decks = (ready_made_deck("buka"), ready_made_deck("vulca"))
    state = new_game(closed_lists(Setup(decks, parse_ruleset("ansmann"), 0), Random(1)))
    side = state.sides[0]
    side.hand = bits_of([*IN_HAND, 9])
    side.known_hand = bits_of(IN_HAND)
    side.ships, side.cargo, side.not_bluffs = list(SHIPS), [0, 0], [0, 0]
    lists = ("top", "bottom", "bluffs", "discards", "stack", "ready", "order")
    for name in (*lists, "target_sources", "targets", "target_marks"):
        setattr(side, name, list(IN_HAND))
    return state


@pytest.mark.rule("BM-3.4a")
@pytest.mark.parametrize("field", [field for field in SIDE if field.is_told], ids=lambda field: field.name)
def test_the_owners_view_and_its_json_tell_every_field_of_a_side(field):
    plain, other = full_table(), full_table()
    side = other.sides[0]
    value = getattr(side, field.name)
    wanted = SET_ASIDE.get(field.name, value[::-1] if field.holds == Holds.LIST else value)
    setattr(side, field.name, wanted if field.holds in (Holds.LIST, Holds.LIMITS) else value ^ A_CARD)
    views = plain.view(0), other.view(0)
    assert views[0] != views[1], f"{field.name} has no place in the view"
    told = [bluemoon_json.view_json(view) for view in views]
    parts = [(view["table"]["sides"][0], view["memory"]["sides"][0]) for view in told]
    assert parts[0] != parts[1], f"{field.name} has no place in the JSON"


@pytest.mark.parametrize("field", POSITION, ids=lambda field: field.name)
def test_a_position_takes_over_every_field_of_another(field):
    """BM-17.2: going back leaves nothing of the turn that was not legal."""
    first, second = begun(), begun()
    value = getattr(changed(first, field), field.name)
    assert getattr(second, field.name) != value
    second.become(first)
    assert getattr(second, field.name) == value


@pytest.mark.parametrize("field", [*TURN, *SIDE, *POSITION], ids=lambda field: field.name)
def test_a_position_with_another_value_of_a_field_that_matters_is_another_position(field):
    """BM-17.7: the look-ahead remembers positions by this key and must not take one for another."""
    plain, other = begun(), begun()
    assert other.key() == plain.key()
    changed(other.turn if field in TURN else other.sides[1] if field in SIDE else other, field)
    assert (other.key() != plain.key()) == field.is_keyed


def test_every_seat_sees_a_whole_turn_so_no_field_of_it_asks_for_less():
    for field in TURN:
        assert (field.is_kept, field.is_keyed, field.is_told, field.seen) == (True, True, True, Seen.NOWHERE)
