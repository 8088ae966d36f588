"""Lessons to play: the stored games, and the helps that a table has as well."""

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from moondrake.server import proposals
from moondrake.server.api.models import RESPONSES, Strict
from moondrake.server.errors import Refused
from moondrake.server.frames import encode
from moondrake.server.lessons import (
    Stage,
    Staged,
    UnknownLesson,
    lesson_json,
    lesson_line,
    lesson_names,
    staged,
)
from moondrake.server.messages import Why
from moondrake.table import IllegalAction, State
from moondrake.words import PATTERN

router = APIRouter(
    prefix="/api/lessons",
    tags=["lessons"],
    responses={status: RESPONSES[status] for status in (400, 404, 409, 413, 415, 422, 429)},
)
Language = Annotated[str, Query(pattern=PATTERN, examples=["de"])]
Name = Annotated[str, Path(max_length=40, examples=["duel"])]


class Moment(Strict):
    """A stage of a lesson, counted from 0."""

    stage: int = Field(ge=0, le=10_000, examples=[3])
    language: str = Field(default="en", pattern=PATTERN, examples=["de"])


class Attempt(Moment):
    """Something that cannot be done: an action by its number or word, or a thing that was clicked."""

    action: int | Annotated[str, Field(max_length=80)] | None = Field(default=None, examples=["retreat"])
    card: int | None = Field(default=None, ge=0, le=10_000, examples=[None])
    creature: str | None = Field(default=None, max_length=40, examples=[None])
    row: int | None = Field(default=None, ge=1, le=5, examples=[None])


@router.get("", summary="All lessons")
async def list_lessons(language: Language = "en") -> dict[str, Any]:
    return {"lessons": [lesson_line(name, language) for name in lesson_names()]}


@router.get("/{name}", summary="Everything that is needed to play a lesson, stage by stage")
async def one_lesson(name: Name, language: Language = "en") -> Response:
    _lesson(name)
    return Response(_encoded(name, language), media_type="application/json")


@lru_cache(maxsize=64)
def _encoded(name: str, language: str) -> bytes:
    return encode(lesson_json(name, language))


@router.post("/{name}/why", summary="Why may I not do this here?")
async def why(name: Name, attempt: Attempt) -> dict[str, Any]:
    stage, state = _stage(_lesson(name), attempt.stage)
    tried = Why(
        action=attempt.action, card=attempt.card, creature=attempt.creature, row=attempt.row
    ).attempt()
    if isinstance(tried, int):
        proposals.named_action(state, tried)
    try:
        reasons = stage.course.desk.why(state, stage.learner, tried, attempt.language, stage.course.names())
    except IllegalAction as error:
        raise Refused("illegal", error) from error
    return {"reasons": reasons}


@router.post("/{name}/breakdown", summary="Where do powers or scores come from?")
async def breakdown(name: Name, moment: Moment) -> dict[str, Any]:
    stage, state = _stage(_lesson(name), moment.stage)
    parts = stage.course.desk.breakdown(state, stage.learner, moment.language, stage.course.names())
    return {"parts": parts}


def _lesson(name: str) -> Staged:
    try:
        return staged(name)
    except UnknownLesson as error:
        raise Refused("unknown", error) from error


def _stage(lesson: Staged, number: int) -> tuple[Stage, State]:
    if number >= len(lesson.stages):
        raise Refused("unknown", "refused-lesson-stages", stages=len(lesson.stages))
    stage = lesson.stages[number]
    assert stage.course.state is not None
    return stage, stage.course.state
