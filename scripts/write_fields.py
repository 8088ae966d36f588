"""Writes `kept.py` of an engine from the fields declared in its `fields.py`; with --check only compares."""

import argparse
import sys
from pathlib import Path
from typing import Final

from scripts import fields_bluemoon, fields_equinox

ENGINES: Final = Path(__file__).resolve().parent.parent / "src" / "moondrake"
WRITTEN: Final = {"bluemoon": fields_bluemoon.module, "equinox": fields_equinox.module}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    is_check = parser.parse_args().check
    stale = []
    for engine, module in WRITTEN.items():
        target = ENGINES / engine / "kept.py"
        if not is_check:
            target.write_text(module(), encoding="utf-8")
        elif target.read_text(encoding="utf-8") != module():
            stale.append(engine)
    for engine in stale:
        print(f"{engine}/kept.py is not what fields.py says; make fix writes it", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
