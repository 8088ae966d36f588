"""Several processes behind one address: they share its socket, and one that dies is replaced."""

import contextlib
import logging
import os
import signal
import socket
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from moondrake.server.settings import Settings

log = logging.getLogger("moondrake.crew")
Sockets = list[socket.socket]
BACKLOG: Final = 2048
SOONEST: Final = 1.0
"""A process that lived for less than so many seconds is replaced after as many."""
STOPPING: Final = (signal.SIGTERM, signal.SIGINT)


class Crew:
    """The parent of serving processes. It serves nobody itself, so there is little that could end it."""

    def __init__(self, settings: Settings, serve: Callable[[Sockets], int], count: int) -> None:
        self.settings = settings
        self.serve = serve
        self.count = count
        self.members: dict[int, float] = {}
        """Processes by their number, and when they began."""
        self.is_stopping = False

    def run(self, is_listening: Callable[[int], None]) -> int:
        """Until told to stop; 0 if all ended well."""
        family = socket.AF_INET6 if ":" in self.settings.host else socket.AF_INET
        address = (self.settings.host, self.settings.port)
        with (
            socket.create_server(address, family=family, backlog=BACKLOG) as shared,
            tempfile.TemporaryDirectory(prefix="moondrake-") as folder,
        ):
            for number in STOPPING:
                signal.signal(number, self._stop)
            for _ in range(self.count):
                self._start(shared, Path(folder))
            is_listening(shared.getsockname()[1])
            code = 0
            while self.members:
                code |= self._wait(shared, Path(folder))
        return code

    def _start(self, shared: socket.socket, folder: Path) -> None:
        """One more process; it never returns from here."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
        pid = os.fork()
        if pid:
            self.members[pid] = time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
            return
        code = 1
        try:
            for number in STOPPING:
                signal.signal(number, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
            own = socket.socket(socket.AF_UNIX)
            own.bind(str(folder / f"{os.getpid()}.socket"))
            code = self.serve([shared, own])
        except KeyboardInterrupt:
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def _wait(self, shared: socket.socket, folder: Path) -> int:
        """Until a process ends; it is replaced, unless all are to end."""
        try:
            pid, status = os.wait()
        except InterruptedError:
            return 0
        if pid not in self.members:
            return 0  # a bot's process that lost its server, where this is the first process of a container
        began = self.members.pop(pid)
        (folder / f"{pid}.socket").unlink(missing_ok=True)
        if self.is_stopping:
            return 0 if os.waitstatus_to_exitcode(status) == 0 else 1
        log.error("a process ended", extra={"status": os.waitstatus_to_exitcode(status)})
        if time.monotonic() - began < SOONEST:
            time.sleep(SOONEST)
        if not self.is_stopping:
            self._start(shared, folder)
        return 0

    def _stop(self, _number: int, _frame: Any) -> None:
        self.is_stopping = True
        for pid in self.members:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
