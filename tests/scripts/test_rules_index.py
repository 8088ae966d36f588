"""The rules index finds numbers, lists and ranges, and fails where a rule has no place."""

import json
from pathlib import Path

import pytest

from scripts.rules_index import build, citations_in, main, sort_key

KNOWN = ["BM-13.3", "BM-13.3a", "BM-13.4", "BM-13.6", "BM-14.1", "BMS-36", "BMS-37", "BMS-38", "OQ-1"]


def cited(text: str) -> list[str]:
    return [number for _, number in citations_in(text, KNOWN)]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("BM-13.3: the rule", ["BM-13.3"]),
        ("(BM-13.3a)", ["BM-13.3a"]),
        ("BM-13.3-13.6", ["BM-13.3", "BM-13.3a", "BM-13.4", "BM-13.6"]),
        ("BM-13.3–13.4", ["BM-13.3", "BM-13.3a", "BM-13.4"]),
        ("BM-13.3 to BM-13.4", ["BM-13.3", "BM-13.3a", "BM-13.4"]),
        ("BM-13.3, 13.4 and 13.6", ["BM-13.3", "BM-13.4", "BM-13.6"]),
        ("BM-13.3,\n    13.4", ["BM-13.3", "BM-13.4"]),
        ("BM-13.3/13.4", ["BM-13.3", "BM-13.4"]),
        ("BM-13.3, OQ-1", ["BM-13.3", "OQ-1"]),
        ("BMS-36 to 38", ["BMS-36", "BMS-37", "BMS-38"]),
        ("@scenario('BMS-36')", ["BMS-36"]),
        ("BM-13.3 to BM-14.1", ["BM-13.3", "BM-14.1"]),
        ("OQ-1, 2 cards", ["OQ-1"]),
        ("BM-13.3, 2 cards", ["BM-13.3"]),
        ("BM-18.4 to 10", ["BM-18.4"]),
        ("XBM-1.1 and BM-12", []),
    ],
)
def test_lists_and_ranges_are_written_out(text: str, numbers: list[str]) -> None:
    assert cited(text) == numbers


def test_numbers_stand_in_the_order_of_the_book() -> None:
    assert sorted(["BM-10.1", "BM-9.4", "BM-9.3a", "BM-9.3"], key=sort_key) == [
        "BM-9.3",
        "BM-9.3a",
        "BM-9.4",
        "BM-10.1",
    ]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with two rules, one scenario, and a place for each of them."""
    write(tmp_path, "docs/rules/blue-moon.md", '<a id="bm-1.1"></a>one\n<a id="bm-1.2"></a>two\n')
    write(tmp_path, "scripts/scenarios.txt", "# comment\nBMS-1\n")
    write(tmp_path, "src/moondrake/turn.py", '"""Turns."""\n\n# BM-1.1, 1.2\n')
    write(tmp_path, "tests/test_turn.py", '@rule("BM-1.1")\n@rule("BM-1.2")\n@scenario("BMS-1")\n')
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_complete_tree_has_no_errors(tree: Path) -> None:
    index = build(tree)
    assert index.errors == []
    assert index.places["BM-1.2"] == {"code": ["src/moondrake/turn.py:3"], "test": ["tests/test_turn.py:2"]}


def test_an_unknown_number_is_an_error(tree: Path) -> None:
    write(tree, "src/moondrake/turn.py", "# BM-1.1\n# BM-1.2\n# BM-7.7\n# BM-7.7\n")
    assert build(tree).errors == ["src/moondrake/turn.py:3: there is no BM-7.7 in docs/rules (+1)"]
    assert main(["--root", str(tree)]) == 1


def test_tests_of_the_scripts_may_invent_numbers(tree: Path) -> None:
    write(tree, "tests/scripts/test_index.py", "BM-7.7")
    assert build(tree).errors == []


def test_a_book_without_anchors_is_an_error(tree: Path) -> None:
    write(tree, "docs/rules/blue-moon.md", "BM-1.1 one")
    assert "no anchors" in build(tree).errors[0]


def test_a_rule_without_code_and_a_scenario_without_test_need_a_reason(tree: Path) -> None:
    write(tree, "src/moondrake/turn.py", "# BM-1.1\n")
    write(tree, "tests/test_turn.py", '@rule("BM-1.1")\n@rule("BM-1.2")\n')
    index = build(tree)
    assert index.gaps == {"BM-1.2": {"code"}, "BMS-1": {"test"}}
    assert main(["--root", str(tree)]) == 1
    write(tree, "scripts/rules_exceptions.txt", "BM-1.2 [code]: people do that\nBMS-*: later\n")
    assert main(["--root", str(tree)]) == 0


def test_an_exception_excuses_only_its_side(tree: Path) -> None:
    write(tree, "src/moondrake/turn.py", "# BM-1.1\n")
    write(tree, "tests/test_turn.py", '@rule("BM-1.1") @scenario("BMS-1")\n')
    write(tree, "scripts/rules_exceptions.txt", "BM-1.2 [code]: people do that\n")
    assert build(tree).gaps == {"BM-1.2": {"test"}}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("BM-1.2: a reason", "needs no exception"),
        ("BM-9.9: no such rule", "needs no exception"),
        ("EQ-*: nothing there", "needs no exception"),
        ("BM-1.2:", "write `BM-2.5: reason`"),
        ("BM-1.2 [docs]: wrong side", "write `BM-2.5: reason`"),
        ("BM-1.2: once\nBM-1.2: again", "is here twice"),
    ],
)
def test_a_stale_or_malformed_exception_is_an_error(tree: Path, line: str, complaint: str) -> None:
    write(tree, "scripts/rules_exceptions.txt", line)
    assert any(complaint in error for error in build(tree).errors)


def test_the_table_shows_the_places(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(tree), "--prefix", "BM"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split(" | ") == ["BM-1.1", "src/moondrake/turn.py:3", "tests/test_turn.py:1"]
    assert len(lines) == 4


def test_json_lists_rules_gaps_and_errors(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "src/moondrake/turn.py", "# BM-1.1\n")
    assert main(["--root", str(tree), "--json", "--missing"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["gaps"] == {"BM-1.2": ["code"]}
    assert list(report["rules"]) == ["BM-1.2"]
