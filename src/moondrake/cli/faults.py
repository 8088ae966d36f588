"""What went wrong, in the reader's language."""

from moondrake.table import TableError
from moondrake.words import say


def problem(error: Exception, language: str) -> str:
    """What went wrong, in a line; what the operating system refuses is quoted."""
    if isinstance(error, UnicodeDecodeError):
        return say("main-not-text", language)
    name = getattr(error, "filename", None)
    if isinstance(error, FileNotFoundError) and name:
        return say("main-no-file", language, name=str(name))
    if isinstance(error, IsADirectoryError) and name:
        return say("main-is-folder", language, name=str(name))
    if isinstance(error, PermissionError) and name:
        return say("main-not-allowed", language, name=str(name))
    if isinstance(error, TableError):
        return f"moondrake: {error.in_language(language)}"
    return say("main-error", language, message=str(error))
