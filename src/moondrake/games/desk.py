"""What the server needs to know about each game: how it starts, and what its events say."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from moondrake.table import Event, Game, SetupError, State, View
from moondrake.table.game import Undoing
from moondrake.words import say

Json = dict[str, Any]
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Touch:
    """A card, or a creature (and its row from 0), about which somebody asks without naming an action."""

    card: int | None = None
    creature: str = ""
    row: int | None = None


Attempt = int | str | Touch
"""An action by its number or word, or what is touched: then the desk knows what is most likely meant."""


NO_PENALTY: Final = "none"
NO_NAMES: Final[Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class Fine:
    """BM-20.4: what a take-back of `seat` costs: crystals for the other, or the game with these returns."""

    seat: int
    crystals: int = 0
    returns: tuple[float, ...] = ()


class Desk(ABC, Generic[S, V]):
    """One game as the server deals with it."""

    game: Game
    crystals_to_win = 0
    """So many win a match (BM-8.5); none where several games cannot count as one."""
    stays_hidden = False
    """Does a game hide to its end, and after it, what others must not know (BM-21.10)?"""
    has_losers = True
    """Can somebody lose? Where nobody can, a bot goes on for whoever gives up or stays away."""
    paired_setup: Mapping[str, str] = {}
    """What a table is set up with at which strangers meet."""
    revealing: frozenset[int]
    """Kinds of events after which somebody may have learned something hidden."""

    def __init__(self, levels: Callable[[], Iterable[str]]) -> None:
        self._levels = levels

    @property
    def name(self) -> str:
        return self.game.name

    @abstractmethod
    def start(self, header: Mapping[str, str]) -> S:
        """A new game; raises SetupError."""

    @abstractmethod
    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        """The complete set-up for a wish in which things may be missing; raises SetupError."""

    def nameless(self, header: Mapping[str, str]) -> dict[str, str]:
        """The same set-up without anything that a person named."""
        return dict(header)

    def shown_header(
        self, header: Mapping[str, str], state: S | None, seats: Sequence[int]
    ) -> dict[str, str]:
        """The set-up as it may be shown to whoever has these seats (none: to everybody), at this moment."""
        return dict(header)

    @abstractmethod
    def seats(self) -> tuple[int, ...]:
        """How many may sit at a table."""

    def offered(self, language: str) -> Json:
        """Everything a lobby offers."""
        game = {"name": self.name, "rules": self.game.rules_version}
        return game | {"seats": list(self.seats()), "levels": list(self.levels())} | self.choices(language)

    @abstractmethod
    def choices(self, language: str) -> Json:
        """What a lobby offers beside seats and bots: set-up lines with their words, rulesets, switches."""

    def card_names(self, language: str) -> Mapping[str, str]:
        """The name of every card by its key, for sentences that speak of cards."""
        return {}

    def check_seats(self, header: Mapping[str, str], levels: Sequence[str]) -> None:
        """Can these sit at such a table? A level for each seat, empty for a person; raises SetupError."""
        for level in levels:
            if level and level not in self.levels():
                raise SetupError("problem-no-bot", level=level, known=", ".join(self.levels()))

    def late_action(self, state: S) -> int | None:
        """What is answered for a seat whose time is up; None: it has lost."""
        return None

    def places(self, state: S) -> int:
        """How many seats the table of a game has."""
        return state.seats()

    def returns(self, state: S) -> tuple[float, ...]:
        """The result of a game that is over, seat by seat."""
        return state.returns()

    def scores(self, state: S) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """What a finished game counts in a tournament, and the places, where it tells ties apart."""
        return tuple(max(0.0, value) for value in self.returns(state)), ()

    def check_single(self, header: Mapping[str, str]) -> None:
        """May such a game be played that belongs to no match? Raises SetupError."""

    def check_penalty(self, header: Mapping[str, str], penalty: str, is_match: bool) -> None:
        """May an organiser ask for this when something is taken back (BM-20.4)? Raises SetupError."""
        if penalty != NO_PENALTY:
            raise SetupError("problem-penalty", word=penalty, known=NO_PENALTY)

    def fines(self, state: S, penalty: str, events: Sequence[Event]) -> list[Fine]:
        """BM-20.4: what is charged for the take-backs among these events."""
        return []

    def tournament_setup(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """The set-up of all tables of a tournament, as its rules want it."""
        return dict(wanted)

    def dealt_header(self, header: Mapping[str, str]) -> dict[str, str]:
        """The same with other decks, dealt by chance (BM-8.7)."""
        return dict(header)

    def swapped_header(self, header: Mapping[str, str]) -> dict[str, str]:
        """The same with the decks of both seats exchanged (BM-8.6)."""
        return dict(header)

    def chosen_lines(self, header: Mapping[str, str], seat: int, choice: str) -> dict[str, str]:
        """The lines of a header that say what a seat chose; raises SetupError where that is not allowed."""
        return {}

    def revealed_header(
        self, header: Mapping[str, str], choices: Sequence[Mapping[str, str]]
    ) -> dict[str, str]:
        """BM-4.2: the set-up with what all seats chose, shown together; empty: the deck there was."""
        return dict(header)

    def brought(self, seat: int, choice: str) -> dict[str, str]:
        """The lines of the header that a player brings to a table, such as a deck."""
        return {}

    def reveals(self, state: S, events: Sequence[Event]) -> bool:
        """Did the active player (or anybody) learn something hidden?"""
        return any(event.kind in self.revealing for event in events)

    def levels(self) -> tuple[str, ...]:
        """The bots there are, weakest first."""
        return tuple(self._levels())

    def quick_levels(self) -> tuple[str, ...]:
        """Those that answer at once, by rules of thumb; the others use the time they are given."""
        return self.levels()[:2]

    def simplest(self) -> str:
        """The quickest bot that still plays sensibly."""
        levels = self.levels()
        return levels[1] if len(levels) > 1 else levels[0]

    def simpler(self, level: str) -> str:
        """The next simpler bot; the simplest there is has none, and stays."""
        levels = self.levels()
        place = levels.index(level) if level in levels else 1
        return levels[max(0, place - 1)]

    def given_up(self, seat: int) -> tuple[float, ...]:
        """The result at a table of two when this seat gave up."""
        return tuple(-1.0 if other == seat else 1.0 for other in range(2))

    def next_header(self, header: Mapping[str, str], returns: Sequence[float]) -> dict[str, str]:
        """The set-up of a rematch."""
        return dict(header)

    @abstractmethod
    def event_kind(self, kind: int) -> str:
        """The name of an event's kind."""

    @abstractmethod
    def card_key(self, view: V, card: int) -> str:
        """How a card is called in all languages."""

    @abstractmethod
    def event_text(self, view: V, event: Event, language: str, names: Sequence[str]) -> str | None:
        """An event in words; None for what nobody needs to hear."""

    @abstractmethod
    def question_text(self, view: V, language: str) -> str:
        """What the seat is asked, in words."""

    @abstractmethod
    def action_text(self, view: V, action: int, language: str, names: Sequence[str]) -> str:
        """A legal action as a button says it."""

    @abstractmethod
    def action_facts(self, action: int) -> Json:
        """What an action is about: its verb, the card (or None) and whatever else is clicked for it."""

    def is_final(self, state: S, seat: int, action: int, undoing: Undoing) -> bool:
        """Does this legal action deserve a confirmation?"""
        return False

    def vain(self, state: S, seat: int, action: int, language: str) -> str:
        """Why nothing would come of this legal action, by what the seat knows; empty if something would."""
        return ""

    def foreseen(self, state: S, seat: int) -> list[Json]:
        """What cards of the seat that is asked would bring, by what it knows."""
        return []

    @abstractmethod
    def why(self, state: S, seat: int, attempt: Attempt, language: str, names: Sequence[str]) -> list[Json]:
        """Why a seat may not do something now: reasons with their rules, none if it may."""

    @abstractmethod
    def why_over(self, state: S, language: str, names: Sequence[str]) -> list[Json]:
        """Why nothing may be done after the end."""

    @abstractmethod
    def breakdown(self, state: S, seat: int, language: str, names: Sequence[str]) -> Json:
        """Where powers or scores come from; open to everybody at the table."""

    def marks(self, state: S, view: V) -> Json:
        """What the rules make of what this viewer sees now, so that a page need not work it out."""
        return {}

    def action_json(
        self, state: S, view: V, action: int, language: str, names: Sequence[str], undoing: Undoing
    ) -> Json:
        """A legal action: number, notation, words, what it is about, and whether to ask before it is done."""
        told: Json = {
            "id": action,
            "word": view.notation(action),
            "text": self.action_text(view, action, language, names),
            **self.action_facts(action),
        }
        if self.is_final(state, view.seat, action, undoing):
            told["is_final"] = True
        vain = self.vain(state, view.seat, action, language)
        if vain:
            told["vain"] = vain
        return told

    def ruleset_json(self, name: str, language: str) -> Json:
        """A ruleset by name, and what it is in one line."""
        return {
            "key": name,
            "name": say(f"ruleset-{name}-name", language),
            "text": say(f"ruleset-{name}", language),
        }

    def switch_json(
        self, rule: str, key: str, words: Sequence[str], language: str, cards: Mapping[str, str] = NO_NAMES
    ) -> Json:
        """A switch of the rules; where there is a choice its question in one line, and every answer.

        `{ $hoax-16 }` in a sentence is the name of that card, one of `cards`.
        """
        told: Json = {"rule": rule, "key": key, "words": list(words)}
        if len(words) > 1:
            told["text"] = say(f"switch-{key}", language, **cards)
            told["word_texts"] = {word: say(f"switch-{key}-{word}", language, **cards) for word in words}
        return told

    def event_json(self, view: V, event: Event, language: str, names: Sequence[str]) -> Json:
        """An event as the viewer sees it, as data and in words."""
        shown = event.shown_to(view.seat)
        return {
            "kind": self.event_kind(shown.kind),
            "seat": shown.seat,
            "cards": [self.card_json(view, card) for card in shown.cards],
            "amount": shown.amount,
            "rule": shown.rule,
            "text": self.event_text(view, shown, language, names),
        }

    def card_json(self, view: V, card: int) -> Json | None:
        """A card's number and key; None for a hidden one."""
        return {"id": card, "key": self.card_key(view, card)} if card >= 0 else None


AnyDesk = Desk[Any, Any]
