"""Which modules are compiled, and into which C file each goes: the only list, which setup.py reads too."""

import os
import shutil
import sysconfig
from glob import glob
from importlib.util import find_spec
from pathlib import Path

ENGINES = (
    "table",
    "bluemoon",
    "bluemoon/rules",
    "bluemoon/asking",
    "bluemoon/working",
    "equinox",
    "equinox/rules",
    "draft",
    "draft/rules",
)
THINKING = ("players/search", "players/bluemoon", "players/equinox")
"""Of the players the parts that search and judge; the players themselves are plain Python."""
WITH_NUMPY = ("network.py", "champion.py", "card_features.py")
"""Around a network: numpy does the work, or nothing is hot."""
NOT_HOT = (
    *WITH_NUMPY,
    "__init__.py",
    "series.py",
    "explain.py",
    "reasons.py",
    "levels.py",
    "ladder.py",
    "breakdown.py",
    "native.py",
    "tongues.py",
    "showing.py",
    "bluemoon/fields.py",
    "equinox/fields.py",
    "desk.py",
    "wire.py",
)
DATA = ("effects.py", "rulesets.py", "creatures.py")
"""Compiled for the classes they declare; their own code runs once, at import, so nobody optimises it hard."""
GENERATED = "build/engines"
HOTTEST = "bluemoon"
"""The unit that has what all games share, and mypyc's own helpers, too: there they can be inlined."""


def why_pure() -> str:
    """The reason to stay with plain Python, or nothing."""
    if os.environ.get("MOONDRAKE_PURE"):
        return "MOONDRAKE_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) was found"
    if find_spec("mypyc") is None:
        return "mypy (with mypyc) is not installed"
    return ""


def engine_files() -> list[str]:
    """The modules that are worth compiling."""
    found = [name for engine in ENGINES + THINKING for name in sorted(glob(f"src/moondrake/{engine}/*.py"))]
    return [name for name in found if not name.endswith(tuple(f"/{plain}" for plain in NOT_HOT))]


def unit_of(name: str) -> str:
    """The C file that a module is a part of: calls inside one are inlined, and all are compiled at once."""
    if Path(name).name in DATA:
        return "data"
    return HOTTEST if name.split("/")[2] in ("table", "equinox") else name.split("/")[2]
