"""Reads lessons: records of games whose remarks say who learns, and where something is told or asked.

    # names Vulca, Hoax     the players, seat by seat
    # part first            a part of the lesson begins; its title is `lesson-NAME-part-first`
    # learner a             from here on the learner sits here
    # tell welcome          the sentence `lesson-NAME-welcome`; the game goes on when it was read
    # ask begin             a sentence as well; the learner makes the next decision
    # chance deal hoax-13   a wish for scripts/deal_lesson.py

Decisions after which nothing is asked are played by themselves.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from moondrake.table import CHANCE, TableError
from moondrake.table.record import SEATS, Record, parse_record
from moondrake.table.saying import listed

SUFFIX: Final = ".lesson"
ORDER: Final = ("duel", "tournament")
"""The lessons in the order in which they are offered."""
Mark = Literal["part", "learner", "tell", "ask"]
MARKS: Final[tuple[Mark, ...]] = ("part", "learner", "tell", "ask")


class UnknownLesson(TableError):
    """There is no lesson with this name."""

    def __init__(self, name: str) -> None:
        super().__init__("problem-no-lesson", name=name, known=listed(ORDER))


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about the lesson at one place of the record."""

    mark: Mark
    word: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision and what chance answered to it."""

    seat: int
    word: str
    draws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """A whole lesson as it is written."""

    name: str
    record: Record
    players: tuple[str, ...]
    first_draws: tuple[str, ...]
    lines: tuple[Remark | Turn, ...]

    def comments(self) -> tuple[str, ...]:
        """The keys of everything it says, in order."""
        said = [line for line in self.lines if isinstance(line, Remark)]
        return tuple(
            f"part-{one.word}" if one.mark == "part" else one.word for one in said if one.mark != "learner"
        )


def lesson_names() -> tuple[str, ...]:
    """All lessons, those for beginners first."""
    return ORDER


@cache
def script(name: str) -> Script:
    """The lesson with this name."""
    if name not in ORDER:
        raise UnknownLesson(name)
    file = files("moondrake.server.lessons") / "data" / f"{name}{SUFFIX}"
    return read_script(name, file.read_text(encoding="utf-8"))


def read_script(name: str, text: str) -> Script:
    """A lesson from its text; raises RecordError where it is no record."""
    record = parse_record(text)
    players: tuple[str, ...] = ()
    lines: list[Remark | Turn] = []
    draws: list[str] = []
    first: list[str] = []
    moves = {move.line: move for move in record.moves}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        move = moves.get(number)
        if move is not None and move.seat == CHANCE:
            draws.append(move.word)
            continue
        if draws:
            _give(lines, first, draws)
            draws = []
        if move is not None:
            lines.append(Turn(move.seat, move.word, ()))
        elif line.startswith("# names "):
            players = tuple(one.strip() for one in line.removeprefix("# names ").split(","))
        elif (remark := _remark(line)) is not None:
            lines.append(remark)
    if draws:
        _give(lines, first, draws)
    return Script(name, record, players, tuple(first), tuple(lines))


def _give(lines: list[Remark | Turn], first: list[str], draws: list[str]) -> None:
    """Chance belongs to the decision before it, or to the beginning."""
    for place, turn in reversed([*enumerate(lines)]):
        if isinstance(turn, Turn):
            lines[place] = Turn(turn.seat, turn.word, (*turn.draws, *draws))
            return
    first += draws


def _remark(line: str) -> Remark | None:
    words = line.split()
    if len(words) != 3 or words[0] != "#":
        return None
    mark = next((one for one in MARKS if one == words[1]), None)
    return Remark(mark, words[2]) if mark else None


def seat_of(letter: str) -> int:
    """`a` is seat 0."""
    return SEATS.index(letter)
