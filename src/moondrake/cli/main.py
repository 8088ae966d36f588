"""Reads the command line and hands over to a sub-command.

Exit codes: 0 fine, 1 a problem was found, 2 wrong usage.
"""

import argparse
import sys
from collections.abc import Sequence

from moondrake import __version__
from moondrake.bluemoon.rules import turn
from moondrake.cli import bench, deck, play, replay, rulesets, trace
from moondrake.table import TableError

PROBLEM = 1
MODULES = (play, replay, deck, trace, rulesets, bench)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(prog="moondrake", description="Blue Moon and Equinox: play, replay, check.")
    way = "compiled" if is_compiled() else "interpreted"
    top.add_argument("--version", action="version", version=f"moondrake {__version__} ({way})")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in MODULES:
        module.add_parser(commands)
    return top


def is_compiled() -> bool:
    """Does the engine run as machine code (mypyc) or as plain Python?"""
    return not str(turn.__file__).endswith(".py")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; errors are one line on standard error."""
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (TableError, OSError, UnicodeDecodeError) as error:
        print(f"moondrake: {error}", file=sys.stderr)
        return PROBLEM
    except KeyboardInterrupt:
        print("moondrake: stopped", file=sys.stderr)
        return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
