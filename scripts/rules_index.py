"""Which rule is in which code and which test; fails where a rule is unknown or has no place.

Numbers come from the anchors in docs/rules and from scripts/scenarios.txt, citations from the text of
src/moondrake and tests. Gaps need a written reason in scripts/rules_exceptions.txt.
"""

import argparse
import bisect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

CODE, TEST = "code", "test"
SCENARIOS = ("BMS", "EQS")
# Tests of the scripts cite invented numbers.
NOT_SCANNED = "tests/scripts"

NUMBER = r"(?:BM|EQ)-\d+\.\d+[a-z]?|(?:RS|OQ|OQE|BMS|EQS)-\d+"
ANCHOR = re.compile(r'<a id="((?:bm|eq)-\d+\.\d+[a-z]?|(?:rs|oq|oqe)-\d+)">')
# What may follow a number: "-13.6", " to BM-13.6", ", 13.4", "/13.4", " and 13.6".
FOLLOWER = re.compile(
    rf"(?P<join>[-–]|\s+to\s+|\s*,\s+|\s+and\s+|,\s+and\s+|/)(?P<end>{NUMBER}|\d+\.\d+[a-z]?\b|\d+\b)"
)
CITATION = re.compile(rf"\b(?:{NUMBER})\b")
EXCEPTION = re.compile(r"(?P<number>[A-Z]+-[\d.a-z*]+)(?:\s+\[(?P<sides>[a-z, ]+)\])?:\s*(?P<reason>\S.*)")


@dataclass(frozen=True)
class Citation:
    """One number at one place."""

    number: str
    place: str


@dataclass(frozen=True)
class Excuse:
    """Why a number, or every number with a beginning, may lack code or test."""

    pattern: str
    sides: frozenset[str]
    line: int

    def covers(self, number: str) -> bool:
        if self.pattern.endswith("*"):
            return number.startswith(self.pattern[:-1])
        return number == self.pattern


@dataclass
class Index:
    """Where each known number is cited, and everything that is wrong."""

    places: dict[str, dict[str, list[str]]]
    gaps: dict[str, frozenset[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


def prefix_of(number: str) -> str:
    return number.split("-")[0]


def sort_key(number: str) -> tuple[str, int, int, str]:
    """The order of the book: BM-9.3a stands between BM-9.3 and BM-9.4, BM-10.1 after both."""
    prefix, _, rest = number.partition("-")
    chapter, _, item = rest.partition(".")
    letter = item.lstrip("0123456789")
    return prefix, int(chapter), int(item.removesuffix(letter) or 0), letter


def between(first: str, last: str, known: Iterable[str]) -> list[str]:
    """All known numbers of a range within one chapter; nothing where its meaning is doubtful."""
    start, end = sort_key(first), sort_key(last)
    same_chapter = "." not in first or start[1] == end[1]
    if start[0] != end[0] or not same_chapter or start >= end:
        return []
    return [number for number in known if start < sort_key(number) < end]


def citations_in(text: str, known: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Every number cited in a text with its position, lists and ranges written out."""
    position = 0
    while match := CITATION.search(text, position):
        number = match.group()
        yield match.start(), number
        position = match.end()
        while follower := FOLLOWER.match(text, position):
            next_number = completed(number, follower)
            if next_number is None:
                break
            if is_range(follower):
                for inner in between(number, next_number, known):
                    yield match.start(), inner
            yield match.start(), next_number
            number, position = next_number, follower.end()


def is_range(follower: re.Match[str]) -> bool:
    return follower["join"].strip() in ("to", "-", "–")


def completed(number: str, follower: re.Match[str]) -> str | None:
    """The full number of a follower: after BM-13.3 "13.4" is BM-13.4; a bare "4" is too little."""
    end = follower["end"]
    if "-" in end:
        return end
    if ("." in number) != ("." in end) or ("." not in end and not is_range(follower)):
        return None
    return f"{prefix_of(number)}-{end}"


def scan(root: Path, folder: str, known: Iterable[str]) -> Iterator[Citation]:
    """Every citation in the Python files of a folder."""
    for path in sorted((root / folder).rglob("*.py")):
        place = path.relative_to(root).as_posix()
        if place.startswith(NOT_SCANNED):
            continue
        text = path.read_text(encoding="utf-8")
        line_ends = [match.start() for match in re.finditer("\n", text)]
        for offset, number in citations_in(text, known):
            yield Citation(number, f"{place}:{bisect.bisect_left(line_ends, offset) + 1}")


def known_rules(root: Path) -> set[str]:
    """The numbers that have an anchor in the rule book."""
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    anchors = {anchor for page in pages for anchor in ANCHOR.findall(page.read_text(encoding="utf-8"))}
    return {"-".join((prefix.upper(), rest)) for prefix, rest in (anchor.split("-") for anchor in anchors)}


def known_scenarios(path: Path) -> set[str]:
    """The scenarios that somebody wants a test for."""
    if not path.exists():
        return set()
    every = [f"{prefix}-{number}" for prefix in SCENARIOS for number in range(1, 200)]
    return {number for line in rows(path) for _, number in citations_in(line[1], every)}


def rows(path: Path) -> list[tuple[int, str]]:
    """The lines of a list file with their numbers, without comments and blanks."""
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    return [(number, line.strip()) for number, line in lines if line.strip() and not line.startswith("#")]


def load_excuses(path: Path, errors: list[str]) -> list[Excuse]:
    """The written reasons; whatever is not one goes to the errors."""
    excuses: dict[str, Excuse] = {}
    for line, text in rows(path) if path.exists() else []:
        match = EXCEPTION.fullmatch(text)
        sides = frozenset(re.split(r"[, ]+", match["sides"] or f"{CODE},{TEST}")) if match else frozenset()
        if match is None or not sides <= {CODE, TEST}:
            errors.append(f"{path.name}:{line}: write `BM-2.5: reason` or `BM-2.5 [code]: reason`: {text}")
        elif match["number"] in excuses:
            errors.append(f"{path.name}:{line}: {match['number']} is here twice")
        else:
            excuses[match["number"]] = Excuse(match["number"], sides, line)
    return list(excuses.values())


def sides_of(number: str) -> tuple[str, ...]:
    """A rule needs code and test, a scenario only a test."""
    return (TEST,) if prefix_of(number) in SCENARIOS else (CODE, TEST)


def build(root: Path) -> Index:
    """Read everything and compare it."""
    rules = known_rules(root)
    known = sorted(rules | known_scenarios(root / "scripts" / "scenarios.txt"), key=sort_key)
    index = Index({number: {CODE: [], TEST: []} for number in known})
    if not rules:
        index.errors.append('docs/rules: no anchors such as <a id="bm-1.1"></a>')
        return index
    unknown: dict[str, list[str]] = {}
    for side, folder in ((CODE, "src/moondrake"), (TEST, "tests")):
        for citation in scan(root, folder, known):
            if citation.number in index.places:
                places = index.places[citation.number][side]
            else:
                places = unknown.setdefault(citation.number, [])
            if citation.place not in places:
                places.append(citation.place)
    for number, places in unknown.items():
        index.errors.append(f"{places[0]}: there is no {number} in docs/rules{more(places, limit=1)}")
    index.gaps = find_gaps(index)
    excuse(index, root / "scripts" / "rules_exceptions.txt")
    return index


def find_gaps(index: Index) -> dict[str, frozenset[str]]:
    """What each number lacks, for those that lack anything."""
    lacks = {
        number: frozenset(side for side in sides_of(number) if not places[side])
        for number, places in index.places.items()
    }
    return {number: sides for number, sides in lacks.items() if sides}


def excuse(index: Index, path: Path) -> None:
    """Take the excused gaps away; an excuse that is not needed is an error."""
    excuses = load_excuses(path, index.errors)
    gaps = dict(index.gaps)
    for item in excuses:
        helped = [number for number, sides in gaps.items() if item.covers(number) and sides & item.sides]
        if not helped:
            index.errors.append(
                f"{path.name}:{item.line}: {item.pattern} needs no exception, delete the line"
            )
        for number in helped:
            index.gaps[number] = index.gaps[number] - item.sides
    index.gaps = {number: sides for number, sides in index.gaps.items() if sides}


def more(places: list[str], limit: int) -> str:
    return f" (+{len(places) - limit})" if len(places) > limit else ""


def shown(places: list[str], limit: int = 3) -> str:
    """The first few places and how many more."""
    return ", ".join(places[:limit]) + more(places, limit) or "-"


def print_table(index: Index, numbers: Iterable[str]) -> None:
    table = [("number", "code", "tests")]
    table += [(n, shown(index.places[n][CODE]), shown(index.places[n][TEST])) for n in numbers]
    widths = [max(len(row[column]) for row in table) for column in (0, 1)]
    for number, code, tests in table:
        print(f"{number:<{widths[0]}} | {code:<{widths[1]}} | {tests}")


def print_report(index: Index, numbers: list[str]) -> None:
    if numbers:
        print_table(index, numbers)
    for error in index.errors:
        print(error)
    print(f"{len(index.places)} numbers, {len(index.errors)} errors, {len(index.gaps)} gaps without a reason")
    if index.gaps:
        print("Cite the number in code and test, or write the reason into scripts/rules_exceptions.txt;")
        print("make rules ARGS=--missing lists the gaps.")


def print_json(index: Index, numbers: Iterable[str]) -> None:
    gaps = {number: sorted(sides) for number, sides in index.gaps.items()}
    places = {number: index.places[number] for number in numbers}
    print(json.dumps({"rules": places, "gaps": gaps, "errors": index.errors}, indent=1))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true", help="everything, for machines")
    parser.add_argument("--missing", action="store_true", help="only the gaps without a reason")
    parser.add_argument("--prefix", help="only these numbers: BM, EQ, RS, OQ, OQE, BMS or EQS")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    index = build(options.root)
    numbers = [number for number in index.places if options.prefix in (None, prefix_of(number))]
    if options.missing:
        numbers = [number for number in numbers if number in index.gaps]
    if options.json:
        print_json(index, numbers)
    else:
        print_report(index, numbers)
    return 1 if index.errors or index.gaps else 0


if __name__ == "__main__":
    sys.exit(main())
