"""Questions at the keyboard that are no decisions of a game."""

import sys
from collections.abc import Sequence

from moondrake.words import say


def read_line() -> str | None:
    """A line from the keyboard, None at its end."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return line.strip() if line else None


def ask_word(question: str, words: Sequence[str], language: str) -> str | None:
    """One of the words, by number or spelt out; None if the player leaves."""
    print(question)
    for number, word in enumerate(words, start=1):
        print(f"  {number}  {word}")
    while True:
        line = read_line()
        if line is None or line in ("quit", "exit"):
            print(say("play-left", language))
            return None
        if line.isdecimal() and 1 <= int(line) <= len(words):
            return words[int(line) - 1]
        if line.lower() in words:
            return line.lower()
        if line:
            print(say("play-not-legal", language, typed=line, allowed=", ".join(words)))
