"""A contract type for import-linter: what a package may import by name, whether or not it exists yet.

import-linter's own `forbidden` contract stops with an error when a module is missing and cannot say
"the standard library only". This one looks at direct imports and skips packages that are not written yet.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

STDLIB = "stdlib"


def is_inside(module: str, packages: Iterable[str]) -> bool:
    """Is the module one of the packages or below one of them; `stdlib` stands for the standard library."""
    for package in packages:
        if module == package or module.startswith(f"{package}."):
            return True
        if package == STDLIB and module.split(".")[0] in sys.stdlib_module_names:
            return True
    return False


class DirectImportsContract(Contract):
    """`modules` import nothing `forbidden`; where `allowed` is given, only that and themselves."""

    type_name = "direct_imports"

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False)
    forbidden = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        broken = sorted(line for package in self._names("modules") for line in self._broken(graph, package))
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)
        output.new_line()

    def _names(self, field: str) -> list[str]:
        names: Any = getattr(self, field)
        return list(names or [])

    def _broken(self, graph: ImportGraph, package: str) -> Iterator[str]:
        for importer in graph.modules:
            if not is_inside(importer, [package]):
                continue
            for imported in graph.find_modules_directly_imported_by(importer):
                if not self._may_import(package, importer, imported):
                    details = graph.get_import_details(importer=importer, imported=imported)
                    lines = ", ".join(str(detail["line_number"]) for detail in details)
                    yield f"{importer} may not import {imported} (line {lines})"

    def _may_import(self, package: str, importer: str, imported: str) -> bool:
        forbidden = self._names("forbidden")
        if is_inside(imported, forbidden) and not is_inside(importer, forbidden):
            return False
        allowed = self._names("allowed")
        return not allowed or is_inside(imported, [package, *allowed])
