"""Reads the command line and hands over to a sub-command.

Exit codes: 0 fine, 1 a problem was found, 2 wrong usage.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from io import TextIOWrapper

from moondrake import __version__
from moondrake.cli.speech import parser_in, wanted
from moondrake.table import TableError
from moondrake.table.compiled import is_compiled
from moondrake.words import from_environment, say

PROBLEM = 1
COMMANDS = (
    "play",
    "solo",
    "draft",
    "cards",
    "deck",
    "replay",
    "trace",
    "rules",
    "rulesets",
    "arena",
    "tournament",
    "sim",
    "bot",
    "bench",
    "train",
    "admin",
    "serve",
    "verify",
)
"""Each is the module of its name, which is imported when the command is called."""


def parser(language: str) -> argparse.ArgumentParser:
    """The whole command line."""
    top = parser_in(language)(prog="moondrake", description=say("main-description", language))
    way = "compiled" if is_compiled() else "interpreted"
    version = say("main-version", language, version=__version__, way=way)
    top.add_argument("--version", action="version", version=version, help=say("main-version-help", language))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        command = commands.add_parser(name, help=say(f"{name}-help", language))
        command.fill = partial(_fill, name, command, language)
    return top


def _fill(name: str, command: argparse.ArgumentParser, language: str) -> None:
    """Now that it is called, import a command and let it say its words."""
    import_module(f"moondrake.cli.{name}").add_words(command, language)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; errors are one line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that the terminal does not have ends no game
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = wanted(words, otherwise=from_environment(os.environ))
    chosen = parser(language).parse_args(words, argparse.Namespace(lang=language))
    try:
        return int(chosen.run(chosen))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (TableError, OSError, UnicodeDecodeError) as error:
        from moondrake.cli.faults import problem  # knows all games

        print(problem(error, chosen.lang), file=sys.stderr)
        return PROBLEM
    except KeyboardInterrupt:
        print(say("main-stopped", chosen.lang), file=sys.stderr)
        return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
