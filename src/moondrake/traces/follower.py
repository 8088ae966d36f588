"""Follows a recorded game event by event, comparing as it goes.

The recorded program logs what it did; this engine asks questions. `Follower.feed` answers the open
questions so that the event comes about, and reports where the two disagree. Ruleset `traces` (OQ-42).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from moondrake.bluemoon import State
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.rulesets import TRACES, Ruleset
from moondrake.table.saying import listed
from moondrake.traces.beside import PART_OF_THE_REST, Beside, TraceEvent
from moondrake.traces.choices import on_choose
from moondrake.traces.deviations import named
from moondrake.traces.differences import Difference, TraceError
from moondrake.traces.moves import on_disclose, on_draw, on_move, on_shuffle, on_take
from moondrake.traces.numbering import Numbering
from moondrake.traces.plays import on_bluff, on_land, on_load, on_play, on_retrieve, on_reveal, on_use
from moondrake.traces.telling import event_for
from moondrake.traces.turns import (
    on_announce,
    on_call_bluff,
    on_decline,
    on_dragon,
    on_nothing,
    on_over,
    on_pass,
    on_retreat,
    on_turn,
)

READERS: Final[dict[str, Callable[[Beside, TraceEvent], Difference | None]]] = {
    "turn": on_turn,
    "pass": on_pass,
    "play": on_play,
    "bluff": on_bluff,
    "load": on_load,
    "land": on_land,
    "retrieve": on_retrieve,
    "use": on_use,
    "choose": on_choose,
    "draw": on_draw,
    "take": on_take,
    "move": on_move,
    "reveal": on_reveal,
    "shuffle": on_shuffle,
    "disclose": on_disclose,
    "announce": on_announce,
    "call_bluff": on_call_bluff,
    "retreat": on_retreat,
    "decline": on_decline,
    "dragon": on_dragon,
    "clear": on_nothing,
    "stuck": on_nothing,
    "flood_retreat": on_nothing,
    "over": on_over,
}
LATE: Final = ("leader", "retreat")
"""Phases whose passes wait for the next event."""


class Follower:
    """One recorded game beside this engine's own state."""

    def __init__(self, header: TraceEvent, game: TraceEvent, ruleset: Ruleset = TRACES) -> None:
        try:
            self._game = Beside(header, game, ruleset)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise TraceError("problem-trace-game", kind=type(error).__name__, error=error) from error
        self.is_finished = False

    @property
    def id(self) -> str:
        """The record's name of the game."""
        return self._game.id

    @property
    def state(self) -> State:
        """Our game as it stands; to be looked at, not changed."""
        return self._game.state

    @property
    def numbering(self) -> Numbering:
        """The record's card ids beside ours."""
        return self._game.numbering

    @property
    def events(self) -> int:
        """How many events were fed."""
        return self._game.events

    @property
    def announcements(self) -> int:
        """How many announcements were compared."""
        return self._game.announcements

    @property
    def agreeing(self) -> int:
        """In how many announcements both powers were equal."""
        return self._game.agreeing

    def feed(self, event: TraceEvent) -> Difference | None:
        """Take the next event of the record; a Difference if this engine does not come along."""
        game = self._game
        game.events += 1
        try:
            kind = str(event["e"])
            if kind not in READERS:
                known = listed(list(READERS), most=len(READERS))
                raise TraceError("problem-trace-kind", number=game.events, kind=kind, known=known)
            if kind == "pass" and event["phase"] in LATE:
                game.waiting.append(event)
                return None
            difference = _catch_up(game, event) or READERS[kind](game, event)
            return difference and replace(difference, deviation=named(game, event, difference))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise TraceError(
                "problem-trace-event", number=game.events, kind=type(error).__name__, error=error
            ) from error

    def finish(self) -> Difference | None:
        """After the last event: did both games end, and alike?"""
        state, result = self._game.state, self._game.result
        if result is None:
            return self._game.difference("cut off", self._game.phase_name(), "no event 'over'")
        self.is_finished = True
        ours = (state.winner, state.crystals) if state.is_over() else (-1, 0)
        if ours == result:
            return None
        deviation = PART_OF_THE_REST if PART_OF_THE_REST in self._game.noted else ""
        return replace(self._game.difference("result", ours, result), deviation=deviation)

    def watch(self, watcher: Callable[[State, int], None]) -> None:
        """Tell `watcher` the state and who had the word after each answer of our game."""
        self._game.watcher = watcher

    def settle(self) -> None:
        """Let waiting passes count now: somebody is asked about the position before the next event."""
        waiting, self._game.waiting = self._game.waiting, []
        for passed in waiting:
            on_pass(self._game, passed)
        if self._game.ask() == Ask.DISCARD_TOP:
            self._game.clear_questions()  # no event tells which card lies on top of a shuffled discard pile

    def event_for(self, number: int) -> dict[str, object]:
        """One of our actions, legal now, as an event of the recorded format."""
        return event_for(self._game, number)


def _catch_up(game: Beside, event: TraceEvent) -> Difference | None:
    """Passes wait for the next event: that program plays ships also after its retreat phase (BM-6.2)."""
    kind = event["e"]
    if (kind == "play" and event["as"] == "influence") or kind == "load" or event.get("what") == "load":
        return None
    if kind in ("stuck", "retreat", "decline"):  # read as the choice of T3
        game.waiting = [passed for passed in game.waiting if passed["phase"] != "retreat"]
    waiting, game.waiting = game.waiting, []
    for passed in waiting:
        difference = on_pass(game, passed)
        if difference is not None:
            return difference
    return None
