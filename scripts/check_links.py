"""Every relative link in a Markdown page leads to a file, and every #anchor to a place in it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<file>[^)\s#]*)(?:#(?P<anchor>[^)\s]+))?\)")
ANCHOR = re.compile(r'<a (?:id|name)="([^"]+)"')
HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The places in a page that a link can name: written anchors and headings."""
    text = page.read_text(encoding="utf-8")
    slugs = (re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text))
    return set(ANCHOR.findall(text)) | set(slugs)


def blanked(code: re.Match[str]) -> str:
    return "\n" * code.group().count("\n")


def broken_links(page: Path) -> Iterator[str]:
    """The links of one page that lead nowhere; links to other hosts are not looked at."""
    text = CODE.sub(blanked, page.read_text(encoding="utf-8"))
    for link in LINK.finditer(text):
        if "://" in link["file"] or link["file"].startswith("mailto:"):
            continue
        target = page.parent / link["file"] if link["file"] else page
        place = f"{page}:{text.count(chr(10), 0, link.start()) + 1}"
        if not target.exists():
            yield f"{place}: there is no {link['file']}"
        elif link["anchor"] and target.suffix == ".md" and link["anchor"] not in anchors(target):
            yield f"{place}: there is no #{link['anchor']} in {target.name}"


def main(arguments: list[str]) -> int:
    root = Path(arguments[0]) if arguments else Path()
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    broken = [problem for page in sorted(pages) for problem in broken_links(page)]
    for problem in broken:
        print(problem)
    print(f"{len(pages)} pages, {len(broken)} broken links")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
