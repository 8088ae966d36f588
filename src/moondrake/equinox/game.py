"""Equinox as the rest of the house sees it."""

from collections.abc import Mapping

from moondrake.equinox import actions
from moondrake.equinox.explain import explain as explain_intent
from moondrake.equinox.options import NAME, header_of, parse_header
from moondrake.equinox.reasons import Reason
from moondrake.equinox.rules import scoring, setup, turn
from moondrake.equinox.state import Step
from moondrake.equinox.view import EquinoxView, Imagined, view_of
from moondrake.table.dice import Dice
from moondrake.table.events import Event
from moondrake.table.game import Game


class State(Imagined):
    """A match of Equinox behind the API that all games share."""

    def seats(self) -> int:
        """EQ-3.1: Two to five."""
        return self.position.seats

    def seat_to_act(self) -> int:
        """Who is asked now: a seat, or CHANCE."""
        asked = self.position.asked
        return self.position.turn if asked is None else asked.seat

    def legal_actions(self) -> list[int]:
        """Everything that may be answered now; nothing once the game is over."""
        return [] if self.position.asked is None else turn.legal_actions(self.position)

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on to the next question."""
        turn.apply(self.position, action)

    def is_over(self) -> bool:
        """EQ-11.1: Has the game ended?"""
        return self.position.step == Step.OVER

    def returns(self) -> tuple[float, ...]:
        """EQ-11.2, EQ-11.3: One victory, shared by all winners; zeros while the game runs."""
        if not self.is_over():
            return (0.0,) * self.seats()
        winners = scoring.winners(self.position)
        share = round(1 / len(winners), 6)  # a record prints six digits and must read back the same
        return tuple(share if seat in winners else 0.0 for seat in range(self.seats()))

    def copy(self) -> "State":
        """An independent copy."""
        return State(self.position.copy())

    def view(self, seat: int) -> EquinoxView:
        """EQ-3.6: What this seat (or SPECTATOR) may know."""
        return view_of(self.position, seat, State)

    def action_bound(self) -> int:
        """All actions of every match are below this number."""
        return actions.BOUND

    def notation(self, action: int) -> str:
        """An action as a word; the same in every match."""
        return actions.notation(action)

    def parse(self, word: str) -> int:
        """The action that a word names; raises IllegalAction where it names none."""
        return actions.parse(word)

    def header(self) -> dict[str, str]:
        """The set-up in words."""
        return header_of(self.position.options)

    def swap_events(self, kept: list[Event] | None) -> list[Event] | None:
        """Leave events in another list from now on; the list so far."""
        before, self.position.events = self.position.events, kept
        return before

    def simulate(self, dice: Dice | None) -> None:
        """For simulation: dice answer for chance, and whoever has a single answer gives it, unasked."""
        self.position.dice = dice
        turn.roll(self.position)

    def pick(self, dice: Dice) -> int:
        """One of the legal actions, all equally likely."""
        options = self.position.offered or self.legal_actions()
        return options[dice.below(len(options))]

    def score_breakdown(self) -> tuple[scoring.ScoreLine, ...]:
        """EQ-11.1: Every stone that lies open and what it scores; nothing hidden."""
        return scoring.score_breakdown(self.position)

    def standings(self) -> tuple[scoring.Standing, ...]:
        """EQ-11.2, EQ-11.3: All seats, best first, and which rule told them apart."""
        return scoring.standings(self.position)

    def controllers(self) -> tuple[scoring.Control, ...]:
        """EQ-5.2: Who controls which creature, and the sums."""
        return scoring.controllers(self.position)


class Equinox(Game):
    """The tournament of fabulous creatures for two to five players."""

    name = NAME
    rules_version = 1
    blank = State

    def start(self, header: Mapping[str, str]) -> State:
        """A new match; `header` may set `players`, `creatures`, `start` and `ruleset`."""
        position = setup.set_up(parse_header(header))
        turn.settle(position)
        return State(position)


def explain(state: State, seat: int, intent: int | str) -> tuple[Reason, ...]:
    """Why a seat may not do something now: all reasons, the decisive one first; none if it may.

    An intent is an action or its words; words that name nothing raise.
    """
    number = state.parse(intent) if isinstance(intent, str) else intent
    return explain_intent(state.position, seat, number)


GAME = Equinox()
