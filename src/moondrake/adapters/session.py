"""A match that a learner plays: reset by a seed, stepped by fixed numbers, chance answered in between."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from moondrake.adapters.seating import AnyCoder, Bytes, Observed, Row, coder
from moondrake.table import SPECTATOR, Dealer, IllegalAction, SetupError, State
from moondrake.table.saying import listed

REWARDS: Final = ("win", "score")
"""`win`: 1 and -1, in Equinox the share of the victory; `score`: crystals won or lost, in Equinox points."""
UNSEEDED: Final = 0x7FFF_FFFF


class Session:
    """One match after the other with the same options."""

    def __init__(
        self, game: str, options: Mapping[str, str], rewards: str, observation: str = "bytes"
    ) -> None:
        if rewards not in REWARDS:
            raise SetupError("problem-rewards", word=rewards, known=listed(REWARDS))
        self.coder: AnyCoder = coder(game, observation)
        self.options = dict(options)
        self.rewards = rewards
        self.state: State = self.coder.start(self.coder.header(self.options))
        self.seats = self.state.seats()
        self.legal: dict[int, int] = {}
        """What may be answered now: fixed number to action."""
        self.dealer = Dealer(0)

    def reset(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """A new match; `options["header"]` changes the header for this match only."""
        header = self.coder.header(self.options | dict((options or {}).get("header", {})))
        state = self.coder.start(header)
        if state.seats() != self.seats:
            raise SetupError("problem-other-seats", seats=state.seats(), before=self.seats)
        self.state = state
        self.dealer = Dealer(seed)
        self._settle()

    def step(self, number: int) -> None:
        """Play the action of a fixed number; raises IllegalAction, and nothing is changed."""
        if number not in self.legal:
            raise self._illegal(number)
        self.state.apply(self.legal[number])
        self._settle()

    def _settle(self) -> None:
        self.dealer.deal(self.state)
        self.legal = {}
        if not self.state.is_over():
            actions = self.state.legal_actions()
            self.legal = dict(zip(self.coder.numbers(self.state, actions), actions, strict=True))

    def _illegal(self, number: int) -> IllegalAction:
        allowed = [f"{other} ({self.state.notation(self.legal[other])})" for other in self.legal]
        return IllegalAction(str(number), allowed)

    def observation(self, seat: int) -> Observed:
        """What a seat knows."""
        return self.coder.observation(self.state, seat)

    def mask(self, seat: int) -> Bytes:
        """One for everything this seat may answer now, zero for the rest."""
        mask = bytearray(self.coder.actions)
        if self.legal and self.state.seat_to_act() == seat:
            for number in self.legal:
                mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def outcome(self) -> tuple[float, ...]:
        """The rewards of a match that is over."""
        return self.coder.outcome(self.state, self.rewards)

    def rows(self) -> list[Row]:
        """The table as everybody may see it, line by line."""
        return self.coder.rows(self.state.view(SPECTATOR))
