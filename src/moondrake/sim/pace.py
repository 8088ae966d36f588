"""Stop watches: random games a second, and what single calls on a state cost."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import NamedTuple

from moondrake.table import CHANCE, Dice, State, play_out, simulate_out

SLICES = 5
MOST_POSITIONS = 400
KEPT_SHARE = 0.05

Start = Callable[[int], State]
"""How game number n begins."""


class Slice(NamedTuple):
    """A stretch of random play."""

    games: int
    decisions: int
    seconds: float
    worked: float
    """Processor seconds."""


class Pace:
    """Random play of one kind. A decision is an answer to any question, those to chance included."""

    def __init__(self, start: Start, rng: Random) -> None:
        self.start = start
        self.rng = rng
        self.slices: list[Slice] = []

    def run(self, seconds: float) -> None:
        """Play for a while, one game at least, and go on with the numbers where the last slice stopped."""
        first = sum(part.games for part in self.slices)
        games = decisions = 0
        took = 0.0
        began, worked = perf_counter(), process_time()
        while not games or took < seconds:
            decisions += self.play(self.start(first + games))
            games += 1
            took = perf_counter() - began
        self.slices.append(Slice(games, decisions, took, process_time() - worked))

    def play(self, state: State) -> int:
        """One random game; the number of decisions."""
        return play_out(state, self.rng)

    def games_per_processor_second(self) -> float:
        """What others on the machine take away does not count."""
        worked = sum(part.worked for part in self.slices)
        return sum(part.games for part in self.slices) / max(worked, 1e-9)

    def games_per_second(self) -> float:
        return sum(part.games for part in self.slices) / self._seconds()

    def decisions_per_second(self) -> float:
        return sum(part.decisions for part in self.slices) / self._seconds()

    def decisions_per_game(self) -> float:
        return sum(part.decisions for part in self.slices) / sum(part.games for part in self.slices)

    def noise(self) -> float:
        """How far the slices lie apart, in percent; of decisions, because games differ in length."""
        paces = [part.decisions / part.seconds for part in self.slices]
        return (max(paces) - min(paces)) / mean(paces) * 100

    def _seconds(self) -> float:
        return sum(part.seconds for part in self.slices)


class SimulatedPace(Pace):
    """Random play that asks neither chance nor lone answers (`State.simulate`)."""

    def __init__(self, start: Start, seed: int) -> None:
        super().__init__(start, Random(seed))
        self.dice = Dice(seed)

    def play(self, state: State) -> int:
        return simulate_out(state, self.dice)


def race(paces: Sequence[Pace], seconds: float) -> None:
    """Give each kind of play the same time, in turns, so that a busy minute hits all of them alike."""
    for _ in range(SLICES):
        for pace in paces:
            pace.run(seconds / SLICES / len(paces))


class Sample(NamedTuple):
    """Positions of random games in which a player is asked, and how often one had a choice in a game."""

    positions: list[State]
    choices_per_game: float


def sample(start: Start, rng: Random, games: int) -> Sample:
    """Positions drawn evenly from random games; the same ones whatever the machine."""
    kept: list[State] = []
    choices = drawn = 0
    for number in range(games):
        state = start(number)
        while not state.is_over():
            options = state.legal_actions()
            if state.seat_to_act() != CHANCE:
                choices += len(options) > 1
                if rng.random() < KEPT_SHARE:
                    drawn += 1
                    _keep(kept, state, drawn, rng)
            state.apply(options[int(rng.random() * len(options))])
    return Sample(kept, choices / games)


def _keep(kept: list[State], state: State, drawn: int, rng: Random) -> None:
    """Every drawn position has the same chance to be among those kept in the end."""
    if len(kept) < MOST_POSITIONS:
        kept.append(state.copy())
    elif (slot := rng.randrange(drawn)) < MOST_POSITIONS:
        kept[slot] = state.copy()


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """What one of these calls costs on average: processor time, the median of the rounds that fit in."""
    rounds: list[float] = []
    end = perf_counter() + seconds
    while not rounds or perf_counter() < end:
        began = process_time()
        for call in calls:
            call()
        rounds.append(process_time() - began)
    return median(rounds) / len(calls) * 1e6


def apply_microseconds(positions: Sequence[State], rng: Random, seconds: float) -> float:
    """What `apply` costs, the next question's options included; the copies it works on are not counted."""
    chosen = [rng.choice(state.legal_actions()) for state in positions]
    rounds: list[float] = []
    end = perf_counter() + seconds
    while not rounds or perf_counter() < end:
        steps = [(state.copy().apply, action) for state, action in zip(positions, chosen, strict=True)]
        began = process_time()
        for apply, action in steps:
            apply(action)
        rounds.append(process_time() - began)
    return median(rounds) / len(positions) * 1e6
