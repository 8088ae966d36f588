"""Compiled engines for the bots' processes, from the moment they are there: nobody waits for a compiler."""

import logging
import os
from pathlib import Path
from typing import Final

log = logging.getLogger("moondrake.engines")
READY: Final = ".ready"
"""In the folder, written last by whoever fills it."""


class Engines:
    """Where moondrake lies compiled, perhaps only later; without a folder the bots run as the server does."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.is_trusted = True

    def home(self) -> str:
        """The folder that a bot's process should run from now; empty for that of the server."""
        if self.folder is None or not self.is_trusted or not (self.folder / READY).is_file():
            return ""
        return str(self.folder)

    def distrust(self) -> None:
        """A process could not even begin there; from now on all run as the server does."""
        self.is_trusted = False
        log.warning("compiled engines do not run here", extra={"folder": str(self.folder)})


def environment(home: str) -> dict[str, str]:
    """What a process is told, so that it runs what lies there."""
    paths = [home, os.environ.get("PYTHONPATH", "")]
    return os.environ | ({"PYTHONPATH": os.pathsep.join(filter(None, paths))} if home else {})
