"""Which games an arena plays: for every pair of contestants so many, on deals that all of them get.

A *deal* is one shuffle with its decks and its start player. The same deal is played once for every way of
seating the pair, so luck that favours a seat helps both. The number of a game decides everything about it,
so any worker can play it, in any order.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from moondrake.games import contest_named
from moondrake.sim.contestants import Contestant, parse_contestants
from moondrake.sim.dealing import derived
from moondrake.sim.deals import Deals
from moondrake.sim.plan import Plan
from moondrake.table import SetupError, State
from moondrake.table.saying import listed

SEATINGS: Final = ("half", "one")
SEED_BOUND: Final = 1 << 53
"""Seeds stay below, so that every language reads them exactly."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game: which pair, which deal, who sits where (numbers of contestants), and the seeds."""

    number: int
    pair: int
    block: int
    seats: tuple[int, ...]
    deal_seed: int
    player_seeds: tuple[int, ...]


class Schedule:
    """All games of a plan, by number."""

    def __init__(self, plan: Plan) -> None:
        brought = contest_named(plan.game)
        if plan.games < 1:
            raise SetupError("problem-too-few-games", games=plan.games)
        self.plan = plan
        self.game = brought.rules
        self.contestants: tuple[Contestant, ...] = parse_contestants(
            plan.game, plan.words, plan.clock, plan.steps
        )
        self.pairs = tuple(combinations(range(len(self.contestants)), 2))
        self.deals: Deals[Any] = brought.deals(self.game, plan)
        self.pairings = self.deals.pairings
        self.seats: int = self.deals.seats
        self.arrangements = arrangements(self.seats, self.deals.seating)
        self.blocks = -(-plan.games // len(self.arrangements))
        self.start(self.fixture(0))

    @property
    def repeats(self) -> int:
        """After so many deals the same decks and starters come again; never, where decks are random."""
        return self.deals.repeats(self.blocks)

    @property
    def games_a_pair(self) -> int:
        """Whole deals only, so it may be a little more than asked for."""
        return self.blocks * len(self.arrangements)

    def __len__(self) -> int:
        return self.games_a_pair * len(self.pairs)

    def fixture(self, number: int) -> Fixture:
        """The game of this number."""
        pair, within = divmod(number, self.games_a_pair)
        block, seating = divmod(within, len(self.arrangements))
        seats = tuple(self.pairs[pair][side] for side in self.arrangements[seating])
        seed = self.plan.seed
        return Fixture(
            number,
            pair,
            block,
            seats,
            derived(seed, "deal", block) % SEED_BOUND,
            tuple(derived(seed, "player", number, seat) % SEED_BOUND for seat in range(self.seats)),
        )

    def start(self, fixture: Fixture) -> State:
        """The state the game begins with; raises SetupError for a wrong ruleset."""
        state = self.deals.start(fixture.block % self.repeats)
        state.keep_events(False)
        return state

    def deck_names(self, fixture: Fixture) -> tuple[str, ...]:
        """The decks of the seats, where there are decks."""
        return self.deals.deck_names(fixture.block)

    def even_share(self) -> float:
        """What the first of a pair would win if both were equally strong."""
        return sum(side == 0 for seats in self.arrangements for side in seats) / (
            self.seats * len(self.arrangements)
        )


def arrangements(seats: int, seating: str) -> list[tuple[int, ...]]:
    """All ways to seat a pair (0 and 1) on one deal.

    `half`: alternating, and the same with both exchanged; with an odd number of seats at every turn of the
    table, so that both sit everywhere equally often. `one`: the first of the pair alone against the second,
    at every seat once.
    """
    if seating == "one":
        return [tuple(0 if seat == lone else 1 for seat in range(seats)) for lone in range(seats)]
    if seating != "half":
        raise SetupError("problem-seating", word=seating, known=listed(SEATINGS))
    first = [seat % 2 for seat in range(seats)]
    turns = range(1 if seats % 2 == 0 else seats)
    turned = [tuple(first[(seat + turn) % seats] for seat in range(seats)) for turn in turns]
    return [seating for one in turned for seating in (one, tuple(1 - side for side in one))]
