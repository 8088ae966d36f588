"""Lessons: stored games with comments, which a learner plays again with the real engine (docs/lessons.md)."""

from moondrake.server.lessons.reading import Script, UnknownLesson, lesson_names, script
from moondrake.server.lessons.staging import Stage, Staged, lesson_json, lesson_line, staged

__all__ = [
    "Script",
    "Stage",
    "Staged",
    "UnknownLesson",
    "lesson_json",
    "lesson_line",
    "lesson_names",
    "script",
    "staged",
]
