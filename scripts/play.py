"""`make play`: the server at once, the engines compiled beside it; the bots change over when that is done.

    python -m scripts.play --port 9000 --no-browser

Without a C compiler the bots stay as they are. What the compiler says is in build/compile.log; it is of no
consequence for whoever plays.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from scripts.compile import COMPILED, READY
from scripts.engines import why_pure

ROOT: Final = Path(__file__).resolve().parent.parent
LOG: Final = ROOT / "build" / "compile.log"
LEAST_URGENT: Final = 19
SIGNALLED: Final = 128
"""What shells add to the number of the signal that ended something."""


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Compile in the background, after everything else here; what is unfinished ends with the game."""
    READY.unlink(missing_ok=True)
    if why_pure():
        yield
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        job = subprocess.Popen(
            ["nice", "-n", str(LEAST_URGENT), sys.executable, "-m", "scripts.compile"],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield
    finally:
        if job.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(job.pid, signal.SIGTERM)
        job.wait()


def main(words: Sequence[str] | None = None) -> int:
    serve = [sys.executable, "-m", "moondrake", "serve", *(sys.argv[1:] if words is None else words)]
    with compiling():
        server = subprocess.Popen(serve, env=os.environ | {"MOONDRAKE_ENGINES": str(COMPILED)})
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        while True:
            # Ctrl+C reaches the server, too, which says good-bye; it is waited for.
            with contextlib.suppress(KeyboardInterrupt):
                code = server.wait()
                return code if code >= 0 else SIGNALLED - code


if __name__ == "__main__":
    sys.exit(main())
