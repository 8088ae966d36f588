"""What the scenario tests share: the three rulesets and test-only cards."""

from typing import Any, Final

import pytest

from moondrake.bluemoon.effects import (
    Cancel,
    Cards,
    DemandPayment,
    Icon,
    Kind,
    Measure,
    Part,
    Payment,
    Tag,
    When,
)
from moondrake.testing.bluemoon import (
    Scenario,
    given,
    side,
)
from moondrake.testing.bluemoon import (
    announced as announced,
)
from moondrake.testing.bluemoon import (
    completely as completely,
)
from moondrake.testing.bluemoon import (
    element as element,
)
from moondrake.testing.bluemoon import (
    end_turn as end_turn,
)
from moondrake.testing.bluemoon import (
    fixture_card as fixture_card,
)
from moondrake.testing.bluemoon import (
    hand_size as hand_size,
)
from moondrake.testing.bluemoon import (
    pile_size as pile_size,
)
from moondrake.testing.bluemoon import (
    plays as plays,
)
from moondrake.testing.bluemoon import (
    says as says,
)
from moondrake.testing.bluemoon import (
    turn as turn,
)
from moondrake.testing.bluemoon import (
    walk as walk,
)
from moondrake.testing.bluemoon import (
    winner as winner,
)

RULESETS: Final = ("kosmos", "ansmann", "legends")
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)

ACTION_KINDS: Final = (Kind.LEADERSHIP, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT)


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


def my_turn(
    ruleset: str, phase: str, me: dict[str, Any], you: dict[str, Any] | None = None, **fight: Any
) -> Scenario:
    """A phase of my turn, in fire and against khind-14 (0/0) unless something else is said."""
    fight = {"element": "fire"} | fight
    them = {"active": ["khind-14"] if fight["element"] else [], "hand": ["hoax-23"]} | (you or {})
    return given(side(**me), side(**them), phase=phase, ruleset=ruleset, **fight)


def open_cards(
    game: Scenario, verb: str = "play", phases: tuple[str, ...] = ("character", "boost")
) -> list[str]:
    """What I may lay out (bluff, load) now; nothing where I am asked something else."""
    return plays(game, verb) if game.asked() == "me" and game.phase() in phases else []


def to_boost(game: Scenario) -> Scenario:
    """Leave the character phase if that is a choice."""
    while game.asked() == "me" and game.phase() == "character" and game.may("pass"):
        game.when("pass")
    return game
