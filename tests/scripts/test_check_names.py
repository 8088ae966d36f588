"""A card named outside cards/ is found, whether by key or by name."""

from pathlib import Path

import pytest

from moondrake.bluemoon.cards import ALL_CARDS
from scripts.check_names import english_names, main

CARDS = """
hoax = Press("hoax")
A = hoax.character(1, "Ash Herald", "Aschenbote", fire=1)
B = hoax.card(Kind.SHIP, 2, Name(en="Ember", de="Glut"))
"""


@pytest.fixture
def bluemoon(tmp_path: Path) -> Path:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "hoax.py").write_text(CARDS + '# "hoax-13"\n')
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


def test_cards_may_name_cards(bluemoon: Path) -> None:
    assert main([str(bluemoon)]) == 0


def test_there_may_be_no_cards_yet(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text("pass\n")
    assert main([str(tmp_path)]) == 0


def test_every_card_of_the_house_is_looked_for() -> None:
    names = english_names(Path("src/moondrake/bluemoon/cards"))
    assert {card.name.en for card in ALL_CARDS} <= names
