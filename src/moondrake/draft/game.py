"""The draft as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Final

from moondrake.bluemoon import Deck
from moondrake.draft import actions
from moondrake.draft.building import DraftPool
from moondrake.draft.options import NAME, SEAT_LETTERS, header_of, parse_header
from moondrake.draft.prints import LEADERS, in_order
from moondrake.draft.rules import building, turn
from moondrake.draft.state import Position, Step, asked
from moondrake.draft.view import DraftView, Imagined, view_of
from moondrake.table.errors import TableError
from moondrake.table.events import Event
from moondrake.table.game import Game


class State(Imagined):
    """A draft behind the API that all games share."""

    def seats(self) -> int:
        """BM-21.1: Two to six."""
        return self.position.options.seats

    def seat_to_act(self) -> int:
        """Who is asked now: a seat, or CHANCE."""
        return asked(self.position)

    def legal_actions(self) -> list[int]:
        """Everything that may be answered now; nothing once the draft is over."""
        return turn.legal_actions(self.position)

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on to the next question."""
        turn.apply(self.position, action)

    def is_over(self) -> bool:
        """BM-21.12: Have all decks been built and all leaders been found?"""
        return self.position.step == Step.OVER

    def returns(self) -> tuple[float, ...]:
        """Nobody wins a draft, the games after it decide: all share one victory; zeros while it runs."""
        seats = self.seats()
        share = round(1 / seats, 6) if self.is_over() else 0.0
        return (share,) * seats

    def copy(self) -> "State":
        """An independent copy."""
        return State(self.position.copy())

    def view(self, seat: int) -> DraftView:
        """BM-21.10: What this seat (or SPECTATOR) may know."""
        return view_of(self.position, seat, State)

    def action_bound(self) -> int:
        """All actions of every draft are below this number."""
        return actions.BOUND

    def notation(self, action: int) -> str:
        """An action as a word; the same in every draft."""
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

    def deck(self, seat: int) -> Deck:
        """BM-21.11: the deck that a seat has built, ready for a game; raises TableError before the end."""
        if not self.is_over():
            raise TableError("problem-draft-running")
        leader = LEADERS[self.position.leaders[seat]]
        cards = in_order(building.in_deck(self.position, seat))
        return Deck(f"draft-{SEAT_LETTERS[seat]}", leader, cards, drafted=True)

    def pool(self, seat: int) -> DraftPool:
        """BM-21.13: everything a seat has drafted, with its deck; raises TableError before the end."""
        deck = self.deck(seat)
        return DraftPool(in_order(self.position.kept[seat]), deck)


class Draft(Game):
    """The draft variant for two to six players."""

    name = NAME
    rules_version = 1
    blank = State

    def start(self, header: Mapping[str, str]) -> State:
        """A new draft; `header` may set `players`, `sets` and `leaderChoice`."""
        position = Position(parse_header(header))
        turn.set_up(position)
        return State(position)


GAME: Final = Draft()
