"""Counting decision paths: a lost or an extra option changes the number."""

import pytest

from moondrake.equinox import State
from moondrake.testing.equinox import Scenario, given


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many decisions."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for action in state.legal_actions():
        twin = state.copy()
        twin.apply(action)
        total += perft(twin, depth - 1)
    return total


def opening() -> Scenario:
    return given(hands={"a": "susi 1"}, pile=4)


def noctia() -> Scenario:
    hands = {"a": "noctia 3, chameleon 2", "b": "susi 1, susi 2, vulpa 3"}
    return given(players=3, hands=hands, stones={"noctia 1": "a"}, round_=2, vanished=["ursus"], pile=6)


def fungi() -> Scenario:
    hands = {"a": "fungi 3, susi 2, dryada 1", "b": "klumpi 1, klumpi 2, klumpi 3"}
    board = {"susi 1": "susi 4", "susi 3": "chameleon 1", "fungi 1": "fungi 2"}
    stones = {"fungi 1": "a", "klumpi 2": "a"}
    return given(hands=hands, board=board, stones=stones, round_=3, vanished=["cornu", "moosmann"], pile=5)


@pytest.mark.parametrize(
    ("make", "counts"),
    [
        (opening, [10, 13, 46, 128]),  # the first three by hand
        (noctia, [8, 64, 80, 456, 1848]),  # the first four by hand
        (fungi, [7, 21, 42, 83, 286]),  # the first two by hand
    ],
    ids=["opening", "noctia", "fungi"],
)
def test_the_number_of_decision_paths_is_as_counted(make, counts: list[int]) -> None:
    assert [perft(make().state, depth + 1) for depth in range(len(counts))] == counts
