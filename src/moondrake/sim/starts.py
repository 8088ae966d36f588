"""How the games begin that are measured: all pairings, any number of players."""

from collections.abc import Callable
from typing import Final

from moondrake.bluemoon import GAME as BLUE_MOON
from moondrake.bluemoon import Match, Setup, parse_ruleset, ready_made_deck, start_match
from moondrake.bluemoon.cards import PEOPLES
from moondrake.equinox import GAME as EQUINOX
from moondrake.sim.pace import Start
from moondrake.table import State

RULESETS: Final = ("ansmann", "traces")

PLAYERS: Final = ("2", "3", "4", "5")

STRIDE: Final = 31
"""Coprime to the 81 pairings: any stretch of games has a fair mix of them."""


def all_matches(ruleset: str) -> list[Match]:
    """All pairings of the ready-made decks."""
    rules = parse_ruleset(ruleset)
    decks = [ready_made_deck(people) for people in PEOPLES]
    return [Match(Setup((first, second), rules)) for first in decks for second in decks]


def blue_moon_start(matches: list[Match], events: bool) -> Start:
    def start(number: int) -> State:
        return start_match(matches[number * STRIDE % len(matches)], events)

    return start


def equinox_start(players: str, events: bool) -> Start:
    """Chance deals after the start, so a copy of one start is a new game (as a `Match` is in Blue Moon)."""
    fresh = EQUINOX.start({"players": players, "creatures": "random", "ruleset": "equinox"})
    fresh.keep_events(events)

    def start(number: int) -> State:
        return fresh.copy()

    return start


def explained_start(game: str) -> Start:
    """How the games begin in whose positions explanations are measured."""
    starts: dict[str, Callable[[], Start]] = {
        BLUE_MOON.name: lambda: blue_moon_start(all_matches(RULESETS[0]), events=False),
        EQUINOX.name: lambda: equinox_start(PLAYERS[0], events=False),
    }
    return starts[game]()
