"""The page about the engine tells the truth."""

import doctest
from pathlib import Path

from moondrake.equinox.options import SWITCHES, TREE_WORDS

PAGE = Path(__file__).parents[2] / "docs" / "equinox.md"


def test_the_examples_of_the_page_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_names_every_switch_with_its_values() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for switch in SWITCHES:
        assert f"`{switch.word}`" in text
        assert f"`{switch.other}`" in text
        assert switch.question in text
    assert all(word in text for word in TREE_WORDS)
