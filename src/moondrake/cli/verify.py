"""`moondrake verify RECORD`: was the deal fair? Recomputes every draw from the seeds."""

import argparse
from pathlib import Path

from moondrake.words import say


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("file", help=say("verify-file", language))
    parser.add_argument("--commitment", default="", metavar="HEX", help=say("verify-commitment", language))
    parser.add_argument("--seal", default="", metavar="HEX", help=say("verify-seal", language))
    parser.add_argument("--seed", default="", help=say("verify-seed", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check, then say what it proves and what not; sound is only what was proved."""
    from moondrake.server.records import Kept, is_sound, meaning, read_deal, verify

    text = Path(chosen.file).read_text(encoding="utf-8")
    draws = verify(text)
    deal = read_deal(text)
    kept = Kept(chosen.commitment.strip().lower(), chosen.seal.strip().lower(), chosen.seed.strip())
    kept.check(deal)
    print(say("verify-sound" if is_sound(deal, kept) else "verify-follows", chosen.lang, draws=draws))
    for mark, lines in zip(("verify-proved", "verify-not-proved"), meaning(deal, kept), strict=True):
        for key, seats in lines:
            named = ", ".join(say("verify-seat", chosen.lang, seat=seat) for seat in seats)
            print(f"{say(mark, chosen.lang)} {say(key, chosen.lang, seats=named)}")
    return 0
