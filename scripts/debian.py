"""Debian packages for tests that need a real program beside them: found, or installed where possible."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
LOCK = Path(tempfile.gettempdir()) / "moondrake-apt.lock"


def find_or_install(package: str, find: Callable[[], Found | None]) -> tuple[Found | None, str]:
    """What `find` finds, after installing the package if need be; otherwise None and the reason.

    Several test processes may ask at once: the first one installs, the others wait for it.
    """
    found = find()
    if found is not None:
        return found, ""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None, f"{package} is not installed, and this user cannot install it: apt-get install {package}"
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found, ""
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", package]):
            done = subprocess.run([apt, *words], env=env, capture_output=True, text=True, check=False)
    found = find()
    return found, "" if found is not None else f"apt-get install {package} failed: {done.stderr[-300:]}"
