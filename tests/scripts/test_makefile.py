"""`make test` leaves nothing out: what is not played plain is played by the compiled engines."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MARK = "pytest.mark.compiled"


def named(variable: str, makefile: str) -> list[str]:
    """The paths of a variable; those that it leaves out begin with `--ignore`."""
    said = re.search(rf"^{variable} := ((?:.*\\\n)*.*)", makefile, re.M)
    assert said is not None
    return said[1].replace("\\\n", " ").split()


def test_whatever_only_compiled_engines_play_is_in_the_compiled_part() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    both, many = named("BOTH_WAYS", makefile), named("MANY_GAMES", makefile)
    left_out = tuple(word.partition("=")[2] + "/" for word in both if word.startswith("--ignore="))
    played = tuple(word + "/" for word in both if not word.startswith("--"))
    marked = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
        if MARK in path.read_text(encoding="utf-8") and path != Path(__file__)
    ]
    assert len(marked) > 10
    forgotten = [
        name
        for name in marked
        if not name.startswith(tuple(word + "/" for word in many))
        and (name.startswith(left_out) or not name.startswith(played))
    ]
    assert forgotten == []
