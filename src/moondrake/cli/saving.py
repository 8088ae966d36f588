"""Files that a command writes at its end: tried before it begins, so that nothing is played for nothing."""

from pathlib import Path

from moondrake.table import TableError


def unwritable(error: OSError, name: str) -> TableError:
    """Why a file was not written."""
    kind = "other"
    if isinstance(error, IsADirectoryError):
        kind = "folder"
    elif isinstance(error, FileNotFoundError | NotADirectoryError):
        kind = "no-folder"
    elif isinstance(error, PermissionError):
        kind = "forbidden"
    folder = str(Path(name).parent)
    return TableError("saving-fault", kind=kind, name=name, folder=folder, error=str(error.strerror))


def check_file(name: str | None) -> None:
    """Refuse a file that cannot be written; what it holds already stays as it is."""
    if not name:
        return
    path = Path(name)
    is_new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise unwritable(error, name) from error
    if is_new:
        path.unlink()


def check_folder(name: str | None) -> None:
    """Make the folder, or refuse it."""
    if not name:
        return
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error, name) from error
