"""`moondrake verify RECORD`: was the deal fair? Recomputes every draw from the seeds."""

import argparse
from pathlib import Path


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("verify", help="recompute every draw of a record from a server")
    parser.add_argument("file", help="a record, as the server gives it out after a game")
    parser.add_argument("--commitment", help="the commitment you were shown before the game")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check, then say what it proves and what not."""
    from moondrake.server.records import read_deal, verify
    from moondrake.table import RecordError

    text = Path(chosen.file).read_text(encoding="utf-8")
    verdict = verify(text)
    if chosen.commitment and chosen.commitment.strip().lower() != read_deal(text).commitment:
        raise RecordError("the record has another commitment than the one you were shown: it is another deal")
    print(f"The deal is sound: {verdict.draws} draws recomputed.")
    for line in verdict.proves:
        print(f"proved: {line}")
    if chosen.commitment:
        print("proved: This is the deal whose commitment you were shown.")
    for line in verdict.proves_not:
        print(f"not proved: {line}")
    return 0
