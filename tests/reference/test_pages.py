"""The rules pages: whole in English, the promised chapters in German and Hungarian, and shipped."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from moondrake.reference.pages import ANCHOR, SOURCE, pages
from moondrake.reference.rules import NUMBER, chapters, places, rule
from moondrake.words import catalogue

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
THE_GAME = [f"BM-{number}" for number in (*range(2, 17), 23)]
EQUINOX = [f"EQ-{number}" for number in range(1, 13)]
OTHERS = ["de", "hu"]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|you|your|with|see|card|player|chapter|opponent|decision)\b", re.IGNORECASE
)


def test_english_has_every_chapter():
    assert list(pages("en")) == [*(f"BM-{number}" for number in range(1, 25)), *EQUINOX]


def test_every_anchor_is_a_rule_and_every_rule_has_a_text():
    anchors = [anchor for page in RULES.glob("*.md") for anchor in ANCHOR.findall(page.read_text("utf-8"))]
    assert len(anchors) == len(set(anchors))
    assert sorted(number.lower() for number in places("en")) == sorted(anchors)
    assert [number for number, place in places("en").items() if not place.entry.text] == []
    assert all(NUMBER.fullmatch(number) for number in places("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_chapter_of_the_game_itself_and_equinox_are_translated(language):
    assert list(pages(language)) == [*THE_GAME, *EQUINOX]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", THE_GAME + EQUINOX)
def test_a_translated_chapter_has_every_number_in_order_and_in_the_same_file(key, language):
    english, translated = pages("en")[key], pages(language)[key]
    assert [entry.number for entry in translated.entries] == [entry.number for entry in english.entries]
    assert translated.file == english.file
    assert translated.title != english.title


def cited(text):
    """The numbers that a rule points to, without its small print."""
    return set(re.findall(r"#((?:bm|eq|rs|oq|oqe)-[0-9.]+[a-z]?)\)", text))


def words_of(text):
    """A rule without names, code and links."""
    return re.sub(r"`[^`]*`|\*[^*]+\*|\([^)]*\.md[^)]*\)", "", text.replace("**", ""))


def code_in(text):
    return set(re.findall(r"`([^`]+)`", text)) - {"A", "O"}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", THE_GAME + EQUINOX)
def test_a_translated_rule_says_as_much_as_the_english_one(key, language):
    for english, translated in zip(pages("en")[key].entries, pages(language)[key].entries, strict=True):
        assert cited(translated.text) == cited(english.text), translated.number
        assert code_in(translated.text) == code_in(english.text), translated.number
        assert translated.text.count("|") == english.text.count("|"), translated.number
        assert not ENGLISH_WORDS.search(words_of(translated.text)), translated.number
        assert 0.7 < len(translated.text) / len(english.text) < 1.8 or len(english.text) < 60, (
            translated.number
        )


@pytest.mark.parametrize("language", OTHERS)
def test_the_index_of_a_language_links_every_chapter_and_marks_the_english_ones(language):
    text = (RULES / language / "README.md").read_text(encoding="utf-8")
    mark = {"de": "(englisch)", "hu": "(angolul)"}[language]
    for key, page in pages("en").items():
        if key in pages(language):
            assert f"({page.file})" in text
        else:
            assert re.search(rf"\(\.\./{page.file}\) \({mark[1:-1]}\)", text), page.file


def test_a_language_without_pages_gets_the_english_rules(monkeypatch):
    monkeypatch.setattr(catalogue, "LANGUAGES", (*catalogue.LANGUAGES, "qq"))
    assert pages("qq") == {}
    assert rule("BM-5.2", "qq").text == rule("BM-5.2").text
    assert [one.title for one in chapters("qq")] == [one.title for one in chapters()]


def test_small_print_is_kept_apart_from_the_text():
    assert SOURCE.findall("A rule. <sub>(KOSMOS\np. 3)</sub>") == ["KOSMOS\np. 3"]
    place = places("en")["BM-2.1"]
    assert place.entry.source == "KOSMOS p. 3"
    assert "<sub>" not in place.entry.text


@pytest.mark.medium
def test_a_wheel_has_pages_and_words_and_runs_without_the_repository(tmp_path):
    environment = os.environ | {"MOONDRAKE_PURE": "1"}
    build = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "-b",
        str(tmp_path / "b"),
        "bdist_wheel",
        "-d",
        str(tmp_path),
    ]
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(tmp_path / "installed")
        names = set(content.namelist())
    assert "moondrake/reference/pages/hu/eq-12-open-questions.md" in names
    assert "moondrake/words/de/main.ftl" in names
    command = [sys.executable, "-m", "moondrake.cli.main", "rules", "BM-10.8", "--lang", "de"]
    environment["PYTHONPATH"] = str(tmp_path / "installed")
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert "WIEDERAUFNEHMEN" in done.stdout
