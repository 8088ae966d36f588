"""How the games of an arena are dealt: the usual way, or as a game brings it."""

from functools import lru_cache
from typing import Final, Generic, TypeVar

from moondrake.bluemoon import Match, Setup, start_match
from moondrake.bluemoon import State as BlueMoonState
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.equinox import State as EquinoxState
from moondrake.sim.pairings import Pairings, parse_pairings
from moondrake.sim.plan import Plan
from moondrake.table import Game, State

S = TypeVar("S", bound=State)
MATCHES: Final = 160
"""Matches that are kept: all pairings of the nine peoples with both starters, twice."""


class Deals(Generic[S]):
    """Games that a header of players and ruleset begins. Whoever has more to say brings another class."""

    options: tuple[str, ...] = ("--players", "--seating")
    """Words of `moondrake arena` that not every game has."""
    own_piles = False
    """Has each side piles of its own, told apart by the numbers of their cards?"""
    lost = 0.0
    """The return of whoever fails."""
    pairings: Pairings | None = None
    """Which decks meet, where there are decks."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.seats = plan.players
        self.seating = plan.seating

    @staticmethod
    def told(plan: Plan) -> dict[str, object]:
        """What a plan says of these games beside what all plans say."""
        return {"players": plan.players, "seating": plan.seating}

    def repeats(self, blocks: int) -> int:
        """After so many deals the same decks and starters come again; never, where there is no such thing."""
        return max(1, blocks)

    def start(self, block: int) -> State:
        """The state that a deal begins with; raises SetupError for a wrong ruleset."""
        return started(self.game, self.seats, self.plan.ruleset)

    def deck_names(self, block: int) -> tuple[str, ...]:
        """The decks of the seats, where there are decks."""
        return ()

    @staticmethod
    def scores(state: S) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """What a finished game counts in a tournament, and the places, where it tells ties apart."""
        return tuple(max(0.0, value) for value in state.returns()), ()


def started(game: Game, seats: int, ruleset: str) -> State:
    """A new game for so many under a ruleset, empty for the usual one; raises SetupError."""
    return game.start({"players": str(seats)} | ({"ruleset": ruleset} if ruleset else {}))


class BlueMoonDeals(Deals[BlueMoonState]):
    """Blue Moon: two seats, and decks that meet in turn."""

    options = ("--decks", "--pack", "--lookahead")
    own_piles = True
    lost = -1.0

    def __init__(self, game: Game, plan: Plan) -> None:
        super().__init__(game, plan)
        self.seats, self.seating = 2, "half"
        self.rules = parse_ruleset(plan.ruleset or "ansmann")
        self.found = parse_pairings(plan.decks, self.rules, plan.seed, plan.packs)
        self.pairings = self.found
        self.match = lru_cache(maxsize=MATCHES)(self._match)

    @staticmethod
    def told(plan: Plan) -> dict[str, object]:
        packs = {"packs": list(plan.packs)} if plan.packs else {}
        return packs | {"decks": list(plan.decks), "lookahead": "exact" if plan.lookahead else "off"}

    def repeats(self, blocks: int) -> int:
        return 2 * len(self.found) if self.found.pairs else max(1, blocks)

    def start(self, block: int) -> State:
        return start_match(self.match(block), events=False)

    def _match(self, block: int) -> Match:
        """The match of a deal; making one takes as long as many moves, so the last ones are kept."""
        start = self.found.start(block)
        return Match(Setup(self.found.decks(block), self.rules, start, self.plan.lookahead))

    def deck_names(self, block: int) -> tuple[str, ...]:
        return self.found.names(block)


class EquinoxDeals(Deals[EquinoxState]):
    """Equinox: points count in a tournament, and its rules tell ties apart."""

    @staticmethod
    def scores(state: EquinoxState) -> tuple[tuple[float, ...], tuple[int, ...]]:
        lines = sorted(state.standings(), key=lambda line: line.seat)
        return tuple(line.points for line in lines), tuple(line.place for line in lines)
