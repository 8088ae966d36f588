"""Words for the compiler. Compiled, an `i64` is a register; interpreted, it is a plain `int`.

`mypyc_attr` says of a class what the compiler cannot know: `acyclic`, its objects never refer back to
themselves, so the garbage collector need not look at them; `free_list_len`, one freed object waits for the
next. Interpreted it does nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*flags: str, **settings: object) -> Callable[[type], type]:
        return lambda kind: kind
