"""What a command itself refuses."""

from moondrake.table import TableError


class Said(TableError):
    """A problem whose message is in the reader's language already."""
