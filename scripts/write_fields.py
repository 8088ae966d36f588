"""Writes what follows from the fields declared in an engine's `fields.py`; with --check only compares.

That is `kept.py` of each engine, Blue Moon's `seen.py`, and its part of the server's shapes.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from scripts import fields_bluemoon, fields_equinox, fields_seen

HOUSE: Final = Path(__file__).resolve().parent.parent / "src" / "moondrake"
BEGIN: Final = "# ---- Blue Moon: written by scripts/write_fields.py from bluemoon/fields.py ----\n"
END: Final = "\n\n# ---- Blue Moon: the rest ----\n"


def shapes() -> str:
    """The server's shapes with what the page draws of Blue Moon written anew."""
    before, _, rest = (HOUSE / "server/shapes.py").read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + fields_seen.shapes() + END + rest.partition(END)[2]


WRITTEN: Final = {
    "bluemoon/kept.py": fields_bluemoon.module,
    "bluemoon/seen.py": fields_seen.module,
    "equinox/kept.py": fields_equinox.module,
    "server/shapes.py": shapes,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    is_check = parser.parse_args().check
    stale = []
    for name, written in WRITTEN.items():
        target = HOUSE / name
        if not is_check:
            target.write_text(written(), encoding="utf-8")
        elif target.read_text(encoding="utf-8") != written():
            stale.append(name)
    for name in stale:
        print(f"{name} is not what fields.py says; make fix writes it", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
