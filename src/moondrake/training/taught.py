"""Turns to learn from: some lines of a turn, each followed by the opponent's answer in a few imagined worlds.

What a search finds a line worth is what the first judgement should have said. It is off by far less than the
result of a game, and it tells the lines of one turn apart.
"""

from pathlib import Path
from typing import Final

from moondrake.bluemoon import BlueMoonView, Position
from moondrake.players.bluemoon.champion import MOST_LINES, ChampionPlayer
from moondrake.players.search import AnsweringRace, Budget, Race
from moondrake.training.choices import Group

BEST: Final = 5
"""So many lines that look best are compared ..."""
OTHERS: Final = 3
"""... and so many of the others, drawn."""
WORLDS: Final = 2


class Teacher(ChampionPlayer):
    """Plays by first judgement and keeps, for some turns, what a search finds the lines worth."""

    def __init__(self, seed: int, path: Path, share: float) -> None:
        super().__init__(seed, path=path, imagines=False)
        self.share = share
        """In how many turns it looks closer."""
        self.groups: list[Group] = []

    def search(self, view: BlueMoonView, actions: list[int], budget: Budget) -> Race:
        """The lines by first judgement."""
        race = self.compared(view, actions, budget, MOST_LINES)
        if len(race.candidates) > 1 and self.rng.random() < self.share:
            self._teach(view, race)
        return race

    def _teach(self, view: BlueMoonView, race: AnsweringRace) -> None:
        """Both seats learn from it: who judges where its own line ends, and who judges the other's."""
        drawn = list(range(BEST, len(race.candidates)))
        if len(drawn) > OTHERS:
            drawn = self.rng.sample(drawn, OTHERS)
        places = [*range(min(BEST, len(race.candidates))), *drawn]
        ends = [(race.candidates[place], self.ends[place]) for place in places]
        found = [(line, end) for line, end in ends if isinstance(end, Position) and not end.is_over()]
        if len(found) < 2:
            return
        race.running = [line for line, _ in found]
        race.play(WORLDS)
        values = [line.mean() for line in race.running]
        for line in race.running:
            line.forget()
        features = self.judge(view.match).features
        for seat in (view.seat, 1 - view.seat):
            self.groups.append(
                Group(
                    seat,
                    [features.zones(end, seat) for _, end in found],
                    [features.numbers(end, seat) for _, end in found],
                    values if seat == view.seat else [1.0 - value for value in values],
                )
            )
