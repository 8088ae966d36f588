"""A heap of stones: a whole game in one file, to see that nobody has to be told of it but `games`.

Chance decides how large the heap is; then two take one to three stones in turn, and the last stone wins.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from moondrake.adapters.seating import Coder, Row
from moondrake.games import Brought
from moondrake.games.desk import Attempt, Desk, Json
from moondrake.games.face import Face
from moondrake.games.wire import Wire
from moondrake.players.hints import Choice, Hint
from moondrake.players.random import RandomPlayer
from moondrake.table import CHANCE, Event, Game, IllegalAction
from moondrake.table import State as TableState
from moondrake.table import View as TableView
from moondrake.table.encoding import laid_out

MOST = 12
HEAPS = range(7, MOST + 1)
"""Actions: 1 to 3 take stones, a larger number is the heap that chance chose."""


class View(TableView):
    """Everything lies open."""

    def __init__(self, seat: int, heap: int, asked: int) -> None:
        self.seat, self.heap, self.asked = seat, heap, asked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.seat, self.heap, self.asked))

    def game(self) -> str:
        return "stones"

    def notation(self, action: int) -> str:
        return notation(action)

    def determinize(self, rng: Random) -> "State":
        return State(self.heap, self.asked)


def notation(action: int) -> str:
    return f"take {action}" if action <= 3 else f"heap {action}"


class State(TableState):
    """The heap, and whose turn it is."""

    def __init__(self, heap: int = 0, asked: int = CHANCE) -> None:
        self.heap, self.asked = heap, asked
        self.events: list[Event] | None = []

    def seats(self) -> int:
        return 2

    def seat_to_act(self) -> int:
        return self.asked

    def legal_actions(self) -> list[int]:
        return list(HEAPS) if self.asked == CHANCE else list(range(1, min(3, self.heap) + 1))

    def apply(self, action: int) -> None:
        if self.events is not None:
            self.events.append(Event(0, self.asked, amount=action, rule="ST-1"))
        if self.asked == CHANCE:
            self.heap, self.asked = action, 0
        else:
            self.heap, self.asked = self.heap - action, 1 - self.asked

    def is_over(self) -> bool:
        return self.asked != CHANCE and not self.heap

    def returns(self) -> tuple[float, ...]:
        return tuple(float(self.is_over() and seat != self.asked) for seat in range(2))

    def copy(self) -> "State":
        twin = State(self.heap, self.asked)
        twin.events = None if self.events is None else self.events.copy()
        return twin

    def view(self, seat: int) -> View:
        return View(seat, self.heap, self.asked)

    def action_bound(self) -> int:
        return MOST + 1

    def notation(self, action: int) -> str:
        return notation(action)

    def parse(self, word: str) -> int:
        found = {notation(action): action for action in range(1, MOST + 1)}
        if word not in found:
            raise IllegalAction(word, list(found))
        return found[word]

    def header(self) -> dict[str, str]:
        return {"players": "2"}

    def swap_events(self, kept: list[Event] | None) -> list[Event] | None:
        before, self.events = self.events, kept
        return before


class Stones(Game):
    """The rules."""

    name = "stones"
    rules_version = 1
    blank = State

    def start(self, header: Mapping[str, str]) -> State:
        return State()


GAME = Stones()
LEVELS = {"random": RandomPlayer}


def advice(view: View, actions: list[int], clock: float, seed: int) -> Hint:
    """Leave a multiple of four."""
    best = view.heap % 4
    return Hint("stones", (Choice(best if best in actions else actions[0], (), None, 0),), ())


class StonesWire(Wire[View]):
    """A view is three numbers."""

    def view_json(self, view: View, memory: bool = True) -> Json:
        return {"setup": {"players": "2"}, "table": {"heap": view.heap, "asked": view.asked}, "cards": {}}

    def read_view(self, told: Json, seat: int, blank: Any) -> View:
        return View(seat, told["table"]["heap"], told["table"]["asked"])

    def question_json(self, view: View) -> Json:
        return {"ask": "take", "seat": view.asked}


class StonesDesk(Desk[State, View]):
    """At the server."""

    game = GAME
    revealing = frozenset((0,))

    def start(self, header: Mapping[str, str]) -> State:
        return GAME.start(header)

    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        return {"players": "2"}

    def seats(self) -> tuple[int, ...]:
        return (2,)

    def choices(self, language: str) -> Json:
        return {"setup": {}, "rulesets": [], "switches": []}

    def event_kind(self, kind: int) -> str:
        return "taken"

    def card_key(self, view: View, card: int) -> str:
        return ""

    def event_text(self, view: View, event: Event, language: str, names: Sequence[str]) -> str | None:
        return notation(event.amount)

    def question_text(self, view: View, language: str) -> str:
        return f"{view.heap}?"

    def action_text(self, view: View, action: int, language: str, names: Sequence[str]) -> str:
        return notation(action)

    def action_facts(self, action: int) -> Json:
        return {"verb": "take", "card": None}

    def why(
        self, state: State, seat: int, attempt: Attempt, language: str, names: Sequence[str]
    ) -> list[Json]:
        is_legal = seat == state.seat_to_act() and attempt in state.legal_actions()
        return [] if is_legal else [{"rules": ["ST-1"], "text": "(ST-1)"}]

    def why_over(self, state: State, language: str, names: Sequence[str]) -> list[Json]:
        return [{"rules": ["ST-1"], "text": "(ST-1)"}]

    def breakdown(self, state: State, seat: int, language: str, names: Sequence[str]) -> Json:
        return {}


class StonesFace(Face[State, View]):
    """In the terminal."""

    game = GAME
    example = "take 2"

    def event(self, state: State, event: Event) -> str | None:
        return notation(event.amount)

    def question(self, view: View) -> str:
        return f"{view.heap} stones?"

    def option(self, state: State, number: int) -> str:
        return notation(number)

    def position(self, view: View) -> list[str]:
        return [f"{view.heap} stones"]

    def card(self, word: str, view: View) -> str:
        return word


class StonesCoder(Coder[State]):
    """For learners: one byte."""

    name = "stones"
    title = "Stones"
    version = 1
    actions = MOST + 1
    size = 1
    stretches = laid_out([("heap", 1, "stones that are left")])
    defaults: Mapping[str, str] = {"players": "2"}

    def start(self, header: Mapping[str, str]) -> State:
        return GAME.start(header)

    def numbers(self, state: State, actions: list[int]) -> list[int]:
        return actions

    def action(self, state: State, number: int) -> int:
        return number

    def encode(self, state: State, seat: int) -> bytearray:
        return bytearray([state.heap])

    def rows(self, view: View) -> list[Row]:
        return [Row(f"{view.heap} stones")]


CODERS = {"bytes": StonesCoder}

HERE = "tests.games.stones"
STONES = Brought(
    name="stones",
    rules_at=f"{HERE}:GAME",
    levels_at=f"{HERE}:LEVELS",
    yardsticks_at=f"{HERE}:LEVELS",
    advice_at=f"{HERE}:advice",
    wire_at=f"{HERE}:StonesWire",
    desk_at=f"{HERE}:StonesDesk",
    face_at=f"{HERE}:StonesFace",
    coders_at=f"{HERE}:CODERS",
)
