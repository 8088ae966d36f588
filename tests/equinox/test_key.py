"""The key of a position: search takes two positions with the same key for one."""

from collections.abc import Hashable
from random import Random

import pytest

from moondrake.equinox import GAME, State
from moondrake.equinox.state import Frame, Position
from moondrake.table import CHANCE
from moondrake.table.dice import Dice

NOT_KEYED = {
    "options": "the same in the whole match",
    "rules": "the same in the whole match",
    "seats": "the same in the whole match",
    "alive": "follows from `creatures` and `vanished_in`",
    "discard": "all cards that lie nowhere else; nothing asks for their order",
    "log": "who saw what; no rule asks for it",
    "events": "the story that was told",
    "dice": "how a simulation goes on, not where it is",
    "offered": "the legal answers, kept",
}
"""What does not tell two positions apart, and why."""

WAYS = 120


def fields_of(position: Position) -> list[str]:
    """The names of everything a position holds; compiled classes have a list of their own."""
    return list(getattr(position, "__dict__", ())) or list(getattr(Position, "__mypyc_attrs__", ()))


def changed(value: object) -> object:
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Frame):
        return Frame(value.ask, value.seat, value.ability, value.source, value.other, value.left, value)
    assert isinstance(value, list), value
    if value and isinstance(value[0], list):
        return [[*value[0], 1], *value[1:]]
    return [*value[1:], 1, 2]


def midgame(seed: int, players: int = 2, decisions: int = 60) -> State:
    """A game after that many random decisions, or at its last question."""
    rng = Random(seed)
    state = GAME.start({"players": str(players), "creatures": "random"})
    for _ in range(decisions):
        after = state.copy()
        after.apply(rng.choice(state.legal_actions()))
        if after.is_over():
            break
        state = after
    return state


def test_everything_a_position_holds_is_in_its_key_or_named_as_not_belonging() -> None:
    position = midgame(1).position
    position.dice, position.events = Dice(1), []
    names = fields_of(position)
    assert set(NOT_KEYED) <= set(names)
    for name in names:
        if name in ("options", "rules", "dice", "events"):
            continue
        other = position.copy()
        assert other.key() == position.key()
        setattr(other, name, changed(getattr(position, name)))
        assert (other.key() == position.key()) == (name in NOT_KEYED), name


def test_every_particular_of_a_question_is_in_the_key() -> None:
    position = midgame(1).position
    keys = {position.key()}
    frame = position.question()
    for place in range(6):
        more = [int(at == place) for at in range(6)]
        other = position.copy()
        other.asked = Frame(
            frame.ask + more[0],
            frame.seat + more[1],
            frame.ability + more[2],
            frame.source + more[3],
            frame.other + more[4],
            frame.left + more[5],
            frame.below,
        )
        keys.add(other.key())
    assert len(keys) == 7


@pytest.mark.parametrize("seed", range(24))
def test_positions_with_the_same_key_have_the_same_legal_answers(seed: int) -> None:
    """Many ways to go on from one position; wherever two of them meet, the same is legal and is asked."""
    root = midgame(seed, 2 + seed % 4, 20 + 9 * seed)
    met: dict[Hashable, tuple[int, list[int]]] = {}
    for way in range(WAYS):
        rng, state = Random(f"{seed}/{way}"), root.copy()
        for _ in range(12):
            if state.is_over():
                break
            found = (state.seat_to_act(), state.legal_actions())
            assert met.setdefault(state.position.key(), found) == found
            options = found[1][:3] if found[0] == CHANCE else found[1]
            state.apply(rng.choice(options))
