"""A match of several games, to five crystals (BM-8.5)."""

from dataclasses import dataclass, replace
from typing import Final

from moondrake.bluemoon.match import Setup
from moondrake.bluemoon.state import NO_CARD, Phase, Position
from moondrake.table import TableError

CRYSTALS_TO_WIN: Final = 5


@dataclass(frozen=True, slots=True)
class Series:
    """The score of a match: crystals of both seats, games played, and who lost the last one."""

    crystals: tuple[int, int] = (0, 0)
    games: int = 0
    last_loser: int = NO_CARD

    def after(self, game: Position) -> "Series":
        """BM-8.4, BM-8.5: the score after a finished game; the loser gets none."""
        if game.phase != Phase.OVER:
            raise TableError("this game is not over yet; a match counts finished games only")
        if self.winner() != NO_CARD:
            raise TableError(f"the match is over: {self.crystals[0]} to {self.crystals[1]} crystals")
        won = [0, 0]
        won[game.winner] = game.crystals
        crystals = (self.crystals[0] + won[0], self.crystals[1] + won[1])
        return Series(crystals, self.games + 1, 1 - game.winner)

    def winner(self) -> int:
        """BM-8.5: whoever has at least five crystals, or NO_CARD while the match goes on."""
        for seat in (0, 1):
            if self.crystals[seat] >= CRYSTALS_TO_WIN:
                return seat
        return NO_CARD

    def next_setup(self, setup: Setup) -> Setup:
        """RS-34, BM-4.3: in later games the loser of the previous one starts; sets may be kept (BM-8.6)."""
        return setup if self.last_loser == NO_CARD else replace(setup, start=self.last_loser)
