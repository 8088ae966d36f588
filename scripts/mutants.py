"""Small changes to a module that should make some test fail; scripts/mutation.py tries them out.

Comparisons, `and` and `or`, `+` and `-`, `&` and `|` are swapped, `not` is dropped, numbers grow by one, yes
becomes no, and calls are left out. Annotations, error messages, `__repr__` and `assert_never` are let alone.
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SWAPPED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


CITED = re.compile(r"\b(?:BM|RS|OQ)-\d+(?:\.\d+[a-z]?)?")


@dataclass(frozen=True)
class Mutation:
    """One change: the bytes from start to end of a file become something else."""

    path: str
    line: int
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> tuple[str, str]:
        """The changed line before and after."""
        before, after = source.splitlines(), self.applied(source).splitlines()
        return before[self.line - 1].decode().strip(), after[self.line - 1].decode().strip()


def rules_at(source: bytes, line: int) -> list[str]:
    """The rules that the function around a line cites; where it cites none, those of its module."""
    tree = ast.parse(source)
    lines = source.decode().splitlines()
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    inner = max(around, key=lambda node: node.lineno, default=None)
    text = "\n".join(lines[inner.lineno - 1 : inner.end_lineno]) if inner else ""
    return sorted(set(CITED.findall(text) or CITED.findall(ast.get_docstring(tree) or "")))


class Finder(ast.NodeVisitor):
    """Collects every change that we know how to make in one module."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutation] = []
        self.returns_bool = [False]
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self.line_starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.end_lineno or node.lineno, node.end_col_offset or 0)

    def add(self, start: int, end: int, text: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        mutation = Mutation(self.path, line, start, end, text)
        if parses(mutation.applied(self.source)):
            self.found.append(mutation)

    def swap_between(self, left: ast.expr, right: ast.expr, words: tuple[str, str]) -> None:
        """Replace the operator that stands between two operands."""
        old, new = words
        position = self.source.find(old.encode(), self.end(left), self.start(right))
        if position >= 0:
            self.add(position, position + len(old), new)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            self.swap_between(left, right, COMPARED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap_between(left, right, words)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(self.start(node), self.start(node) + len("not "), "")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in SWAPPED and not is_type_union(node):
            self.swap_between(node.left, node.right, SWAPPED[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.add(self.start(node), self.end(node), str(node.value + 1))

    def visit_Return(self, node: ast.Return) -> None:
        if self.returns_bool[-1] and node.value is not None:
            value = self.source[self.start(node.value) : self.end(node.value)].decode()
            self.add(self.start(node), self.end(node), f"return not ({value})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call for its effect is left out; a docstring or an assert_never is let alone."""
        if isinstance(node.value, ast.Call) and not is_assert_never(node.value):
            self.add(self.start(node), self.end(node), "pass")
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        self.returns_bool.append(isinstance(node.returns, ast.Name) and node.returns.id == "bool")
        for child in [*node.args.defaults, *(d for d in node.args.kw_defaults if d), *node.body]:
            self.visit(child)
        self.returns_bool.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """The number of an enum's member is only a name."""
        is_enum = any(ast.unparse(base).endswith(("Enum", "Flag")) for base in node.bases)
        for child in node.body:
            if not is_enum or isinstance(child, ast.FunctionDef):
                self.visit(child)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python 3.11 misplaces what is inside an f-string, and it is words for people anyway."""

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)


def parses(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def is_assert_never(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "assert_never"


def is_type_union(node: ast.BinOp) -> bool:
    """Is this `Draw | Discard`, classes and no values."""
    if isinstance(node.left, ast.BinOp):
        return is_type_union(node.left)
    return isinstance(node.left, ast.Name) and node.left.id[0].isupper() and not node.left.id.isupper()


def mutations_in(path: str, source: bytes) -> list[Mutation]:
    """Every change that we know how to make in one module."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


def find_mutations(root: Path, patterns: list[str]) -> list[Mutation]:
    """Every change in the modules that match, in the order of the files."""
    paths = sorted({path for pattern in patterns for path in root.glob(pattern)})
    names = [(path.relative_to(root).as_posix(), path.read_bytes()) for path in paths]
    return [mutation for name, source in names for mutation in mutations_in(name, source)]
