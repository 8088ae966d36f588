"""A language that nobody speaks, seen in the browser: one folder and one entry, and no page shows English."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser

from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.packs import load, shipped_names
from moondrake.bluemoon.text import card_text, plain
from moondrake.equinox.creatures import ABILITIES
from moondrake.equinox.text import SENTENCES
from moondrake.reference.pages import pages
from scripts import page
from scripts.pseudo_language import NAME, add_to
from tests.page.company import Company
from tests.page.person import Person
from tests.page.scenes import SCENES, Set
from tests.page.scenes import page as look
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.medium
SEEN = (
    "lobby",
    "new-bluemoon",
    "bluemoon-fight",
    "bluemoon-whynot",
    "bluemoon-about",
    "equinox-four",
    "equinox-creature",
    "rules-search",
    "settings",
    "help",
)
WORD = re.compile(r"[^\W\d_]{3,}")
CHANGED = re.compile(r"[aceinouyzACEINOUYZ]")
"""Letters that every sentence of the language has with an accent."""
OF_THE_BROWSER = ("this minute", "Blue Moon", "English", "Deutsch", "Magyar")
"""Words for times come from the browser, which has none in Esperanto; and what is a name everywhere."""


@pytest.fixture(scope="module")
def strange(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A copy of the program with one more language, its page built from it, and its server."""
    folder = tmp_path_factory.mktemp("strange")
    package = folder / "src" / "moondrake"
    without = shutil.ignore_patterns("page", "__pycache__", "*.so", "node_modules")
    shutil.copytree(page.ROOT / "src" / "moondrake", package, ignore=without)
    shutil.copytree(page.WEB, folder / "web", ignore=without)
    (folder / "web" / "node_modules").symlink_to(page.WEB / "node_modules")
    for name in ("scripts", "docs"):
        (folder / name).symlink_to(page.ROOT / name)
    add_to(package)
    env = {"PYTHONPATH": str(folder / "src")}
    write = [sys.executable, "-m", "scripts.write_wire"]
    subprocess.run(write, cwd=folder, env=os.environ | env, check=True)
    node = page.find_node()
    subprocess.run([*node.npm, "run", "--silent", "build"], cwd=folder / "web", env=node.env, check=True)
    words = ("--port", "0", "--data", str(folder / "data"), "--no-limits")
    with ServerProcess(*words, env=env, log=folder / "log", dice=folder / "dice") as running:
        running.deal_for("strange")
        yield running


@cache
def put_in() -> list[str]:
    """What is not of the catalogue, the longest first: names, texts on cards, titles of rules pages."""
    cards = [*ALL_CARDS, *(card for name in shipped_names() for card in load(name).cards)]
    texts = [plain(card_text(card, "en")).rstrip(".") for card in cards]
    names = [name for card in cards for name in (card.name.en, card.name.de)]
    words = [word for name in names for word in name.split()]
    creatures = [word for one in ABILITIES for word in (one.key, one.name, SENTENCES["en"](one.effect))]
    chapters = pages("en").values()
    rules = [title for one in chapters for title in (one.title, *(entry.heading for entry in one.entries))]
    found = {*texts, *names, *words, *creatures, *rules, *Company.NAMES, *OF_THE_BROWSER, "moondrake"}
    return sorted(found - {""}, key=len, reverse=True)


def english(sentences: set[str]) -> list[str]:
    """Those that have two plain words besides."""
    wrong = []
    for sentence in sorted(sentences):
        left = sentence
        for known in put_in():
            left = re.sub(rf"(?<!\w){re.escape(known)}(?!\w)", ";", left) if known in left else left
        plain_words = [word for word in WORD.findall(left) if word.isascii() and CHANGED.search(word)]
        if len(plain_words) >= 2:
            wrong.append(sentence)
    return wrong


def test_english_is_noticed_and_names_are_none() -> None:
    assert english({"Blue Moon: thée góoáal", "Anna áañd Ben", "Hank Highflyer Hawk, çáard"}) == []
    for wrong in ("You may not", "Nóo: Brain Drain goes back"):
        assert english({wrong}) == [wrong]


def nowhere(person: Person, given: Set) -> None:
    """A table that is not there."""
    with person.expecting_trouble():
        look("#/table/AAAAAAAAAAAA")(person, given)


def test_no_page_shows_english_in_a_language_that_nobody_speaks(
    browser: Browser, strange: ServerProcess
) -> None:
    company = Company(strange.url)
    given = Set(company)
    person = Person(browser, strange.url, language=NAME)
    person.context.add_cookies(company.cookies())
    found: dict[str, list[str]] = {}
    scenes = {name: SCENES[name] for name in SEEN} | {"deck": look("#/decks/new/hoax"), "error": nowhere}
    for name, reach in scenes.items():
        reach(person, given)
        assert person.page.evaluate("document.documentElement.lang") == NAME
        if wrong := english(person.sentences()):
            found[name] = wrong
    person.close()
    company.close()
    assert found == {}
    assert person.troubles == []
