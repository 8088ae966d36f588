"""`moondrake cards check FILE`: is a card pack sound? Names line, field, reason and the allowed words."""

import argparse
import json
import sys
from collections.abc import Sequence

from moondrake.bluemoon.packs import Fault, Pack, PackError, load
from moondrake.bluemoon.text import card_line
from moondrake.words import say

PROBLEM = 1


def check_packs(words: Sequence[str], chosen: argparse.Namespace) -> int:
    """Say of each pack what is wrong with it, or show its cards; exit 1 if anything is wrong."""
    if not words:
        print(say("packs-check-what", chosen.lang), file=sys.stderr)
        return PROBLEM
    results = [_checked(word) for word in words]
    if chosen.json:
        shown = [
            {"pack": word, "sound": not faults, "faults": [_fault(fault) for fault in faults]}
            for word, _, faults in results
        ]
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    else:
        for word, pack, faults in results:
            _tell(word, pack, faults, chosen.lang)
    return PROBLEM if any(faults for _, _, faults in results) else 0


def _checked(word: str) -> tuple[str, Pack | None, tuple[Fault, ...]]:
    try:
        return word, load(word), ()
    except PackError as error:
        return word, None, error.faults


def _fault(fault: Fault) -> dict[str, object]:
    return {"line": fault.line, "field": fault.where, "what": str(fault.what), "allowed": str(fault.allowed)}


def _tell(word: str, pack: Pack | None, faults: tuple[Fault, ...], language: str) -> None:
    if pack is None:
        print(say("packs-not-sound", language, pack=word))
        for fault in faults:
            print(f"  {fault.in_language(language)}")
        return
    print(say("packs-sound", language, pack=word, count=len(pack.cards)))
    for card in pack.cards:
        print(f"  {card.key}: {card_line(card, language)}")
