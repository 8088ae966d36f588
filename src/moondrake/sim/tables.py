"""Tables of games on disk: JSON lines with nothing but the standard library, Parquet with pyarrow."""

import json
import shutil
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

from moondrake.table import SetupError

Row = dict[str, Any]


class Writer(ABC):
    """Writes parts of a table and joins them."""

    @abstractmethod
    def write(self, path: Path, rows: list[Row]) -> None:
        """One part."""

    @abstractmethod
    def join(self, path: Path, parts: list[Path]) -> None:
        """All parts, in order, without holding more than one of them."""


class JsonLines(Writer):
    """A line for each game."""

    def write(self, path: Path, rows: list[Row]) -> None:
        lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows]
        path.write_text("".join(lines), encoding="utf-8")

    def join(self, path: Path, parts: list[Path]) -> None:
        with path.open("wb") as whole:
            for part in parts:
                with part.open("rb") as file:
                    shutil.copyfileobj(file, whole)


class Parquet(Writer):
    """A group of rows for each part."""

    def __init__(self) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise SetupError("problem-parquet") from None
        self.arrow: Any = pyarrow
        self.parquet: Any = pyarrow.parquet
        words = pyarrow.string()
        self.schema = pyarrow.schema(
            [
                ("number", pyarrow.int64()),
                ("deal", pyarrow.int64()),
                ("deal_seed", pyarrow.int64()),
                ("players", pyarrow.list_(words)),
                ("decks", pyarrow.list_(words)),
                ("start", words),
                ("winner", pyarrow.int8()),
                ("returns", pyarrow.list_(pyarrow.float64())),
                ("decisions", pyarrow.int32()),
                ("failed", words),
                ("record", words),
            ]
        )

    def write(self, path: Path, rows: list[Row]) -> None:
        self.parquet.write_table(self.arrow.Table.from_pylist(rows, self.schema), path, compression="zstd")

    def join(self, path: Path, parts: list[Path]) -> None:
        with self.parquet.ParquetWriter(path, self.schema, compression="zstd") as whole:
            for part in parts:
                whole.write_table(self.parquet.read_table(part, schema=self.schema))


WRITERS: Final[dict[str, type[Writer]]] = {".parquet": Parquet, ".jsonl": JsonLines}


def writer_for(path: Path) -> Writer:
    """By the ending of the file's name; raises SetupError."""
    if path.suffix not in WRITERS:
        raise SetupError("problem-rows-ending", name=path.name)
    return WRITERS[path.suffix]()
