"""Recorded games as samples: each is followed in our engine, and its positions are kept."""

from random import Random
from typing import Final

from moondrake.bluemoon import Position
from moondrake.bluemoon.questions import Phase
from moondrake.table import CHANCE
from moondrake.traces import Follower, TraceError, TraceEvent
from moondrake.training.samples import Recorder, Samples

WITHIN: Final = 0.1
"""The share of questions within a turn that are kept besides its beginning and its end."""


class Keeper:
    """Decides which positions of a game are worth keeping: where turns begin and end, and some within."""

    def __init__(self, recorder: Recorder, rng: Random, within: float = WITHIN) -> None:
        self.recorder = recorder
        self.rng = rng
        self.within = within
        self.turn: object = None
        self.active = 0

    def look(self, state: Position, asked: int) -> None:
        """After an answer of `asked`: keep the position if a line ended or a turn begins here."""
        active, self.active = self.active, state.seat
        if state.is_over():
            return
        acting = state.seat_to_act()
        begins = acting != CHANCE and not state.frames and state.phase <= Phase.DECISION
        if begins and state.turn is not self.turn:
            self.turn = state.turn
            self.recorder.add(state, 0)
            self.recorder.add(state, 1)
        elif asked != CHANCE and acting == CHANCE:
            self.recorder.add(state, active)  # what a search judges where its own line ends ...
            self.recorder.add(state, 1 - active)  # ... and where the answer to it does
        elif asked != CHANCE and acting != CHANCE and self.rng.random() < self.within:
            self.recorder.add(state, acting)


def add_recorded(samples: Samples, header: TraceEvent, game: TraceEvent) -> bool:
    """Follow one recorded game; False, and nothing kept, where it cannot be followed to its end."""
    try:
        follower = Follower(header, game)
        keeper = Keeper(Recorder(follower.state.match), Random(follower.id))
        follower.watch(keeper.look)
        for event in game["events"]:
            difference = follower.feed(event)
            if difference is not None and difference.kind != "power":
                return False
        if follower.finish() is not None:
            return False
    except TraceError:
        return False
    samples.add_game(keeper.recorder, follower.state.winner, follower.state.crystals)
    return True
