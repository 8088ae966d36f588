"""Reads the command line and hands over to a sub-command.

Exit codes: 0 fine, 1 a problem was found, 2 wrong usage.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from moondrake import __version__
from moondrake.cli import (
    admin,
    arena,
    bench,
    bot,
    cards,
    deck,
    draft,
    play,
    replay,
    rules,
    rulesets,
    serve,
    sim,
    solo,
    trace,
    train,
    verify,
)
from moondrake.cli.faults import problem
from moondrake.cli.speech import parser_in, wanted
from moondrake.sim.bench import is_compiled
from moondrake.table import TableError
from moondrake.words import from_environment, say

PROBLEM = 1
MODULES = (
    play,
    solo,
    draft,
    cards,
    deck,
    replay,
    trace,
    rules,
    rulesets,
    arena,
    sim,
    bot,
    bench,
    train,
    admin,
    serve,
    verify,
)


def parser(language: str) -> argparse.ArgumentParser:
    """The whole command line."""
    top = parser_in(language)(prog="moondrake", description=say("main-description", language))
    way = "compiled" if is_compiled() else "interpreted"
    version = say("main-version", language, version=__version__, way=way)
    top.add_argument("--version", action="version", version=version, help=say("main-version-help", language))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in MODULES:
        module.add_parser(commands, language)
    return top


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
        print(problem(error, chosen.lang), file=sys.stderr)
        return PROBLEM
    except KeyboardInterrupt:
        print(say("main-stopped", chosen.lang), file=sys.stderr)
        return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
