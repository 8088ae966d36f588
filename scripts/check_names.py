"""No card of Blue Moon is known by name outside cards/: the engine knows effects, not cards.

Looks for card keys (hoax-13) and English card names in src/moondrake/bluemoon, comments and docstrings
included. Only cards/ and the words of text/ may name one.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

PEOPLES = "hoax|vulca|mimix|flit|khind|terrah|pillar|aqua|buka|mutant|inq|inter|hyla|tutu|crystal|emis|spirit"
KEY = re.compile(rf"\b({PEOPLES})-[a-z0-9-]+")
# Tags and plain words that only look like keys.
NOT_KEYS = {"flit-character"}
MAY_NAME_CARDS = ("cards/", "text/")
ADVICE = "say it with an effect or a tag in cards/"
PRINTED = ("leader", "character", "booster", "support", "leadership")
"""What a press prints with an English and a German name (cards/press.py)."""


def english_names(cards: Path) -> set[str]:
    """The names that the card modules give: of Name(...) and of what a press prints."""
    nodes = (
        node for path in cards.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return {name for node in nodes if isinstance(node, ast.Call) for name in _given(node)}


def _given(call: ast.Call) -> list[str]:
    """The English name that a call gives to a card."""
    is_name = isinstance(call.func, ast.Name) and call.func.id == "Name"
    if not is_name and not (isinstance(call.func, ast.Attribute) and call.func.attr in PRINTED):
        return []
    given = call.args + [keyword.value for keyword in call.keywords if keyword.arg == "en"]
    words = [text.value for text in given if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    return [word for word in words[:1] if word]


def name_pattern(names: set[str]) -> re.Pattern[str]:
    """Matches any of the names as whole words, the longest first; with no names it matches nothing."""
    choices = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{choices})(?![\w-])" if names else r"(?!)")


def named_cards(line: str, names: re.Pattern[str]) -> list[str]:
    """The keys and names in one line."""
    keys = [match.group() for match in KEY.finditer(line)]
    return [key for key in keys if key not in NOT_KEYS] + names.findall(line)


def problems(bluemoon: Path) -> Iterator[str]:
    """Every place that names a card and may not."""
    names = name_pattern(english_names(bluemoon / "cards"))
    for path in sorted(bluemoon.rglob("*.py")):
        if path.relative_to(bluemoon).as_posix().startswith(MAY_NAME_CARDS):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for found in named_cards(line, names):
                yield f"{path}:{number}: names the card {found!r}: {ADVICE}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bluemoon", type=Path, nargs="?", default=Path("src/moondrake/bluemoon"))
    found = list(problems(parser.parse_args(arguments).bluemoon))
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
