"""EQ-3.6: any story of hidden cards can be told again, quickly, and no telling contradicts it."""

from random import Random

import pytest

from moondrake.equinox.prints import NO_CARD
from moondrake.equinox.retelling import Retelling
from moondrake.equinox.sightings import UNSEEN, card_seen, shown_to, with_card
from moondrake.equinox.worlds import World
from moondrake.table import SPECTATOR
from tests.equinox.story_check import StoryChecker
from tests.equinox.tellers import Teller, story_for

STORIES = 60


def made_up(seed: int, length: int = 60) -> tuple[list[int], int]:
    """A log and the number of its seats."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5))
    return Teller(seats, rng).tell(rng.randrange(length)), seats


def filled(log: list[int], own: int, world: World) -> list[int]:
    """What the seat remembers, each unseen card as this world has it."""
    memory = [shown_to(sighting, own) for sighting in log]
    for index, sighting in enumerate(memory):
        token = world.moved[index]
        if card_seen(sighting) == UNSEEN and token >= 0:
            memory[index] = with_card(sighting, world.cards[token])
    return memory


@pytest.mark.rule("EQ-3.6")
@pytest.mark.parametrize("seed", range(STORIES))
def test_a_retelling_can_have_happened_and_shows_what_was_seen(seed: int) -> None:
    log, seats = made_up(seed)
    for own in (*range(seats), SPECTATOR):
        retelling = Retelling(story_for(log, own))
        for number in range(3):
            world = retelling.world(Random(number))
            checker = StoryChecker()
            for sighting in filled(log, own, world):
                checker.read(sighting)
            hidden = [world.cards[token] for tokens in world.tokens for token in tokens]
            assert len(set(hidden)) == len(hidden), "no card twice"
            assert NO_CARD not in hidden


@pytest.mark.rule("EQ-3.6")
def test_a_retelling_seldom_runs_into_a_contradiction() -> None:
    """And the stories here are far worse than those of games."""
    failed = told = 0
    for seed in range(STORIES):
        log, seats = made_up(seed)
        for own in (*range(seats), SPECTATOR):
            retelling = Retelling(story_for(log, own))
            rng = Random(seed)
            for _ in range(5):
                told += 1
                failed += not retelling._tell(retelling.beginning.copy(), rng)
    assert failed < told / 10


@pytest.mark.rule("EQ-3.6")
def test_a_seed_decides_which_world_is_told_however_often_the_view_was_asked_before() -> None:
    log, _ = made_up(5, 90)
    once = Retelling(story_for(log, SPECTATOR))
    twice = Retelling(story_for(log, SPECTATOR))
    twice.world(Random(1))
    assert once.world(Random(7)).cards == twice.world(Random(7)).cards
    assert once.world(Random(8)).cards != once.world(Random(7)).cards


@pytest.mark.rule("EQ-3.6")
def test_where_beginning_again_does_not_help_choices_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Retelling, "_tell", lambda *_: False)
    for seed in range(12):
        log, seats = made_up(seed, 40)
        for own in (*range(seats), SPECTATOR):
            world = Retelling(story_for(log, own)).world(Random(seed))
            checker = StoryChecker()
            for sighting in filled(log, own, world):
                checker.read(sighting)
