"""What went wrong, in the reader's language."""

from moondrake.bluemoon.deck_building import DeckError
from moondrake.bluemoon.packs import PackError
from moondrake.cli.said import Said
from moondrake.reference.faults import deck_error, pack_error
from moondrake.words import retold, say


def problem(error: Exception, language: str) -> str:
    """What went wrong, in a line; in English where the catalogue does not have what an engine refuses."""
    if isinstance(error, UnicodeDecodeError):
        return say("main-not-text", language)
    name = getattr(error, "filename", None)
    if isinstance(error, FileNotFoundError) and name:
        return say("main-no-file", language, name=str(name))
    if isinstance(error, IsADirectoryError) and name:
        return say("main-is-folder", language, name=str(name))
    if isinstance(error, PermissionError) and name:
        return say("main-not-allowed", language, name=str(name))
    if isinstance(error, DeckError):
        return f"moondrake: {deck_error(error, language)}"
    if isinstance(error, PackError):
        return f"moondrake: {pack_error(error, language)}"
    told = str(error) if isinstance(error, Said) else retold(str(error), language)
    return f"moondrake: {told}" if told else say("main-error", language, message=str(error))
