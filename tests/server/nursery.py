"""Starts servers quickly: imports everything once, then forks a fresh server process for each line it reads.

Run as a program. In: a JSON list of words for `moondrake serve`. Out: `pid N`, then what the server prints.
"""

import json
import os
import signal
import sys

from moondrake.cli import main
from moondrake.server import serving

assert serving


def serve(words: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    code = 1
    try:
        code = main(["serve", "--no-browser", *words])
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(json.loads(line))
        print(f"pid {child}", flush=True)
