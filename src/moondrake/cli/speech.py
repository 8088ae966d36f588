"""The command line in the reader's language: which one it is, and argparse's own words in it."""

import argparse
import gettext
import os
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from moondrake.words import languages, say

LANG: Final = "--lang"
WRONG_USAGE: Final = 2
DOMAIN: Final = "argparse"
"""Of the files `words/LANGUAGE/LC_MESSAGES/argparse.mo`, which scripts/write_argparse.py writes."""


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
    """The parser's class for a language; argparse asks gettext for its words and speaks it from now on."""
    gettext.bindtextdomain(DOMAIN, str(files("moondrake.words")))
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = language
    return type("Parser", (Parser,), {"language": language})


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
