"""Blue Moon behind the table API."""

from collections.abc import Mapping
from typing import Final

from moondrake.bluemoon import actions, turn
from moondrake.bluemoon.looking import known_match, view_of
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.rules import foreseeing
from moondrake.bluemoon.rules.setup import set_up
from moondrake.bluemoon.setup import Setup, setup_from_header
from moondrake.bluemoon.state import Phase, Position
from moondrake.bluemoon.view import BlueMoonView
from moondrake.table import CHANCE, Dice, Event, Game


class State(Position):
    """One position of a game of Blue Moon (BM-23.1). Start one with `new_game`."""

    def seats(self) -> int:
        """BM-22.25: a solo game has one seat."""
        return sum([manners.is_asked for manners in self.manners])

    def seat_to_act(self) -> int:
        return turn.seat_to_act(self)

    def legal_actions(self) -> list[int]:
        return self.options.copy()

    def apply(self, action: int) -> None:
        turn.apply(self, action)

    def is_over(self) -> bool:
        return self.phase == Phase.OVER

    def returns(self) -> tuple[float, ...]:
        """BM-8.4: the crystals, won by one and lost by the other."""
        crystals = float(self.crystals) if self.phase == Phase.OVER else 0.0
        first = crystals if self.winner == 0 else -crystals
        return (first + 0.0, 0.0 - first)[: self.seats()]

    def copy(self) -> "State":
        new = State(self.match, [self.sides[0].copy(), self.sides[1].copy()])
        new.take_rest(self)
        new.events = None if self.events is None else self.events.copy()
        return new

    def view(self, seat: int) -> BlueMoonView:
        return view_of(self, seat, State)

    def action_bound(self) -> int:
        return actions.BOUND

    def notation(self, action: int) -> str:
        return actions.notation(self.known(), action)

    def parse(self, word: str) -> int:
        return actions.parse(self.known(), word)

    def known(self) -> Match:
        """BM-3.4b: the match as whoever is asked knows it; chance knows all of it."""
        if self.match.open_lists or self.is_over() or self.seat_to_act() == CHANCE:
            return self.match
        return known_match(self, self.seat_to_act())

    def header(self) -> dict[str, str]:
        return self.match.setup.header()

    def can_end_legally(self) -> bool:
        """BM-17.6: can this turn still end legally? Unknown cards and answers count as possible."""
        return foreseeing.can_end_legally(self)

    def legal_ending(self) -> list[int] | None:
        """BM-17.6: choices (and the chances they count on) that end the turn legally, or None."""
        return foreseeing.legal_ending(self)

    def swap_events(self, kept: list[Event] | None) -> list[Event] | None:
        before, self.events = self.events, kept
        return before

    def simulate(self, dice: Dice | None) -> None:
        self.dice = dice
        if dice is not None:
            turn.go_on_unasked(self)

    def pick(self, dice: Dice) -> int:
        return self.options[dice.below(len(self.options))]


def new_game(setup: Setup, events: bool = True) -> State:
    """Start a match: the first question is chance's (deal, or who starts)."""
    return start_match(Match(setup), events)


def start_match(match: Match, events: bool = True) -> State:
    """Start from a match made before: whoever plays a set-up many times makes its `Match` once."""
    state = State(match)
    state.keep_events(events)
    set_up(state)
    turn.settle(state)
    return state


class BlueMoon(Game):
    """The game for records, servers and adapters."""

    name = "bluemoon"
    rules_version = 3
    blank = State

    def start(self, header: Mapping[str, str]) -> State:
        return new_game(setup_from_header(header))


GAME: Final = BlueMoon()
