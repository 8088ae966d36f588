"""A new language is one folder and one entry: tried in a copy with a language that nobody speaks."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.pseudo_language import accented, add_to, write
from tests.words.reading import PAGE, ROOT, SOURCE, entries, plain

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


TELLS = r"""
from random import Random

from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.games import GAMES
from moondrake.server.desks import desk_of
from moondrake.server.errors import Refused
from moondrake.server.malformed import BOUNDS, KINDS, PLAIN, malformed
from moondrake.table import CHANCE, TableError
from moondrake.table.saying import Saying
from tests.words.test_refusals import CATALOGUE, needs, refusals

NAMES = ["Anna", "Ben", "Clara"]
HEADERS = {
    "bluemoon": {"ruleset": "ansmann", "lookahead": "off", "deck a": "buka", "deck b": "flit", "start": "a"},
    "equinox": {"players": "3"},
    "draft": {"players": "2", "sets": "hoax vulca flit"},
}
PLACES = sorted({name for card in ALL_CARDS for name in (card.name.en, card.name.de) if name}, key=len)[::-1]


def show(text):
    for name in PLACES:
        if text and name in text:
            text = text.replace(name, ";")
    print(text)


def tell(game, steps):
    # A game as the page tells it: events, questions, choices, and why others are none.
    state, desk, rng = GAMES[game].rules.start(HEADERS[game]), desk_of(game), Random(7)
    for _ in range(steps):
        if state.is_over():
            break
        seat, legal = state.seat_to_act(), state.legal_actions()
        if seat != CHANCE:
            view = state.view(seat)
            show(desk.question_text(view, "qq"))
            for action in legal[:3]:
                show(desk.action_text(view, action, "qq", NAMES))
            for action in rng.sample(range(state.action_bound()), 2):
                try:
                    reasons = desk.why(state, seat, action, "qq", NAMES)
                except TableError as error:
                    show(error.in_language("qq"))
                else:
                    for reason in reasons:
                        show(reason["text"])
        state.apply(rng.choice(legal))
        for event in state.take_events():
            for reader in (0, 1):
                text = desk.event_text(state.view(reader), event.shown_to(reader), "qq", NAMES)
                if text is not None:
                    show(text)


for game, steps in (("bluemoon", 250), ("equinox", 120), ("draft", 60)):
    tell(game, steps)
for _, _, key, _ in refusals():
    if key is not None:
        facts = {name: "7" for name in needs(key, CATALOGUE)}
        show(Refused("not_now", key, **facts).told("qq")["message"])
for key in CATALOGUE:
    if key.startswith("farewell"):
        show(Saying(key).in_language("qq"))
for kind in [*KINDS, *BOUNDS, *PLAIN]:
    facts = dict.fromkeys(("gt", "ge", "lt", "le", "min_length", "max_length"), 1)
    show(malformed({"type": kind, "loc": ("body",), "ctx": facts}).told("qq")["message"])
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one more folder and one more entry."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        SOURCE, folder / "moondrake", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so")
    )
    add_to(folder / "moondrake")
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


def shown(copy: Path, program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{copy}:{ROOT}", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return (done.stdout + done.stderr).splitlines()


def english(lines: list[str]) -> list[str]:
    plain_facts = re.compile(r"moondrake( [a-z]+)*| kaj ")  # typed commands; another "and"
    return [line for line in lines if PHRASE.search(plain_facts.sub("; ", line))]


def test_terminal_and_errors_show_nothing_in_english(copy: Path) -> None:
    told = shown(copy, SHOWS)
    assert len(told) > 300
    assert english(told) == []


def test_games_and_refusals_of_the_server_show_nothing_in_english(copy: Path) -> None:
    told = shown(copy, TELLS)
    assert len(told) > 1000
    assert english(told) == []


TAGS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
SAID = re.compile(r"(?:aria-label|title|placeholder|alt|label)=[\"']([^\"'{}]*)[\"']")


def written(page: str) -> list[str]:
    """What a component of the page says without asking the catalogue: texts between tags, and labels."""
    markup = TAGS.sub(" ", page)
    while (without := re.sub(r"\{[^{}]*\}", "|", markup)) != markup:
        markup = without
    texts = [text.strip() for text in re.split(r"<[^<>]*>|\|", markup)]
    found = [text for text in texts if re.search(r"[A-Za-z]{2,}", text)]
    return found + [label for label in SAID.findall(TAGS.sub(" ", page)) if re.search(r"[A-Za-z]{2,}", label)]


NOT_SENTENCES = {"moondrake", "· Python", "&nbsp;×", "moondrake serve --host 0.0.0.0", "EN"}
"""Names, signs and what is typed."""


def test_the_page_says_nothing_that_is_not_in_the_catalogue() -> None:
    assert written("<p title=\"Well done\">{t('a')} <b>Hello you</b></p>") == ["Hello you", "Well done"]
    pages = sorted(PAGE.rglob("*.svelte"))
    assert len(pages) > 50
    wrong = {
        path.name: found
        for path in pages
        if "Gallery" not in path.name and (found := set(written(path.read_text("utf-8"))) - NOT_SENTENCES)
    }
    assert wrong == {}
