"""The declarations of an engine's fields."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ENGINES: Final = Path(__file__).resolve().parent.parent / "src" / "moondrake"


def fields_of(engine: str) -> ModuleType:
    """`fields.py` by itself: its package needs the file that is written from it."""
    name = f"{engine}_fields"
    spec = spec_from_file_location(name, ENGINES / engine / "fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
