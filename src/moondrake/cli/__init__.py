"""The `moondrake` command: one module per sub-command."""

from moondrake.cli.main import main

__all__ = ["main"]
