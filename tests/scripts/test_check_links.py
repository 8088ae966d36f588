"""Links between pages are followed."""

from pathlib import Path

import pytest

from scripts.check_links import main


@pytest.mark.parametrize(
    ("link", "result"),
    [
        ("[a](docs/page.md)", 0),
        ("[a](docs/page.md#bm-1.1)", 0),
        ("[a](docs/page.md#the-second-part)", 0),
        ("[a](#here)\n# Here", 0),
        ("`[a](nowhere.md)`", 0),
        ("[a](https://example.org/x)", 0),
        ("[a](nowhere.md)", 1),
        ("[a](docs/page.md#bm-1.2)", 1),
    ],
)
def test_a_link_leads_somewhere(tmp_path: Path, link: str, result: int) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text('<a id="bm-1.1"></a>\n## The second part\n')
    (tmp_path / "README.md").write_text(link)
    assert main([str(tmp_path)]) == result
