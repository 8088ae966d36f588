"""Starts servers quickly: imports everything once, then forks a fresh server process for each line it reads.

Run as a program. In: a JSON list of words for `moondrake serve`. Out: `pid N`, then what the server prints.
With the word `requests=N` a guest is refused on a slow machine, too: N at once, later one in two seconds.
"""

import json
import os
import signal
import sys
from functools import partial

from moondrake.cli import main
from moondrake.server import serving, settings

assert serving


def serve(words: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    code = 1
    few = [word for word in words if word.startswith("requests=")]
    for word in few:
        rate = (float(word.partition("=")[2]), 0.5)
        settings.Limits = partial(settings.Limits, requests=rate)  # type: ignore[misc, assignment]
    try:
        code = main(["serve", "--no-browser", *(word for word in words if word not in few)])
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
