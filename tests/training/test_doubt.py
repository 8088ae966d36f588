"""How well a few imagined worlds choose, without playing games."""

import numpy as np
import pytest

from moondrake.training.doubt import Turn, gained, turns

WORLDS = 6


def misjudged(noise: float = 0.0) -> Turn:
    """Two lines: the first looks better by ten points and is worse by ten."""
    luck = noise * np.array([[0.0] * WORLDS, [1.0, -1.0] * (WORLDS // 2)])
    return Turn(np.array([0.6, 0.5]), np.array([0.0, -0.2]), np.array([[0.4], [0.5]]) + luck)


def test_worlds_correct_a_first_judgement_unless_it_counts_more_than_they_do():
    assert gained([misjudged()], 3, weight=0.0) == pytest.approx(0.1)
    assert gained([misjudged()], 3, weight=2.0) == pytest.approx(0.1)
    assert gained([misjudged()], 3, weight=4.0) == 0.0


def test_without_a_weight_the_head_start_is_that_of_the_champion():
    assert gained([misjudged()], 1) == 0.0
    assert gained([misjudged()], 3) == pytest.approx(0.1)


def test_a_single_world_that_is_mostly_luck_gains_less():
    assert gained([misjudged(noise=0.5)], 1, weight=0.0) < gained([misjudged()], 1, weight=0.0)


@pytest.mark.compiled
def test_lines_of_turns_are_played_in_as_many_worlds_as_wanted_and_again_alike():
    found, again = (turns(1, seed=3, decks="constructed", worlds=3, field=3)[0] for _ in range(2))
    assert found.values.shape == (len(found.first), 3)
    assert 2 <= len(found.first) <= 3
    assert ((found.values >= 0.0) & (found.values <= 1.0)).all()
    assert (found.values == again.values).all()
