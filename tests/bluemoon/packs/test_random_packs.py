"""The laws of the game over random packs: whatever a pack may say, the engine plays it."""

from random import Random

import pytest

from moondrake.bluemoon import Setup, parse_ruleset
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.manners import BOT
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import RULESETS, play_setup_and_check
from moondrake.testing.packs import packed_deck, random_pack


def packed_setup(seed: int, solo: bool = False) -> Setup:
    rng = Random(seed)
    pack = random_pack(rng)
    decks = (packed_deck(rng.choice(PEOPLES), pack, rng), packed_deck(rng.choice(PEOPLES), pack, rng))
    ruleset = parse_ruleset(RULESETS[seed % len(RULESETS)])
    start = BOT if solo else seed % 2
    lookahead = seed % 9 == 0 and not solo
    return Setup(decks, ruleset, start=start, lookahead=lookahead, solo=solo)


def test_a_few_games_with_random_packs_keep_every_law():
    for seed in range(4):
        check_record(play_setup_and_check(packed_setup(seed), f"packed/{seed}", views=0.1))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-3.1", "BM-3.4a", "BM-23.1")
@pytest.mark.parametrize("batch", range(8))
def test_games_with_random_packs_keep_every_law(batch):
    for seed in range(100 + batch * 12, 112 + batch * 12):
        check_record(play_setup_and_check(packed_setup(seed), f"packed/{seed}"))


@pytest.mark.rule("BM-22.1", "BM-22.25", "BM-3.1")
def test_a_few_solo_games_with_random_packs_keep_every_law():
    for seed in range(12):
        check_record(play_setup_and_check(packed_setup(seed, solo=True), f"solo/{seed}", views=0.1))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-22.1", "BM-22.25", "BM-3.4a", "BM-23.1")
@pytest.mark.parametrize("batch", range(4))
def test_solo_games_with_random_packs_keep_every_law(batch):
    for seed in range(100 + batch * 50, 150 + batch * 50):
        check_record(play_setup_and_check(packed_setup(seed, solo=True), f"solo/{seed}"))
