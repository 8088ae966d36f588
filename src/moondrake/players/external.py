"""A player that is a program of its own, in any language: one JSON line in, one out (docs/protocol.md)."""

import shlex
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from time import monotonic
from typing import IO, Final

from moondrake.players import protocol
from moondrake.players.base import Player
from moondrake.table import SetupError, TableError, View
from moondrake.table.saying import Saying

OVER: Final = 1.1
"""An answer may come this much later than the clock says ..."""
GRACE: Final = 0.1
"""... and so many seconds, for pipes and a busy machine."""
STARTING: Final = 10.0
"""Seconds more for the first answer of a process: interpreters take a while to start."""
LAST_WORDS: Final = 300
"""So many characters of standard error are told when a bot fails."""


class SeatLost(TableError):
    """A player failed in a way that costs it the game: too late, crashed, or nonsense."""


class ExternalPlayer(Player):
    """One process: started when it is needed, kept for the next game, replaced after a failure."""

    def __init__(self, command: str, rules: int, errors: Path | None = None) -> None:
        self.name = command
        self.words = _split(command)
        self.rules = rules
        self.path = errors
        """Where its standard error is kept; a temporary file otherwise."""
        self.errors: IO[bytes] | None = None
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()
        self.sequence = 0
        self.starts_up = False

    def start(self, game: str, seat: int, setup: dict[str, str], clock: float, seed: int) -> None:
        """A new game: the questions are counted from 1 again."""
        self.sequence = 0
        if self.process is None or self.process.poll() is not None:
            self._launch()
        table = protocol.Heading(game, self.rules, seat)
        self._send(protocol.start_message(table, setup, clock, seed))

    def choose(self, view: View, actions: list[int], clock: float = 1.0) -> int:
        """Ask the process; raises SeatLost if no legal answer comes in time."""
        self.sequence += 1
        table = protocol.Heading(view.game(), self.rules, view.seat)
        self._send(protocol.choose_message(table, view, actions, self.sequence, clock))
        line = self._receive(clock)
        try:
            return protocol.chosen_action(protocol.read_answer(line), view, actions, self.sequence)
        except protocol.ProtocolError as error:
            raise self._lost(error.said) from error

    def over(self, game: str, seat: int, returns: Sequence[float], reason: str = "") -> None:
        """Tell the result; a process that is gone by now is no loss."""
        if self.process is not None and self.process.poll() is None:
            try:
                self._send(protocol.over_message(protocol.Heading(game, self.rules, seat), returns, reason))
            except SeatLost:
                self.close()

    def close(self) -> None:
        """End the process and let go of its files."""
        self._end()
        if self.errors is not None:
            self.errors.close()
            self.errors = None

    def _end(self) -> None:
        """Close the input of the process, and kill it if it does not go by itself."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def _launch(self) -> None:
        self.close()
        self.errors = tempfile.TemporaryFile() if self.path is None else self.path.open("a+b")  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            self.close()
            raise SetupError("problem-bot-start", name=self.name, error=error) from error
        self.starts_up = True
        self.lines = Queue()
        reader = threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True)
        reader.start()

    def _send(self, message: protocol.Message) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(protocol.write_line(message))
            self.process.stdin.flush()
        except OSError as error:
            raise self._lost(Saying("problem-bot-ended")) from error

    def _receive(self, clock: float) -> str:
        """The next line, within the clock."""
        allowed = clock * OVER + GRACE + STARTING * self.starts_up
        asked = monotonic()
        try:
            line = self.lines.get(timeout=allowed)
        except Empty:
            waited = round(1000 * (monotonic() - asked))
            limit = protocol.milliseconds(clock)
            raise self._lost(Saying("problem-bot-late", waited=waited, limit=limit)) from None
        self.starts_up = False
        if not line:
            raise self._lost(Saying("problem-bot-mute"))
        return line

    def _lost(self, reason: Saying) -> SeatLost:
        """End the process and say what happened, with its last words on standard error."""
        self._end()
        words = self._last_words()
        self.close()
        if words:
            return SeatLost("problem-bot-last-words", problem=reason, words=words)
        return SeatLost(reason.key, **reason.facts)

    def _last_words(self) -> str:
        if self.errors is None:
            return ""
        size = self.errors.seek(0, 2)
        self.errors.seek(max(0, size - LAST_WORDS))
        return self.errors.read().decode("utf-8", "replace").strip()


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError("problem-command-read", command=command, error=error) from error
    if not words:
        raise SetupError("problem-bot-command")
    return words


def _read(stream: IO[str] | None, lines: "Queue[str]") -> None:
    """Pass on line by line what the process says; an empty line at its end."""
    if stream is not None:
        with suppress(OSError, ValueError):
            for line in stream:
                lines.put(line)
    lines.put("")
