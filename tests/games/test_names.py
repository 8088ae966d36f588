"""The server asks the list of games: nothing but a game's own files names one."""

import ast
from pathlib import Path

import pytest

from moondrake.games import GAMES
from moondrake.server import app

SERVER = Path(app.__file__).parent
OWN = {
    "bluemoon_desk.py": "Blue Moon at the server",
    "equinox_desk.py": "Equinox at the server",
    "workbench.py": "decks of Blue Moon",
    "studies.py": "decks of Blue Moon are measured",
    "studying.py": "what was seen and played in such a game",
    "api/decks.py": "decks of Blue Moon over HTTP",
    "api/studies.py": "how they are measured, over HTTP",
    "draftround.py": "the round of Blue Moon after a draft",
    "api/reference.py": "cards and creatures to look up",
    "api/models.py": "kept decks are of Blue Moon, and the example of a new table has two",
}
"""Files of a game, and what they are."""


def named(path: Path) -> list[str]:
    """Names of games in texts of a program, and imports from their engines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            found.append(f"{node.lineno}: {node.value}")
        elif isinstance(node, ast.ImportFrom) and node.module:
            package, _, rest = node.module.partition(".")
            if package == "moondrake" and rest.split(".")[0] in GAMES:
                found.append(f"{node.lineno}: {node.module}")
    return found


def files() -> dict[str, Path]:
    """Everything but tables of the database, in which a column may be called as it likes."""
    every = {str(path.relative_to(SERVER)): path for path in sorted(SERVER.rglob("*.py"))}
    return {name: path for name, path in every.items() if name != "schema.py" and "migrations" not in name}


def test_only_the_own_files_of_a_game_name_it():
    found = {name: named(path) for name, path in files().items() if name not in OWN}
    assert {name: where for name, where in found.items() if where} == {}


@pytest.mark.parametrize("name", OWN)
def test_a_file_of_a_game_names_one(name: str):
    assert named(files()[name])
