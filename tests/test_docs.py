"""The examples in the documentation run as they are printed."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(page.name for page in DOCS.glob("*.md") if ">>> " in page.read_text(encoding="utf-8"))


def test_there_are_pages_with_examples():
    assert {"api.md", "adding-a-card.md", "equinox.md", "words.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_printed(page):
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
