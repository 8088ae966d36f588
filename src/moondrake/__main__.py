"""`python -m moondrake` is the `moondrake` command."""

import sys

from moondrake.cli import main

if __name__ == "__main__":
    sys.exit(main())
