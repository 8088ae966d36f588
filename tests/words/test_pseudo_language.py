"""A new language is one folder and one entry: tried in a copy with a language that nobody speaks."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.pseudo_language import accented, write
from tests.words.reading import ROOT, SOURCE, entries, plain

ENTRY = '"hu": "hu_HU"'
PHRASE = re.compile(r"\b[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}\b")
"""Three plain words in a row: facts are single words, lists have commas."""
SHOWS = r"""
import contextlib, io, sys
from moondrake.cli import main
from moondrake.cli.main import COMMANDS
from moondrake.table import TableError
from moondrake.words import languages, say
from tests.words.test_faults import faults
from tests.words.test_problems import ERRORS

assert languages() == ("en", "de", "hu", "qq"), languages()
for words in [["--help"], ["play", "bluemoon", "--seed"], *([name, "--help"] for name in COMMANDS)]:
    with contextlib.suppress(SystemExit):
        main([*words, "--lang", "qq"])
sys.stdout.flush()
for make in ERRORS.values():
    try:
        make()
    except TableError as error:
        print(error.in_language("qq"))
for fault in faults():
    print(fault.in_language("qq"))
for words in ("deck check nothing", "replay nothing", "rulesets house", "verify nothing"):
    with contextlib.suppress(SystemExit):
        main([*words.split(), "--lang", "qq"])
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one more folder and one more entry."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        SOURCE, folder / "moondrake", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so")
    )
    write(folder / "moondrake" / "words" / "qq")
    path = folder / "moondrake" / "words" / "catalogue.py"
    text = path.read_text("utf-8")
    assert text.count(ENTRY) == 1
    path.write_text(text.replace(ENTRY, f'{ENTRY}, "qq": "eo"'), "utf-8")
    return folder


def test_every_sentence_is_longer_and_nothing_in_it_is_plain(tmp_path: Path) -> None:
    write(tmp_path)
    pages = sorted(path.name for path in tmp_path.glob("*.ftl"))
    assert pages == sorted(path.name for path in (SOURCE / "words" / "en").glob("*.ftl"))
    for page in pages:
        english = entries((SOURCE / "words" / "en" / page).read_text("utf-8"))
        strange = entries((tmp_path / page).read_text("utf-8"))
        assert strange.keys() == english.keys()
        for key, message in english.items():
            assert plain(strange[key]) == accented(plain(message)), key
    assert accented("the deck has %s cards") == "thée déeçk háas %s çáards"


def test_terminal_and_errors_show_nothing_in_english(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOWS],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{copy}:{ROOT}", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = done.stdout + done.stderr
    assert len(told.splitlines()) > 300
    plain_facts = re.compile(r"moondrake( [a-z]+)*| kaj ")  # typed commands; another "and"
    assert [line for line in told.splitlines() if PHRASE.search(plain_facts.sub("; ", line))] == []
