"""What an arena is asked for."""

from dataclasses import dataclass

from moondrake.games import game_named


@dataclass(frozen=True, slots=True)
class Plan:
    """What was asked for; plain words and numbers, so that it can be sent to workers and kept in a file."""

    game: str
    words: tuple[str, ...]
    games: int
    clock: int = 50
    seed: int = 1
    decks: tuple[str, ...] = ("all",)
    ruleset: str = ""
    lookahead: bool = True
    """BM-17.7: what counts is `exact`; `off` is for random simulation."""
    players: int = 2
    seating: str = "half"
    packs: tuple[str, ...] = ()
    steps: int = 0
    """Steps of search a move, for games that are the same on any machine; 0: by the clock."""

    def as_json(self) -> dict[str, object]:
        """For the file of results: two runs with equal words play the same games."""
        told: dict[str, object] = {
            "game": self.game,
            "contestants": list(self.words),
            "games": self.games,
            "clock_ms": self.clock,
            "seed": self.seed,
            "ruleset": self.ruleset,
        }
        if self.steps:
            told["steps"] = self.steps
        own: dict[str, object] = game_named(self.game).deals.told(self)
        return told | own
