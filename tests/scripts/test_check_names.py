"""A card named outside cards/ is found, whether by key or by name."""

from pathlib import Path

import pytest

from scripts.check_names import main

CARDS = 'A = Card(name=Name("Ash Herald", "Aschenbote"))\nB = Card(name=Name(en="Ember", de="Glut"))\n'


@pytest.fixture
def bluemoon(tmp_path: Path) -> Path:
    (tmp_path / "cards").mkdir()
    (tmp_path / "rules").mkdir()
    (tmp_path / "cards" / "hoax.py").write_text(CARDS + '# "hoax-13"\n')
    (tmp_path / "rules" / "special.py").write_text("# Ash Herald: hoax-13\n")
    return tmp_path


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ('if printed.key == "hoax-13":', "hoax-13"),
        ('"""BM-4.7: also for inter-das-habe-ich."""', "inter-das-habe-ich"),
        ("# the Ash Herald draws", "Ash Herald"),
        ("# as Ember does", "Ember"),
    ],
)
def test_a_named_card_is_found(
    bluemoon: Path, line: str, card: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (bluemoon / "resolve.py").write_text(f"import sys\n{line}\n")
    assert main([str(bluemoon)]) == 1
    assert f"resolve.py:2: names the card '{card}'" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line", ["# Embers, an ember, Re-Ember", 'people = "hoax"', "# interference", 'Tag("flit-character")']
)
def test_other_words_are_no_cards(bluemoon: Path, line: str) -> None:
    (bluemoon / "resolve.py").write_text(line)
    assert main([str(bluemoon)]) == 0


def test_cards_and_loners_may_name_cards(bluemoon: Path) -> None:
    assert main([str(bluemoon)]) == 0


def test_there_may_be_no_cards_yet(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text("pass\n")
    assert main([str(tmp_path)]) == 0
