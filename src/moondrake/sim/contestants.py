"""Who takes part in an arena: a level with its own clock if need be, a class of Python, or a command."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Final

from moondrake.players.base import Player
from moondrake.players.external import ExternalPlayer
from moondrake.players.registry import player
from moondrake.table import Game, SetupError

COMMAND: Final = "cmd:"
PYTHON: Final = "py:"
LONGEST_CLOCK: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Contestant:
    """`word` as typed, a `label` that nobody else has, and milliseconds a move."""

    word: str
    label: str
    level: str
    command: str
    clock: int
    python: str = ""
    steps: int = 0
    """Steps of search a move for our own levels; 0: by the clock."""

    @property
    def is_external(self) -> bool:
        """A process of its own, which speaks the messages of docs/protocol.md."""
        return bool(self.command)

    @property
    def is_own(self) -> bool:
        """One of our levels: if it fails, we are to blame."""
        return bool(self.level)

    def same_as(self, other: "Contestant") -> bool:
        """Do the two play alike?"""
        return (self.level, self.command, self.python, self.clock, self.steps) == (
            other.level,
            other.command,
            other.python,
            other.clock,
            other.steps,
        )


def parse_contestants(game: str, words: Sequence[str], clock: int, steps: int = 0) -> tuple[Contestant, ...]:
    """Read `club`, `club@200` (own milliseconds), `cmd:node bot.js`, `py:module:Class`; raises SetupError."""
    if len(words) < 2:
        raise SetupError("problem-two-contestants")
    found: list[Contestant] = []
    for word in words:
        earlier = sum(other.word == word for other in found)
        label = word if not earlier else f"{word} #{earlier + 1}"
        found.append(replace(_parse(game, word, label, clock), steps=steps))
    return tuple(found)


def _parse(game: str, word: str, label: str, clock: int) -> Contestant:
    if word.startswith(COMMAND):
        command = word.removeprefix(COMMAND).strip()
        if not command:
            raise SetupError("problem-bot-command")
        return Contestant(word, label, "", command, clock)
    if word.startswith(PYTHON):
        find_player(word)
        return Contestant(word, label, "", "", clock, word)
    level, at, own = word.partition("@")
    if at:
        if not own.isdecimal() or not 1 <= int(own) <= LONGEST_CLOCK:
            raise SetupError("problem-bot-clock", word=word, most=LONGEST_CLOCK, example=f"{level}@200")
        clock = int(own)
    player(game, level, seed=0)
    return Contestant(word, label, level, "", clock)


def find_player(word: str) -> Callable[[int], Player]:
    """The class that `py:module:Class` names; it is made with a seed for its dice. Raises SetupError."""
    module_name, _, class_name = word.removeprefix(PYTHON).partition(":")
    if not module_name or not class_name.isidentifier():
        raise SetupError("problem-python-form", word=word)
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise SetupError("problem-python-import", word=word, folder=here, error=error) from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise SetupError("problem-python-class", word=word, module=module_name, name=class_name)
    return found


class Bench:
    """Where players wait for their games: processes stay alive between games, levels are made anew."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = folder
        self.externals: dict[tuple[str, int], ExternalPlayer] = {}

    def player(self, contestant: Contestant, seat: int, seed: int) -> Player:
        """A player for this seat."""
        if contestant.python:
            return find_player(contestant.python)(seed)
        if not contestant.is_external:
            own = player(self.game.name, contestant.level, seed)
            own.steps = contestant.steps
            return own
        key = (contestant.label, seat)
        if key not in self.externals:
            self.externals[key] = ExternalPlayer(
                contestant.command, self.game.rules_version, self._errors(contestant)
            )
        return self.externals[key]

    def _errors(self, contestant: Contestant) -> Path | None:
        if self.folder is None:
            return None
        name = "".join(letter if letter.isalnum() else "-" for letter in contestant.label)
        return self.folder / f"stderr-{name[:60]}.txt"

    def close(self) -> None:
        """End all processes."""
        for external in self.externals.values():
            external.close()
        self.externals.clear()
