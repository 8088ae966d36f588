"""What the opponent keeps and lays face down tells of the hand: likelier worlds are imagined more often."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon import State
from moondrake.players.bluemoon.guess import LEARNED, SIGNS, BlueMoonGuess
from moondrake.players.bluemoon.thumb import BLUFF_ICONS, Lore
from moondrake.players.search import Worlds
from moondrake.testing.bluemoon import given, side
from moondrake.traces import read_lines

RECORDED = Path(__file__).parents[3] / "shared" / "traces" / "games.jsonl.gz"

REST = ("buka-07", "buka-10", "buka-11", "buka-12")


def bluffed() -> State:
    """The opponent has laid out a card face down in a fight of fire: is it a true bluff?"""
    return given(
        me=side(hand=["vulca-10"], rest=["vulca-11", "vulca-12"]),
        you=side(active=["buka-09"], bluffs=["buka-08"], hand=["buka-05"], rest=REST),
        element="fire",
        phase="decision",
    ).state


def hidden_in(worlds: Worlds) -> tuple[int, list[int]]:
    """What the opponent hides in the next world."""
    state = worlds.next().state
    assert isinstance(state, State)
    return state.sides[1].hand, state.sides[1].bluffs


def true_bluffs(worlds: Worlds, count: int) -> int:
    """In how many of so many worlds the face-down card is what it claims to be."""
    found = 0
    for _ in range(count):
        state = worlds.next().state
        assert isinstance(state, State)
        icons = state.facts[1].icons
        found += sum(bool(icons[card] & BLUFF_ICONS[state.element]) for card in state.sides[1].bluffs)
    return found


def test_every_sign_has_a_weight():
    state = bluffed()
    assert len(LEARNED) == len(SIGNS)
    assert len(BlueMoonGuess(Lore(state.match), 0).signs(state)) == len(SIGNS)


@pytest.mark.rule("BM-10.40")
def test_worlds_in_which_a_bluff_is_true_are_imagined_more_often():
    state = bluffed()
    view, guess = state.view(0), BlueMoonGuess(Lore(state.match), 0)
    even, guessed = Worlds(view, Random(1)), Worlds(view, Random(1), guess=guess, tries=4)
    assert true_bluffs(guessed, 100) > true_bluffs(even, 100) > 0
    assert guessed.next().state.view(0) == view, "a likely world fits what was seen, too"


@pytest.mark.rule("BM-10.35")
def test_what_the_opponent_really_hides_changes_nothing_of_what_is_imagined():
    state = bluffed()
    other = next(
        one
        for one in (state.view(0).determinize(Random(seed)) for seed in range(100))
        if one.sides[1].hand != state.sides[1].hand and one.sides[1].bluffs != state.sides[1].bluffs
    )
    views = [state.view(0), other.view(0)]
    guess = BlueMoonGuess(Lore(state.match), 0)
    streams = [Worlds(view, Random(4), guess=guess, tries=3) for view in views]
    for _ in range(5):
        assert hidden_in(streams[0]) == hidden_in(streams[1])


def test_the_signs_tell_true_positions_from_imagined_ones():
    np = pytest.importorskip("numpy")
    from moondrake.training.equinox_guess import known
    from moondrake.training.guess import differences

    lines = read_lines(RECORDED)
    rows = np.array([row for _, row in differences(next(lines), islice(lines, 60))])
    assert len(rows) > 100
    assert known(rows, np.array(LEARNED)) > 0.52
