"""`moondrake rulesets [RULESET]`: the switches, their words, and what a ruleset sets them to."""

import argparse
import json

from moondrake.bluemoon.rulesets import NAMED, SWITCHES, parse_ruleset
from moondrake.words import say


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    parser.add_argument("ruleset", nargs="?", help=say("rulesets-ruleset", language))
    parser.add_argument("--json", action="store_true", help=say("main-json", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print a table of switches."""
    names = [chosen.ruleset] if chosen.ruleset else list(NAMED)
    values = {name: parse_ruleset(name).words for name in names}
    if chosen.json:
        print(json.dumps(values, indent=2))
        return 0
    width = max(len(switch.key) for switch in SWITCHES)
    for switch in SWITCHES:
        shown = "  ".join(f"{name}={values[name][switch.key]}" for name in names)
        may_be = say("rulesets-may-be", chosen.lang, words=", ".join(switch.words))
        print(f"{switch.rule:9} {switch.key:{width}}  {shown}  {may_be}")
    return 0
