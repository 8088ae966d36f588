"""Reading a file of recorded games line by line, packed or not: some are larger than a memory should hold."""

import gzip
import json
import lzma
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from moondrake.traces.differences import TraceError

UNREADABLE = (EOFError, gzip.BadGzipFile, lzma.LZMAError, zlib.error, UnicodeDecodeError)


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The JSON objects of a file, one at a time; a broken line is named."""
    number = 0
    try:
        with _opened(path) as file:
            for number, line in enumerate(file, start=1):
                value = json.loads(line)
                if not isinstance(value, dict):
                    raise TraceError("problem-trace-object", file=path, number=number)
                yield value
    except json.JSONDecodeError as error:
        raise TraceError("problem-trace-broken", file=path, number=number, error=error) from error
    except UNREADABLE as error:
        raise TraceError("problem-trace-broken", file=path, number=number + 1, error=error) from error


def _opened(path: Path) -> IO[str]:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8")
    if path.suffix == ".xz":
        return lzma.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")
