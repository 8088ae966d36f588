"""`moondrake verify RECORD`: was the deal fair? Recomputes every draw from the seeds."""

import argparse
from pathlib import Path

from moondrake.cli.said import Said
from moondrake.words import say


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", language: str) -> None:
    """The words of this command."""
    parser = commands.add_parser("verify", help=say("verify-help", language))
    parser.add_argument("file", help=say("verify-file", language))
    parser.add_argument("--commitment", help=say("verify-commitment", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check, then say what it proves and what not."""
    from moondrake.server.records import meaning, read_deal, verify

    text = Path(chosen.file).read_text(encoding="utf-8")
    draws = verify(text)
    deal = read_deal(text)
    is_compared = bool(chosen.commitment)
    if is_compared and chosen.commitment.strip().lower() != deal.commitment:
        raise Said(say("verify-other", chosen.lang))
    print(say("verify-sound", chosen.lang, draws=draws))
    for mark, lines in zip(("verify-proved", "verify-not-proved"), meaning(deal, is_compared), strict=True):
        for key, seats in lines:
            named = ", ".join(say("verify-seat", chosen.lang, seat=seat) for seat in seats)
            print(f"{say(mark, chosen.lang)} {say(key, chosen.lang, seats=named)}")
    return 0
