"""Thinking without Python's search for rings of objects, which takes a quarter of a search's time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """A search makes millions of objects and no rings: reference counts free them all.

    Whoever else runs in this process finds the collector on again after the move, as it was before.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
