"""Every game that sits at the table: the contract tests run against each with the same code."""

from collections.abc import Callable

import pytest

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.draft import GAME as DRAFT
from moondrake.equinox import GAME as EQUINOX
from moondrake.table import Game, State

Starter = Callable[[], State]

HEADERS: list[tuple[str, Game, dict[str, str]]] = [
    (
        "bluemoon-ansmann",
        BLUE_MOON,
        {"ruleset": "ansmann", "lookahead": "off", "deck a": "hoax", "deck b": "buka", "start": "drawn"},
    ),
    (
        "bluemoon-kosmos",
        BLUE_MOON,
        {"ruleset": "kosmos", "lookahead": "off", "deck a": "khind", "deck b": "khind", "start": "a"},
    ),
    (
        "bluemoon-lookahead",
        BLUE_MOON,
        {"ruleset": "legends", "lookahead": "exact", "deck a": "pillar", "deck b": "mimix", "start": "b"},
    ),
    ("equinox-2", EQUINOX, {"players": "2", "creatures": "random", "ruleset": "equinox"}),
    ("equinox-5", EQUINOX, {"players": "5", "creatures": "picked", "ruleset": "equinox"}),
    ("draft-2", DRAFT, {"players": "2", "sets": "drawn", "leaderChoice": "secret"}),
    ("draft-3", DRAFT, {"players": "3", "sets": "hoax buka flit aqua", "leaderChoice": "random"}),
]


class Sample:
    """One game with one set-up."""

    def __init__(self, game: Game, header: dict[str, str]) -> None:
        self.game = game
        self.header = header

    def start(self) -> State:
        return self.game.start(self.header)


@pytest.fixture(params=HEADERS, ids=[name for name, _, _ in HEADERS])
def sample(request: pytest.FixtureRequest) -> Sample:
    _, game, header = request.param
    return Sample(game, header)
