"""The import contracts of pyproject.toml bite, and name nothing that does not exist."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
LISTS = ("modules", "allowed", "forbidden", "forbidden_exactly", "packages")


def named() -> list[str]:
    """The modules that contracts name, rather than what stands in a line or has doors."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    names = {name for contract in contracts for field in LISTS for name in contract.get(field, [])}
    return sorted(name for name in names if name.startswith("moondrake."))


def said(folder: Path, imports: dict[str, str], missing: str = "") -> str:
    """What is said of a package of these modules, each with one import, and of all that contracts name."""
    for module in {*named(), *imports} - {missing}:
        package = folder / "src"
        for name in module.split("."):
            package = package / name
            package.mkdir(parents=True, exist_ok=True)
            (package / "__init__.py").touch()
        if module in imports:
            (package / "__init__.py").write_text(f"import {imports[module]}\n")
    shutil.copy(ROOT / "pyproject.toml", folder)
    result = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", "--no-logo"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts: " in result.stdout, result.stdout + result.stderr
    assert (result.returncode == 0) == (" 0 broken" in result.stdout), result.stdout
    return result.stdout


def is_kept(folder: Path, imports: dict[str, str]) -> bool:
    """Do the contracts hold in a package of these modules, each with one import."""
    return " 0 broken" in said(folder, imports)


@pytest.mark.parametrize(
    "missing", ["moondrake.equinox.creatures", "moondrake.testing", "moondrake.training"]
)
def test_a_contract_names_no_module_that_does_not_exist(tmp_path: Path, missing: str) -> None:
    assert f"{missing} is no module" in said(tmp_path, {}, missing)


def test_downwards_is_allowed(tmp_path: Path) -> None:
    downwards = {
        "moondrake.cli": "moondrake.server",
        "moondrake.server": "moondrake.sim",
        "moondrake.adapters": "numpy",
        "moondrake.sim": "moondrake.players",
        "moondrake.players": "moondrake.bluemoon.seat",
        "moondrake.bluemoon.seat": "moondrake.bluemoon.view",
        "moondrake.bluemoon.view": "moondrake.bluemoon.state",
        "moondrake.bluemoon.state": "moondrake.table",
        "moondrake.bluemoon.cards": "moondrake.bluemoon.cards.hoax",
        "moondrake.bluemoon.cards.hoax": "moondrake.bluemoon.effects",
        "moondrake.bluemoon.effects": "typing",
        "moondrake.bluemoon.text": "moondrake.bluemoon.effects",
        "moondrake.testing": "moondrake.bluemoon.state",
        "moondrake.testing.strategies": "moondrake.testing",
        "moondrake.table": "collections.abc",
    }
    assert is_kept(tmp_path, downwards)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("moondrake.table", "moondrake.bluemoon"),
        ("moondrake.bluemoon", "moondrake.equinox"),
        ("moondrake.equinox", "moondrake.bluemoon"),
        ("moondrake.bluemoon.rules", "moondrake.players"),
        ("moondrake.players", "moondrake.sim"),
        ("moondrake.server", "moondrake.adapters"),
        ("moondrake.sim", "moondrake.cli"),
        ("moondrake.table", "numpy"),
        ("moondrake.bluemoon.rules", "numpy.random"),
        ("moondrake.sim", "moondrake.testing"),
        ("moondrake.bluemoon.cards.hoax", "moondrake.bluemoon.state"),
        ("moondrake.bluemoon.text.hu", "moondrake.bluemoon.cards"),
        ("moondrake.bluemoon.rules", "moondrake.bluemoon.text"),
        ("moondrake.players.search", "moondrake.bluemoon.state"),
        ("moondrake.players", "moondrake.bluemoon.game"),
        ("moondrake.players", "moondrake.bluemoon"),
        ("moondrake.server", "moondrake.bluemoon.rules.values"),
        ("moondrake.cli", "moondrake.equinox.game"),
        ("moondrake.bluemoon.match", "moondrake.bluemoon.rules"),
        ("moondrake.bluemoon.rules.values", "moondrake.bluemoon.rules.phases"),
        ("moondrake.equinox.view", "moondrake.equinox.game"),
    ],
)
def test_other_directions_are_not(tmp_path: Path, importer: str, imported: str) -> None:
    modules = {importer: imported}
    if imported.startswith("moondrake"):
        modules[imported] = "typing"
    assert not is_kept(tmp_path, modules)


def test_two_modules_never_import_each_other(tmp_path: Path) -> None:
    assert not is_kept(
        tmp_path, {"moondrake.words.one": "moondrake.words.two", "moondrake.words.two": "moondrake.words.one"}
    )


def test_a_new_module_of_an_engine_needs_a_place_in_the_line(tmp_path: Path) -> None:
    assert not is_kept(tmp_path, {"moondrake.bluemoon.novelty": "typing"})
