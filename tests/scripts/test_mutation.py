"""Mutations are found where a rule is decided, and the unnoticed ones are told from the others."""

import json
from pathlib import Path

import pytest

from scripts.forked import put_in_place
from scripts.mutants import mutations_in, rules_at
from scripts.mutation import main
from scripts.rules_first import is_cited


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


def test_a_function_names_the_rules_whose_tests_come_first() -> None:
    source = b'"""Values (BM-14)."""\n\ndef f(a):\n    """BM-14.6, OQ-54."""\n    return a\n'
    source += b"\ndef g(a):\n    return a\n"
    assert rules_at(source, 5) == ["BM-14.6", "OQ-54"]
    assert rules_at(source, 8) == ["BM-14"], "its module's"
    assert is_cited("BM-14.6", ["BM-14"])
    assert not is_cited("BM-1.4", ["BM-14"])


RULE = """
def total(n: int) -> int:
    s = 0
    while n > 0:
        s, n = s + n, n - 1
    return s
"""


def test_a_changed_function_is_put_in_place_and_a_constant_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "LIMIT = 3\n\n\nclass Sum:\n    def more(self, n: int) -> int:\n        return n + 1\n"
    (tmp_path / "src").mkdir()
    (tmp_path / "src/forkedrule.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    import forkedrule  # type: ignore[import-not-found]

    constant, *others = mutations_in("src/forkedrule.py", source.encode())
    assert not put_in_place(constant, tmp_path)
    plus = next(mutation for mutation in others if "n - 1" in mutation.diff(source.encode())[1])
    assert put_in_place(plus, tmp_path)
    assert forkedrule.Sum().more(5) == 4
    assert (tmp_path / "src/forkedrule.py").read_text() == source


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
def test_without_the_others_more_survive(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["--root", str(project), "--modules", "src/*.py", "--first", "tests/first", "--limit", "5"]
    assert main([*arguments, "--only-first", "--json"]) == 1
    assert len(json.loads(capfd.readouterr().out)["survivors"]) > 1


@pytest.mark.medium
def test_a_project_that_fails_unbroken_is_refused(project: Path) -> None:
    (project / "tests/test_rest.py").write_text("def test_no():\n    assert False\n")
    assert main(["--root", str(project), "--modules", "src/*.py", "--first", "tests/first"]) == 2
