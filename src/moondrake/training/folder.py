"""The folder of a course: its plan, its log and its files, each written whole or not at all."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moondrake.table import SetupError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PLAN: Final = "plan.json"
LOG: Final = "log.jsonl"


class CourseFolder:
    """What every course has; one that was begun goes on only with the plan it began with."""

    def __init__(self, folder: Path, plan: "DataclassInstance") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        if not (folder / PLAN).exists():
            self.keep(PLAN, (json.dumps(asdict(plan), indent=2) + "\n").encode())
        kept = json.loads((folder / PLAN).read_text())
        if kept != asdict(plan):
            raise SetupError("problem-course-other", folder=folder, kept=kept)

    def keep(self, name: str, contents: bytes) -> None:
        """Write a file whole or not at all."""
        part = self.folder / f"{name}.part"
        part.write_bytes(contents)
        part.replace(self.folder / name)

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log so far."""
        path = self.folder / LOG
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def note(self, entry: "DataclassInstance") -> None:
        """One more line of the log."""
        with (self.folder / LOG).open("a") as file:
            file.write(json.dumps(asdict(entry)) + "\n")
