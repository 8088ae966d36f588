"""The words of card packs in the docs are those of the vocabulary."""

from pathlib import Path

import pytest

from moondrake.bluemoon.effects import Icon, Kind, Tag, When
from moondrake.bluemoon.packs.vocabulary import CONDITIONS, VERBS, enum_words
from scripts import pack_words

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _at_root(monkeypatch):
    monkeypatch.chdir(ROOT)


def test_the_page_is_current():
    assert pack_words.main(["--check"]) == 0, "run scripts/pack_words.py"


def test_every_verb_condition_moment_icon_and_tag_is_on_the_page():
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    for word in (*VERBS, *CONDITIONS):
        assert f"- **`{word}" in text
    for enum in (When, Icon, Tag, Kind):
        for word in enum_words(enum):
            assert f"`{word}`" in text


def test_a_page_that_is_not_current_is_told(monkeypatch, tmp_path, capsys):
    (tmp_path / "docs").mkdir()
    page = tmp_path / "docs/packs.md"
    page.write_text(f"Words\n{pack_words.BEGIN}\nold\n{pack_words.END}\nafter\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert pack_words.main(["--check"]) == 1
    assert "not current" in capsys.readouterr().out
    assert pack_words.main([]) == 0
    assert pack_words.main(["--check"]) == 0
    assert page.read_text(encoding="utf-8").endswith("\nafter\n")
