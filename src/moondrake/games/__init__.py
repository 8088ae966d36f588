"""The games of the house, the only list of them, and what each brings: rules, levels, wire, face, desk, ...

A part is named by where it lives and loaded when it is first asked for: a terminal loads no server.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from moondrake.games.desk import AnyDesk
from moondrake.games.face import AnyFace
from moondrake.games.wire import Wire
from moondrake.table import Game, SetupError
from moondrake.table.saying import listed

Kind = TypeVar("Kind")
Makers = Mapping[str, Callable[[int], Any]]
"""Players by the name of their level: each is made from a seed."""
Bench = Callable[[float, int], dict[str, object]]
"""Seconds and a seed: the report of `moondrake bench`."""


def _load(place: str) -> Any:
    """What is called so: `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


class Part(Generic[Kind]):
    """What lives where the game's field of this name and `_at` says, loaded when it is first asked for."""

    def __init__(self, otherwise: Kind | None = None) -> None:
        self.otherwise = otherwise
        """For a game that does not have it."""

    def __set_name__(self, _: type, name: str) -> None:
        self.name = name

    def __get__(self, game: "Brought", _: type) -> Kind:
        place = getattr(game, f"{self.name}_at")
        found: Kind = self.otherwise if self.otherwise is not None and not place else _load(place)
        game.__dict__[self.name] = found  # found there from now on
        return found


@dataclass(frozen=True)
class Brought:
    """A game and where its parts live; empty for a part that it does not have."""

    name: str
    rules_at: str
    levels_at: str
    advice_at: str
    wire_at: str
    desk_at: str
    face_at: str
    yardsticks_at: str = ""
    bench_at: str = ""
    deals_at: str = "moondrake.sim.deals:Deals"
    cup_at: str = "moondrake.sim.cups:CupTables"
    coders_at: str = ""
    course_at: str = ""

    rules = Part[Game]()
    """The engine."""
    levels = Part[Makers]()
    """What people choose from, the weakest first."""
    yardsticks = Part[Makers](otherwise={})
    """Players to measure others with, which nobody is offered."""
    advice = Part[Callable[..., Any]]()
    """A hint from a view, its legal actions, a clock and a seed."""
    face = Part[type[AnyFace]]()
    """The game in the terminal."""
    bench = Part[Bench]()
    """How fast the game is; only where `bench_at` says so."""
    deals = Part[Any]()
    """How the arena deals its games: `sim.deals.Deals`, or a class made like it."""
    cup = Part[Any]()
    """How tournaments of bots play its tables: `sim.cups.CupTables`, or a class made like it."""
    coders = Part[Mapping[str, Callable[[], Any]]](otherwise={})
    """The ways to tell its positions to learners, the usual one first: `adapters.seating.Coder`s."""
    course = Part[Callable[[Any], int]]()
    """How `moondrake train` trains its bots; only where `course_at` says so."""

    @cached_property
    def wire(self) -> Wire[Any]:
        """Views and questions as JSON."""
        found: Wire[Any] = _load(self.wire_at)()
        return found

    @cached_property
    def desk(self) -> AnyDesk:
        """The game at the server."""
        found: AnyDesk = _load(self.desk_at)(lambda: self.levels)
        return found

    @property
    def is_contest(self) -> bool:
        """Does somebody win? Then levels can be measured with it."""
        return bool(self.yardsticks_at)


BLUE_MOON: Final = Brought(
    name="bluemoon",
    rules_at="moondrake.bluemoon:GAME",
    levels_at="moondrake.players.bluemoon.ladder:LEVELS",
    yardsticks_at="moondrake.players.bluemoon.ladder:YARDSTICKS",
    advice_at="moondrake.players.hints:bluemoon_hint",
    wire_at="moondrake.players.bluemoon_json:BlueMoonWire",
    desk_at="moondrake.server.bluemoon_desk:BlueMoonDesk",
    face_at="moondrake.cli.bluemoon_face:BlueMoonFace",
    bench_at="moondrake.sim.bench:bench_blue_moon",
    deals_at="moondrake.sim.deals:BlueMoonDeals",
    cup_at="moondrake.sim.matches:MatchTables",
    coders_at="moondrake.adapters.bluemoon:CODERS",
    course_at="moondrake.cli.train:train_blue_moon",
)

EQUINOX: Final = Brought(
    name="equinox",
    rules_at="moondrake.equinox:GAME",
    levels_at="moondrake.players.equinox.ladder:LEVELS",
    yardsticks_at="moondrake.players.equinox.ladder:YARDSTICKS",
    advice_at="moondrake.players.hints:equinox_hint",
    wire_at="moondrake.players.equinox_json:EquinoxWire",
    desk_at="moondrake.server.equinox_desk:EquinoxDesk",
    face_at="moondrake.cli.equinox_face:EquinoxFace",
    bench_at="moondrake.sim.bench:bench_equinox",
    deals_at="moondrake.sim.deals:EquinoxDeals",
    coders_at="moondrake.adapters.equinox:CODERS",
    course_at="moondrake.cli.train:train_equinox",
)

DRAFT: Final = Brought(
    name="draft",
    rules_at="moondrake.draft:GAME",
    levels_at="moondrake.players.drafter:DRAFTERS",
    advice_at="moondrake.players.hints:draft_hint",
    wire_at="moondrake.draft.wire:DraftWire",
    desk_at="moondrake.draft.desk:DraftDesk",
    face_at="moondrake.cli.draft_face:DraftFace",
)

GAMES: Final = {game.name: game for game in (BLUE_MOON, EQUINOX, DRAFT)}


def contests() -> tuple[str, ...]:
    """The games that somebody wins."""
    return tuple(game.name for game in GAMES.values() if game.is_contest)


def learned() -> tuple[str, ...]:
    """The games that learners can play."""
    return tuple(game.name for game in GAMES.values() if game.coders_at)


def game_named(name: str) -> Brought:
    """The game of this name; raises SetupError."""
    return _found(name, tuple(GAMES))


def contest_named(name: str) -> Brought:
    """The game of this name, which somebody wins; raises SetupError."""
    return _found(name, contests())


def learned_named(name: str) -> Brought:
    """The game of this name, which learners can play; raises SetupError."""
    return _found(name, learned())


def _found(name: str, known: tuple[str, ...]) -> Brought:
    if name not in known:
        raise SetupError("problem-no-game", name=name, known=listed(known))
    return GAMES[name]


__all__ = [
    "BLUE_MOON",
    "DRAFT",
    "EQUINOX",
    "GAMES",
    "Bench",
    "Brought",
    "Makers",
    "contest_named",
    "contests",
    "game_named",
    "learned",
    "learned_named",
]
