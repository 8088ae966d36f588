"""The engines as machine code in build/compiled, and all else as it is now: `python -m scripts.compile`.

Compiles only where a compiled module changed; which modules are compiled is said in engines.py. With
`--quick`, for tests, the compiler optimises little; what it optimised before will do as well.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from scripts.engines import GENERATED, engine_files
from scripts.page import alone

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
STAMP: Final = COMPILED / ".compiled-from"
READY: Final = COMPILED / ".ready"
"""Written last: whoever sees it may run what lies there."""
QUICK: Final = " quick"
NOT_NEWS: Final = "Treating generator comprehension as list"


def digest() -> str:
    """What the machine code is made from, as one word."""
    total = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    for name in ["setup.py", "scripts/engines.py", *engine_files()]:
        total.update(f"\0{name}\0".encode() + (ROOT / name).read_bytes())
    return total.hexdigest()


def is_made(there: str, wanted: str, is_quick: bool) -> bool:
    """Is what lies there made of this source, and optimised hard enough?"""
    return there == wanted or (is_quick and there == wanted + QUICK)


def compile_engines(is_quick: bool) -> bool:
    """Everything anew; says what the compiler said where it fails."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.rmtree(ROOT / GENERATED, ignore_errors=True)
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(COMPILED)]
    env = os.environ | ({"MOONDRAKE_OPTIMISE": "1"} if is_quick else {})
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    said = [line for line in (done.stdout + done.stderr).splitlines() if NOT_NEWS not in line]
    if done.returncode or not any(COMPILED.glob("moondrake/**/*.so")):
        print("\n".join(said), file=sys.stderr)
        return False
    return True


def copy_the_rest() -> None:
    """The sources as they are now; Python prefers the compiled module beside one."""
    for path in COMPILED.rglob("*.py"):
        if not (ROOT / "src" / path.relative_to(COMPILED)).exists():
            path.unlink()
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "moondrake", COMPILED / "moondrake", dirs_exist_ok=True, ignore=unwanted)


def main(words: Sequence[str]) -> int:
    is_quick = "--quick" in words
    with alone("compiled"):
        READY.unlink(missing_ok=True)
        wanted = digest()
        if not is_made(STAMP.read_text() if STAMP.exists() else "", wanted, is_quick):
            if not compile_engines(is_quick):
                print("moondrake: the engines did not compile", file=sys.stderr)
                return 1
            STAMP.write_text(wanted + QUICK if is_quick else wanted)
        copy_the_rest()
        READY.touch()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
