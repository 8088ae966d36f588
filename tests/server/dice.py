"""A server whose deals are the same in every run: what happened once in a test happens again.

The next seed comes from the words in the file that `MOONDRAKE_DICE` names, and from how often they were
asked before.
"""

import hashlib
import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moondrake.cli import main
from moondrake.server import fair


class Dice:
    """Seeds and choices that follow from words."""

    def __init__(self, words: Callable[[], str]) -> None:
        self.words = words
        self.asked: Counter[str] = Counter()

    def new_seed(self) -> str:
        words = self.words()
        self.asked[words] += 1
        return hashlib.sha256(f"{words} {self.asked[words]}".encode()).hexdigest()

    def choice(self, seq: Any) -> Any:
        return seq[int(self.new_seed(), 16) % len(seq)]


def serve() -> int:
    dice = Dice(Path(os.environ["MOONDRAKE_DICE"]).read_text)
    fair.new_seed = dice.new_seed
    secrets.choice = dice.choice
    return main()


if __name__ == "__main__":
    sys.exit(serve())
