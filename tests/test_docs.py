"""The examples in the documentation run as they are printed."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize(
    "page", ["api.md", "adding-a-card.md", "equinox.md", "protocol.md", "terminal.md", "words.md"]
)
def test_the_examples_of_a_page_run_as_printed(page):
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
