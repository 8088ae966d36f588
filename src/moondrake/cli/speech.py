"""The command line in the reader's language: which one it is, and argparse's own words in it."""

import argparse
import gettext
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

from moondrake.words import languages, say

LANG: Final = "--lang"
WRONG_USAGE: Final = 2

ARGPARSE: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognised",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
}
"""What argparse asks gettext for, and our key for it."""


class Parser(argparse.ArgumentParser):
    """A parser that knows `--lang`; so do the parsers of its sub-commands."""

    language = "en"

    def __init__(self, **words: Any) -> None:
        super().__init__(**words)
        self.fill: Callable[[], None] | None = None
        """Adds the words of a command when it is called."""
        self.add_argument(
            LANG, choices=languages(), default=argparse.SUPPRESS, help=say("main-lang", self.language)
        )

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """A command that needs another word, typed without one, lists the words."""
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill()
        if not args and args is not None and self._subparsers is not None:
            self.print_help(sys.stderr)
            self.exit(WRONG_USAGE)
        return super().parse_known_args(args, namespace)


def parser_in(language: str) -> type[Parser]:
    """The parser's class for a language; argparse speaks it from now on."""
    vars(argparse)["_"] = partial(_argparse_words, language)
    return type("Parser", (Parser,), {"language": language})


def _argparse_words(language: str, message: str) -> str:
    key = ARGPARSE.get(message)
    if key is None:
        return gettext.gettext(message)
    text = say(key, language)
    if message == "usage: ":
        return f"{text} "
    return f"{text}\n" if message.endswith("\n") else text


def wanted(arguments: Sequence[str], otherwise: str) -> str:
    """The language asked for with `--lang`, read before anything else: help is said in it, too."""
    found = otherwise
    for word, following in pairwise([*arguments, ""]):
        if word == "--":
            break
        language = following if word == LANG else word.removeprefix(f"{LANG}=")
        if word.startswith(LANG) and language in languages():
            found = language
    return found
