"""What the scenario tests share: the three rulesets, test-only cards, and walking through a turn."""

from typing import Final

import pytest

from moondrake.bluemoon.effects import (
    Cancel,
    Card,
    Cards,
    Condition,
    DemandPayment,
    Effect,
    Icon,
    Kind,
    Measure,
    Name,
    Part,
    Payment,
    Rank,
    Sentence,
    Tag,
    When,
)
from moondrake.bluemoon.events import What
from moondrake.testing.bluemoon import SEATS, Scenario

RULESETS: Final = ("kosmos", "ansmann", "legends")
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)

ACTION_KINDS: Final = (Kind.LEADERSHIP, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT)


def fixture_card(  # noqa: PLR0913 - one argument per fact of a card
    key: str,
    kind: Kind,
    fire: int | None = None,
    earth: int | None = None,
    icons: int = 0,
    *,
    tags: int = 0,
    pair: str = "",
    moons: int = 0,
    text: tuple[Sentence, ...] = (),
) -> Card:
    """A test-only card with exactly the facts a scenario names."""
    name = Name(f"Fixture {key}", f"Fixture {key}")
    return Card(key, name, "tutu", 0, kind, fire, earth, icons, moons, 0, tags, pair, "", text)


def says(
    what: Effect,
    when: When = When.WHILE_ACTIVE,
    rank: Rank = Rank.OTHER,
    may: bool = False,
    condition: Condition | None = None,
) -> tuple[Sentence, ...]:
    """A special text of one sentence."""
    return (Sentence(when, what, "BM-12.4", rank, may, condition),)


FREE_CHARACTER: Final = fixture_card("fx-free-char", Kind.CHARACTER, 1, 1, Icon.FREE)
PAMPAM: Final = fixture_card("fx-pampam", Kind.CHARACTER, 5, 5, Icon.FREE)
STOP_CHARACTER: Final = fixture_card("fx-stop-char", Kind.CHARACTER, 5, 5, Icon.STOP)
PAIR_STOP_1: Final = fixture_card(
    "fx-pair-stop-1", Kind.CHARACTER, 2, 2, Icon.PAIR | Icon.STOP, pair="fixture"
)
PAIR_STOP_2: Final = fixture_card("fx-pair-stop-2", Kind.CHARACTER, 2, 2, Icon.PAIR, pair="fixture")
MOON_CATERPILLAR: Final = fixture_card(
    "fx-pillar-20",
    Kind.BOOSTER,
    icons=Icon.FREE,
    tags=Tag.CATERPILLAR,
    text=says(DemandPayment(Payment(((Part(Measure.MOONS, 2),),)))),
)
HOW_DARE_YOU: Final = fixture_card(
    "fx-wie", Kind.INTERFERENCE, text=says(Cancel(Cards(kinds=ACTION_KINDS)), When.TO_PLAY)
)
I_EXPECTED_THAT: Final = fixture_card(
    "fx-das", Kind.INTERFERENCE, text=says(Cancel(Cards(kinds=(Kind.INTERFERENCE,))), When.TO_PLAY)
)
NOT_THIS_CARD: Final = fixture_card(
    "fx-nein",
    Kind.INTERFERENCE,
    text=says(Cancel(Cards(kinds=(Kind.CHARACTER, Kind.BOOSTER, Kind.SUPPORT))), When.TO_PLAY),
)


def walk(game: Scenario, *words: str) -> Scenario:
    """Answer with these words, passing through phases in which a word is not an answer."""
    for word in words:
        while not game.may(word) and game.may("pass"):
            game.when("pass")
        game.when(word)
    return game


def end_turn(game: Scenario) -> Scenario:
    """Pass (and refill) until the turn is over or something else is asked."""
    seat = game.state.seat
    while game.state.seat == seat and not game.state.is_over():
        if game.may("pass"):
            game.when("pass")
        elif game.may("refill"):
            game.when("refill")
        else:
            break
    return game


def turn(game: Scenario, *words: str) -> Scenario:
    """One turn: these words, everything else passed."""
    return end_turn(walk(game, *words))


def completely(game: Scenario) -> Scenario:
    """Carry an "I may" out in full: one yes, or card by card where the ruleset allows parts (RS-24)."""
    seat = game.asked()
    if game.may("yes"):
        game.when("yes")
    while game.asked() == seat and game.may("done"):
        picks = [word for word in game.legal() if word.split()[0] in ("choose", "bluffed")]
        game.when(picks[0] if picks else "done")
    return game


def announced(game: Scenario, who: str) -> list[int]:
    """The powers a side announced so far."""
    return [e.amount for e in game.events if e.kind == What.ANNOUNCE and e.seat == SEATS[who]]


def plays(game: Scenario, verb: str = "play") -> list[str]:
    """The keys that may be played (bluffed, loaded, ...) now, sorted."""
    return sorted(word.split()[1] for word in game.legal() if word.startswith(f"{verb} "))


def pile_size(game: Scenario, who: str) -> int:
    return game.state.sides[SEATS[who]].pile_size()


def hand_size(game: Scenario, who: str) -> int:
    return game.state.sides[SEATS[who]].hand.bit_count()


def winner(game: Scenario) -> tuple[str, int]:
    """Who won, with how many crystals."""
    assert game.state.is_over()
    return ("me", "you")[game.state.winner], game.state.crystals


def element(game: Scenario) -> str:
    return {-1: "none", 0: "earth", 1: "fire"}[int(game.state.element)]
