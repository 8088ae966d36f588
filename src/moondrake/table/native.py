"""Machine integers for the compiler: compiled, an `i64` is a register; interpreted, it is a plain `int`."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
