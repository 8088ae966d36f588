"""Random legal decks, and the laws of the game over them."""

from random import Random

import pytest

from moondrake.bluemoon import Setup, parse_ruleset
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import Catalogue, deck_problems, random_deck
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.table import SetupError
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import RULESETS, play_setup_and_check

CATALOGUE = Catalogue()


def constructed(seed: int) -> Setup:
    rng = Random(seed)
    ruleset = parse_ruleset(RULESETS[seed % len(RULESETS)])
    decks = [random_deck(rng.choice(PEOPLES), ruleset, rng, CATALOGUE) for _ in range(2)]
    return Setup((decks[0], decks[1]), ruleset, start=seed % 2, lookahead=seed % 7 == 0)


@pytest.mark.rule("BM-18.1", "BM-18.2", "BM-18.4")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_random_deck_is_legal_repeatable_and_not_always_the_same(people):
    for name in ("kosmos", "legends"):
        ruleset = parse_ruleset(name)
        decks = [random_deck(people, ruleset, Random(seed), CATALOGUE) for seed in range(12)]
        assert all(deck_problems(deck, ruleset, CATALOGUE.cards) == [] for deck in decks)
        assert len({deck.cards for deck in decks}) == 12
        assert decks[3] == random_deck(people, ruleset, Random(3), CATALOGUE)


def test_an_unknown_people_has_no_random_deck():
    with pytest.raises(SetupError, match="hoax, vulca"):
        random_deck("elves", ANSMANN, Random(1))


def test_a_few_games_of_constructed_decks_keep_every_law():
    for seed in range(4):
        check_record(play_setup_and_check(constructed(seed), f"constructed/{seed}", views=0.2))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-3.4a", "BM-23.1")
@pytest.mark.parametrize("batch", range(8))
def test_games_of_constructed_decks_keep_every_law(batch):
    for seed in range(100 + batch * 12, 112 + batch * 12):
        check_record(play_setup_and_check(constructed(seed), f"constructed/{seed}", views=0.05))
