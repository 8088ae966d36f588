"""What must hold in every game: all pairings, all rulesets, random play."""

from random import Random

import pytest

from moondrake.bluemoon import Setup, new_game, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.table import play_out
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import RULESETS, play_and_check

PAIRINGS = 81
BATCH = 27


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-3.1")
@pytest.mark.rule("BM-3.2")
@pytest.mark.rule("BM-3.4a")
@pytest.mark.rule("BM-23.1")
@pytest.mark.rule("BM-23.3")
@pytest.mark.parametrize("batch", range(PAIRINGS * len(RULESETS) // BATCH))
def test_games_end_no_card_is_lost_views_leak_nothing_and_replay_equals_play(batch):
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        check_record(play_and_check(number, seed=1))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-17.7")
@pytest.mark.parametrize("batch", range(6))
def test_the_laws_hold_with_lookahead_too(batch):
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        check_record(play_and_check(number * 5 + 3, seed=2, lookahead=True, views=0.02))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-5.1")
@pytest.mark.parametrize("ruleset", NAMED)
def test_hundreds_of_quick_games_end_in_every_ruleset(ruleset):
    rng = Random(ruleset)
    for number in range(400):
        decks = (ready_made_deck(PEOPLES[number % 9]), ready_made_deck(PEOPLES[number // 9 % 9]))
        state = new_game(Setup(decks, parse_ruleset(ruleset)), events=False)
        play_out(state, rng)
        assert 1 <= max(state.returns()) <= 4
        assert -3 <= state.dragons <= 3


def test_a_few_games_keep_every_law():
    for number in (0, 100, 250, 333, 500, 640):
        check_record(play_and_check(number, seed=3, views=0.3))
