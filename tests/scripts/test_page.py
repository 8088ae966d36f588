"""Building the page: which Node, and only when something changed."""

import os
from pathlib import Path

import pytest

from scripts import page


def program(folder: Path, name: str, says: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    ("says", "yes"),
    [("v20.19.0", True), ("v20.18.9", False), ("v24.1.0", True), ("v18.20.0", False), ("what", False)],
)
def test_a_node_is_new_enough_or_not(tmp_path: Path, says: str, yes: bool) -> None:
    assert page.is_new_enough(str(program(tmp_path, "node", says))) == yes


def test_a_node_that_does_not_run_is_none(tmp_path: Path) -> None:
    assert not page.is_new_enough(str(tmp_path / "nothing"))


def test_the_machine_s_node_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v22.12.0")
    npm = program(tmp_path, "npm", "10")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    found = page.find_node(may_install=False)
    assert found.npm == [str(npm)]
    assert found.env["PATH"].startswith(str(tmp_path))


def test_where_no_node_is_one_line_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "node", "v12.0.0")
    program(tmp_path, "npm", "6")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "wheel_node", lambda: None)
    with pytest.raises(page.PageError, match=r"^Node 20\.19 or newer with npm was not found$"):
        page.find_node(may_install=False)


def test_what_the_page_is_made_from_is_known() -> None:
    names = {str(path.relative_to(page.ROOT)) for path in page.page_sources()}
    assert {"web/index.html", "web/src/main.ts", "web/package-lock.json", "web/vite.config.ts"} <= names
    assert "src/moondrake/words/de/page-frame.ftl" in names
    assert not any("node_modules" in name for name in names)


def test_npm_s_own_words_are_shown_when_it_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    npm = program(tmp_path, "npm", "something is wrong; exit 3")
    with pytest.raises(page.PageError, match="npm run build failed"):
        page.Node([str(npm)], tmp_path).run("run", "build")
    assert "something is wrong" in capsys.readouterr().err
