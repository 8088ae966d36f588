"""Packs that come along with moondrake, by name, and any other by its file."""

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from moondrake.bluemoon.packs.text import Pack, parse_pack, read_pack
from moondrake.table import SetupError
from moondrake.table.saying import listed

ENDING: Final = ".pack"


def shipped_names() -> tuple[str, ...]:
    """The names of the packs that come along."""
    found = files("moondrake.bluemoon.packs").joinpath("data").iterdir()
    return tuple(sorted(one.name.removesuffix(ENDING) for one in found if one.name.endswith(ENDING)))


@cache
def shipped(name: str) -> Pack:
    """A pack that comes along."""
    data = files("moondrake.bluemoon.packs").joinpath("data")
    return parse_pack(data.joinpath(f"{name}{ENDING}").read_text(encoding="utf-8"))


def load(word: str | Path) -> Pack:
    """A pack by name, or from a file; raises PackError with every fault, and loads nothing by half."""
    if str(word) in shipped_names():
        return shipped(str(word))
    path = Path(word)
    if not path.is_file():
        close = get_close_matches(str(word), shipped_names(), n=1)
        if close:
            raise SetupError("problem-pack-close", word=word, close=close[0], known=listed(shipped_names()))
        raise SetupError("problem-pack-none", word=word, known=listed(shipped_names()))
    return read_pack(path)
