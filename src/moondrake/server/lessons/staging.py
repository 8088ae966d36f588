"""Plays a lesson on the engine and tells it stage by stage, with the same frames as a table's."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from moondrake.server import entries, frames
from moondrake.server.course import Course, new_course
from moondrake.server.desks import desk_of
from moondrake.server.entries import Entry
from moondrake.server.frames import Frame, Lens
from moondrake.server.lessons.reading import Remark, Script, Turn, script, seat_of
from moondrake.server.setups import Options, SeatPlan, TableSetup
from moondrake.table import Event, State
from moondrake.words import say

NO_TIME: Final = 0
OPTIONS: Final = Options(watching="off", take_back="off", hints=False, memory=False, chat=False)
ONLY_ASKED: Final = ("question", "text", "actions", "take_back", "clock")


@dataclass(frozen=True, slots=True)
class Stage:
    """The table at one moment of a lesson; `expected` is what the learner is to do, if anything is asked."""

    course: Course
    learner: int
    entry: Entry | None
    events: tuple[Event, ...]
    part: str
    comment: str
    expected: int | None


@dataclass(frozen=True, slots=True)
class Staged:
    """A lesson that was played through."""

    script: Script
    stages: tuple[Stage, ...]

    def parts(self) -> list[tuple[str, int]]:
        """Every part with the number of its first stage."""
        found: dict[str, int] = {}
        for number, stage in enumerate(self.stages):
            found.setdefault(stage.part, number)
        return list(found.items())


@cache
def staged(name: str) -> Staged:
    """The lesson with this name, played once and kept; raises UnknownLesson."""
    return play(script(name))


def play(lesson: Script) -> Staged:
    """Play a lesson; a decision that is not legal raises."""
    return Staged(lesson, tuple(_Player(lesson).stages()))


class _Player:
    def __init__(self, lesson: Script) -> None:
        self.lesson = lesson
        seats = tuple(SeatPlan(name=name) for name in lesson.players)
        setup = TableSetup(lesson.record.game, dict(lesson.record.header), seats, OPTIONS)
        self.course = new_course(f"lesson-{lesson.name}", desk_of(setup.game), setup, "")
        for seat in self.course.seats:
            seat.is_ready = True
        self.learner = 0
        self.part = ""
        self.comment = ""
        self.is_asked = False
        self.entry: Entry | None = None
        self.events: tuple[Event, ...] = ()
        self.found: list[Stage] = []

    def stages(self) -> list[Stage]:
        self._start()
        for line in self.lesson.lines:
            if isinstance(line, Remark):
                self._take_in(line)
            else:
                self._show(line if self.is_asked else None)
                self._decide(line)
        self._show(None)
        return self.found

    def _take_in(self, remark: Remark) -> None:
        if remark.mark == "learner":
            self._change_sides(seat_of(remark.word))
        elif remark.mark == "part":
            self._show(None, only_if_new=True)
            self.part = remark.word
        else:
            if self.comment:
                self._show(None)
            self.comment = remark.word
            self.is_asked = remark.mark == "ask"

    def _change_sides(self, seat: int) -> None:
        """What has happened is still shown from the old side."""
        if seat != self.learner:
            self._show(None, only_if_new=True)
        self.learner = seat

    def _show(self, turn: Turn | None, only_if_new: bool = False) -> None:
        """A stage as things are now; `turn` is the decision that the learner is asked for."""
        if only_if_new and self.entry is None and not self.comment:
            return
        if not self.part:
            return
        if turn is not None and turn.seat != self.learner:
            raise ValueError(f"lesson {self.lesson.name}: '{turn.word}' is not for the learner to decide")
        expected = None if turn is None else self._action(turn.word)
        part, comment = self.part, self.comment
        seen = self.course.copy()
        self.found.append(Stage(seen, self.learner, self.entry, self.events, part, comment, expected))
        self.entry, self.events, self.comment, self.is_asked = None, (), "", False

    def _start(self) -> None:
        trial = self.course.desk.start(self.course.setup.header)
        draws = _played(trial, self.lesson.first_draws)
        self._apply(Entry(entries.START, data={"seeds": []}, draws=draws))

    def _decide(self, turn: Turn) -> None:
        trial = self._state().copy()
        if trial.seat_to_act() != turn.seat:
            raise ValueError(f"lesson {self.lesson.name}: '{turn.word}' is not asked of seat {turn.seat}")
        action = self._action(turn.word)
        trial.apply(action)
        self._apply(Entry(entries.DECIDE, turn.seat, action, _played(trial, turn.draws)))

    def _apply(self, entry: Entry) -> None:
        entry.seq = self.course.seq + 1
        self.entry, self.events = entry, tuple(self.course.apply(entry))

    def _state(self) -> State:
        assert self.course.state is not None
        return self.course.state

    def _action(self, word: str) -> int:
        action = self._state().parse(word)
        if action not in self._state().legal_actions():
            raise ValueError(f"lesson {self.lesson.name}: '{word}' is not legal")
        return action


def _played(state: State, words: Sequence[str]) -> tuple[int, ...]:
    """What chance answers, as actions."""
    actions = []
    for word in words:
        actions.append(state.parse(word))
        state.apply(actions[-1])
    return tuple(actions)


def lesson_line(name: str, language: str) -> dict[str, Any]:
    """A lesson in the list of all lessons."""
    lesson = staged(name)
    return {
        "name": name,
        "game": lesson.script.record.game,
        "title": say(f"lesson-{name}-title", language),
        "about": say(f"lesson-{name}-about", language),
        "stages": len(lesson.stages),
        "parts": [
            {"key": key, "title": say(f"lesson-{name}-part-{key}", language), "stage": stage}
            for key, stage in lesson.parts()
        ],
    }


def lesson_json(name: str, language: str) -> dict[str, Any]:
    """Everything that is needed to play a lesson."""
    lesson = staged(name)
    first = lesson.stages[0]
    lens = Lens(first.learner, language)
    return lesson_line(name, language) | {
        "start": frames.welcome_frame(first.course, lens, NO_TIME, [first.learner]),
        "stages": [_stage_json(lesson, stage, language) for stage in lesson.stages],
    }


def _stage_json(lesson: Staged, stage: Stage, language: str) -> Frame:
    lens = Lens(stage.learner, language)
    step = None
    if stage.entry is not None:
        assert stage.course.state is not None
        view = stage.course.state.view(stage.learner)
        step = frames.step_frame(stage.course, view, stage.entry, stage.events, lens)
    position = frames.position_frame(stage.course, lens, NO_TIME)
    if stage.expected is None and position["type"] == "choose":
        position = {key: value for key, value in position.items() if key not in ONLY_ASKED} | {"type": "view"}
    return {
        "part": stage.part,
        "seat": stage.learner,
        "step": step,
        "position": position,
        "comment": comment_text(lesson.script, stage, language) if stage.comment else None,
        "expected": stage.expected,
    }


def comment_text(lesson: Script, stage: Stage, language: str) -> str:
    """The sentence for a stage; `{ $hoax-13 }` in it is that card's name in this language."""
    return say(f"lesson-{lesson.name}-{stage.comment}", language, **stage.course.desk.card_names(language))
