"""Markdown of the rules as plain lines for a terminal or a search."""

import re
import textwrap
from typing import Final

LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
STRONG: Final = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
SOFT: Final = re.compile(r"(?<!\*)\*(?!\s)([^*]+?)\*")
DIVIDER: Final = re.compile(r"\|[-| :]+\|")


def plain(text: str) -> str:
    """A text without links, emphasis and code marks; its lines stay."""
    bare = LINK.sub(r"\1", text)
    bare = STRONG.sub(r"\1", bare)
    return SOFT.sub(r"\1", bare).replace("`", "")


def lines(text: str, width: int) -> list[str]:
    """A text as paragraphs, list items and table rows, each folded to a width."""
    folded: list[str] = []
    for block in re.split(r"\n\s*\n", plain(text)):
        if folded:
            folded.append("")
        for piece in _pieces(block):
            indent = "  " if piece.startswith(("- ", "  ")) else ""
            folded += textwrap.wrap(
                piece, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            )
    return folded


def _pieces(block: str) -> list[str]:
    """The parts of a block that begin on a line of their own."""
    pieces: list[str] = []
    for line in block.splitlines():
        if DIVIDER.fullmatch(line.strip()):
            continue
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            pieces.append("- " + " / ".join(cell for cell in cells if cell))
        elif line.startswith("- ") or not pieces:
            pieces.append(line)
        else:
            pieces[-1] += f" {line.strip()}"
    return pieces
