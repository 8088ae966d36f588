"""Contract types for import-linter: what a package may import, through which doors, and never in a ring.

import-linter's own `forbidden` contract cannot say "the standard library only", and it knows no contract that
every package is free of rings.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import networkx
from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

STDLIB = "stdlib"
OTHERS = ("allowed", "forbidden", "forbidden_exactly")
"""The lists of a contract of direct imports that name what is imported."""


def is_inside(module: str, packages: Iterable[str]) -> bool:
    """Is the module one of the packages or below one of them; `stdlib` stands for the standard library."""
    for package in packages:
        if module == package or module.startswith(f"{package}."):
            return True
        if package == STDLIB and module.split(".")[0] in sys.stdlib_module_names:
            return True
    return False


def unknown(graph: ImportGraph, names: Iterable[str]) -> Iterator[str]:
    """A contract that names what does not exist holds nothing: say so."""
    return (f"{name} is no module" for name in names if name not in graph.modules)


class LinesContract(Contract):
    """A contract that is broken by every line its `broken` finds."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = sorted(self.broken(graph))
        return ContractCheck(kept=not found, metadata={"broken": found})

    def broken(self, graph: ImportGraph) -> Iterator[str]:
        """What breaks the contract, a line each."""
        raise NotImplementedError

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)
        output.new_line()

    def names(self, field: str) -> list[str]:
        """A list of the contract; none where it was left out."""
        found: Any = getattr(self, field)
        return list(found or [])


class LineContract(LinesContract):
    """Every module of a `package` stands in a line, `layers` from top to bottom, and imports those below it.

    Modules on one level do not see each other; a module that has no place yet breaks the contract.
    """

    type_name = "line"

    package = fields.StringField()
    layers = fields.ListField(subfield=fields.StringField())

    def broken(self, graph: ImportGraph) -> Iterator[str]:
        package: Any = self.package
        inside = {
            module: module.removeprefix(f"{package}.").split(".")[0]
            for module in graph.modules
            if module.startswith(f"{package}.")
        }
        levels = {
            name: level for level, names in enumerate(self.names("layers")) for name in names.split(" | ")
        }
        for name in sorted({*inside.values()} - {*levels}):
            yield f"{package}.{name} has no place in the line"
        for importer, own in inside.items():
            for imported in graph.find_modules_directly_imported_by(importer):
                other = inside.get(imported, own)
                if own != other and levels.get(own, 0) >= levels.get(other, 0):
                    yield f"{importer} may not import {imported}"


class NoRingsContract(LinesContract):
    """No module of these `packages` is imported, by any way, by one that it imports."""

    type_name = "no_rings"

    packages = fields.ListField(subfield=fields.StringField())

    def broken(self, graph: ImportGraph) -> Iterator[str]:
        yield from unknown(graph, self.names("packages"))
        inside = [module for module in graph.modules if is_inside(module, self.names("packages"))]
        arrows = networkx.DiGraph()
        for importer in inside:
            for imported in graph.find_modules_directly_imported_by(importer):
                arrows.add_edge(importer, imported)
        for ring in networkx.strongly_connected_components(arrows):
            if len(ring) > 1:
                yield f"a ring of {len(ring)}: {', '.join(sorted(ring))}"


class DoorsContract(LinesContract):
    """From outside a `package` only its `doors` are imported, whoever is no `guest` inside."""

    type_name = "doors"

    package = fields.StringField()
    doors = fields.ListField(subfield=fields.StringField())
    guests = fields.ListField(subfield=fields.StringField(), required=False)

    def broken(self, graph: ImportGraph) -> Iterator[str]:
        package: Any = self.package
        doors = {package, *(f"{package}.{door}" for door in self.names("doors"))}
        for imported in graph.modules:
            if not is_inside(imported, [package]) or imported in doors:
                continue
            for importer in graph.find_modules_that_directly_import(imported):
                if not is_inside(importer, [package, *self.names("guests")]):
                    yield f"{importer} goes past the door to {imported}"


class DirectImportsContract(LinesContract):
    """`modules` import nothing `forbidden`; where `allowed` is given, only that and themselves.

    Of a package that is `forbidden_exactly` they do not take its own door, but may take those of its parts.
    """

    type_name = "direct_imports"

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False)
    forbidden = fields.ListField(subfield=fields.StringField(), required=False)
    forbidden_exactly = fields.ListField(subfield=fields.StringField(), required=False)

    def broken(self, graph: ImportGraph) -> Iterator[str]:
        modules = self.names("modules")
        own = {module.split(".")[0] for module in modules}
        others = [name for field in OTHERS for name in self.names(field) if name.split(".")[0] in own]
        yield from unknown(graph, [*modules, *others])
        for package in modules:
            yield from self._broken(graph, package)

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
        if imported in self.names("forbidden_exactly"):
            return False
        forbidden = self.names("forbidden")
        if is_inside(imported, forbidden) and not is_inside(importer, forbidden):
            return False
        allowed = self.names("allowed")
        return not allowed or is_inside(imported, [package, *allowed])
