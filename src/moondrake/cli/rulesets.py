"""`moondrake rulesets [RULESET]`: the switches, their words, and what a ruleset sets them to."""

import argparse
import json

from moondrake.bluemoon.rulesets import NAMED, SWITCHES, parse_ruleset


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of this command."""
    parser = commands.add_parser("rulesets", help="list the rulesets of Blue Moon and their switches")
    parser.add_argument(
        "ruleset", nargs="?", help="show only this one, e.g. ansmann+stopVsPermission=absolute"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
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
        print(f"{switch.rule:9} {switch.key:{width}}  {shown}  (may be: {', '.join(switch.words)})")
    return 0
