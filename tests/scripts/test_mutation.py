"""Mutations are found where a rule is decided, and the unnoticed ones are told from the others."""

import json
from pathlib import Path

import pytest

from scripts.mutants import mutations_in
from scripts.mutation import main


def changes(source: str) -> list[str]:
    """The changed line of each mutation."""
    text = source.encode()
    return [mutation.diff(text)[1] for mutation in mutations_in("rule.py", text)]


@pytest.mark.parametrize(
    ("source", "mutated"),
    [
        ("x = a < b <= c", ["x = a <= b <= c", "x = a < b < c"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a and b or c", ["x = a and b and c", "x = a or b or c"]),
        ("x = not (a or b)", ["x = (a or b)", "x = not (a and b)"]),
        ("x = é & ~b | c", ["x = é & ~b & c", "x = é | ~b | c"]),
        ("x = a + b - c", ["x = a + b + c", "x = a - b - c"]),
        ("x = 7", ["x = 8"]),
        ("draw(state)", ["pass"]),
    ],
)
def test_operators_numbers_and_calls_are_changed(source: str, mutated: list[str]) -> None:
    assert changes(source) == mutated


def test_a_yes_becomes_a_no() -> None:
    assert changes("def may(s: State) -> bool:\n    return s.ok\n") == ["return not (s.ok)"]
    assert changes("def count(s: State) -> int:\n    return s.total\n") == []


@pytest.mark.parametrize(
    "source",
    [
        '"""1 + 1 and not 2."""',
        "x: Literal[1]",
        "def f(a: A | B) -> C | D: ...",
        "Effect = Draw | Discard | Raise",
        "assert_never(effect)",
        "raise Wrong(1 + 1)",
        "def __repr__(self) -> str:\n    return str(1 + 1)",
        "if TYPE_CHECKING:\n    x = 1",
        "x = f'{a + 1}'",
        "class Phase(IntEnum):\n    MULLIGAN = 10",
    ],
)
def test_words_and_types_are_let_alone(source: str) -> None:
    assert changes(source) == []


RULE = """
def total(n: int) -> int:
    s = 0
    while n > 0:
        s, n = s + n, n - 1
    return s
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one rule: six mutations, one of which makes it hang.

    Its tests need no plugins, whose import would be most of the processor time that a hang is told by.
    """
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    files = {
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["slow", "soak"]\n',
        "src/rule.py": RULE,
        "tests/first/test_total.py": "import rule\n\n\ndef test_it_ends():\n    rule.total(3)\n",
        "tests/test_rest.py": "import rule\n\n\ndef test_total():\n    assert rule.total(3) == 6\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.medium
def test_failures_and_hangs_are_noticed_and_the_rest_survives(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = (project / "src/rule.py").read_text()
    arguments = ["--root", str(project), "--modules", "src/*.py", "--first", "tests/first", "--limit", "5"]
    assert main([*arguments, "--json"]) == 1
    report = json.loads(capfd.readouterr().out)
    survivors = [change["after"] for change in report["survivors"]]
    assert report["drawn"] == 6
    assert survivors == ["while n >= 0:"]
    assert (project / "src/rule.py").read_text() == before


@pytest.mark.medium
def test_a_project_that_fails_unbroken_is_refused(project: Path) -> None:
    (project / "tests/test_rest.py").write_text("def test_no():\n    assert False\n")
    assert main(["--root", str(project), "--modules", "src/*.py", "--first", "tests/first"]) == 2
