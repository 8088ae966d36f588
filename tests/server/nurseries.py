"""Real servers that start quickly (nursery.py), for tests that need many."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path


class Nursery:
    """Real servers that start quickly; see nursery.py."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([".", *sys.path])},
        )

    def start(self, *words: str) -> tuple[int, str]:
        """The process's number and where it listens."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        pid, url = 0, ""
        while not pid or not url:
            line = self.process.stdout.readline()
            assert line, "the nursery ended"
            if line.startswith("pid "):
                pid = int(line.split()[1])
            elif line.startswith("moondrake is at "):
                url = line.split()[3].rstrip("/")
        return pid, url

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(timeout=240)
        self.process.stdout.close()


def gone(pid: int) -> None:
    """Wait until a process has ended."""
    for _ in range(12_000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.005)
    raise AssertionError(f"process {pid} does not end")
